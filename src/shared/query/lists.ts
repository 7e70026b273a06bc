import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { RaRecord } from 'ra-core';
import { useCallback, useMemo } from 'react';
import { incomplete, pageOf, type PortalDataProvider, type WholeCollection } from '#dataProvider';
import type { ListParams } from '#dataProvider/resources';
import { usePortalDataProvider } from '../hooks/usePortalDataProvider';
import { listFreshMs } from './freshness';
import { queryKeys } from './keys';
import { collectionQuery, pageQuery, readPage, type ListRequest, type Page } from './queries';

/**
 * Queries of lists. A collection of up to 500 rows, or from a server that ignores paging, is one entry of the cache, from which every page,
 * order and search is computed. Each page of a larger collection is an entry of its own (QUERY-7).
 */

/** Reads a page of a list, and fails if it is the first one again: a server that ignores `$skip` would repeat it endlessly (EXPORT-4). */
async function readNext<Row extends RaRecord>(
    queries: QueryClient,
    provider: PortalDataProvider,
    resource: string,
    { signal, ...request }: ListParams,
): Promise<Page<Row>> {
    const page = await readPage<Row>(provider, resource, { ...request, signal });
    const { pagination } = request;
    if (!pagination || pagination.page <= 1) return page;
    const firstKey = queryKeys.page(resource, { ...request, pagination: { ...pagination, page: 1 } });
    const known = new Set(queries.getQueryData<Page<Row>>(firstKey)?.data.map(({ id }) => id));
    if (page.data.length > 0 && page.data.every(({ id }) => known.has(id))) throw incomplete();
    return page;
}

/** The same list without its search. */
const unsearched = ({ filter: { q: _q, ...filter } = {}, ...request }: ListRequest): ListRequest => ({ ...request, filter });

interface ListOptions {
    /** whether to read at all */
    enabled?: boolean;
    /** reads from the server when the component mounts, however fresh the cache is */
    now?: boolean;
}

/**
 * Returns the query of a collection, and the requested page of its rows, or null when only the server can tell. The caller names the rows'
 * type.
 */
export function useCollection<Row extends RaRecord>(
    resource: string,
    request: ListRequest,
    { enabled = true, now }: ListOptions = {},
) {
    const provider = usePortalDataProvider();
    const query = useQuery({ ...collectionQuery(provider, resource, request.meta, now), enabled });
    // Compared by content, because callers pass a new object on each render.
    const asked = JSON.stringify(request);
    const page = useMemo(
        () => query.data && (pageOf(query.data, resource, JSON.parse(asked) as ListRequest) as Page<Row> | null),
        [query.data, resource, asked],
    );
    return { query, page };
}

/**
 * Returns one page of a list. The previous page of a large collection stays while another page, order or search is loading, and after a
 * failure.
 */
export function useList<Row extends RaRecord>(
    resource: string,
    request: ListRequest,
    { enabled = true, now = false }: ListOptions = {},
) {
    const provider = usePortalDataProvider();
    const queries = useQueryClient();
    const { query: whole, page: local } = useCollection<Row>(resource, request, { enabled, now });
    const isLarge = local === null;
    // Memoized: a new placeholder on each render would render endlessly.
    const asked = JSON.stringify(unsearched(request));
    const collection = isLarge ? whole.data : undefined;
    const placeholder = useMemo(
        () => (collection && (pageOf(collection, resource, JSON.parse(asked) as ListRequest) as Page<Row> | null)) ?? undefined,
        [collection, resource, asked],
    );
    const page = useQuery({
        ...pageQuery<Row>(provider, resource, request, now),
        queryFn: async ({ signal }) => {
            const { whole: all, ...rows } = await readNext<Row>(queries, provider, resource, { ...request, signal });
            // The server refuses the order: further pages are computed from what was read (QUERY-13).
            const known: WholeCollection | undefined = all && { rows: all, total: all.length };
            if (known) queries.setQueryData(queryKeys.collection(resource, request.meta), known);
            return rows;
        },
        placeholderData: previous => previous ?? placeholder,
        enabled: enabled && isLarge,
    });
    const response = local ?? (isLarge ? page.data : undefined);
    const error = whole.error ?? (isLarge ? page.error : null);
    const refetchWhole = whole.refetch;
    const refetchPage = page.refetch;
    return {
        data: response?.data,
        total: response?.total,
        isPending: response === undefined && error === null,
        isFetching: whole.isFetching || page.isFetching,
        /** the previous page is shown until the requested one arrives */
        isPlaceholderData: isLarge && page.isPlaceholderData,
        error,
        refetch: useCallback(
            () => Promise.all([refetchWhole(), ...(isLarge ? [refetchPage()] : [])]),
            [refetchWhole, refetchPage, isLarge],
        ),
    };
}

/** Reads a list outside of rendering: from the cache while it is fresh, otherwise from the server. */
export async function readList<Row extends RaRecord>(
    queries: QueryClient,
    provider: PortalDataProvider,
    resource: string,
    request: ListRequest,
): Promise<Page<Row>> {
    const whole = await queries.query(collectionQuery(provider, resource, request.meta));
    return (pageOf(whole, resource, request) as Page<Row> | null) ?? readPage(provider, resource, request);
}

/**
 * Finds rows outside of rendering: in the collection in the cache while that is fresh, otherwise with one request for this page, which can be
 * aborted.
 */
export async function findRows<Row extends RaRecord>(
    queries: QueryClient,
    provider: PortalDataProvider,
    resource: string,
    { signal, ...request }: ListParams,
): Promise<Page<Row>> {
    const cached = queries.getQueryCache().find<WholeCollection>({ queryKey: queryKeys.collection(resource, request.meta) });
    const whole = cached?.isStaleByTime(listFreshMs(resource)) === false ? cached.state.data : undefined;
    const local = whole && (pageOf(whole, resource, request) as Page<Row> | null);
    return local ?? readPage(provider, resource, { ...request, signal });
}

/** Returns `readList` for components. */
export function useReadList() {
    const queries = useQueryClient();
    const provider = usePortalDataProvider();
    return useCallback(
        <Row extends RaRecord>(resource: string, request: ListRequest) => readList<Row>(queries, provider, resource, request),
        [queries, provider],
    );
}
