import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import * as session from '#authProvider/session';
import { loadPublicPage } from '#customRoutes/public/pages';
import { startNavigation, type PortalOpener } from '#src/app/navigation';
import { storeLanguage } from '#src/config/language';
import { paths } from '#src/config/paths';
import { allowConsole } from '../support/console';

interface Entry {
    usr: unknown;
    key?: string;
    idx?: number;
}

const entry = () => window.history.state as Entry;
const address = () => window.location.pathname + window.location.search;
const signInShown = () => screen.findByRole('heading', { name: 'Sign in' });
const requestShown = () => screen.findByRole('heading', { name: 'Reset password' });

/** A portal of one line, whose code a test can hold back, and from which it can leave. */
function fakePortal() {
    const dispose = vi.fn();
    const portal = { leave: (): void => undefined, dispose, opened: 0, code: Promise.resolve() };
    const open: PortalOpener = leave => {
        portal.leave = leave;
        portal.opened += 1;
        return { ready: Promise.resolve(<p>signed-in portal</p>), dispose };
    };
    return { portal, load: vi.fn(() => portal.code.then(() => open)) };
}

/** Opens an address in the browser. */
function start(route: string, state: Entry | null = null) {
    storeLanguage('en');
    window.history.replaceState(state, '', route);
    const { portal, load } = fakePortal();
    const page = render(null);
    const show = vi.fn(page.rerender);
    onTestFinished(startNavigation({ show, loadPortal: load }));
    return { ...page, portal, load, show, user: userEvent.setup() };
}

/** What the browser does for Back or Forward. */
function go(route: string, state: Entry | null = null): void {
    window.history.replaceState(state, '', route);
    act(() => void window.dispatchEvent(new PopStateEvent('popstate', { state })));
}

describe('the public pages', () => {
    it('write entries that the portal’s router goes on from', async () => {
        const { user } = start('/', { usr: null, key: 'first', idx: 4 });
        await signInShown();
        expect(entry()).toEqual({ usr: null, key: 'first', idx: 4 });
        await user.type(screen.getByLabelText('E-mail address'), 'anna@holzmann.example');
        await user.click(screen.getByRole('link', { name: 'Forgot your password?' }));
        await requestShown();
        expect(entry()).toEqual({
            usr: { email: 'anna@holzmann.example', search: '' },
            key: expect.stringMatching(/^[a-z0-9]{1,8}$/),
            idx: 5,
        });
        expect(address()).toBe('/recover-password');
    });

    it('leave a press for a new tab to the browser', async () => {
        const { user } = start('/');
        await signInShown();
        const link = screen.getByRole('link', { name: 'Forgot your password?' });
        const left: boolean[] = [];
        const stay = (event: Event): void => {
            left.push(!event.defaultPrevented);
            event.preventDefault();
        };
        window.addEventListener('click', stay);
        await user.keyboard('{Control>}');
        await user.click(link);
        await user.keyboard('{/Control}');
        window.removeEventListener('click', stay);
        expect(left).toEqual([true]);
        expect(address()).toBe('/');
    });

    it('follow Back and Forward', async () => {
        start('/recover-password');
        await requestShown();
        go('/');
        await signInShown();
        go('/recover-password', { usr: { email: 'anna@holzmann.example' } });
        await requestShown();
        expect(screen.getByLabelText('E-mail address')).toHaveValue('anna@holzmann.example');
    });

    it('show an error instead of a page that fails, until another one is opened', async () => {
        allowConsole(/./);
        const fails = vi.spyOn(session, 'onFailedSignOut').mockImplementation(() => {
            throw new Error('broken');
        });
        start('/');
        expect(await screen.findByRole('alert')).toHaveTextContent('The page could not be loaded');
        fails.mockRestore();
        go('/recover-password');
        await requestShown();
    });
});

describe('the signed-in portal', () => {
    const signIn = (): void => localStorage.setItem('token', '{"token":"secret"}');

    it('is opened at a deep link, which keeps its entry and its hash', async () => {
        signIn();
        const { load } = start('/licences?filter=a#row', { usr: null, key: 'deep', idx: 2 });
        await screen.findByText('signed-in portal');
        expect(load).toHaveBeenCalledWith('/licences');
        expect(entry()).toEqual({ usr: null, key: 'deep', idx: 2 });
        expect(window.location.hash).toBe('#row');
    });

    it('follows Back and Forward itself, and is left for a public page with what that is told', async () => {
        signIn();
        const { portal, show } = start('/dashboard');
        await screen.findByText('signed-in portal');
        go('/licences');
        // As an address of the public pages would be by now.
        await act(() => loadPublicPage(paths.signIn));
        expect(portal.opened).toBe(1);
        expect(portal.dispose).not.toHaveBeenCalled();
        localStorage.removeItem('token');
        window.history.replaceState({ usr: { notice: 'signed-out' } }, '', '/');
        portal.leave();
        await signInShown();
        expect(screen.getByText('You have been signed out.')).toBeVisible();
        expect(portal.dispose).toHaveBeenCalledTimes(1);
        signIn();
        go('/dashboard');
        await screen.findByText('signed-in portal');
        expect(portal.opened).toBe(2);
        expect(show).toHaveBeenCalledTimes(3);
    });

    it('is not shown any more when the visitor has gone back before its code came', async () => {
        signIn();
        let arrive = (): void => undefined;
        const { portal, load, show } = start('/recover-password');
        await requestShown();
        portal.code = new Promise<void>(resolve => (arrive = resolve));
        go('/dashboard');
        await waitFor(() => expect(load).toHaveBeenCalled());
        go('/recover-password');
        await waitFor(() => expect(show).toHaveBeenCalledTimes(2));
        arrive();
        // Later ones are there: what came late would have been shown by now.
        for (const times of [3, 4]) {
            go('/recover-password');
            await waitFor(() => expect(show).toHaveBeenCalledTimes(times));
        }
        expect(screen.queryByText('signed-in portal')).toBeNull();
        expect(portal.opened).toBe(0);
    });

    it('offers to reload when its code is missing', async () => {
        signIn();
        storeLanguage('en');
        const { portal } = start('/recover-password');
        await requestShown();
        portal.code = Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
        go('/dashboard');
        expect(await screen.findByRole('alert')).toHaveTextContent('The page could not be loaded');
        expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
        expect(address()).toBe('/dashboard');
    });
});
