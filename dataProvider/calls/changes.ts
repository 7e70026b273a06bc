import type { ResourceName } from '../resources';
import type { Change } from './entry';

/** What a change makes stale: the reads of resources, or of the signed-in user. */
export type Touched = ResourceName | 'user';

interface Effect {
    /** its own records, and those that show or count them */
    touches: readonly Touched[];
    /** its outcome is looked up when it is unknown (`looks.ts`) */
    look?: true;
}

/** Who has which keys. */
const KEYS_OF_USERS = ['users', 'keys', 'licences', 'seats'] as const;
const EVERYTHING_OF_USERS = [...KEYS_OF_USERS, 'cloudGroups'] as const;
/** Users show their groups, and groups their members. */
const MEMBERS = ['cloudGroups', 'users'] as const;
/** Mails, sign-outs and requests to other people touch nothing, and cannot be looked up. */
const NOTHING = { touches: [] } as const;

/**
 * What each change makes stale. A new change in the API does not compile until it is listed here. Those without `look` are mails, are looked
 * up by their steps (`jobs/steps`), or say what happened themselves (TICKET-5). The academy's pages update themselves.
 */
const CHANGES = {
    // the pages show the names of users
    'PATCH /user': { touches: ['user', 'users', 'keys', 'cloudGroups'], look: true },

    'PATCH /licences/{id}': { touches: ['licences'], look: true },
    'DELETE /licences/{id}/seats/{seatId}': { touches: ['seats', 'keys', 'licences'] },
    'POST /orders/academy': { touches: ['licences', 'keys'], look: true },

    // a new key has no user
    'POST /keys': { touches: ['keys', 'licences'], look: true },
    'PATCH /keys/{id}': { touches: ['keys'], look: true },
    'DELETE /keys/{id}': { touches: KEYS_OF_USERS },
    'POST /keys/{id}/refresh': { touches: ['keys'] },
    'POST /keys/{id}/send': NOTHING,
    'POST /keys/request': NOTHING,

    // a new user becomes a member of the default groups
    'POST /users': { touches: MEMBERS, look: true },
    'PATCH /users/{id}': { touches: EVERYTHING_OF_USERS, look: true },
    'DELETE /users/{id}': { touches: EVERYTHING_OF_USERS },
    'PUT /users/{id}/keys/{keyId}': { touches: KEYS_OF_USERS },
    'DELETE /users/{id}/keys/{keyId}': { touches: KEYS_OF_USERS, look: true },
    'PUT /users/{id}/licences/{licenceId}': { touches: KEYS_OF_USERS },
    'DELETE /users/{id}/licences/{licenceId}': { touches: KEYS_OF_USERS },
    'POST /users/{id}/send': NOTHING,
    'POST /users/{id}/logout': NOTHING,
    'POST /users/{id}/recover': NOTHING,
    'POST /transfer/request': NOTHING,

    'POST /cloudGroups': { touches: MEMBERS, look: true },
    'PATCH /cloudGroups/{id}': { touches: MEMBERS, look: true },
    'DELETE /cloudGroups/{id}': { touches: MEMBERS, look: true },
    'PUT /cloudGroups/{id}/users': { touches: MEMBERS },
    'PUT /cloudGroups/{id}/users/{userId}': { touches: MEMBERS },
    'DELETE /cloudGroups/{id}/users/{userId}': { touches: MEMBERS },

    'POST /tickets': { touches: ['tickets'] },
    'PATCH /tickets/{id}': { touches: ['tickets'], look: true },
    'POST /tickets/{id}/messages': { touches: ['tickets'] },

    'POST /academy/videos/{id}/comments': { touches: [], look: true },
} as const satisfies { readonly [Name in Change]: Effect };

/** A change whose outcome is looked up. */
export type LookedUp = {
    [Name in Change]: (typeof CHANGES)[Name] extends { look: true } ? Name : never;
}[Change];

/** Whether the outcome of a change is looked up. */
export const isLookedUp = (change: Change): change is LookedUp => (CHANGES[change] as Effect).look === true;

/** What these changes make stale. */
export const touchedBy = (changes: Iterable<Change>): ReadonlySet<Touched> =>
    new Set([...changes].flatMap((change): readonly Touched[] => CHANGES[change].touches));
