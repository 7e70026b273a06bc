import { runBatch, type BatchResult } from '../batch';
import * as texts from '../resources/errors';
import type { HttpClient } from '../httpClient';

/** Calls about users that are no CRUD (specification 2, section 7, "Users"; contract, section 5). */

const userPath = (user: string, call: string): string => `users/${encodeURIComponent(user)}/${call}`;
const licencePath = (user: string, licence: string): string => userPath(user, `licences/${encodeURIComponent(licence)}`);

/** Mails a user's data to the user. */
export async function sendUserData(client: HttpClient, { user }: { user: string }): Promise<void> {
    await client(userPath(user, 'send'), { method: 'POST', errors: texts.sendUserData });
}

/** Signs a user out of all devices. */
export async function logoutUser(client: HttpClient, { user }: { user: string }): Promise<void> {
    await client(userPath(user, 'logout'), { method: 'POST', errors: texts.logoutUser });
}

/** Mails a password reset, or the activation link to an inactive user. It goes to `recipient` (an e-mail) if one is given. */
export async function recoverUser(client: HttpClient, { user, recipient }: { user: string; recipient?: string }): Promise<void> {
    const to = recipient?.trim();
    await client(userPath(user, 'recover'), {
        method: 'POST',
        body: to ? { _recipient: to } : undefined,
        errors: texts.recoverUser,
    });
}

export interface LicenceAssignment {
    user: string;
    licence: string;
    /** epoch seconds */
    expire?: number;
    sendMail?: boolean;
}

/** Gives a user a new key of a licence; 409 when the licence is full or expired. */
export async function assignLicence(client: HttpClient, { user, licence, expire, sendMail }: LicenceAssignment): Promise<void> {
    const body = { expire, _sendMail: sendMail };
    await client(licencePath(user, licence), {
        method: 'PUT',
        body: expire === undefined && sendMail === undefined ? undefined : body,
        errors: texts.assignLicence,
    });
}

/** Several such assignments, at most six calls at once; never rejects, and tells which failed and why. */
export function assignLicences(
    client: HttpClient,
    assignments: readonly LicenceAssignment[],
): Promise<BatchResult<LicenceAssignment, void>> {
    return runBatch(assignments, assignment => assignLicence(client, assignment));
}

/** Takes a licence from a user: the user's keys of it go. */
export async function removeLicence(client: HttpClient, { user, licence }: { user: string; licence: string }): Promise<void> {
    await client(licencePath(user, licence), { method: 'DELETE', errors: texts.removeLicence });
}

/** Asks a user of another customer, by mail, to move here. */
export async function requestTransfer(client: HttpClient, { email }: { email: string }): Promise<void> {
    await client('transfer/request', { method: 'POST', body: { user: email.trim() }, errors: texts.requestTransfer });
}
