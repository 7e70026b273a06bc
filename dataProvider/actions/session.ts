import { PortalError } from '../errors';
import type { ApiRequest, HttpClient } from '../httpClient';
import type { User } from '../types';
import { hasToken, isObject, isSendable } from '../checks';
import { addressOf } from '../address';
import { call } from '../call';
import { PUBLIC_CALLS } from '../calls/public';
import { asUser, isNamed, text as textOf } from '../person';

/**
 * Calls about the session (SESSION-5). Small, because the sign-in loads it too. Every function rejects
 * with a PortalError whose message is the key of a text in the error catalogue.
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

/** i18n key of the text that the current password is wrong. */
export const WRONG_PASSWORD = 'errors.session.unauthorized';

/** i18n key for every other failure of a password change. */
export const PASSWORD_CHANGE_FAILED = 'errors.session.changePasswordFailed';

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

/** Whether an error is a failed password change, which never ends the session, not even with a 401 (WIRE-11). */
export const isPasswordChangeFailure = (error: unknown): boolean =>
    error instanceof PortalError && [WRONG_PASSWORD, PASSWORD_CHANGE_FAILED].includes(error.message);

/** The signed-in user, with cloud groups and keys. */
export async function getUser(client: HttpClient, how: Pick<ApiRequest, 'auth' | 'signal'> = {}): Promise<User> {
    const { data } = await call(client, 'GET /user', {
        ...how,
        errors: PUBLIC_CALLS['GET /user'],
        check: isNamed,
    });
    return asUser(data);
}
