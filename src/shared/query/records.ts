import { useQuery, type QueryClient } from '@tanstack/react-query';
import type { RaRecord } from 'ra-core';
import { withIds } from '#dataProvider/byId';
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

type Read = Wanted & { signal?: AbortSignal };

const pick = <Row extends RaRecord>(rows: readonly RaRecord[], ids: readonly string[]): Row[] =>
    withIds(rows as readonly { id: string }[], ids) as object[] as Row[];

/**
 * Reads records by their ids from the server. Unknown ids are left out.
 * @param fields JSON names of the fields to read when there are many records
 */
export async function readRecordsNow<Row extends RaRecord>(
    provider: PortalDataProvider,
    resource: string,
    { ids, meta, fields, signal }: Read,
): Promise<Row[]> {
    if (ids.length <= FEW) return (await provider.getMany<Row>(resource, { ids: [...ids], meta, signal })).data;
    return pick(await provider.getEvery(resource, { meta, select: fields, signal }), ids);
}

/** The same, from the collection in the cache while that is fresh, or once it is, if it is being read: to name them, not to change them. */
export async function readRecords<Row extends RaRecord>(
    queries: QueryClient,
    provider: PortalDataProvider,
    resource: string,
    wanted: Read,
): Promise<Row[]> {
    const queryKey = queryKeys.collection(resource, wanted.meta);
    const cached = queries.getQueryCache().find<WholeCollection>({ queryKey });
    if (cached?.state.fetchStatus === 'fetching') await cached.fetch().catch(() => undefined);
    const rows = cached?.isStaleByTime(listFreshMs(resource)) === false ? cached.state.data?.rows : null;
    return rows ? pick(rows, wanted.ids) : readRecordsNow(provider, resource, wanted);
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
