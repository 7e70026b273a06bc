import { useQuery } from '@tanstack/react-query';
import type { User } from '#dataProvider/types';
import type { Person } from '../user';
import { usePortalDataProvider } from '../../shared/hooks/usePortalDataProvider';

/**
 * Fetches the selected people's current records, with their keys or groups where the action needs them; users who no longer exist are
 * missing.
 */
export function useChosenUsers(people: readonly Person[], expand?: 'keys' | 'cloudGroups') {
    const dataProvider = usePortalDataProvider();
    const ids = people.map(person => person.id);
    return useQuery({
        // Not under the `users` key: the action's invalidation must not refetch it.
        queryKey: ['chosen-users', expand ?? null, ids],
        queryFn: async ({ signal }) => {
            const meta = expand ? { expand: [expand] } : undefined;
            return (await dataProvider.getMany<User>('users', { ids, meta, signal })).data;
        },
        // The rules are checked against fresh data, once: not again after the action has changed it.
        staleTime: Infinity,
        gcTime: 0,
        refetchOnMount: 'always',
    });
}
