/**
 * Reads that begin before the code that needs them has arrived (quality, "Speed": the data call starts beside the code).
 * The router starts them; the HTTP client hands each one over once, to the first GET of the same path in the same session.
 * Light: the public pages load it too.
 */

/** An answer as it came, before anybody judged it. */
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
    /** ends the call when the one who took the answer has left */
    takeBack: () => void;
}

/** An early answer that nobody took within this time (milliseconds) is stale: the lists' own freshness. */
const FRESH_MS = 60_000;

const isStale = (read: EarlyRead): boolean => Date.now() - read.startedAt >= FRESH_MS;

const waiting = new Map<string, EarlyRead>();

/** Starts a GET now; the next `client(path)` of the same session gets its answer. A failure shows there, not here. */
export function startEarly(client: (path: string, request: { early: true }) => Promise<unknown>, path: string): void {
    const read = waiting.get(path);
    if (!read || isStale(read)) client(path, { early: true }).catch(() => undefined);
}

/** Keeps an answer that is under way. Called by the HTTP client. */
export function keepEarly(path: string, read: Omit<EarlyRead, 'startedAt'>): void {
    waiting.set(path, { ...read, startedAt: Date.now() });
}

/** Takes the early answer of a path, once; undefined when there is none, it is stale, or another session's. Called by the HTTP client. */
export function takeEarly(path: string, token: string): EarlyRead | undefined {
    const read = waiting.get(path);
    waiting.delete(path);
    return read && read.token === token && !isStale(read) ? read : undefined;
}

/** Ends a read that nobody took: the page that it was started for has been left. */
export function endEarly(path: string): void {
    const read = waiting.get(path);
    waiting.delete(path);
    read?.takeBack();
}

/** Forgets what was started: a change makes it stale. Called by the HTTP client. */
export function dropEarly(): void {
    waiting.clear();
}

/** The first read of a list: up to this many rows are taken to be the whole collection (contract, section 2). */
export const SMALL_COLLECTION = 500;

const first = (path: string, before = '', after = ''): string => `${path}?${before}$top=${SMALL_COLLECTION}&$count=true${after}`;

const NEW_DB = '&$newDb=true';

/** What the data provider asks first for a list, letter by letter, so that the router can start it early. */
export const firstReads = {
    licences: first('licences', '', NEW_DB),
    users: first('users', '', NEW_DB),
    userKeys: (user: string) => first(`users/${encodeURIComponent(user)}/keys`, '', NEW_DB),
    cloudGroups: first('cloudGroups', `$expand=${encodeURIComponent('users($count=true;$top=10)')}&`),
    contracts: first('contracts'),
    invoices: first('invoices'),
    tickets: first('tickets'),
} as const;
