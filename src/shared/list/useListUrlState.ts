import type { SortPayload } from 'ra-core';
import { useCallback, useMemo } from 'react';
import { PAGE_SIZES } from './types';
import { useListParams } from './useListParams';

/** The filter of a list: `q` is comma-separated terms, as typed. */
export interface SearchFilter {
    q?: string;
}

/** Sort, search and page of a list as stored in the URL, named as in react-admin's list context. */
export interface ListUrlState {
    sort: SortPayload;
    filterValues: SearchFilter;
    /** starts at 1 */
    page: number;
    /** rows per page, one of `PAGE_SIZES` */
    perPage: number;
    /** id of the state that the list is filtered by, as in the URL (LIST-11) */
    state: string | null;
    setSort(sort: SortPayload): void;
    setFilters(filterValues: SearchFilter): void;
    setPage(page: number): void;
    /** keeps the first row of the page on the page */
    setPerPage(perPage: number): void;
    setState(state: string | null): void;
    /** removes every filter except the search */
    showAll(): void;
}

/**
 * Stores a list's state in the URL: `orderby=property dir`, `filter=term,term`, `state`, `page`, `rows` (LIST-1, LIST-2, LIST-9, LIST-11). Defaults are omitted; invalid
 * values count as the default. Searching and sorting replace the history entry, so that Back leaves the list instead of undoing keystrokes.
 * @param filters the names of its filters besides search and state; memoized by the caller
 */
export function useListUrlState(
    defaultSort: SortPayload,
    sortFields: readonly string[],
    filters?: readonly string[],
): ListUrlState {
    const [params, write] = useListParams();
    const whole = useMemo(() => Object.fromEntries(['state', ...(filters ?? [])].map(name => [name, null])), [filters]);

    const [named = '', dir = ''] = (params.get('orderby') ?? '').split(' ');
    const known = sortFields.includes(named);
    const field = known ? named : defaultSort.field;
    const order = known ? (dir === 'desc' ? 'DESC' : 'ASC') : defaultSort.order;
    const sort = useMemo(() => ({ field, order }), [field, order]);

    const search = params.get('filter');
    const filterValues = useMemo(() => (search ? { q: search } : {}), [search]);
    const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);

    const rows = Number(params.get('rows'));
    const perPage = PAGE_SIZES.find(size => size === rows) ?? PAGE_SIZES[0];

    const setSort = useCallback(
        (next: SortPayload) => {
            const isDefault = next.field === defaultSort.field && next.order === defaultSort.order;
            write({ orderby: isDefault ? null : `${next.field} ${next.order.toLowerCase()}`, page: null });
        },
        [write, defaultSort.field, defaultSort.order],
    );
    // Clearing the search shows all rows; changing it keeps the state.
    const setFilters = useCallback(
        ({ q }: SearchFilter) => write({ filter: q ?? null, page: null, ...(q === undefined ? whole : {}) }),
        [write, whole],
    );
    const setState = useCallback((state: string | null) => write({ state, page: null }), [write]);
    const showAll = useCallback(() => write({ ...whole, page: null }), [write, whole]);
    const setPage = useCallback((next: number) => write({ page: next > 1 ? String(next) : null }), [write]);

    const setPerPage = useCallback(
        (next: number) => {
            const nextPage = Math.floor(((page - 1) * perPage) / next) + 1;
            write({ rows: next === PAGE_SIZES[0] ? null : String(next), page: nextPage > 1 ? String(nextPage) : null });
        },
        [write, page, perPage],
    );

    return {
        sort,
        filterValues,
        page,
        perPage,
        state: params.get('state'),
        setSort,
        setFilters,
        setPage,
        setPerPage,
        setState,
        showAll,
    };
}
