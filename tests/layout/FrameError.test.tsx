import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { describe, expect, it } from 'vitest';
import * as session from '../../authProvider/session';
import { FrameError } from '../../src/layout/FrameError';
import { queryClient } from '../../src/app/providers';
import { allowConsole } from '../support/console';

let drawn = 0;

/** Opens a page whose frame throws. */
function open(failure: Error) {
    drawn = 0;
    function Frame(): never {
        drawn += 1;
        throw failure;
    }
    function SignIn() {
        const { search, state } = useLocation() as { search: string; state: { notice?: string } | null };
        return <p>{`sign in ${search} ${state?.notice}`}</p>;
    }
    const routes = [
        { path: '/', Component: SignIn },
        { path: '/licences', Component: Frame, ErrorBoundary: FrameError },
    ];
    render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/licences?page=2'] })} />);
}

describe('a frame that fails to render', () => {
    it('drops its data and opens the sign-in page, once', async () => {
        allowConsole(/too thin|React Router/);
        session.begin('T1');
        sessionStorage.setItem('user', '{"id":"u1"}');
        sessionStorage.setItem('drafts', '{"u1/form":"half a name"}');
        localStorage.setItem('sidebar', 'collapsed');
        localStorage.setItem('language', 'de');
        queryClient.setQueryData(['current', 'user'], { id: 'u1' });
        open(new TypeError('too thin'));
        expect(await screen.findByText('sign in ?mode=auth&redirect=licences%3Fpage%3D2 unusable')).toBeInTheDocument();
        expect(session.getToken()).toBeNull();
        expect(Object.keys(localStorage)).toEqual(['language']);
        expect(Object.keys(sessionStorage)).toEqual(['drafts']);
        expect(queryClient.getQueryData(['current', 'user'])).toBeUndefined();
        const once = drawn;
        expect(await screen.findByText(/sign in/)).toBeInTheDocument();
        expect(drawn).toBe(once);
    });

    it('offers to reload and keeps the session if only its code is missing', async () => {
        allowConsole(/dynamically imported|React Router/);
        session.begin('T1');
        open(new TypeError('Failed to fetch dynamically imported module: /assets/a.js'));
        expect(await screen.findByRole('button', { name: 'Reload' })).toBeInTheDocument();
        expect(session.getToken()).toBe('T1');
    });
});
