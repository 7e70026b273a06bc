import type { Subject } from '#dataProvider/jobs/steps';
import { sharedKeys } from '#dataProvider/sharedKeys';
import type { Key, Licence, User } from '#dataProvider/types';
import { hasLicence, shareOut } from '../assignment';
import type { Person } from '../user';

/** The rules of actions on several users at once (USER-5 to USER-10, MANY-10, MANY-11). Pure. */

/** A user as the rules need it. */
type Judged = Pick<User, 'id' | 'active' | 'keys'>;

/** Whether a user, loaded with their groups, is a member of one. */
export const isMember = ({ cloudGroups }: Pick<User, 'cloudGroups'>, group: string): boolean =>
    cloudGroups?.some(({ id }) => id === group) ?? false;

/** Why a user gets none of these licences, or null: once one is chosen, who has all of them; guests get licences like everybody. */
export function obstacleToGiving(user: Pick<User, 'keys'>, given: readonly Pick<Licence, 'id'>[]) {
    if (given.length === 0 || !given.every(({ id }) => hasLicence(user, id))) return null;
    return given.length === 1 ? 'users.batch.reasons.hasLicence' : 'users.batch.reasons.hasLicences';
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

/**
 * Distributes the licences: everybody who gets at least one, in the order of selection; with those that they get (by their position), and the existing
 * keys to use instead of new ones. Inactive users get no keys by e-mail (USER-5).
 */
export function giftsOf(people: readonly Judged[], needs: readonly LicenceNeed[]): Subject[] {
    const shares = needs.map(
        ({ getters, free, spare, givesSpare }) =>
            new Map(shareOut(getters, free, givesSpare ? spare : []).map(({ person, key }) => [person.id, key])),
    );
    return people.flatMap(({ id, active }) => {
        const does = shares.flatMap((share, place) => (share.has(id) ? [place] : []));
        if (does.length === 0) return [];
        const keys = Object.fromEntries(
            needs.flatMap(({ licence }, place) => {
                const key = shares[place]?.get(id);
                return key === undefined ? [] : [[licence.id, key] as const];
            }),
        );
        return [
            {
                id,
                ...(does.length < needs.length ? { does } : {}),
                ...(Object.keys(keys).length > 0 ? { keys } : {}),
                ...(active ? {} : { quiet: true }),
            },
        ];
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
