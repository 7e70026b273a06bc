import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { User } from '#dataProvider/types';
import { usePortalDataProvider } from '../../shared/hooks/usePortalDataProvider';
import { PERSON_FIELDS } from '../../shared/person';
import { queryKeys } from '../../shared/query/keys';
import { readRecords } from '../../shared/query/records';

/** The rules are checked against fresh data, once: not again after the action has changed it. */
const ONCE = { staleTime: 'static', gcTime: 0 } as const;

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
        ...ONCE,
    });
}

/** Fetches all inactive users, however many the customer has (QUERY-9); `progress` tells how many users have been read. */
export function useInactiveUsers(wanted: boolean) {
    const provider = usePortalDataProvider();
    const [progress, setProgress] = useState<{ read: number; total: number } | null>(null);
    const query = useQuery({
        queryKey: queryKeys.everyInactive,
        queryFn: async ({ signal }) => {
            const onProgress = (read: number, total: number) => setProgress({ read, total });
            const rows = await provider.getEvery('users', { select: PERSON_FIELDS, meta: { expand: [] }, signal, onProgress });
            return (rows as User[]).filter(({ active }) => !active);
        },
        enabled: wanted,
        ...ONCE,
    });
    return { query, progress };
}
