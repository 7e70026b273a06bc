import { expect, vi } from 'vitest';
import type { PortalError } from '#dataProvider/errors';
import { createHttpClient } from '#dataProvider/httpClient';

/** A response with a JSON body. */
export const json = (body: unknown, status = 200): Response => new Response(JSON.stringify(body), { status });

/** A client on a `fetch` that answers as told, and what it sent; `first` is the session's token. */
export function setUp(answer: (url: string, init: RequestInit) => Promise<Response> | Response, first: string | null = 'T1') {
    const state = { token: first };
    const onUnauthorized = vi.fn(() => {
        state.token = null;
    });
    const fetchSpy = vi.fn(async (url: unknown, init?: RequestInit) => answer(url as string, init ?? {}));
    const client = createHttpClient({
        apiUrl: '/api',
        applicationId: 'portal',
        getToken: () => state.token,
        onUnauthorized,
        fetch: fetchSpy,
    });
    const sent = (index = 0) => {
        const [url, init] = fetchSpy.mock.calls[index]!;
        return { url, init: init!, headers: new Headers(init?.headers) };
    };
    return { client, state, onUnauthorized, fetchSpy, sent };
}

/** What a call failed with. */
export const failureOf = (call: Promise<unknown>): Promise<PortalError> =>
    call.then(
        () => expect.unreachable(),
        (error: unknown) => error as PortalError,
    );

/** Rejects when the call is aborted, as fetch does. */
export const never = (_url: string, init: RequestInit): Promise<Response> =>
    new Promise((_resolve, reject) => {
        init.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
    });
