import { mayDo } from '#authProvider/access';
import type { Customer, User } from '#dataProvider/types';
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

/** Stands for a person of whom only the id is known. */
export const unknownPerson = (id: string): Person => ({ id, email: id, alias: '' });

/** Divides the selected people (ids); someone missing from `users` no longer exists. All lists are in the order of selection. */
export function planOf(chosen: readonly string[], users: readonly (Judged & Person)[], circumstances: Circumstances): Plan {
    const known = new Map(users.map(user => [user.id, user]));
    const plan: Plan = { run: [], leftOut: [] };
    for (const id of chosen) {
        const user = known.get(id);
        const obstacle = user ? obstacleOf(user, circumstances) : 'gone';
        if (!user || obstacle) plan.leftOut.push({ person: user ?? unknownPerson(id), obstacle: obstacle ?? 'gone' });
        else plan.run.push(user);
    }
    return plan;
}

/** Returns the plan without the people who were deselected because there are too few keys. */
export const planWithout = ({ run, leftOut }: Plan, without: ReadonlySet<string>): Plan => ({
    run: run.filter(({ id }) => !without.has(id)),
    leftOut: [...leftOut, ...run.filter(({ id }) => without.has(id)).map(person => ({ person, obstacle: 'without' as const }))],
});
