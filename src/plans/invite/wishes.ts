import type { CloudGroup, Customer, Licence } from '#dataProvider/types';
import { isAutomatic, isExpired } from '../../licences/public';
import { nowSeconds, todayUtc } from '../../shared/format/date';
import { expiryProblem, isExpiryRequired } from '../../users/public';
import type { Said } from '../kind';
import { listedDay } from '../source/days';
import type { Entry } from '../source/entries';
import type { InviteDraft } from './draft';
import { groupsFor, licencesFor, meanings, type Records, type Meaning } from './known';

/** What a row of the list gets, before it is known what the person has: the list's columns outrank the template (INVITE-3). Pure. */

/** A licence that a row gets. */
export interface Gift {
    licence: Licence;
    /** `YYYY-MM-DD`, or `''` */
    day: string;
    fromList: boolean;
}

/** Why a row cannot get what it says. */
export interface Problem {
    state: 'unknown' | 'expiry' | 'expired';
    reason: Said;
}

export interface Wishes {
    gifts: readonly Gift[];
    groups: readonly CloudGroup[];
    problem: Problem | null;
}

/** The records that names mean, each once, and the names of which that is not known. */
function meant<Row extends { id: string }>(names: readonly string[], meaningOf: (name: string) => Meaning<Row>) {
    const all = names.map(meaningOf);
    const rows = new Map(all.flatMap(meaning => ('row' in meaning ? [[meaning.row.id, meaning.row] as const] : [])));
    return { rows: [...rows.values()], unknown: all.flatMap(meaning => ('unknown' in meaning ? [meaning.unknown] : [])) };
}

/** Returns what a row gets. */
export function wishesFor(draft: InviteDraft, facts: Records, customer: Customer): (entry: Entry) => Wishes {
    const { template } = draft;
    const licences = licencesFor(facts.licences, customer);
    const groups = groupsFor(facts.groups, customer);
    const licence = meanings('licence', licences, ({ name }) => name, draft.meanings);
    const group = meanings('group', groups, ({ label }) => label, draft.meanings);
    const given = template.licences.flatMap(({ id, day }) =>
        licences.filter(one => one.id === id).map(one => ({ licence: one, day })),
    );
    const joined = groups.filter(({ id }) => template.groups.includes(id));
    const dropped = new Set(draft.dropped);
    return entry => {
        const named = meant(entry.licences, licence);
        const grouped = meant(customer.flags.demo ? [] : entry.groups, group);
        const day = listedDay(entry.expire);
        const gifts: Gift[] =
            entry.licences.length > 0
                ? named.rows.map(one => ({ licence: one, day: day ?? template.day, fromList: true }))
                : given.map(one => ({ licence: one.licence, day: day ?? one.day, fromList: false }));
        const wanted = gifts.filter(gift => !dropped.has(gift.licence.id));
        const names = [...named.unknown, ...grouped.unknown].join(', ');
        const problem = ((): Problem | null => {
            if (names) return { state: 'unknown', reason: { key: 'planInvite.reasons.unknown', args: { names } } };
            if (entry.expire === '' || day !== null) return null;
            return { state: 'expiry', reason: { key: 'planInvite.reasons.noDay', args: { text: entry.expire } } };
        })();
        return { gifts: wanted, groups: entry.groups.length > 0 ? grouped.rows : joined, problem };
    };
}

/** Returns why one of the gifts cannot be given (USER-12), or null. */
export function giftProblem(school: boolean): (gifts: readonly Gift[]) => Problem | null {
    const [today, now] = [todayUtc(), nowSeconds()];
    const problemOf = ({ licence, day }: Gift): Problem | null => {
        const args = { licence: licence.name };
        if (isExpired(licence, now)) return { state: 'expired', reason: { key: 'planInvite.reasons.expired', args } };
        const wanted = day !== '' || isExpiryRequired({ school, automatic: isAutomatic(licence) });
        const problem = expiryProblem({ wanted, day, today });
        if (!problem) return null;
        const key = problem === 'past' ? 'planInvite.reasons.past' : 'planInvite.reasons.needsDay';
        return { state: 'expiry', reason: { key, args } };
    };
    return gifts => gifts.map(problemOf).find(Boolean) ?? null;
}
