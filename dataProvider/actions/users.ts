import { addressOf } from '../address';
import { hasId } from '../checks';
import { isSameId } from '../text';
import { action, change } from './action';

/** Calls about users beyond CRUD (USER-4 to USER-9, LICENCE-9). */

interface One {
    user: string;
}

/** Mails a user's data to that user. */
export const sendUserData = change('POST /users/{id}/send', ({ user }: One) => ({ path: { id: user } }));

/** Signs a user out of all devices. */
export const logoutUser = change('POST /users/{id}/logout', ({ user }: One) => ({ path: { id: user } }));

/** Mails a link to reset the password, or to activate the account of an inactive user, to the user or to the e-mail address `recipient`. */
export const recoverUser = change('POST /users/{id}/recover', ({ user, recipient }: One & { recipient?: string }) => {
    const to = recipient && addressOf(recipient);
    return { path: { id: user }, body: to ? { _recipient: to } : undefined };
});

export interface LicenceAssignment extends One {
    licence: string;
    /** epoch seconds */
    expire?: number;
    sendMail?: boolean;
}

/** Assigns a licence to a user by creating a key; returns its id, if the server sends it. 409 when the licence is full or expired. */
export const assignLicence = action(
    'PUT /users/{id}/licences/{licenceId}',
    async (send, { user, licence, expire, sendMail }: LicenceAssignment) => {
        const body = expire === undefined && sendMail === undefined ? undefined : { expire, _sendMail: sendMail };
        const { data } = await send({ path: { id: user, licenceId: licence }, body });
        // Another record says nothing of the key (WIRE-5).
        const { licenceId } = hasId(data) ? (data as { licenceId?: unknown }) : {};
        return hasId(data) && isSameId(String(licenceId), licence) ? data.id : undefined;
    },
);

/** Removes a licence from a user, along with the user's keys of it. */
export const removeLicence = change(
    'DELETE /users/{id}/licences/{licenceId}',
    ({ user, licence }: One & { licence: string }) => ({ path: { id: user, licenceId: licence } }),
);

/** Asks a user of another customer by mail to move to this one. */
export const requestTransfer = change('POST /transfer/request', ({ email }: { email: string }) => ({
    body: { user: addressOf(email) },
}));
