// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Key, User } from '../../dataProvider/types';
import { DAY, NOON, withPortalServer, type Who } from './portalServer';

const { call, state } = withPortalServer();

const keyOf = (licenceId: string, userId: string | null = null) =>
    state().keys.find(key => key.licenceId === licenceId && key.userId === userId)!;
const used = (licenceId: string): number => state().keys.filter(key => key.licenceId === licenceId).length;
const create = (who: Who, body: object) => call<Key>(who, 'POST', '/keys', body);

describe('reading keys', () => {
    it("returns the customer's keys to administrators, and a USER only their own", async () => {
        const all = await call<Key[]>('reader', 'GET', '/keys');
        expect(all.body).toHaveLength(state().keys.filter(key => key.customerId === '10010').length);
        const own = await call<Key[]>('user', 'GET', '/keys?$expand=users');
        expect(own.body.length).toBeGreaterThan(2);
        expect(own.body.every(key => key.email === 'user@holzmann.example' && key.users?.[0]?.id === 'u102')).toBe(true);
        expect((await call('user', 'GET', `/keys/${keyOf('10010101', 'u101').id}`)).status).toBe(404);
    });

    it('returns the keys of a user with users and seats', async () => {
        const { body } = await call<Key[]>('user', 'GET', '/users/u102/keys');
        const planning = body.find(key => key.licenceId === '10010101')!;
        expect(planning.seats?.map(seat => seat.machineName).sort()).toEqual(['WS-KUECHE-03', 'WS-PLANUNG-11']);
        expect(planning.users).toMatchObject([{ id: 'u102', alias: 'Jan Kowalski' }]);
        expect((await call('user', 'GET', '/users/u101/keys')).status).toBe(403);
        expect((await call('admin', 'GET', '/users/u107/keys')).status).toBe(404);
    });

    it('returns the users of a key', async () => {
        const { body } = await call<User[]>('admin', 'GET', `/keys/${keyOf('10010101', 'u102').id}/users`);
        expect(body.map(user => user.email)).toEqual(['user@holzmann.example']);
        expect((await call('admin', 'GET', `/keys/${keyOf('10010101').id}/users`)).body).toEqual([]);
    });
});

describe('creating and changing keys', () => {
    it('creates a key without a user and counts it', async () => {
        const before = used('10010103');
        const { status, body } = await create('admin', { label: ' Messe ', licenceId: '10010103', expire: NOON + DAY });
        expect(status).toBe(201);
        expect(body).toMatchObject({ label: 'Messe', email: null, users: [], seats: [], product: 'rooms', expire: NOON + DAY });
        expect(used('10010103')).toBe(before + 1);
    });

    it.each([
        ['reader', { label: 'x', licenceId: '10010103' }, 403],
        ['user', { label: 'x', licenceId: '10010103' }, 403],
        ['admin', { label: '  ', licenceId: '10010103' }, 400],
        ['admin', { label: 'x', licenceId: '10010103', expire: NOON - DAY }, 400],
        ['admin', { label: 'x', licenceId: '10020101' }, 404],
        ['admin', { label: 'x', licenceId: '10010109' }, 409],
        ['admin', { label: 'x', licenceId: '10010105' }, 409],
        ['school', { label: 'x', licenceId: '10030101' }, 400],
        ['northfield', { label: 'x', licenceId: '10020720' }, 409],
        ['northfield', { label: 'x', licenceId: '10020720', expire: NOON + DAY }, 409],
        ['school', { label: 'x', licenceId: '10030720', expire: NOON + DAY }, 409],
    ] as const)('responds to %s with %o: %i', async (who, body, status) => {
        expect((await create(who, body)).status).toBe(status);
    });

    it('mails a key when it gets its user, on request', async () => {
        const { body: key } = await create('admin', { label: 'Neu', licenceId: '10010106', _sendMail: true });
        const mails = state().outbox.length;
        const { status, body } = await call<Key>('admin', 'PUT', `/users/u103/keys/${key.id}`);
        expect(status).toBe(200);
        expect(body.email).toBe('reader@holzmann.example');
        expect(state().outbox.length).toBe(mails + 1);
        expect(state().outbox.at(-1)).toMatchObject({ kind: 'key', to: 'reader@holzmann.example' });
    });

    it('changes label and expiry, and clears them with null', async () => {
        const { id } = keyOf('10010101', 'u102');
        const { body } = await call<Key>('admin', 'PATCH', `/keys/${id}`, { label: 'Jan, Büro', expire: null });
        expect(body).toMatchObject({ label: 'Jan, Büro', expire: null, email: 'user@holzmann.example' });
        expect((await call('admin', 'PATCH', `/keys/${id}`, { expire: NOON - DAY })).status).toBe(400);
        expect((await call('reader', 'PATCH', `/keys/${id}`, { label: 'x' })).status).toBe(403);
        expect((await call('school', 'PATCH', `/keys/${keyOf('10030101', 'u109').id}`, { expire: null })).status).toBe(400);
    });

    it('refuses expired and automatic licences, except deleting an expired key', async () => {
        const expired = keyOf('10010105').id;
        const automatic = keyOf('10020720', 'u107').id;
        expect((await call('admin', 'PATCH', `/keys/${expired}`, { label: 'x' })).status).toBe(409);
        expect((await call('admin', 'PUT', `/users/u101/keys/${expired}`)).status).toBe(409);
        expect((await call('admin', 'DELETE', `/keys/${expired}`)).status).toBe(204);
        expect((await call('northfield', 'PATCH', `/keys/${automatic}`, { label: 'x' })).status).toBe(409);
        expect((await call('northfield', 'DELETE', `/keys/${automatic}`)).status).toBe(409);
        expect(state().keys.some(key => key.id === automatic)).toBe(true);
    });

    it('deletes a key with its seats', async () => {
        const { id } = keyOf('10010101', 'u102');
        const before = used('10010101');
        expect((await call('reader', 'DELETE', `/keys/${id}`)).status).toBe(403);
        expect((await call('admin', 'DELETE', `/keys/${id}`)).status).toBe(204);
        expect(used('10010101')).toBe(before - 1);
        expect(state().seats.some(seat => seat.keyId === id)).toBe(false);
    });
});

