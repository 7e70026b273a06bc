import { runBatch, type BatchResult } from '../batch';
import type { HttpClient } from '../httpClient';
import { buildQuery, contains } from '../odata/build';
import { isCollection, readCollection } from '../odata/read';
import * as texts from '../resources/errors';
import type { CloudGroup } from '../types';

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

/** A user who is to become a member of a group. */
export interface GroupMembership {
    group: string;
    user: string;
}

/** Adds several members, at most six calls at once; never rejects, and tells which failed and why. */
export function addGroupUsers(
    client: HttpClient,
    memberships: readonly GroupMembership[],
): Promise<BatchResult<GroupMembership, void>> {
    return runBatch(memberships, membership => addGroupUser(client, membership));
}

/** The groups whose label contains a text, whatever its case: among all of the customer's, however many there are. */
export async function findGroups(client: HttpClient, { label }: { label: string }): Promise<Pick<CloudGroup, 'id' | 'label'>[]> {
    const query = buildQuery({ filter: contains('label', label), select: ['id', 'label'] });
    const { data } = await client(`cloudGroups${query}`, { errors: texts.cloudGroups, check: isCollection });
    return readCollection<CloudGroup>(data).rows;
}

/** Takes one member out. */
export async function removeGroupUser(client: HttpClient, { group, user }: { group: string; user: string }): Promise<void> {
    await client(memberPath(group, user), { method: 'DELETE', errors: texts.removeGroupUser });
}
