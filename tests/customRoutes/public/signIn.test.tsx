import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { makeUser } from '../../support/builders';
import { fakeServer, json, refused } from '../../support/fakeFetch';
import { openPage, type PageOptions } from './openPage';

const TOKEN = { 'POST user/token': { token: 'secret' }, 'GET user': makeUser({ email: 'anna@holzmann.example' }) };
const busy = (status: number, retryAfter: string) => new Response('', { status, headers: { 'Retry-After': retryAfter } });

const emailField = () => screen.findByLabelText('E-mail address');
const passwordField = () => screen.getByLabelText<HTMLInputElement>('Password');
const button = (name: string) => screen.getByRole('button', { name });

async function signIn(options: PageOptions = {}, password = 'portal') {
    const page = openPage(options);
    await page.user.type(await emailField(), 'anna@holzmann.example');
    await page.user.type(passwordField(), password);
    await page.user.click(button('Sign in'));
    return page;
}

describe('sign-in', () => {
    it('sends the credentials, stores token and user, and opens the dashboard with a message', async () => {
        const server = fakeServer(TOKEN);
        const page = await signIn({}, 'pässwörtł');
        await waitFor(() => expect(page.address()).toBe('/dashboard'));
        const request = server.requested('POST user/token')[0]!;
        expect(
            new TextDecoder().decode(Uint8Array.from(atob(request.headers.get('Authorization')!.slice(6)), c => c.charCodeAt(0))),
        ).toBe('anna@holzmann.example:pässwörtł');
        expect(request.headers.get('Application-Id')).toBe('portal');
        expect(request.body).toBeUndefined();
        expect(JSON.parse(localStorage.getItem('token')!)).toEqual({ token: 'secret' });
        expect(sessionStorage.getItem('user')).toContain('anna@holzmann.example');
        expect(page.state()).toEqual({ notice: 'signed-in' });
    });

    it('sends the address as typed, without invisible characters, and what fields show that were filled without an event', async () => {
        const server = fakeServer(TOKEN);
        const page = openPage();
        await page.user.type(await emailField(), 'nobody');
        await page.user.click(button('Sign in'));
        expect(await emailField()).toBeInvalid();
        Object.assign(await emailField(), { value: '\u200B anna@weiß.example\u00A0' });
        // Typing, and showing the password, render the form again.
        await page.user.type(passwordField(), 'x');
        Object.assign(passwordField(), { value: 'portal' });
        await page.user.click(screen.getByRole('button', { name: 'Show password' }));
        await page.user.click(button('Sign in'));
        await waitFor(() => expect(page.address()).toBe('/dashboard'));
        const basic = atob(server.requested('POST user/token')[0]!.headers.get('Authorization')!.slice(6));
        expect(new TextDecoder().decode(Uint8Array.from(basic, c => c.charCodeAt(0)))).toBe('anna@weiß.example:portal');
    });

    it.each([
        ['/?mode=auth&redirect=licences%3Forderby%3Dname%20desc', '/licences?orderby=name%20desc'],
        ['/?redirect=licences', '/dashboard'],
        ['/?mode=auth&redirect=%2F%2Fevil.example', '/dashboard'],
    ])('leads from %s to %s', async (route, target) => {
        fakeServer(TOKEN);
        const page = await signIn({ route });
        await waitFor(() => expect(decodeURI(page.address())).toBe(decodeURI(target)));
    });

    it.each([
        ['/', '/dashboard'],
        ['/?mode=auth&redirect=licences%3Ffilter%3Da', '/licences?filter=a'],
        ['/?redirect=licences', '/dashboard'],
        ['/?mode=auth&redirect=%2F%2Fevil.example', '/dashboard'],
    ])('sends a visitor with a stored token from %s to %s without a call', async (route, target) => {
        localStorage.setItem('token', '{"token":"secret"}');
        const server = fakeServer();
        const page = openPage({ route });
        await waitFor(() => expect(page.address()).toBe(target));
        expect(server.requests).toHaveLength(0);
    });

    it('refuses and marks an invalid e-mail address without a call, and clears the mark on edit', async () => {
        const server = fakeServer();
        const { user } = openPage();
        await user.type(await emailField(), 'anna@holzmann');
        await user.click(button('Sign in'));
        const field = await emailField();
        expect(field).toHaveFocus();
        expect(field).toBeInvalid();
        expect(field).toHaveAccessibleDescription('Please enter a valid e-mail address.');
        expect(server.requests).toHaveLength(0);
        await user.type(field, '.example');
        expect(field).toBeValid();
        expect(screen.queryByText('Please enter a valid e-mail address.')).not.toBeInTheDocument();
    });

    it('accepts any password', async () => {
        const server = fakeServer({ 'POST user/token': refused(401) });
        const { user } = openPage();
        await user.type(await emailField(), 'anna@holzmann.example{Enter}');
        await screen.findByRole('alert');
        expect(server.requested('POST user/token')).toHaveLength(1);
    });

    it.each([
        [401, 'Login failed: Authentication required'],
        [403, 'Login failed: No permission for action'],
        [400, 'Login failed: Incorrect request'],
    ])('explains a %i, marks the password, keeps what was typed, and clears the mark on edit', async (status, text) => {
        fakeServer({ 'POST user/token': refused(status) });
        const { user } = await signIn();
        expect(await screen.findByRole('alert')).toHaveTextContent(text);
        expect(await emailField()).toHaveValue('anna@holzmann.example');
        expect(passwordField()).toHaveValue('portal');
        expect(passwordField()).toHaveFocus();
        expect(passwordField()).toHaveAccessibleDescription('Please check your e-mail address and password.');
        expect(button('Sign in')).not.toHaveAttribute('aria-busy');
        expect(localStorage.getItem('token')).toBeNull();
        await user.type(passwordField(), '!');
        expect(passwordField()).toBeValid();
    });

    it.each([
        ['a 500', refused(500), 'Login failed: Request could not be processed'],
        ['a 429', busy(429, '3'), 'Login failed: Too many requests at once. You can try again in 3 seconds.'],
        ['a 503', busy(503, '300'), 'Login failed: The server is busy or under maintenance. You can try again in 5 minutes.'],
        ['a 429 without a time', refused(429), 'Login failed: Too many requests at once. Please try again in a moment.'],
        ['a choice of no customers', json(300, []), 'Login failed: The server’s response could not be read.'],
        ['a lost connection', new TypeError('failed'), /^The server cannot be reached/],
        ['HTML', new Response('<html>', { status: 200 }), 'Login failed: The server’s response could not be read.'],
        ['an empty body', new Response('', { status: 200 }), 'Login failed: The server’s response could not be read.'],
    ])('reports %s without blaming the password', async (_case, reply, text) => {
        fakeServer({ 'POST user/token': reply });
        await signIn();
        expect(await screen.findByRole('alert')).toHaveTextContent(text);
        expect(passwordField()).toBeValid();
        expect(passwordField()).toHaveValue('portal');
    });

    it('starts no session if the user cannot be loaded', async () => {
        const server = fakeServer({ ...TOKEN, 'GET user': refused(500), 'DELETE user/token': 204 });
        const page = await signIn();
        expect(await screen.findByRole('alert')).toHaveTextContent('your user data could not be loaded');
        expect(localStorage.getItem('token')).toBeNull();
        expect(page.address()).toBe('/');
        await waitFor(() => expect(server.requested('DELETE user/token')).toHaveLength(1));
    });

    it('sends once, however often the button is pressed, and shows that it is busy', async () => {
        let reply: (value: object) => void = () => undefined;
        const server = fakeServer({ ...TOKEN, 'POST user/token': () => new Promise<object>(resolve => (reply = resolve)) });
        const page = await signIn();
        await page.user.click(button('Sign in'));
        await page.user.type(passwordField(), '{Enter}');
        expect(button('Sign in')).toHaveAttribute('aria-busy', 'true');
        expect(screen.getByRole('status')).toHaveTextContent('Please wait');
        reply({ token: 'secret' });
        await waitFor(() => expect(page.address()).toBe('/dashboard'));
        expect(server.requested('POST user/token')).toHaveLength(1);
    });

    it('does not sign in a user who has left the page, and returns the token', async () => {
        let reply: (value: object) => void = () => undefined;
        const server = fakeServer({
            'POST user/token': () => new Promise<object>(resolve => (reply = resolve)),
            'DELETE user/token': 204,
        });
        const page = await signIn();
        await page.user.click(screen.getByRole('link', { name: 'Forgot your password?' }));
        await screen.findByRole('heading', { name: 'Reset password' });
        expect(await emailField()).toHaveValue('anna@holzmann.example');
        reply({ token: 'secret' });
        await waitFor(() => expect(server.requested('DELETE user/token')).toHaveLength(1));
        expect(server.requested('DELETE user/token')[0]!.headers.get('Authorization')).toBe('Bearer secret');
        expect(localStorage.getItem('token')).toBeNull();
        expect(page.address()).toBe('/recover-password');
    });

    it('leads students and trainees to their licence page', async () => {
        fakeServer();
        const page = openPage();
        await page.user.click(await screen.findByRole('link', { name: 'Education licence for students and trainees' }));
        expect(await screen.findByRole('heading', { name: 'Education licence' })).toBeVisible();
        expect(page.address()).toBe('/activate-edu');
    });

    it('shows and hides the password', async () => {
        fakeServer();
        const { user } = openPage();
        await emailField();
        expect(passwordField()).toHaveAttribute('type', 'password');
        await user.click(button('Show password'));
        expect(passwordField()).toHaveAttribute('type', 'text');
        expect(button('Show password')).toHaveAttribute('aria-pressed', 'true');
    });

    it('loads the portal once, when the user starts typing', async () => {
        fakeServer();
        const prefetchPortal = vi.fn();
        const { user } = openPage({ prefetchPortal });
        const field = await emailField();
        expect(prefetchPortal).not.toHaveBeenCalled();
        await user.type(field, 'anna');
        expect(prefetchPortal).toHaveBeenCalledTimes(1);
    });
});

