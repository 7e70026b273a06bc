import type { MessageKey } from '../../i18n/messages';
import type { ApiRequest, ApiResponse, HttpClient } from '../../dataProvider/httpClient';
import { PortalError, statusText } from '../../dataProvider/errors';
import { unexpected } from './unexpected';

/** One call that a fake client received. */
export interface FakeCall {
    method: string;
    path: string;
    request: ApiRequest;
}

/** The response to a call: a plain value is the body of a 200; `answer()` sets status and headers; a thrown error rejects. */
export type FakeRoute = unknown;

class Answer {
    constructor(
        readonly status: number,
        readonly data: unknown,
        readonly headers: Record<string, string>,
    ) {}
}

/** A response with a status other than 200, or with headers. */
export const answer = (status: number, data?: unknown, headers: Record<string, string> = {}): Answer =>
    new Answer(status, data, headers);

/** The rejection that the HTTP client creates for a failed response of the API; the call's `errors` determine the message. */
export const failure = (status: number, message: MessageKey = statusText(status)): PortalError =>
    new PortalError(message, { status, reason: 'http', fromApi: true });

export interface FakeClient {
    client: HttpClient;
    /** every call, in order */
    calls: FakeCall[];
    /** calls to one route, e.g. `called('PATCH user')` */
    called(route: string): FakeCall[];
    /** sets or replaces a route while the test runs */
    on(route: string, reply: FakeRoute): void;
}

/**
 * A client that knows only the given routes, e.g. `{ 'GET user': makeUser(), 'PATCH user': call => ... }`. The query string counts only if
 * the route contains one. An unknown call rejects and fails the test.
 */
export function fakeClient(routes: Record<string, FakeRoute> = {}): FakeClient {
    const known = new Map(Object.entries(routes));
    const calls: FakeCall[] = [];
    const respond = async <T>(path: string, request: ApiRequest = {}): Promise<ApiResponse<T>> => {
        const call: FakeCall = { method: request.method ?? 'GET', path, request };
        calls.push(call);
        const bare = path.split('?')[0] ?? path;
        const name = [`${call.method} ${path}`, `${call.method} ${bare}`].find(candidate => known.has(candidate));
        if (name === undefined) throw unexpected(`the fake client knows no ${call.method} ${path}`);
        const reply = known.get(name);
        const value: unknown = await (typeof reply === 'function' ? (reply as (call: FakeCall) => unknown)(call) : reply);
        if (value instanceof Error) throw value;
        const { status, data, headers } = value instanceof Answer ? value : new Answer(200, value, {});
        return { status, headers: new Headers(headers), data: data as T };
    };
    return {
        client: respond,
        calls,
        called: route =>
            calls.filter(
                call => `${call.method} ${call.path.split('?')[0] ?? ''}` === route || `${call.method} ${call.path}` === route,
            ),
        on: (route, reply) => known.set(route, reply),
    };
}
