import type { Customer, User } from '#dataProvider/types';
import { RECENT_FINDS_KEY, sessionHome } from '../../config/storage';
import { KINDS, type Find, type Kind } from './find';

/**
 * What a person opened last from the finder: kinds and ids, newest first. No names, which are personal data: they are read anew. Of one
 * person and customer at a time, until an explicit sign-out (FIND-8).
 */

/** How many are kept, and shown. */
export const KEPT = 6;

export type Recent = Pick<Find, 'kind' | 'id'>;

interface Stored {
    of: string;
    finds: Recent[];
}

const isRecent = (value: unknown): value is Recent => {
    const { kind, id } = (value ?? {}) as Partial<Recent>;
    return typeof id === 'string' && KINDS.includes(kind as Kind);
};

const isStored = (value: unknown): value is Stored => {
    const { of, finds } = (value ?? {}) as Partial<Stored>;
    return typeof of === 'string' && Array.isArray(finds) && finds.every(isRecent);
};

/** Whose finds they are. */
export const ownerOf = (user: Pick<User, 'id'>, customer: Pick<Customer, 'id'>): string => `${user.id}/${customer.id}`;

/** The finds of this owner; those of anybody else are dropped. */
export function recentFinds(owner: string): readonly Recent[] {
    const stored = sessionHome.getJson(RECENT_FINDS_KEY, isStored);
    if (stored?.of === owner) return stored.finds.slice(0, KEPT);
    sessionHome.remove(RECENT_FINDS_KEY);
    return [];
}

/** Adds a find in front. */
export function rememberFind(owner: string, { kind, id }: Recent): void {
    const others = recentFinds(owner).filter(find => find.kind !== kind || find.id !== id);
    sessionHome.setJson(RECENT_FINDS_KEY, { of: owner, finds: [{ kind, id }, ...others].slice(0, KEPT) } satisfies Stored);
}

/** Drops all finds. */
export const forgetFinds = (): void => sessionHome.remove(RECENT_FINDS_KEY);
