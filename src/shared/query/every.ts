import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { RaRecord } from 'ra-core';
import { useState } from 'react';
import type { ReadMeta } from '#dataProvider/resources';
import { usePortalDataProvider } from '../hooks/usePortalDataProvider';
import { FRESH_MS } from './freshness';
import { queryKeys } from './keys';

/** The number of rows read so far, and of all rows. */
export interface Progress {
    read: number;
    total: number;
}

/**
 * Returns all rows of a collection of any size, with only these fields (JSON names): read in pages of 500 while `enabled`, and cached for a
 * minute (LIST-11). `progress` is null unless they are being read; `stop` aborts that. The caller names the rows' type.
 */
export function useEvery<Row extends RaRecord>(
    resource: string,
    { meta, fields, enabled }: { meta?: ReadMeta; fields: readonly string[]; enabled: boolean },
) {
    const provider = usePortalDataProvider();
    const queries = useQueryClient();
    const [progress, setProgress] = useState<Progress | null>(null);
    const queryKey = queryKeys.every(resource, fields, meta);
    const query = useQuery({
        queryKey,
        queryFn: async ({ signal }) => {
            const onProgress = (read: number, total: number) => {
                if (!signal.aborted) setProgress({ read, total });
            };
            try {
                return (await provider.getEvery(resource, { meta, select: fields, signal, onProgress })) as Row[];
            } finally {
                setProgress(null);
            }
        },
        staleTime: FRESH_MS,
        gcTime: FRESH_MS,
        enabled,
    });
    return { query, progress, stop: () => void queries.cancelQueries({ queryKey }) };
}
