import type { RaRecord } from 'ra-core';
import type { ReadMeta } from '#dataProvider/resources';
import { usePortalDataProvider } from '../hooks/usePortalDataProvider';
import { useOpenedQuery } from '../query/opened';
import { readRecordsNow } from '../query/records';

/**
 * Fetches the current records of the selected rows (ids), whatever the cache has (LIST-6); those that no longer exist are missing. The caller names their type. @param fields
 * of many rows, those that are needed; JSON names
 */
export function useSelectedRows<Row extends RaRecord>(
    resource: string,
    { ids, meta, fields }: { ids: readonly string[]; meta?: ReadMeta; fields: readonly string[] },
) {
    const provider = usePortalDataProvider();
    return useOpenedQuery(resource, [ids], {
        read: signal => readRecordsNow<Row>(provider, resource, { ids, meta: { ...meta, proven: true }, fields, signal }),
    });
}
