import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { User } from '#dataProvider/types';
import { usePortalDataProvider } from '../../shared/hooks/usePortalDataProvider';
import { queryKeys } from '../../shared/query/keys';
import { readRecords } from '../../shared/query/records';
import type { Person } from '../user';

/**
 * Fetches the selected people's current records, with their keys or groups where the action needs them; users who no longer exist are
 * missing.
 */
export function useChosenUsers(people: readonly Person[], expand?: 'keys' | 'cloudGroups') {
    const provider = usePortalDataProvider();
    const queries = useQueryClient();
    const ids = people.map(person => person.id);
    const meta = expand ? { expand: [expand] } : undefined;
    return useQuery({
        queryKey: queryKeys.records('users', ids, meta),
        queryFn: ({ signal }) => readRecords<User>(queries, provider, 'users', { ids, meta, signal }),
        // The rules are checked against fresh data, once: not again after the action has changed it.
        staleTime: 'static',
        gcTime: 0,
    });
}
