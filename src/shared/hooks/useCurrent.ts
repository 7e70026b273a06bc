import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import * as session from '../../../authProvider/session';
import type { PortalDataProvider } from '../../../dataProvider';
import type { Customer, User } from '../../../dataProvider/types';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A failure this young (milliseconds) is not asked about again by the next part of the page that appears. */
const YOUNG_MS = 1000;

const afterFailure = ({ state }: { state: { errorUpdatedAt: number } }): boolean => Date.now() - state.errorUpdatedAt > YOUNG_MS;

/** Without a session nothing is asked: the refusal would be kept and shown to who signs in next. */
const signedIn = (): boolean => session.getToken() !== null;

/** Query keys of the signed-in person and the customer in force; invalidate the first after a change of the profile. */
export const currentUserKey = ['current', 'user'] as const;
export const currentCustomerKey = ['current', 'customer'] as const;

/**
 * The signed-in person's record; fresh for one day (specification 1, section 7). What an earlier page of this tab has cached shows at
 * once and is read anew behind, so that role, flags and name are those of today (contract, section 3).
 */
export function useCurrentUser(): UseQueryResult<User, Error> {
    const dataProvider = useDataProvider<PortalDataProvider>();
    return useQuery({
        queryKey: currentUserKey,
        queryFn: async ({ signal }) => {
            const user = await dataProvider.getCurrentUser({ signal });
            session.setUser(user);
            return user;
        },
        initialData: () => session.getUser() ?? undefined,
        initialDataUpdatedAt: session.userReadHere,
        staleTime: DAY_MS,
        enabled: signedIn(),
        refetchOnMount: afterFailure,
        retryOnMount: afterFailure,
    });
}

/** The customer that the person is signed in for; fetched once and kept (specification 1, section 7). */
export function useCurrentCustomer(): UseQueryResult<Customer, Error> {
    const dataProvider = useDataProvider<PortalDataProvider>();
    return useQuery({
        queryKey: currentCustomerKey,
        queryFn: ({ signal }) => dataProvider.getCurrentCustomer({ signal }),
        staleTime: Infinity,
        gcTime: Infinity,
        enabled: signedIn(),
        retryOnMount: afterFailure,
    });
}