describe('assigning keys', () => {
    it('replaces the user and keeps the machines in use', async () => {
        const { id } = keyOf('10010102', 'u102');
        expect((await call('admin', 'PUT', `/users/u104/keys/${id}`)).status).toBe(200);
        expect(state().keys.find(key => key.id === id)?.userId).toBe('u104');
        const seats = state().seats.filter(seat => seat.keyId === id);
        expect(seats.filter(seat => seat.active).every(seat => seat.userId === 'u104')).toBe(true);
        expect((await call('admin', 'DELETE', `/users/u102/keys/${id}`)).status).toBe(404);
        expect((await call('admin', 'DELETE', `/users/u104/keys/${id}`)).status).toBe(204);
        expect(state().keys.find(key => key.id === id)?.userId).toBeNull();
    });

    it('refuses a second key of a licence for a user, and users of another customer', async () => {
        const { id } = keyOf('10010101');
        expect((await call('admin', 'PUT', `/users/u102/keys/${id}`)).status).toBe(409);
        expect((await call('admin', 'PUT', `/users/u107/keys/${id}`)).status).toBe(404);
        expect((await call('reader', 'PUT', `/users/u105/keys/${id}`)).status).toBe(403);
    });
});

describe('renewing, sending, requesting', () => {
    it('renews the token of online keys only', async () => {
        const { id, token } = keyOf('10010101', 'u102');
        const { body } = await call<{ token: string }>('admin', 'POST', `/keys/${id}/refresh`);
        expect(body.token).not.toBe(token);
        expect(state().keys.find(key => key.id === id)?.token).toBe(body.token);
        expect((await call('admin', 'POST', `/keys/${keyOf('10010102', 'u102').id}/refresh`)).status).toBe(409);
        expect((await call('admin', 'POST', `/keys/${keyOf('10010103', 'u102').id}/refresh`)).status).toBe(409);
        expect((await call('reader', 'POST', `/keys/${id}/refresh`)).status).toBe(403);
    });

    it('sends a key to its user, and responds with 400 without one', async () => {
        expect((await call('admin', 'POST', `/keys/${keyOf('10010101', 'u102').id}/send`)).status).toBe(204);
        expect(state().outbox.at(-1)).toMatchObject({ kind: 'key', to: 'user@holzmann.example' });
        expect((await call('admin', 'POST', `/keys/${keyOf('10010101').id}/send`)).status).toBe(400);
        expect((await call('admin', 'POST', `/keys/${keyOf('10010108', 'u102').id}/send`)).status).toBe(409);
    });

    it("mails a USER's request to the active administrators of the customer", async () => {
        expect((await call('user', 'POST', '/keys/request', { product: 'academy' })).status).toBe(204);
        const mails = state().outbox.filter(mail => mail.kind === 'key-request');
        const admins = state().users.filter(user => user.customer === '10010' && user.role === 'ADMIN' && user.active);
        expect(mails.map(mail => mail.to)).toEqual(admins.map(user => user.email));
        expect(mails[0]?.text).toContain('user@holzmann.example');
        expect((await call('reader', 'POST', '/keys/request', { product: 'academy' })).status).toBe(403);
        expect((await call('user', 'POST', '/keys/request', { product: 'unknown' })).status).toBe(400);
    });
});
