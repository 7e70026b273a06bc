import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { useGetList, type RaRecord } from 'ra-core';
import { freshTime } from '#dataProvider';
import { PAGE_SIZE, type ListOrder } from './types';
import { usePortalDataProvider } from '../hooks/usePortalDataProvider';

/** One page of a list, and a function to refetch it. */
export interface Rows<Row> {
    rows: readonly Row[];
    total: number;
    /** nothing to show yet */
    isPending: boolean;
    /** the previous rows are still shown until the requested ones arrive */
    isChanging: boolean;
    error: Error | null;
    refresh(): Promise<unknown>;
}

interface ListState {
    order: ListOrder;
    search: string;
}

type RowFilter = Readonly<Record<string, unknown>>;

const questionOf = ({ order, search }: ListState, filter?: RowFilter) => ({
    sort: { field: order.field, order: order.dir === 'asc' ? ('ASC' as const) : ('DESC' as const) },
    filter: { ...filter, ...(search ? { q: search } : {}) },
});

/**
 * Reads one page of a resource through the data provider. The previous rows stay visible while the next page, order or search is loading,
 * so that nothing jumps, and after a failed refresh.
 */
export function useRows<Row extends RaRecord>(
    resource: string,
    state: ListState & { page: number },
    meta?: Record<string, unknown>,
    filter?: RowFilter,
): Rows<Row> {
    const queries = useQueryClient();
    const { data, total, isPending, isPlaceholderData, error } = useGetList<Row, Error>(
        resource,
        {
            pagination: { page: state.page, perPage: PAGE_SIZE },
            ...questionOf(state, filter),
            meta,
        },
        { placeholderData: keepPreviousData, staleTime: freshTime(resource) },
    );
    // Also invalidates other queries of this resource on the page, e.g. an overview above its list.
    const refresh = () => queries.invalidateQueries({ queryKey: [resource] });
    return { rows: data ?? [], total: total ?? 0, isPending, isChanging: isPlaceholderData, error: data ? null : error, refresh };
}

/** Maximum number of rows fetched at once: the size of a small collection (QUERY-7). */
export const FOUND_LIMIT = 500;

/** Returns a function that fetches all matching rows instead of one page, at most `FOUND_LIMIT`. */
export function useFound<Row extends RaRecord>(
    resource: string,
    state: ListState,
    meta?: Record<string, unknown>,
    filter?: RowFilter,
): () => Promise<readonly Row[]> {
    const dataProvider = usePortalDataProvider();
    return async () => {
        const pagination = { page: 1, perPage: FOUND_LIMIT };
        return (await dataProvider.getList<Row>(resource, { pagination, ...questionOf(state, filter), meta })).data;
    };
}
