// @vitest-environment node
import { beforeAll, describe, expect, it } from 'vitest';
import * as links from '../../dataProvider/actions/links';
import * as profile from '../../dataProvider/actions/profile';
import * as session from '../../dataProvider/actions/session';
import { isWrongPassword } from '../../dataProvider';
import { failureOf } from '../support/httpClient';
import { startMockServer } from './support';

const mock = startMockServer();
const PASSWORD = 'portal';

/** The token in the link of the newest mail of a kind. */
const mailedToken = (kind: string): string => {
    const mail = mock.state().outbox.findLast(candidate => candidate.kind === kind);
    return new URL(mail!.link!, 'http://portal.example').searchParams.get('token')!;
};

describe('signing in', () => {
    it('returns a token, also for a password with special characters', async () => {
        const { client } = mock.visitor();
        expect(await session.signIn(client, { email: ' admin@holzmann.example ', password: PASSWORD })).toMatchObject({
            kind: 'token',
        });
        const umlaut = await session.signIn(client, { email: 'umlaut@holzmann.example', password: 'pässwörtł' });
        expect(umlaut.kind).toBe('token');
    });

    it('asks for the customer if there are several', async () => {
        const { client } = mock.visitor();
        const data = { email: 'multi@planwerk.example', password: PASSWORD };
        const answer = await session.signIn(client, data);
        expect(answer.kind === 'choose' && answer.customers.map(customer => customer.id)).toEqual(['10010', '10020']);
        expect(await session.signIn(client, { ...data, customer: '10020' })).toMatchObject({ kind: 'token' });
    });

    it.each([
        ['a wrong password', 'admin@holzmann.example', 'wrong'],
        ['an inactive user', 'inactive@holzmann.example', PASSWORD],
    ])('refuses %s and ends no session', async (_what, email, password) => {
        const { client, unauthorized } = mock.visitor();
        const error = await failureOf(session.signIn(client, { email, password }));
        expect(error).toMatchObject({ status: 401, message: 'errors.session.loginFailed' });
        expect(unauthorized()).toBe(0);
    });

    it('signs out: the token is no longer valid', async () => {
        const { client, token, unauthorized } = await mock.signedIn('user@holzmann.example');
        await session.signOut(client, token);
        expect((await failureOf(session.getUser(client))).status).toBe(401);
        expect(unauthorized()).toBe(1);
    });
});

describe('changing your own password', () => {
    const email = 'admin@northfield.example';
    const change = { email, oldPassword: PASSWORD, newPassword: ' geheim1 ', customer: null };

    it('uses a temporary token and returns it', async () => {
        const { client, calls } = await mock.signedIn(email);
        const sessions = mock.state().sessions.length;
        await profile.changePassword(client, change);
        expect(calls).toEqual(['POST user/token', 'PATCH user', 'DELETE user/token']);
        expect(mock.state().sessions).toHaveLength(sessions);
        expect((await session.getUser(client)).email).toBe(email);
        expect(await session.signIn(client, { email, password: 'geheim1' })).toMatchObject({ kind: 'token' });
    });

    it('fails with the wrong current password and signs nobody out', async () => {
        const { client, calls, unauthorized } = await mock.signedIn('admin@lehmann.example');
        const wrong = { ...change, email: 'admin@lehmann.example', oldPassword: 'wrong' };
        expect(isWrongPassword(await failureOf(profile.changePassword(client, wrong)))).toBe(true);
        expect(calls).toEqual(['POST user/token']);
        expect(unauthorized()).toBe(0);
    });

    it('is done when only its response was lost, which the new password shows', async () => {
        const { client } = mock.visitor();
        const sessions = mock.state().sessions.length;
        const next = { ...change, oldPassword: 'geheim1', newPassword: 'geheim2' };
        mock.server().control.faults.add({ method: 'PATCH', path: 'user', kind: 'lost', times: 1 });
        await profile.changePassword(client, next);
        expect(mock.state().sessions).toHaveLength(sessions);
        mock.server().control.faults.add({ method: 'PATCH', path: 'user', kind: 'status', status: 500, times: 1 });
        const failed = await failureOf(
            profile.changePassword(client, { ...next, oldPassword: 'geheim2', newPassword: 'geheim3' }),
        );
        expect(failed.status).toBe(500);
    });

    it('returns the temporary token when the change is refused', async () => {
        const { client, calls } = await mock.signedIn('admin@lehmann.example');
        const short = { ...change, email: 'admin@lehmann.example', newPassword: 'abc' };
        const error = await failureOf(profile.changePassword(client, short));
        expect([error.message, isWrongPassword(error)]).toEqual(['errors.session.changePasswordFailed', false]);
        expect(calls.at(-1)).toBe('DELETE user/token');
    });
});

