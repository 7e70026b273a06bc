import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router';
import { publicRoutes } from '../../customRoutes/public/routes';
import { TranslateContext } from '../../customRoutes/public/useT';
import { createPublicTranslate, loadPublicMessages } from '../../i18n/public';
import { storeLanguage, type Language } from '../../src/config/language';

export interface PublicOptions {
    language?: Language;
    /** the URL with its query, e.g. `/?mode=auth&redirect=licences` */
    route?: string;
    /** the router's state of that URL, e.g. `{ notice: 'expired' }` */
    state?: unknown;
    /** further pages, e.g. a link's target */
    routes?: RouteObject[];
}

export interface PublicRender extends RenderResult {
    user: UserEvent;
    router: ReturnType<typeof createMemoryRouter>;
    /** the current URL with its query */
    address(): string;
}

function renderRoutes(routes: RouteObject[], { route = '/', state, language = 'en' }: PublicOptions): PublicRender {
    storeLanguage(language);
    const { pathname, search } = new URL(route, window.location.origin);
    const router = createMemoryRouter(routes, { initialEntries: [{ pathname, search, state }] });
    return {
        ...render(<RouterProvider router={router} />),
        user: userEvent.setup(),
        router,
        address: () => router.state.location.pathname + router.state.location.search,
    };
}

/** Renders a part of the public pages with the real texts and a router. */
export async function renderPublic(ui: ReactNode, options: PublicOptions = {}): Promise<PublicRender> {
    const translate = createPublicTranslate(await loadPublicMessages(options.language ?? 'en'));
    const element = <TranslateContext value={translate}>{ui}</TranslateContext>;
    return renderRoutes([...(options.routes ?? []), { path: '*', element }], options);
}

/** Opens a URL of the public pages like the portal, with their loaders and layout. The signed-in portal is one plain line. */
export function renderPublicPage(options: PublicOptions = {}): PublicRender {
    return renderRoutes([...publicRoutes, ...(options.routes ?? []), { path: '*', element: <p>signed-in portal</p> }], options);
}
