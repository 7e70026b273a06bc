import type { RaRecord, SortPayload } from 'ra-core';
import type { PortalDataProvider } from '#dataProvider';
import type { ListParams, ReadMeta } from '#dataProvider/resources';
import { PAGE_SIZES } from '../list/types';
import { listFreshMs, recordFreshMs } from './freshness';
import { queryKeys, type Fields } from './keys';

/** The queries of what a page reads first: also started before its code is there (src/app/seedQueries.ts). */

/** The query of a collection, as one entry of the cache. */
export const collectionQuery = (provider: PortalDataProvider, resource: string, meta?: ReadMeta, now = false) => ({
    queryKey: queryKeys.collection(resource, meta),
    queryFn: ({ signal }: { signal: AbortSignal }) => provider.getCollection(resource, { meta, signal }),
    staleTime: now ? 0 : listFreshMs(resource),
});

/** The parameters of a list; without `pagination`, all rows, however many. */
export type ListRequest = Omit<ListParams, 'signal'>;

/** One page of a list. */
export interface Page<Row> {
    data: Row[];
    total: number;
    /** all rows, where the server refused the order */
    whole?: Row[];
}

/** Reads one page of a large collection from the server. */
export async function readPage<Row extends RaRecord>(
    provider: PortalDataProvider,
    resource: string,
    params: ListParams,
): Promise<Page<Row>> {
    const response: Omit<Page<Row>, 'total'> & { total?: number } = await provider.getList<Row>(resource, params);
    const { data, total = data.length, whole } = response;
    return { data, total, ...(whole ? { whole } : {}) };
}

/** The query of one page of a large collection. */
export const pageQuery = <Row extends RaRecord>(
    provider: PortalDataProvider,
    resource: string,
    request: ListRequest,
    now = false,
) => ({
    queryKey: queryKeys.page(resource, request),
    queryFn: ({ signal }: { signal: AbortSignal }) => readPage<Row>(provider, resource, { ...request, signal }),
    staleTime: now ? 0 : listFreshMs(resource),
});

/** What a list asks for when it is opened without a page, search or order in the URL. */
export const firstRequest = (sort: SortPayload, meta?: ReadMeta): ListRequest => ({
    sort,
    filter: {},
    meta,
    pagination: { page: 1, perPage: PAGE_SIZES[0] },
});

/** The query of all rows of a collection of any size (QUERY-9). */
export const everyQuery = (provider: PortalDataProvider, resource: string, fields: Fields, meta?: ReadMeta) => ({
    queryKey: queryKeys.every(resource, fields, meta),
    queryFn: ({ signal }: { signal: AbortSignal }) => provider.getEvery(resource, { meta, select: fields, signal }),
    staleTime: listFreshMs(resource),
});

/** The query of a single record, with the relations that its page shows (`expandOne` of the resource). */
export const recordQuery = <Row extends RaRecord>(provider: PortalDataProvider, resource: string, id: string) => ({
    queryKey: queryKeys.record(resource, id),
    queryFn: async ({ signal }: { signal: AbortSignal }) => (await provider.getOne<Row>(resource, { id, signal })).data,
    staleTime: recordFreshMs(resource),
});
