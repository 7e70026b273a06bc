import { PortalError } from '../errors';
import { isUnclear } from '../outcome';
import type { ApiRequest, HttpClient } from '../httpClient';
import type { Customer, EduRegistration, TransferToken, User } from '../types';
import { hasToken, isAcknowledged, isObject, isSendable } from '../checks';
import { addressOf } from '../address';
import { call, type Body } from '../call';
import { PUBLIC_CALLS } from '../calls/public';
import { asCustomer, asUser, isNamed, text as textOf } from '../person';

/**
 * Calls about the session, the user's own profile and the public pages of emailed links (SESSION-5, PROFILE-3, PUBLIC-2). Small, because
 * the public pages load it too. Every function rejects with a PortalError whose message is the key of a text in the error catalogue.
 */

/** A customer to choose from at sign-in; the server may omit the name. */
export interface ChoosableCustomer {
    id: string;
    name?: string;
}

export type SignInResponse = { kind: 'token'; token: string } | { kind: 'choose'; customers: ChoosableCustomer[] };

export interface SignInData {
    email: string;
    /** sent as typed */
    password: string;
    /** the customer chosen after a first response of kind `choose` */
    customer?: string;
}

/** The fields that users may change in their own profile; roles other than USER also `forename` and `surname`. */
export type OwnUserPatch = Body<'PATCH /user'>;

/** i18n key of the text that the current password is wrong. */
const WRONG_PASSWORD = 'errors.session.unauthorized';

/** i18n key for every other failure of a password change. */
const PASSWORD_CHANGE_FAILED = 'errors.session.changePasswordFailed';

/** The customers to choose from, without duplicates and those without an id. */
function choicesOf(value: readonly unknown[]): ChoosableCustomer[] {
    const customers = new Map<string, ChoosableCustomer>();
    for (const choice of value) {
        const id = textOf(isObject(choice) ? choice.id : choice);
        const name = textOf(isObject(choice) ? choice.name : undefined);
        if (id && !customers.has(id)) customers.set(id, name ? { id, name } : { id });
    }
    return [...customers.values()];
}

const isSignInResponse = (value: unknown): value is { token: string } | unknown[] =>
    (hasToken(value) && isSendable(value.token)) || (Array.isArray(value) && choicesOf(value).length > 0);

/** Signs in; status 300 asks the user to choose a customer. Every failure shows 'Login failed' and keeps its status. */
export async function signIn(client: HttpClient, { email, password, customer }: SignInData): Promise<SignInResponse> {
    const { data } = await call(client, 'POST /user/token', {
        auth: { basic: { email: addressOf(email), password } },
        body: customer === undefined ? undefined : { customer },
        accept: [300],
        errors: PUBLIC_CALLS['POST /user/token'],
        check: isSignInResponse,
    });
    if (!Array.isArray(data)) return { kind: 'token', token: data.token };
    return { kind: 'choose', customers: choicesOf(data) };
}

/**
 * Signs this token out on the server, even while the page is being closed. Does not end the local session: the caller does, whatever the
 * response.
 */
export async function signOut(client: HttpClient, token: string): Promise<void> {
    await call(client, 'DELETE /user/token', {
        // Passed explicitly: the local session may have ended already, and a 401 to a call with the session's token would count as an
        // expiry.
        auth: { bearer: token },
        keepalive: true,
        errors: PUBLIC_CALLS['DELETE /user/token'],
    });
}

/** Signs out a token that is not needed. Never rejects: if it fails, the token expires by itself. */
export async function discardToken(client: HttpClient, token: string): Promise<void> {
    await call(client, 'DELETE /user/token', { auth: { bearer: token } }).catch(() => undefined);
}

export interface PasswordChange {
    email: string;
    /** sent as typed */
    oldPassword: string;
    /** trimmed here; at least 6 characters, which the form checks */
    newPassword: string;
    /** the customer that the user signed in for, or null when there was no choice */
    customer: string | null;
}

/** Whether a password change failed because the current password is wrong. */
export const isWrongPassword = (error: unknown): boolean => error instanceof PortalError && error.message === WRONG_PASSWORD;

