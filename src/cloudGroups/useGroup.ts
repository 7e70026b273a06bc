import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { PortalDataProvider } from '../../dataProvider';
import { counted } from '../../dataProvider/odata/build';
import type { CloudGroup } from '../../dataProvider/types';

/** One group is fresh for a minute, lists for five (specification 2, section 7, "Caching"). */
const FRESH_MS = 60_000;

/** Query key of one group. */
export const groupKey = (id: string) => ['cloudGroups', 'one', id] as const;

/** One group with the number of its members; they are a list of their own. */
export function useGroup(id: string) {
    const dataProvider = useDataProvider<PortalDataProvider>();
    return useQuery<CloudGroup>({
        queryKey: groupKey(id),
        queryFn: async ({ signal }) =>
            (await dataProvider.getOne<CloudGroup>('cloudGroups', { id, meta: { expand: [counted('users')] }, signal })).data,
        staleTime: FRESH_MS,
    });
}
