import type { CloudGroup, Customer, Licence } from '#dataProvider/types';
import { isAutomatic, isExpired } from '../../licences/public';
import { nowSeconds, todayUtc } from '../../shared/format/date';
import { expiryProblem, isExpiryRequired } from '../../users/public';
import { groupsFor, licencesFor } from '../givable';
import type { Said } from '../kind';
import { listedDay } from '../source/days';
import type { Entry } from '../source/entries';
import type { InviteDraft } from './draft';
import { meanings, type Records, type Meaning } from './known';

/** What a row of the list gets, before it is known what the person has: the list's columns outrank the template (INVITE-3). Pure. */

/** Why a row cannot get what it says. */
interface Problem {
    state: 'unknown' | 'expiry' | 'expired';
    reason: Said;
}

/** A licence that a row gets. */
export interface Gift {
    licence: Licence;
    /** `YYYY-MM-DD`, or `''` */
    day: string;
    fromList: boolean;
    /** why it cannot be given (USER-12) */
    problem: Problem | null;
}

interface Wishes {
    gifts: readonly Gift[];
    groups: readonly CloudGroup[];
    /** names or a day that are not understood */
    unclear: Problem | null;
}

/** The records that names mean, each once, and the names of which that is not known. */
function meant<Row extends { id: string }>(names: readonly string[], meaningOf: (name: string) => Meaning<Row>) {
    const all = names.map(meaningOf);
    const rows = new Map(all.flatMap(meaning => ('row' in meaning ? [[meaning.row.id, meaning.row] as const] : [])));
    return { rows: [...rows.values()], unknown: all.flatMap(meaning => ('unknown' in meaning ? [meaning.unknown] : [])) };
}

/** Returns why a licence cannot be given until that day. */
function giftProblem(school: boolean): (licence: Licence, day: string) => Problem | null {
    const [today, now] = [todayUtc(), nowSeconds()];
    return (licence, day) => {
        const args = { licence: licence.name };
        if (isExpired(licence, now)) return { state: 'expired', reason: { key: 'planInvite.reasons.expired', args } };
        const wanted = day !== '' || isExpiryRequired({ school, automatic: isAutomatic(licence) });
        const problem = expiryProblem({ wanted, day, today });
        if (!problem) return null;
        const key = problem === 'past' ? 'planInvite.reasons.past' : 'planInvite.reasons.needsDay';
        return { state: 'expiry', reason: { key, args } };
    };
}

type Asked = Pick<Entry, 'licences' | 'groups' | 'expire'>;

/** Returns what a row gets; rows that say the same get the same. */
export function wishesFor(draft: InviteDraft, facts: Records, customer: Customer): (entry: Asked) => Wishes {
    const { template } = draft;
    const licences = licencesFor(facts.licences, customer);
    const groups = groupsFor(facts.groups, customer);
    const licence = meanings('licence', licences, ({ name }) => name, draft.meanings);
    const group = meanings('group', groups, ({ label }) => label, draft.meanings);
    const problemOf = giftProblem(customer.flags.school);
    const given = template.licences.flatMap(({ id, day }) =>
        licences.filter(one => one.id === id).map(one => ({ licence: one, day })),
    );
    const joined = groups.filter(({ id }) => template.groups.includes(id));
    const dropped = new Set(draft.dropped);
    const today = todayUtc();

    function wishesOf(entry: Asked): Wishes {
        const isListed = entry.licences.length > 0;
        const named = meant(entry.licences, licence);
        const grouped = meant(customer.flags.demo ? [] : entry.groups, group);
        const isListedDay = entry.expire !== '';
        const listed = listedDay(entry.expire);
        // A day that cannot be used gives way to the one that was decided for such rows.
        const listedUntil = isListedDay && (listed === null || listed < today) ? draft.day || listed : listed;
        const wanted = isListed ? named.rows.map(one => ({ licence: one, day: template.day })) : given;
        const gifts = wanted
            .filter(one => !dropped.has(one.licence.id))
            .map(one => ({ licence: one.licence, day: listedUntil ?? one.day, fromList: isListed }))
            .map(gift => ({ ...gift, problem: problemOf(gift.licence, gift.day) }));
        const names = [...named.unknown, ...grouped.unknown].join(', ');
        const isNoDay = isListedDay && listedUntil === null;
        const unclear: Problem | null = names
            ? { state: 'unknown', reason: { key: 'planInvite.reasons.unknown', args: { names } } }
            : isNoDay
              ? { state: 'expiry', reason: { key: 'planInvite.reasons.noDay', args: { text: entry.expire } } }
              : null;
        return { gifts, groups: entry.groups.length > 0 ? grouped.rows : joined, unclear };
    }

    const known = new Map<string, Wishes>();
    return entry => {
        const asked = JSON.stringify([entry.licences, entry.groups, entry.expire]);
        const wishes = known.get(asked) ?? wishesOf(entry);
        known.set(asked, wishes);
        return wishes;
    };
}
