import { createBrowserRouter, replace, type LoaderFunctionArgs, type PatchRoutesOnNavigationFunction } from 'react-router';
import * as session from '../../authProvider/session';
import { isProtected, paths, signInFor } from '../config/paths';
import { PublicError } from '../../customRoutes/public/PublicError';
import { publicRoutes } from '../../customRoutes/public/routes';
import { endEarlyReads, startEarlyReads } from './earlyReads';
import { paintFirst } from './paintFirst';

/**
 * Adds the portal's routes when a signed-in visitor first opens one of them; the first requests start in parallel with loading the code.
 */
function openPortal(): PatchRoutesOnNavigationFunction {
    let open = false;
    return async ({ path, patch, signal }) => {
        if (open || session.getToken() === null || !isProtected(path)) return;
        startEarlyReads(path);
        const { loadPortalRoutes } = await import('./portalRoutes');
        const routes = await loadPortalRoutes();
        if (signal.aborted || open) return;
        patch(null, routes);
        open = true;
    };
}

/**
 * Handles a path that matches no route: visitors without a session are redirected from a portal path to the sign-in page, which leads back
 * there; anything else is redirected to `/`, and a signed-in visitor on to the dashboard.
 */
function unclaimed({ request }: LoaderFunctionArgs): Response {
    const { pathname, search } = new URL(request.url);
    const deepLink = session.getToken() === null && isProtected(pathname);
    return replace(deepLink ? signInFor(pathname + search) : paths.signIn);
}

/** Creates the router: the small public pages at once, the signed-in portal on the first visit to it. */
export function createPortalRouter() {
    const router = createBrowserRouter(
        // When the portal's code is missing (a new version was deployed) the small error page offers to reload.
        [...publicRoutes, { path: '*', loader: unclaimed, errorElement: <PublicError /> }],
        { patchRoutesOnNavigation: openPortal() },
    );
    router.subscribe(({ location, navigation }) => endEarlyReads((navigation.location ?? location).pathname));
    paintFirst(router);
    return router;
}
