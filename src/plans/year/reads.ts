import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { readingOf } from '../../jobs/public';
import { usePortalDataProvider } from '../../shared/hooks/usePortalDataProvider';
import { PERSON_FIELDS } from '../../shared/person';
import { FRESH_MS } from '../../shared/query/freshness';
import { everyQuery } from '../../shared/query/queries';
import type { Surroundings } from '../kind';
import { useGroups, useLicences } from '../reads';
import type { YearDraft } from './draft';
import { addressesIn, type HeldKey, type Pupil, type YearFacts } from './facts';

/** What is read for a new school year: everybody with their groups, every key with its users, licences, groups (QUERY-9, EXPORT-4). */

const NONE: readonly never[] = [];

const KEY_FIELDS = ['id', 'licenceId', 'product', 'label', 'expire', 'token', 'licenceType'] as const;

export function useFacts({ way, pasted }: YearDraft, { customer }: Surroundings): YearFacts {
    const provider = usePortalDataProvider();
    const fresh = { staleTime: FRESH_MS, gcTime: FRESH_MS };
    const fields = [...PERSON_FIELDS, 'adminNote'];
    const users = useQuery({ ...everyQuery(provider, 'users', fields, { expand: ['cloudGroups'] }), ...fresh });
    const held = useQuery({ ...everyQuery(provider, 'keys', [...KEY_FIELDS], { expand: ['users'] }), ...fresh });
    const licences = useLicences();
    const { demo } = customer.flags;
    const groups = useGroups(!demo);
    const people = (users.data as Pupil[] | undefined) ?? NONE;
    const keys = (held.data as HeldKey[] | undefined) ?? NONE;
    const listed = useMemo(() => addressesIn(way === 'list' ? pasted : ''), [way, pasted]);
    const { isPending, failure } = readingOf([users, held, licences, ...(demo ? [] : [groups])]);
    const error = failure?.error;
    const retry = failure?.retry;
    // The same object until something else is known: the check follows from it.
    return useMemo(
        () => ({
            ...{ people, keys, listed, licences: licences.data ?? NONE, groups: groups.data ?? NONE },
            isPending,
            failure: error && retry ? { error, retry } : null,
        }),
        // oxlint-disable-next-line react-hooks/exhaustive-deps -- `retry` is another function at each rendering, and always does the same.
        [people, keys, listed, licences.data, groups.data, isPending, error],
    );
}
