import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it, onTestFinished, vi } from 'vitest';
import * as session from '#authProvider/session';
import { createI18nProvider, loadMessages } from '#i18n';
import type { Role } from '#dataProvider/types';
import { createAdminApp } from '#src/app/AdminApp';
import { queryClient } from '#src/app/providers';
import { Guard } from '#src/layout/Guard';
import { makeUser } from '../support/builders';

/** What the portal renders before any effect has run: a second render would be a second wait on a slow device. */

async function firstRender(role: Role): Promise<HTMLElement> {
    // Without `act`, which would wait for the renders after it.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    session.begin('test-token');
    session.setUser(makeUser({ role }), session.getToken());
    const AdminApp = createAdminApp(createI18nProvider('de', await loadMessages('de')));
    const page = { element: <Guard subject="users" />, children: [{ path: '/user-management', element: <p>the page</p> }] };
    const router = createMemoryRouter([{ Component: AdminApp, children: [page] }], { initialEntries: ['/user-management'] });
    const container = document.createElement('div');
    const root = createRoot(container);
    onTestFinished(() => {
        flushSync(() => root.unmount());
        session.end('signed-out');
        queryClient.clear();
        vi.unstubAllGlobals();
    });
    flushSync(() => root.render(<RouterProvider router={router} />));
    return container;
}

it('has the layout, in the stored language, and the page that a known user may read', async () => {
    const container = await firstRender('ADMIN');
    expect(container).toHaveTextContent('Zum Inhalt springen');
    expect(container).toHaveTextContent('the page');
});

it('does not have a page that the user may not read', async () => {
    const container = await firstRender('USER');
    expect(container).toHaveTextContent('Zum Inhalt springen');
    expect(container).not.toHaveTextContent('the page');
});
