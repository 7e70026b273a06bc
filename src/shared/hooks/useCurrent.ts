import { queryOptions, useQuery, type QueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useGetIdentity } from 'ra-core';
import type { PortalAuthProvider } from '#authProvider';
import * as session from '#authProvider/session';
import type { PortalDataProvider } from '#dataProvider';
import type { Customer, User } from '#dataProvider/types';
import { CUSTOMER_FRESH_MS, USER_FRESH_MS } from '../query/freshness';
import { queryKeys } from '../query/keys';
import { useAgainOnMount } from './useAgainOnMount';
import { usePortalDataProvider } from './usePortalDataProvider';

/** Without a session nothing is fetched: the refusal would stay cached and be shown to the next user who signs in. */
const signedIn = (): boolean => session.getToken() !== null;

/**
 * Returns the signed-in user's record, which stays fresh for one day (SESSION-8). A record cached by an earlier page of this tab is shown
 * at once and refetched in the background, so that role, flags and name are current.
 */
export function useCurrentUser(): UseQueryResult<User, Error> {
    const againOnMount = useAgainOnMount();
    const identity = useGetIdentity({
        initialData: () => session.getUser() ?? undefined,
        initialDataUpdatedAt: session.userReadHere,
        staleTime: USER_FRESH_MS,
        enabled: signedIn(),
        refetchOnMount: againOnMount,
        retryOnMount: againOnMount,
    });
    // The auth provider returns the user's record as the identity.
    return identity as unknown as UseQueryResult<User, Error>;
}

const customerQuery = (dataProvider: PortalDataProvider) =>
    queryOptions({
        queryKey: queryKeys.currentCustomer,
        queryFn: ({ signal }) => dataProvider.getCurrentCustomer({ signal }),
        staleTime: CUSTOMER_FRESH_MS,
        gcTime: Infinity,
    });

/**
 * Starts reading the user and the customer before a component needs them, so that what has arrived by then is in the first render. A user
 * cached by this tab is available at once.
 */
export function prefetchCurrent(queries: QueryClient, authProvider: PortalAuthProvider, dataProvider: PortalDataProvider): void {
    // A failure is shown by the component that needs the data.
    queries.query(customerQuery(dataProvider)).catch(() => undefined);
    if (session.getUser()) return;
    const user = { queryKey: queryKeys.currentUser, queryFn: authProvider.getIdentity, staleTime: USER_FRESH_MS };
    queries.query(user).catch(() => undefined);
}

/** Returns the customer that the user signed in for; fetched once and cached (CUSTOMER-5). */
export function useCurrentCustomer(): UseQueryResult<Customer, Error> {
    const againOnMount = useAgainOnMount();
    const dataProvider = usePortalDataProvider();
    return useQuery({ ...customerQuery(dataProvider), enabled: signedIn(), retryOnMount: againOnMount });
}
