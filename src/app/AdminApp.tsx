import { useQueryClient } from '@tanstack/react-query';
import { CoreAdminContext, memoryStore, ResourceDefinitionContextProvider, type DataProvider, type I18nProvider } from 'ra-core';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useT } from '#i18n/useT';
import * as session from '../../authProvider/session';
import { endAcademyWithSignOut } from '../../customRoutes/academy/session/endWithSignOut';
import type { User } from '../../dataProvider/types';
import { paths, signInFor } from '../config/paths';
import { RECENT_FINDS_KEY, sessionHome } from '../../storage/storage';

import { Layout } from '../layout/Layout';
import { authProvider } from '../client';
import { dataProvider, dropOtherSessions, queryClient } from './providers';
import { isOffered, resourceDefinitions } from './manifests';
import { PageSkeleton } from '../ui/feedback/Skeleton';
import { dismissAllToasts, toast } from '../ui/feedback/toast';
import { OfferedPathsProvider } from '../ui/Link';
import { useCurrentCustomer } from '../shared/hooks/useCurrent';
import { forgetActivity } from '../shared/activity/recording';
import { removing, untilRemoved } from '../shared/removals';
import { queryKeys } from '../shared/query/keys';
import { PageOutlet } from '../shared/PageOutlet';
import { forgetVisits } from '../shared/visits';

/**
 * Creates the signed-in portal: react-admin's context with the portal's providers, and the layout around the page. Takes loaded
 * texts, so that nothing is ever shown untranslated.
 */
export function createAdminApp(i18nProvider: I18nProvider) {
    // With the language in it, react-admin renders its children at once, not one commit later.
    const store = memoryStore({ locale: i18nProvider.getLocale() });
    return function AdminApp() {
        // After the session has ended, a page without its data would refetch, be refused, and show an error until the sign-in page opens.
        const [ended, setEnded] = useState(() => {
            window.early?.close();
            dropOtherSessions();
            return session.getToken() === null;
        });
        useEffect(() => session.onEnd(() => setEnded(true)), []);
        return (
            <CoreAdminContext
                authProvider={authProvider}
                dataProvider={dataProvider as unknown as DataProvider}
                i18nProvider={i18nProvider}
                store={store}
                queryClient={queryClient}
            >
                <ResourceDefinitionContextProvider definitions={resourceDefinitions}>
                    <SessionWatch />
                    <OfferedLinks>
                        <Layout>{ended ? <PageSkeleton /> : <PageOutlet aroundFrames />}</Layout>
                    </OfferedLinks>
                </ResourceDefinitionContextProvider>
            </CoreAdminContext>
        );
    };
}

/** Lets links know which pages the customer is offered (PAGE-2). */
function OfferedLinks({ children }: { children: ReactNode }) {
    const { data: customer } = useCurrentCustomer();
    const offers = useCallback((path: string) => isOffered(path, customer), [customer]);
    return <OfferedPathsProvider value={offers}>{children}</OfferedPathsProvider>;
}

/**
 * Handles the start and end of the session. Confirms a fresh sign-in once. When the session ends, in this tab or elsewhere, it cancels
 * queries, clears caches and toasts, and opens the sign-in page with one message. That page leads back here after an expiry; after a sign-out,
 * in any tab, the address with its search is not for the next person (SESSION-9).
 */
function SessionWatch() {
    const t = useT();
    const navigate = useNavigate();
    const location = useLocation();
    const { pathname, search } = location;
    const queries = useQueryClient();
    const signedIn = (location.state as { notice?: string } | null)?.notice === 'signed-in';

    useEffect(() => {
        if (!signedIn) return;
        toast.success(t('layout.signedIn'), { id: 'signed-in' });
        // The message belongs to the sign-in, not to the history entry: it must not appear again after a reload.
        void navigate(pathname + search, { replace: true, state: null });
    }, [signedIn, t, navigate, pathname, search]);

    useEffect(() => session.onSignOut(() => endAcademyWithSignOut(dataProvider)), []);

    useEffect(() => {
        const leave = (reason: session.EndReason): void => {
            const here = window.location.pathname + window.location.search;
            void queries.cancelQueries();
            dismissAllToasts();
            forgetVisits();
            if (reason === 'signed-out') sessionHome.remove(RECENT_FINDS_KEY);
            const isSignOut = reason === 'signed-out' || reason === 'elsewhere';
            const me = queries.getQueryData<User>(queryKeys.currentUser);
            const go = (to: string, notice: string): void => {
                void navigate(to, { replace: true, state: { notice } });
                queries.clear();
            };
            if (isSignOut && me) removing(forgetActivity(me));
            if (isSignOut) void untilRemoved().then(() => go(paths.signIn, 'signed-out'));
            else go(signInFor(here), reason);
        };
        // A request sent before this component mounted may have been refused before anything listened for it.
        if (session.getToken() === null) leave('expired');
        return session.onEnd(leave);
    }, [navigate, queries]);
    return null;
}
