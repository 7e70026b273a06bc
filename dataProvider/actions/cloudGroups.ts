import * as texts from '../resources/errors';
import type { HttpClient } from '../httpClient';

/** Calls about cloud groups that are no CRUD (specification 2, section 7, "Cloud groups"; contract, section 5). */

const membersPath = (group: string): string => `cloudGroups/${encodeURIComponent(group)}/users`;
const memberPath = (group: string, user: string): string => `${membersPath(group)}/${encodeURIComponent(user)}`;

/** Sets a group's whole membership. */
export async function setGroupUsers(
    client: HttpClient,
    { group, users }: { group: string; users: readonly string[] },
): Promise<void> {
    await client(membersPath(group), { method: 'PUT', body: users, errors: texts.setGroupUsers });
}

/** Adds one member. */
export async function addGroupUser(client: HttpClient, { group, user }: { group: string; user: string }): Promise<void> {
    await client(memberPath(group, user), { method: 'PUT', errors: texts.addGroupUser });
}

/** Takes one member out. */
export async function removeGroupUser(client: HttpClient, { group, user }: { group: string; user: string }): Promise<void> {
    await client(memberPath(group, user), { method: 'DELETE', errors: texts.removeGroupUser });
}
