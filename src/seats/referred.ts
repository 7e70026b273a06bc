import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useListContext, type RaRecord } from 'ra-core';
import { COLLECTION_LIMIT, type ResourceName } from '#dataProvider';
import type { ReadMeta } from '#dataProvider/resources';
import { usePortalDataProvider } from '../shared/hooks/usePortalDataProvider';
import { listFreshMs } from '../shared/query/freshness';
import { collectionQuery } from '../shared/query/queries';
import { recordsQuery } from '../shared/query/records';

interface Place {
    /** the collection that has the records, e.g. the keys of a licence */
    meta?: ReadMeta;
    /** how many it has */
    count: number;
}

/** Returns the distinct ids in a field of the rows. */
const idsOf = (rows: readonly RaRecord[], field: string): string[] =>
    [...new Set(rows.flatMap(row => (typeof row[field] === 'string' ? [row[field]] : [])))].sort();

/**
 * Reads the records with these ids: their whole collection if that has at most 500 rows, so that searching and paging make no call, otherwise
 * all of them at once. With `reads: false` it only returns the state of that read.
 */
function useRead(resource: ResourceName, ids: readonly string[], { meta, count }: Place, reads = true) {
    const provider = usePortalDataProvider();
    const queries = useQueryClient();
    const few = count <= COLLECTION_LIMIT;
    const whole = useQuery({ ...collectionQuery(provider, resource, meta), enabled: reads && few && ids.length > 0 });
    const some = useQuery({
        ...recordsQuery(queries, provider, resource, { ids }),
        staleTime: listFreshMs(resource),
        enabled: reads && !few && ids.length > 0,
    });
    const { error, refetch } = few ? whole : some;
    return { rows: few ? whole.data?.rows : some.data, error, refetch };
}

/**
 * Returns one of the records with these ids, to show its name. Undefined while it is loading, after a failure, and if it does not exist. The
 * caller names the records' type.
 */
export function useNamed<Row extends RaRecord>(
    resource: ResourceName,
    { id, ids }: { id: string | null; ids: readonly string[] },
    place: Place,
): Row | undefined {
    return useRead(resource, ids, place).rows?.find(row => row.id === id) as Row | undefined;
}

/** Returns the record to which a row of a list refers in `field`, for cells that show its name; all rows of the page share one read. */
export function useReferred<Row extends RaRecord>(
    resource: ResourceName,
    { field, id }: { field: string; id: string | null },
    place: Place,
): Row | undefined {
    const { data = [] } = useListContext();
    return useNamed<Row>(resource, { id, ids: idsOf(data, field) }, place);
}

/**
 * Returns the error of reading the records to which the list's rows refer in `field`, and a function that retries; null if none are missing.
 */
export function useReferredFailure(resource: ResourceName, field: string, place: Place) {
    const { data = [] } = useListContext();
    const { rows, error, refetch } = useRead(resource, idsOf(data, field), place, false);
    return error && !rows ? { error, retry: () => void refetch() } : null;
}
