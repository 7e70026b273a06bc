import { call } from '../call';
import * as texts from '../resources/errors';
import { addressOf } from '../address';
import type { HttpClient } from '../httpClient';

/** Calls about users beyond CRUD (USER-4 to USER-9, LICENCE-9). */

/** Mails a user's data to that user. */
export async function sendUserData(client: HttpClient, { user }: { user: string }): Promise<void> {
    await call(client, 'POST /users/{id}/send', { path: { id: user }, errors: texts.sendUserData });
}

/** Signs a user out of all devices. */
export async function logoutUser(client: HttpClient, { user }: { user: string }): Promise<void> {
    await call(client, 'POST /users/{id}/logout', { path: { id: user }, errors: texts.logoutUser });
}

/** Mails a link to reset the password, or to activate the account of an inactive user, to the user or to the e-mail address `recipient`. */
export async function recoverUser(client: HttpClient, { user, recipient }: { user: string; recipient?: string }): Promise<void> {
    const to = recipient && addressOf(recipient);
    await call(client, 'POST /users/{id}/recover', {
        path: { id: user },
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

/** Assigns a licence to a user by creating a key; 409 when the licence is full or expired. */
export async function assignLicence(client: HttpClient, { user, licence, expire, sendMail }: LicenceAssignment): Promise<void> {
    const body = { expire, _sendMail: sendMail };
    await call(client, 'PUT /users/{id}/licences/{licenceId}', {
        path: { id: user, licenceId: licence },
        body: expire === undefined && sendMail === undefined ? undefined : body,
        errors: texts.assignLicence,
    });
}

/** Removes a licence from a user, along with the user's keys of it. */
export async function removeLicence(client: HttpClient, { user, licence }: { user: string; licence: string }): Promise<void> {
    await call(client, 'DELETE /users/{id}/licences/{licenceId}', {
        path: { id: user, licenceId: licence },
        errors: texts.removeLicence,
    });
}

/** Asks a user of another customer by mail to move to this one. */
export async function requestTransfer(client: HttpClient, { email }: { email: string }): Promise<void> {
    await call(client, 'POST /transfer/request', { body: { user: addressOf(email) }, errors: texts.requestTransfer });
}
