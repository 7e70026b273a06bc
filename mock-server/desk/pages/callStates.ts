import type { CallRecord } from '../../calls';

const ERROR = 400;
/** The client closed the connection before the response. */
const CANCELLED = 499;

/** Whether a call went wrong: an error, a cut connection, or a response that breaks the contract. */
export const hasFailed = ({ status, problem }: CallRecord): boolean =>
    problem !== undefined || status === 0 || (status >= ERROR && status !== CANCELLED);

/** Whether a call contains a text that was typed. */
export const fits = (call: CallRecord, term: string): boolean =>
    `${call.method} ${call.path} ${call.status} ${call.user ?? ''} ${call.fault ?? ''} ${call.problem ?? ''}`
        .toLowerCase()
        .includes(term.trim().toLowerCase());
