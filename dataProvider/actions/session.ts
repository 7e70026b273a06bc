import { PortalError } from '../errors';
import type { HttpClient } from '../httpClient';
import type { components } from '../types/api';
import type { Customer, CustomerChoice, EduRegistration, TransferToken, User } from '../types';
import { hasId, hasToken, isAcknowledged, isObject, isSendable } from '../answers';
import { asCustomer, asUser, isNamed } from '../person';

/**
 * Session, own profile and the public token pages (contract, section 3). Light: the public pages load it too.
 * Every function rejects with a PortalError whose message is an i18n key of the error catalogue (specification 1, section 8).
 */

/** A customer that a sign-in may choose; the server may leave the name out. */
export interface ChoosableCustomer {
    id: string;
    name?: string;
}

export type SignInAnswer = { kind: 'token'; token: string } | { kind: 'choose'; customers: ChoosableCustomer[] };

export interface SignInData {
    email: string;
    /** sent as typed */
    password: string;
    /** the one chosen after a first answer of kind `choose` */
    customer?: string;
}

/** What a person may change of the own profile: `forename` and `surname` for roles other than USER only. */
export type OwnUserPatch = components['schemas']['OwnUserPatch'];

const LOGIN_ERRORS = { default: 'errors.session.loginFailed' };

const FORBIDDEN = 'errors.forbidden';

/** i18n key that says that the current password is wrong. */
const WRONG_PASSWORD = 'errors.session.unauthorized';

/** i18n key for every other failure of a password change. */
const PASSWORD_CHANGE_FAILED = 'errors.session.changePasswordFailed';

const isChoice = (value: unknown): value is CustomerChoice => typeof value === 'string' || hasId(value);

const isSignInAnswer = (value: unknown): boolean =>
    (hasToken(value) && isSendable(value.token)) || (Array.isArray(value) && value.length > 0 && value.every(isChoice));

/** Signs in; a status of 300 asks for a choice of customers. Any failure says 'Login failed' and has its status. */
export async function signIn(client: HttpClient, { email, password, customer }: SignInData): Promise<SignInAnswer> {
    const { data } = await client<{ token: string } | CustomerChoice[]>('user/token', {
        method: 'POST',
        auth: { basic: { email: email.trim(), password } },
        body: customer === undefined ? undefined : { customer },
        accept: [300],
        errors: LOGIN_ERRORS,
        check: isSignInAnswer,
    });
    if (!Array.isArray(data)) return { kind: 'token', token: data.token };
    return { kind: 'choose', customers: data.map(choice => (typeof choice === 'string' ? { id: choice } : choice)) };
}

/**
 * Tells the server that the session of this token is over, also while the page is being closed. It never ends the session here: the
 * caller does, whatever this answers.
 */
export async function signOut(client: HttpClient, token: string): Promise<void> {
    await client('user/token', {
        method: 'DELETE',
        // Named, because a 401 to a call of the session would end it as expired, and because the session may be over here by now.
        auth: { bearer: token },
        keepalive: true,
        errors: { 401: 'errors.session.missingAuthentication', 403: FORBIDDEN, default: 'errors.session.logoutFailed' },
    });
}

/** Gives back a token that nobody uses: it is signed out, or lapses by itself when that fails. Never rejects. */
export async function giveBack(client: HttpClient, token: string): Promise<void> {
    await client('user/token', { method: 'DELETE', auth: { bearer: token } }).catch(() => undefined);
}

export interface PasswordChange {
    email: string;
    /** sent as typed */
    oldPassword: string;
    /** trimmed here; at least 6 characters, which the form checks */
    newPassword: string;
    /** the customer signed in for, or null when there was no choice */
    customer: string | null;
}

/** Whether a password change failed because the current password is wrong. */
export const isWrongPassword = (error: unknown): boolean => error instanceof PortalError && error.message === WRONG_PASSWORD;

/** Whether an error is that of a password change, which never ends the session, a 401 included (contract, section 1). */
export const isPasswordChangeFailure = (error: unknown): boolean =>
    error instanceof PortalError && [WRONG_PASSWORD, PASSWORD_CHANGE_FAILED].includes(error.message);

/**
 * Changes the own password by way of a temporary token, which is given back afterwards. A wrong current password rejects with
 * a 401 that `isWrongPassword` recognises. No failure ends the session.
 */
