import { replace, type LoaderFunctionArgs, type RouteObject } from 'react-router';
import * as session from '../authProvider/session';
import { signInFor } from '../customRoutes/paths';
import { createAdminApp } from './AdminApp';
import { FrameError } from './layout/FrameError';
import { PageError } from './layout/PageError';
import { pageRoutes } from './pages';
import { openWords } from './words';

/** Sends an unsigned visitor to the sign-in page that leads back here. A page has one address: without slashes at its end. */
function guard({ request }: LoaderFunctionArgs): Response | null {
    const { pathname, search } = new URL(request.url);
    if (session.getToken() === null) return replace(signInFor(pathname + search));
    return pathname.endsWith('/') ? replace(pathname.replace(/\/+$/, '') + search) : null;
}

export { openWords };

/**
 * The routes of the signed-in portal, with its words at hand. A chunk of its own: the entry, which everybody loads before signing in,
 * does not grow with the pages. A failing page shows its error beside a working navigation.
 */
export async function loadPortalRoutes(): Promise<RouteObject[]> {
    return [
        {
            loader: guard,
            shouldRevalidate: () => true,
            Component: createAdminApp(await openWords()),
            ErrorBoundary: FrameError,
            children: [{ ErrorBoundary: PageError, children: pageRoutes }],
        },
    ];
}
