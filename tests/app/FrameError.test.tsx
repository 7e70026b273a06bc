import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import * as session from '../../authProvider/session';
import { FrameError } from '../../src/app/FrameError';
import { frame, noteFrame } from '../../src/layout/frameShown';
import { queryClient } from '../../src/app/providers';
import { allowConsole } from '../support/console';

let drawn = 0;

/** Opens a page whose frame throws while `fails`. */
function open(failure: Error, fails: () => boolean = () => true) {
    drawn = 0;
    function Frame() {
        const [isPressed, press] = useState(false);
        useEffect(noteFrame, []);
        drawn += 1;
        if (isPressed || fails()) throw failure;
        return (
            <button type="button" onClick={() => press(true)}>
                The page
            </button>
        );
    }
    const routes = [{ path: '/licences', Component: Frame, ErrorBoundary: FrameError }];
    const router = createMemoryRouter(routes, { initialEntries: ['/licences?page=2'] });
    render(<RouterProvider router={router} />);
    return router;
}

const reload = () => screen.findByRole('button', { name: 'Reload' });

beforeEach(() => {
    Object.assign(frame, { isShown: false, wasCleared: false });
    session.begin('T1');
    sessionStorage.setItem('user', '{"id":"u1"}');
    sessionStorage.setItem('drafts', '{"u1/form":"half a name"}');
    localStorage.setItem('sidebar', 'collapsed');
    localStorage.setItem('language', 'en');
    queryClient.setQueryData(['current', 'user'], { id: 'u1' });
});

describe('a frame that fails to render', () => {
    it('is shown without what the browser stores for it, and goes on', async () => {
        allowConsole(/too thin|React Router/);
        const router = open(new TypeError('too thin'), () => localStorage.getItem('sidebar') !== null);
        expect(await screen.findByText('The page')).toBeInTheDocument();
        expect(router.state.location).toMatchObject({ pathname: '/licences', search: '?page=2' });
        expect(session.getToken()).toBe('T1');
        expect(Object.keys(localStorage).sort()).toEqual(['language', 'token']);
        expect(Object.keys(sessionStorage)).toEqual(['drafts']);
        expect(queryClient.getQueryData(['current', 'user'])).toBeUndefined();
    });

    it('offers to reload when that does not help, and keeps the session', async () => {
        allowConsole(/too thin|React Router/);
        open(new TypeError('too thin'));
        expect(await reload()).toBeInTheDocument();
        expect(session.getToken()).toBe('T1');
        const once = drawn;
        expect(await reload()).toBeInTheDocument();
        expect(drawn).toBe(once);
    });

    it('leaves everything stored if it was shown before', async () => {
        allowConsole(/too thin|React Router/);
        open(new TypeError('too thin'), () => false);
        await userEvent.click(await screen.findByText('The page'));
        expect(await reload()).toBeInTheDocument();
        expect(session.getToken()).toBe('T1');
        expect(localStorage.getItem('sidebar')).toBe('collapsed');
        expect(sessionStorage.getItem('user')).not.toBeNull();
    });

    it('offers to reload and leaves everything stored if only its code is missing', async () => {
        allowConsole(/dynamically imported|React Router/);
        open(new TypeError('Failed to fetch dynamically imported module: /assets/a.js'));
        expect(await reload()).toBeInTheDocument();
        expect(session.getToken()).toBe('T1');
        expect(localStorage.getItem('sidebar')).toBe('collapsed');
    });
});
