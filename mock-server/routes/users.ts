import type { Request, Router } from 'express';
import type { User } from '../../dataProvider/types';
import { text, texts } from '../rows/schemas';
import type { Collections } from '../rows/state';
import type { Descriptions } from '../rows/types';
import type { Caller, Mock } from '../context';
import { answerCollection, answerRecord } from '../odata';
import { aliasOf } from '../seed/users';
import { mailAccess, mailRandomPassword, mailTransfer, mailUserData, refuseTaken, userByEmail } from './shared/accounts';
import { assignKey, createKey, endSessions, leaveKey, removeKeys, removeUser } from './shared/changes';
import { holdersOf, isHolder } from './shared/holders';
import { badRequest, bodyOf, clearableText, conflict, emailOf, expiryOf, forbidden, notFound, param } from './shared/input';
import { findLicence, findUser, isAutomatic, refuseAssigned, refuseExpired, refuseFull } from './shared/rules';
import { adminView, callerView, viewOf } from './shared/view';
import { groupOptions, keyOptions, userOptions } from './shared/wire';

/** A user. `customer` is the user's own customer, `customers` all that the user can choose from at sign-in. */
export type UserRow = Pick<
    User,
    | 'id'
    | 'email'
    | 'forename'
    | 'surname'
    | 'displayName'
    | 'adminNote'
    | 'active'
    | 'role'
    | 'phone'
    | 'company'
    | 'function'
    | 'cam'
    | 'customer'
    | 'cloud'
> & {
    password: string;
    customers: string[];
};

declare module '../rows/state' {
    interface MockState {
        users: UserRow[];
    }
}

export const ROWS: Descriptions<Collections<'users'>> = {
    users: {
        name: 'user',
        prefix: 'u',
        schema: 'User',
        shared: [
            'id',
            'email',
            'forename',
            'surname',
            'displayName',
            'adminNote',
            'active',
            'role',
            'phone',
            'company',
            'function',
            'cam',
            'customer',
            'cloud',
        ],
        own: { password: text, customers: { ...texts, description: 'The customers to choose from at sign-in.' } },
        references: { customer: 'customers', customers: 'customers' },
    },
};

/** Characters (USER-3). */
const NOTE_LIMIT = 255;

/** How the calls of this file reach a user. */
function accessTo(mock: Mock) {
    const answer = (req: Request, caller: Caller, user: UserRow): object =>
        answerRecord(req, user, userOptions(viewOf(mock, caller), true));

    /** The user of a call that assigns or removes something: one of the customer's own or a guest (USER-10). */
    const reachable = (req: Request): { caller: Caller; user: UserRow } => {
        const caller = mock.writer(req);
        return { caller, user: findUser(mock, caller, param(req, 'id')) };
    };

    /** The user of a call about personal data: guests are managed by their own customer, 403. */
    const writable = (req: Request): { caller: Caller; user: UserRow } => {
        const found = reachable(req);
        if (found.user.customer !== found.caller.customer.id) throw forbidden();
        return found;
    };

    return { answer, reachable, writable };
}

/** The users of a customer, and a new one. */
function registerUsers(api: Router, mock: Mock): void {
    const { answer } = accessTo(mock);
    api.get('/users', (req, res) => {
        const view = adminView(mock, req);
        res.json(answerCollection(req, view.relations.users, userOptions(view)));
    });

    api.post('/users', (req, res) => {
        const caller = mock.writer(req);
        const { customer } = caller;
        const body = bodyOf(req);
        const email = emailOf(body, 'email');
        const random = body['_randomPassword'] === true;
        if (random && (customer.flags.demo || customer.flags.school)) throw badRequest('A random password is not available');
        const forename = clearableText(body, 'forename') ?? null;
        const surname = clearableText(body, 'surname') ?? null;
        const adminNote = clearableText(body, 'adminNote', NOTE_LIMIT) ?? null;
        refuseTaken(mock, email, customer);
        const user: UserRow = {
            id: mock.nextId('u'),
            email,
            forename,
            surname,
            displayName: [forename, surname].filter(Boolean).join(' ') || null,
            adminNote,
            active: false,
            role: 'USER',
            phone: null,
            company: customer.name,
            function: null,
            cam: false,
            customer: customer.id,
            customers: [customer.id],
            cloud: { access: customer.flags.cloud, featureLevel: customer.cloud.featureLevel ?? null, quota: null },
            password: mock.nextToken(),
        };
        mock.state.users.push(user);
        for (const group of mock.state.cloudGroups) {
            if (group.customerId === customer.id && group.autoAdd) group.userIds.push(user.id);
        }
        // a random password is useless unless it is mailed
        if (random) mailRandomPassword(mock, user);
        else if (body['_sendMail'] === true) mailAccess(mock, user);
        mock.save();
        res.status(201).json(answer(req, caller, user));
    });
}

