import type { Request, Router } from 'express';
import type { TransferToken } from '../../dataProvider/types';
import { text, anyText, seconds, orNull } from '../rows/schemas';
import type { Collections } from '../rows/state';
import type { Descriptions } from '../rows/types';
import { ApiError, type Mock } from '../context';
import type { CustomerRow } from './customer';
import type { UserRow } from './users';
import { mailAccess, userByEmail } from './shared/accounts';
import { assignKey, endSessions } from './shared/changes';
import { badRequest, bodyOf, emailOf, requiredText } from './shared/input';
import { newPasswordOf } from './session';

/** A one-time token sent by mail; a newer one of the same kind and address voids it. */
export interface MailTokenRow {
    token: string;
    kind: 'password' | 'activation' | 'edu' | 'transfer';
    email: string;
    userId: string | null;
    /** transfer only: the customer that requested the user */
    customerDestination: string | null;
    createdAt: number;
    state: 'open' | 'used' | 'void';
}

/** A mail that the API "sent"; `link` is a path of the portal, opened from the support page. */
export interface MailRow {
    id: string;
    to: string;
    kind: 'activation' | 'recovery' | 'transfer' | 'education' | 'key' | 'user-data' | 'key-request' | 'order' | 'registration';
    subject: string;
    text: string;
    link: string | null;
    sentAt: number;
}

export interface EduRegistrationRow {
    id: string;
    email: string;
    data: Record<string, unknown>;
    registeredAt: number;
}

declare module '../rows/state' {
    interface MockState {
        mailTokens: MailTokenRow[];
        outbox: MailRow[];
        eduRegistrations: EduRegistrationRow[];
    }
}

export { seedMails as seed } from '../seed/mails';

export const ROWS: Descriptions<Collections<'mailTokens' | 'outbox' | 'eduRegistrations'>> = {
    mailTokens: {
        name: 'mail link',
        prefix: '',
        own: {
            token: text,
            kind: { type: 'string', enum: ['password', 'activation', 'edu', 'transfer'] },
            email: text,
            userId: orNull(text),
            customerDestination: orNull(text),
            createdAt: seconds,
            state: { type: 'string', enum: ['open', 'used', 'void'] },
        },
        references: { userId: 'users', customerDestination: 'customers' },
        dependent: true,
    },
    outbox: {
        name: 'mail',
        prefix: 'mail',
        own: {
            id: text,
            to: text,
            kind: {
                type: 'string',
                enum: [
                    'activation',
                    'recovery',
                    'transfer',
                    'education',
                    'key',
                    'user-data',
                    'key-request',
                    'order',
                    'registration',
                ],
            },
            subject: text,
            text: anyText,
            link: orNull({ ...text, description: 'A path of the portal.' }),
            sentAt: seconds,
        },
    },
    eduRegistrations: {
        name: 'education registration',
        prefix: 'edu',
        own: { id: text, email: text, data: { type: 'object', additionalProperties: true }, registeredAt: seconds },
    },
};

type Kind = MailTokenRow['kind'];

/** Fields of the registration that must not be blank (PUBLIC-6). */
const REQUIRED = ['forename', 'surname', 'street', 'zip', 'city', 'school', 'citySchool', 'degree'];

/** A reset mail and an activation mail open the same page (PUBLIC-1). */
const PASSWORD_KINDS: readonly Kind[] = ['password', 'activation'];

const link = (page: string, token: string): string => `/${page}?token=${encodeURIComponent(token)}`;

/** The open token of a call; throws a 404 for an unknown, used or void one alike. */
function openToken(req: Request, mock: Mock, kind: Kind | readonly Kind[]): MailTokenRow {
    const found = mock.openMailToken(kind, requiredText(bodyOf(req), 'token'));
    if (!found) throw new ApiError(404, 'Provided token is invalid');
    return found;
}

const userOf = (mock: Mock, token: MailTokenRow): UserRow | undefined =>
    mock.state.users.find(user => user.id === token.userId) ?? userByEmail(mock, token.email);

function registerPassword(api: Router, mock: Mock): void {
    api.post('/password/validateToken', (req, res) => {
        openToken(req, mock, PASSWORD_KINDS);
        res.json({});
    });

    api.post('/password/recover', (req, res) => {
        const user = userByEmail(mock, requiredText(bodyOf(req), 'identifier'));
        // An unknown address gets no mail, and the response does not reveal it.
        if (user) mailAccess(mock, user);
        res.status(204).end();
    });

    api.post('/password/reset', (req, res) => {
        const token = openToken(req, mock, PASSWORD_KINDS);
        const password = newPasswordOf(bodyOf(req));
        if (password === undefined) throw badRequest('"password" must not be empty');
        const user = userOf(mock, token);
        if (!user) throw new ApiError(404, 'Provided token is invalid');
        user.password = password;
        if (token.kind === 'activation') user.active = true;
        token.state = 'used';
        mock.save();
        res.status(204).end();
    });
}

