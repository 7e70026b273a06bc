import { replace, type LoaderFunctionArgs, type RouteObject } from 'react-router';
import { authProvider } from '../client';
import { createI18nProvider, loadMessages } from '../../i18n';
import { currentLanguage } from '../config/language';
import { signInFor } from '../config/paths';
import { createAdminApp } from './AdminApp';
import { FrameError } from '../layout/FrameError';
import { PageError } from '../layout/PageError';
import { prefetchCurrent } from '../shared/hooks/useCurrent';
import { dataProvider, dropOtherSessions, queryClient, startReportsLater } from './providers';
import { pageRoutes } from './pages';

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

declare global {
    interface Window {
        /** resolves once the style sheets that public/boot.js has inserted are there, or have failed */
        styled?: Promise<unknown>;
    }
}

/** Loads the texts of the active language, which is fixed until the page is reloaded. */
export const loadTexts = () => loadMessages(currentLanguage());

/**
 * Returns the routes of the signed-in portal, with its texts loaded. A separate chunk: the entry, which everybody loads before signing in,
 * does not grow with the pages. A failing page shows its error within the working layout.
 */
export async function loadPortalRoutes(): Promise<RouteObject[]> {
    startReportsLater();
    dropOtherSessions();
    prefetchCurrent(queryClient, authProvider, dataProvider);
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
    ];
}
