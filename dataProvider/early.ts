/**
 * Reads that start before the code that needs them is loaded (docs/quality.md, "Speed": the data call starts beside the code). The router
 * starts them; the HTTP client hands each one over once, to the first GET of the same path in the same session. Small, because the public
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
    /** aborts the call when the caller that took the response no longer needs it */
    abort: () => void;
}

/** How many milliseconds an early response waits for the caller that takes it. */
const WAITS_MS = 60_000;

const isStale = (read: EarlyRead): boolean => Date.now() - read.startedAt >= WAITS_MS;

const waiting = new Map<string, EarlyRead>();

/** Starts a GET now; the next `client(path)` of the same session gets its response, or its failure, which is not reported here. */
export function startEarly(client: (path: string, request: { early: true }) => Promise<unknown>, path: string): void {
    const read = waiting.get(path);
    if (!read || isStale(read)) client(path, { early: true }).catch(() => undefined);
}

/** Stores a read that is under way. Called by the HTTP client. */
export function keepEarly(path: string, read: Omit<EarlyRead, 'startedAt'>): void {
    waiting.set(path, { ...read, startedAt: Date.now() });
}

/**
 * Takes the early response of a path, once; undefined when there is none, it is stale, or of another session. Called by the HTTP client.
 */
export function takeEarly(path: string, token: string): EarlyRead | undefined {
    const read = waiting.get(path);
    waiting.delete(path);
    return read && read.token === token && !isStale(read) ? read : undefined;
}

/** Aborts a read that no caller took because its page was left. */
export function endEarly(path: string): void {
    const read = waiting.get(path);
    waiting.delete(path);
    read?.abort();
}

/** Drops all early reads, which a change makes stale. Called by the HTTP client. */
export function dropEarly(): void {
    waiting.clear();
}

/** Up to this many rows, a collection is read as a whole (QUERY-7). */
export const COLLECTION_LIMIT = 500;

const wholeCollection = (path: string): string => `${path}?$top=${COLLECTION_LIMIT}&$count=true&$newDb=true`;

/** The reads of whole collections that the early script starts, character for character as the data provider sends them. */
export const firstReads = {
    licences: wholeCollection('licences'),
    userKeys: (user: string) => wholeCollection(`users/${encodeURIComponent(user)}/keys`),
} as const;
