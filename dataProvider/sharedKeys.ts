import type { Key } from './types';

/** The keys of a licence that a user has together with others, who keep them when the user loses the licence (LICENCE-9). */
export interface SharedKeys {
    /** their ids */
    keys: readonly string[];
    /** whether the user has no other key of the licence */
    all: boolean;
}

/** Whether somebody has the key who does not lose it too. */
export const isKept = ({ users = [] }: Pick<Key, 'users'>, loses: (user: string) => boolean): boolean =>
    users.some(({ id }) => !loses(id));

/** Returns those of a user's keys of a licence that others keep; undefined if there are none. */
export function sharedKeys(held: readonly Key[], loses: (user: string) => boolean): SharedKeys | undefined {
    const shared = held.filter(key => isKept(key, loses));
    return shared.length > 0 ? { keys: shared.map(({ id }) => id), all: shared.length === held.length } : undefined;
}
