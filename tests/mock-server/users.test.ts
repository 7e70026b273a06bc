// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Key, User } from '../../dataProvider/types';
import { DAY, NOON, withPortalServer, type Who } from './portalServer';

const { call, state } = withPortalServer();

const create = (who: Who, body: object) => call<User>(who, 'POST', '/users', body);
const row = (email: string) => state().users.find(user => user.email === email);
const openTokens = (email: string) => state().mailTokens.filter(token => token.email === email && token.state === 'open');

describe('reading users', () => {
    it('is for administrators, and only within their own customer', async () => {
        const { body } = await call<User[]>('reader', 'GET', '/users?$newDb=true');
        expect(body).toHaveLength(state().users.filter(user => user.customers.includes('10010')).length);
        expect(body[0]).not.toHaveProperty('password');
        expect((await call('user', 'GET', '/users')).status).toBe(403);
        expect((await call('user', 'GET', '/users/u102')).status).toBe(403);
        expect((await call('admin', 'GET', '/users/u107')).status).toBe(404);
        // a guest works for both customers
        expect((await call<User>('admin', 'GET', '/users/u106')).body.customer).toBe('10020');
    });

    it('searches the note and sorts; the alias of a user without a name is the address', async () => {
        const query = `$filter=${encodeURIComponent("contains(AdminNote,'ANSPRECHPARTNER CAM') or contains(Email,'lager@')")}`;
        const { body } = await call<User[]>('admin', 'GET', `/users?${query}&$orderby=email%20asc`);
        expect(body.map(user => user.alias)).toEqual(['lager@holzmann.example', 'Jan Kowalski']);
    });

    it('returns a user with keys and cloud groups', async () => {
        const { body } = await call<User>('admin', 'GET', '/users/u102');
        expect(body.cloudGroups?.map(group => group.label)).toContain('Planung');
        expect(body.keys?.some(key => key.licenceType === 'nl')).toBe(true);
        const groups = await call<{ id: string }[]>('user', 'GET', '/users/u102/cloudGroups');
        expect(groups.body.map(group => group.id)).toEqual(body.cloudGroups?.map(group => group.id));
        expect((await call('user', 'GET', '/users/u101/cloudGroups')).status).toBe(403);
    });
});

describe('creating users', () => {
    it('creates an inactive USER, adds the default groups and mails the activation link', async () => {
        const { status, body } = await create('admin', {
            email: ' neu@holzmann.example ',
            forename: ' Nora ',
            surname: 'Neu',
            adminNote: ' Notiz ',
            _sendMail: true,
        });
        expect(status).toBe(201);
        expect(body).toMatchObject({
            email: 'neu@holzmann.example',
            alias: 'Nora Neu',
            adminNote: 'Notiz',
            active: false,
            role: 'USER',
        });
        expect(body.cloudGroups).toEqual([{ id: 'g101', label: 'Alle Mitarbeiter', autoAdd: true }]);
        const token = openTokens('neu@holzmann.example')[0]!;
        expect(token.kind).toBe('activation');
        expect(state().outbox.at(-1)).toMatchObject({
            kind: 'activation',
            link: `/activate-user?token=${token.token}&email=neu%40holzmann.example`,
        });
    });

    it('sends nothing unless requested', async () => {
        const mails = state().outbox.length;
        await create('admin', { email: 'still@holzmann.example' });
        expect(state().outbox.length).toBe(mails);
    });

    it('mails a random password, whose account needs no activation', async () => {
        await create('admin', { email: 'zufall@holzmann.example', _randomPassword: true });
        const user = row('zufall@holzmann.example')!;
        expect(user.active).toBe(true);
        expect(state().outbox.at(-1)?.text).toContain(user.password);
    });

    it.each([
        ['reader', { email: 'a@b.example' }, 403],
        ['user', { email: 'a@b.example' }, 403],
        ['admin', { email: 'kein-at' }, 400],
        ['admin', { email: 'a@b.example', adminNote: 'x'.repeat(256) }, 400],
        ['demo', { email: 'a@b.example', _randomPassword: true }, 400],
        ['school', { email: 'a@b.example', _randomPassword: true }, 400],
    ] as const)('responds to %s with %o: %i', async (who, body, status) => {
        expect((await create(who, body)).status).toBe(status);
    });

    it("distinguishes another customer's address (409 with code 11) from a taken one (409 without)", async () => {
        const foreign = await call('admin', 'POST', '/users', { email: 'Admin@Northfield.example' });
        expect(foreign).toMatchObject({ status: 409, body: { error: { code: 11 } } });
        const own = await call('admin', 'POST', '/users', { email: 'USER@holzmann.example' });
        expect(own).toMatchObject({ status: 409, body: { error: { message: 'email already exists' } } });
        expect(own.body.error.code).not.toBe(11);
    });
});