export async function changePassword(client: HttpClient, change: PasswordChange): Promise<void> {
    const failed = PASSWORD_CHANGE_FAILED;
    const { data } = await client<{ token: string }>('user/token', {
        method: 'POST',
        auth: { basic: { email: change.email.trim(), password: change.oldPassword } },
        body: change.customer === null ? undefined : { customer: change.customer },
        errors: { 401: WRONG_PASSWORD, default: failed },
        check: hasToken,
    });
    const auth = { bearer: data.token };
    try {
        await client('user', {
            method: 'PATCH',
            auth,
            body: { password: change.newPassword.trim() },
            errors: { default: failed },
        });
    } finally {
        await giveBack(client, data.token);
    }
}

/** Asks for a recovery mail; succeeds whether or not the address is known. */
export async function recoverPassword(client: HttpClient, identifier: string): Promise<void> {
    await client('password/recover', { method: 'POST', auth: 'none', body: { identifier: identifier.trim() } });
}

/** Checks the token of a recovery or activation link; 404 means that it is invalid. */
export async function validatePasswordToken(client: HttpClient, token: string): Promise<void> {
    await client('password/validateToken', { method: 'POST', auth: 'none', body: { token }, check: isAcknowledged });
}

/** Sets a new password (trimmed here) with the token of a link. */
export async function resetPassword(client: HttpClient, { password, token }: { password: string; token: string }): Promise<void> {
    await client('password/reset', {
        method: 'POST',
        auth: 'none',
        body: { password: password.trim(), token },
        errors: { default: 'errors.session.passwordResetFailed' },
    });
}

/** Asks for an education token by mail; succeeds whether or not the address is known. */
export async function requestEduToken(client: HttpClient, email: string): Promise<void> {
    await client('edu/requestToken', { method: 'POST', auth: 'none', body: { email: email.trim() } });
}

const EDU_ERRORS = { 404: 'errors.edu.invalidToken', default: 'errors.edu.notValidated' };

/** Checks an education token; 404 means that it is invalid. */
export async function validateEduToken(client: HttpClient, token: string): Promise<void> {
    const request = { method: 'POST', auth: 'none', body: { token }, errors: EDU_ERRORS, check: isAcknowledged } as const;
    await client('edu/validateToken', request);
}

/** Sends the education registration. */
export async function activateEdu(client: HttpClient, data: EduRegistration): Promise<void> {
    await client('edu/activate', {
        method: 'POST',
        auth: 'none',
        body: data,
        errors: { default: 'errors.edu.activationFailed' },
    });
}

const isTransfer = (value: unknown): boolean =>
    isObject(value) && typeof value.user === 'string' && isObject(value.customerSource) && isObject(value.customerDestination);

/** What a transfer token moves from where to where; 404 means that it is invalid. */
export async function validateTransferToken(client: HttpClient, token: string): Promise<TransferToken> {
    const { data } = await client<TransferToken>('transfer/validateToken', {
        method: 'POST',
        auth: 'none',
        body: { token },
        check: isTransfer,
    });
    return data;
}

/** Approves a transfer. */
export async function approveTransfer(client: HttpClient, token: string): Promise<void> {
    await client('transfer/approve', {
        method: 'POST',
        auth: 'none',
        body: { token },
        errors: { default: 'errors.session.transferFailed' },
    });
}

/** The signed-in user, cloud groups and keys included. */
export async function getUser(client: HttpClient, signal?: AbortSignal): Promise<User> {
    const { data } = await client<Record<string, unknown>>('user', {
        signal,
        errors: { default: 'errors.session.profileMissing' },
        check: isNamed,
    });
    return asUser(data);
}

/** The customer signed in for. */
export async function getCustomer(client: HttpClient, signal?: AbortSignal): Promise<Customer> {
    const { data } = await client<Record<string, unknown>>('customer', {
        signal,
        errors: { 403: FORBIDDEN, 404: 'errors.session.customerNotFound', default: 'errors.session.customerFailed' },
        check: isNamed,
    });
    return asCustomer(data);
}

/** Changes the own profile; answers the user as it is then, if the server does. */
export async function patchUser(client: HttpClient, patch: OwnUserPatch): Promise<User | undefined> {
    const errors = { default: 'errors.session.saveFailed' };
    const { data } = await client<Record<string, unknown>>('user', { method: 'PATCH', body: patch, errors });
    return isNamed(data) ? asUser(data) : undefined;
}