describe('choice of a customer', () => {
    const choose = json(300, [{ id: '10010', name: 'Holzmann Interior GmbH' }, '10020']);

    it('offers a button for each customer and signs in for the chosen one', async () => {
        const server = fakeServer({ ...TOKEN, 'POST user/token': request => (request.body ? { token: 'secret' } : choose) });
        const page = await signIn();
        await waitFor(() => expect(screen.getByRole('heading', { name: 'Please select a customer' })).toHaveFocus());
        expect(button('Customer number 10020')).toBeVisible();
        await page.user.click(button('Holzmann Interior GmbH Customer number 10010'));
        await waitFor(() => expect(page.address()).toBe('/dashboard'));
        expect(server.requested('POST user/token').map(({ body }) => body)).toEqual([undefined, { customer: '10010' }]);
    });

    it('returns to the credentials as they were typed', async () => {
        fakeServer({ 'POST user/token': choose });
        const { user } = await signIn();
        await user.click(await screen.findByRole('button', { name: 'Back' }));
        expect(await emailField()).toHaveValue('anna@holzmann.example');
        expect(passwordField()).toHaveValue('portal');
        expect(passwordField()).toHaveFocus();
        expect(screen.queryByRole('button', { name: /Customer number/ })).not.toBeInTheDocument();
    });

    it('keeps the list after a failure', async () => {
        fakeServer({ 'POST user/token': request => (request.body ? refused(500) : choose) });
        const { user } = await signIn();
        await user.click(await screen.findByRole('button', { name: 'Customer number 10020' }));
        expect(await screen.findByRole('alert')).toHaveTextContent('Login failed: Request could not be processed');
        expect(button('Customer number 10020')).not.toHaveAttribute('aria-busy');
    });
});

