/** A GET that public/boot.js sent before any module ran. */
interface SentEarly {
    url: string;
    token: string;
    /** epoch ms */
    sentAt: number;
    answer: Promise<Response>;
    abort: AbortController;
}

declare global {
    interface Window {
        sentEarly?: SentEarly[];
    }
}

/** How long, in milliseconds, a response can be used: as long as the page's code may take to load. */
const WAITS_MS = 30_000;

/** The browser's `fetch`, but returns the response of a request that was sent early, once, to the same request in the same session. */
export function fetchOrTake(url: string, init: RequestInit): Promise<Response> {
    const sent = window.sentEarly?.find(early => early.url === url);
    if (!sent || (init.method ?? 'GET') !== 'GET') return fetch(url, init);
    window.sentEarly = window.sentEarly?.filter(other => other !== sent);
    const isOwn = new Headers(init.headers).get('Authorization') === `Bearer ${sent.token}`;
    if (!isOwn || Date.now() - sent.sentAt > WAITS_MS) return fetch(url, init);
    init.signal?.addEventListener('abort', () => sent.abort.abort(), { once: true });
    return sent.answer;
}
