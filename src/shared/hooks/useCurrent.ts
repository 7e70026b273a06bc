import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useGetIdentity } from 'ra-core';
import * as session from '#authProvider/session';
import type { Customer, User } from '#dataProvider/types';
import { usePortalDataProvider } from './usePortalDataProvider';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Components that mount within this time after a failure (milliseconds) do not refetch. */
const YOUNG_MS = 1000;

const afterFailure = ({ state }: { state: { errorUpdatedAt: number } }): boolean => Date.now() - state.errorUpdatedAt > YOUNG_MS;

/** Without a session nothing is fetched: the refusal would stay cached and be shown to the next user who signs in. */
const signedIn = (): boolean => session.getToken() !== null;

/** Query keys of the signed-in user (react-admin's for the identity) and the current customer; invalidate the first after a change of the profile. */
export const currentUserKey = ['auth', 'getIdentity'] as const;
export const currentCustomerKey = ['current', 'customer'] as const;

/**
 * Returns the signed-in user's record, which stays fresh for one day (SESSION-8). What an earlier page of this tab has cached is shown
 * immediately and refetched in the background, so that role, flags and name are current.
 */
export function useCurrentUser(): UseQueryResult<User, Error> {
    const identity = useGetIdentity({
        initialData: () => session.getUser() ?? undefined,
        initialDataUpdatedAt: session.userReadHere,
        staleTime: DAY_MS,
        enabled: signedIn(),
        refetchOnMount: afterFailure,
        retryOnMount: afterFailure,
    });
    // The auth provider's identity is the user's record.
    return identity as unknown as UseQueryResult<User, Error>;
}

/** Returns the customer that the user is signed in for; fetched once and cached (CUSTOMER-5). */
export function useCurrentCustomer(): UseQueryResult<Customer, Error> {
    const dataProvider = usePortalDataProvider();
    return useQuery({
        queryKey: currentCustomerKey,
        queryFn: ({ signal }) => dataProvider.getCurrentCustomer({ signal }),
        staleTime: Infinity,
        gcTime: Infinity,
        enabled: signedIn(),
        retryOnMount: afterFailure,
    });
}