function registerEducation(api: Router, mock: Mock): void {
    api.post('/edu/requestToken', (req, res) => {
        const email = emailOf(bodyOf(req), 'email');
        const token = mock.mailToken({ kind: 'edu', email, userId: null, customerDestination: null });
        mock.mail({
            to: email,
            kind: 'education',
            subject: 'Your educational licence',
            text: 'Follow the link to register for an educational licence.',
            link: link('activate-edu', token),
        });
        res.status(204).end();
    });

    api.post('/edu/validateToken', (req, res) => {
        openToken(req, mock, 'edu');
        res.json({});
    });

    api.post('/edu/activate', (req, res) => {
        const token = openToken(req, mock, 'edu');
        const { token: _token, ...data } = bodyOf(req);
        const email = emailOf(data, 'email');
        for (const name of REQUIRED) requiredText(data, name);
        if (data['consentTerms'] !== true || data['consentPrivacy'] !== true) throw badRequest('Both consents are required');
        const thisYear = new Date(mock.now() * 1000).getUTCFullYear();
        const gradYear = Number(data['gradYear']);
        if (gradYear < thisYear || gradYear > thisYear + 9)
            throw badRequest('"gradYear" must be this year or one of the next nine');
        token.state = 'used';
        mock.state.eduRegistrations.push({ id: mock.nextId('edu'), email, data, registeredAt: mock.now() });
        mock.mail({
            to: email,
            kind: 'registration',
            subject: 'Your registration',
            text: 'Thank you for your registration. Your educational licence is on its way.',
            link: null,
        });
        res.status(204).end();
    });
}

const wireCustomer = ({ id, name, flags }: CustomerRow): TransferToken['customerSource'] => ({
    id,
    name,
    flags: { demo: flags.demo },
});

/** The user and the customers of a transfer token; throws a 404 when one of them no longer exists or the user has moved already. */
function transferOf(
    req: Request,
    mock: Mock,
): { token: MailTokenRow; user: UserRow; source: CustomerRow; destination: CustomerRow } {
    const token = openToken(req, mock, 'transfer');
    const user = userOf(mock, token);
    const source = mock.state.customers.find(customer => customer.id === user?.customer);
    const destination = mock.state.customers.find(customer => customer.id === token.customerDestination);
    if (!user || !source || !destination || source === destination) throw new ApiError(404, 'Provided token is invalid');
    return { token, user, source, destination };
}

/** Releases what the user had at a customer: keys remain without a user, memberships end. */
function leave(mock: Mock, user: UserRow, customerId: string): void {
    for (const key of mock.state.keys) if (key.customerId === customerId && key.userId === user.id) assignKey(mock, key, null);
    for (const group of mock.state.cloudGroups) {
        if (group.customerId === customerId) group.userIds = group.userIds.filter(id => id !== user.id);
    }
}

function registerTransfer(api: Router, mock: Mock): void {
    api.post('/transfer/validateToken', (req, res) => {
        const { user, source, destination } = transferOf(req, mock);
        const answer: TransferToken = {
            user: user.email,
            customerSource: wireCustomer(source),
            customerDestination: wireCustomer(destination),
        };
        res.json(answer);
    });

    api.post('/transfer/approve', (req, res) => {
        const { token, user, source, destination } = transferOf(req, mock);
        leave(mock, user, source.id);
        const others = user.customers.filter(id => id !== source.id && id !== destination.id);
        // An administrator of the old customer becomes an ordinary user of the new one.
        Object.assign(user, {
            customer: destination.id,
            customers: [destination.id, ...others],
            company: destination.name,
            role: 'USER',
        });
        const defaults = mock.state.cloudGroups.filter(group => group.customerId === destination.id && group.autoAdd);
        for (const group of defaults) if (!group.userIds.includes(user.id)) group.userIds.push(user.id);
        token.state = 'used';
        endSessions(mock, user.id);
        res.status(204).end();
    });
}

/** The calls of the public pages: one-time tokens from mails, no sign-in (PUBLIC-2 to PUBLIC-8). */
export function register(api: Router, mock: Mock): void {
    registerPassword(api, mock);
    registerEducation(api, mock);
    registerTransfer(api, mock);
}
