import { userNamed } from './caller';
import { ApiError } from './context';
import type { MockState } from './rows/state';

export const FAULT_KINDS = [
    'status',
    'status-after',
    'status-html',
    'abort',
    'lost',
    'late',
    'delay',
    'malformed',
    'html',
    'html-after',
    'empty',
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];
export const METHODS = ['*', 'GET', 'POST', 'PATCH', 'PUT', 'DELETE', 'HEAD'] as const;

/** A fault of the API. `path` is below the base; `*` matches anything within one segment, `**` anything at all. */
export interface Fault {
    id: string;
    method: (typeof METHODS)[number];
    path: string;
    /** id or e-mail of the affected caller; null: everybody */
    person: string | null;
    /**
     * status: the error of that status; status-html: the same, but HTML, as from a server in between; abort: the connection is cut; delay: the real response, delayed; malformed: truncated JSON; html:
     * HTML with status 200; empty: no body with status 200. All of these except delay replace the call. Three kinds let it take effect first:
     * status-after: the error of that status; lost: the connection is cut; html-after: HTML with status 200. late: the connection is cut at
     * once, and the call takes effect after that
     */
    kind: FaultKind;
    status: number;
    /** `error.code` of a status fault; the status unless given */
    code: number | string;
    message: string;
    /** the header `Retry-After` of a status fault: seconds or a date; null sends none */
    retryAfter: string | null;
    /** seconds before the fault takes effect; with `delay` before the real response, with late before the call does, with the kinds named -after and lost after it did */
    seconds: number;
    /** how many calls it affects; null: all, until it is removed */
    times: number | null;
    hits: number;
}

/** A fault as sent to the control API. */
export type FaultInput = Readonly<Record<string, unknown>>;

const DEFAULT_DELAY = 10;
const MAX_SECONDS = 120;

const normalise = (path: string): string => {
    const below = path.trim().replace(/^\/?(api\/)?/, '');
    return below === '' || below === '*' ? '**' : below;
};

const oneOf = <T extends string>(values: readonly T[], value: unknown, name: string): T => {
    const found = values.find(candidate => candidate === value);
    if (found === undefined) throw new ApiError(400, `${name} must be one of ${values.join(', ')}`);
    return found;
};

const numberWithin = (value: unknown, min: number, max: number, name: string): number => {
    const number = typeof value === 'string' && value !== '' ? Number(value) : value;
    if (typeof number !== 'number' || !Number.isFinite(number) || number < min || number > max) {
        throw new ApiError(400, `${name} must be a number from ${min} to ${max}`);
    }
    return number;
};

const given = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** A code as the API sends it: a form's `11` becomes a number (ERROR-6). */
const codeOf = (value: unknown, status: number): number | string => {
    if (typeof value === 'string' && /^\d{1,9}$/.test(value)) return Number(value);
    return typeof value === 'number' || (typeof value === 'string' && value !== '') ? value : status;
};

const personOf = (value: unknown, state: MockState): string | null => {
    if (!given(value)) return null;
    const name = String(value).trim();
    // a fault for a misspelt user would never take effect
    if (!userNamed(name, state)) throw new ApiError(400, `person must be the id or the e-mail of a user; "${name}" is neither`);
    return name;
};

/** Parses a fault from the control API's JSON; throws a 400 with the reason. */
export function readFault(input: FaultInput, id: string, state: MockState): Fault {
    const kind = oneOf(FAULT_KINDS, input.kind, 'kind');
    const status = given(input.status) ? numberWithin(input.status, 400, 599, 'status') : 500;
    return {
        id,
        method: oneOf(METHODS, input.method ?? '*', 'method'),
        path: normalise(typeof input.path === 'string' ? input.path : '**'),
        person: personOf(input.person, state),
        kind,
        status,
        code: codeOf(input.code, status),
        message: typeof input.message === 'string' && input.message !== '' ? input.message : 'A fault set in the support desk',
        retryAfter: given(input.retryAfter) ? String(input.retryAfter) : null,
        seconds: given(input.seconds)
            ? numberWithin(input.seconds, 0, MAX_SECONDS, 'seconds')
            : kind === 'delay'
              ? DEFAULT_DELAY
              : 0,
        times: given(input.times) ? Math.floor(numberWithin(input.times, 1, 1_000_000, 'times')) : null,
        hits: 0,
    };
}
