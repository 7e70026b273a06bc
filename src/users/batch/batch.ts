import type { Subject } from '#dataProvider/jobs/steps';
import { sharedKeys } from '#dataProvider/sharedKeys';
import type { Customer, Key, Licence, User } from '#dataProvider/types';
import { isGuest } from '../../shared/person';
import { hasLicence, shareOut } from '../assignment';
import { mayDelete, type Me } from '../detail/detail';
import type { Person } from '../user';

/** The rules of actions on several users at once (USER-5 to USER-10, MANY-10, MANY-11). Pure. */

/** The actions on several users, in display order. */
export type BatchKind = 'licence' | 'group' | 'reset' | 'activate' | 'take' | 'leave' | 'logout' | 'delete';

/** Why an action does not apply to a user; also the last part of the message's i18n key. */
export type Obstacle =
    | 'guest'
    | 'foreign'
    | 'self'
    | 'selfLogout'
    | 'selfDelete'
    | 'administrator'
    | 'inactive'
    | 'active'
    | 'hasLicence'
    | 'hasLicences'
    | 'noLicence'
    | 'member'
    | 'noMember';

interface Circumstances {
    kind: BatchKind;
    me: Me;
    customer: Pick<Customer, 'id'>;
    /** ids of the selected licences; users are then loaded with their keys */
    licences?: readonly string[];
    /** the selected cloud group; users are then loaded with their groups */
    group?: string;
}

/** A user as the rules need it. */
export type Judged = Pick<User, 'id' | 'active' | 'role' | 'customer' | 'keys' | 'cloudGroups'>;

const isIn = (user: Judged, group: string): boolean => user.cloudGroups?.some(({ id }) => id === group) ?? false;

/**
 * Returns why the action does not apply to a user, or null. Password, activation, signing out and deletion of a guest belong to the guest's own
 * customer; only active users other than `me` get a password reset, only inactive ones an activation; a user gets a licence once and joins a
 * group once; administrators are not deleted, and users cannot end their own session, which the job needs.
 */
export function obstacleOf(user: Judged, { kind, me, customer, licences = [], group }: Circumstances): Obstacle | null {
    const guest = isGuest(user, customer);
    const self = user.id === me.id;
    switch (kind) {
        case 'licence':
            if (licences.length === 0 || !licences.every(licence => hasLicence(user, licence))) return null;
            return licences.length === 1 ? 'hasLicence' : 'hasLicences';
        case 'take':
            return licences.every(licence => hasLicence(user, licence)) ? null : 'noLicence';
        case 'group':
            return group !== undefined && isIn(user, group) ? 'member' : null;
        case 'leave':
            return group === undefined || isIn(user, group) ? null : 'noMember';
        case 'reset':
            if (guest) return 'guest';
            if (self) return 'self';
            return user.active ? null : 'inactive';
        case 'activate':
            if (guest) return 'guest';
            return user.active ? 'active' : null;
        case 'logout':
            if (guest) return 'foreign';
            return self ? 'selfLogout' : null;
        case 'delete':
            if (guest) return 'foreign';
            if (self) return 'selfDelete';
            return mayDelete(user, me) ? null : 'administrator';
    }
}

/** A placeholder for a user of whom only the id is known. */
export const unknownPerson = (id: string): Person => ({ id, email: id, alias: '' });

/** The decisions about a licence with too few keys. */
export interface Decision {
    /** ids of people who get none */
    without: ReadonlySet<string>;
    /** keys without a user are assigned too */
    givesSpare: boolean;
}

export const UNDECIDED: Decision = { without: new Set(), givesSpare: false };

/** The keys that a licence needs and has, and who gets them. */
export interface LicenceNeed extends Decision {
    licence: Licence;
    /** who does not have it yet */
    lacking: readonly (Judged & Person)[];
    /** those of them who will get it */
    getters: readonly (Judged & Person)[];
    /** how many have it already */
    have: number;
    /** number of new keys that can be created */
    free: number;
    /** keys that have no user */
    spare: readonly Key[];
    /** number of `getters` without a key */
    over: number;
}

/** Returns how many keys a licence needs and has, for people who each lack at least one of the selected licences. */
export function needOf(
    licence: Licence,
    people: readonly (Judged & Person)[],
    { without, givesSpare, free, spare }: Decision & { free: number; spare: readonly Key[] },
): LicenceNeed {
    const lacking = people.filter(person => !hasLicence(person, licence.id));
    const getters = lacking.filter(({ id }) => !without.has(id));
    const over = Math.max(0, getters.length - free - (givesSpare ? spare.length : 0));
    return { licence, lacking, getters, have: people.length - lacking.length, free, spare, over, without, givesSpare };
}

/** A person who gets licences: those to skip (by their position), and the existing keys to use instead of new ones. */
interface Gift {
    id: string;
    skips?: number[];
    keys?: Record<string, string>;
}

/** Distributes the licences: everybody who gets at least one, in the order of selection. */
export function giftsOf(people: readonly Person[], needs: readonly LicenceNeed[]): Gift[] {
    const shares = needs.map(
        ({ getters, free, spare, givesSpare }) =>
            new Map(shareOut(getters, free, givesSpare ? spare : []).map(({ person, key }) => [person.id, key])),
    );
    return people.flatMap(({ id }) => {
        const skips = shares.flatMap((share, place) => (share.has(id) ? [] : [place]));
        if (skips.length === needs.length) return [];
        const keys = Object.fromEntries(
            needs.flatMap(({ licence }, place) => {
                const key = shares[place]?.get(id);
                return key === undefined ? [] : [[licence.id, key] as const];
            }),
        );
        return [{ id, ...(skips.length > 0 ? { skips } : {}), ...(Object.keys(keys).length > 0 ? { keys } : {}) }];
    });
}

/**
 * Returns, for each of those who lose a licence, which of their keys of it others keep (LICENCE-9), and who of the losers shares one with them;
 * nothing for who shares none.
 */
export function sharedByUser(
    keys: readonly Key[],
    losers: ReadonlySet<string>,
): ReadonlyMap<string, Pick<Subject, 'shared' | 'fellows'>> {
    const held = new Map<string, Key[]>();
    for (const key of keys) {
        for (const { id } of key.users ?? []) {
            if (losers.has(id)) held.set(id, [...(held.get(id) ?? []), key]);
        }
    }
    const found = new Map<string, Pick<Subject, 'shared' | 'fellows'>>();
    for (const [user, own] of held) {
        const shared = sharedKeys(own, id => losers.has(id));
        const others = own.flatMap(({ users = [] }) => users.map(({ id }) => id)).filter(id => id !== user && losers.has(id));
        const fellows = [...new Set(others)];
        if (shared || fellows.length > 0) {
            found.set(user, { ...(shared ? { shared } : {}), ...(fellows.length > 0 ? { fellows } : {}) });
        }
    }
    return found;
}