describe('changing and deleting users', () => {
    it('changes sent fields and clears those that are null or blank', async () => {
        const { body } = await call<User>('admin', 'PATCH', '/users/u102', { surname: 'Nowak', adminNote: '' });
        expect(body).toMatchObject({ forename: 'Jan', surname: 'Nowak', adminNote: null, email: 'user@holzmann.example' });
        expect((await call('admin', 'PATCH', '/users/u102', { email: 'admin@holzmann.example' })).status).toBe(409);
        expect((await call('admin', 'PATCH', '/users/u102', { email: 'user@holzmann.example' })).status).toBe(200);
        expect((await call('reader', 'PATCH', '/users/u102', { surname: 'X' })).status).toBe(403);
    });

    it('deletes USER and READER_ADMIN only, and frees the keys', async () => {
        expect((await call('admin', 'DELETE', '/users/u115')).status).toBe(403);
        expect((await call('reader', 'DELETE', '/users/u102')).status).toBe(403);
        const keys = state()
            .keys.filter(key => key.userId === 'u102')
            .map(key => key.id);
        expect((await call('user', 'GET', '/licences')).status).toBe(200);
        expect((await call('admin', 'DELETE', '/users/u102')).status).toBe(204);
        expect((await call('admin', 'DELETE', '/users/u103')).status).toBe(204);
        expect(
            state()
                .keys.filter(key => keys.includes(key.id))
                .every(key => key.userId === null),
        ).toBe(true);
        expect(state().seats.some(seat => seat.userId === 'u102')).toBe(false);
        expect(state().cloudGroups.some(group => group.userIds.includes('u102'))).toBe(false);
        expect(state().sessions.some(session => session.userId === 'u102')).toBe(false);
    });
});

describe('mails and sign-outs', () => {
    it("resets the password of an active user, to another address on request, but never the caller's own", async () => {
        expect((await call('admin', 'POST', '/users/u102/recover', { _recipient: 'chef@holzmann.example' })).status).toBe(204);
        const token = openTokens('user@holzmann.example')[0]!;
        expect(state().outbox.at(-1)).toMatchObject({
            to: 'chef@holzmann.example',
            link: `/recover-password?token=${token.token}&email=user%40holzmann.example`,
        });
        expect((await call('admin', 'POST', '/users/u102/recover', { _recipient: 'chef' })).status).toBe(400);
        expect((await call('admin', 'POST', '/users/u101/recover')).status).toBe(403);
    });

    it('sends the activation link again and invalidates the previous one', async () => {
        const [first] = openTokens('inactive@holzmann.example');
        expect((await call('admin', 'POST', '/users/u105/recover')).status).toBe(204);
        const open = openTokens('inactive@holzmann.example');
        expect(open).toHaveLength(1);
        expect(open[0]?.token).not.toBe(first?.token);
        expect(state().mailTokens.find(token => token.token === first?.token)?.state).toBe('void');
    });

    it('mails the user data and signs out everywhere', async () => {
        expect((await call('admin', 'POST', '/users/u102/send')).status).toBe(204);
        expect(state().outbox.at(-1)).toMatchObject({ kind: 'user-data', to: 'user@holzmann.example' });
        await call('user', 'GET', '/licences');
        expect((await call('admin', 'POST', '/users/u102/logout')).status).toBe(204);
        expect(state().sessions.some(session => session.userId === 'u102')).toBe(false);
        expect((await call('reader', 'POST', '/users/u102/logout')).status).toBe(403);
    });

    it("asks another customer's user to transfer", async () => {
        expect((await call('admin', 'POST', '/transfer/request', { user: 'admin@lehmann.example' })).status).toBe(204);
        const token = openTokens('admin@lehmann.example')[0]!;
        expect(token).toMatchObject({ kind: 'transfer', customerDestination: '10010' });
        expect(state().outbox.at(-1)?.link).toBe(`/transfer-user?token=${token.token}`);
        expect((await call('admin', 'POST', '/transfer/request', { user: 'nobody@x.example' })).status).toBe(404);
        expect((await call('admin', 'POST', '/transfer/request', { user: 'user@holzmann.example' })).status).toBe(409);
        expect((await call('reader', 'POST', '/transfer/request', { user: 'admin@lehmann.example' })).status).toBe(403);
    });
});

