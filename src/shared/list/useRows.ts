import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { useGetList, type RaRecord } from 'ra-core';
import { freshTime } from '../../../dataProvider';
import { PAGE_SIZE, type ListOrder } from './types';

/** One page of a list, and the way to read it anew. */
export interface Rows<Row> {
    rows: readonly Row[];
    total: number;
    /** nothing to show yet */
    isPending: boolean;
    error: Error | null;
    refresh(): Promise<unknown>;
}

/**
 * Reads one page of a resource through the data provider. While the next page, order or search is on its way the rows of
 * before stay, so that nothing jumps; an error of a refresh keeps them too.
 */
export function useRows<Row extends RaRecord>(
    resource: string,
    state: { order: ListOrder; search: string; page: number },
    meta?: Record<string, unknown>,
    filter?: Readonly<Record<string, unknown>>,
): Rows<Row> {
    const queries = useQueryClient();
    const { data, total, isPending, error } = useGetList<Row, Error>(
        resource,
        {
            pagination: { page: state.page, perPage: PAGE_SIZE },
            sort: { field: state.order.field, order: state.order.dir === 'asc' ? 'ASC' : 'DESC' },
            filter: { ...filter, ...(state.search ? { q: state.search } : {}) },
            meta,
        },
        { placeholderData: keepPreviousData, staleTime: freshTime(resource) },
    );
    // Also what else on the page shows this resource, e.g. an overview above its list.
    const refresh = () => queries.invalidateQueries({ queryKey: [resource] });
    return { rows: data ?? [], total: total ?? 0, isPending, error: data ? null : error, refresh };
}
