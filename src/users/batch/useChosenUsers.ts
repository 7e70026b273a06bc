import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { PortalDataProvider } from '../../../dataProvider';
import type { User } from '../../../dataProvider/types';
import type { Person } from '../user';

/** The chosen people as they are now, with their keys where an action has to know them; who no longer exists is missing. */
export function useChosenUsers(people: readonly Person[], withKeys: boolean) {
    const dataProvider = useDataProvider<PortalDataProvider>();
    const ids = people.map(person => person.id);
    return useQuery({
        queryKey: ['users', 'chosen', withKeys, ids],
        queryFn: async ({ signal }) => {
            const meta = withKeys ? { expand: ['keys'] } : undefined;
            return (await dataProvider.getMany<User>('users', { ids, meta, signal })).data;
        },
        // Rules are judged by what is true now, and once: not again after the action has changed it.
        staleTime: Infinity,
        gcTime: 0,
        refetchOnMount: 'always',
    });
}
