import { vi } from 'vitest';
import { unexpected } from './unexpected';

/** One request that the fake server received. */
export interface FakeRequest {
    method: string;
    /** path below the API's base, with its query */
    path: string;
    headers: Headers;
    /** the JSON body, parsed; undefined without one */
    body: unknown;
    signal: AbortSignal | null;
}

type Reply = Response | Error | object | string | number | null;

/** A value is the JSON body of a 200; a number is a bare status; an Error is a lost connection; a function decides per request. */
export type FetchRoute = Reply | FetchHandler;
type FetchHandler = (request: FakeRequest) => Reply | Promise<Reply>;

const isHandler = (route: FetchRoute): route is FetchHandler => typeof route === 'function';

export interface FakeServer {
    requests: FakeRequest[];
    /** requests to one route, e.g. `requested('POST user/token')` */
    requested(route: string): FakeRequest[];
    /** sets or replaces a route while the test runs */
    on(route: string, reply: FetchRoute): void;
}

/** A JSON response with any status. */
export const json = (status: number, body: unknown): Response =>
    new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

/** The API's response to a call that it refuses. */
export const refused = (status: number): Response => json(status, { error: { code: status, message: 'no' } });

function toResponse(reply: Reply): Response {
    if (reply instanceof Error) throw reply;
    if (reply instanceof Response) return reply.clone();
    if (typeof reply === 'number') return new Response(null, { status: reply });
    return json(200, reply);
}

/**
 * Replaces `fetch` with a server that knows only the given routes, e.g. `{ 'POST user/token': json(300, ['10010', '10020']) }`; any other
 * request fails the test. Paths are below `/api`. Vitest restores `fetch` after the test.
 */
export function fakeServer(routes: Record<string, FetchRoute> = {}): FakeServer {
    const known = new Map(Object.entries(routes));
    const requests: FakeRequest[] = [];
    const serve = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
        const url = new URL(input instanceof Request ? input.url : input, window.location.origin);
        const path = url.pathname.replace(/^\/api\//, '') + url.search;
        const method = init.method ?? 'GET';
        const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
        const request: FakeRequest = { method, path, headers: new Headers(init.headers), body, signal: init.signal ?? null };
        requests.push(request);
        const bare = path.split('?')[0] ?? path;
        const name = [`${method} ${path}`, `${method} ${bare}`].find(candidate => known.has(candidate));
        const route = name === undefined ? undefined : known.get(name);
        if (route === undefined) throw unexpected(`the fake server knows no ${method} ${path}`);
        return toResponse(isHandler(route) ? await route(request) : route);
    };
    vi.stubGlobal('fetch', vi.fn(serve));
    return {
        requests,
        requested: route =>
            requests.filter(({ method, path }) => [`${method} ${path}`, `${method} ${path.split('?')[0] ?? ''}`].includes(route)),
        on: (route, reply) => known.set(route, reply),
    };
}
