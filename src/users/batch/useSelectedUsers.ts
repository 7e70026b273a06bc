import { useState } from 'react';
import type { User } from '#dataProvider/types';
import { usePortalDataProvider } from '../../shared/hooks/usePortalDataProvider';
import { useSelectedRows } from '../../shared/many/useSelectedRows';
import { PERSON_FIELDS } from '../../shared/person';
import { useOpenedQuery } from '../../shared/query/opened';

/**
 * Fetches the selected people's current records, with their keys or groups where the action needs them; users who no longer exist are
 * missing.
 */
export const useSelectedUsers = (ids: readonly string[], expand?: 'keys' | 'cloudGroups') =>
    useSelectedRows<User>('users', { ids, meta: expand ? { expand: [expand] } : undefined, fields: PERSON_FIELDS });

/** Fetches all inactive users, however many there are (QUERY-9); `progress` is the number of users read so far. */
export function useInactiveUsers(wanted: boolean) {
    const provider = usePortalDataProvider();
    const [progress, setProgress] = useState<{ read: number; total: number } | null>(null);
    const query = useOpenedQuery('users', [], {
        read: async signal => {
            const onProgress = (read: number, total: number) => setProgress({ read, total });
            const rows = await provider.getEvery('users', { select: PERSON_FIELDS, meta: { expand: [] }, signal, onProgress });
            return (rows as User[]).filter(({ active }) => !active);
        },
        enabled: wanted,
    });
    return { query, progress };
}
