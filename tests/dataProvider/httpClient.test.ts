import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PortalError } from '../../dataProvider/errors';
import type { ApiRequest } from '../../dataProvider/httpClient';
import { failureOf, json, never, setUp } from '../support/httpClient';

describe('the request', () => {
    it('sends token and application with a call of the session', async () => {
        const { client, sent } = setUp(() => json({ id: '1' }));
        expect((await client('user')).data).toEqual({ id: '1' });
        expect(sent().url).toBe('/api/user');
        expect(sent().headers.get('Authorization')).toBe('Bearer T1');
        expect(sent().headers.get('Application-Id')).toBe('portal');
        expect(sent().headers.get('Content-Type')).toBeNull();
        expect(sent().init).toMatchObject({ method: 'GET', body: undefined, credentials: 'omit' });
    });

    it('sends a body as JSON, and cookies to the academy alone', async () => {
        const { client, sent } = setUp(() => json({}));
        await client('academy/x', { method: 'POST', body: { a: 1 }, keepalive: true });
        expect(sent().headers.get('Content-Type')).toBe('application/json');
        expect(sent().init).toMatchObject({ method: 'POST', body: '{"a":1}', credentials: 'include', keepalive: true });
    });

    it.each([
        ['nothing', 'none', null],
        ['another token', { bearer: 'TEMP' }, 'Bearer TEMP'],
        [
            'e-mail and password in UTF-8',
            { basic: { email: 'a@b.example', password: 'pässwörtł' } },
            `Basic ${Buffer.from('a@b.example:pässwörtł', 'utf8').toString('base64')}`,
        ],
    ] as const)('authenticates with %s', async (_what, auth, header) => {
        const { client, sent } = setUp(() => json({}));
        await client('x', { auth });
        expect(sent().headers.get('Authorization')).toBe(header);
        expect(sent().headers.get('Application-Id')).toBe('portal');
    });
});

