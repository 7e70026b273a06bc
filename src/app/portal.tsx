import { createBrowserRouter, replace, type LoaderFunctionArgs, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { authProvider } from '../client';
import { loadPublicPage } from '../../customRoutes/public/pages';
import { createI18nProvider, loadMessages } from '../../i18n';
import { currentLanguage } from '../config/language';
import { isProtected, paths, signInFor } from '../config/paths';
import { createAdminApp } from './AdminApp';
import { PageError } from '../layout/PageError';
import { prefetchCurrent } from '../shared/hooks/useCurrent';
import { FrameError } from './FrameError';
import type { OpenPortal, PortalOpener } from './navigation';
import { pageRoutes } from './routes';
import { dataProvider, dropOtherSessions, queryClient, startReportsLater } from './providers';
import { redirectFor } from './redirects';
import { seedQueries } from './seedQueries';

/**
 * Redirects visitors without a session to the sign-in page, which leads back here. Also removes trailing slashes, so that every page has
 * one URL.
 */
async function guard({ request }: LoaderFunctionArgs): Promise<Response | null> {
    const { pathname, search } = new URL(request.url);
    try {
        await authProvider.checkAuth({});
    } catch {
        return replace(signInFor(pathname + search));
    }
    return pathname.endsWith('/') ? replace(pathname.replace(/\/+$/, '') + search) : null;
}

/** Loads the texts of the active language, which is fixed until the page is reloaded. */
export const loadTexts = () => loadMessages(currentLanguage());

/**
 * Handles an address that is no page of the portal: one of a public page ends the portal, once that page's code is there, so that nothing
 * is blank in between; any other one leads to the dashboard.
 */
async function outside({ request }: LoaderFunctionArgs): Promise<Response | null> {
    const location = new URL(request.url);
    const other = redirectFor(location);
    if (other) return replace(other.pathname + other.search);
    if (isProtected(location.pathname)) return replace(paths.signIn);
    // The public pages say that it failed.
    await loadPublicPage(location.pathname).catch(() => undefined);
    return null;
}

const OUTSIDE = 'outside';

/** Returns the routes of the signed-in portal, with its texts loaded. A failing page shows its error within the working layout. */
export async function loadPortalRoutes(): Promise<RouteObject[]> {
    startReportsLater();
    dropOtherSessions();
    prefetchCurrent(queryClient, authProvider, dataProvider);
    seedQueries(queryClient, dataProvider);
    // Without its styles the layout would be shown as bare text, and then jump.
    const [texts] = await Promise.all([loadTexts(), window.styled]);
    return [
        {
            loader: guard,
            shouldRevalidate: () => true,
            Component: createAdminApp(createI18nProvider(currentLanguage(), texts)),
            ErrorBoundary: FrameError,
            children: [{ ErrorBoundary: PageError, children: pageRoutes }],
        },
        { id: OUTSIDE, path: '*', loader: outside, Component: () => null },
    ];
}

function openPortal(routes: RouteObject[], leave: () => void): OpenPortal {
    const router = createBrowserRouter(routes);
    const ready = new Promise<void>(resolve => {
        router.subscribe(({ initialized, location, navigation, matches }) => {
            window.early?.leave((navigation.location ?? location).pathname);
            if (!initialized) return;
            resolve();
            if (navigation.state === 'idle' && matches.at(-1)?.route.id === OUTSIDE) leave();
        });
        if (router.state.initialized) resolve();
    });
    return {
        // React tells of the same error, which is enough.
        ready: ready.then(() => <RouterProvider router={router} onError={() => undefined} />),
        dispose: () => router.dispose(),
    };
}

/**
 * Loads what every page of the signed-in portal needs. A separate chunk: the entry, which everybody loads before signing in, does not grow
 * with the pages.
 */
export async function loadPortal(): Promise<PortalOpener> {
    const routes = await loadPortalRoutes();
    return leave => openPortal(routes, leave);
}
