import type { KeyRow } from '../keys';
import type { UserRow } from '../users';

/** The ids of a key's users: usually one, several under earlier rules (KEY-4). */
export const holdersOf = ({ userId, sharedWith = [] }: Pick<KeyRow, 'userId' | 'sharedWith'>): string[] =>
    userId === null ? [] : [userId, ...sharedWith];

/** Whether a user is one of the key's users. */
export const isHolder = (key: Pick<KeyRow, 'userId' | 'sharedWith'>, user: Pick<UserRow, 'id'>): boolean =>
    holdersOf(key).includes(user.id);
