// @vitest-environment node
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createMockServer } from '../../mock-server/server';
import type { SituationEntry } from '../../mock-server/situations';
import type { SituationFile } from '../../mock-server/situations/file';
import type { MockState } from '../../mock-server/rows/state';
import { DAY, NOON, type ErrorBody } from './portalServer';
import { withSituationServer } from './situationServer';

const { clock, control, folder, list, restart, rows, send, signIn, state, stop } = withSituationServer();

/** The contents of a situation, for comparison. */
const whole = (): string => JSON.stringify([state(), state().lastId, clock()]);

describe('a saved situation', () => {
    it('restores every row, the ids and the clock, but no session and no mail link', async () => {
        await signIn('admin@holzmann.example');
        await control('POST', 'clock', { move: 5 * DAY });
        state().users[0]!.surname = 'Über/..';
        const before = structuredClone(rows());
        const lastId = state().lastId;
        const saved = await control<SituationEntry>('POST', 'situations', { name: ' Über/.. alles ' });
        expect(saved).toMatchObject({ status: 201, data: { name: 'Über/.. alles', ready: false, savedAt: NOON, as: null } });
        expect((await list()).at(-1)).toEqual(saved.data);

        await control('POST', 'reset', {});
        expect(state().users[0]!.surname).toBe('Holzmann');
        const name = encodeURIComponent('Über/.. alles');
        expect((await control('POST', `situations/${name}/load`)).status).toBe(200);
        const links = before.outbox.map(mail => ({ ...mail, link: null }));
        expect(rows()).toEqual({ ...before, sessions: [], academySessions: [], mailTokens: [], outbox: links });
        expect(state().lastId).toBe(lastId);
        expect(clock()).toMatchObject({ offset: 5 * DAY });

        state().users[0]!.surname = 'Neu';
        await control('POST', 'situations', { name: 'Über/.. alles' });
        expect((await list()).filter(entry => !entry.ready)).toHaveLength(1);
        expect(readdirSync(join(folder, 'situations'))).toHaveLength(1);
        await restart();
        await control('POST', `situations/${name}/load`);
        expect(state().users[0]!.surname).toBe('Neu');
        expect((await control('DELETE', `situations/${name}`)).status).toBe(204);
        expect((await control('DELETE', `situations/${name}`)).status).toBe(404);
        expect((await control('POST', `situations/${name}/load`)).status).toBe(404);
        expect(readdirSync(join(folder, 'situations'))).toEqual([]);
    });

    it.each([undefined, '', '  ', 7, 'x'.repeat(51), 'two\nlines'])('cannot be named %j', async name => {
        expect((await control('POST', 'situations', { name })).status).toBe(400);
    });
});

