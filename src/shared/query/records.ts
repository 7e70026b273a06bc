import { useQuery, type QueryClient } from '@tanstack/react-query';
import type { RaRecord } from 'ra-core';
import type { PortalDataProvider, WholeCollection } from '#dataProvider';
import type { ReadMeta } from '#dataProvider/resources';
import { usePortalDataProvider } from '../hooks/usePortalDataProvider';
import { listFreshMs } from './freshness';
import { queryKeys, type Fields } from './keys';
import { recordQuery } from './queries';

/** Returns a single record. */
export const useRecord = <Row extends RaRecord>(resource: string, id: string) =>
    useQuery(recordQuery<Row>(usePortalDataProvider(), resource, id));

/** Up to this many records are requested by their ids; for more, the whole collection is read in pages (QUERY-9). */
const FEW = 200;

interface Wanted {
    ids: readonly string[];
    meta?: ReadMeta;
    fields?: Fields;
}

/**
 * Reads records by their ids: from the collection in the cache while that is fresh, otherwise from the server. Unknown ids are left out.
 * @param fields JSON names of the fields to read when there are many records
 */
export async function readRecords<Row extends RaRecord>(
    queries: QueryClient,
    provider: PortalDataProvider,
    resource: string,
    { ids, meta, fields, signal }: Wanted & { signal?: AbortSignal },
): Promise<Row[]> {
    const cached = queries.getQueryCache().find<WholeCollection>({ queryKey: queryKeys.collection(resource, meta) });
    const rows = cached?.isStaleByTime(listFreshMs(resource)) === false ? cached.state.data?.rows : null;
    if (!rows && ids.length <= FEW) return (await provider.getMany<Row>(resource, { ids: [...ids], meta, signal })).data;
    const found = rows ?? (await provider.getEvery(resource, { meta, select: fields, signal }));
    const byId = new Map(found.map(row => [row.id, row as Row]));
    return ids.flatMap(id => byId.get(id) ?? []);
}

/** The query of records by their ids. */
export const recordsQuery = <Row extends RaRecord>(
    queries: QueryClient,
    provider: PortalDataProvider,
    resource: string,
    wanted: Wanted,
) => ({
    queryKey: queryKeys.records(resource, wanted.ids, wanted.fields, wanted.meta),
    queryFn: ({ signal }: { signal: AbortSignal }) => readRecords<Row>(queries, provider, resource, { ...wanted, signal }),
});