describe('responses', () => {
    it('treats 204 and an empty body as no body', async () => {
        const { client } = setUp(() => new Response(null, { status: 204 }));
        expect(await client('x', { method: 'DELETE' })).toMatchObject({ status: 204, data: undefined });
    });

    it('knows nothing of a write whose answer comes from where a redirect led', async () => {
        const redirected = (): Response => Object.defineProperty(json({}), 'redirected', { value: true });
        const { client } = setUp(redirected);
        expect(await failureOf(client('x', { method: 'PUT' }))).toMatchObject({ status: 200, reason: 'page' });
        expect((await client('x')).data).toEqual({});
    });

    it('knows nothing of a write that the API answers with an error under a status of success', async () => {
        const { client } = setUp(() => json({ error: { code: 'LICENCE_FULL', message: 'No key left' } }));
        expect(await failureOf(client('x', { method: 'PUT' }))).toMatchObject({ status: 200, reason: 'page' });
        expect((await client('x')).data).toMatchObject({ error: {} });
    });

    it('accepts another expected status', async () => {
        const { client } = setUp(() => json(['1'], 300));
        expect(await client('x', { accept: [300] })).toMatchObject({ status: 300, data: ['1'] });
        expect((await failureOf(client('x'))).status).toBe(300);
    });

    it.each([
        ['the catalogue', { 403: 'errors.forbidden', default: 'keys.errors.save' }, 403, 'errors.forbidden'],
        ['the text for everything else', { 403: 'errors.forbidden', default: 'keys.errors.save' }, 500, 'keys.errors.save'],
        ['the generic text', undefined, 404, 'errors.404'],
        ['the generic text of a server error', undefined, 502, 'errors.500'],
        ['the last resort', undefined, 418, 'errors.unknown'],
    ] as const)('reads an error’s message from %s', async (_what, errors, status, message) => {
        const { client } = setUp(() => json({ error: { code: 11, message: 'taken' } }, status));
        const error = await failureOf(client('x', { errors }));
        expect(error).toBeInstanceOf(PortalError);
        expect(error).toMatchObject({ message, status, reason: 'http', code: 11, serverMessage: 'taken' });
    });

    it.each([
        [429, '2', 2],
        [503, '120', 120],
        [503, new Date(Date.now() + 60_000).toUTCString(), 60],
        [429, new Date(Date.now() - 60_000).toUTCString(), 0],
        [429, 'soon', undefined],
        [429, null, undefined],
        [500, '2', undefined],
    ])('knows when a %i with Retry-After %s is over', async (status, header, seconds) => {
        const headers = new Headers(header === null ? {} : { 'Retry-After': header });
        const { client } = setUp(() => new Response('', { status, headers }));
        const { retryAfter, message } = await failureOf(client('x', { errors: { default: 'keys.errors.save' } }));
        if (seconds === undefined) expect(retryAfter).toBeUndefined();
        else expect(Math.abs((retryAfter ?? -9) - seconds)).toBeLessThanOrEqual(1);
        expect(message).toBe(status === 500 ? 'keys.errors.save' : `errors.${status}`);
    });

    it.each([
        ['HTML', '<!doctype html><p>down'],
        ['cut-off JSON', '{"error": {"co'],
        ['nothing', ''],
        ['null', 'null'],
        ['another shape', '{"error":"no"}'],
    ])('rejects with the error status if the response contains %s', async (_what, text) => {
        const { client } = setUp(() => new Response(text, { status: 500 }));
        const error = await failureOf(client('x'));
        expect(error).toMatchObject({ message: 'errors.500', status: 500, reason: 'http' });
        expect([error.code, error.serverMessage]).toEqual([undefined, undefined]);
    });

    it.each([
        ['{"id":"1","na', 'application/json'],
        ['', 'text/html'],
        ['OK', 'text/plain'],
    ])('treats a write as done whatever its body: "%s" (%s)', async (text, type) => {
        const { client } = setUp(() => new Response(text, { status: 200, headers: { 'Content-Type': type } }));
        expect(await client('x', { method: 'PUT' })).toMatchObject({ status: 200, data: undefined });
        // but for one that is made for its answer
        expect((await failureOf(client('x', { method: 'POST', check: record }))).reason).toBe('malformed');
    });

    it.each([
        ['\uFEFF \n<!doctype html><form>', 'application/json'],
        ['Please sign in', 'text/html; charset=utf-8'],
        ['<html xmlns="x">', 'application/json'],
        ['\0\0\0', ''],
    ])('knows nothing of a write that a page answers: "%s" (%s)', async (text, type) => {
        const { client } = setUp(() => new Response(text, { status: 200, headers: { 'Content-Type': type } }));
        const error = await failureOf(client('x', { method: 'PUT', errors: { default: 'keys.errors.save' } }));
        expect(error).toMatchObject({ reason: 'page', status: 200, message: 'keys.errors.save' });
    });

    it.each([
        ['{"error":{"code":404,"message":"none"}}', { fromApi: true, message: 'licences.errors.notFound' }],
        ['<html>404 Not Found</html>', { foreign: true, message: 'licences.errors.load' }],
        ['{"message":"no route"}', { message: 'licences.errors.notFound' }],
        ['', { message: 'licences.errors.notFound' }],
    ] as const)('knows whether a 404 is the answer of the API: %s', async (text, expected) => {
        const { client } = setUp(() => new Response(text, { status: 404 }));
        const errors = { 404: 'licences.errors.notFound', default: 'licences.errors.load' } as const;
        const { fromApi, foreign, message } = await failureOf(client('x', { errors }));
        expect({ fromApi, foreign, message }).toEqual({ fromApi: undefined, foreign: undefined, ...expected });
    });

    const record = (data: unknown): boolean => typeof data === 'object' && data !== null && 'id' in data;
    it.each([
        ['HTML', '<!doctype html>'],
        ['cut-off JSON', '{"id":"1","na'],
        ['nothing', ''],
        ['another shape', '[]'],
    ])('fails if a successful response contains %s', async (_what, text) => {
        const { client } = setUp(() => new Response(text, { status: 200 }));
        const error = await failureOf(client('x', { check: record, errors: { default: 'licences.errors.load' } }));
        expect(error).toMatchObject({ message: 'licences.errors.load', status: 200, reason: 'malformed' });
        expect((await failureOf(client('x', { check: record }))).message).toBe('errors.unknown');
    });

    it('reports that the server cannot be reached, even if the response is cut off', async () => {
        const network = { message: 'errors.network', status: 0, reason: 'network' };
        expect(await failureOf(setUp(() => Promise.reject(new TypeError('Failed to fetch'))).client('x'))).toMatchObject(network);
        const broken = new Response(new ReadableStream({ pull: controller => controller.error(new TypeError('reset')) }));
        expect(await failureOf(setUp(() => broken).client('x'))).toMatchObject(network);
    });

    it('reads a file, and rejects a web page or nothing', async () => {
        const as: ApiRequest = { as: 'blob', errors: { default: 'contracts.errors.invoice' } };
        const pdf = setUp(() => new Response('%PDF', { headers: { 'Content-Type': 'application/pdf' } }));
        expect((await pdf.client<Blob>('invoices/1', as)).data.size).toBe(4);
        const page = setUp(() => new Response('<html>', { headers: { 'Content-Type': 'text/html' } }));
        expect(await failureOf(page.client('invoices/1', as))).toMatchObject({
            reason: 'malformed',
            message: 'contracts.errors.invoice',
        });
        expect(await failureOf(setUp(() => new Response('')).client('invoices/1', as))).toMatchObject({ reason: 'malformed' });
        expect(await failureOf(setUp(() => json({}, 404)).client('invoices/1', as))).toMatchObject({
            reason: 'http',
            status: 404,
        });
    });
});

