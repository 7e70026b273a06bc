import { isSameId } from '#dataProvider/text';
import type { Customer, Key, Licence, User } from '#dataProvider/types';
import { userIds } from '../../keys/public';
import { isAutomatic, isExpired, isListed } from '../../licences/public';
import { nowSeconds } from '../../shared/format/date';
import { isGuest } from '../../shared/person';
import { mayDelete } from '../../users/public';
import type { Surroundings } from '../kind';
import { atOnce, type Sliced } from '../../shared/sliced';
import type { Account, Fate, LeaveDraft } from './draft';
import type { LeaveFacts, Leaver } from './facts';

/** What becomes of users who leave, and of their keys (LEAVE-3, LEAVE-4). Pure. */

/**
 * - `deleted`, `kept`: the account; `admin`: kept, because administrators cannot be deleted (USER-8)
 * - `guest`: loses what this customer gave, and keeps the account (USER-10)
 * - `unread`: something could not be read, so nothing is done; `self`; `gone`
 */
export type Standing = 'deleted' | 'kept' | 'admin' | 'guest' | 'unread' | 'self' | 'gone';

/** Nothing is done for these. */
const IDLE: ReadonlySet<Standing> = new Set(['unread', 'self', 'gone']);

function standingOf(
    { id, user, unread }: Leaver,
    { account, accounts }: Pick<LeaveDraft, 'account' | 'accounts'>,
    { me, customer }: Pick<Surroundings, 'me' | 'customer'>,
): Standing {
    if (isSameId(id, me.id)) return 'self';
    if (unread.length > 0) return 'unread';
    if (!user) return 'gone';
    if (isGuest(user, customer)) return 'guest';
    if (!mayDelete(user, me)) return 'admin';
    const wanted: Account = accounts[id] ?? account;
    return wanted === 'delete' ? 'deleted' : 'kept';
}

/** Why something about a key has to be decided first. */
export type Doubt = 'nobody' | 'unknown' | 'leaves' | 'has' | 'expired';

/**
 * What becomes of a key: `share`, only its user who leaves is taken from it; `fellow`, decided with somebody else who leaves and has it too;
 * `stay`, nothing can be changed.
 */
export type Outcome = Fate | 'share' | 'fellow' | 'stay';

export interface Decision {
    key: Key;
    licence: Licence | undefined;
    expired: boolean;
    automatic: boolean;
    outcome: Outcome;
    /** who gets it */
    to?: User;
    doubt?: Doubt;
}

/** Somebody who leaves, with what was decided. */
export interface Leaving {
    leaver: Leaver;
    standing: Standing;
    decisions: readonly Decision[];
}

/** Whether the plan does anything to this person. */
export const isActing = ({ standing }: Pick<Leaving, 'standing'>): boolean => !IDLE.has(standing);

/** What was decided for the keys of a licence; without a decision they go to the successor, or stay without a user. */
export const fateOf = ({ licences, successor }: Pick<LeaveDraft, 'licences' | 'successor'>, licence: string): Fate =>
    licences[licence] ?? (successor === '' ? 'keep' : 'hand');

type Around = Pick<Surroundings, 'me' | 'leftOut'> & { customer: Customer };

/** What was decided last, by what was read. */
const last = new WeakMap<LeaveFacts, { draft: LeaveDraft; leftOut: readonly string[]; all: Leaving[] }>();

/** Decides for everybody who is not left out, in parts; once for the same draft. */
export function* deciding(draft: LeaveDraft, facts: LeaveFacts, around: Around): Sliced<Leaving[]> {
    const before = last.get(facts);
    if (before?.draft === draft && before.leftOut === around.leftOut) return before.all;
    const decisionsOf = deciderFor(draft, facts, around);
    const all: Leaving[] = [];
    for (const leaver of facts.leavers) {
        all.push(decisionsOf(leaver));
        yield;
    }
    last.set(facts, { draft, leftOut: around.leftOut, all });
    return all;
}

/** The same at once. */
export const decide = (draft: LeaveDraft, facts: LeaveFacts, around: Around): Leaving[] => atOnce(deciding(draft, facts, around));

/** Returns a function that decides about one after another, in their order: a successor gets one key of a licence (LICENCE-9). */
function deciderFor(draft: LeaveDraft, facts: LeaveFacts, around: Around): (leaver: Leaver) => Leaving {
    const now = nowSeconds();
    const out = new Set(around.leftOut);
    const standings = new Map(facts.leavers.map(leaver => [leaver.id, standingOf(leaver, draft, around)]));
    const leaves = new Set([...standings].flatMap(([id, standing]) => (isActing({ standing }) && !out.has(id) ? [id] : [])));
    const people = new Set(draft.people);
    /** the successors who get a key of a licence by this plan, as `user licence` */
    const given = new Set<string>();
    const decided = new Set<string>();

    /** Who gets a key, or why nobody does. */
    function heir({ licenceId }: Key, to: string, isOut: boolean): Pick<Decision, 'to' | 'doubt'> {
        if (to === '') return { doubt: 'nobody' };
        const user = facts.successors.get(to);
        if (!user) return { doubt: 'unknown' };
        if (people.has(to) && !out.has(to)) return { to: user, doubt: 'leaves' };
        const name = `${to} ${licenceId}`;
        if (given.has(name) || user.keys?.some(key => key.licenceId === licenceId)) return { to: user, doubt: 'has' };
        if (!isOut) given.add(name);
        return { to: user };
    }

    function decision(key: Key, { leaver, standing }: Pick<Leaving, 'leaver' | 'standing'>): Decision {
        const licence = facts.licences.get(key.licenceId);
        const expired = licence === undefined || isExpired(licence, now);
        const known = { key, licence, expired, automatic: licence !== undefined && isAutomatic(licence) };
        const isOut = !leaves.has(leaver.id);
        // Others keep a key that they have too.
        if (userIds(key).some(id => id !== leaver.id && !leaves.has(id)))
            return { ...known, outcome: expired ? 'stay' : 'share' };
        const own = draft.keys[key.id];
        const fate = own?.fate ?? fateOf(draft, key.licenceId);
        // Of an expired licence nothing can be given (LICENCE-2): it has no user any more, unless something else was asked for.
        // The automatic one's key is deleted with the licence (KEY-7), which is refused once that has expired.
        const isRefused = fate === 'delete' && expired && known.automatic;
        if (fate === 'keep' || isRefused || (fate === 'hand' && expired && own?.fate !== 'hand')) {
            return { ...known, outcome: expired && standing !== 'deleted' ? 'stay' : 'keep' };
        }
        if (!isOut && decided.has(key.id)) return { ...known, outcome: 'fellow' };
        if (!isOut) decided.add(key.id);
        if (fate === 'delete') return { ...known, outcome: 'delete' };
        if (expired) return { ...known, outcome: 'hand', doubt: 'expired' };
        return { ...known, outcome: 'hand', ...heir(key, own?.to ?? draft.successor, isOut) };
    }

    return leaver => {
        const one = { leaver, standing: standings.get(leaver.id) ?? 'gone' };
        return { ...one, decisions: isActing(one) ? leaver.keys.filter(isListed).map(key => decision(key, one)) : [] };
    };
}
