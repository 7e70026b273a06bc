import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { RaRecord } from 'ra-core';
import { COLLECTION_LIMIT } from '#dataProvider';
import { usePortalDataProvider } from '#src/shared/hooks/usePortalDataProvider';
import { queryKeys } from '#src/shared/query/keys';
import { useCollection } from '#src/shared/query/lists';
import { pageQuery, type ListRequest } from '#src/shared/query/queries';

/** Requests only the number of rows. */
const COUNT: ListRequest = { pagination: { page: 1, perPage: 0 } };

/**
 * Returns all rows of a collection that has up to 500 of them; of a larger one, `rows` is null and only the number is known (DASH-6). Unless
 * the collection is cached, the number is requested first, without rows. Unless it is `enabled` it stays pending.
 */
export function useSmallCollection<Row extends RaRecord>(resource: string, enabled = true) {
    const provider = usePortalDataProvider();
    const known = useQueryClient().getQueryState(queryKeys.collection(resource))?.data !== undefined;
    const count = useQuery({
        ...pageQuery<Row>(provider, resource, COUNT),
        enabled: enabled && !known,
    });
    const isLarge = count.data && count.data.total > COLLECTION_LIMIT;
    const { query, page } = useCollection<Row>(resource, {}, { enabled: enabled && (known || isLarge === false) });
    const rows = page === null || (page === undefined && isLarge) ? null : page?.data;
    return {
        rows: enabled ? rows : undefined,
        total: enabled ? (query.data?.total ?? count.data?.total) : undefined,
        error: rows === undefined ? (count.error ?? query.error) : null,
    };
}
