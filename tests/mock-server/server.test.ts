// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Request, RequestHandler, Response as ExpressResponse } from 'express';
import { afterEach, describe, expect, it } from 'vitest';
import { ApiError } from '../../mock-server/context';
import { securityHeaders } from '../../mock-server/headers';
import { createMockServer } from '../../mock-server/server';
import { fakeState } from './fakeState';
import { startServer } from './serverHarness';

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach(folder => rmSync(folder, { recursive: true })));

const OLD = new Date('2026-01-01T10:00:00Z');
const NEW = new Date('2026-01-02T10:00:00.700Z');

/** A build whose files have different times. */
const build = (): string => {
    const dist = mkdtempSync(join(tmpdir(), 'dist-'));
    folders.push(dist);
    mkdirSync(join(dist, 'assets'));
    mkdirSync(join(dist, 'brand'));
    const put = (name: string, text: string, time = OLD): void => {
        writeFileSync(join(dist, name), text);
        utimesSync(join(dist, name), time, time);
    };
    put('index.html', '<!doctype html><title>Portal</title>');
    put('assets/main-abc.js', 'export {};'.repeat(200), NEW);
    put('assets/main-abc.js.br', 'compressed');
    put('notifications.json', '[]', new Date('2026-01-03T00:00:00Z'));
    put('brand/signs.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
    put('.secret', 'no');
    return dist;
};

const noCalls = (): void => undefined;

describe('the portal’s files', () => {
    it('are served with the production headers and one modification time', async () => {
        const { origin } = await startServer(noCalls, { dist: build() });
        const page = await fetch(`${origin}/licences/x?a=1`);
        expect(page.status).toBe(200);
        expect(await page.text()).toContain('Portal');
        for (const [name, value] of Object.entries(securityHeaders())) expect(page.headers.get(name)).toBe(value);
        expect(page.headers.get('cache-control')).toBe('no-cache');
        expect(page.headers.get('last-modified')).toBe('Fri, 02 Jan 2026 10:00:00 GMT');
        expect(page.headers.get('x-powered-by')).toBeNull();
        expect(page.headers.get('keep-alive')).toBe('timeout=65');

        const script = await fetch(`${origin}/assets/main-abc.js`, { method: 'HEAD' });
        expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
        expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
        expect(script.headers.get('last-modified')).toBe('Fri, 02 Jan 2026 10:00:00 GMT');
    });

    it('are kept for an hour when they are the brand’s, which may be replaced', async () => {
        const { origin } = await startServer(noCalls, { dist: build() });
        const signs = await fetch(`${origin}/brand/signs.svg`);
        expect([signs.status, signs.headers.get('cache-control')]).toEqual([200, 'public, max-age=3600']);
        expect((await fetch(`${origin}/brand/missing.svg`)).status).toBe(404);
    });

    it('return 304 to If-Modified-Since until there is a new version', async () => {
        const { origin, control } = await startServer(noCalls, { dist: build() });
        const head = (since: string): Promise<Response> =>
            fetch(`${origin}/`, { method: 'HEAD', headers: { 'If-Modified-Since': since } });
        const version = (await fetch(`${origin}/`, { method: 'HEAD' })).headers.get('last-modified')!;
        expect((await head(version)).status).toBe(304);
        expect((await head('Thu, 01 Jan 2026 00:00:00 GMT')).status).toBe(200);
        expect((await head('nonsense')).status).toBe(200);
        control.deployment!.renew();
        const renewed = await head(version);
        expect(renewed.status).toBe(200);
        expect((await head(renewed.headers.get('last-modified')!)).status).toBe(304);
    });

    it('are sent compressed if there is a compressed copy', async () => {
        const { origin } = await startServer(noCalls, { dist: build() });
        const script = (encoding: string): Promise<Response> =>
            fetch(`${origin}/assets/main-abc.js`, { method: 'HEAD', headers: { 'Accept-Encoding': encoding } });
        const compressed = await script('br');
        expect(compressed.headers.get('content-encoding')).toBe('br');
        expect(compressed.headers.get('vary')).toContain('Accept-Encoding');
        expect((await script('identity')).headers.get('content-encoding')).toBeNull();
        const onTheFly = await fetch(`${origin}/assets/main-abc.js`, { headers: { 'Accept-Encoding': 'gzip' } });
        expect(onTheFly.headers.get('content-encoding')).toBe('gzip');
        expect(await onTheFly.text()).toHaveLength(2000);
    });

    // Below the folders of pages a dot is part of an id.
    it.each([
        ...'/assets/gone-123.js /assets/ /favicon.ico /.secret /.vite/manifest.json /brand/.hidden /..%2f..%2fpackage.json'
            .split(' ')
            .map(path => [path, 404] as const),
        ...'/notifications.json /user-management/u1 /user-management/anna@example.com /user-management/.l /licences/L.2024/keys'
            .split(' ')
            .map(path => [path, 200] as const),
    ])('%s returns %i', async (path, status) => {
        const { origin } = await startServer(noCalls, { dist: build() });
        const response = await fetch(origin + path);
        expect(response.status).toBe(status);
        expect(await response.text()).not.toBe('no');
    });

    it('do not become a new version when a notice is edited', async () => {
        const { origin } = await startServer(noCalls, { dist: build() });
        const notices = await fetch(`${origin}/notifications.json`);
        expect(notices.headers.get('last-modified')).toBe('Sat, 03 Jan 2026 00:00:00 GMT');
        expect(notices.headers.get('cache-control')).toBe('no-cache');
    });

    it('are reported missing before the first build', async () => {
        const { origin } = await startServer(noCalls, { dist: join(tmpdir(), 'no-such-build') });
        const response = await fetch(`${origin}/`);
        expect(response.status).toBe(503);
        expect(await response.text()).toContain('npm run build');
    });
});

describe('media', () => {
    it('are sent in ranges', async () => {
        const { origin } = await startServer(noCalls);
        const clip = `${origin}/media/video/welcome.mp4`;
        const part = await fetch(clip, { headers: { Range: 'bytes=4-7' } });
        expect(part.status).toBe(206);
        expect(part.headers.get('content-range')).toMatch(/^bytes 4-7\/\d+$/);
        expect(await part.text()).toBe('ftyp');
        expect((await fetch(clip, { headers: { Range: 'bytes=999999999-' } })).status).toBe(416);
        expect((await fetch(`${origin}/media/none.mp4`)).status).toBe(404);
    });
});

/** A description of three calls, one of whose responses violates it. */
const SPEC = {
    openapi: '3.0.3' as const,
    info: { title: 'Small', version: '1' },
    servers: [{ url: '/api' }],
    paths: {
        '/things': {
            get: {
                parameters: [{ name: 'id', in: 'query', schema: { type: 'string' as const } }],
                responses: {
                    '200': {
                        description: 'ok',
                        content: {
                            'application/json': { schema: { type: 'array' as const, items: { type: 'string' as const } } },
                        },
                    },
                    '401': { description: 'not signed in' },
                },
            },
            post: {
                requestBody: {
                    required: true,
                    content: {
                        'application/json': {
                            schema: {
                                type: 'object' as const,
                                required: ['label'],
                                additionalProperties: false,
                                properties: { label: { type: 'string' as const } },
                            },
                        },
                    },
                },
                responses: { '204': { description: 'done' }, '409': { description: 'there is one' } },
            },
        },
        '/planned': { get: { responses: { '204': { description: 'done' } } } },
    },
};

describe('the API', () => {
    const start = (answer: unknown = ['a']) =>
        startServer(
            (api, mock) => {
                const answerLater = async (req: Request, res: ExpressResponse): Promise<void> => {
                    mock.caller(req);
                    await Promise.resolve();
                    if (answer instanceof Error) throw answer;
                    res.json(answer);
                };
                // express 4 does not support asynchronous handlers; the server handles their rejections
                api.get('/things', answerLater as RequestHandler);
                api.post('/things', (_req, res) => void res.status(204).end());
            },
            { apiSpec: SPEC },
        );
    const headers = { Authorization: 'Bearer t1', 'Application-Id': 'portal' };
    const post = (body: string, more: Record<string, string> = { 'Content-Type': 'application/json' }): RequestInit => ({
        method: 'POST',
        headers: { ...headers, ...more },
        body,
    });

    it.each<[string, RequestInit, number, string]>([
        ['things', { headers: { 'Application-Id': 'portal' } }, 401, 'missing or invalid'],
        ['things', { headers: { ...headers, Authorization: 'Bearer nobody' } }, 401, 'missing or invalid'],
        ['things', { headers: { Authorization: 'Bearer t1' } }, 400, 'Application-Id'],
        ['things?other=1', { headers }, 400, "Unknown query parameter 'other'"],
        ['nothing', { headers }, 404, 'There is no call GET /api/nothing'],
        ['things', { headers, method: 'DELETE' }, 405, 'DELETE method not allowed'],
        ['planned', { headers }, 501, 'lacks GET /api/planned'],
        ['things', post('{"name":"x"}'), 400, "must have required property 'label'"],
        ['things', post('{"label":"x","more":1}'), 400, 'must NOT have additional properties'],
        ['things', post('{"label":'), 400, 'not JSON'],
        ['things', post('label=x', { 'Content-Type': 'text/plain' }), 415, 'unsupported media type'],
    ])('refuses an invalid call: %s %o', async (path, init, status, message) => {
        const { origin } = await start();
        const response = await fetch(`${origin}/api/${path}`, init);
        expect(response.status).toBe(status);
        expect(await response.json()).toEqual({ error: { code: status, message: expect.stringContaining(message) } });
    });

    it('returns valid responses, uncached and without ETag', async () => {
        const { origin, lines } = await start();
        const response = await fetch(`${origin}/api/things?id=1`, { headers });
        expect(await response.json()).toEqual(['a']);
        expect(response.headers.get('cache-control')).toBe('no-store');
        expect(response.headers.get('etag')).toBeNull();
        expect((await fetch(`${origin}/api/things`, post('{"label":"x"}'))).status).toBe(204);
        expect(lines).toEqual([]);
    });

    it.each([
        ['an answer of the wrong shape', [1], 'wrong answer: /response/0 must be string'],
        ['an exception', new TypeError('oh'), 'oh'],
        ['a status that is not described', new ApiError(418, 'teapot'), 'the status 418 is not in the API'],
    ])('turns %s into a 500, reported on the console and in the log', async (_what, answer, message) => {
        const { origin, lines, control } = await start(answer);
        const response = await fetch(`${origin}/api/things`, { headers });
        expect(response.status).toBe(500);
        expect(await response.json()).toMatchObject({ error: { code: 500, message: expect.stringContaining(message) } });
        expect(lines).toEqual([expect.stringContaining(message)]);
        expect(control.calls.list()).toEqual([
            expect.objectContaining({ status: 500, problem: expect.stringContaining(message) }),
        ]);
    });

    it('warms up its validation without a trace, and responds as before', async () => {
        const { origin, lines, control, warmUp, mock } = await start();
        const before = JSON.stringify(mock.state);
        await warmUp();
        expect([lines, control.calls.list(), JSON.stringify(mock.state)]).toEqual([[], [], before]);
        expect((await fetch(`${origin}/api/things`, { headers })).status).toBe(200);
        expect((await fetch(`${origin}/api/things?other=1`, { headers })).status).toBe(400);
        expect(control.calls.list()).toHaveLength(2);
    });

    it('waits as long as configured', async () => {
        const { origin, control } = await start();
        control.changeSettings({ latency: 60 });
        const started = performance.now();
        await fetch(`${origin}/api/things`, { headers });
        expect(performance.now() - started).toBeGreaterThan(55);
    });
});

describe('starting', () => {
    it('reports that the port is in use', async () => {
        const { origin } = await startServer(noCalls);
        const port = Number(new URL(origin).port);
        const other = await createMockServer({ buildState: fakeState, register: noCalls, apiSpec: null });
        await expect(other.listen(port)).rejects.toThrow(`Port ${port} is taken`);
        await other.close();
    });
});
