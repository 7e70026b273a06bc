import type { Row } from '../../rows/state';

/** The ids of a key's users: usually one, several under earlier rules (KEY-4). */
export const holdersOf = ({ userId, sharedWith = [] }: Pick<Row<'keys'>, 'userId' | 'sharedWith'>): string[] =>
    userId === null ? [] : [userId, ...sharedWith];

/** Whether a user is one of the key's users. */
export const isHolder = (key: Pick<Row<'keys'>, 'userId' | 'sharedWith'>, user: Pick<Row<'users'>, 'id'>): boolean =>
    holdersOf(key).includes(user.id);
