import { retryAfterOf } from '../../dataProvider/errors';
import { callOf, type Call } from './description';
import type { Secrets } from './secrets';

/** Sends every call of a run, and remembers the last ones as they were on the wire. */

export interface Exchange {
    method: string;
    /** below the API's base, with its query */
    path: string;
    /** undefined for a call that the API does not describe, and for the portal's own files */
    call: Call | undefined;
    /** 0 when there was no answer */
    status: number;
    headers: Headers;
    text: string;
    /** undefined when the answer is not JSON */
    json: unknown;
    ms: number;
}

export interface Wire {
    /** `fetch`, for the portal's client */
    fetch: typeof fetch;
    last(): Exchange | undefined;
    count(): number;
    /** the ids of the calls that were made */
    called: Set<string>;
}

export interface WireOptions {
    api: string;
    secrets: Secrets;
    /** sent as the page's origin */
    origin?: string;
    signal?: AbortSignal;
    /** waits; tests do not */
    wait(ms: number): Promise<void>;
    onExchange(exchange: Exchange): void;
}

const BUSY = [429, 503];
const TRIES = 4;
const LONGEST_WAIT_S = 60;
/** How long a call may take, as in the portal. */
const TIMEOUT_MS = 30_000;
const NO_BODY = [204, 205, 304];

const parsed = (text: string): unknown => {
    try {
        return JSON.parse(text) as unknown;
    } catch {
        return undefined;
    }
};

/** Creates the wire of a run. */
export function createWire({ api, secrets, origin, signal, wait, onExchange }: WireOptions): Wire {
    let last: Exchange | undefined;
    let count = 0;
    let waits = 0;
    const called = new Set<string>();
    // only the academy has cookies (WIRE-12)
    const cookies = new Map<string, string>();

    const once = async (url: string, init: RequestInit): Promise<{ exchange: Exchange; bytes: ArrayBuffer }> => {
        signal?.throwIfAborted();
        const method = init.method ?? 'GET';
        const path = url.startsWith(`${api}/`) ? url.slice(api.length + 1) : url;
        const headers = new Headers(init.headers);
        if (origin !== undefined && !headers.has('Origin')) headers.set('Origin', origin);
        if (init.credentials === 'include' && cookies.size > 0) {
            headers.set('Cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
        }
        const call = url === path ? undefined : callOf(method, path);
        if (call) called.add(call.id);
        // a change that was sent is waited for: what it made has to be found
        const ends = [AbortSignal.timeout(TIMEOUT_MS), init.signal, method === 'GET' ? signal : undefined];
        const start = performance.now();
        count += 1;
        const unanswered = { method, path, call, status: 0, headers: new Headers(), text: '', json: undefined };
        try {
            const answer = await fetch(url, {
                ...init,
                headers,
                redirect: 'manual',
                signal: AbortSignal.any(ends.filter(end => end != null)),
            });
            const bytes = await answer.arrayBuffer();
            const text = new TextDecoder().decode(bytes);
            const json = parsed(text);
            secrets.learn(json);
            for (const line of answer.headers.getSetCookie()) {
                const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
                if (init.credentials === 'include') cookies.set(name, value);
                secrets.add(value);
            }
            const ms = performance.now() - start;
            return { exchange: { ...unanswered, status: answer.status, headers: answer.headers, text, json, ms }, bytes };
        } catch (error) {
            last = { ...unanswered, ms: performance.now() - start };
            if (!signal?.aborted) onExchange(last);
            throw error;
        }
    };

    const send = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
        for (let tries = 1; ; tries += 1) {
            const { exchange, bytes } = await once(input as string, init);
            const { status, headers } = exchange;
            last = exchange;
            onExchange(exchange);
            if (BUSY.includes(status) && tries < TRIES) {
                waits = Math.min(waits + 1, 5);
                const seconds = retryAfterOf(headers.get('Retry-After')) ?? 2 ** (waits - 1);
                await wait(Math.min(seconds, LONGEST_WAIT_S) * 1000);
                continue;
            }
            waits = 0;
            return new Response(NO_BODY.includes(status) ? null : bytes, { status, headers });
        }
    };

    return { fetch: send, last: () => last, count: () => count, called };
}
