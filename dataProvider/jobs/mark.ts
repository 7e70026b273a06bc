import type { Seat } from '../types';

/** By what a job recognises that a record is no longer as it was (MANY-13, MANY-14). */

/**
 * Returns a hash of a secret text, e.g. of a key's token, to recognise later whether the text has changed (FNV-1a, 32 bits). It can be stored,
 * because the text cannot be derived from it.
 */
export function markOf(text: string): string {
    let hash = 0x811c9dc5;
    for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
    return (hash >>> 0).toString(16);
}

/** Since when a seat has been active or inactive, in epoch seconds. */
export const stateSince = ({
    active,
    activated,
    deactivated,
}: Pick<Seat, 'active' | 'activated' | 'deactivated'>): number | null => (active ? activated : deactivated) ?? null;