describe('a guest of several customers', () => {
    it.each([
        ['PUT', '/users/u106/licences/10010103', undefined, 200],
        ['PUT', '/cloudGroups/g107/users/u106', undefined, 204],
        ['PATCH', '/users/u106', { adminNote: 'x' }, 403],
        ['POST', '/users/u106/recover', undefined, 403],
        ['POST', '/users/u106/send', undefined, 403],
        ['POST', '/users/u106/logout', undefined, 403],
        ['DELETE', '/users/u106', undefined, 403],
    ] as const)('gets licences and groups, but is managed by their own customer: %s %s with %o is %i', async (...row) => {
        const [method, path, body, status] = row;
        expect((await call('admin', method, path, body)).status).toBe(status);
    });
});

describe('licences of a user', () => {
    const assign = (who: Who, user: string, licence: string, body?: object) =>
        call<Key>(who, 'PUT', `/users/${user}/licences/${licence}`, body);

    it('creates a key, and removes it again', async () => {
        const { status, body } = await assign('admin', 'u101', '10010103', { expire: NOON + DAY, _sendMail: true });
        expect(status).toBe(200);
        expect(body).toMatchObject({ licenceId: '10010103', label: 'Sabine Holzmann', expire: NOON + DAY });
        expect(body.users).toMatchObject([{ id: 'u101' }]);
        expect(state().outbox.at(-1)?.kind).toBe('key');
        expect((await assign('admin', 'u101', '10010103')).status).toBe(409);
        expect((await call('admin', 'DELETE', '/users/u101/licences/10010103')).status).toBe(204);
        expect(state().keys.some(key => key.id === body.id)).toBe(false);
        expect((await call('admin', 'DELETE', '/users/u101/licences/10010103')).status).toBe(404);
    });

    it.each([
        ['reader', 'u101', '10010103', undefined, 403],
        ['admin', 'u107', '10010103', undefined, 404],
        ['admin', 'u101', '10020101', undefined, 404],
        ['admin', 'u105', '10010105', undefined, 409],
        ['admin', 'u105', '10010109', undefined, 409],
        ['admin', 'u101', '10010103', { expire: NOON - DAY }, 400],
        ['school', 'u108', '10030102', undefined, 400],
    ] as const)('responds to %s assigning %s %s with %o: %i', async (who, user, licence, body, status) => {
        expect((await assign(who, user, licence, body)).status).toBe(status);
    });

    it('requires an expiry for the automatic licence, which schools do not get', async () => {
        const holders = new Set(
            state()
                .keys.filter(key => key.licenceId === '10020720')
                .map(key => key.userId),
        );
        const free = state().users.find(user => user.customer === '10020' && !holders.has(user.id))!;
        expect((await assign('northfield', free.id, '10020720')).status).toBe(400);
        expect((await assign('northfield', free.id, '10020720', { expire: NOON + DAY })).status).toBe(200);
        const pupil = state()
            .users.filter(user => user.customer === '10030')
            .at(-1)!;
        expect((await assign('school', pupil.id, '10030720', { expire: NOON + DAY })).status).toBe(409);
    });

    it('fills a licence up to its count', async () => {
        const free = () => 6 - state().keys.filter(key => key.licenceId === '10050101').length;
        const holders = () =>
            new Set(
                state()
                    .keys.filter(key => key.licenceId === '10050101')
                    .map(key => key.userId),
            );
        const waiting = state().users.filter(user => user.customer === '10050' && !holders().has(user.id));
        expect(free()).toBe(1);
        expect((await assign('lehmann', waiting[0]!.id, '10050101')).status).toBe(200);
        expect((await assign('lehmann', waiting[1]!.id, '10050101')).status).toBe(409);
    });
});
