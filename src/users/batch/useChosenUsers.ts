import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { User } from '#dataProvider/types';
import { usePortalDataProvider } from '../../shared/hooks/usePortalDataProvider';
import { PERSON_FIELDS } from '../../shared/person';
import { queryKeys } from '../../shared/query/keys';
import { readRecords } from '../../shared/query/records';

/**
 * Fetches the selected people's current records, with their keys or groups where the action needs them; users who no longer exist are
 * missing.
 */
export function useChosenUsers(ids: readonly string[], expand?: 'keys' | 'cloudGroups') {
    const provider = usePortalDataProvider();
    const queries = useQueryClient();
    const meta = expand ? { expand: [expand] } : undefined;
    return useQuery({
        queryKey: queryKeys.records('users', ids, meta),
        queryFn: ({ signal }) => readRecords<User>(queries, provider, 'users', { ids, meta, fields: PERSON_FIELDS, signal }),
        // The rules are checked against fresh data, once: not again after the action has changed it.
        staleTime: 'static',
        gcTime: 0,
    });
}
