import { isObject } from './answers';

/**
 * The one shape of every failed call (specification 1 and 2, section 8). Light: the public pages load it too.
 */

/** Why a call failed: an error status, no connection, no answer in time, or an unreadable answer. One that was taken back is an AbortError. */
export type FailureReason = 'http' | 'network' | 'timeout' | 'malformed';

/** Status (or `default` for every other one) -> i18n key of a call's own texts. */
export type ErrorTexts = Readonly<Partial<Record<number | 'default', string>>> & {
    /** `error.code` -> i18n key; outranks the status (contract, section 6) */
    readonly codes?: Readonly<Record<string, string>>;
};

interface Failure {
    /** HTTP status; 0 when there was no answer */
    status: number;
    reason: FailureReason;
    /** seconds until a refusal for the time being (429, 503) is over, if the server tells */
    retryAfter?: number;
    /** `error.code` of the answer, e.g. 11 for an e-mail of another customer */
    code?: number | string;
    /** `error.message` of the answer: the server's words, not translated */
    serverMessage?: string;
}

/** A failed call. `message` is an i18n key: show it with `translate(error.message)`. */
export class PortalError extends Error {
    override readonly name = 'PortalError';
    readonly status: number;
    readonly reason: FailureReason;
    readonly retryAfter?: number;
    readonly code?: number | string;
    readonly serverMessage?: string;

    constructor(message: string, { status, reason, retryAfter, code, serverMessage }: Failure) {
        super(message);
        this.status = status;
        this.reason = reason;
        this.retryAfter = retryAfter;
        this.code = code;
        this.serverMessage = serverMessage;
    }
}

/** Refusals for the time being: too many calls, and a server that is busy or being maintained (contract, section 1, "too many"). */
const PASSING: readonly number[] = [429, 503];

/** Whether a call was refused for the time being, so that the same one may be taken later. */
export const isPassing = (error: unknown): error is PortalError =>
    error instanceof PortalError && error.reason === 'http' && PASSING.includes(error.status);

/** Statuses that have a generic text of their own; the catalogue's five, the conflict, and refusals for the time being. */
const GENERIC: ReadonlySet<number> = new Set([400, 401, 403, 404, 409, 500, ...PASSING]);

const genericKey = (status: number): string => {
    if (GENERIC.has(status)) return `errors.${status}`;
    return status > 500 ? 'errors.500' : 'errors.unknown';
};

/**
 * The i18n key for an error status: the call's own text for it, its text for everything else, else the generic one. A refusal for the
 * time being says nothing about the call, and is told as what it is.
 */
export const statusText = (status: number, texts: ErrorTexts = {}): string =>
    texts[status] ?? (PASSING.includes(status) ? undefined : texts.default) ?? genericKey(status);

/** The seconds of a `Retry-After` header, which holds seconds or a date; undefined when it holds neither. */
export function retryAfterOf(header: string | null, now = Date.now()): number | undefined {
    const text = header?.trim() ?? '';
    if (/^\d+$/.test(text)) return Number(text);
    const due = Date.parse(text);
    return Number.isNaN(due) ? undefined : Math.max(0, Math.ceil((due - now) / 1000));
}

/** The error of an answer that says success and cannot be read or lacks what is needed; it keeps its status. */
export const malformed = (status: number, texts: ErrorTexts = {}): PortalError =>
    new PortalError(texts.default ?? 'errors.unknown', { status, reason: 'malformed' });

/**
 * The error of an answer with an error status; `body` is its parsed JSON, or undefined when it is none (contract, section 1), and
 * `retryAfter` that header's text.
 */
export function httpError(status: number, body: unknown, texts?: ErrorTexts, retryAfter: string | null = null): PortalError {
    const said = isObject(body) && isObject(body.error) ? body.error : {};
    const { code, message } = said;
    const known = texts?.codes ?? {};
    const coded = Object.hasOwn(known, String(code)) ? known[String(code)] : undefined;
    return new PortalError(coded ?? statusText(status, texts), {
        status,
        reason: 'http',
        retryAfter: PASSING.includes(status) ? retryAfterOf(retryAfter) : undefined,
        code: typeof code === 'number' || typeof code === 'string' ? code : undefined,
        serverMessage: typeof message === 'string' && message !== '' ? message : undefined,
    });
}

/** Whether an error means that the caller took the call back; nothing is to be said then. */
export const isAbort = (error: unknown): boolean => isObject(error) && error.name === 'AbortError';

/**
 * react-query's `retry` for reads (quality, "Faults and input"): one more try, none after a 4xx or a call taken back.
 * `failureCount` is the number of failures before this one.
 */
export function retryRead(failureCount: number, error: unknown): boolean {
    if (failureCount >= 1 || isAbort(error)) return false;
    return !(error instanceof PortalError && error.status >= 400 && error.status < 500);
}
