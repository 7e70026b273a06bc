// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { EduRegistration, TransferToken } from '../../dataProvider/types';
import { basic, withSignedCalls } from './signedCalls';

const { mailedToken, send, signIn, state } = withSignedCalls();

const USER = 'user@holzmann.example';
const post = <Body = unknown>(path: string, body: unknown) => send<Body>(null, 'POST', path, body);
const signInStatus = async (email: string, password: string) =>
    (await send(basic(email, password), 'POST', '/user/token')).status;

describe('password recovery', () => {
    it('mails a link that works once', async () => {
        expect((await post('/password/recover', { identifier: USER })).status).toBe(204);
        expect(state().outbox.at(-1)).toMatchObject({
            to: USER,
            kind: 'recovery',
            link: expect.stringMatching(/^\/recover-password\?token=/),
        });
        const token = mailedToken(USER);
        const valid = await post('/password/validateToken', { token });
        expect([valid.status, valid.body]).toEqual([200, {}]);

        expect((await post('/password/reset', { token, password: '12345 ' })).status).toBe(400);
        expect((await post('/password/reset', { token, password: ' neues wort ' })).status).toBe(204);
        expect(await signInStatus(USER, 'neues wort')).toBe(200);
        expect(await signInStatus(USER, 'portal')).toBe(401);
        expect((await post('/password/validateToken', { token })).status).toBe(404);
        expect((await post('/password/reset', { token, password: 'noch eins' })).status).toBe(404);
    });

    it('responds to an unknown address like to a known one and mails nobody', async () => {
        const mails = state().outbox.length;
        expect((await post('/password/recover', { identifier: 'nobody@holzmann.example' })).status).toBe(204);
        expect(state().outbox).toHaveLength(mails);
    });

    it('invalidates the previous link', async () => {
        await post('/password/recover', { identifier: USER });
        const first = mailedToken(USER);
        await post('/password/recover', { identifier: USER.toUpperCase() });
        expect((await post('/password/validateToken', { token: first })).status).toBe(404);
        expect((await post('/password/validateToken', { token: mailedToken(USER) })).status).toBe(200);
    });

    it('activates an inactive user with the activation link', async () => {
        const email = 'inactive@holzmann.example';
        const seeded = mailedToken(email);
        expect((await post('/password/validateToken', { token: seeded })).status).toBe(200);
        await post('/password/recover', { identifier: email });
        expect((await post('/password/validateToken', { token: seeded })).status).toBe(404);
        expect(state().outbox.at(-1)).toMatchObject({
            kind: 'activation',
            link: expect.stringMatching(/^\/activate-user\?token=/),
        });

        expect(await signInStatus(email, 'willkommen')).toBe(401);
        expect((await post('/password/reset', { token: mailedToken(email), password: 'willkommen' })).status).toBe(204);
        expect(await signInStatus(email, 'willkommen')).toBe(200);
    });

    it('refuses a token of another kind', async () => {
        await post('/edu/requestToken', { email: USER });
        expect((await post('/password/validateToken', { token: mailedToken(USER) })).status).toBe(404);
    });
});

describe('education', () => {
    const registration = (token: string): EduRegistration => ({
        token,
        forename: 'Lea',
        surname: 'Winter',
        email: 'lea@schule.example',
        street: 'Waldweg 1',
        zip: '87435',
        city: 'Kempten',
        school: 'Berufsschule',
        citySchool: 'Kempten',
        degree: 'journeyman',
        gradMonth: 7,
        gradYear: 2028,
        sector: 'holz',
        newsletter: true,
        consentTerms: true,
        consentPrivacy: true,
    });
    const requestToken = async (): Promise<string> => {
        expect((await post('/edu/requestToken', { email: 'lea@schule.example' })).status).toBe(204);
        return mailedToken('lea@schule.example');
    };

    it('mails a token to any address and stores the registration once', async () => {
        const token = await requestToken();
        expect(state().outbox.at(-1)?.link).toMatch(/^\/activate-edu\?token=/);
        expect((await post('/edu/validateToken', { token })).status).toBe(200);
        expect((await post('/edu/activate', registration(token))).status).toBe(204);
        expect(state().eduRegistrations).toMatchObject([
            { email: 'lea@schule.example', data: { gradYear: 2028, sector: 'holz' } },
        ]);
        expect(JSON.stringify(state().eduRegistrations)).not.toContain(token);
        expect(state().outbox.at(-1)).toMatchObject({ kind: 'registration', to: 'lea@schule.example' });
        expect((await post('/edu/validateToken', { token })).status).toBe(404);
        expect((await post('/edu/activate', registration(token))).status).toBe(404);
    });

    it.each([
        ['consentTerms', false],
        ['consentPrivacy', false],
        ['gradYear', 2025],
        ['gradYear', 2036],
        ['gradMonth', 13],
        ['sector', 'metall'],
        ['email', 'lea'],
        ['school', ''],
        ['city', '  '],
    ])('refuses %s = %s and keeps the token valid', async (name, value) => {
        const token = await requestToken();
        expect((await post('/edu/activate', { ...registration(token), [name]: value })).status).toBe(400);
        expect((await post('/edu/validateToken', { token })).status).toBe(200);
    });

    it('responds with 404 to an unknown token', async () => {
        expect((await post('/edu/validateToken', { token: 'nonsense' })).status).toBe(404);
    });
});

describe('transfer', () => {
    const EMAIL = 'siobhan.obrien@northfield.example';

    it('names the user and both customers', async () => {
        const { status, body } = await post<TransferToken>('/transfer/validateToken', { token: mailedToken(EMAIL) });
        expect(status).toBe(200);
        expect(body).toEqual({
            user: EMAIL,
            customerSource: { id: '10020', name: 'Northfield Kitchens Ltd', flags: { demo: false } },
            customerDestination: { id: '10010', name: 'Holzmann Interior GmbH', flags: { demo: false } },
        });
    });

    it('moves the user once, frees the old keys and ends the sign-ins', async () => {
        const token = mailedToken(EMAIL);
        const session = await signIn(EMAIL);
        const keys = state().keys.filter(key => key.userId === 'u113');
        expect(keys.length).toBeGreaterThan(0);
        expect((await post('/transfer/approve', { token })).status).toBe(204);

        expect(state().users.find(user => user.id === 'u113')).toMatchObject({
            customer: '10010',
            customers: ['10010'],
            role: 'USER',
        });
        expect(keys.map(key => key.userId)).toEqual(keys.map(() => null));
        expect(state().cloudGroups.filter(group => group.customerId === '10020' && group.userIds.includes('u113'))).toEqual([]);
        expect((await send(session, 'GET', '/user')).status).toBe(401);
        expect((await post('/transfer/validateToken', { token })).status).toBe(404);
        expect((await post('/transfer/approve', { token })).status).toBe(404);
    });
});
