import { addressOf } from '../address';
import { call } from '../call';
import { LINK_CALLS } from '../calls/public';
import { isFlag, isObject } from '../checks';
import type { HttpClient } from '../httpClient';
import { isNamed, text as textOf } from '../person';
import type { EduRegistration, TransferToken } from '../types';

/**
 * Calls of the public pages that links in e-mails open (PUBLIC-2), and of those that ask for such a link. The sign-in loads none of them. Every
 * function rejects as those of `session.ts`.
 */

/** An empty body or an object, for a call that only needs its status. A proxy's HTML page is neither, and an error is no answer (WIRE-5). */
const isAcknowledged = (value: unknown): boolean => value === undefined || (isObject(value) && !value.error);

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
        errors: LINK_CALLS['POST /password/reset'],
    });
}

/** Requests an education token by mail; succeeds whether or not the address is known. */
export async function requestEduToken(client: HttpClient, email: string): Promise<void> {
    await call(client, 'POST /edu/requestToken', { auth: 'none', body: { email: addressOf(email) } });
}

/** Checks an education token; 404 means that it is invalid. */
export async function validateEduToken(client: HttpClient, token: string): Promise<void> {
    const errors = LINK_CALLS['POST /edu/validateToken'];
    await call(client, 'POST /edu/validateToken', { auth: 'none', body: { token }, errors, check: isAcknowledged });
}

/** Sends the education registration. */
export async function activateEdu(client: HttpClient, data: EduRegistration): Promise<void> {
    await call(client, 'POST /edu/activate', { auth: 'none', body: data, errors: LINK_CALLS['POST /edu/activate'] });
}

/** Whether a response names the user and both customers, without which nobody could approve the transfer. */
const isTransfer = (value: unknown): value is Record<keyof TransferToken, unknown> =>
    isObject(value) && textOf(value.user) !== '' && [value.customerSource, value.customerDestination].every(isNamed);

const transferCustomer = (value: unknown): TransferToken['customerSource'] => {
    const { id, name, flags } = value as Record<string, unknown>;
    return { id: textOf(id), name: textOf(name), flags: { demo: isObject(flags) && isFlag(flags.demo, true) } };
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
        errors: LINK_CALLS['POST /transfer/approve'],
    });
}
