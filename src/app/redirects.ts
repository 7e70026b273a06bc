import * as session from '../../authProvider/session';
import type { Location } from '../../customRoutes/public/navigation';
import { publicPages, publicPath } from '../../customRoutes/public/pages';
import { isProtected, paths, signInFor, targetAfterSignIn } from '../config/paths';

/** Splits a path with its query. */
export function locationOf(target: string, state: unknown = null): Location {
    const { pathname, search } = new URL(target, window.location.origin);
    return { pathname, search, state };
}

/**
 * Returns where an address leads instead of to a page of its own, or null if it has one. Visitors with a token go from the sign-in page to
 * what they wanted to sign in for (SESSION-4); those without one from a page of the portal to the sign-in page, which leads back there. An
 * activation link is one of the recovery page, with the same query, token and a flag.
 */
export function redirectFor({ pathname, search, state }: Omit<Location, 'state'> & Partial<Location>): Location | null {
    const signedIn = session.getToken() !== null;
    const path = publicPath(pathname);
    if (path === paths.activateUser)
        return { pathname: paths.recoverPassword, search, state: { ...(state as object | null), activation: true } };
    if (path === paths.signIn && signedIn) {
        const query = new URLSearchParams(search);
        return locationOf(targetAfterSignIn(query.get('mode'), query.get('redirect')));
    }
    if (path in publicPages) return null;
    if (!isProtected(pathname)) return locationOf(paths.signIn);
    return signedIn ? null : locationOf(signInFor(pathname + search));
}
