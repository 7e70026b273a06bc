import { counted, sampled, type Order } from '../odata/build';
import * as texts from './errors';
import type { Resource, ResourceName, SearchedField } from './types';

export type { ReadMeta, Resource, ResourceName } from './types';

const MINUTE_MS = 60_000;
const id = encodeURIComponent;

const fields = (...properties: string[]): SearchedField[] => properties.map(property => ({ property }));

/** A sort field whose name is its property's. */
const by = (property: string) => ({ [property]: [{ property }] });

/** Numbers are shown padded to five digits; what was typed with zeros before it finds the same. */
const withoutPadding = (typed: string): string => typed.replace(/^0+(?=\d+$)/, '');

/** Users as they stand within another record: without the administrators' note. */
const related = { searched: fields('email', 'forename', 'surname'), sorts: { ...by('email'), ...by('surname') } };

/** The module of a licence that opens the CAM tickets (contract, section 4). */
export const CAM_MODULE = 126;

/** Lists of groups name so many members (specification 2, section 9). */
export const MEMBERS_NAMED = 10;

const groupSorts = { autoAdd: [{ property: 'autoAdd' }, { property: 'label' }], ...by('label') };

/** Seats have one order: active first, then by machine, wherever they are listed (specification 2, section 3). */
export const seatOrder: readonly Order[] = [
    { property: 'active', descending: true },
    { property: 'machineName', descending: false },
];

/**
 * The resources, one row each (contract, section 2). What differs between them is said here; nothing else of the data provider
 * knows a resource by its name.
 */
export const resources: Readonly<Record<ResourceName, Resource>> = {
    licences: {
        path: 'licences',
        newDb: true,
        expandOne: [counted('users'), counted('keys'), counted('seats'), 'modules'],
        searched: fields('name', 'product'),
        sorts: {
            ...by('name'),
            type: [{ property: 'licenceType' }, { property: 'name' }],
            ...by('count'),
            used: [{ property: 'count_active_licences' }],
        },
        defaultSort: { field: 'name', order: 'ASC' },
        freshMs: 5 * MINUTE_MS,
        writable: ['name'],
        errors: { list: texts.licences, one: texts.licences, update: texts.renameLicence },
    },
    keys: {
        path: 'keys',
        newDb: true,
        within: {
            licence: licence => ({ path: `licences/${id(licence)}/keys`, newDb: true }),
            user: user => ({ path: `users/${id(user)}/keys`, newDb: true }),
        },
        searched: fields('label', 'email', 'token'),
        // a key without an expiry lasts longest
        sorts: { ...by('label'), expire: [{ property: 'expire', emptyLast: true }] },
        defaultSort: { field: 'label', order: 'ASC' },
        freshMs: MINUTE_MS,
        writable: ['label', 'expire'],
        creatable: ['label', 'expire', 'licenceId', '_sendMail'],
        deletable: true,
        errors: {
            list: texts.licences,
            one: texts.licences,
            create: texts.createKey,
            update: texts.saveKey,
            delete: texts.deleteKey,
        },
    },
    seats: {
        within: { licence: licence => ({ path: `licences/${id(licence)}/seats`, newDb: false }) },
        searched: [{ property: 'keyId', identifies: true }, ...fields('machineName')],
        sorts: {},
        defaultSort: { field: 'active', order: 'DESC' },
        fixedOrder: seatOrder,
        freshMs: MINUTE_MS,
        errors: { list: texts.seats, one: texts.seats },
    },
    users: {
        path: 'users',
        newDb: true,
        within: {
            licence: licence => ({ path: `licences/${id(licence)}/users`, newDb: true, ...related }),
            key: key => ({ path: `keys/${id(key)}/users`, newDb: true, ...related }),
            group: group => ({ path: `cloudGroups/${id(group)}/users`, newDb: false, ...related }),
        },
        searched: fields('email', 'forename', 'surname', 'adminNote'),
        searchedPeople: related.searched,
        sorts: {
            ...by('email'),
            user: [{ property: 'surname' }, { property: 'forename', linked: true }],
            note: [{ property: 'adminNote' }],
        },
        defaultSort: { field: 'email', order: 'ASC' },
        freshMs: 5 * MINUTE_MS,
        writable: ['email', 'forename', 'surname', 'adminNote'],
        creatable: ['email', 'forename', 'surname', 'adminNote', '_sendMail', '_randomPassword'],
        deletable: true,
        errors: {
            list: texts.users,
            one: texts.users,
            create: texts.createUser,
            update: texts.saveUser,
            delete: texts.deleteUser,
        },
    },
    cloudGroups: {
        path: 'cloudGroups',
        within: { user: user => ({ path: `users/${id(user)}/cloudGroups`, newDb: false, expand: [], sorts: groupSorts }) },
        // as many as a list names: the groups of a large customer hold thousands
        expand: [sampled('users', MEMBERS_NAMED)],
        searched: fields('label'),
        sorts: {
            ...groupSorts,
            members: [{ property: 'users/$count' }],
        },
        // default groups first
        defaultSort: { field: 'autoAdd', order: 'DESC' },
        freshMs: 5 * MINUTE_MS,
        writable: ['label', 'autoAdd'],
        creatable: ['label', 'autoAdd'],
        deletable: true,
        errors: {
            list: texts.cloudGroups,
            one: texts.cloudGroups,
            create: texts.createCloudGroup,
            update: texts.saveCloudGroup,
            delete: texts.deleteCloudGroup,
        },
    },
    contracts: {
        path: 'contracts',
        searched: fields('name'),
        sorts: { ...by('startOn'), ...by('name'), ...by('endOn') },
        defaultSort: { field: 'startOn', order: 'ASC' },
        freshMs: MINUTE_MS,
        errors: { list: texts.contracts, one: texts.contract },
    },
    invoices: {
        path: 'invoices',
        searched: fields('name'),
        sorts: { ...by('created'), ...by('name') },
        // newest first
        defaultSort: { field: 'created', order: 'DESC' },
        freshMs: MINUTE_MS,
        errors: { list: texts.contracts },
    },
    tickets: {
        path: 'tickets',
        searched: [
            { property: 'index', term: withoutPadding },
            { property: 'content', optional: true },
        ],
        sorts: { ...by('created'), ...by('status') },
        // newest first
        defaultSort: { field: 'created', order: 'DESC' },
        freshMs: MINUTE_MS,
        errors: { list: texts.tickets, one: texts.ticket },
    },
};

/** Writes that change no record: mails, sessions, requests to other people. */
const CHANGES_NOTHING = /^(keys\/request|keys\/[^/]+\/send|users\/[^/]+\/(send|logout|recover)|user\/token)$/;

/**
 * What a change makes stale, by the first part of the path that was written to: the number of keys in use stands in licences,
 * the members in groups, and so on.
 */
const touched: Readonly<Record<string, readonly ResourceName[]>> = {
    licences: ['licences', 'keys', 'seats', 'users'],
    keys: ['keys', 'licences', 'seats', 'users'],
    users: ['users', 'keys', 'licences', 'seats', 'cloudGroups'],
    cloudGroups: ['cloudGroups', 'users'],
    tickets: ['tickets'],
    orders: ['licences', 'keys'],
    user: ['users'],
};

/** The collections that a write to a path (below the base, a query aside) makes stale. */
export function touchedBy(path: string): readonly ResourceName[] {
    const [written = ''] = path.split('?');
    return CHANGES_NOTHING.test(written) ? [] : (touched[written.split('/')[0] ?? ''] ?? []);
}
