import { credentialsOf } from '../../dataProvider/credentials';
import { COLLECTION_LIMIT } from '../../dataProvider/odata/read';
import { APPLICATION_ID } from '../config/env';
import { firstPageOf, nextOf, readsOf, type FirstRead, type Flags, type Reader, type StartPages } from './startPages';

/**
 * The reads that start before the code that needs them is there (WIRE-18): user, customer, and the first reads of the page.
 * One store for all of them, in the window, because the script before the first paint makes and fills it (boot.ts). The HTTP client takes each
 * response once, and judges it like all others; react-query is seeded with those that have arrived (src/app/seedQueries.ts).
 */

/** How long, in milliseconds, a response can be taken: as long as the page's code may take to load. */
const LIFETIME_MS = 60_000;

/** A read that was sent and not taken yet. */
interface Sent {
    token: string;
    /** epoch ms */
    sentAt: number;
    response: Promise<Response>;
    abort: AbortController;
    /** the body of a success, once all of it is there; null otherwise */
    body: Promise<string | null>;
    hasArrived: boolean;
    /** what the page reads with it; user and customer belong to no page */
    read: FirstRead | undefined;
}

/** In whose name it is read. */
export interface Visitor {
    token: string;
    /** the user's record as cached by this tab, null if it is not known */
    user: Readonly<Record<string, unknown>> | null;
    /** whether that record was read since the page was loaded; otherwise it is read again */
    isCurrent: boolean;
}

export interface Early {
    /**
     * Sends the reads of user and customer and, once per page load, the first ones of a page of the portal; later pages send their own. What
     * depends on role and flags waits for the responses that have them. Without a page, one that is known later follows. Resolves with what is
     * known of the user, null if nothing is.
     */
    start(pathname: string | null): Promise<Reader | null>;
    /** The response to a read in the same session, once. A change discards all of them, because it makes them stale. */
    take(url: string, init: RequestInit): Promise<Response> | undefined;
    /** the page's reads that have succeeded and were not taken */
    arrived(): FirstRead[];
    /** Aborts the page's reads, if the user goes elsewhere before its code took them (WIRE-13). `pathname` is the current or next one. */
    leave(pathname: string): void;
    /** Starts no more: the portal is rendered, so that pages read for themselves. */
    close(): void;
    /** Calls the listener with the token of the first read that got a 401: at once, if one has got it already. */
    onRefused(listener: (token: string) => void): void;
}

declare global {
    interface Window {
        early?: Early;
    }
}

/** JSON, told by its ends: a page instead of it, an empty body or one that was cut off is not. */
const isWhole = (text: string): boolean => /^[[{][^]*[\]}]$/.test(text.trim());

/** The number of rows of a collection, told by its text; NaN if that does not say it. */
const countIn = (text: string | null): number => Number(/"@odata\.count"\s*:\s*(\d+)/.exec(String(text))?.[1]);

/** The reads of user and customer, in one session. */
interface Begun {
    token: string;
    customer: Promise<string | null>;
    reader: Promise<Reader | null>;
}

type Fields = Readonly<Record<string, unknown>>;

/** The record in a body; throws where there is none. */
const recordIn = (text: string | null): Fields => JSON.parse(String(text)) as Fields;

/** What a user's record says of who reads. */
const readerOf = ({ id, role, cam }: Fields): Reader => ({
    id: String(id),
    role: String(role) as Reader['role'],
    cam: cam === true,
});

interface Sending extends Pick<Sent, 'token' | 'read'> {
    credentials: RequestCredentials;
}

/** Sends a read; `onRefused` hears of a 401. */
function sentTo(url: string, { token, credentials, read }: Sending, onRefused: () => void): Sent {
    const abort = new AbortController();
    const headers = { Accept: 'application/json', 'Application-Id': APPLICATION_ID, Authorization: `Bearer ${token}` };
    const response = fetch(url, { headers, credentials, cache: 'no-store', signal: abort.signal });
    const body = response
        .then(response => {
            if (response.status === 401) onRefused();
            // Whoever takes the response reads the other copy. To its end in any case: otherwise the connection stays open.
            return response
                .clone()
                .text()
                .then(text => {
                    one.hasArrived = response.status === 200 && isWhole(text);
                    return one.hasArrived ? text : null;
                });
        })
        // Who takes it hears of a failure.
        .catch(() => null);
    const one: Sent = { token, sentAt: Date.now(), response, abort, body, hasArrived: false, read };
    return one;
}

