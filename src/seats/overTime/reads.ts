import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { countOf } from '#dataProvider';
import type { Licence } from '#dataProvider/types';
import { usePortalDataProvider } from '../../shared/hooks/usePortalDataProvider';
import type { Progress } from '../../shared/query/every';
import { FRESH_MS } from '../../shared/query/freshness';
import { readUse, type KeyUses } from './use';

/** Above this number of seats or keys nothing is read until somebody asks for it (SEAT-8). */
const MOST_UNASKED = 5_000;

/** A licence with its seats and keys. */
export interface LicenceUse extends KeyUses {
    licence: Licence;
}

export interface Uses {
    /** those that have been read, in order */
    uses: readonly LicenceUse[];
    isReading: boolean;
    progress: Progress | null;
    /** those that could not be read */
    failed: readonly { licence: Licence; error: Error }[];
    retry(): void;
    /** how many seats or keys there are, if that is too many to read them unasked */
    tooMany: number | null;
    ask(): void;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

interface Read {
    data: KeyUses | undefined;
    error: Error | null;
    isFetching: boolean;
    refetch(): unknown;
}

const combine = (reads: UseQueryResult<KeyUses>[]): Read[] =>
    reads.map(({ data, error, isFetching, refetch }) => ({ data, error, isFetching, refetch }));

/** Returns how these licences are used, as far as it has been read; the caller memoizes them. */
export function useUses(licences: readonly Licence[], depth: 'dates' | 'people'): Uses {
    const provider = usePortalDataProvider();
    const [asked, setAsked] = useState(false);
    const [rows, setRows] = useState<Readonly<Record<string, number>>>({});
    const size = sum(licences.map(licence => Math.max(countOf(licence, 'seats'), countOf(licence, 'keys'))));
    const waits = size > MOST_UNASKED && !asked;
    const reads = useQueries({
        queries: licences.map(({ id }) => ({
            queryKey: ['seats', 'use', id, depth],
            queryFn: ({ signal }: { signal: AbortSignal }) => {
                const onProgress = (read: number) => {
                    if (!signal.aborted) setRows(now => ({ ...now, [id]: read }));
                };
                return readUse(provider, id, { depth, signal, onProgress });
            },
            staleTime: FRESH_MS,
            gcTime: FRESH_MS,
            enabled: !waits,
        })),
        combine,
    });
    const known = useMemo(() => {
        const each = licences.map((licence, at) => ({ licence, read: reads[at] }));
        const failed = each.flatMap(({ licence, read }) =>
            read?.error && !read.data && !read.isFetching ? [{ licence, error: read.error }] : [],
        );
        const uses = each.flatMap(({ licence, read }): LicenceUse[] => (read?.data ? [{ licence, ...read.data }] : []));
        return {
            uses,
            failed,
            isReading: !waits && uses.length + failed.length < licences.length,
            retry: () => reads.forEach(({ data, error, refetch }) => void (error && !data && refetch())),
            tooMany: waits ? size : null,
        };
    }, [licences, reads, waits, size]);
    const total = sum(licences.map(licence => countOf(licence, 'seats') + countOf(licence, 'keys')));
    const read = sum(licences.map(({ id }) => rows[id] ?? 0));
    return { ...known, progress: read > 0 ? { read: Math.min(read, total), total } : null, ask: () => setAsked(true) };
}
