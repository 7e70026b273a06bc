import type { MessageKey } from '#i18n/messages';
import { mayDo } from '#authProvider/access';
import type { BatchRun } from '#dataProvider';
import type { Customer, User } from '#dataProvider/types';
import { failureText } from '../../shared/failure';
import { isGuest } from '../../shared/person';
import { hasLicence } from '../assignment';
import type { MarkedPerson, Person } from '../user';

/** The rules of actions on several users at once (USER-5 to USER-10, MANY-4). Pure. */

/** Assign a licence, add to a cloud group, send the password reset, resend the activation. */
export type BatchKind = 'licence' | 'group' | 'reset' | 'activate';

type Me = Pick<User, 'id' | 'role'>;

/** Returns the actions on several users that `me` may use: none without write access, and no cloud groups for demo customers. */
export function batchKinds(me: Me, customer: Pick<Customer, 'flags'>): BatchKind[] {
    const kinds: BatchKind[] = [];
    if (mayDo(me.role, 'assign', 'licences')) kinds.push('licence');
    if (mayDo(me.role, 'edit', 'cloudGroups') && !customer.flags.demo) kinds.push('group');
    if (mayDo(me.role, 'send', 'users')) kinds.push('reset', 'activate');
    return kinds;
}

/** Why an action does not apply to a user; also the last part of the message's i18n key. */
export type Obstacle = 'gone' | 'guest' | 'self' | 'inactive' | 'active' | 'hasLicence' | 'member' | 'without';

interface Circumstances {
    kind: BatchKind;
    me: Pick<User, 'id'>;
    customer: Pick<Customer, 'id'>;
    /** the selected licence; users are then loaded with their keys */
    licence?: string;
    /** the selected cloud group; users are then loaded with their groups */
    group?: string;
}

type Judged = Pick<User, 'id' | 'active' | 'customer' | 'keys' | 'cloudGroups'>;

/**
 * Returns why the action does not apply to a user, or null. Password and activation of a guest belong to the guest's own customer; only
 * active users other than `me` get a password reset, only inactive ones an activation; a user gets a licence once and joins a group once.
 */
export function obstacleOf(user: Judged, { kind, me, customer, licence, group }: Circumstances): Obstacle | null {
    switch (kind) {
        case 'licence':
            return licence !== undefined && hasLicence(user, licence) ? 'hasLicence' : null;
        case 'group':
            return group !== undefined && user.cloudGroups?.some(({ id }) => id === group) ? 'member' : null;
        case 'reset':
            if (isGuest(user, customer)) return 'guest';
            if (user.id === me.id) return 'self';
            return user.active ? null : 'inactive';
        case 'activate':
            if (isGuest(user, customer)) return 'guest';
            return user.active ? 'active' : null;
    }
}

/** The people whom an action affects, and those whom it leaves out. */
export interface Plan {
    run: MarkedPerson[];
    leftOut: { person: Person; obstacle: Obstacle }[];
}

/** Divides the selected people; someone missing from `users` no longer exists. All lists are in the order of selection. */
export function planOf(chosen: readonly Person[], users: readonly (Judged & Person)[], circumstances: Circumstances): Plan {
    const known = new Map(users.map(user => [user.id, user]));
    const plan: Plan = { run: [], leftOut: [] };
    for (const person of chosen) {
        const user = known.get(person.id);
        const obstacle = user ? obstacleOf(user, circumstances) : 'gone';
        if (obstacle) plan.leftOut.push({ person: user ?? person, obstacle });
        else plan.run.push(user ?? person);
    }
    return plan;
}

/** Returns the plan without the people who were deselected because there are too few keys. */
export const planWithout = ({ run, leftOut }: Plan, without: ReadonlySet<string>): Plan => ({
    run: run.filter(({ id }) => !without.has(id)),
    leftOut: [...leftOut, ...run.filter(({ id }) => without.has(id)).map(person => ({ person, obstacle: 'without' as const }))],
});

/** The result of an action for each person. */
export interface BatchOutcome {
    /** number of successes, including people who already had the result */
    done: number;
    /** people whose call succeeded */
    reached: Person[];
    /** `reason` is an i18n key */
    failed: { person: Person; reason: MessageKey }[];
    /** not started, because the batch was stopped */
    stopped: Person[];
}

/**
 * Summarizes a batch for the people whom it affects; `members` already had the result and count as done, `reasons` are i18n keys, in the
 * order of the failures.
 */
export const outcomeOf = (
    { succeeded, failed, skipped }: BatchRun<Person, unknown>,
    members = 0,
    reasons: readonly MessageKey[] = [],
): BatchOutcome => ({
    done: succeeded.length + members,
    reached: succeeded.map(({ item }) => item),
    failed: failed.map(({ item, error }, at) => ({ person: item, reason: reasons[at] ?? failureText(error) })),
    stopped: skipped,
});

/** Returns the people for whom a retry makes sense. */
export const remaining = ({ failed, stopped }: BatchOutcome): Person[] => [...failed.map(({ person }) => person), ...stopped];