describe('a situation in a file', () => {
    const download = async (): Promise<SituationFile & { state: MockState }> => {
        const response = await send('situation-file');
        expect(response.headers.get('content-disposition')).toBe('attachment; filename="situation-2026-03-10.json"');
        return (await response.json()) as SituationFile & { state: MockState };
    };
    const upload = async (text: string, type = 'application/json') => {
        const response = await send('situation-file', {
            method: 'POST',
            headers: { 'Content-Type': type },
            body: text,
        });
        return { status: response.status, body: (await response.json()) as ErrorBody };
    };

    it('is the current state without credentials, and is loaded as a whole', async () => {
        await signIn('user@holzmann.example');
        state().users[1]!.surname = 'Kowalska';
        await control('POST', 'clock', { move: 60 });
        const file = await download();
        expect(file).toMatchObject({ format: 'portal-mock-situation', savedAt: NOON, clockOffset: 60 });
        expect(Object.keys(file.state)).not.toEqual(expect.arrayContaining(['sessions']));
        const text = JSON.stringify(file);
        for (const { token } of [...state().sessions, ...state().mailTokens]) expect(text).not.toContain(token);
        expect(text).not.toMatch(/"(sessions|academySessions|mailTokens|meta)"|[?&]token=/);

        await control('POST', 'reset', {});
        expect((await upload(text)).status).toBe(200);
        expect(state().users[1]!.surname).toBe('Kowalska');
        expect(clock()).toMatchObject({ offset: 60 });
        expect(state().sessions).toEqual([]);
    });

    type File = SituationFile & { state: MockState };
    it.each<[string, (file: File) => string | object, number, string]>([
        ['of another version', file => ({ ...file, version: 99 }), 400, 'it is of version 99'],
        ['that is cut', file => JSON.stringify(file).slice(0, -500), 400, 'it is no complete JSON'],
        ['of more than 30 MB', file => `${JSON.stringify(file)}${' '.repeat(31 * 1024 * 1024)}`, 413, 'at most 31457280 bytes'],
        [
            'with a session',
            file =>
                withRow(file, 'sessions', { token: 'x', userId: 'u101', customer: '10010', customerContext: null, createdAt: 1 }),
            400,
            'it holds a token (sessions)',
        ],
        [
            'with an academy session',
            file =>
                withRow(file, 'academySessions', {
                    id: 'as1',
                    token: 'x',
                    userId: 'u101',
                    lastValidated: 1,
                    endsAt: null,
                    forced: null,
                }),
            400,
            'it holds a token (academySessions)',
        ],
        [
            'with a mail token',
            file =>
                withRow(file, 'mailTokens', {
                    token: 'x',
                    kind: 'edu',
                    email: 'a@b.example',
                    userId: null,
                    customerDestination: null,
                    createdAt: 1,
                    state: 'open',
                }),
            400,
            'it holds a token (mailTokens)',
        ],
        [
            'with a mail’s link',
            file => withRow(file, 'outbox', { ...file.state.outbox[0]!, link: '/transfer-user?token=x' }),
            400,
            'it holds a token (outbox)',
        ],
        ['of something else', () => ({ format: 'shopping list' }), 400, 'it is no file of a situation'],
        ['that is a list', () => '[]', 400, 'it is no file of a situation'],
        ['without a state', ({ state: _state, ...file }) => file, 400, 'it has no state'],
        ['with a wrong row', file => withRow(file, 'keys', { id: 'k1' }), 400, 'keys, row 1: '],
        ['without a collection', file => ({ ...file, state: { ...file.state, users: undefined } }), 400, 'users is missing'],
        ['of an impossible time', file => ({ ...file, clockOffset: 1e13 }), 400, 'The clock must be'],
        ['with half a second', file => ({ ...file, clockOffset: 0.5 }), 400, 'clockOffset is not whole seconds'],
    ])('is refused %s, and nothing changes', async (_what, spoil, status, reason) => {
        await signIn('user@holzmann.example');
        await control('POST', 'clock', { move: 7 });
        const spoilt = spoil(await download());
        const before = whole();
        const answer = await upload(typeof spoilt === 'string' ? spoilt : JSON.stringify(spoilt));
        expect(answer).toMatchObject({ status, body: { error: { message: expect.stringContaining(reason) as string } } });
        expect(whole()).toBe(before);
    });

    it('is refused from a form of another site', async () => {
        expect((await upload(JSON.stringify(await download()), 'text/plain')).status).toBe(415);
    });
});

const withRow = (file: { state: MockState }, collection: keyof MockState, row: object): object => ({
    ...file,
    state: { ...file.state, [collection]: [row] },
});

describe('a start with a situation', () => {
    it('has its data, or lists the available ones', async () => {
        await control('POST', 'situations', { name: 'mine' });
        await stop();
        await expect(
            createMockServer({ state: join(folder, 'state.json'), situation: 'none', log: () => undefined }),
        ).rejects.toThrow(
            'There is no situation and no file "none". There are: full-licence, all-expires-this-month, school-in-september, ticket-answered, membership-ordered, empty-customer, mine.',
        );
        await restart('empty-customer');
        expect(state().users.at(-1)).toMatchObject({ email: 'admin@neubau.example' });
    });

    it('may be one in a file, which is refused before the server listens if it is wrong', async () => {
        state().users[0]!.surname = 'Kowalska';
        const file = join(folder, 'file.json');
        writeFileSync(file, JSON.stringify((await control<SituationFile>('GET', 'situation-file')).data));
        await control('POST', 'reset', {});
        await restart(file);
        expect(state().users[0]!.surname).toBe('Kowalska');
        writeFileSync(file, '{"format":"portal-situation"}');
        await expect(createMockServer({ situation: file, log: () => undefined })).rejects.toThrow('version is missing');
    });
});