/** One user: read, changed, deleted; its cloud groups. */
function registerRecord(api: Router, mock: Mock): void {
    const { answer, writable } = accessTo(mock);
    api.get('/users/:id', (req, res) => {
        const view = adminView(mock, req);
        res.json(answerRecord(req, findUser(mock, view.caller, param(req, 'id')), userOptions(view, true)));
    });

    api.patch('/users/:id', (req, res) => {
        const { caller, user } = writable(req);
        const body = bodyOf(req);
        const email = 'email' in body ? emailOf(body, 'email') : user.email;
        const forename = clearableText(body, 'forename');
        const surname = clearableText(body, 'surname');
        const adminNote = clearableText(body, 'adminNote', NOTE_LIMIT);
        refuseTaken(mock, email, caller.customer, user);
        user.email = email;
        if (forename !== undefined) user.forename = forename;
        if (surname !== undefined) user.surname = surname;
        if (adminNote !== undefined) user.adminNote = adminNote;
        mock.save();
        res.json(answer(req, caller, user));
    });

    api.delete('/users/:id', (req, res) => {
        const { user } = writable(req);
        if (user.role === 'ADMIN') throw forbidden();
        removeUser(mock, user);
        res.status(204).end();
    });

    api.get('/users/:id/cloudGroups', (req, res) => {
        const view = callerView(mock, req);
        const { caller, relations } = view;
        const id = param(req, 'id');
        if (!caller.isAdmin && id !== caller.user.id) throw forbidden();
        const user = findUser(mock, caller, id);
        const groups = caller.customer.flags.demo ? [] : relations.groupsOfUser(user.id);
        res.json(answerCollection(req, groups, groupOptions(view)));
    });
}

/** What is sent to a user, and the end of its sessions. */
function registerMails(api: Router, mock: Mock): void {
    const { writable } = accessTo(mock);
    api.post('/users/:id/send', (req, res) => {
        const { caller, user } = writable(req);
        mailUserData(mock, user, caller.customer);
        res.status(204).end();
    });

    api.post('/users/:id/logout', (req, res) => {
        endSessions(mock, writable(req).user.id);
        res.status(204).end();
    });

    // Administrators cannot reset their own password here (USER-6): they use the profile.
    api.post('/users/:id/recover', (req, res) => {
        const { caller, user } = writable(req);
        const body = bodyOf(req);
        const recipient = '_recipient' in body ? emailOf(body, '_recipient') : undefined;
        if (user.id === caller.user.id) throw forbidden();
        mailAccess(mock, user, recipient);
        res.status(204).end();
    });
}

/** The licences of a user. */
function registerLicences(api: Router, mock: Mock): void {
    const { reachable } = accessTo(mock);
    api.put('/users/:id/licences/:licenceId', (req, res) => {
        const { caller, user } = reachable(req);
        viewOf(mock, caller);
        const { school } = caller.customer.flags;
        const licence = findLicence(mock, caller, param(req, 'licenceId'));
        const body = bodyOf(req);
        const expire = expiryOf(body, mock.now(), school || isAutomatic(licence)) ?? null;
        refuseExpired(licence, mock);
        // schools do not see the automatic licence (USER-12)
        if (school && isAutomatic(licence))
            throw conflict('The automatic licence is not available to schools', 'LICENCE_AUTOMATIC');
        refuseAssigned(user, licence, mock);
        refuseFull(licence, mock);
        const key = createKey(mock, licence, { label: aliasOf(user), expire, sendMail: body['_sendMail'] === true });
        assignKey(mock, key, user);
        res.json(answerRecord(req, key, keyOptions(viewOf(mock, caller), true)));
    });

    // Assigning a licence creates a key, so this deletes it, and the licence has a free one again.
    api.delete('/users/:id/licences/:licenceId', (req, res) => {
        const { caller, user } = reachable(req);
        const licence = findLicence(mock, caller, param(req, 'licenceId'));
        const keys = mock.state.keys.filter(key => key.licenceId === licence.id && isHolder(key, user));
        if (keys.length === 0) throw notFound('Licence');
        refuseExpired(licence, mock);
        // a key with other users remains for them
        const shared = keys.filter(key => holdersOf(key).length > 1);
        for (const key of shared) leaveKey(key, user);
        removeKeys(
            mock,
            keys.filter(key => !shared.includes(key)),
        );
        res.status(204).end();
    });
}

/** The request to transfer a user. */
function registerTransfer(api: Router, mock: Mock): void {
    api.post('/transfer/request', (req, res) => {
        const { customer } = mock.writer(req);
        const user = userByEmail(mock, emailOf(bodyOf(req), 'user'));
        if (!user) throw notFound('User');
        if (user.customer === customer.id) throw conflict('The user belongs to this customer already');
        mailTransfer(mock, user, customer);
        res.status(204).end();
    });
}

/** User management, licences of a user, transfer requests. */
export function register(api: Router, mock: Mock): void {
    registerUsers(api, mock);
    registerRecord(api, mock);
    registerMails(api, mock);
    registerLicences(api, mock);
    registerTransfer(api, mock);
}
