import { markOf } from '#dataProvider/jobs/mark';
import type { Held } from '#dataProvider/jobs/steps';
import type { Licence } from '#dataProvider/types';
import { canRenew, isExpired as isPast } from '../../keys/public';
import { isAutomatic, isExpired } from '../../licences/public';
import { nowSeconds } from '../../shared/format/date';
import { groupedBy } from '../grouped';
import { seenKey } from '../seen';
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
    ofLeavers: ReadonlyMap<string, readonly LeftKey[]>;
    /** the key that is handed to a taker, by `taker licence` */
    passed: ReadonlyMap<string, HeldKey>;
    /** takers who go without, as `taker licence` */
    without: ReadonlySet<string>;
    sums: readonly Sum[];
}

/** What the check saw of a key that is handed on. */
export const seenToPass = (key: HeldKey, renews: boolean): Held => ({
    ...seenKey(key),
    ...(renews && canRenew(key) ? { mark: markOf(key.token) } : {}),
});

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
    const ofLeavers = new Map<string, LeftKey[]>();
    const decided = new Set<string>();
    for (const leaver of leavers) {
        const named = new Set<string>();
        const own = index.keysOf(leaver).flatMap((key): LeftKey[] => {
            const licence = index.licences.get(key.licenceId);
            const isShared = (key.users ?? []).some(({ id }) => !leaving.has(id));
            if (isShared) return [{ key, fate: licence && !isExpired(licence, nowSeconds()) ? 'share' : 'stay' }];
            // A key that several leavers have is decided with the first of them.
            if (decided.has(key.id)) return [];
            decided.add(key.id);
            const fate = fateOf(licence, draft, key.licenceId);
            // What is handed on is named by its licence: of several that a leaver has, one.
            const isFurther = named.has(key.licenceId);
            named.add(key.licenceId);
            return [{ key, fate: fate === 'hand' && isFurther ? 'delete' : fate }];
        });
        ofLeavers.set(leaver, own);
    }
    const all = [...ofLeavers.values()].flat();
    const byLicence = groupedBy(all, ({ key }) => key.licenceId);
    const handed = all.filter(({ fate }) => fate === 'hand');
    const hands = groupedBy(handed, ({ key }) => key.licenceId);

    const passed = new Map<string, HeldKey>();
    const without = new Set<string>();
    const needs = groupedBy(takers, ({ licences }) => licences);
    for (const [licence, wanting] of needs) {
        const given = hands.get(licence) ?? [];
        wanting.slice(0, given.length).forEach(({ id }, at) => {
            const one = given[at];
            if (!one) return;
            one.to = id;
            passed.set(`${id} ${licence}`, one.key);
        });
    }
    // What nobody needs is deleted.
    for (const one of handed) if (one.to === undefined) one.fate = 'delete';

    const concerned = new Set([...needs.keys(), ...byLicence.keys()]);
    const sums = [...concerned].flatMap((id): Sum[] => {
        const licence = index.licences.get(id);
        const wanted = (needs.get(id) ?? []).map(taker => `${taker.id} ${id}`);
        // Nobody counts the keys of the automatic licence, which schools do not see (USER-12).
        if (!licence || (isAutomatic(licence) && wanted.length === 0)) return [];
        const deleted = (byLicence.get(id) ?? []).filter(({ fate }) => fate === 'delete' || fate === 'licence');
        const gets = wanted.filter(name => passed.has(name)).length;
        const free = isExpired(licence, nowSeconds()) ? 0 : Math.max(0, licence.count - index.used(id));
        const lacks = wanted.length - gets - free - deleted.length;
        if (lacks > 0 && draft.firstOnly.includes(id)) wanted.slice(-lacks).forEach(name => without.add(name));
        const needed = wanted.filter(name => !without.has(name)).length - gets;
        return [
            {
                licence,
                needed,
                free,
                freed: deleted.length,
                expired: deleted.filter(({ key }) => isPast(key, nowSeconds())).length,
                handed: gets,
                left: free + deleted.length - needed,
            },
        ];
    });
    return { ofLeavers, passed, without, sums };
}
