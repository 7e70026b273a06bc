import { call, pathOf } from '../call';
import type { HttpClient } from '../httpClient';
import { contains } from '../odata/build';
import * as texts from '../resources/errors';
import type { CloudGroup } from '../types';
import { readAll } from '../whole';

/** Calls about cloud groups beyond CRUD (GROUP-4). */

/** Replaces all members of a group. */
export async function setGroupUsers(
    client: HttpClient,
    { group, users }: { group: string; users: readonly string[] },
): Promise<void> {
    await call(client, 'PUT /cloudGroups/{id}/users', { path: { id: group }, body: [...users], errors: texts.setGroupUsers });
}

/** Adds one member. */
export async function addGroupUser(client: HttpClient, { group, user }: { group: string; user: string }): Promise<void> {
    await call(client, 'PUT /cloudGroups/{id}/users/{userId}', {
        path: { id: group, userId: user },
        errors: texts.addGroupUser,
    });
}

/** A user to be added to a group. */
export interface GroupMembership {
    group: string;
    user: string;
}

/** The customer's groups whose label contains `label`, ignoring case. */
export async function findGroups(client: HttpClient, { label }: { label: string }): Promise<Pick<CloudGroup, 'id' | 'label'>[]> {
    const place = { path: pathOf('GET /cloudGroups'), errors: texts.cloudGroups };
    return readAll<CloudGroup>(client, place, { filter: contains('label', label), select: ['id', 'label'] });
}

/** Removes one member. */
export async function removeGroupUser(client: HttpClient, { group, user }: { group: string; user: string }): Promise<void> {
    await call(client, 'DELETE /cloudGroups/{id}/users/{userId}', {
        path: { id: group, userId: user },
        errors: texts.removeGroupUser,
    });
}
