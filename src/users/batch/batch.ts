import { mayDo } from '../../../authProvider/access';
import type { BatchRun } from '../../../dataProvider';
import type { Customer, User } from '../../../dataProvider/types';
import { failureText } from '../../shared/feedback/failure';
import { hasLicence } from '../assignment';
import { isGuest, type Person } from '../user';

/** The rules of what is done to several users at once (specification 2, sections 4 to 6). Pure. */

/** Assign a licence, add to a cloud group, send the password reset, send the activation again. */
export type BatchKind = 'licence' | 'group' | 'reset' | 'activate';

type Me = Pick<User, 'id' | 'role'>;

/** What a person is offered for several users: nothing without the right to change, and demo customers have no cloud groups. */
export function batchKinds(me: Me, customer: Pick<Customer, 'flags'>): BatchKind[] {
    const kinds: BatchKind[] = [];
    if (mayDo(me.role, 'assign', 'licences')) kinds.push('licence');
    if (mayDo(me.role, 'edit', 'cloudGroups') && !customer.flags.demo) kinds.push('group');
    if (mayDo(me.role, 'send', 'users')) kinds.push('reset', 'activate');
    return kinds;
}

/** Why an action does not apply to somebody; the names are those of the messages. */
export type Obstacle = 'gone' | 'guest' | 'self' | 'inactive' | 'active' | 'hasLicence' | 'member' | 'without';

interface Circumstances {
    kind: BatchKind;
    me: Pick<User, 'id'>;
    customer: Pick<Customer, 'id'>;
    /** the chosen licence; users are then read with their keys */
    licence?: string;
    /** the chosen cloud group; users are then read with theirs */
    group?: string;
}

type Judged = Pick<User, 'id' | 'active' | 'customer' | 'keys' | 'cloudGroups'>;

/**
 * Why the action does not apply to a user, or null: a guest's password and activation are the own customer's; only active users get a new
 * password, never the person's own, and only inactive ones an activation; a licence is given once, and who is in the group is in it.
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

/** Whom an action is for, and whom it leaves out. */
export interface Plan {
    run: Person[];
    leftOut: { person: Person; obstacle: Obstacle }[];
}

/** Divides the chosen people; who was not found among the users is gone. All lists are in the order of the choice. */
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

/** The plan without those who were chosen to go without a key. */
export const planWithout = ({ run, leftOut }: Plan, without: ReadonlySet<string>): Plan => ({
    run: run.filter(({ id }) => !without.has(id)),
    leftOut: [...leftOut, ...run.filter(({ id }) => without.has(id)).map(person => ({ person, obstacle: 'without' as const }))],
});

/** How an action went for each person. */
export interface BatchOutcome {
    /** people for whom it is done, those who needed nothing included */
    done: number;
    /** people whose call succeeded */
    reached: Person[];
    /** `reason` is an i18n key */
    failed: { person: Person; reason: string }[];
    /** not started, because it was stopped */
    stopped: Person[];
}

/** What a batch means for the people it was made for; `members` needed nothing and count as done, `reasonOf` names a failure. */
export const outcomeOf = (
    { succeeded, failed, skipped }: BatchRun<Person, unknown>,
    members = 0,
    reasonOf: (error: unknown) => string = failureText,
): BatchOutcome => ({
    done: succeeded.length + members,
    reached: succeeded.map(({ item }) => item),
    failed: failed.map(({ item, error }) => ({ person: item, reason: reasonOf(error) })),
    stopped: skipped,
});

/** Whoever is worth another try. */
export const remaining = ({ failed, stopped }: BatchOutcome): Person[] => [...failed.map(({ person }) => person), ...stopped];
