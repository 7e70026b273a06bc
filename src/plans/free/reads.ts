import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Licence } from '#dataProvider/types';
import { newId, readingOf, type Reading } from '../../jobs/public';
import { readUse, type KeyUses } from '../../seats/public';
import { usePortalDataProvider } from '../../shared/hooks/usePortalDataProvider';
import { useEvery } from '../../shared/query/every';
import type { FreeDraft } from './draft';
import { readServerTime } from './serverTime';

/** What is known of the keys of a licence. */
export interface LicenceKeys extends KeyUses {
    licence: Pick<Licence, 'id' | 'name'>;
}

export interface FreeFacts extends Reading {
    /** the server's time in epoch seconds; null if it is not known, and then no key counts as expired */
    now: number | null;
    licences: readonly LicenceKeys[];
}

const FIELDS = ['id', 'name', 'product', 'expire'];
const NOTHING = {};

/** All licences, however many. */
export const useAllLicences = () => useEvery<Licence>('licences', { meta: NOTHING, fields: FIELDS, enabled: true }).query;

/** Reads the keys, seats and users of the licences, again each time that the check is opened. */
export function useFacts({ licences: ids }: FreeDraft): FreeFacts {
    const provider = usePortalDataProvider();
    const [opening] = useState(newId);
    const licences = useAllLicences();
    const uses = useQueries({
        queries: ids.map(id => ({
            queryKey: ['free', opening, id],
            queryFn: ({ signal }: { signal: AbortSignal }) => readUse(provider, id, { depth: 'people', signal }),
            staleTime: 'static' as const,
            gcTime: 0,
        })),
        combine: reads => ({
            reading: readingOf(reads),
            known: reads.map(({ data }) => data),
            read: reads.filter(({ data }) => data).length,
        }),
    });
    const time = useQuery({
        queryKey: ['free', opening],
        queryFn: ({ signal }) => readServerTime(signal),
        staleTime: 'static',
        gcTime: 0,
    });
    const { isPending, failure } = readingOf([licences, time]);
    const known = useMemo(
        () =>
            ids.flatMap((id, at): LicenceKeys[] => {
                const licence = licences.data?.find(one => one.id === id);
                const use = uses.known[at];
                return licence && use ? [{ licence, ...use }] : [];
            }),
        [ids, licences.data, uses.known],
    );
    return useMemo(
        () => ({
            licences: known,
            now: time.data ?? null,
            isPending: isPending || uses.reading.isPending,
            failure: failure ?? uses.reading.failure,
            progress: ids.length > 1 ? { read: uses.read, total: ids.length } : null,
        }),
        // oxlint-disable-next-line react-hooks/exhaustive-deps -- failures are other objects at each rendering, and always do the same.
        [known, time.data, isPending, uses.reading.isPending, failure?.error, uses.reading.failure?.error, uses.read, ids.length],
    );
}