/** Whether an error is a failed password change, which never ends the session, not even with a 401 (WIRE-11). */
export const isPasswordChangeFailure = (error: unknown): boolean =>
    error instanceof PortalError && [WRONG_PASSWORD, PASSWORD_CHANGE_FAILED].includes(error.message);

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
    const token = await tokenFor(change.oldPassword);
    const password = change.newPassword.trim();
    try {
        await call(client, 'PATCH /user', { auth: { bearer: token }, body: { password }, errors: { default: failed } });
    } catch (failure) {
        const renewed = isUnclear(failure) ? await tokenFor(password).catch(() => null) : null;
        if (renewed === null) throw failure;
        await discardToken(client, renewed);
    } finally {
        await discardToken(client, token);
    }
}

/** Requests a recovery mail; succeeds whether or not the address is known. */
export async function recoverPassword(client: HttpClient, identifier: string): Promise<void> {
    await call(client, 'POST /password/recover', { auth: 'none', body: { identifier: addressOf(identifier) } });
}

/** Checks the token of a recovery or activation link; 404 means that it is invalid. */
export async function validatePasswordToken(client: HttpClient, token: string): Promise<void> {
    await call(client, 'POST /password/validateToken', { auth: 'none', body: { token }, check: isAcknowledged });
}

/** Sets a new password (trimmed here) with the token of a link. */
export async function resetPassword(client: HttpClient, { password, token }: { password: string; token: string }): Promise<void> {
    await call(client, 'POST /password/reset', {
        auth: 'none',
        body: { password: password.trim(), token },
        errors: PUBLIC_CALLS['POST /password/reset'],
    });
}

/** Requests an education token by mail; succeeds whether or not the address is known. */
export async function requestEduToken(client: HttpClient, email: string): Promise<void> {
    await call(client, 'POST /edu/requestToken', { auth: 'none', body: { email: addressOf(email) } });
}

/** Checks an education token; 404 means that it is invalid. */
export async function validateEduToken(client: HttpClient, token: string): Promise<void> {
    const errors = PUBLIC_CALLS['POST /edu/validateToken'];
    await call(client, 'POST /edu/validateToken', { auth: 'none', body: { token }, errors, check: isAcknowledged });
}

/** Sends the education registration. */
export async function activateEdu(client: HttpClient, data: EduRegistration): Promise<void> {
    await call(client, 'POST /edu/activate', { auth: 'none', body: data, errors: PUBLIC_CALLS['POST /edu/activate'] });
}

/** Whether a response names the user and both customers, without which nobody could approve the transfer. */
const isTransfer = (value: unknown): value is Record<keyof TransferToken, unknown> =>
    isObject(value) && textOf(value.user) !== '' && [value.customerSource, value.customerDestination].every(isNamed);

const transferCustomer = (value: unknown): TransferToken['customerSource'] => {
    const { id, name, flags } = value as Record<string, unknown>;
    return { id: textOf(id), name: textOf(name), flags: { demo: isObject(flags) && flags.demo === true } };
};

/** The user and the two customers that a transfer token names; 404 means that it is invalid. */
export async function validateTransferToken(client: HttpClient, token: string): Promise<TransferToken> {
    const { data } = await call(client, 'POST /transfer/validateToken', {
        auth: 'none',
        body: { token },
        check: isTransfer,
    });
    return {
        user: textOf(data.user),
        customerSource: transferCustomer(data.customerSource),
        customerDestination: transferCustomer(data.customerDestination),
    };
}

/** Approves a transfer. */
export async function approveTransfer(client: HttpClient, token: string): Promise<void> {
    await call(client, 'POST /transfer/approve', {
        auth: 'none',
        body: { token },
        errors: PUBLIC_CALLS['POST /transfer/approve'],
    });
}

/** The signed-in user, with cloud groups and keys. */
export async function getUser(client: HttpClient, how: Pick<ApiRequest, 'auth' | 'signal'> = {}): Promise<User> {
    const { data } = await call(client, 'GET /user', {
        ...how,
        errors: PUBLIC_CALLS['GET /user'],
        check: isNamed,
    });
    return asUser(data);
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
