// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { controlCall } from './controlCalls';
import { HEADERS, startServer } from './serverHarness';

/** A server with a reading, a writing and a signing-in call, and its control interface. */
const start = async () => {
    const server = await startServer((api, mock) => {
        api.get('/users/:id', (req, res) => void res.json({ id: req.params.id, by: mock.caller(req).user.email }));
        api.post('/users', (_req, res) => void res.status(201).json({ id: 'new' }));
        api.post('/user/token', (_req, res) => void res.json({ token: 'secret' }));
    });
    const control = (method: string, path: string, body?: unknown) => controlCall(server.origin, method, path, body);
    const api = (
        path: string,
        init: { method?: string; body?: string; signal?: AbortSignal; headers?: Record<string, string> } = {},
    ) =>
        fetch(`${server.origin}/api/${path}`, {
            ...init,
            headers: { ...HEADERS, 'Content-Type': 'application/json', ...init.headers },
        });
    return { ...server, call: control, api };
};

describe('faults', () => {
    it('affect the calls that they name, as often as set', async () => {
        const { call, api } = await start();
        const set = await call('POST', 'faults', {
            kind: 'status',
            status: 409,
            code: 11,
            message: 'taken',
            method: 'GET',
            path: '/api/users/*',
            times: 2,
        });
        expect(set).toMatchObject({ status: 201, data: { path: 'users/*', times: 2, hits: 0 } });
        expect((await api('users', { method: 'POST', body: '{}' })).status).toBe(201);
        const first = await api('users/1');
        expect(first.status).toBe(409);
        expect(await first.json()).toEqual({ error: { code: 11, message: 'taken' } });
        expect((await api('users/2')).status).toBe(409);
        expect((await api('users/1')).status).toBe(200);
        expect((await call('GET', 'faults')).data).toMatchObject([{ hits: 2 }]);
    });

    it('come in every kind', async () => {
        const { call, api } = await start();
        const strike = async (fault: object): Promise<Response> => {
            await call('DELETE', 'faults');
            await call('POST', 'faults', fault);
            return api('users/1');
        };
        expect((await strike({ kind: 'status' })).status).toBe(500);
        await expect(strike({ kind: 'abort' })).rejects.toThrow('fetch failed');
        const malformed = await strike({ kind: 'malformed', path: '**' });
        expect(malformed.headers.get('content-type')).toContain('json');
        await expect(malformed.json()).rejects.toThrow(SyntaxError);
        const page = await strike({ kind: 'html' });
        expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
        const empty = await strike({ kind: 'empty' });
        expect([empty.status, await empty.text()]).toEqual([200, '']);
        const started = performance.now();
        expect(await (await strike({ kind: 'delay', seconds: 0.06 })).json()).toEqual({ id: '1', by: 'ada@eins.example' });
        expect(performance.now() - started).toBeGreaterThan(55);
    });

    it('are removed one by one, or refused with a reason', async () => {
        const { call } = await start();
        const { data } = await call('POST', 'faults', { kind: 'abort', path: 'keys' });
        const { id } = data as { id: string };
        expect((await call('DELETE', `faults/${id}`)).status).toBe(204);
        expect((await call('DELETE', `faults/${id}`)).status).toBe(404);
        expect(await call('POST', 'faults', { kind: 'flood' })).toMatchObject({
            status: 400,
            data: { error: { message: expect.stringContaining('kind') } },
        });
        expect(await call('POST', 'faults', { kind: 'status', status: 200 })).toMatchObject({ status: 400 });
        expect(await call('POST', 'faults', { kind: 'delay', seconds: 'x' })).toMatchObject({ status: 400 });
    });
});

