import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useGetList } from 'ra-core';
import { freshTime } from '../../dataProvider';
import type { Licence } from '../../dataProvider/types';
import { PAGE_SIZE } from '../shared/list/types';
import { usePortalDataProvider } from '../shared/hooks/usePortalDataProvider';

/** Beyond this number the data provider does not load all rows (QUERY-7). */
export const AT_HAND = 500;
const SORT = { field: 'name', order: 'ASC' } as const;

/**
 * Returns all licences of the customer, reusing the request of the list: the first page is the list's own query, the rest comes from the
 * rows that the data provider has loaded. `tooMany` when it has not loaded all: then nothing more is fetched.
 */
export function useAllLicences(): {
    licences: readonly Licence[] | undefined;
    total: number;
    tooMany: boolean;
    error: Error | null;
} {
    const dataProvider = usePortalDataProvider();
    // Exactly the list's query for the first page in its default order, so that both share one response.
    const first = useGetList<Licence, Error>(
        'licences',
        { pagination: { page: 1, perPage: PAGE_SIZE }, sort: SORT, filter: {}, meta: undefined },
        { placeholderData: keepPreviousData, staleTime: freshTime('licences') },
    );
    const total = first.total ?? 0;
    const more = total > PAGE_SIZE && total <= AT_HAND;
    const whole = useQuery({
        // Follows the first page, which is refetched after each change. It needs its own key, or it would be fetched twice.
        queryKey: ['licence-overview', first.dataUpdatedAt],
        queryFn: async ({ signal }) => {
            const pagination = { page: 1, perPage: AT_HAND };
            return (await dataProvider.getList<Licence>('licences', { pagination, sort: SORT, filter: {}, signal })).data;
        },
        enabled: more,
        staleTime: Infinity,
        placeholderData: keepPreviousData,
    });
    return {
        licences: more ? whole.data : first.data,
        total,
        tooMany: total > AT_HAND,
        error: (first.data ? null : first.error) ?? (more && !whole.data ? whole.error : null),
    };
}
