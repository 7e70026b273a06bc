import * as session from '#authProvider/session';
import type { User } from '#dataProvider/types';

/**
 * The names of the people in jobs that were started on this page, because the server no longer has those who were deleted. Never stored
 * (MANY-6).
 */

export type Known = Pick<User, 'id' | 'email' | 'alias'>;

const names = new Map<string, Known>();

/** Remembers names until the session ends. */
export function keepNames(people: readonly Known[]): void {
    if (names.size === 0 && people.length > 0) {
        const unlisten = session.onEnd(() => {
            names.clear();
            unlisten();
        });
    }
    people.forEach(({ id, email, alias }) => names.set(id, { id, email, alias }));
}

/** Returns a remembered person. */
export const keptName = (id: string): Known | undefined => names.get(id);