describe('your own profile', () => {
    it('is read and changed', async () => {
        const { client, provider } = await mock.signedIn('user@holzmann.example');
        expect(await session.getUser(client)).toMatchObject({
            email: 'user@holzmann.example',
            role: 'USER',
            cam: true,
            newsletter: true,
        });
        expect(await provider.getCurrentCustomer()).toMatchObject({ id: '10010', flags: { demo: false } });
        const changed = await provider.updateCurrentUser({ displayName: 'J. K.' });
        expect(changed ?? (await session.getUser(client))).toMatchObject({ displayName: 'J. K.', newsletter: true });
        expect(await provider.getCurrentUser()).toMatchObject({ displayName: 'J. K.' });
    });
});

describe('links from mails', () => {
    const client = () => mock.visitor().client;

    it('resets a password', async () => {
        await links.recoverPassword(client(), ' user@holzmann.example ');
        await links.recoverPassword(client(), 'nobody@nowhere.example');
        const token = mailedToken('recovery');
        await links.validatePasswordToken(client(), token);
        await links.resetPassword(client(), { token, password: 'brandneu' });
        expect((await failureOf(links.validatePasswordToken(client(), token))).status).toBe(404);
        expect(await failureOf(links.resetPassword(client(), { token, password: 'brandneu' }))).toMatchObject({
            status: 404,
            message: 'errors.session.passwordResetFailed',
        });
    });

    it('registers for an education licence', async () => {
        await links.requestEduToken(client(), 'new@school.example');
        const token = mailedToken('education');
        await links.validateEduToken(client(), token);
        const address = { street: 'Way 1', zip: '12345', city: 'Town', school: 'School', citySchool: 'Town' };
        await links.activateEdu(client(), {
            ...address,
            token,
            forename: 'Nele',
            surname: 'Neu',
            email: 'new@school.example',
            degree: 'master',
            gradMonth: 7,
            gradYear: new Date().getUTCFullYear() + 1,
            sector: 'holz',
            newsletter: true,
            consentTerms: true,
            consentPrivacy: true,
        });
        expect(await failureOf(links.validateEduToken(client(), token))).toMatchObject({ message: 'errors.edu.invalidToken' });
    });

    describe('to a transfer', () => {
        let token = '';
        beforeAll(async () => {
            const { provider } = await mock.signedIn('admin@holzmann.example');
            await provider.requestTransfer({ email: 'siobhan.obrien@northfield.example' });
            token = mailedToken('transfer');
        });

        it('show the source and the target, and move the user', async () => {
            expect(await links.validateTransferToken(client(), token)).toMatchObject({
                user: 'siobhan.obrien@northfield.example',
                customerSource: { id: '10020' },
                customerDestination: { id: '10010' },
            });
            await links.approveTransfer(client(), token);
            expect((await failureOf(links.validateTransferToken(client(), token))).status).toBe(404);
            expect((await failureOf(links.approveTransfer(client(), token))).message).toBe('errors.session.transferFailed');
        });
    });
});
