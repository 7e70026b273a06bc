import { createBrowserRouter, replace, type LoaderFunctionArgs, type RouteObject } from 'react-router';
import * as session from '../authProvider/session';
import { paths, signInFor } from '../customRoutes/paths';
import { PublicError } from '../customRoutes/public/PublicError';
import { publicRoutes } from '../customRoutes/public/routes';
import { currentLanguage } from './config/language';
import { startEarlyReads } from './earlyReads';
import { pageRoutes } from './pages';

/** Sends an unsigned visitor to the sign-in page that leads back here; starts the first reads for everybody else. */
function guard({ request }: LoaderFunctionArgs): Response | null {
    const { pathname, search } = new URL(request.url);
    if (session.getToken() === null) return replace(signInFor(pathname + search));
    startEarlyReads(pathname);
    return null;
}

/** Fetches the signed-in portal's code and its words side by side. */
async function loadPortal() {
    const [portal, { loadMessages }] = await Promise.all([import('./AdminApp'), import('../i18n')]);
    const language = currentLanguage();
    return { Component: portal.createAdminApp(await loadMessages(language), language) };
}

/** Any path that no page claims goes to the sign-in page, which sends a signed-in visitor to the dashboard. */
const unknownPath: RouteObject = { path: '*', loader: () => replace(paths.signIn) };

/**
 * All routes: the light public pages, and the signed-in portal behind its guard
 * (specification 1, section 2; specification 2, section 2).
 */
export const createPortalRouter = () =>
    createBrowserRouter([
        ...publicRoutes,
        // Without the portal's code (a new version was installed) the light error page offers to reload.
        { loader: guard, lazy: loadPortal, shouldRevalidate: () => true, errorElement: <PublicError />, children: pageRoutes },
        unknownPath,
    ]);
