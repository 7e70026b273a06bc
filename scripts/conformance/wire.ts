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
    /** 0 when there was no response */
    status: number;
    headers: Headers;
    text: string;
    /** undefined when the response is not JSON */
    json: unknown;
    ms: number;
    /** why there was no response */
    failure?: string;
}

export interface Wire {
    /** `fetch`, for the portal's client */
    fetch: typeof fetch;
    last(): Exchange | undefined;
    count(): number;
    /** the ids of the calls that were made */
    called: Set<string>;
    /** starts a feature: earlier calls without a response no longer count */
    begin(): void;
    /** why further calls would be useless and are not sent; undefined otherwise */
    hopeless(): string | undefined;
}

export interface WireOptions {
    api: string;
    secrets: Secrets;
    /** sent as the page's origin */
    origin?: string;
    signal?: AbortSignal;
    /** waits; tests do not */
    wait(ms: number): Promise<void>;
    /** called before each wait that a busy server asks for */
    onWait?(seconds: number): void;
    onExchange(exchange: Exchange): void;
}

export const BUSY: readonly number[] = [429, 503];
const TRIES = 4;
/** The calls that make a record. */
const MAKINGS: readonly string[] = ['createUser', 'createCloudGroup', 'createKey', 'assignLicence'];
/** How long a run waits for a busy server: once, and altogether. */
const LONGEST_WAIT_S = 120;
const LONGEST_WAITS_S = 900;
/** After how many calls in a row without a response a feature is given up. */
const UNANSWERED = 3;
/** Bytes of a response that are read; a whole collection of 100,000 users is smaller. */
const LARGEST = 100_000_000;
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

/** Reads a body that may never end. */
async function bytesOf({ body }: Response): Promise<Uint8Array<ArrayBuffer>> {
    const parts: Uint8Array[] = [];
    let size = 0;
    for await (const part of body ?? []) {
        parts.push(part);
        size += part.length;
        if (size > LARGEST) throw new Error(`more than ${LARGEST / 1_000_000} MB`);
    }
    return Buffer.concat(parts);
}

/** Why a call got no response: the innermost reason, e.g. `ECONNREFUSED` or `self-signed certificate`. */
function failureOf(error: unknown): string {
    if (!(error instanceof Error)) return String(error);
    if (error.name === 'TimeoutError') return `nothing within ${TIMEOUT_MS / 1000} s`;
    if (error.cause !== undefined) return failureOf(error.cause);
    return error.message || ((error as NodeJS.ErrnoException).code ?? error.name);
}

/** Creates the wire of a run. */
export function createWire({ api, secrets, origin, signal, wait, onWait, onExchange }: WireOptions): Wire {
    let last: Exchange | undefined;
    let count = 0;
    let waits = 0;
    let waited = 0;
    let unanswered = 0;
    let busy: string | undefined;
    const hopeless = (): string | undefined =>
        busy ?? (unanswered < UNANSWERED ? undefined : `the server gave no answer ${UNANSWERED} times in a row`);
    const called = new Set<string>();
    // only the academy has cookies (WIRE-12)
    const cookies = new Map<string, string>();

    const once = async (url: string, init: RequestInit): Promise<{ exchange: Exchange; bytes: Uint8Array<ArrayBuffer> }> => {
        signal?.throwIfAborted();
        if (hopeless() !== undefined) throw new Error(hopeless());
        const method = init.method ?? 'GET';
        const path = url.startsWith(`${api}/`) ? url.slice(api.length + 1) : url;
        const headers = new Headers(init.headers);
        if (origin !== undefined && !headers.has('Origin')) headers.set('Origin', origin);
        if (init.credentials === 'include' && cookies.size > 0) {
            headers.set('Cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
        }
        const call = url === path ? undefined : callOf(method, path);
        if (call) called.add(call.id);
        // waits for a change that was sent, because what it created has to be found
        const ends = [AbortSignal.timeout(TIMEOUT_MS), init.signal, method === 'GET' ? signal : undefined];
        const start = performance.now();
        count += 1;
        const empty = { method, path, call, status: 0, headers: new Headers(), text: '', json: undefined };
        try {
            const answer = await fetch(url, {
                ...init,
                headers,
                redirect: 'manual',
                signal: AbortSignal.any(ends.filter(end => end != null)),
            });
            const bytes = await bytesOf(answer);
            const text = new TextDecoder().decode(bytes);
            const json = parsed(text);
            secrets.learn(json);
            for (const line of answer.headers.getSetCookie()) {
                const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
                if (init.credentials === 'include') cookies.set(name, value);
                secrets.add(value);
            }
            const ms = performance.now() - start;
            if (url !== path) unanswered = 0;
            return { exchange: { ...empty, status: answer.status, headers: answer.headers, text, json, ms }, bytes };
        } catch (error) {
            last = { ...empty, ms: performance.now() - start, failure: failureOf(error) };
            if (url !== path) unanswered += 1;
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
            // nobody knows whether it has made a record: a second one would have the same name (MANY-3)
            const isUnclear = status !== 429 && MAKINGS.includes(exchange.call?.id ?? '');
            if (BUSY.includes(status) && !isUnclear) {
                waits = Math.min(waits + 1, 5);
                const seconds = retryAfterOf(headers.get('Retry-After')) ?? 2 ** (waits - 1);
                waited += seconds;
                if (tries < TRIES && seconds <= LONGEST_WAIT_S && waited <= LONGEST_WAITS_S) {
                    onWait?.(seconds);
                    await wait(seconds * 1000);
                    continue;
                }
                // the portal's own host is another server
                if ((input as string).startsWith(`${api}/`))
                    busy = `the server is busy: it answered ${status}, and asked to wait ${Math.ceil(seconds)} s`;
            }
            waits = 0;
            return new Response(NO_BODY.includes(status) ? null : bytes, { status, headers });
        }
    };

    return { fetch: send, last: () => last, count: () => count, called, begin: () => void (unanswered = 0), hopeless };
}