/**
 * Makes the store, for these pages. `apiBase` is the base of every path, without a trailing slash; `visitorNow` tells who is signed in, null if
 * nobody is.
 */
export function createEarly(apiBase: string, pages: StartPages, visitorNow: () => Visitor | null): Early {
    const sent = new Map<string, Sent>();
    /** paths of the page's reads that were started, whether or not they were taken since */
    const started = new Set<string>();
    /** the page whose reads these are, until it is left; undefined before the first */
    let page: string | null | undefined;
    let begun: Begun | undefined;
    let isClosed = false;
    let refused: string | undefined;
    let tellRefused: ((token: string) => void) | undefined;

    function send(path: string, token: string, read?: FirstRead): Promise<string | null> {
        const url = `${apiBase}/${path}`;
        const one = sentTo(url, { token, credentials: credentialsOf(path), read }, () => {
            refused = token;
            tellRefused?.(token);
        });
        sent.set(url, one);
        return one.body;
    }

    /**
     * Sends a read of the page, and what its response leads to. If its collection is large and the URL names no other page, search or order, the
     * list's first page follows.
     */
    function sendFirst(pathname: string, token: string, read: FirstRead): void {
        const { path } = read;
        if (isClosed || page !== pathname || started.has(path)) return;
        started.add(path);
        const body = send(path, token, read);
        void body.then(text => nextOf(read, text).forEach(next => sendFirst(pathname, token, next)));
        const first = firstPageOf(read);
        if (!first || location.search !== '') return;
        void body.then(text => countIn(text) > COLLECTION_LIMIT && sendFirst(pathname, token, first));
    }

    /** Sends the reads that every page needs. */
    function begin({ token, user, isCurrent }: Visitor): Begun {
        const customer = send('customer', token);
        const body = isCurrent ? null : send('user', token);
        // Also for a response that is not a user: the page that needs it checks the response and shows the error.
        const read = body?.then(text => readerOf(recordIn(text))).catch(() => null);
        return { token, customer, reader: Promise.resolve(user ? readerOf(user) : (read ?? null)) };
    }

    function startPage(pathname: string, { token, customer, reader: whoReads }: Begun): void {
        page = pathname;
        const view = new URLSearchParams(location.search).get('view');
        void whoReads.then(reader => {
            if (!reader) return;
            const sendAll = (flags: Flags | null): void =>
                readsOf(pages, pathname, view, reader, flags).forEach(read => sendFirst(pathname, token, read));
            sendAll(null);
            // The page hears of a failure.
            customer.then(text => sendAll((recordIn(text).flags ?? {}) as Flags)).catch(() => undefined);
        });
    }

    return {
        onRefused(listener) {
            tellRefused = listener;
            if (refused !== undefined) listener(refused);
        },
        start(pathname) {
            const isOver = page !== undefined;
            const visitor = isOver ? null : visitorNow();
            if (visitor && begun?.token !== visitor.token) begun = begin(visitor);
            if (visitor && begun && pathname !== null) startPage(pathname, begun);
            return begun ? begun.reader : Promise.resolve(null);
        },
        take(url, init) {
            if ((init.method ?? 'GET') !== 'GET') {
                // A session of the academy changes nothing that is read early.
                if (!url.includes('academy/auth')) sent.clear();
                return undefined;
            }
            const one = sent.get(url);
            sent.delete(url);
            const isOwn = one && new Headers(init.headers).get('Authorization') === `Bearer ${one.token}`;
            if (!isOwn || Date.now() - one.sentAt >= LIFETIME_MS) return undefined;
            init.signal?.addEventListener('abort', () => one.abort.abort(), { once: true });
            return one.response;
        },
        arrived: () => [...sent.values()].flatMap(({ hasArrived, read }) => (hasArrived && read ? [read] : [])),
        leave(pathname) {
            if (!page || page === pathname) return;
            page = null;
            sent.forEach((one, url) => {
                if (!one.read) return;
                sent.delete(url);
                one.abort.abort();
            });
        },
        close() {
            isClosed = true;
        },
    };
}
