import type { Api } from '../api';
import { contains } from '../odata/build';
import type { ReadMeta } from '../resources';
import type { CloudGroup } from '../types';
import { readAll } from '../whole';
import { change } from './action';

/** Calls about cloud groups beyond CRUD (GROUP-4). */

/** Replaces all members of a group. */
export const setGroupUsers = change(
    'PUT /cloudGroups/{id}/users',
    ({ group, users }: { group: string; users: readonly string[] }) => ({ path: { id: group }, body: [...users] }),
);

/** A user to be added to a group, or removed. */
export interface GroupMembership {
    group: string;
    user: string;
}

const membership = ({ group, user }: GroupMembership) => ({ path: { id: group, userId: user } });

/** Adds one member. */
export const addGroupUser = change('PUT /cloudGroups/{id}/users/{userId}', membership);

/** Removes one member. */
export const removeGroupUser = change('DELETE /cloudGroups/{id}/users/{userId}', membership);

/** The customer's groups whose label contains `label`, ignoring case; `queue` as in `ReadMeta`. */
export const findGroups = (
    api: Api,
    { label, queue }: { label: string } & Pick<ReadMeta, 'queue'>,
): Promise<Pick<CloudGroup, 'id' | 'label'>[]> =>
    readAll<CloudGroup>(api, { call: 'GET /cloudGroups', queue }, { filter: contains('label', label), select: ['id', 'label'] });
