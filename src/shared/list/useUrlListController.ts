import { useQueryClient } from '@tanstack/react-query';
import type { ListControllerResult, RaRecord, SortPayload } from 'ra-core';
import { useEffect, useMemo, useState } from 'react';
import type { ReadMeta } from '#dataProvider/resources';
import { useNotifyFailure } from '../failure';
import { queryKeys } from '../query/keys';
import { useCollection, useList, useReadList, type Question } from '../query/lists';
import type { ListSelection, ListState } from './types';
import { useListUrlState } from './useListUrlState';

/** Maximum number of rows that are at hand, or fetched at once: the size of a small collection (QUERY-7). */
export const FOUND_LIMIT = 500;

const nothing = (): void => undefined;

/** The ids of rows. */
export const idsOf = (rows: readonly RaRecord[] = []): string[] => rows.map(({ id }) => String(id));

/** What react-admin's lists can do and the portal's lists do not offer. */
const NOT_OFFERED = {
    displayedFilters: {},
    exporter: false,
    showFilter: nothing,
    hideFilter: nothing,
} as const;

interface UrlListOptions<Row extends RaRecord> {
    resource: string;
    meta?: ReadMeta;
    filter?: Readonly<Record<string, unknown>>;
    sort: SortPayload;
    /** fields by which the list may be sorted */
    sortFields: readonly string[];
    selection?: ListSelection;
    /** states by which the list can be narrowed (LIST-11) */
    states?: readonly ListState<Row>[];
}

/** react-admin's list context, and what the buttons of states need. */
export type UrlList<Row extends RaRecord> = ListControllerResult<Row> & {
    /** absent where the list has no states, or too many rows to tell them */
    narrowing?: { rows: readonly Row[] | undefined; current: string | undefined; onChange(state: string | null): void };
};

const NO_STATES: readonly never[] = [];

/**
 * Replaces react-admin's `useListController`: sort, search (`filterValues.q`) and page are in the URL, and the caller owns the selection.
 * The previous rows stay while others load and after a failed refresh, so that nothing jumps. `isFetching` is true only while the user
 * waits for another page, sort or search, or an explicit refresh.
 */
export function useUrlListController<Row extends RaRecord>(options: UrlListOptions<Row>): UrlList<Row> {
    const { resource, meta, filter, sort: defaultSort, sortFields, selection, states = NO_STATES } = options;
    const url = useListUrlState(defaultSort, sortFields);
    const { sort, filterValues, perPage, setPage } = url;
    const question: Question = { sort, filter: { ...filter, ...filterValues }, meta };
    const list = useList<Row>(resource, { ...question, pagination: { page: url.page, perPage } });
    const { isPending, isPlaceholderData, error } = list;
    const { page: whole } = useCollection<Row>(resource, question, { enabled: states.length > 0 });
    const state = states.find(({ id }) => id === url.state);
    const narrowed = useMemo(() => (state && whole ? whole.data.filter(row => state.isIn(row)) : undefined), [state, whole]);
    const total = narrowed?.length ?? list.total;
    const data = useMemo(
        () => narrowed?.slice((url.page - 1) * perPage, url.page * perPage) ?? list.data,
        [narrowed, url.page, perPage, list.data],
    );

    // The page does not exist, e.g. an old link: go to the last one.
    const lastPage = Math.max(1, Math.ceil((total ?? 0) / perPage));
    const isBeyond = total !== undefined && url.page > lastPage;
    useEffect(() => {
        if (isBeyond) setPage(lastPage);
    }, [isBeyond, lastPage, setPage]);
    const page = Math.min(url.page, lastPage);

    const queries = useQueryClient();
    const [refetching, setRefetching] = useState(false);
    const refetch = async () => {
        setRefetching(true);
        // All queries of this resource on the page, e.g. an overview above its list.
        await queries.invalidateQueries({ queryKey: queryKeys.resource(resource) });
        setRefetching(false);
    };

    const read = useReadList();
    const getData = async ({ maxResults = FOUND_LIMIT } = {}) => {
        const found = await read<Row>(resource, { ...question, pagination: { page: 1, perPage: maxResults } });
        return narrowed && state ? found.data.filter(row => state.isIn(row)) : found.data;
    };

    const notifyFailure = useNotifyFailure();
    const selectedIds = [...(selection?.ids ?? [])];
    // Only rows of this page change; those of other pages stay as they are.
    const select = (isMeant: (row: Row) => boolean, selected: boolean) =>
        selection?.choose(idsOf(data?.filter(isMeant)), selected);

    return {
        ...NOT_OFFERED,
        resource,
        sort,
        setSort: url.setSort,
        filter,
        filterValues,
        setFilters: url.setFilters,
        page,
        perPage,
        setPage,
        setPerPage: url.setPerPage,
        hasPreviousPage: page > 1,
        hasNextPage: page < lastPage,
        data,
        total,
        isPending,
        isLoading: isPending,
        isFetching: isPending || isPlaceholderData || refetching,
        isPlaceholderData,
        error,
        refetch,
        getData,
        selectedIds,
        onSelect: ids => {
            select(({ id }) => ids.includes(id), true);
            select(({ id }) => !ids.includes(id), false);
        },
        onToggleItem: toggled => select(({ id }) => id === toggled, !selectedIds.includes(String(toggled))),
        onSelectAll: () => void getData().then(found => selection?.choose(idsOf(found), true), notifyFailure),
        onUnselectItems: () => selection?.clear(),
        // react-admin's type has one case for each combination of data, error and isPending.
        ...(states.length > 0 && whole !== null
            ? { narrowing: { rows: whole?.data, current: state?.id, onChange: url.setState } }
            : {}),
    } as UrlList<Row>;
}
