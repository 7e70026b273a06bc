import type { Request, Router } from 'express';
import type { Key } from '../../dataProvider/types';
import { text, orNull, texts, boolean } from '../rows/schemas';
import type { Collections } from '../rows/state';
import type { Descriptions } from '../rows/types';
import type { Caller, Mock } from '../context';
import { answerCollection, answerRecord } from '../odata';
import { aliasOf } from '../seed/users';
import type { LicenceRow } from './licences';
import { assignKey, createKey, leaveKey, mailKey, newKeyToken, removeKeys } from './shared/changes';
import { holdersOf, isHolder } from './shared/holders';
import { badRequest, bodyOf, conflict, expiryOf, forbidden, notFound, param, requiredText } from './shared/input';
import {
    findKey,
    findLicence,
    findUser,
    refuseAssigned,
    refuseAutomatic,
    refuseExpired,
    refuseFull,
    refuseProduct,
} from './shared/rules';
import { callerView, viewOf } from './shared/view';
import { keyOptions, userOptions } from './shared/wire';

/** `userId` is the one user the key is assigned to; `sharedWith` are further ones, which earlier rules allowed. */
export type KeyRow = Pick<Key, 'id' | 'licenceId' | 'product' | 'token' | 'label' | 'expire' | 'licenceType'> & {
    customerId: string;
    userId: string | null;
    sharedWith?: string[];
    sendMail: boolean;
};

declare module '../rows/state' {
    interface MockState {
        keys: KeyRow[];
    }
}

export const ROWS: Descriptions<Collections<'keys'>> = {
    keys: {
        name: 'key',
        prefix: 'k',
        schema: 'Key',
        shared: ['id', 'licenceId', 'product', 'token', 'label', 'expire', 'licenceType'],
        own: {
            customerId: text,
            userId: orNull(text),
            sharedWith: { ...texts, description: 'Further users, which earlier rules allowed.' },
            sendMail: { ...boolean, description: 'Mail the key to the user to whom it is assigned.' },
        },
        optional: ['sharedWith'],
        references: { licenceId: 'licences', customerId: 'customers', userId: 'users', sharedWith: 'users' },
    },
};

/** How the calls of this file reach a key. */
function accessTo(mock: Mock) {
    const answer = (req: Request, caller: Caller, key: KeyRow): object =>
        answerRecord(req, key, keyOptions(viewOf(mock, caller), true));

    /** The key of a changing call, with its licence. */
    const writable = (req: Request, name: string): { caller: Caller; key: KeyRow; licence: LicenceRow } => {
        const caller = mock.writer(req);
        const key = findKey(mock, caller, param(req, name));
        return { caller, key, licence: findLicence(mock, caller, key.licenceId) };
    };

    return { answer, writable };
}

/** The keys of a customer, a new one, and the request for one. */
function registerKeys(api: Router, mock: Mock): void {
    const { answer } = accessTo(mock);
    api.get('/keys', (req, res) => {
        const view = callerView(mock, req);
        const rows = view.caller.isAdmin ? view.relations.keys : view.relations.keysOfUser(view.caller.user.id);
        res.json(answerCollection(req, rows, keyOptions(view, false)));
    });

    api.post('/keys', (req, res) => {
        const caller = mock.writer(req);
        const body = bodyOf(req);
        viewOf(mock, caller);
        const licence = findLicence(mock, caller, requiredText(body, 'licenceId'));
        const label = requiredText(body, 'label');
        const expire = expiryOf(body, mock.now(), caller.customer.flags.school) ?? null;
        refuseExpired(licence, mock);
        // its keys are created by assigning it to a user (LICENCE-3)
        refuseAutomatic(licence);
        refuseFull(licence, mock);
        const key = createKey(mock, licence, { label, expire, sendMail: body['_sendMail'] === true });
        res.status(201).json(answer(req, caller, key));
    });

    // Only for a USER, who asks the administrators; administrators assign keys themselves.
    api.post('/keys/request', (req, res) => {
        const { user, customer, isReader } = mock.caller(req);
        if (isReader) throw forbidden();
        const product = requiredText(bodyOf(req), 'product');
        for (const admin of mock.state.users) {
            if (admin.customer !== customer.id || admin.role !== 'ADMIN' || !admin.active) continue;
            mock.mail({
                to: admin.email,
                kind: 'key-request',
                subject: `${aliasOf(user)} asks for a licence key`,
                text: `${aliasOf(user)} (${user.email}) asks for a licence key of the product ${product}.`,
                link: `/user-management/${encodeURIComponent(user.id)}/why?product=${encodeURIComponent(product)}`,
            });
        }
        res.status(204).end();
    });
}

