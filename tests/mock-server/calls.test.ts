// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { CallDetails } from '../../mock-server/calls';
import type { toHar } from '../../mock-server/har';
import { maskText } from '../../mock-server/secrets';
import { controlCall } from './controlCalls';
import { HEADERS, startServer } from './serverHarness';

const KB = 1024;

const start = async () => {
    const server = await startServer(api => {
        api.get('/long', (_req, res) => void res.json([...Array<string>(30_000)].map((_none, index) => `entry ${index} é`)));
        api.get('/keys', (_req, res) => void res.json([{ id: 'k1', token: 'AAAA-BBBB', note: 'say "hi"' }]));
        api.get('/cut', (_req, res) => void res.json({ fill: 'x'.repeat(20 * KB - 40), newToken: 'SECRET'.repeat(100) }));
        api.get('/file', (_req, res) => void res.type('pdf').send(Buffer.from('%PDF-secret')));
        api.post('/things', (_req, res) => void res.status(201).json({ id: "it's" }));
    });
    const api = (path: string, method = 'GET', body?: object, headers: Record<string, string> = {}) =>
        fetch(`${server.origin}/api/${path}`, {
            method,
            headers: { ...HEADERS, ...(body ? { 'Content-Type': 'application/json' } : {}), ...headers },
            ...(body ? { body: JSON.stringify(body) } : {}),
        }).then(answer => answer.text());
    const get = async <Data>(path: string) => (await controlCall<Data>(server.origin, 'GET', path)).data;
    const last = async () => {
        const id = (await get<{ id: number }[]>('calls')).at(-1)!.id;
        return { id, details: await get<CallDetails>(`calls/${id}`) };
    };
    const fault = (input: object) => controlCall(server.origin, 'POST', 'faults', input);
    return { ...server, api, get, last, fault };
};

describe('a call in the log', () => {
    it('has its request and response, which the list of calls leaves out', async () => {
        const { api, get, last } = await start();
        await api('things?x=1', 'POST', { name: 'ü', password: 'p4ss' });
        const { details } = await last();
        expect(details).toMatchObject({
            method: 'POST',
            url: expect.stringMatching(/^http:\/\/localhost:\d+\/api\/things\?x=1$/),
            request: {
                headers: { authorization: 'Bearer (hidden)', 'application-id': 'portal' },
                body: '{"name":"ü","password":"(hidden)"}',
                leftOut: 0,
            },
            answer: {
                status: 201,
                headers: { 'content-type': 'application/json; charset=utf-8' },
                body: '{"id":"it\'s"}',
                leftOut: 0,
            },
        });
        const [listed] = await get<object[]>('calls');
        expect(listed).not.toHaveProperty('answer');
        expect(listed).not.toHaveProperty('request');
    });

    it('has the first 20 KB of a long response, and the number of bytes left out', async () => {
        const { api, last } = await start();
        const whole = Buffer.byteLength(await api('long'));
        const { body, size, leftOut } = (await last()).details.answer;
        expect([size, leftOut]).toEqual([whole, whole - 20 * KB]);
        expect(body.slice(-60)).toContain(`... cut: ${leftOut} of ${whole} bytes left out`);
        expect(body).not.toContain('\uFFFD');
        expect(Buffer.byteLength(body)).toBeLessThan(20 * KB + 100);
    });

    it('hides tokens and passwords, even in a value that was cut', async () => {
        const { api, last } = await start();
        await api('keys?token=QUERY&resetToken=OTHER', 'GET', undefined, {
            Authorization: `Basic ${Buffer.from('ada@eins.example:pw').toString('base64')}`,
            Cookie: 'session=COOKIE',
            Referer: 'http://localhost/recover-password?token=REFERER',
        });
        const { details } = await last();
        expect(details.answer.body).toBe('[{"id":"k1","token":"(hidden)","note":"say \\"hi\\""}]');
        expect(details.request.headers).toMatchObject({ authorization: 'Basic (hidden)', cookie: '(hidden)' });
        expect(JSON.stringify(details)).not.toMatch(/QUERY|OTHER|COOKIE|REFERER|AAAA/);
        await api('cut');
        const { answer } = (await last()).details;
        expect(answer.leftOut).toBeGreaterThan(0);
        expect(answer.body).toContain('"newToken":"(hidden)"');
        expect(answer.body).not.toContain('SECRET');
    });

    it('has no content of a file', async () => {
        const { api, last } = await start();
        await api('file');
        expect((await last()).details.answer.body).toBe('(11 bytes that are no text)');
    });

    it('has the response that the portal got under a fault, and its request', async () => {
        const { api, last, fault } = await start();
        await fault({ kind: 'status-after', message: 'Gone wrong', times: 1 });
        await api('things', 'POST', { name: 'x' });
        expect((await last()).details).toMatchObject({
            answered: 201,
            answer: { status: 500, body: expect.stringContaining('Gone wrong') },
        });
        await fault({ kind: 'abort', times: 1 });
        await api('things', 'POST', { name: 'y' }).catch(() => undefined);
        await expect
            .poll(async () => (await last()).details)
            .toMatchObject({
                body: { name: 'y' },
                request: { body: '{"name":"y"}' },
                answer: { status: 0, body: '' },
            });
    });

    it('is not found if it does not exist', async () => {
        const { origin } = await start();
        expect((await controlCall(origin, 'GET', 'calls/9')).status).toBe(404);
        expect((await controlCall(origin, 'GET', 'calls/x/curl')).status).toBe(404);
    });
});

