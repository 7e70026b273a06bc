import { isSameId } from '#dataProvider/text';
import type { Key } from '#dataProvider/types';
import { holdersOf, idleReasons, userIds, type Idle } from '../../keys/public';
import { nameWithEmail } from '../../shared/person';
import type { Checked, PlanItem, Said, Surroundings } from '../kind';
import type { FreeDraft } from './draft';
import type { FreeFacts, LicenceKeys } from './reads';

/** Which keys are deleted, and why (FREE-2). Pure. */

export type FreeState = 'unused' | 'kept';

/** A key on no machine, with all reasons to delete it. */
export interface Candidate {
    key: Key;
    licence: LicenceKeys;
    reasons: readonly Idle[];
}

/** The keys on no machine: one with an active seat is never deleted. */
export function candidatesOf({ licences, now }: Pick<FreeFacts, 'licences' | 'now'>): Candidate[] {
    return licences.flatMap(licence => {
        // Nothing has expired at the beginning of time.
        const reasonsOf = idleReasons(licence, now ?? 0);
        return licence.keys
            .map(key => ({ key, licence, reasons: reasonsOf(key) }))
            .filter(({ reasons }) => reasons.includes('noMachine'));
    });
}

function itemOf({ key, licence, reasons }: Candidate, chosen: ReadonlySet<Idle>, me: string): PlanItem<FreeState> {
    const holders = holdersOf(key);
    // Nothing is taken from the signed-in user (PLAN-5).
    const isOwn = userIds(key).some(id => isSameId(id, me));
    const isUnused = !isOwn && reasons.some(reason => chosen.has(reason));
    // All of them are on no machine: that is said where it is the only reason.
    const said = reasons.length > 1 ? reasons.filter(reason => reason !== 'noMachine') : reasons;
    const notes = [
        { key: 'planFree.of', args: { licence: licence.licence.name } } satisfies Said,
        ...said.map((reason): Said => ({ key: `planFree.reasons.${reason}` })),
        ...(isUnused && holders.length > 0
            ? [{ key: 'planFree.loses', args: { name: holders.map(nameWithEmail).join(', ') } } satisfies Said]
            : []),
        ...(isOwn ? [{ key: 'planYear.reasons.self' } satisfies Said] : []),
    ];
    const item = { id: key.id, name: key.label || key.id, notes };
    if (!isUnused) return { ...item, state: 'kept', subject: { id: key.id }, steps: [] };
    return {
        ...item,
        state: 'unused',
        subject: {
            id: key.id,
            users: userIds(key),
            unused: { expire: key.expire ?? null, inactive: reasons.includes('neverActivated') },
        },
        steps: [
            {
                step: { verb: 'deleteKey', licence: licence.licence.id },
                what: { key: 'planFree.delete' },
            },
        ],
    };
}

/** Sorts the keys on no machine; those with a chosen reason are deleted. */
export function checkFree({ reasons }: FreeDraft, facts: FreeFacts, { me }: Pick<Surroundings, 'me'>): Checked<FreeState> {
    const chosen = new Set(reasons);
    const items = candidatesOf(facts).map(candidate => itemOf(candidate, chosen, me.id));
    const rank = ({ state }: PlanItem<FreeState>): number => (state === 'unused' ? 0 : 1);
    return { items: items.toSorted((one, other) => rank(one) - rank(other)), keys: [], open: [] };
}
