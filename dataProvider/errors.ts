import type { MessageKey } from '../i18n/messages';
import { isObject } from './checks';
import { serverMs } from './serverTime';

/** The one shape of every failed call (WIRE-10). Small, because the public pages load it too. */

/**
 * Why a call failed: an error status, no connection, a timeout, an unreadable response, or a web page in place of the response to a change.
 * An aborted call rejects with an AbortError instead.
 */
export type FailureReason = 'http' | 'network' | 'timeout' | 'malformed' | 'page';

/** A call's own error texts: HTTP status, or `default` for any other, to i18n key. */
export type ErrorTexts = Readonly<Partial<Record<number | 'default', MessageKey>>> & {
    /** `error.code` to i18n key; takes precedence over the status (WIRE-10) */
    readonly codes?: Readonly<Record<string, MessageKey>>;
};

/** How a record was and how it is now, as keys of texts. */
export interface Difference {
    was: MessageKey;
    now: MessageKey;
    /** the number that they name */
    count?: number;
}

/** A field that others have changed since a dialog showed it. */
export interface Meanwhile {
    field: string;
    was: unknown;
    now: unknown;
}

interface Failure {
    /** HTTP status; 0 when there was no response */
    status: number;
    reason: FailureReason;
    /** seconds until a temporary refusal (429, 503) is over, if the server says so */
    retryAfter?: number;
    /** `error.code` of the response, e.g. 11 for an e-mail of another customer */
    code?: number | string;
    /** `error.message` of the response: the server's text, not translated */
    serverMessage?: string;
    /** the body was the API's own error, which alone proves that a record is gone (WIRE-10) */
    fromApi?: boolean;
    /** the body was something else than JSON, e.g. the page of a server in between */
    foreign?: boolean;
    /** why a change was not sent (MANY-14) */
    difference?: Difference;
    /** the values that others have changed meanwhile (MANY-17) */
    fields?: readonly Meanwhile[];
    /** a read before a change failed, so that the change was not sent */
    unsent?: true;
}

/** A failed call. `message` is an i18n key: show it with `t(error.message)`. */
export class PortalError extends Error {
    override readonly name = 'PortalError';
    declare readonly message: MessageKey;
    declare readonly status: number;
    declare readonly reason: FailureReason;
    declare readonly retryAfter?: number;
    declare readonly code?: number | string;
    declare readonly serverMessage?: string;
    declare readonly fromApi?: boolean;
    declare readonly foreign?: boolean;
    declare readonly difference?: Difference;
    declare readonly fields?: readonly Meanwhile[];
    declare readonly unsent?: true;

    constructor(message: MessageKey, failure: Failure) {
        super(message);
        Object.assign(this, failure);
    }
}

/** Temporary refusals: too many calls, or a server that is busy or under maintenance (WIRE-6). */
const PASSING: readonly number[] = [429, 503];

/** Whether a call was refused temporarily, so that a retry may succeed. */
export const isPassing = (error: unknown): error is PortalError =>
    error instanceof PortalError && error.reason === 'http' && PASSING.includes(error.status);

/** Whether a call was refused because its user lacks a permission. */
export const isForbidden = (error: unknown): boolean => error instanceof PortalError && error.status === 403;

/** Statuses with a generic text of their own. */
const GENERIC = [400, 401, 403, 404, 409, 429, 500, 503] as const;

function genericKey(status: number): MessageKey {
    const known = GENERIC.find(code => code === status);
    if (known) return `errors.${known}`;
    return status > 500 ? 'errors.500' : 'errors.unknown';
}

/**
 * The i18n key for an error status: the call's text for it, else its `default` text, else the generic one. Temporary refusals always have
 * the generic text, because they have nothing to do with the call.
 */
export const statusText = (status: number, texts: ErrorTexts = {}): MessageKey =>
    texts[status] ?? (PASSING.includes(status) ? undefined : texts.default) ?? genericKey(status);

/** The longest `Retry-After` that is accepted, in seconds: a day. */
const LONGEST_RETRY_AFTER = 24 * 60 * 60;

/** The seconds of a `Retry-After` header, which contains seconds or a date; undefined for anything else, and for more than a day. */
export function retryAfterOf(header: string | null, now = serverMs()): number | undefined {
    const text = header?.trim() ?? '';
    const seconds = /^\d+$/.test(text) ? Number(text) : Math.max(0, Math.ceil((Date.parse(text) - now) / 1000));
    return seconds <= LONGEST_RETRY_AFTER ? seconds : undefined;
}

/** The error for a successful response that is unreadable or lacks required data. */
export const malformed = (
    status: number,
    texts: ErrorTexts = {},
    reason: Extract<FailureReason, 'malformed' | 'page'> = 'malformed',
): PortalError => new PortalError(texts.default ?? 'errors.unknown', { status, reason });

/**
 * The error for a response with an error status (WIRE-10). `body` is its parsed JSON, or undefined when there is none, of a `foreign` one that is
 * something else; `retryAfter` is the `Retry-After` header.
 */
export function httpError(
    sent: number,
    body: unknown,
    texts?: ErrorTexts,
    { retryAfter = null, foreign = false }: { retryAfter?: string | null; foreign?: boolean } = {},
): PortalError {
    // What is gone for good does not exist.
    const status = sent === 410 ? 404 : sent;
    const said = isObject(body) && isObject(body.error) ? body.error : undefined;
    const { code, message } = said ?? {};
    const known = texts?.codes ?? {};
    const coded = Object.hasOwn(known, String(code)) ? known[String(code)] : undefined;
    // A 404 of a server in between says nothing about the record, so the call's text about it is not meant.
    const own = foreign && status === 404 ? { default: texts?.default } : texts;
    return new PortalError(coded ?? statusText(status, own), {
        status,
        reason: 'http',
        retryAfter: PASSING.includes(status) ? retryAfterOf(retryAfter) : undefined,
        code: typeof code === 'number' || typeof code === 'string' ? code : undefined,
        ...(said ? { fromApi: true } : {}),
        ...(foreign ? { foreign } : {}),
        serverMessage: typeof message === 'string' && message !== '' ? message : undefined,
    });
}

/** Whether the caller aborted the call, in which case no message is shown. */
export const isAbort = (error: unknown): boolean => isObject(error) && error.name === 'AbortError';

/** react-query's `retry` for reads (LIST-6): once, but not after a 4xx or an abort. `failureCount` counts the failures before this one. */
export function retryRead(failureCount: number, error: unknown): boolean {
    if (failureCount >= 1 || isAbort(error)) return false;
    return !(error instanceof PortalError && error.status >= 400 && error.status < 500);
}
