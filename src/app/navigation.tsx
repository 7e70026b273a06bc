import type { ReactElement } from 'react';
import type { Location, Navigate } from '../../customRoutes/public/navigation';
import { loadPublicPage } from '../../customRoutes/public/pages';
import { PublicError } from '../../customRoutes/public/PublicError';
import { PublicRoot } from '../../customRoutes/public/PublicRoot';
import { left, openEntry } from '../start/history';
import { locationOf, redirectFor } from './redirects';

/** The signed-in portal on its own router. */
export interface OpenPortal {
    /** the portal with the page at the address, once that page's code is there */
    ready: Promise<ReactElement>;
    /** ends its router */
    dispose(): void;
}

/** Opens the signed-in portal at the address; `leave` is called at an address outside of it. */
export type PortalOpener = (leave: () => void) => OpenPortal;

interface NavigationOptions {
    /** Renders what the address leads to: a `PublicRoot`, a `PublicError` or the portal. */
    show(page: ReactElement): void;
    /** Loads the portal's code for one of its paths; rejects when it is missing. */
    loadPortal(pathname: string): Promise<PortalOpener>;
    /** fetches the portal's code while a visitor types on the sign-in page */
    prefetchPortal?: () => void;
}

/** The address in the browser, with the state of its history entry. */
function here(): Location {
    const { pathname, search } = window.location;
    return { pathname, search, state: left() };
}

/**
 * Shows the page of the browser's address, and of those opened from then on: public pages itself, those of the signed-in portal by the
 * portal's router, which it opens and ends (docs/adr/0001). A page is shown once its code is there; until then the previous one stays.
 * Returns a function that ends all of it.
 */
export function startNavigation({ show, loadPortal, prefetchPortal }: NavigationOptions): () => void {
    /** The latest navigation; earlier ones are dropped. */
    let latest: Location | null = null;
    let portal: OpenPortal | null = null;

    const navigate: Navigate = (to, { replace = false, state = null } = {}) =>
        open(locationOf(to, state), replace ? 'replace' : 'push');

    /** Loads what an address leads to; returns a function that renders it, for when the address is the browser's. */
    async function load(location: Location): Promise<() => ReactElement | Promise<ReactElement>> {
        const page = await loadPublicPage(location.pathname);
        if (page)
            return () => (
                <PublicRoot location={location} navigate={navigate} prefetchPortal={prefetchPortal}>
                    {page}
                </PublicRoot>
            );
        const openPortal = await loadPortal(location.pathname);
        return () => {
            portal = openPortal(() => void open(here(), null));
            return portal.ready;
        };
    }

    /** Opens an address; `how` is how its history entry is written, null if the browser is there already. */
    async function open(location: Location, how: 'push' | 'replace' | null): Promise<void> {
        const other = redirectFor(location);
        if (other) return open(other, how ?? 'replace');
        latest = location;
        portal?.dispose();
        portal = null;
        window.early?.leave(location.pathname);
        // When code is missing (a new version was deployed) the small error page offers to reload.
        const render = await load(location).catch((error: unknown) => () => <PublicError error={error} />);
        if (location !== latest) return;
        if (how) openEntry(location.pathname + location.search, location.state, how);
        const page = await render();
        if (location === latest) show(page);
    }

    // The portal's router listens itself.
    const follow = (): void => void (portal ?? open(here(), null));
    window.addEventListener('popstate', follow);
    void open(here(), null);
    return () => {
        window.removeEventListener('popstate', follow);
        latest = null;
        portal?.dispose();
    };
}
