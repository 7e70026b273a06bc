import { byId } from '#dataProvider/byId';
import type { Customer, Key, Licence, User } from '#dataProvider/types';
import type { Reading } from '../../jobs/public';
import { userIds } from '../../keys/public';
import { groupedBy } from '../grouped';
import { addressKey } from '../source/addresses';

/** What the check of a review compares with: all keys with their users, all users, all licences. */

export type Person = Pick<User, 'id' | 'email' | 'alias'> & { active?: boolean };

export interface ReviewFacts extends Reading {
    /** the one signed in for */
    customer: Pick<Customer, 'id'>;
    keys: readonly Key[];
    users: readonly Person[];
    licences: ReadonlyMap<string, Licence>;
}

export interface Index {
    keys: ReadonlyMap<string, Key>;
    people: ReadonlyMap<string, Person>;
    byAddress: ReadonlyMap<string, readonly Person[]>;
    /** the keys of each user, by id */
    held: ReadonlyMap<string, readonly Key[]>;
    /** the keys without a user */
    spare: readonly Key[];
}

const indexes = new WeakMap<ReviewFacts['keys'], Index>();

/** What is looked for in the facts; made once for the same keys. Guests are known from their keys. */
export function indexOf({ keys, users }: Pick<ReviewFacts, 'keys' | 'users'>): Index {
    const made = indexes.get(keys);
    if (made) return made;
    const people = new Map<string, Person>(keys.flatMap(key => (key.users ?? []).map(user => [user.id, user])));
    for (const user of users) people.set(user.id, user);
    // A server may spell ids in its own case.
    const once = new Map([...people.values()].map(person => [person.id.toLowerCase(), person]));
    const index: Index = {
        keys: byId(keys),
        people,
        byAddress: groupedBy(once.values(), ({ email }) => addressKey(email)),
        held: groupedBy(keys, userIds),
        spare: keys.filter(key => key.users?.length === 0),
    };
    indexes.set(keys, index);
    return index;
}
