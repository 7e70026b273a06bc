import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { Key } from '#dataProvider/types';
import { readingOf } from '../../jobs/public';
import { spareKeys } from '../../keys/public';
import { nowSeconds } from '../../shared/format/date';
import { usePortalDataProvider } from '../../shared/hooks/usePortalDataProvider';
import { PERSON_FIELDS } from '../../shared/person';
import { everyQuery } from '../../shared/query/queries';
import type { Surroundings } from '../kind';
import { useEveryRow, useGroups, useLicences } from '../reads';
import type { InviteDraft } from './draft';
import type { InviteFacts, Known, Records } from './known';
import { useSliced } from '../../shared/sliced';
import { isLong, judging, notLeftOut, rowsOf } from './rows';
import { scarceIn } from './supply';

/** What is read for a list: everybody with their keys and groups, licences, groups (QUERY-9, EXPORT-4). */

const NOBODY: readonly Known[] = [];
const NOTHING: Records['spare'] = {};

/** The keys without a user of licences with too few (MANY-11). */
function useSpareKeys(licences: readonly string[]) {
    const provider = usePortalDataProvider();
    return useQueries({
        queries: licences.map(licence => everyQuery(provider, 'keys', undefined, { licence })),
        combine: reads => ({
            spare: Object.fromEntries(
                licences.map((licence, at) => [
                    licence,
                    spareKeys((reads[at]?.data ?? []) as Key[], nowSeconds()).map(({ id }) => ({ id })),
                ]),
            ),
            isPending: reads.some(({ isPending }) => isPending),
            error: reads.find(({ error }) => error)?.error ?? null,
        }),
    });
}

/** Reads what the check needs. */
export function useFacts(draft: InviteDraft, { customer, leftOut }: Surroundings): InviteFacts {
    const people = useEveryRow('users', PERSON_FIELDS, { expand: ['keys', 'cloudGroups'] });
    const licences = useLicences();
    const groups = useGroups(!customer.flags.demo);
    const known = people.data as Known[] | undefined;
    const read = useMemo(
        () => ({ people: known ?? NOBODY, licences: licences.data ?? [], groups: groups.data ?? [], spare: NOTHING }),
        [known, licences.data, groups.data],
    );
    const isRead = known !== undefined && licences.data !== undefined && (customer.flags.demo || groups.data !== undefined);
    const work = useMemo(
        () => (isRead && isLong(draft) ? () => judging(draft, read, customer) : null),
        [isRead, draft, read, customer],
    );
    const judged = useSliced(work).result;
    const rows = useMemo(() => (isLong(draft) ? judged : rowsOf(draft, read, customer)), [judged, draft, read, customer]);
    const scarce = useMemo(() => scarceIn(notLeftOut(rows ?? [], { leftOut })), [rows, leftOut]);
    const isJudging = rows === undefined;
    const keys = useSpareKeys(scarce);
    const { isPending, failure } = readingOf([people, licences, ...(customer.flags.demo ? [] : [groups])]);
    const error = failure?.error ?? keys.error;
    const queries = useQueryClient();
    const retry = useCallback(
        () => queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' }),
        [queries],
    );
    // The same object until something else is known: the check follows from it.
    return useMemo(
        () => ({
            ...read,
            spare: keys.spare,
            isPending,
            isReading: keys.isPending || isJudging,
            failure: error && { error, retry },
        }),
        [read, keys.spare, keys.isPending, isJudging, isPending, error, retry],
    );
}
