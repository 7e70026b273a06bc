import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import * as session from '../../../authProvider/session';
import type { PortalDataProvider } from '../../../dataProvider';
import type { Customer, User } from '../../../dataProvider/types';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A failure this young (milliseconds) is not asked about again by the next part of the page that appears. */
const YOUNG_MS = 1000;

const retryOnMount = ({ state }: { state: { errorUpdatedAt: number } }): boolean => Date.now() - state.errorUpdatedAt > YOUNG_MS;

/** Without a session nothing is asked: the refusal would be kept and shown to who signs in next. */
const signedIn = (): boolean => session.getToken() !== null;

/** Query keys of the signed-in person and the customer in force; invalidate the first after a change of the profile. */
export const currentUserKey = ['current', 'user'] as const;
export const currentCustomerKey = ['current', 'customer'] as const;

/** The signed-in person's record; fresh for one day, at hand at once when this tab has cached it (specification 1, section 7). */
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
        staleTime: DAY_MS,
        enabled: signedIn(),
        retryOnMount,
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
        retryOnMount,
    });
}