describe('around the form', () => {
    it.each([
        ['expired', 'Your session has ended. Please sign in again.'],
        ['signed-out', 'You have been signed out.'],
    ])('shows once why the sign-in is needed: %s', async (notice, text) => {
        fakeServer();
        openPage({ state: { notice } });
        expect(await screen.findByText(text)).toHaveAttribute('role', 'status');
    });

    it.each([
        ['/?mode=auth&redirect=academy', true],
        ['/?mode=auth&redirect=%2Facademy%2Fsearch', true],
        ['/?mode=auth&redirect=redirects%2Facademy', true],
        ['/?mode=auth&redirect=licences', false],
        ['/?mode=auth&redirect=my%2Facademy', false],
        ['/', false],
    ])('%s offers the academy contact: %s', async (route, offered) => {
        fakeServer();
        openPage({ route });
        await emailField();
        const link = screen.queryByRole('link', { name: /academy/ });
        expect(link !== null).toBe(offered);
        if (link) {
            expect(link).toHaveAttribute('href', 'https://academy.example.com/contact');
            expect(link).toHaveAttribute('rel', 'external noopener noreferrer');
        }
    });

    it.each([
        [['de-AT', 'en'], 3],
        [['en', 'de'], 3],
        [['en', 'nl'], 0],
    ])('for the languages %j shows %i decorative drawings', async (languages, count) => {
        fakeServer();
        vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
        const { container } = openPage();
        await emailField();
        await waitFor(() => expect(container.querySelectorAll('img[alt=""][aria-hidden=true]')).toHaveLength(count));
    });

    it('shows no drawings on a narrow screen', async () => {
        fakeServer();
        const { setViewportWidth } = await import('../../support/browserParts');
        setViewportWidth(1099);
        vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de']);
        const { container } = openPage();
        await emailField();
        expect(container.querySelector('img')).toBeNull();
    });
});
