import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReadMeta } from '#dataProvider/resources';
import type { Key, User } from '#dataProvider/types';
import { usePortalDataProvider } from '../shared/hooks/usePortalDataProvider';
import { PERSON_FIELDS } from '../shared/person';
import { FRESH_MS } from '../shared/query/freshness';
import { useOpenedQuery } from '../shared/query/opened';
import { everyQuery } from '../shared/query/queries';
import { recordsQuery } from '../shared/query/records';

/** What several kinds of plans read. */

export { useGroups, useLicences } from '../users/public';

/** All rows of a collection of any size, read again after a minute and kept as long (QUERY-9). */
export const useEveryRow = (resource: string, fields: readonly string[], meta?: ReadMeta) =>
    useQuery({ ...everyQuery(usePortalDataProvider(), resource, fields, meta), staleTime: FRESH_MS, gcTime: FRESH_MS });

/** People and keys (ids) as a report names them; those that were deleted are missing. */
export function useNamed(users: readonly string[], keys: readonly string[]) {
    const provider = usePortalDataProvider();
    const queries = useQueryClient();
    return {
        users: useQuery({
            ...recordsQuery<User>(queries, provider, 'users', { ids: users, fields: PERSON_FIELDS }),
            enabled: users.length > 0,
        }),
        keys: useQuery({
            ...recordsQuery<Key>(queries, provider, 'keys', { ids: keys, meta: { expand: [] }, fields: ['id', 'label'] }),
            enabled: keys.length > 0,
        }),
    };
}

const HELD = { expand: ['keys', 'cloudGroups'], proven: true };

/** Users as they are now, not as they were read before; those who do not exist are missing. */
export function useUsers(ids: readonly string[]) {
    const provider = usePortalDataProvider();
    return useOpenedQuery('users', [ids], {
        read: async signal => (await provider.getMany<User>('users', { ids: [...ids], meta: HELD, signal })).data,
        enabled: ids.length > 0,
    });
}
