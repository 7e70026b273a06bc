import { markOf } from '#dataProvider/jobs/mark';
import type { Held } from '#dataProvider/jobs/steps';
import type { Licence } from '#dataProvider/types';
import { canRenew } from '../../keys/public';
import { isAutomatic, isExpired } from '../../licences/public';
import { nowSeconds } from '../../shared/format/date';
import type { YearDraft } from './draft';
import { indexOf, type HeldKey, type Records } from './facts';

/** The keys of a new school year: what becomes of those of leavers, and who gets which (YEAR-6). Pure. */

/**
 * What becomes of a leaver's key: it is deleted; somebody else gets it; others keep it; it goes with the licence; nothing can be done with it.
 */
export type KeyFate = 'delete' | 'hand' | 'share' | 'licence' | 'stay';

export interface LeftKey {
    key: HeldKey;
    fate: KeyFate;
    /** id of the item that gets it */
    to?: string;
}

/** Somebody who needs a key of a licence. */
export interface Taker {
    /** id of the item */
    id: string;
    licences: readonly string[];
}

/** The keys of a licence in figures. */
export interface Sum {
    licence: Licence;
    needed: number;
    /** free now */
    free: number;
    /** of leavers: deleted, and of these expired; handed on */
    freed: number;
    expired: number;
    handed: number;
    /** less than 0 if there are too few */
    left: number;
}

export interface Supply {
    /** by leaver */
    left: ReadonlyMap<string, readonly LeftKey[]>;
    /** the key that is handed to a taker, by `taker licence` */
    passed: ReadonlyMap<string, HeldKey>;
    /** takers who go without, as `taker licence` */
    without: ReadonlySet<string>;
    sums: readonly Sum[];
}

export const seenKey = ({ id, users = [], expire }: HeldKey): Held => ({
    key: id,
    from: users.map(user => user.id),
    expire: expire ?? null,
});

/** The same for a key that is handed on. */
export const seenToPass = (key: HeldKey, renews: boolean): Held => ({
    ...seenKey(key),
    ...(renews && canRenew(key) ? { mark: markOf(key.token) } : {}),
});

const isPast = ({ expire }: Pick<HeldKey, 'expire'>): boolean => expire != null && expire < nowSeconds();

/** What becomes of a key that only leavers have, before it is known who needs one. */
function fateOf(licence: Licence | undefined, { fates }: Pick<YearDraft, 'fates'>, id: string): KeyFate {
    if (!licence) return 'stay';
    const now = nowSeconds();
    if (isAutomatic(licence)) return isExpired(licence, now) ? 'stay' : 'licence';
    // Of an expired licence nothing can be given (LICENCE-2).
    return fates[id] === 'hand' && !isExpired(licence, now) ? 'hand' : 'delete';
}

/** Deals out the keys: those of leavers first, where they are handed on, then new ones. */
export function supplyOf(
    leavers: readonly string[],
    takers: readonly Taker[],
    draft: Pick<YearDraft, 'fates' | 'firstOnly'>,
    records: Records,
): Supply {
    const index = indexOf(records);
    const leaving = new Set(leavers);
    const left = new Map<string, LeftKey[]>();
    const decided = new Set<string>();
    const hands = new Map<string, LeftKey[]>();
    for (const leaver of leavers) {
        const own = index.keysOf(leaver).flatMap((key): LeftKey[] => {
            const licence = index.licences.get(key.licenceId);
            const isShared = (key.users ?? []).some(({ id }) => !leaving.has(id));
            if (isShared) return [{ key, fate: licence && !isExpired(licence, nowSeconds()) ? 'share' : 'stay' }];
            // A key that several leavers have is decided with the first of them.
            if (decided.has(key.id)) return [];
            decided.add(key.id);
            return [{ key, fate: fateOf(licence, draft, key.licenceId) }];
        });
        left.set(leaver, own);
        for (const one of own) {
            if (one.fate === 'hand') hands.set(one.key.licenceId, [...(hands.get(one.key.licenceId) ?? []), one]);
        }
    }

    const passed = new Map<string, HeldKey>();
    const without = new Set<string>();
    const needs = new Map<string, string[]>();
    for (const { id, licences } of takers) {
        for (const licence of licences) needs.set(licence, [...(needs.get(licence) ?? []), id]);
    }
    for (const [licence, ids] of needs) {
        const given = hands.get(licence) ?? [];
        ids.slice(0, given.length).forEach((id, at) => {
            const one = given[at];
            if (!one) return;
            one.to = id;
            passed.set(`${id} ${licence}`, one.key);
        });
    }
    // What nobody needs is deleted.
    for (const one of [...hands.values()].flat()) if (one.to === undefined) one.fate = 'delete';

    const deleted = [...left.values()].flat().filter(({ fate }) => fate === 'delete' || fate === 'licence');
    const concerned = new Set([...needs.keys(), ...[...left.values()].flat().map(({ key }) => key.licenceId)]);
    const sums = [...concerned].flatMap((id): Sum[] => {
        const licence = index.licences.get(id);
        const wanted = needs.get(id) ?? [];
        // Nobody counts the keys of the automatic licence, which schools do not see (USER-12).
        if (!licence || (isAutomatic(licence) && wanted.length === 0)) return [];
        const own = deleted.filter(({ key }) => key.licenceId === id);
        const handed = wanted.filter(taker => passed.has(`${taker} ${id}`)).length;
        const free = isExpired(licence, nowSeconds()) ? 0 : Math.max(0, licence.count - index.used(id));
        const lacks = wanted.length - handed - free - own.length;
        if (lacks > 0 && draft.firstOnly.includes(id)) wanted.slice(-lacks).forEach(taker => without.add(`${taker} ${id}`));
        const needed = wanted.filter(taker => !without.has(`${taker} ${id}`)).length - handed;
        return [
            {
                licence,
                needed,
                free,
                freed: own.length,
                expired: own.filter(({ key }) => isPast(key)).length,
                handed,
                left: free + own.length - needed,
            },
        ];
    });
    return { left, passed, without, sums };
}
