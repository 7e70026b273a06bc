/**
 * Reads that start before the code that needs them is loaded (docs/quality.md, "Speed": the data call starts beside the code). The router
 * starts them; the HTTP client passes each response once, to the first GET of the same path in the same session. Small, because the public
 * pages load it too.
 */

/** A response as received, before its status and body are checked. */
export interface RawAnswer {
    status: number;
    headers: Headers;
    /** text of the body; empty when there is none */
    text: string;
}

interface EarlyRead {
    token: string;
    startedAt: number;
    answer: Promise<RawAnswer>;
    /** aborts the call once nobody needs its response */
    abort: () => void;
    /** with success and whole */
    hasArrived: boolean;
}

/** How long, in milliseconds, an early response can be taken. */
const WAITS_MS = 60_000;

const isStale = (read: EarlyRead): boolean => Date.now() - read.startedAt >= WAITS_MS;

const waiting = new Map<string, EarlyRead>();

/** Starts a GET now. The next `client(path)` in the same session gets its response or its failure; nothing is reported here. */
export function startEarly(client: (path: string, request: { early: true }) => Promise<unknown>, path: string): void {
    const read = waiting.get(path);
    if (!read || isStale(read)) client(path, { early: true }).catch(() => undefined);
}

/** The response of such a read, without taking it. */
export const waitingAnswer = (path: string): Promise<RawAnswer> | undefined => waiting.get(path)?.answer;

/** JSON, told by its ends: a page instead of it, an empty body or one that was cut off is not. */
const isWhole = (text: string): boolean => /^\s*[[{]/.test(text) && /[\]}]\s*$/.test(text);

/** Whether such a read has succeeded, and nobody has taken its response. */
export const hasArrived = (path: string): boolean => waiting.get(path)?.hasArrived === true;

/** Stores a read that is under way. Called by the HTTP client. */
export function storeEarly(path: string, read: Omit<EarlyRead, 'startedAt' | 'hasArrived'>): void {
    const stored: EarlyRead = { ...read, startedAt: Date.now(), hasArrived: false };
    waiting.set(path, stored);
    // Who takes it hears of a failure.
    read.answer.then(({ status, text }) => (stored.hasArrived = status === 200 && isWhole(text))).catch(() => undefined);
}

/**
 * Returns the early response for a path, once; undefined when there is none, or it is stale or from another session. Called by the HTTP
 * client.
 */
export function takeEarly(path: string, token: string): EarlyRead | undefined {
    const read = waiting.get(path);
    waiting.delete(path);
    return read && read.token === token && !isStale(read) ? read : undefined;
}

/** Aborts a read that no caller took because its page was left. */
export function abortEarly(path: string): void {
    const read = waiting.get(path);
    waiting.delete(path);
    read?.abort();
}

/** Discards all early reads, because a change makes them stale. Called by the HTTP client. */
export function discardEarly(): void {
    waiting.clear();
}

/** Collections of up to this many rows are read whole (QUERY-7). */
export const COLLECTION_LIMIT = 500;
