import { createServer, request as ask, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { CACHE_CONTROL, contentSecurityPolicy, securityHeaders } from '../../mock-server/headers';
import { expect, serverTest as test } from './fixtures';
import { freePort, startNginx } from './server';

/** The headers of every kind of response (docs/quality.md, "Security"; deploy/README.md), requested without a browser, which hides some. */

interface Answer {
    status: number;
    headers: IncomingHttpHeaders;
    /** names of all headers, in lower case, one per received line */
    names: string[];
    body: Buffer;
}

function get(
    origin: string,
    path: string,
    { method = 'GET', headers = {}, body }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Answer> {
    return new Promise((resolve, reject) => {
        const call = ask(new URL(origin), { method, path, headers, agent: false }, answer => {
            const parts: Buffer[] = [];
            answer.on('data', (part: Buffer) => parts.push(part));
            answer.on('end', () =>
                resolve({
                    status: answer.statusCode ?? 0,
                    headers: answer.headers,
                    names: answer.rawHeaders.filter((_, at) => at % 2 === 0).map(name => name.toLowerCase()),
                    body: Buffer.concat(parts),
                }),
            );
        });
        call.once('error', reject);
        call.end(body);
    });
}

const SECURITY = {
    ...securityHeaders(),
    // Only the portal's own origin is configured.
    'Content-Security-Policy': contentSecurityPolicy({ connect: [], img: [], media: ["'self'", 'blob:'], frame: ["'none'"] }),
};

/** The headers of every response: the security headers and the cache control, each once. */
function expectHeaders({ headers, names }: Answer, cacheControl: string, what: string): void {
    const wanted = { ...SECURITY, 'Cache-Control': cacheControl };
    for (const [name, value] of Object.entries(wanted)) {
        expect(headers[name.toLowerCase()], `${name} of ${what}`).toBe(value);
        expect(
            names.filter(known => known === name.toLowerCase()),
            `${name} of ${what}`,
        ).toHaveLength(1);
    }
    expect(headers.server, what).toBe('nginx');
    // The update check compares only times.
    expect(headers.etag, what).toBeUndefined();
}

/** The page's main script, a style sheet, and its HTML. */
async function codeOf(origin: string): Promise<{ script: string; style: string; html: string }> {
    const html = (await get(origin, '/')).body.toString();
    const script = /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1] ?? '';
    const style = `/assets/${/"([\w.-]+\.css)"/.exec(html)?.[1] ?? ''}`;
    return { script, style, html };
}

test('every kind of response has the security headers once, and its caching rules', async ({ nginx, baseURL, mock }) => {
    const origin = baseURL ?? '';
    const { script, style } = await codeOf(origin);
    const token = await mock.signIn('admin@holzmann.example');
    const { page, hashed, brand, plain, api } = CACHE_CONTROL;
    const signedIn = { Authorization: `Bearer ${token}`, 'Application-Id': 'portal' };
    const longFilter = `$filter=${Array.from({ length: 1500 }, (_, id) => `Id%20eq%20'u${id}'`).join('%20or%20')}`;

    const KINDS: readonly [path: string, status: number, type: string, cache: string, options?: Parameters<typeof get>[2]][] = [
        ['/', 200, 'text/html; charset=utf-8', page],
        ['/licences?orderby=name+desc', 200, 'text/html; charset=utf-8', page],
        ['/user-management/u101', 200, 'text/html; charset=utf-8', page],
        ['/no-page-of-the-portal/at/all', 200, 'text/html; charset=utf-8', page],
        ['/index.html', 200, 'text/html; charset=utf-8', page],
        ['/', 200, 'text/html; charset=utf-8', page, { method: 'HEAD' }],
        ['/overlays/', 200, 'text/html; charset=utf-8', page],
        [script, 200, 'application/javascript; charset=utf-8', hashed],
        [script, 200, 'application/javascript; charset=utf-8', hashed, { method: 'HEAD' }],
        [script, 200, 'application/javascript; charset=utf-8', hashed, { headers: { Range: 'bytes=0-9' } }],
        [script, 200, 'application/javascript; charset=utf-8', hashed, { headers: { Range: 'bytes=99999999-' } }],
        [style, 200, 'text/css; charset=utf-8', hashed],
        ['/boot.js', 200, 'application/javascript; charset=utf-8', plain],
        ['/notifications.json', 200, 'application/json; charset=utf-8', plain],
        ['/favicon.ico', 200, 'image/x-icon', plain],
        ['/favicon.svg', 200, 'image/svg+xml', plain],
        ['/brand/signs.svg', 200, 'image/svg+xml', brand],
        ['/brand/missing.svg', 404, 'text/html; charset=utf-8', plain],
        // A page of an earlier deployment gets the present one, which can tell that its code is gone.
        ['/assets/boot-00000000.js', 200, 'application/javascript; charset=utf-8', plain],
        // A missing file gets a 404, not the start page.
        ['/assets/LicencesPage-00000000.js', 404, 'text/html; charset=utf-8', plain],
        ['/assets/', 404, 'text/html; charset=utf-8', plain],
        ['/nothing.json', 404, 'text/html; charset=utf-8', plain],
        ['/.vite/manifest.json', 404, 'text/html; charset=utf-8', plain],
        ['/.env.production', 404, 'text/html; charset=utf-8', plain],
        ['/assets/.hidden', 404, 'text/html; charset=utf-8', plain],
        ['/guide/none.html', 404, 'text/html; charset=utf-8', plain],
        // In the portal's own paths a dot belongs to an id.
        ['/user-management/anna@example.com', 200, 'text/html; charset=utf-8', page],
        ['/user-management/.l', 200, 'text/html; charset=utf-8', page],
        ['/licences/L.2024/keys', 200, 'text/html; charset=utf-8', page],
        ['/jobs/.git/config', 200, 'text/html; charset=utf-8', page],
        ['/', 405, 'text/html; charset=utf-8', plain, { method: 'POST' }],
        ['/licences', 405, 'text/html; charset=utf-8', plain, { method: 'DELETE' }],
        [script, 405, 'text/html; charset=utf-8', plain, { method: 'PUT' }],
        ['/', 405, 'text/html; charset=utf-8', plain, { method: 'TRACE' }],
        ['/../../etc/passwd', 400, 'text/html; charset=utf-8', plain],
        ['/%00', 400, 'text/html; charset=utf-8', plain],
        [`/${'x'.repeat(70_000)}`, 414, 'text/html; charset=utf-8', plain],
        ['/', 400, 'text/html; charset=utf-8', plain, { headers: { 'X-Long': 'x'.repeat(70_000) } }],
        // All kinds of responses of the API.
        ['/api/user', 200, 'application/json; charset=utf-8', api, { headers: signedIn }],
        ['/api/user', 401, 'application/json; charset=utf-8', api, { headers: { 'Application-Id': 'portal' } }],
        ...['nobody', 'anna@example.com', 'L.2024', '.l', '%C3%BC%20b', '50%25'].map((id): (typeof KINDS)[number] => [
            `/api/users/${id}`,
            404,
            'application/json; charset=utf-8',
            api,
            { headers: signedIn },
        ]),
        [
            '/api/tickets',
            400,
            'application/json; charset=utf-8',
            api,
            { method: 'POST', headers: { ...signedIn, 'Content-Type': 'application/json' }, body: '{' },
        ],
        [`/api/users?${longFilter}`, 200, 'application/json; charset=utf-8', api, { headers: signedIn }],
        [
            '/api/tickets',
            413,
            'text/html; charset=utf-8',
            api,
            { method: 'POST', headers: signedIn, body: 'x'.repeat(2_000_000) },
        ],
    ];
    for (const [path, status, type, cache, options] of KINDS) {
        const what = `${options?.method ?? 'GET'} ${path.slice(0, 60)} ${Object.keys(options?.headers ?? {}).join(' ')}`;
        const answer = await get(origin, path, options);
        expect(answer.status, what).toBe(status);
        expect(answer.headers['content-type'], what).toBe(type);
        expectHeaders(answer, cache, what);
    }

    expect(nginx.logs().error).toBe('');
});

test('an unchanged file returns 304, one of any other deployment its content; all files have the same time', async ({
    nginx,
    baseURL,
}) => {
    const origin = baseURL ?? '';
    const { script, style } = await codeOf(origin);
    const times = new Set<string | undefined>();
    for (const path of ['/', '/dashboard', script, style, '/boot.js', '/notifications.json', '/favicon.svg']) {
        const modified = (await get(origin, path)).headers['last-modified'] ?? '';
        times.add(modified);
        for (const method of ['GET', 'HEAD']) {
            for (const encoding of ['identity', 'gzip', 'br']) {
                const headers = { 'If-Modified-Since': modified, 'Accept-Encoding': encoding };
                const answer = await get(origin, path, { method, headers });
                expect([answer.status, answer.body.length], `${method} ${path}, ${encoding}`).toEqual([304, 0]);
                expectHeaders(answer, path.startsWith('/assets/') ? CACHE_CONTROL.hashed : CACHE_CONTROL.plain, `304 of ${path}`);
            }
            for (const other of [-1, 1]) {
                const headers = { 'If-Modified-Since': new Date(Date.parse(modified) + other * 60_000).toUTCString() };
                expect((await get(origin, path, { method, headers })).status, `${method} ${path}`).toBe(200);
            }
        }
    }
    expect([...times]).toHaveLength(1);

    nginx.releases.deploy('second');
    const later = (await get(origin, '/')).headers['last-modified'] ?? '';
    expect(Date.parse(later)).toBeGreaterThan(Date.parse([...times][0] ?? ''));
    expect((await get(origin, script)).status).toBe(404);
});

test('text is compressed as the browser accepts, with a Vary header', async ({ baseURL }) => {
    const origin = baseURL ?? '';
    const { script, style } = await codeOf(origin);
    for (const path of ['/', '/licences', script, style, '/boot.js']) {
        const plain = await get(origin, path, { headers: { 'Accept-Encoding': 'identity' } });
        expect(plain.headers['content-encoding']).toBeUndefined();
        for (const [accepted, encoding, unpack] of [
            ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
            ['gzip, deflate', 'gzip', gunzipSync],
            ['br;q=0, gzip', 'gzip', gunzipSync],
        ] as const) {
            const packed = await get(origin, path, { headers: { 'Accept-Encoding': accepted } });
            expect(packed.headers['content-encoding'], `${path} for ${accepted}`).toBe(encoding);
            expect(packed.headers.vary, path).toBe('Accept-Encoding');
            expect(packed.headers['content-type'], path).toBe(plain.headers['content-type']);
            expect(unpack(packed.body).equals(plain.body), `${path} as ${encoding}`).toBe(true);
            expect(packed.body.length).toBeLessThan(plain.body.length * 0.7);
        }
    }
});

test('reports are passed on to who counts them: only their own path, only posted, and only short ones', async ({ nginx }) => {
    const received: string[] = [];
    const counter = createServer((request, response) => {
        let text = '';
        request.on('data', (part: Buffer) => (text += part.toString()));
        request.on('end', () => {
            received.push(`${request.method} ${request.url} ${text}`);
            response.writeHead(204, { 'Referrer-Policy': 'unsafe-url', 'Cache-Control': 'max-age=60' }).end();
        });
    });
    const port = await freePort();
    await new Promise<void>(resolve => counter.listen(port, '127.0.0.1', resolve));
    const one = await startNginx(nginx.releases, `http://127.0.0.1:${await freePort()}`, {
        reportPath: '/reports',
        reportUpstream: `http://127.0.0.1:${port}`,
    });
    try {
        const body = '{"route":"/licences"}';
        const post = (path: string, text: string) => get(one.origin, path, { method: 'POST', body: text });
        const taken = await post('/reports', body);
        expect(taken.status).toBe(204);
        expectHeaders(taken, CACHE_CONTROL.plain, 'a report');
        expect((await get(one.origin, '/reports')).status).toBe(403);
        expect((await post('/reports', 'x'.repeat(5000))).status).toBe(413);
        expect((await post('/reports/more', body)).status).toBe(405);
        expect(received).toEqual([`POST /reports ${body}`]);
    } finally {
        await one.stop();
        counter.close();
    }
});

test('an unreachable API is a 502 with the headers; no log contains the token of a link or of a key', async ({
    nginx,
    baseURL,
}) => {
    const alone = await startNginx(nginx.releases, `http://127.0.0.1:${await freePort()}`);
    try {
        const answer = await get(alone.origin, '/api/seats/1?token=SECRET', { method: 'DELETE' });
        expect(answer.status).toBe(502);
        expectHeaders(answer, CACHE_CONTROL.api, 'a 502');
        await get(alone.origin, '/recover-password?token=SECRET', { headers: { Referer: 'https://mail.example/?token=SECRET' } });
        await get(alone.origin, '/assets/gone.js?token=SECRET');
        await get(baseURL ?? '', '/api/users?token=SECRET');
        const written = [alone.logs(), nginx.logs()].map(({ access, error }) => access + error).join('\n');
        expect(written).toContain('"DELETE /api/seats/1" 502');
        expect(written).toContain('"GET /assets/gone.js" 404');
        expect(written).not.toContain('SECRET');
    } finally {
        await alone.stop();
    }
});
