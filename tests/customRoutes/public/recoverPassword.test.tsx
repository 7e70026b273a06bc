import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeServer, json, refused } from '../../support/fakeFetch';
import { openPage } from './openPage';

const VALID = { 'POST password/validateToken': json(200, {}) };
/** A 404 of a server in between says nothing about the link (WIRE-10). */
const foreign404 = new Response('<html>404</html>', { status: 404 });
const newPassword = () => screen.findByLabelText('New password');
const repeat = () => screen.getByLabelText('Repeat the new password');
const save = () => screen.getByRole('button', { name: 'Save password' });

describe('requesting a recovery mail', () => {
    it('requests the mail and says that it is on its way', async () => {
        const server = fakeServer({ 'POST password/recover': 204 });
        const { user } = openPage({ route: '/recover-password' });
        await user.type(await screen.findByLabelText('E-mail address'), ' anna@holzmann.example {Enter}');
        await waitFor(() => expect(screen.getByRole('heading', { name: 'Check your inbox' })).toHaveFocus());
        expect(screen.getByText(/If anna@holzmann.example is known to us/)).toBeVisible();
        const [request] = server.requested('POST password/recover');
        expect(request!.body).toEqual({ identifier: 'anna@holzmann.example' });
        expect(request!.headers.get('Authorization')).toBeNull();
        expect(request!.headers.get('Application-Id')).toBe('portal');
    });

    it('refuses an invalid e-mail address without a call', async () => {
        const server = fakeServer();
        const { user } = openPage({ route: '/recover-password' });
        await user.type(await screen.findByLabelText('E-mail address'), 'anna{Enter}');
        const field = screen.getByLabelText('E-mail address');
        expect(field).toHaveAccessibleDescription('Please enter a valid e-mail address.');
        expect(field).toHaveFocus();
        expect(server.requests).toHaveLength(0);
        await user.type(field, '@');
        expect(field).not.toHaveAttribute('aria-invalid');
        expect(field).not.toHaveAccessibleDescription();
    });

    it('keeps the address after a failure', async () => {
        fakeServer({ 'POST password/recover': refused(500) });
        const { user } = openPage({ route: '/recover-password' });
        await user.type(await screen.findByLabelText('E-mail address'), 'anna@holzmann.example{Enter}');
        expect(await screen.findByRole('alert')).toHaveTextContent('The request could not be sent.');
        expect(screen.getByLabelText('E-mail address')).toHaveValue('anna@holzmann.example');
        expect(screen.getByRole('button', { name: 'Send link' })).not.toHaveAttribute('aria-busy');
    });

    it('links back to the page where the sign-in was to lead', async () => {
        fakeServer();
        const page = openPage({ route: '/recover-password', state: { email: '', search: '?mode=auth&redirect=licences' } });
        await page.user.click(await screen.findByRole('link', { name: 'Back to sign-in' }));
        await waitFor(() => expect(page.address()).toBe('/?mode=auth&redirect=licences'));
    });
});