describe('timeout and abort', () => {
    beforeEach(() => {
        vi.useFakeTimers();
    });
    afterEach(() => {
        vi.useRealTimers();
    });

    it('times out after 30 seconds', async () => {
        const { client } = setUp(never);
        let error: unknown;
        void client('x').catch((caught: unknown) => {
            error = caught;
        });
        await vi.advanceTimersByTimeAsync(29_999);
        expect(error).toBeUndefined();
        await vi.advanceTimersByTimeAsync(1);
        expect(error).toMatchObject({ message: 'errors.timeout', status: 0, reason: 'timeout' });
    });

    it('rejects with an AbortError when aborted, and leaves no timer', async () => {
        const { client } = setUp(never);
        const controller = new AbortController();
        const error = failureOf(client('x', { signal: controller.signal }));
        controller.abort();
        expect((await error).name).toBe('AbortError');
        expect(vi.getTimerCount()).toBe(0);
    });

    it('sends nothing if already aborted', async () => {
        const { client, fetchSpy } = setUp(() => json({}));
        expect((await failureOf(client('x', { signal: AbortSignal.abort() }))).name).toBe('AbortError');
        expect(fetchSpy).not.toHaveBeenCalled();
    });
});

describe('401', () => {
    it('ends the session once in a burst, and sends no further call', async () => {
        const { client, onUnauthorized, fetchSpy } = setUp(() => json({}, 401));
        const errors = await Promise.all(Array.from({ length: 5 }, () => failureOf(client('x'))));
        expect(errors.map(error => error.status)).toEqual([401, 401, 401, 401, 401]);
        expect(onUnauthorized).toHaveBeenCalledTimes(1);
        expect(await failureOf(client('x'))).toMatchObject({ status: 401, message: 'errors.401' });
        expect(fetchSpy).toHaveBeenCalledTimes(5);
    });

    it.each(['none', { bearer: 'TEMP' }, { basic: { email: 'a', password: 'b' } }] as const)(
        'does not end the session on a call with %o',
        async auth => {
            const { client, onUnauthorized } = setUp(() => json({}, 401));
            expect((await failureOf(client('x', { auth }))).status).toBe(401);
            expect(onUnauthorized).not.toHaveBeenCalled();
        },
    );

    it('does not end the next session because of a late response', async () => {
        let release: (response: Response) => void = () => undefined;
        const { client, state, onUnauthorized } = setUp(() => new Promise<Response>(resolve => (release = resolve)));
        const late = failureOf(client('x'));
        state.token = 'T2';
        release(json({}, 401));
        expect((await late).status).toBe(401);
        expect(onUnauthorized).not.toHaveBeenCalled();
    });
});

describe('a response that arrives in the next session', () => {
    it.each(['T2', null])('is not read (token %s)', async next => {
        let release: (response: Response) => void = () => undefined;
        const { client, state } = setUp(() => new Promise<Response>(resolve => (release = resolve)));
        const late = failureOf(client('user'));
        state.token = next;
        release(json({ id: 'a' }));
        expect((await late).name).toBe('AbortError');
    });

    it('still tells that a change was made', async () => {
        let release: (response: Response) => void = () => undefined;
        const { client, state } = setUp(() => new Promise<Response>(resolve => (release = resolve)));
        const late = client('user', { method: 'PATCH', body: {} });
        state.token = 'T2';
        release(json({ id: 'a' }));
        expect((await late).status).toBe(200);
    });
});
