import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useGetList, type RaRecord } from 'ra-core';
import { freshTime, type PortalDataProvider } from '../../../dataProvider';
import { PAGE_SIZE, type ListOrder } from './types';

/** One page of a list, and the way to read it anew. */
export interface Rows<Row> {
    rows: readonly Row[];
    total: number;
    /** nothing to show yet */
    isPending: boolean;
    /** the rows of before stand there until those that were asked for arrive */
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
 * Reads one page of a resource through the data provider. While the next page, order or search is on its way the rows of
 * before stay, so that nothing jumps; an error of a refresh keeps them too.
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
    // Also what else on the page shows this resource, e.g. an overview above its list.
    const refresh = () => queries.invalidateQueries({ queryKey: [resource] });
    return { rows: data ?? [], total: total ?? 0, isPending, isChanging: isPlaceholderData, error: data ? null : error, refresh };
}

/** At most so many rows are read at once: as many as a small collection has (contract, section 2). */
export const FOUND_LIMIT = 500;

/** Answers a function that reads all rows that match, not one page of them; at most `FOUND_LIMIT`. */
export function useFound<Row extends RaRecord>(
    resource: string,
    state: ListState,
    meta?: Record<string, unknown>,
    filter?: RowFilter,
): () => Promise<readonly Row[]> {
    const dataProvider = useDataProvider<PortalDataProvider>();
    return async () => {
        const pagination = { page: 1, perPage: FOUND_LIMIT };
        return (await dataProvider.getList<Row>(resource, { pagination, ...questionOf(state, filter), meta })).data;
    };
}
