import { useQuery } from '@tanstack/react-query';
import { counted } from '../../dataProvider/odata/build';
import type { CloudGroup } from '../../dataProvider/types';
import { usePortalDataProvider } from '../shared/hooks/usePortalDataProvider';

/** A single group is fresh for a minute, lists for five (LIST-6). */
const FRESH_MS = 60_000;

/** Query key of one group. */
export const groupKey = (id: string) => ['cloudGroups', 'one', id] as const;

/** Fetches a group with the number of its members; the members are a separate list. */
export function useGroup(id: string) {
    const dataProvider = usePortalDataProvider();
    return useQuery<CloudGroup>({
        queryKey: groupKey(id),
        queryFn: async ({ signal }) =>
            (await dataProvider.getOne<CloudGroup>('cloudGroups', { id, meta: { expand: [counted('users')] }, signal })).data,
        staleTime: FRESH_MS,
    });
}
