// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Customer, User } from '../../dataProvider/types';
import { basic, withSignedCalls } from './signedCalls';

const { send, signIn, state } = withSignedCalls();

const ADMIN = 'admin@holzmann.example';
const USER = 'user@holzmann.example';
const MULTI = 'multi@planwerk.example';

describe('signing in', () => {
    it('returns a token that opens the user’s own record, without a customer context', async () => {
        const { status, body } = await send<{ token: string }>(basic(ADMIN, 'portal'), 'POST', '/user/token');
        expect(status).toBe(200);
        const user = await send<User>(body, 'GET', '/user');
        expect(user.body).toMatchObject({
            email: ADMIN,
            role: 'ADMIN',
            customer: '10010',
            customerContext: null,
            alias: 'Sabine Holzmann',
        });
        expect(user.body.keys?.length).toBeGreaterThan(0);
        expect(Array.isArray(user.body.cloudGroups)).toBe(true);
    });

    it('reads the header as UTF-8 and the address without regard to case', async () => {
        expect((await send(basic('umlaut@holzmann.example', 'pässwörtł'), 'POST', '/user/token')).status).toBe(200);
        expect((await send(basic('Admin@Holzmann.example', 'portal'), 'POST', '/user/token')).status).toBe(200);
        const latin1 = { basic: Buffer.from('umlaut@holzmann.example:pässwört', 'latin1').toString('base64') };
        expect((await send(latin1, 'POST', '/user/token')).status).toBe(401);
    });

    it.each([
        ['a wrong password', basic(ADMIN, 'portal2')],
        ['a password with a blank', basic(ADMIN, ' portal')],
        ['an unknown address', basic('nobody@holzmann.example', 'portal')],
        ['an inactive user', basic('inactive@holzmann.example', 'portal')],
        ['no header', null],
        ['a header without a colon', { basic: Buffer.from('portal').toString('base64') }],
        ['a bearer token', { token: 'x' }],
    ])('refuses %s with 401', async (_what, auth) => {
        expect((await send(auth, 'POST', '/user/token')).status).toBe(401);
    });

    it('accepts only calls of the portal', async () => {
        expect((await send(basic(ADMIN, 'portal'), 'POST', '/user/token', undefined, { 'Application-Id': 'shop' })).status).toBe(
            400,
        );
    });

    it('asks users of several customers to choose, and signs in for the chosen one', async () => {
        const choice = await send<string[]>(basic(MULTI, 'portal'), 'POST', '/user/token');
        expect([choice.status, choice.body]).toEqual([300, ['10010', '10020']]);
        expect((await send(basic(MULTI, 'portal'), 'POST', '/user/token', { customer: '10030' })).status).toBe(401);
        expect((await send(basic(MULTI, 'wrong'), 'POST', '/user/token')).status).toBe(401);

        const session = await signIn(MULTI, '10010');
        expect((await send<User>(session, 'GET', '/user')).body).toMatchObject({ customer: '10020', customerContext: '10010' });
        const customer = await send<Customer>(session, 'GET', '/customer');
        expect(customer.body).toMatchObject({ id: '10010', data: { name: 'Holzmann Interior GmbH' }, languages: ['de', 'en'] });
    });
});

describe('signing out', () => {
    it('ends only this sign-in', async () => {
        const [one, other] = [await signIn(USER), await signIn(USER)];
        expect((await send(one, 'DELETE', '/user/token')).status).toBe(204);
        expect((await send(one, 'GET', '/user')).status).toBe(401);
        expect((await send(one, 'DELETE', '/user/token')).status).toBe(401);
        expect((await send(other, 'GET', '/user')).status).toBe(200);
    });

    it('returns 401 without a token, in the format of errors', async () => {
        const { status, body } = await send(null, 'GET', '/customer');
        expect(status).toBe(401);
        expect(body).toEqual({ error: { code: 401, message: expect.any(String) } });
    });
});

describe('the user’s own profile', () => {
    it('accepts a display name from everybody, names only from administrators', async () => {
        const user = await signIn(USER);
        const named = await send<User>(user, 'PATCH', '/user', { displayName: '  Jan K. ' });
        expect([named.status, named.body.displayName]).toEqual([200, 'Jan K.']);
        expect((await send(user, 'PATCH', '/user', { surname: 'Anders' })).status).toBe(403);

        const reader = await signIn('reader@holzmann.example');
        const changed = await send<User>(reader, 'PATCH', '/user', { forename: 'Ruthild', surname: 'Leser' });
        expect([changed.status, changed.body.alias]).toEqual([200, 'Ruthild Leser']);
    });

    it('limits the characters of a display name', async () => {
        const user = await signIn(USER);
        expect((await send(user, 'PATCH', '/user', { displayName: '👍'.repeat(255) })).status).toBe(200);
        expect((await send(user, 'PATCH', '/user', { displayName: 'x'.repeat(256) })).status).toBe(400);
    });

    it('changes the password with a temporary token', async () => {
        const session = await signIn(USER);
        const temporary = await signIn(USER);
        expect((await send(temporary, 'PATCH', '/user', { password: ' ab cde ' })).status).toBe(200);
        expect((await send(temporary, 'DELETE', '/user/token')).status).toBe(204);
        expect((await send(session, 'GET', '/user')).status).toBe(200);
        expect((await send(basic(USER, 'portal'), 'POST', '/user/token')).status).toBe(401);
        expect((await send(basic(USER, 'ab cde'), 'POST', '/user/token')).status).toBe(200);
    });

    it('refuses a password of five characters, not counting surrounding blanks', async () => {
        const session = await signIn(USER);
        expect((await send(session, 'PATCH', '/user', { password: ' 12345 ' })).status).toBe(400);
        expect(state().users.find(user => user.email === USER)?.password).toBe('portal');
    });
});
