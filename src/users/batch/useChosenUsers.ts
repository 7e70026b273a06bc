import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { PortalDataProvider } from '../../../dataProvider';
import type { User } from '../../../dataProvider/types';
import type { Person } from '../user';

/** The chosen people as they are now, with their keys or groups where an action has to know them; who no longer exists is missing. */
export function useChosenUsers(people: readonly Person[], expand?: 'keys' | 'cloudGroups') {
    const dataProvider = useDataProvider<PortalDataProvider>();
    const ids = people.map(person => person.id);
    return useQuery({
        // Not among the users' keys: what the action changes must not read them again.
        queryKey: ['chosen-users', expand ?? null, ids],
        queryFn: async ({ signal }) => {
            const meta = expand ? { expand: [expand] } : undefined;
            return (await dataProvider.getMany<User>('users', { ids, meta, signal })).data;
        },
        // Rules are judged by what is true now, and once: not again after the action has changed it.
        staleTime: Infinity,
        gcTime: 0,
        refetchOnMount: 'always',
    });
}
