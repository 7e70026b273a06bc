import type { Customer, User } from '#dataProvider/types';
import { RECENT_FINDS_KEY, sessionHome } from '#storage/storage';
import type { Find } from '../../shared/finder/types';
import { hasTexts } from '../../shared/hasTexts';

/**
 * The results that a user opened last: kinds and ids, newest first. Without names, which are personal data and read again when shown. Stored
 * for one user and customer at a time, until an explicit sign-out (FIND-8).
 */

/** Maximum number stored and shown. */
const KEPT = 6;

export type Recent = Pick<Find, 'kind' | 'id'>;

interface Stored {
    of: string;
    finds: Recent[];
}

const isStored = (value: unknown): value is Stored =>
    hasTexts(value, 'of') &&
    'finds' in value &&
    Array.isArray(value.finds) &&
    value.finds.every(find => hasTexts(find, 'kind', 'id'));

/** The user and customer that they belong to. */
export const ownerOf = (user: Pick<User, 'id'>, customer: Pick<Customer, 'id'>): string => `${user.id}/${customer.id}`;

/** The results of this owner; those of anybody else are deleted. */
export function recentFinds(owner: string): readonly Recent[] {
    const stored = sessionHome.getJson(RECENT_FINDS_KEY, isStored);
    if (stored?.of === owner) return stored.finds.slice(0, KEPT);
    sessionHome.remove(RECENT_FINDS_KEY);
    return [];
}

/** Adds a result at the front. */
export function rememberFind(owner: string, { kind, id }: Recent): void {
    const others = recentFinds(owner).filter(find => find.kind !== kind || find.id !== id);
    sessionHome.setJson(RECENT_FINDS_KEY, { of: owner, finds: [{ kind, id }, ...others].slice(0, KEPT) } satisfies Stored);
}

/** Deletes all of them. */
export const forgetFinds = (): void => sessionHome.remove(RECENT_FINDS_KEY);
