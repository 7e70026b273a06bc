import * as session from '#authProvider/session';
import type { Item } from '#dataProvider/jobs/job';
import type { User } from '#dataProvider/types';

/**
 * The names of the people in jobs that were started on this page, because the server no longer has those who were deleted, and what was read of
 * it before does not have those who were just created. Never stored (MANY-6).
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

/** The person whom an item creates; undefined where it is about somebody who exists. */
export const newPerson = ({ id, make }: Item): Known | undefined =>
    make && { id, email: make.email, alias: [make.forename, make.surname].filter(Boolean).join(' ') };

/** Remembers whom an item has created since `before`: the item itself knows the id alone from then on (PLAN-3). */
export function keepCreated(before: Item | undefined, item: Item): void {
    const person = before && !item.make && newPerson(before);
    if (person) keepNames([{ ...person, id: item.id }]);
}

/** Returns a remembered person. */
export const keptName = (id: string): Known | undefined => names.get(id);
