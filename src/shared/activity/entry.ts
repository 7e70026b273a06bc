import { isObject } from '#dataProvider/checks';
import { isAbort, PortalError } from '#dataProvider/errors';
import type { ApiRequest } from '#dataProvider/httpClient';
import { isUnclear } from '#dataProvider/outcome';
import { markOfValue } from '#dataProvider/jobs/steps';
import type { User } from '#dataProvider/types';
import type { StoredEntry } from '#storage/activityDatabase';
import { decoded } from '../../start/match';

/** What is kept of a change (ACTIVITY-1): ids and no names, no addresses, tokens, passwords or texts. Pure. */

/** What an id is of: by the part of the path before it. */
const OF = {
    licences: 'licence',
    keys: 'key',
    users: 'user',
    cloudGroups: 'group',
    seats: 'seat',
    tickets: 'ticket',
    videos: 'video',
    comments: 'comment',
} as const;

export type RecordKind = (typeof OF)[keyof typeof OF];
export type Ids = Readonly<Partial<Record<RecordKind, string>>>;

/** The fields whose former value is kept, because it can be put back (ACTIVITY-5). */
const KEPT: Readonly<Record<string, readonly Field[]>> = {
    'PATCH /licences/{id}': ['name'],
    'PATCH /keys/{id}': ['label', 'expire'],
    'PATCH /cloudGroups/{id}': ['label', 'autoAdd'],
};

export type Field = 'name' | 'label' | 'expire' | 'autoAdd';
export type Value = string | number | boolean | null;

/** - `unknown`: there was no response, so that it may have taken effect */
export type Outcome = 'done' | 'failed' | 'unknown';

export interface Entry extends StoredEntry {
    /** the name of the call, e.g. `PUT /users/{id}/keys/{keyId}` */
    call: string;
    ids: Ids;
    outcome: Outcome;
    /** the HTTP status of a failure */
    status?: number;
    /** id of the job or, with `plan`, of the plan that it belongs to */
    job?: string;
    plan?: true;
    /** the names of the fields that were sent, without their values */
    fields?: readonly string[];
    /** the values before, as far as they can be put back */
    former?: Readonly<Partial<Record<Field, Value>>>;
    /** hashes of the values that were sent, by which is recognised whether they were changed since */
    marks?: Readonly<Partial<Record<Field, string>>>;
    /** ids of the users whom a key had before */
    from?: readonly string[];
    /** it was undone here */
    undone?: true;
}

/** A change as it was sent. */
export interface Change {
    /** how many were sent from this page until then */
    number: number;
    at: number;
    /** random, so that two tabs never give the same id */
    nonce: number;
    /** who was signed in */
    me: User | null;
    /** the last explicit sign-out when it was sent */
    signOut: string;
    path: string;
    request: ApiRequest;
}

/** What came of it: the data of a response, or an error. */
export interface Came {
    data?: unknown;
    error?: unknown;
}

const textIn = (record: unknown, name: string): string | undefined => {
    const value = isObject(record) ? record[name] : undefined;
    return typeof value === 'string' && value !== '' ? value : undefined;
};

/** The ids in a path, by what they are of. */
function idsIn(call: string, path: string): Partial<Record<RecordKind, string>> {
    const parts = (path.split('?')[0] ?? '').replace(/^\//, '').split('/');
    const names = (call.split(' /')[1] ?? '').split('/');
    const ids: Partial<Record<RecordKind, string>> = {};
    names.forEach((name, at) => {
        const of = OF[names[at - 1] as keyof typeof OF] as RecordKind | undefined;
        if (name.startsWith('{') && of !== undefined) ids[of] = decoded(parts[at] ?? '');
    });
    return ids;
}

/** Of what a call makes a record: by the call, where the id is in its response. */
const MADE: Readonly<Record<string, readonly [of: RecordKind, name: string]>> = {
    'POST /keys': ['key', 'id'],
    'POST /users': ['user', 'id'],
    'POST /cloudGroups': ['group', 'id'],
    'POST /tickets': ['ticket', 'ticketId'],
    'PUT /users/{id}/licences/{licenceId}': ['key', 'id'],
};

function idsOf({ path, request: { call = '', body, trace } }: Change, data: unknown): Ids {
    const [made, name = ''] = MADE[call] ?? [];
    const found = textIn(data, name);
    const licence = trace?.licence ?? textIn(trace?.before, 'licenceId') ?? textIn(body, 'licenceId');
    return { ...(licence ? { licence } : {}), ...idsIn(call, path), ...(made && found ? { [made]: found } : {}) };
}

const isValue = (value: unknown): value is Value => value === null || ['string', 'number', 'boolean'].includes(typeof value);

/** A missing value is the same as none. */
const valueIn = (record: unknown, field: Field): Value => {
    const value = isObject(record) ? record[field] : undefined;
    return isValue(value) ? value : null;
};

/** What the server has saved, or else what was sent. */
const savedIn = (body: unknown, data: unknown, field: Field): Value =>
    isObject(data) && data[field] !== undefined ? valueIn(data, field) : valueIn(body, field);

function formerOf({ call = '', body, trace }: ApiRequest, data: unknown): Pick<Entry, 'former' | 'marks'> {
    // A new key had none before: by its expiry is recognised whether it is as it was given.
    if (call === 'PUT /users/{id}/licences/{licenceId}') return { marks: { expire: markOfValue(savedIn(body, data, 'expire')) } };
    const before = trace?.before;
    const isKnown = (field: Field): boolean =>
        isObject(before) && (valueIn(before, field) !== null || (field === 'expire' && ('expire' in before || 'id' in before)));
    const known = (KEPT[call] ?? []).filter(field => isObject(body) && field in body && isKnown(field));
    if (known.length === 0) return {};
    return {
        former: Object.fromEntries(known.map(field => [field, valueIn(before, field)])),
        marks: Object.fromEntries(known.map(field => [field, markOfValue(savedIn(body, data, field))])),
    };
}

const outcomeOf = (error: unknown): Pick<Entry, 'outcome' | 'status'> => {
    if (error === undefined) return { outcome: 'done' };
    if (isAbort(error) || isUnclear(error)) return { outcome: 'unknown' };
    return { outcome: 'failed', ...(error instanceof PortalError ? { status: error.status } : {}) };
};

/** What is kept of a change. */
export function entryOf(change: Change, { data, error }: Came, { owner, id }: Pick<Entry, 'owner' | 'id'>): Entry {
    const { at, request } = change;
    const { call = '', body, trace } = request;
    const isPatch = call.startsWith('PATCH ') && isObject(body);
    return {
        ...{ id, owner, at, call, ids: idsOf(change, data), ...outcomeOf(error) },
        ...(trace?.job ? { job: trace.job.id } : {}),
        ...(trace?.job?.plan ? { plan: true } : {}),
        ...(isPatch ? { fields: Object.keys(body).filter(name => !name.startsWith('_')) } : {}),
        ...formerOf(request, data),
        ...(trace?.from ? { from: [...trace.from] } : {}),
    };
}
