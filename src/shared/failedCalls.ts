import { rememberedFailures } from './rememberedFailures';

/** The last failed calls of this page, which a user may add to a ticket (TICKET-8): nothing of what was sent or received. */

export interface FailedCall {
    method: string;
    /** the path with `{id}` for every id, without its query */
    pattern: string;
    /** HTTP status; 0 without a response */
    status: number;
    /** i18n key of the failure */
    error: string;
    /** milliseconds since the epoch */
    at: number;
}

/** Returns the last failed calls, the newest first. */
export const failedCalls = (): readonly FailedCall[] =>
    rememberedFailures().map(({ call, error, at }) => {
        const [method = '', pattern = ''] = call.replace(/\{\w+\}/g, '{id}').split(' /');
        return { method, pattern, status: error.status, error: error.message, at };
    });
