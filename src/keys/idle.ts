import type { Key } from '../../dataProvider/types';
import { holdersOf, isExpired } from './key';

/** Which keys are not used though they count as used (RENEWAL-2, LICENCE-12). Pure; times in epoch seconds. */

/** Why a key is not used. */
export const IDLE = ['noUser', 'expired', 'neverActivated', 'noMachine'] as const;
export type Idle = (typeof IDLE)[number];

/** What is known besides the keys of a licence. */
export interface KeyUse {
    seats: readonly { keyId: string; active: boolean }[];
    /** ids of users who never activated their account */
    inactive: ReadonlySet<string>;
}

/** Returns a function that says why a key is not used, in the order of `IDLE`; nothing of one that is used. */
export function idleReasons({ seats, inactive }: KeyUse, now: number) {
    const running = new Set(seats.flatMap(({ keyId, active }) => (active ? [keyId] : [])));
    return (key: Pick<Key, 'id' | 'users' | 'email' | 'expire'>): Idle[] => {
        const { users = [] } = key;
        const is: Readonly<Record<Idle, boolean>> = {
            noUser: holdersOf(key).length === 0,
            expired: isExpired(key, now),
            neverActivated: users.length > 0 && users.every(({ id }) => inactive.has(id)),
            noMachine: !running.has(key.id),
        };
        return IDLE.filter(reason => is[reason]);
    };
}

/** Whether a key is unused for sure: it is on no machine, and nobody can use it. */
export const isUnused = (reasons: readonly Idle[]): boolean => reasons.includes('noMachine') && reasons.length > 1;
