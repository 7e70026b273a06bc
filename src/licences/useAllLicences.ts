import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider, useGetList } from 'ra-core';
import { freshTime, type PortalDataProvider } from '../../dataProvider';
import type { Licence } from '../../dataProvider/types';
import { PAGE_SIZE } from '../shared/list/types';

/** Beyond this the data provider has not all rows at hand (contract, section 2, "Small collections"). */
export const AT_HAND = 500;
const SORT = { field: 'name', order: 'ASC' } as const;

/**
 * All licences of the customer, from the call that the list makes anyway: the first page is the list's own read, the rest is
 * answered from what the data provider has at hand. `tooMany` when not all are at hand: nothing more is asked then.
 */
export function useAllLicences(): {
    licences: readonly Licence[] | undefined;
    total: number;
    tooMany: boolean;
    error: Error | null;
} {
    const dataProvider = useDataProvider<PortalDataProvider>();
    // Letter by letter the list's question for its first page in its default order, so that both share one answer.
    const first = useGetList<Licence, Error>(
        'licences',
        { pagination: { page: 1, perPage: PAGE_SIZE }, sort: SORT, filter: {}, meta: undefined },
        { placeholderData: keepPreviousData, staleTime: freshTime('licences') },
    );
    const total = first.total ?? 0;
    const more = total > PAGE_SIZE && total <= AT_HAND;
    const whole = useQuery({
        // Follows the first page, which is read again after each change: under a key of its own, or it would be read twice.
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
