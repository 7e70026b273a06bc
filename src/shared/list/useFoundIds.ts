import { useQueryClient } from '@tanstack/react-query';
import { useListContext, type RaRecord } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { COLLECTION_LIMIT, type WholeCollection } from '#dataProvider';
import type { ReadMeta } from '#dataProvider/resources';
import { usePortalDataProvider } from '../hooks/usePortalDataProvider';
import { queryKeys } from '../query/keys';
import { idsOf } from './rows';
import type { SearchFilter } from './useListUrlState';

interface FoundIds {
    /** the progress while ids are being read; null otherwise */
    progress: { read: number; total: number } | null;
    /** reads the ids of all rows that match; rejects with an AbortError once stopped */
    read(): Promise<string[]>;
    stop(): void;
}

/** Reads the ids of all rows that match the list: from the loaded rows, or in pages from the server (QUERY-9). Leaving the list stops it. */
export function useFoundIds(meta: ReadMeta | undefined, allLoaded: boolean): FoundIds {
    const provider = usePortalDataProvider();
    const queries = useQueryClient();
    const list = useListContext<RaRecord>();
    const { resource, total, getData } = list;
    const sought = { ...(list.filter as SearchFilter | undefined), ...(list.filterValues as SearchFilter) };
    const [progress, setProgress] = useState<FoundIds['progress']>(null);
    const stopper = useRef<AbortController | null>(null);
    useEffect(() => () => stopper.current?.abort(), []);

    const read = async () => {
        const atHand = queries.getQueryData<WholeCollection>(queryKeys.collection(resource, meta))?.rows;
        if (allLoaded || (atHand && total !== undefined && total <= COLLECTION_LIMIT)) return idsOf(await getData?.());
        const controller = new AbortController();
        stopper.current = controller;
        setProgress({ read: 0, total: total ?? 0 });
        try {
            const rows = await provider.getEvery(resource, {
                meta: { ...meta, expand: [] },
                filter: sought,
                select: ['id'],
                signal: controller.signal,
                onProgress: (known, all) => {
                    if (!controller.signal.aborted) setProgress({ read: known, total: all });
                },
            });
            return idsOf(rows);
        } finally {
            setProgress(null);
        }
    };
    return { progress, read, stop: () => stopper.current?.abort() };
}
