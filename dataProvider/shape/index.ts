import { isObject } from '../answers';
import { malformed } from '../errors';
import type { HttpClient } from '../httpClient';
import { resources } from '../resources';
import { optionalRows, type Reader } from './readers';
import * as records from './records';

/**
 * The boundary between what a server sends and what the portal's types promise (docs/quality.md, "Faults and input"). A field that is
 * missing or has another type becomes its type's empty value; a row without an id is left out; a response without any of what was requested
 * fails as malformed. The smaller `person.ts` reads the signed-in user and the customer.
 */

type Read = Reader<object | undefined>;

/** Record readers by the name of their collection, the last part of its path: the resources', and those of records that are none. */
const BY_COLLECTION: Readonly<Record<string, Read>> = {
    ...Object.fromEntries(Object.entries(resources).map(([name, { record }]) => [name, record])),
    modules: records.module,
    messages: records.ticketMessage,
    applications: records.application,
    directories: records.directory,
    playlist: records.video,
    videos: records.video,
    path: records.reference,
    tags: records.tag,
    comments: records.comment,
    replies: records.comment,
};

/** Readers of responses that are not collections, and of those that differ within another record. */
const BY_PATH: readonly (readonly [RegExp, Read])[] = [
    [/^academy\/embeds\//, records.embed],
    [/^academy\/search$/, records.searchResult],
    [/^cloudGroups\/[^/]+\/users$/, collection(records.relatedUser)],
];

/** Rows in either shape of a collection; subtracts the unreadable rows from the count, and says how many there were. */
function collection(row: Read): Read {
    const read = optionalRows(row);
    return value => {
        if (!isObject(value)) return read(value);
        const rows = read(value.value);
        if (rows === undefined || rows === value.value) return rows && value;
        const count = value['@odata.count'];
        const lost = (value.value as unknown[]).length - rows.length;
        return { ...value, value: rows, '@odata.count': typeof count === 'number' ? count - lost : undefined, lost };
    };
}

/** A row of which `$select` requested only some fields: the others are not missing. */
const selected =
    (row: Read): Read =>
    value => {
        const read = row(value);
        if (!read || !isObject(value)) return read;
        return Object.fromEntries(Object.entries(read).filter(([name]) => name in value));
    };

/** The reader for the response to a read of this path; undefined for an unknown path. */
function readerOf(path: string): Read | undefined {
    const bare = path.split('?')[0] ?? '';
    const own = BY_PATH.find(([pattern]) => pattern.test(bare));
    if (own) return own[1];
    const parts = bare.replace(/^(?:rest|academy)\//, '').split('/');
    const isCollection = parts.length % 2 === 1;
    const row = BY_COLLECTION[parts.at(isCollection ? -1 : -2) ?? ''];
    if (!row || !isCollection) return row;
    return collection(path.includes('$select=') ? selected(row) : row);
}

/** The paths of changes whose response is not the record named by the path. */
const ANSWERS_OTHERWISE = /^(tickets|users\/[^/]+\/licences\/[^/]+)$/;

/** The reader for the response to a change of this path; it returns only the valid fields. */
function readerOfChanged(path: string): Read | undefined {
    const bare = path.split('?')[0] ?? '';
    const parts = bare.replace(/^academy\//, '').split('/');
    const row = BY_COLLECTION[parts.at(parts.length % 2 === 1 ? -1 : -2) ?? ''];
    if (!row || ANSWERS_OTHERWISE.test(bare)) return undefined;
    return value => {
        const read = row(value) as Record<string, unknown> | undefined;
        if (!read || !isObject(value)) return undefined;
        const sound = Object.entries(value).filter(([name, field]) => Object.is(read[name], field));
        return sound.length === Object.keys(value).length ? value : { ...Object.fromEntries(sound), id: read.id };
    };
}

/** Wraps a client so that its responses match the portal's types; a change succeeds by its status, whatever its response contains. */
export function shaped(client: HttpClient): HttpClient {
    return async <T>(path: string, request: Parameters<HttpClient>[1] = {}) => {
        const { method = 'GET', as, check, errors } = request;
        const changed = method === 'GET' || check ? undefined : readerOfChanged(path);
        if (changed) {
            const answer = await client<unknown>(path, request);
            return { ...answer, data: changed(answer.data) as T };
        }
        const reader = method === 'GET' && as !== 'blob' ? readerOf(path) : undefined;
        if (!reader) return client<T>(path, request);
        const answer = await client<unknown>(path, { ...request, check: undefined });
        const data = reader(answer.data);
        if (data === undefined || check?.(data) === false) throw malformed(answer.status, errors);
        return { ...answer, data: data as T };
    };
}
