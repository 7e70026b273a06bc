import type { CloudGroup, Licence, User } from '#dataProvider/types';
import { usePortalDataProvider } from '../shared/hooks/usePortalDataProvider';
import { useList } from '../shared/query/lists';
import { useOpenedQuery } from '../shared/query/opened';

/** What several kinds of plans read. */

const ALL = { page: 1, perPage: 500 } as const;

/** The licences, for the names in a list and for their free keys. */
export const useLicences = () => useList<Licence>('licences', { pagination: ALL });

/** The cloud groups, where the customer has any. */
export const useGroups = (enabled: boolean) =>
    useList<CloudGroup>('cloudGroups', { pagination: ALL, sort: { field: 'label', order: 'ASC' } }, { enabled });

const HELD = { expand: ['keys', 'cloudGroups'] };

/** Users as they are now, not as they were read before; those who do not exist are missing. */
export function useUsers(ids: readonly string[]) {
    const provider = usePortalDataProvider();
    return useOpenedQuery('users', [ids], {
        read: async signal => (await provider.getMany<User>('users', { ids: [...ids], meta: HELD, signal })).data,
        enabled: ids.length > 0,
    });
}
