import { useQueryClient } from '@tanstack/react-query';
import type { RaRecord } from 'ra-core';
import type { ReadMeta } from '#dataProvider/resources';
import { usePortalDataProvider } from '../hooks/usePortalDataProvider';
import { useOpenedQuery } from '../query/opened';
import { readRecords } from '../query/records';

/**
 * Fetches the current records of the selected rows (ids); those that no longer exist are missing. The caller names their type. @param fields
 * of many rows, those that are needed; JSON names
 */
export function useSelectedRows<Row extends RaRecord>(
    resource: string,
    { ids, meta, fields }: { ids: readonly string[]; meta?: ReadMeta; fields: readonly string[] },
) {
    const provider = usePortalDataProvider();
    const queries = useQueryClient();
    return useOpenedQuery(resource, [ids], {
        read: signal => readRecords<Row>(queries, provider, resource, { ids, meta, fields, signal }),
    });
}
