import { ApiError, type Mock } from '../../context';
import { createCode } from '../../seed/codes';
import { aliasOf } from '../../seed/users';
import type { Row } from '../../rows/state';

/** The code of a 409 for an address that a user of another customer has: the portal then offers a transfer. */
const CODE_OTHER_CUSTOMER = 11;
const CODE_OWN_CUSTOMER = 10;

/** The user with this address, ignoring case. */
export const userByEmail = (mock: Mock, email: string): Row<'users'> | undefined =>
    mock.state.users.find(user => user.email.toLowerCase() === email.toLowerCase());

/** Throws a 409 when a user other than `self` has the address. */
export function refuseTaken(mock: Mock, email: string, customer: Row<'customers'>, self?: Row<'users'>): void {
    const other = userByEmail(mock, email);
    if (!other || other === self) return;
    if (other.customer !== customer.id) {
        throw new ApiError(409, 'The e-mail belongs to a user of another customer', CODE_OTHER_CUSTOMER);
    }
    throw new ApiError(409, 'email already exists', CODE_OWN_CUSTOMER);
}

const TOKEN_MAILS = {
    activation: {
        mail: 'activation',
        page: '/activate-user',
        subject: 'Activate your account',
        text: 'An account was created for you. Follow the link and choose a password.',
    },
    password: {
        mail: 'recovery',
        page: '/recover-password',
        subject: 'Reset your password',
        text: 'Follow the link to choose a new password.',
    },
} as const;

/**
 * Mails a link that activates an inactive user, or lets an active one set a new password; voids the previous link. The link contains the
 * account, for password managers.
 */
export function mailAccess(mock: Mock, user: Row<'users'>, recipient = user.email): void {
    const kind = user.active ? 'password' : 'activation';
    const { mail, page, subject, text } = TOKEN_MAILS[kind];
    const token = mock.mailToken({ kind, email: user.email, userId: user.id, customerDestination: null });
    mock.mail({
        to: recipient,
        kind: mail,
        subject,
        text: `Hello ${aliasOf(user)},\n${text}`,
        link: `${page}?token=${token}&email=${encodeURIComponent(user.email)}`,
    });
}

/** Sets a random password for a user and mails it: such an account needs no activation. */
export function mailRandomPassword(mock: Mock, user: Row<'users'>): void {
    user.password = createCode(Math.random, 3);
    user.active = true;
    mock.mail({
        to: user.email,
        kind: 'user-data',
        subject: 'Your account',
        text: `Hello ${aliasOf(user)},\nyou sign in with ${user.email} and the password ${user.password}.`,
        link: '/',
    });
}

/** Mails the stored data of a user. */
export function mailUserData(mock: Mock, user: Row<'users'>, customer: Row<'customers'>): void {
    mock.mail({
        to: user.email,
        kind: 'user-data',
        subject: 'Your user data',
        text: `Name: ${aliasOf(user)}\nE-mail: ${user.email}\nCustomer: ${customer.name} (${customer.id})`,
        link: '/profile',
    });
}

/** Asks a user of another customer by mail to move to `customer`. */
export function mailTransfer(mock: Mock, user: Row<'users'>, customer: Row<'customers'>): void {
    const token = mock.mailToken({ kind: 'transfer', email: user.email, userId: user.id, customerDestination: customer.id });
    mock.mail({
        to: user.email,
        kind: 'transfer',
        subject: `Confirm your move to ${customer.name}`,
        text: `${customer.name} would like to take over your user account. Follow the link to confirm.`,
        link: `/transfer-user?token=${token}`,
    });
}
