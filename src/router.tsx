import { createBrowserRouter, replace, type LoaderFunctionArgs, type PatchRoutesOnNavigationFunction } from 'react-router';
import * as session from '../authProvider/session';
import { isProtected, paths, signInFor } from '../customRoutes/paths';
import { PublicError } from '../customRoutes/public/PublicError';
import { publicRoutes } from '../customRoutes/public/routes';
import { endEarlyReads, startEarlyReads } from './earlyReads';

/** Adds the portal's routes when a signed-in visitor first asks for one of them; the first reads start beside the code. */
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
 * A path that no route claims: an unsigned visitor of the portal is sent to the sign-in page that leads back there; anything else
 * goes to `/`, which sends a signed-in visitor on to the dashboard.
 */
function unclaimed({ request }: LoaderFunctionArgs): Response {
    const { pathname, search } = new URL(request.url);
    const deepLink = session.getToken() === null && isProtected(pathname);
    return replace(deepLink ? signInFor(pathname + search) : paths.signIn);
}

/**
 * All routes: the light public pages at once, the signed-in portal from the first visit to it
 * (specification 1, section 2; specification 2, section 2).
 */
export function createPortalRouter() {
    const router = createBrowserRouter(
        // Without the portal's code (a new version was installed) the light error page offers to reload.
        [...publicRoutes, { path: '*', loader: unclaimed, errorElement: <PublicError /> }],
        { patchRoutesOnNavigation: openPortal() },
    );
    router.subscribe(({ location, navigation }) => endEarlyReads((navigation.location ?? location).pathname));
    return router;
}
