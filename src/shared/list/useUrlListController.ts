import { useQueryClient } from '@tanstack/react-query';
import { useResourceDefinitions, type ListControllerResult, type RaRecord } from 'ra-core';
import { useEffect, useMemo, useState } from 'react';
import type { ReadMeta } from '#dataProvider/resources';
import { queryKeys } from '../query/keys';
import { COLLECTION_LIMIT, pageOf } from '#dataProvider';
import { collectionAt, isFound } from '#dataProvider/resources/query';
import { useEvery, type Progress } from '../query/every';
import { useCollection, useList, useReadList } from '../query/lists';
import { needsCounts, rowFields } from '../columns/reads';
import type { List } from '../columns/types';
import type { Manifest } from '../manifest';
import type { ListRequest } from '../query/queries';
import type { ListState, Narrow } from './types';
import { useListUrlState } from './useListUrlState';

const nothing = (): void => undefined;

/** Parts of react-admin's list context that the portal's lists do not support. */
const NOT_OFFERED = {
    displayedFilters: {},
    exporter: false,
    showFilter: nothing,
    hideFilter: nothing,
    // The selection is `SelectedIds`.
    onSelect: nothing,
    onToggleItem: nothing,
    onSelectAll: nothing,
    onUnselectItems: nothing,
} as const;

interface UrlListOptions<Row extends RaRecord> {
    list: List<Row>;
    meta?: ReadMeta;
    filter?: Readonly<Record<string, unknown>>;
    /** fields by which the list may be sorted */
    sortFields: readonly string[];
    narrow?: Narrow<Row>;
}

/** What the state buttons need. */
export interface Narrowing<Row extends RaRecord> {
    /** id of the state that the list is filtered by */
    current: string | undefined;
    /** number of matching rows in a state; undefined while unknown */
    count(state: ListState<Row>): number | undefined;
    /** the progress while a large collection is being read */
    progress: Progress | null;
    /** stops reading and shows all rows again; absent if there is nothing to show without these reads */
    stop?(): void;
    onChange(state: string | null): void;
    /** the list is filtered, by a state or otherwise */
    isNarrowed: boolean;
    /** all matching rows are loaded, however many */
    allLoaded: boolean;
}

const NOT_NARROWED: Narrow<never> = {};

/** react-admin's list context, and what the state buttons need; absent if the list has no states. */
export type UrlList<Row extends RaRecord> = ListControllerResult<Row> & { narrowing?: Narrowing<Row> };

/**
 * The rows of a list that are in a state, in the list's order (LIST-11): from the collection if it is loaded, otherwise from all rows, which
 * are read when a state is selected.
 */
