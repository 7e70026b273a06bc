import { Navigate, replace, useLocation, type LoaderFunctionArgs, type RouteObject } from 'react-router';
import * as session from '../../authProvider/session';
import { loadPublicMessages } from '../../i18n/public';
import { currentLanguage } from '../../src/config/language';
import { paths, targetAfterSignIn } from '../../src/config/paths';
import { PublicError } from './PublicError';

/** Sends visitors with a stored token straight to the page they wanted to sign in for (SESSION-4). */
function skipWhenSignedIn({ request }: LoaderFunctionArgs): Response | null {
    if (session.getToken() === null) return null;
    const { searchParams: query } = new URL(request.url);
    return replace(targetAfterSignIn(query.get('mode'), query.get('redirect')));
}

/** Redirects an activation link to the recovery page, with the same query and a flag for the activation. */
function ToRecovery() {
    const { search } = useLocation();
    return <Navigate to={{ pathname: paths.recoverPassword, search }} replace state={{ activation: true }} />;
}

/**
 * The small pages that need no session. A page's code loads in parallel with the texts of the active language, which is fixed until a
 * reload.
 */
export const publicRoutes: RouteObject[] = [
    {
        id: 'public',
        loader: () => loadPublicMessages(currentLanguage()),
        shouldRevalidate: () => false,
        lazy: async () => ({ Component: (await import('./PublicLayout')).PublicLayout }),
        errorElement: <PublicError />,
        // Until the first page is ready, index.html's frame is visible: main.tsx renders when the router is ready.
        HydrateFallback: () => null,
        children: [
            {
                path: paths.signIn,
                loader: skipWhenSignedIn,
                lazy: async () => ({ Component: (await import('./signIn/SignInPage')).SignInPage }),
            },
            { path: paths.activateUser, Component: ToRecovery },
            {
                path: paths.recoverPassword,
                lazy: async () => ({ Component: (await import('./recoverPassword/RecoverPasswordPage')).RecoverPasswordPage }),
            },
            {
                path: paths.activateEdu,
                lazy: async () => ({ Component: (await import('./activateEdu/ActivateEduPage')).ActivateEduPage }),
            },
            {
                path: paths.transferUser,
                lazy: async () => ({ Component: (await import('./transferUser/TransferUserPage')).TransferUserPage }),
            },
        ],
    },
];
