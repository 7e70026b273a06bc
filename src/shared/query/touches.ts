import type { QueryClient } from '@tanstack/react-query';
import type { CallName, ResourceName } from '#dataProvider';
import { queryKeys } from './keys';

/** The changes that the signed-in portal sends, except those of the academy, whose pages update themselves (`customRoutes/academy`). */
export type Change = Exclude<
    CallName,
    | `GET ${string}`
    | `${string} /academy/${string}`
    | `POST /${'edu' | 'password' | 'transfer/validateToken' | 'transfer/approve'}${string}`
    | `${string} /user/token`
>;

/** What a change makes stale: the reads of resources, or of the signed-in user. */
type Touched = ResourceName | 'user';

/** Who has which keys. */
const KEYS_OF_USERS = ['users', 'keys', 'licences', 'seats'] as const;
/** Users show their groups, and groups their members. */
const MEMBERS = ['cloudGroups', 'users'] as const;

/**
 * What each change makes stale: its own records, and those that show or count them. Mails, sign-outs and requests to other people touch
 * nothing. A new change in the API does not compile until it is listed here.
 */
export const TOUCHES: Readonly<Record<Change, readonly Touched[]>> = {
    // the pages show the names of users
    'PATCH /user': ['user', 'users', 'keys', 'cloudGroups'],

    'PATCH /licences/{id}': ['licences'],
    'DELETE /licences/{id}/seats/{seatId}': ['seats', 'keys', 'licences'],
    'POST /orders/academy': ['licences', 'keys'],

    // a new key has no user
    'POST /keys': ['keys', 'licences'],
    'PATCH /keys/{id}': ['keys'],
    'DELETE /keys/{id}': KEYS_OF_USERS,
    'POST /keys/{id}/refresh': ['keys'],
    'POST /keys/{id}/send': [],
    'POST /keys/request': [],

    // a new user becomes a member of the default groups
    'POST /users': MEMBERS,
    'PATCH /users/{id}': [...KEYS_OF_USERS, 'cloudGroups'],
    'DELETE /users/{id}': [...KEYS_OF_USERS, 'cloudGroups'],
    'PUT /users/{id}/keys/{keyId}': KEYS_OF_USERS,
    'DELETE /users/{id}/keys/{keyId}': KEYS_OF_USERS,
    'PUT /users/{id}/licences/{licenceId}': KEYS_OF_USERS,
    'DELETE /users/{id}/licences/{licenceId}': KEYS_OF_USERS,
    'POST /users/{id}/send': [],
    'POST /users/{id}/logout': [],
    'POST /users/{id}/recover': [],
    'POST /transfer/request': [],

    'POST /cloudGroups': MEMBERS,
    'PATCH /cloudGroups/{id}': MEMBERS,
    'DELETE /cloudGroups/{id}': MEMBERS,
    'PUT /cloudGroups/{id}/users': MEMBERS,
    'PUT /cloudGroups/{id}/users/{userId}': MEMBERS,
    'DELETE /cloudGroups/{id}/users/{userId}': MEMBERS,

    'POST /tickets': ['tickets'],
    'PATCH /tickets/{id}': ['tickets'],
    'POST /tickets/{id}/messages': ['tickets'],
};

/** When stale queries are refetched: `active` those in use at once, `none` all of them when next used. */
export type Refetch = 'active' | 'none';

/** Invalidates everything read of these resources. */
export async function invalidate(
    queries: QueryClient,
    touched: readonly Touched[],
    refetchType: Refetch = 'active',
): Promise<void> {
    await Promise.all(
        touched.map(async resource => {
            const queryKey = resource === 'user' ? queryKeys.currentUser : queryKeys.resource(resource);
            // A response under way may predate the change, but would count as fresh.
            await queries.cancelQueries({ queryKey });
            void queries.invalidateQueries({ queryKey, refetchType });
        }),
    );
}

/** Invalidates what these changes touch. Call it after failures too: a change whose response was lost may have been made. */
export const invalidateAfter = (queries: QueryClient, changes: readonly Change[], refetchType?: Refetch): Promise<void> =>
    invalidate(queries, [...new Set(changes.flatMap(change => TOUCHES[change]))], refetchType);
