import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
// From `react-router`, not `react-router/dom`: in Node the two entries hold a context each.
import { createMemoryRouter, RouterProvider } from 'react-router';
import { publicRoutes } from '#customRoutes/public/routes';
import { storeLanguage, type Language } from '#src/config/language';

export interface PageOptions {
    language?: Language;
    /** the address with its query, e.g. `/?mode=auth&redirect=licences` */
    route?: string;
    /** the router's state of that address, e.g. `{ notice: 'expired' }` */
    state?: unknown;
}

export interface Page extends RenderResult {
    user: UserEvent;
    router: ReturnType<typeof createMemoryRouter>;
    /** the address now, with its query */
    address(): string;
}

/** Opens an address of the public pages with their loaders and layout; the signed-in portal is one plain line. */
export function openPage({ route = '/', state, language = 'en' }: PageOptions = {}): Page {
    storeLanguage(language);
    const { pathname, search } = new URL(route, window.location.origin);
    const router = createMemoryRouter([...publicRoutes, { path: '*', element: <p>signed-in portal</p> }], {
        initialEntries: [{ pathname, search, state }],
    });
    return {
        ...render(<RouterProvider router={router} />),
        user: userEvent.setup(),
        router,
        address: () => router.state.location.pathname + router.state.location.search,
    };
}