describe('setting a new password by a link', () => {
    it.each(['/recover-password?token=t1', '/activate-user?token=t1'])(
        '%s checks the token and removes it from the address',
        async route => {
            const server = fakeServer(VALID);
            const page = openPage({ route });
            await newPassword();
            expect(page.address()).toBe('/recover-password');
            expect(server.requests.map(({ body }) => body)).toEqual([{ token: 't1' }]);
            expect(server.requests[0]!.headers.get('Authorization')).toBeNull();
        },
    );

    it('keeps the token after a reload', async () => {
        const server = fakeServer(VALID);
        openPage({ route: '/recover-password', state: { token: 't1' } });
        await newPassword();
        expect(server.requests.map(({ body }) => body)).toEqual([{ token: 't1' }]);
    });

    it('checks the pattern before the repetition, both without surrounding spaces', async () => {
        const server = fakeServer({ ...VALID, 'POST password/reset': 204 });
        const { user } = openPage({ route: '/recover-password?token=t1' });
        await user.type(await newPassword(), '  12345  ');
        await user.type(repeat(), 'other');
        await user.click(save());
        expect(await newPassword()).toHaveAccessibleDescription('The password must consist of at least 6 characters.');
        expect(await newPassword()).toBeInvalid();
        expect(await newPassword()).toHaveFocus();
        expect(repeat()).toBeValid();

        await user.clear(await newPassword());
        await user.type(await newPassword(), ' 123456 ');
        await user.click(save());
        expect(repeat()).toHaveAccessibleDescription('The passwords do not match.');
        expect(server.requested('POST password/reset')).toHaveLength(0);

        await user.clear(repeat());
        await user.type(repeat(), '123456');
        expect(repeat()).toBeValid();
        await user.click(save());
        await waitFor(() => expect(screen.getByRole('heading', { name: 'Password saved' })).toHaveFocus());
        expect(screen.getByRole('link', { name: 'Go to sign-in' })).toHaveAttribute('href', '/');
        expect(server.requested('POST password/reset')[0]!.body).toEqual({ password: '123456', token: 't1' });
    });

    it.each([refused(500), foreign404])('keeps what was typed after a failure, and sends again', async failed => {
        const server = fakeServer({ ...VALID, 'POST password/reset': failed });
        const { user } = openPage({ route: '/recover-password?token=t1' });
        await user.type(await newPassword(), '123456');
        await user.type(repeat(), '123456{Enter}');
        expect(await screen.findByRole('alert')).toHaveTextContent('The password could not be reset.');
        expect(await newPassword()).toHaveValue('123456');
        server.on('POST password/reset', 204);
        await user.click(save());
        await screen.findByRole('heading', { name: 'Password saved' });
    });

    it('takes a 404 without an error for an invalid link', async () => {
        fakeServer({ 'POST password/validateToken': new Response(null, { status: 404 }) });
        openPage({ route: '/recover-password?token=t1' });
        await screen.findByRole('heading', { name: 'Invalid or expired link' });
    });

    it.each(['when opened', 'when used'])('offers a new link for a token that is invalid %s', async when => {
        fakeServer(
            when === 'when opened'
                ? { 'POST password/validateToken': refused(404) }
                : { ...VALID, 'POST password/reset': refused(404) },
        );
        const page = openPage({ route: '/recover-password?token=t1' });
        if (when === 'when used') {
            await page.user.type(await newPassword(), '123456');
            await page.user.type(repeat(), '123456{Enter}');
        }
        await waitFor(() => expect(screen.getByRole('heading', { name: 'Invalid or expired link' })).toHaveFocus());
        await page.user.click(screen.getByRole('button', { name: 'Request a new link' }));
        await waitFor(() => expect(screen.getByRole('heading', { name: 'Reset password' })).toHaveFocus());
        expect(page.state()).toBeNull();
    });

    it.each([
        [new TypeError('failed'), 'The server cannot be reached.'],
        [foreign404, 'The link could not be checked.'],
    ])('retries the check when the check itself failed', async (reply, text) => {
        const server = fakeServer({ 'POST password/validateToken': reply });
        const { user } = openPage({ route: '/recover-password?token=t1' });
        expect(await screen.findByRole('alert')).toHaveTextContent(text);
        server.on('POST password/validateToken', json(200, {}));
        await user.click(screen.getByRole('button', { name: 'Try again' }));
        await newPassword();
    });

    it('signs nobody out, whatever the server responds', async () => {
        localStorage.setItem('token', '{"token":"secret"}');
        fakeServer({ 'POST password/validateToken': refused(401) });
        openPage({ route: '/recover-password?token=t1' });
        await screen.findByRole('alert');
        expect(localStorage.getItem('token')).toBe('{"token":"secret"}');
    });

    it('still says that the password was saved after a reload', async () => {
        const server = fakeServer({ ...VALID, 'POST password/reset': 204 });
        const page = openPage({ route: '/recover-password?token=t1' });
        await page.user.type(await newPassword(), '123456');
        await page.user.type(repeat(), '123456{Enter}');
        await screen.findByRole('heading', { name: 'Password saved' });
        const state = page.state();
        page.unmount();
        openPage({ route: '/recover-password', state });
        await screen.findByRole('heading', { name: 'Password saved' });
        expect(server.requested('POST password/validateToken')).toHaveLength(1);
    });

    it('says on an activation link that it activates, and names the user if the link does', async () => {
        fakeServer({ ...VALID, 'POST password/reset': 204 });
        const page = openPage({ route: '/activate-user?token=t1&email=anna%40holzmann.example' });
        await newPassword();
        expect(screen.getByRole('heading', { name: 'Activate your account' })).toBeVisible();
        expect(page.address()).toBe('/recover-password?email=anna%40holzmann.example');
        expect(page.container.querySelector('input[autocomplete=username]')).toHaveValue('anna@holzmann.example');
        await page.user.type(await newPassword(), '123456');
        await page.user.type(repeat(), '123456{Enter}');
        await screen.findByRole('heading', { name: 'Your account is active' });
    });

    it.each([
        ['an ampersand written as in HTML', 'email=anna%2Bx@holzmann.example&amp;token=a%2Bb'],
        ['a bare plus sign', 'token=a+b&email=anna+x@holzmann.example'],
    ])('reads a link with %s as it is meant', async (_what, query) => {
        const server = fakeServer(VALID);
        const page = openPage({ route: `/activate-user?${query}` });
        await newPassword();
        expect(server.requests.map(({ body }) => body)).toEqual([{ token: 'a+b' }]);
        expect(page.container.querySelector('input[autocomplete=username]')).toHaveValue('anna+x@holzmann.example');
        expect(page.address()).not.toContain('token');
        expect(screen.getByRole('heading', { name: 'Activate your account' })).toBeVisible();
    });

    it('activates with the token that has left the address already', async () => {
        const server = fakeServer(VALID);
        openPage({ route: '/activate-user', state: { token: 't1' } });
        await newPassword();
        expect(server.requests.map(({ body }) => body)).toEqual([{ token: 't1' }]);
        expect(screen.getByRole('heading', { name: 'Activate your account' })).toBeVisible();
    });

    it('links from a used activation link to the sign-in page', async () => {
        fakeServer({ 'POST password/validateToken': refused(404) });
        openPage({ route: '/activate-user?token=t1' });
        expect(await screen.findByText(/already been used/)).toBeVisible();
        expect(screen.getByRole('link', { name: 'Already activated? Sign in' })).toHaveAttribute('href', '/');
    });
});
