import { useMemo } from 'react';
import { incomplete } from '#dataProvider/odata/read';
import { readingOf } from '../../jobs/public';
import { PERSON_FIELDS } from '../../shared/person';
import type { Surroundings } from '../kind';
import { useEveryRow, useGroups, useLicences } from '../reads';
import type { YearDraft } from './draft';
import { addressesIn, type HeldKey, type Pupil, type YearFacts } from './facts';

/** What is read for a new school year: everybody with their groups, every key with its users, licences, groups (QUERY-9, EXPORT-4). */

const NONE: readonly never[] = [];

const USER_FIELDS = [...PERSON_FIELDS, 'adminNote'];
const KEY_FIELDS = ['id', 'licenceId', 'product', 'label', 'expire', 'token', 'licenceType'];

/** Whether the server tells what belongs to the rows: nobody would leave a class or a key of whom that is not known. */
const tells = <Row extends object>(rows: readonly Row[], name: keyof Row): boolean =>
    rows.length === 0 || rows.some(row => row[name] !== undefined);

export function useFacts({ way, pasted }: YearDraft, { customer }: Surroundings): YearFacts {
    const users = useEveryRow('users', USER_FIELDS, { expand: ['cloudGroups'] });
    const held = useEveryRow('keys', KEY_FIELDS, { expand: ['users'] });
    const licences = useLicences();
    const { demo } = customer.flags;
    const groups = useGroups(!demo);
    const people = (users.data as Pupil[] | undefined) ?? NONE;
    const keys = (held.data as HeldKey[] | undefined) ?? NONE;
    const listed = useMemo(() => addressesIn(way === 'list' ? pasted : ''), [way, pasted]);
    const { isPending, failure } = readingOf([users, held, licences, ...(demo ? [] : [groups])]);
    const isTold = useMemo(() => tells(keys, 'users') && (demo || tells(people, 'cloudGroups')), [keys, people, demo]);
    const error = failure?.error ?? (isTold ? undefined : incomplete());
    const retry = failure?.retry ?? (() => Promise.all([users.refetch(), held.refetch()]));
    // The same object until something else is known: the check follows from it.
    return useMemo(
        () => ({
            ...{ people, keys, listed, licences: licences.data ?? NONE, groups: groups.data ?? NONE },
            isPending,
            failure: error ? { error, retry } : null,
        }),
        // oxlint-disable-next-line react-hooks/exhaustive-deps -- `retry` is another function at each rendering, and always does the same.
        [people, keys, listed, licences.data, groups.data, isPending, failure?.error, isTold],
    );
}
