import type { Body, CallName } from '../call';
import { counted, sampled, type Order } from '../odata/build';
import { codeForms } from '../text';
import type { Resource, SearchedField } from './types';

export type { ListParams, ReadCall, ReadMeta, Resource } from './types';

const fields = (...properties: string[]): SearchedField[] => properties.map(property => ({ property }));

/** A sort field with the same name as its property. */
const by = (property: string) => ({ [property]: [{ property }] });

/** Strips leading zeros: the portal shows numbers padded to five digits, and users search for what they see. */
const withoutPadding = (typed: string): string[] => [/^\d+$/.test(typed) ? typed.replace(/^0+(?=\d)/, '') : typed];

/** Users related to another record; administrators' notes are not searched. */
const related = { searched: fields('email', 'forename', 'surname'), sorts: { ...by('email'), ...by('surname') } };

/** The module of a licence that allows CAM tickets (TICKET-1). */
export const CAM_MODULE = 126;

/** How many members a row of the list of groups names (GROUP-5). */
export const MEMBERS_NAMED = 10;

const groupSorts = { autoAdd: [{ property: 'autoAdd' }, { property: 'label' }], ...by('label') };

/** Seats always have one order: active first, then by machine (SEAT-1). */
export const seatOrder: readonly Order[] = [
    { property: 'active', descending: true },
    { property: 'machineName', descending: false },
];

/** What a licence's page shows, and what the reason for a refusal is derived from (src/licences). */
export const LICENCE_DETAILS = [counted('users'), counted('keys'), counted('seats'), 'modules'] as const;

/**
 * One entry per resource with everything in which resources differ (LIST-3); the rest of the data provider does not depend on a resource's
 * name.
 */
const table = {
    licences: {
        calls: { list: 'GET /licences', one: 'GET /licences/{id}', update: 'PATCH /licences/{id}' },
        newDb: true,
        expandOne: LICENCE_DETAILS,
        searched: fields('name', 'product'),
        sorts: {
            ...by('name'),
            type: [{ property: 'licenceType' }, { property: 'name' }],
            ...by('count'),
            used: [{ property: 'count_active_licences' }],
        },
        defaultSort: { field: 'name', order: 'ASC' },
    },
    keys: {
        calls: {
            list: 'GET /keys',
            one: 'GET /keys/{id}',
            create: 'POST /keys',
            update: 'PATCH /keys/{id}',
            delete: 'DELETE /keys/{id}',
        },
        newDb: true,
        within: {
            licence: { list: 'GET /licences/{id}/keys', newDb: true },
            user: { list: 'GET /users/{id}/keys', newDb: true },
        },
        searched: [...fields('label', 'email'), { property: 'token', terms: codeForms }],
        // a key without an expiry lasts longest
        sorts: { ...by('label'), expire: [{ property: 'expire', emptyLast: true }] },
        defaultSort: { field: 'label', order: 'ASC' },
    },
    seats: {
        calls: {},
        within: { licence: { list: 'GET /licences/{id}/seats' } },
        searched: [{ property: 'keyId', identifies: true }, ...fields('machineName')],
        searchedNames: fields('machineName'),
        sorts: {},
        defaultSort: { field: 'active', order: 'DESC' },
        fixedOrder: seatOrder,
    },
    users: {
        calls: {
            list: 'GET /users',
            one: 'GET /users/{id}',
            create: 'POST /users',
            update: 'PATCH /users/{id}',
            delete: 'DELETE /users/{id}',
        },
        newDb: true,
        within: {
            licence: { list: 'GET /licences/{id}/users', newDb: true, ...related },
            key: { list: 'GET /keys/{id}/users', newDb: true, ...related },
            group: { list: 'GET /cloudGroups/{id}/users', ...related },
        },
        expandOne: ['cloudGroups', 'keys'],
        searched: fields('email', 'forename', 'surname', 'adminNote'),
        searchedNames: related.searched,
        sorts: {
            ...by('email'),
            user: [{ property: 'surname' }, { property: 'forename', linked: true }],
            note: [{ property: 'adminNote' }],
        },
        defaultSort: { field: 'email', order: 'ASC' },
    },
    cloudGroups: {
        calls: {
            list: 'GET /cloudGroups',
            one: 'GET /cloudGroups/{id}',
            create: 'POST /cloudGroups',
            update: 'PATCH /cloudGroups/{id}',
            delete: 'DELETE /cloudGroups/{id}',
        },
        within: { user: { list: 'GET /users/{id}/cloudGroups', expand: [], sorts: groupSorts } },
        // only as many as a row names: groups of a large customer have thousands
        expand: [sampled('users', MEMBERS_NAMED)],
        expandOne: [counted('users')],
        searched: fields('label'),
        sorts: {
            ...groupSorts,
            members: [{ property: 'users/$count' }],
        },
        // default groups first
        defaultSort: { field: 'autoAdd', order: 'DESC' },
    },
    contracts: {
        calls: { list: 'GET /contracts', one: 'GET /contracts/{id}' },
        searched: fields('name'),
        sorts: { ...by('startOn'), ...by('name'), ...by('endOn') },
        defaultSort: { field: 'startOn', order: 'ASC' },
    },
    invoices: {
        calls: { list: 'GET /invoices' },
        searched: fields('name'),
        sorts: { ...by('created'), ...by('name') },
        // newest first
        defaultSort: { field: 'created', order: 'DESC' },
    },
    tickets: {
        calls: { list: 'GET /tickets', one: 'GET /tickets/{id}' },
        searched: [
            { property: 'index', terms: withoutPadding },
            { property: 'content', optional: true },
        ],
        sorts: { ...by('created'), ...by('status') },
        // newest first
        defaultSort: { field: 'created', order: 'DESC' },
    },
} as const satisfies Readonly<Record<string, Resource>>;

/** The resources of the data provider. */
export type ResourceName = keyof typeof table;

export const resources: Readonly<Record<ResourceName, Resource>> = table;

type Table = typeof table;
type Bodies<Verb extends 'create' | 'update'> = {
    [
        Name in ResourceName as Table[Name]['calls'] extends Record<Verb, CallName> ? Name : never
    ]: Table[Name]['calls'] extends Record<Verb, infer Call extends CallName> ? Body<Call> : never;
};

/** The body of a creation, by resource. */
export type Creations = Bodies<'create'>;
/** The body of a change, by resource. */
export type Changes = Bodies<'update'>;