describe('masking', () => {
    it.each([
        ['a value with quotes', '{"password":"a\\"b","x":1}', '{"password":"(hidden)","x":1}'],
        ['an open value', '{"x":1,"accessToken":"abc', '{"x":1,"accessToken":"(hidden)"'],
        ['a value cut within an escape', '{"token":"abc\\', '{"token":"(hidden)"'],
        ['a number', '{"token": 1234, "x": 1}', '{"token": "(hidden)", "x": 1}'],
        ['a list', '{"tokens":["a","b"],"x":1}', '{"tokens":"(hidden)","x":1}'],
        ['an open list', '{"tokens":["a","b', '{"tokens":"(hidden)"'],
        ['an address', '{"link":"/a?token=abc&x=1"}', '{"link":"/a?token=(hidden)&x=1"}'],
        [
            'a body that an error quotes',
            '{"message":"in {\\"password\\":\\"abc\\"}","x":1}',
            '{"message":"in {\\"password\\":(hidden)","x":1}',
        ],
        ['nothing else', '{"code":"invalidToken","x":"y"}', '{"code":"invalidToken","x":"y"}'],
    ])('hides %s', (_what, text, expected) => {
        expect(maskText(text)).toBe(expected);
    });
});

describe('calls as files', () => {
    it('are exported as a command line with the token hidden, quoted for a shell', async () => {
        const { api, get, last, origin } = await start();
        await api('things', 'POST', { name: "it's", token: 'SECRET' });
        const { curl } = await get<{ curl: string }>(`calls/${(await last()).id}/curl`);
        expect(curl).toContain(`curl '${origin}/api/things' \\\n  -X POST`);
        expect(curl).toContain("-H 'authorization: Bearer (hidden)'");
        expect(curl).toContain(`--data-raw '{"name":"it'\\''s","token":"(hidden)"}'`);
        expect(curl).not.toMatch(/SECRET|content-length|-H 'host/);
    });

    it('are exported as an HTTP archive with the same masking', async () => {
        const { api, origin } = await start();
        await api('keys?token=SECRET&x=1');
        await api('things', 'POST', { password: 'SECRET' });
        await api('long');
        const response = await fetch(`${origin}/__mock/api/calls.har`);
        expect(response.headers.get('content-disposition')).toContain('calls.har');
        const text = await response.text();
        expect(text).not.toMatch(/SECRET|AAAA|Bearer t1/);
        const { log } = JSON.parse(text) as ReturnType<typeof toHar>;
        expect(log).toMatchObject({ version: '1.2', creator: { name: 'mock-server' } });
        const [keys, things, long] = log.entries;
        expect(keys!.request).toMatchObject({
            method: 'GET',
            httpVersion: 'HTTP/1.1',
            queryString: [
                { name: 'token', value: '(hidden)' },
                { name: 'x', value: '1' },
            ],
        });
        expect(things).toMatchObject({
            request: { postData: { mimeType: 'application/json', text: '{"password":"(hidden)"}' } },
            response: { status: 201, statusText: 'Created', content: { text: '{"id":"it\'s"}' } },
            timings: { send: 0, receive: 0 },
        });
        expect(long!.response.content).toMatchObject({ comment: expect.stringMatching(/^\d+ bytes left out$/) });
        expect(new Date(long!.startedDateTime).getTime()).toBeGreaterThan(0);
    });
});
