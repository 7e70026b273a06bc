import type { Request, Router } from 'express';
import { text, seconds, orNull } from '../rows/schemas';
import type { Collections, Row } from '../rows/state';
import type { Descriptions } from '../rows/types';
import { ApiError, type Mock } from '../context';
import { answerRecord } from '../odata';
import { badRequest, bodyOf, clearableText, forbidden, textOf } from './shared/input';
import { relationsOf } from './shared/relations';
import { userOptions } from './shared/wire';

/**
 * A sign-in. `customer` is the one that the user signed in for; `customerContext` is null unless it was chosen. Temporary: change-password
 * tokens.
 */
export interface SessionRow {
    token: string;
    userId: string;
    customer: string;
    customerContext: string | null;
    createdAt: number;
}

declare module '../rows/state' {
    interface MockState {
        sessions: SessionRow[];
    }
}

export const ROWS: Descriptions<Collections<'sessions'>> = {
    sessions: {
        name: 'sign-in',
        prefix: '',
        own: { token: text, userId: text, customer: text, customerContext: orNull(text), createdAt: seconds },
        references: { userId: 'users', customer: 'customers' },
        dependent: true,
    },
};

/** Characters (PUBLIC-4). */
const PASSWORD_MINIMUM = 6;
const DISPLAY_NAME_MAXIMUM = 255;

/** The account of a Basic header, whose base64 contains the UTF-8 bytes of `email:password` (WIRE-3); only active ones. */
function accountOf(req: Request, mock: Mock): Row<'users'> {
    const encoded = /^Basic\s+([\w+/=-]+)$/i.exec(req.headers.authorization ?? '')?.[1];
    const text = encoded === undefined ? '' : Buffer.from(encoded, 'base64').toString('utf8');
    const separator = text.indexOf(':');
    const email = text.slice(0, separator).trim().toLowerCase();
    const password = text.slice(separator + 1);
    const user = separator < 0 ? undefined : mock.state.users.find(candidate => candidate.email.toLowerCase() === email);
    if (!user?.active || user.password !== password) throw new ApiError(401, 'E-mail or password is wrong');
    return user;
}

/** A new password as stored: trimmed, at least six characters; anything else is a 400. */
export function newPasswordOf(body: Record<string, unknown>): string | undefined {
    const password = textOf(body, 'password');
    if (password !== undefined && Array.from(password).length < PASSWORD_MINIMUM) {
        throw badRequest(`The password must consist of at least ${PASSWORD_MINIMUM} characters`);
    }
    return password;
}

/** Ends one sign-in: invalidates its token and releases its academy session. */
function endSession(mock: Mock, token: string): void {
    const { sessions, academySessions } = mock.state;
    for (const rows of [sessions, academySessions]) {
        const index = rows.findIndex(row => row.token === token);
        if (index >= 0) rows.splice(index, 1);
    }
    mock.save();
}

/** Sign-in, sign-out and the signed-in user (SESSION-5, PROFILE-3, PROFILE-4). */
export function register(api: Router, mock: Mock): void {
    api.post('/user/token', (req, res) => {
        const user = accountOf(req, mock);
        const chosen = textOf(bodyOf(req), 'customer') ?? null;
        if (chosen === null && user.customers.length > 1) {
            res.status(300).json(user.customers);
            return;
        }
        if (chosen !== null && !user.customers.includes(chosen))
            throw new ApiError(401, 'The account does not belong to this customer');
        const token = mock.nextToken();
        mock.state.sessions.push({
            token,
            userId: user.id,
            customer: chosen ?? user.customers[0] ?? user.customer,
            customerContext: chosen,
            createdAt: mock.now(),
        });
        mock.save();
        res.json({ token });
    });

    api.delete('/user/token', (req, res) => {
        endSession(mock, mock.caller(req).session.token);
        res.status(204).end();
    });

    const answerUser = (req: Request): object => {
        const caller = mock.caller(req);
        const relations = relationsOf(mock.state, caller.customer.id);
        return answerRecord(req, caller.user, userOptions({ caller, relations }, true));
    };

    api.get('/user', (req, res) => {
        res.json(answerUser(req));
    });

    api.patch('/user', (req, res) => {
        const { user } = mock.caller(req);
        const body = bodyOf(req);
        if (user.role === 'USER' && ('forename' in body || 'surname' in body)) throw forbidden();
        const password = newPasswordOf(body);
        const changes = {
            displayName: clearableText(body, 'displayName', DISPLAY_NAME_MAXIMUM),
            forename: clearableText(body, 'forename'),
            surname: clearableText(body, 'surname'),
        };
        for (const [name, value] of Object.entries(changes)) if (value !== undefined) Object.assign(user, { [name]: value });
        if (password !== undefined) user.password = password;
        mock.save();
        res.json(answerUser(req));
    });
}
