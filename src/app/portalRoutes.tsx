import { replace, type LoaderFunctionArgs, type RouteObject } from 'react-router';
import * as session from '../../authProvider/session';
import { signInFor } from '../config/paths';
import { createAdminApp } from './AdminApp';
import { FrameError } from '../layout/FrameError';
import { PageError } from '../layout/PageError';
import { pageRoutes } from './pages';
import { openWords } from './words';

/**
 * Redirects visitors without a session to the sign-in page, which leads back here. Also removes trailing slashes, so that every page has
 * one URL.
 */
function guard({ request }: LoaderFunctionArgs): Response | null {
    const { pathname, search } = new URL(request.url);
    if (session.getToken() === null) return replace(signInFor(pathname + search));
    return pathname.endsWith('/') ? replace(pathname.replace(/\/+$/, '') + search) : null;
}

export { openWords };

/**
 * Returns the routes of the signed-in portal, with its texts loaded. A separate chunk: the entry, which everybody loads before signing in,
 * does not grow with the pages. A failing page shows its error within the working layout.
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