describe('the log of calls', () => {
    it('records who called what, without passwords and tokens', async () => {
        const { call, api } = await start();
        await api('users/1?token=AAAA&x=%C3%BC');
        await api('users', {
            method: 'POST',
            body: JSON.stringify({ email: 'x@y.example', nested: [{ newPassword: 'p' }], token: 'q' }),
        });
        await api('user/token', {
            method: 'POST',
            body: '{}',
            headers: { Authorization: `Basic ${Buffer.from('ü@x.example:pass').toString('base64')}` },
        });
        const { data } = await call('GET', 'calls');
        expect(data).toEqual([
            expect.objectContaining({
                method: 'GET',
                path: 'users/1?token=(hidden)&x=ü',
                status: 200,
                user: 'ada@eins.example',
                role: 'ADMIN',
            }),
            expect.objectContaining({ body: { email: 'x@y.example', nested: [{ newPassword: '(hidden)' }], token: '(hidden)' } }),
            expect.objectContaining({ user: 'ü@x.example', role: null }),
        ]);
        expect(JSON.stringify(data)).not.toMatch(/AAAA|pass"|t1|secret/);
        await call('DELETE', 'calls');
        expect((await call('GET', 'calls')).data).toEqual([]);
    });

    it('records calls that were cut or aborted, and keeps the last 200', async () => {
        const { call, api, control } = await start();
        await call('POST', 'faults', { kind: 'abort', path: 'users/1', times: 1 });
        await api('users/1').catch(() => undefined);
        await call('POST', 'faults', { kind: 'delay', seconds: 60, path: 'users/1' });
        const given = new AbortController();
        const waiting = api('users/1', { signal: given.signal }).catch(() => undefined);
        await expect.poll(() => control.faults.list()[1]?.hits).toBe(1);
        given.abort();
        await waiting;
        await expect
            .poll(() => control.calls.list().map(({ status, fault }) => [status, fault]))
            .toEqual([
                [0, 'abort'],
                [499, 'delay'],
            ]);
        for (let index = 0; index < 205; index += 1) await api(`users/${index + 2}`);
        await expect.poll(() => control.calls.list().at(-1)?.path).toBe('users/206');
        expect(control.calls.list()).toHaveLength(200);
    });
});

describe('sessions, settings and reset', () => {
    it('signs in active users, by id or by e-mail', async () => {
        const { call, api, mock } = await start();
        const { data } = await call('POST', 'sign-in', { userId: 'u2' });
        const { token } = data as { token: string };
        const response = await api('users/9', { headers: { Authorization: `Bearer ${token}` } });
        expect(await response.json()).toEqual({ id: '9', by: 'ben@eins.example' });
        expect(mock.state.sessions.at(-1)).toMatchObject({ customer: '1', customerContext: null });
        expect(await call('POST', 'sign-in', { email: 'ada@eins.example', customer: '2' })).toMatchObject({ status: 200 });
        expect(mock.state.sessions.at(-1)).toMatchObject({ customer: '2', customerContext: '2' });
        expect(await call('POST', 'sign-in', { userId: 'u2', customer: '2' })).toMatchObject({ status: 400 });
        expect(await call('POST', 'sign-in', { userId: 'u3' })).toMatchObject({ status: 409 });
        expect(await call('POST', 'sign-in', { userId: 'u9' })).toMatchObject({ status: 404 });
        expect((await call('GET', 'personas')).data).toHaveLength(3);
    });

    it('accepts only JSON, so that no other site can send a form', async () => {
        const { origin } = await start();
        const response = await fetch(`${origin}/__mock/api/sign-in`, {
            method: 'POST',
            body: new URLSearchParams({ userId: 'u1' }),
        });
        expect(response.status).toBe(415);
    });

    it('changes latency and query options while it runs', async () => {
        const { call } = await start();
        expect((await call('PATCH', 'settings', { latency: '20', odata: 'basic' })).data).toEqual({
            latency: 20,
            odata: 'basic',
            pageLimit: 0,
            nextLinks: false,
            locks: 'told',
            emptyAnswers: false,
            thinTickets: false,
            bareRefusals: false,
            deviate: null,
        });
        expect((await call('PATCH', 'settings', { locks: 'silent' })).status).toBe(200);
        await call('PATCH', 'settings', {
            emptyAnswers: 'true',
            thinTickets: true,
            bareRefusals: true,
            deviate: 'count-missing',
            pageLimit: '30',
            nextLinks: 'true',
        });
        expect((await call('GET', 'settings')).data).toEqual({
            latency: 20,
            odata: 'basic',
            pageLimit: 30,
            nextLinks: true,
            locks: 'silent',
            emptyAnswers: true,
            thinTickets: true,
            bareRefusals: true,
            deviate: 'count-missing',
        });
        expect((await call('PATCH', 'settings', { locks: 'some' })).status).toBe(400);
        expect((await call('PATCH', 'settings', { deviate: 'some' })).status).toBe(400);
        expect((await call('PATCH', 'settings', { deviate: null })).data).toMatchObject({ deviate: null });
        expect((await call('PATCH', 'settings', { emptyAnswers: 'some' })).status).toBe(400);
        expect((await call('PATCH', 'settings', { latency: -1 })).status).toBe(400);
        expect((await call('PATCH', 'settings', { odata: 'some' })).status).toBe(400);
        expect((await call('PATCH', 'settings', { pageLimit: -1 })).status).toBe(400);
    });

    it('answers a ticket as support, and sets its status', async () => {
        const { call, mock } = await start();
        const ticket = { id: 't1', index: 7, status: 'open', created: 1, customerId: '1', userId: 'u1' } as const;
        mock.state.tickets.push({ ...ticket });
        expect(await call('POST', 'tickets/t1', { content: 'On it.', status: 'inprogress' })).toMatchObject({
            status: 200,
            data: { status: 'inprogress', messages: [{ content: 'On it.', authorRole: 1 }] },
        });
        expect((await call('POST', 'tickets/t1', { status: 'solved' })).data).toMatchObject({ messages: [{}] });
        expect(mock.state.tickets[0]).toEqual({ ...ticket, status: 'solved' });
        for (const refused of [{}, { content: ' ' }, { status: 'lost' }]) {
            expect((await call('POST', 'tickets/t1', refused)).status).toBe(400);
        }
        expect((await call('POST', 'tickets/t2', { content: 'x' })).status).toBe(404);
        expect(mock.state.ticketMessages).toHaveLength(1);
    });

    it('resets to fresh data, keeping the state object that the calls use', async () => {
        const { call, api, mock } = await start();
        const { state } = mock;
        state.users.length = 0;
        mock.mail({ to: 'a@b.example', kind: 'recovery', subject: 'Subject', text: 'Text', link: '/recover-password?token=x' });
        await call('POST', 'faults', { kind: 'abort' });
        expect((await call('GET', 'outbox')).data).toMatchObject([{ subject: 'Subject', id: 'mail101' }]);
        expect((await call('POST', 'reset')).data).toMatchObject({ counts: { users: 3, outbox: 0 } });
        expect(mock.state).toBe(state);
        expect(mock.nextId('k')).toBe('k101');
        expect((await api('users/1')).status).toBe(200);
        expect((await call('GET', 'state')).data).toMatchObject({ seed: 'portal', scale: 0, odata: 'full', latency: 0 });
        expect((await call('POST', 'deployment')).status).toBe(409);
        expect((await call('GET', 'nothing')).status).toBe(404);
    });
});

describe('the support desk', () => {
    it('is where /__mock leads, with the page of a separate window beside it', async () => {
        const { origin } = await start();
        const moved = await fetch(`${origin}/__mock`, { redirect: 'manual' });
        expect([moved.status, moved.headers.get('location')]).toEqual([302, '/__mock/desk']);
        for (const [file, type] of [
            ['enter', 'text/html'],
            ['assets/enter.js', 'text/javascript'],
            ['assets/enter.css', 'text/css'],
            ['tokens.css', 'text/css'],
        ] as const) {
            const response = await fetch(`${origin}/__mock/${file}`);
            expect([response.status, response.headers.get('content-type')?.split(';')[0]]).toEqual([200, type]);
            expect(response.headers.get('content-security-policy')).toContain("script-src 'self';");
        }
        expect((await fetch(`${origin}/__mock/assets/index.ts`)).status).toBe(404);
    });

    it('searches all records, in every field, and counts what it does not list', async () => {
        const { call, mock } = await start();
        const found = async (q: string) => (await call('GET', `search?q=${encodeURIComponent(q)}`)).data;
        expect(await found('ADA@eins')).toEqual([{ kind: 'users', total: 1, rows: [mock.state.users[0]] }]);
        mock.state.tags.push(...Array.from({ length: 7 }, (_, at) => ({ id: `tag${at}`, label: 'Küche' })));
        expect(await found('küche')).toMatchObject([{ kind: 'tags', total: 7, rows: { length: 5 } }]);
        expect(await found('nowhere at all')).toEqual([]);
        expect((await call('GET', 'search?q=%20a')).status).toBe(400);
    });
});