/** One key: read, changed, deleted, renewed and sent; its users. */
function registerKey(api: Router, mock: Mock): void {
    const { answer, writable } = accessTo(mock);
    api.get('/keys/:id', (req, res) => {
        const view = callerView(mock, req);
        res.json(answerRecord(req, findKey(mock, view.caller, param(req, 'id')), keyOptions(view, false)));
    });

    api.patch('/keys/:id', (req, res) => {
        const { caller, key, licence } = writable(req, 'id');
        const body = bodyOf(req);
        refuseExpired(licence, mock);
        refuseAutomatic(licence);
        // missing or unchanged fields stay as they are; a school may not clear the expiry
        const sent = 'expire' in body && body['expire'] !== key.expire;
        const expire = sent ? expiryOf(body, mock.now(), caller.customer.flags.school) : undefined;
        if ('label' in body) key.label = requiredText(body, 'label');
        if (expire !== undefined) key.expire = expire;
        mock.save();
        res.json(answer(req, caller, key));
    });

    api.delete('/keys/:id', (req, res) => {
        const { key, licence } = writable(req, 'id');
        refuseAutomatic(licence);
        removeKeys(mock, [key]);
        res.status(204).end();
    });

    api.get('/keys/:id/users', (req, res) => {
        const view = callerView(mock, req);
        const ids = holdersOf(findKey(mock, view.caller, param(req, 'id')));
        const holders = ids.flatMap(id => view.relations.user(id) ?? []);
        res.json(answerCollection(req, holders, userOptions(view)));
    });

    // Only online keys can be renewed, but not those of academy and rooms (KEY-5).
    api.post('/keys/:id/refresh', (req, res) => {
        const { key, licence } = writable(req, 'id');
        refuseExpired(licence, mock);
        refuseProduct(key, ['academy', 'rooms']);
        if (key.licenceType !== 'ol') throw conflict('Only keys of online licences can be renewed');
        key.token = newKeyToken();
        mock.save();
        res.json({ token: key.token });
    });

    api.post('/keys/:id/send', (req, res) => {
        const { key, licence } = writable(req, 'id');
        const users = mock.state.users.filter(row => isHolder(key, row));
        if (users.length === 0) throw badRequest('The key has no user');
        refuseExpired(licence, mock);
        refuseProduct(key, ['academy', 'rooms']);
        if (users.some(user => !user.active)) throw conflict('The user is inactive', 'USER_INACTIVE');
        for (const user of users) mailKey(mock, key, user);
        res.status(204).end();
    });
}

/** The keys of a user. */
function registerUserKeys(api: Router, mock: Mock): void {
    const { answer, writable } = accessTo(mock);
    api.get('/users/:id/keys', (req, res) => {
        const view = callerView(mock, req);
        const { caller, relations } = view;
        const id = param(req, 'id');
        if (!caller.isAdmin && id !== caller.user.id) throw forbidden();
        const user = findUser(mock, caller, id);
        res.json(answerCollection(req, relations.keysOfUser(user.id), keyOptions(view, true)));
    });

    api.put('/users/:id/keys/:keyId', (req, res) => {
        const { caller, key, licence } = writable(req, 'keyId');
        const user = findUser(mock, caller, param(req, 'id'));
        refuseExpired(licence, mock);
        refuseAssigned(user, licence, mock, key);
        assignKey(mock, key, user);
        res.json(answer(req, caller, key));
    });

    api.delete('/users/:id/keys/:keyId', (req, res) => {
        const { caller, key, licence } = writable(req, 'keyId');
        const user = findUser(mock, caller, param(req, 'id'));
        if (!isHolder(key, user)) throw notFound('Key');
        refuseExpired(licence, mock);
        if (holdersOf(key).length > 1) leaveKey(key, user);
        else assignKey(mock, key, null);
        mock.save();
        res.status(204).end();
    });
}

/** Keys and their users (KEY-1 to KEY-7). */
export function register(api: Router, mock: Mock): void {
    registerKeys(api, mock);
    registerKey(api, mock);
    registerUserKeys(api, mock);
}
