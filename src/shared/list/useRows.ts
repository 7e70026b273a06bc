import { useQueryClient } from '@tanstack/react-query';
import type { RaRecord } from 'ra-core';
import type { ReadMeta } from '#dataProvider/resources';
import { queryKeys } from '../query/keys';
import { useList, useReadList, type Question } from '../query/lists';
import { PAGE_SIZE, type ListOrder } from './types';

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

const questionOf = ({ order, search }: ListState, page: number, perPage: number, filter?: RowFilter): Question => ({
    pagination: { page, perPage },
    sort: { field: order.field, order: order.dir === 'asc' ? 'ASC' : 'DESC' },
    filter: { ...filter, ...(search ? { q: search } : {}) },
});

/**
 * Reads one page of a resource. The previous rows stay visible while the next page, order or search is loading, so that nothing jumps, and
 * after a failed refresh.
 */
export function useRows<Row extends RaRecord>(
    resource: string,
    state: ListState & { page: number },
    meta?: ReadMeta,
    filter?: RowFilter,
): Rows<Row> {
    const queries = useQueryClient();
    const question = { ...questionOf(state, state.page, PAGE_SIZE, filter), meta };
    const { data, total, isPending, isPlaceholderData, error } = useList<Row>(resource, question);
    // Also invalidates other queries of this resource on the page, e.g. an overview above its list.
    const refresh = () => queries.invalidateQueries({ queryKey: queryKeys.resource(resource) });
    return { rows: data ?? [], total: total ?? 0, isPending, isChanging: isPlaceholderData, error: data ? null : error, refresh };
}

/** Maximum number of rows fetched at once: the size of a small collection (QUERY-7). */
export const FOUND_LIMIT = 500;

/** Returns a function that fetches all matching rows instead of one page, at most `FOUND_LIMIT`. */
export function useFound<Row extends RaRecord>(
    resource: string,
    state: ListState,
    meta?: ReadMeta,
    filter?: RowFilter,
): () => Promise<readonly Row[]> {
    const read = useReadList();
    return async () => (await read<Row>(resource, { ...questionOf(state, 1, FOUND_LIMIT, filter), meta })).data;
}
