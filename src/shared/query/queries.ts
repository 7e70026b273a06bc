import type { RaRecord } from 'ra-core';
import type { PortalDataProvider } from '#dataProvider';
import type { ReadMeta } from '#dataProvider/resources';
import { listFreshMs, recordFreshMs } from './freshness';
import { queryKeys } from './keys';

/** The queries of what a page reads first: also started before its code is there (src/app/queryArrived.ts). */

/** The query of a collection, as one entry of the cache. */
export const collectionQuery = (provider: PortalDataProvider, resource: string, meta?: ReadMeta, now = false) => ({
    queryKey: queryKeys.collection(resource, meta),
    queryFn: ({ signal }: { signal: AbortSignal }) => provider.getCollection(resource, { meta, signal }),
    staleTime: now ? 0 : listFreshMs(resource),
});

/** The query of a single record, with the relations that its page shows (`expandOne` of the resource). */
export const recordQuery = <Row extends RaRecord>(provider: PortalDataProvider, resource: string, id: string) => ({
    queryKey: queryKeys.record(resource, id),
    queryFn: async ({ signal }: { signal: AbortSignal }) => (await provider.getOne<Row>(resource, { id, signal })).data,
    staleTime: recordFreshMs(resource),
});