function useStates<Row extends RaRecord>(
    list: List<Row>,
    { textsOf, isShown, waits }: Narrow<Row>,
    { current, request }: { current: string | null; request: ListRequest },
) {
    const { resource, states: choices = [], stateless } = list;
    const { q, ...others } = request.filter ?? {};
    const sought = textsOf && typeof q === 'string' ? q : '';
    const known: ListRequest = textsOf ? { ...request, filter: others } : request;
    const { page: whole } = useCollection<Row>(resource, known, { enabled: textsOf !== undefined || choices.length > 0 });
    const state = choices.find(({ id, formerly = id }) => current !== null && [id, formerly].includes(current));
    const shown = state ?? stateless;
    // What is at hand is told from the rows, where the server's filter names only the codes that are known.
    const isToldHere = shown !== undefined && (!shown.filter || whole !== null);
    const isNarrowedHere = textsOf !== undefined || isShown !== undefined || isToldHere;
    const readsEvery = isNarrowedHere && ((state !== undefined && needsCounts(state)) || whole === null);
    const { select: fields, expand } = rowFields(list, request.meta);
    const meta = expand.length > 0 ? { ...request.meta, expand } : request.meta;
    const every = useEvery<Row>(resource, { meta, fields, enabled: readsEvery });
    const rows = readsEvery ? every.query.data : undefined;
    // Compared by content, because callers pass a new object on each render.
    const asked = JSON.stringify(known);
    const all = useMemo(
        () =>
            rows && (pageOf({ rows, total: rows.length }, resource, JSON.parse(asked) as ListRequest)?.data as Row[] | undefined),
        [rows, resource, asked],
    );
    const isWaiting = waits !== undefined && (waits.isPending || waits.error !== null);
    const found = isWaiting ? undefined : readsEvery ? all : whole?.data;
    const narrowed = useMemo(
        () =>
            isNarrowedHere
                ? found?.filter(
                      row =>
                          (shown?.isIn(row) ?? true) &&
                          (isShown?.(row) ?? true) &&
                          (!sought || isFound(sought, textsOf?.(row) ?? [])),
                  )
                : undefined,
        [isNarrowedHere, shown, found, isShown, sought, textsOf],
    );
    const { error } = every.query;
    return {
        state,
        narrowed,
        /** the state of reading all rows, if they are needed */
        reading: isWaiting ? waits : readsEvery ? { isPending: all === undefined && !error, error } : null,
        count: (choice: ListState<Row>) => {
            if (isWaiting) return undefined;
            const known = needsCounts(choice) ? all : (whole?.data ?? all);
            return known?.filter(row => choice.isIn(row) && (isShown?.(row) ?? true)).length;
        },
        progress: readsEvery ? every.progress : null,
        stop: every.stop,
    };
}

/**
 * Replaces react-admin's `useListController`: sort, search (`filterValues.q`) and page are in the URL; the selection is not its concern.
 * The previous rows stay while others load and after a failed refresh, so that nothing jumps. `isFetching` is true only while the user
 * waits for another page, sort or search, or an explicit refresh.
 */
export function useUrlListController<Row extends RaRecord>(options: UrlListOptions<Row>): UrlList<Row> {
    const { list: said, meta, filter, sortFields, narrow = NOT_NARROWED } = options;
    const { resource } = said;
    const { filters } = (useResourceDefinitions()[resource] ?? {}) as Manifest;
    const url = useListUrlState(collectionAt(resource, meta).resource.defaultSort, sortFields, filters);
    const { sort, filterValues, perPage, setPage } = url;
    const searched: ListRequest = { sort, filter: { ...filterValues }, meta };
    const { state, narrowed, reading, count, progress, stop } = useStates(said, narrow, {
        current: url.state,
        request: searched,
    });
    const request: ListRequest = { ...searched, filter: { ...(state?.filter ?? filter), ...filterValues } };
    const list = useList<Row>(resource, { ...request, pagination: { page: url.page, perPage } }, { enabled: !reading });
    const { isPlaceholderData } = list;
    const { isPending, error } = reading ?? list;
    const total = reading ? narrowed?.length : (narrowed?.length ?? list.total);
    const unnarrowed = reading ? undefined : list.data;
    const data = useMemo(
        () => narrowed?.slice((url.page - 1) * perPage, url.page * perPage) ?? unnarrowed,
        [narrowed, url.page, perPage, unnarrowed],
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
    const stopNarrowing = () => {
        url.showAll();
        stop();
    };

    const getData = async ({ maxResults = COLLECTION_LIMIT } = {}) => {
        if (narrowed) return narrowed;
        return (await read<Row>(resource, { ...request, pagination: { page: 1, perPage: maxResults } })).data;
    };

    return {
        ...NOT_OFFERED,
        selectedIds: [],
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
        // react-admin's type has one case for each combination of data, error and isPending.
        ...(!said.states && narrow === NOT_NARROWED
            ? {}
            : {
                  narrowing: {
                      current: state?.id,
                      count,
                      progress,
                      onChange: url.setState,
                      stop: narrow.textsOf ? undefined : stopNarrowing,
                      isNarrowed: state !== undefined || narrow.isShown !== undefined,
                      allLoaded: narrowed !== undefined,
                  },
              }),
    } as UrlList<Row>;
}
