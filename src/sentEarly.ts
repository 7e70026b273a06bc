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

/** How long, in milliseconds, a response can be taken: as long as the page's code may need. */
const WAITS_MS = 30_000;

/** The browser's `fetch`, which hands each call that was sent early over once, to the same call of the same session. */
export function fetchOrTake(url: string, init: RequestInit): Promise<Response> {
    const sent = window.sentEarly?.find(early => early.url === url);
    if (!sent || (init.method ?? 'GET') !== 'GET') return fetch(url, init);
    window.sentEarly = window.sentEarly?.filter(other => other !== sent);
    const isOwn = new Headers(init.headers).get('Authorization') === `Bearer ${sent.token}`;
    if (!isOwn || Date.now() - sent.sentAt > WAITS_MS) return fetch(url, init);
    init.signal?.addEventListener('abort', () => sent.abort.abort(), { once: true });
    return sent.answer;
}
