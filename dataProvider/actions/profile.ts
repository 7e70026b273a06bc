import { addressOf } from '../address';
import { call, type Body } from '../call';
import { PUBLIC_CALLS } from '../calls/public';
import { hasToken } from '../checks';
import { asCustomer } from '../customer';
import { PortalError } from '../errors';
import type { HttpClient } from '../httpClient';
import { isUnclear } from '../outcome';
import { asUser, isNamed } from '../person';
import type { Customer, User } from '../types';
import { discardToken, PASSWORD_CHANGE_FAILED, WRONG_PASSWORD } from './session';

/** Calls about the signed-in user's own profile and customer (PROFILE-3), which the public pages do not make. Rejects as `session.ts` does. */

/** The fields that users may change in their own profile; roles other than USER also `forename` and `surname`. */
export type OwnUserPatch = Body<'PATCH /user'>;

export interface PasswordChange {
    email: string;
    /** sent as typed */
    oldPassword: string;
    /** trimmed here; at least 6 characters, which the form checks */
    newPassword: string;
    /** the customer that the user signed in for, or null when there was no choice */
    customer: string | null;
    /** the token of the session, which a server may return in place of a temporary one: it is not signed out */
    session?: string | null;
}

/** Whether a password change failed because the current password is wrong. */
export const isWrongPassword = (error: unknown): boolean => error instanceof PortalError && error.message === WRONG_PASSWORD;

/**
 * Changes the user's own password with a temporary token, which is signed out afterwards. Rejects on a wrong current password with a 401
 * that `isWrongPassword` recognises. No failure ends the session. An unknown outcome is looked up with the new password (MANY-3).
 */
export async function changePassword(client: HttpClient, change: PasswordChange): Promise<void> {
    const failed = PASSWORD_CHANGE_FAILED;
    const body = change.customer === null ? undefined : { customer: change.customer };
    const errors = { 401: WRONG_PASSWORD, default: failed } as const;
    const tokenFor = async (password: string): Promise<string> => {
        const auth = { basic: { email: addressOf(change.email), password } };
        return (await call(client, 'POST /user/token', { auth, body, errors, check: hasToken })).data.token;
    };
    const discard = async (token: string): Promise<void> => {
        if (token !== change.session) await discardToken(client, token);
    };
    const token = await tokenFor(change.oldPassword);
    const password = change.newPassword.trim();
    try {
        await call(client, 'PATCH /user', { auth: { bearer: token }, body: { password }, errors: { default: failed } });
    } catch (failure) {
        const renewed = isUnclear(failure) ? await tokenFor(password).catch(() => null) : null;
        if (renewed === null) throw failure;
        await discard(renewed);
    } finally {
        await discard(token);
    }
}

/** The customer that the user signed in for. */
export async function getCustomer(client: HttpClient, signal?: AbortSignal): Promise<Customer> {
    const { data } = await call(client, 'GET /customer', {
        signal,
        errors: PUBLIC_CALLS['GET /customer'],
        check: isNamed,
    });
    return asCustomer(data);
}

/** Changes the user's own profile; returns the saved user, or undefined when the server does not send it. */
export async function patchUser(client: HttpClient, patch: OwnUserPatch): Promise<User | undefined> {
    const { data } = await call(client, 'PATCH /user', { body: patch, errors: PUBLIC_CALLS['PATCH /user'] });
    return isNamed(data) ? asUser(data) : undefined;
}
