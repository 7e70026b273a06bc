import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { ListOrder, SortOrder } from './types';

/** Order, search and page of a list as stored in the URL. */
export interface ListUrlState {
    order: ListOrder;
    /** comma-separated terms, as typed */
    search: string;
    /** starts at 1 */
    page: number;
    setOrder(order: ListOrder): void;
    setSearch(search: string): void;
    setPage(page: number): void;
}

const isDir = (text: string | undefined): text is SortOrder => text === 'asc' || text === 'desc';

/**
 * Stores a list's state in the URL: `orderby=property dir`, `filter=term,term`, `page` (LIST-1, LIST-2). Defaults are omitted; unknown
 * values count as the default. Searching and sorting replace the history entry, so that Back leaves the list instead of undoing keystrokes.
 */
export function useListUrlState(defaultOrder: ListOrder, sortFields: readonly string[]): ListUrlState {
    const [params, setParams] = useSearchParams();

    const [field = '', dir] = (params.get('orderby') ?? '').split(' ');
    const known = sortFields.includes(field);
    const orderField = known ? field : defaultOrder.field;
    const orderDir = known && isDir(dir) ? dir : known ? 'asc' : defaultOrder.dir;
    const order = useMemo(() => ({ field: orderField, dir: orderDir }), [orderField, orderDir]);

    const search = params.get('filter') ?? '';
    const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);

    const write = useCallback(
        (changes: Record<string, string | null>) =>
            setParams(
                current => {
                    const next = new URLSearchParams(current);
                    for (const [name, value] of Object.entries(changes)) {
                        if (value === null || value === '') next.delete(name);
                        else next.set(name, value);
                    }
                    return next;
                },
                { replace: true, preventScrollReset: true },
            ),
        [setParams],
    );

    const setOrder = useCallback(
        (next: ListOrder) => {
            const isDefault = next.field === defaultOrder.field && next.dir === defaultOrder.dir;
            write({ orderby: isDefault ? null : `${next.field} ${next.dir}`, page: null });
        },
        [write, defaultOrder.field, defaultOrder.dir],
    );
    const setSearch = useCallback((next: string) => write({ filter: next, page: null }), [write]);
    const setPage = useCallback((next: number) => write({ page: next > 1 ? String(next) : null }), [write]);

    return { order, search, page, setOrder, setSearch, setPage };
}
