// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Request } from 'express';
import type { FaultPreset } from '../../mock-server/faultPresets';
import { controlCall } from './controlCalls';
import { withPortalServer } from './portalServer';
import { HEADERS, startServer } from './serverHarness';

/** A server that counts what its calls do. */
const start = async () => {
    let done = 0;
    const server = await startServer((api, mock) => {
        api.put('/things/:id', (_req, res) => {
            done += 1;
            res.set('X-Thing', 'put').json({ id: 'x' });
        });
        api.delete('/things/:id', (_req, res) => void res.status(404).json({ error: { code: 404, message: 'none' } }));
        api.get('/who', (req: Request, res) => void res.json({ by: mock.caller(req).user.id }));
        api.post('/user/token', (_req, res) => void res.json({ token: 't9' }));
    });
    server.mock.state.sessions.push({ token: 't2', userId: 'u2', customer: '1', customerContext: null, createdAt: 0 });
    const api = (path: string, method = 'PUT', headers: Record<string, string> = {}) =>
        fetch(`${server.origin}/api/${path}`, { method, headers: { ...HEADERS, ...headers } });
    const fault = (input: object) => controlCall(server.origin, 'POST', 'faults', input);
    return { api, fault, done: () => done, calls: () => server.control.calls.list() };
};

describe('a fault after the call took effect', () => {
    it('responds with a status, a code, a message and Retry-After, without the call’s own response', async () => {
        const { api, fault, done, calls } = await start();
        await fault({ kind: 'status-after', status: 503, code: 'busy', message: 'Later', retryAfter: 3, times: 1 });
        const answer = await api('things/1');
        expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('x-thing')]).toEqual([503, '3', null]);
        expect(answer.headers.get('cache-control')).toBe('no-store');
        expect(await answer.json()).toEqual({ error: { code: 'busy', message: 'Later' } });
        expect(done()).toBe(1);
        await expect.poll(calls).toEqual([expect.objectContaining({ status: 503, fault: 'status-after 503', answered: 200 })]);
        expect((await api('things/1')).status).toBe(200);
    });

    it('cuts the connection, once for one call', async () => {
        const { api, fault, done, calls } = await start();
        await fault({ kind: 'lost', times: 1 });
        await expect(api('things/1')).rejects.toThrow('fetch failed');
        expect(done()).toBe(1);
        await expect.poll(calls).toEqual([expect.objectContaining({ status: 0, fault: 'lost', answered: 200 })]);
        expect((await api('things/1')).status).toBe(200);
    });

    it('cuts the connection at once, and takes effect after that', async () => {
        const { api, fault, done } = await start();
        await fault({ kind: 'late', seconds: 0.2, times: 1 });
        await expect(api('things/1')).rejects.toThrow('fetch failed');
        expect(done()).toBe(0);
        await expect.poll(done).toBe(1);
        expect((await api('things/1')).status).toBe(200);
    });

    it.each([
        ['html-after', 200, 1],
        ['status-html', 404, 0],
    ])('%s answers with a page, after the effect or without', async (kind, status, effects) => {
        const { api, fault, done } = await start();
        await fault({ kind, status: 404 });
        const answer = await api('things/1');
        expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'text/html; charset=utf-8']);
        expect(await answer.text()).toContain('<!doctype html>');
        expect(done()).toBe(effects);
    });

    it('records in the log that the call itself was refused', async () => {
        const { api, fault, calls } = await start();
        await fault({ kind: 'status-after', times: 1 });
        expect((await api('things/1', 'DELETE')).status).toBe(500);
        await expect.poll(calls).toEqual([expect.objectContaining({ status: 500, answered: 404 })]);
    });

    it('waits between the effect and the response', async () => {
        const { api, fault, done } = await start();
        await fault({ kind: 'status-after', seconds: 0.2 });
        const answer = api('things/1');
        let answered = false;
        void answer.then(() => (answered = true));
        await expect.poll(done).toBe(1);
        expect(answered).toBe(false);
        expect((await answer).status).toBe(500);
    });
});

describe('a fault for one user', () => {
    it.each([['u2'], ['ben@eins.example'], [' BEN@eins.example ']])('named as %j affects only that user', async person => {
        const { api, fault } = await start();
        expect(await fault({ kind: 'status', person })).toMatchObject({ status: 201, data: { person: person.trim() } });
        expect((await api('who', 'GET')).status).toBe(200);
        expect((await api('who', 'GET', { Authorization: 'Bearer t2' })).status).toBe(500);
        expect((await api('things/1', 'PUT', { Authorization: '' })).status).toBe(200);
    });

    it('affects the sign-in too', async () => {
        const { api, fault } = await start();
        await fault({ kind: 'status', person: 'u2', path: 'user/token' });
        const signIn = async (email: string) =>
            (await api('user/token', 'POST', { Authorization: `Basic ${Buffer.from(`${email}:x`).toString('base64')}` })).status;
        expect(await signIn('ada@eins.example')).toBe(200);
        expect(await signIn('ben@eins.example')).toBe(500);
    });

    it('is refused if there is no such user', async () => {
        const { fault } = await start();
        expect(await fault({ kind: 'status', person: 'bne@eins.example' })).toMatchObject({
            status: 400,
            data: { error: { message: expect.stringContaining('bne@eins.example') } },
        });
        expect(await fault({ kind: 'status', person: '' })).toMatchObject({ status: 201, data: { person: null } });
    });
});

describe('on real calls', () => {
    const { call, control, state } = withPortalServer();

    it('a key is assigned although the response is an error, which need not be in the API description', async () => {
        const key = state().keys.find(row => row.licenceId === '10010101' && row.userId === null)!;
        await control('POST', 'faults', { kind: 'status-after', path: 'users/**', status: 418 });
        expect((await call('admin', 'PUT', `/users/u103/keys/${key.id}`)).status).toBe(418);
        expect(key.userId).toBe('u103');
        const { data } = await control('GET', 'calls');
        expect(data).toEqual([expect.objectContaining({ answered: 200, status: 418 })]);
        expect(data).toEqual([expect.not.objectContaining({ problem: expect.anything() })]);
    });

    it('a code of digits is a number, as in the contract', async () => {
        await control('POST', 'faults', { kind: 'status', status: '409', code: '11', path: 'users' });
        expect(await call('admin', 'GET', '/users')).toMatchObject({ status: 409, body: { error: { code: 11 } } });
    });

    it('every preset is a valid fault with a unique name', async () => {
        const { data } = await control<FaultPreset[]>('GET', 'fault-presets');
        expect(new Set(data.map(preset => preset.name)).size).toBe(data.length);
        for (const { fault, title } of data) {
            expect(title).not.toBe('');
            expect(await control('POST', 'faults', fault)).toMatchObject({ status: 201, data: fault });
        }
    });
});
