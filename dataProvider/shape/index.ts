import { isObject } from '../answers';
import { malformed } from '../errors';
import { alike, type HttpClient } from '../httpClient';
import { optionalRows, type Reader } from './readers';
import * as records from './records';

/**
 * The boundary between what a server answers and what the portal's types promise (quality, "Faults and input"): a field that is
 * missing, or of another type, is absent in the way of its type; a row that cannot be told from others is left out; an answer that
 * is nothing of what was asked for fails as malformed. The signed-in person and the customer are read in `person.ts`, which is light.
 */

type Read = Reader<object | undefined>;

/** Records by the name of their collection: the last part of its path. */
const BY_COLLECTION: Readonly<Record<string, Read>> = {
    licences: records.licence,
    keys: records.key,
    users: records.user,
    seats: records.seat,
    modules: records.module,
    cloudGroups: records.cloudGroup,
    contracts: records.contract,
    invoices: records.invoice,
    tickets: records.ticket,
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

/** What is no collection, and what differs within another record. */
const BY_PATH: readonly (readonly [RegExp, Read])[] = [
    [/^academy\/embeds\//, records.embed],
    [/^academy\/search$/, records.searchResult],
    [/^cloudGroups\/[^/]+\/users$/, collection(records.relatedUser)],
];

/** Rows in either shape of a collection; the count is less by those that could not be read. */
function collection(row: Read): Read {
    const read = optionalRows(row);
    return value => {
        if (!isObject(value)) return read(value);
        const rows = read(value.value);
        if (rows === undefined || rows === value.value) return rows && value;
        const count = value['@odata.count'];
        const lost = (value.value as unknown[]).length - rows.length;
        return { ...value, value: rows, '@odata.count': typeof count === 'number' ? count - lost : undefined };
    };
}

/** A row of which `$select` asked for a few fields: the others are not missing. */
const selected =
    (row: Read): Read =>
    value => {
        const read = row(value);
        if (!read || !isObject(value)) return read;
        return Object.fromEntries(Object.entries(read).filter(([name]) => name in value));
    };

/** How the answer to a read of this path is read; undefined where nothing is known of it. */
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

/** A client whose reads answer what the portal's types promise. */
export function shaped(client: HttpClient): HttpClient {
    const read: HttpClient = async <T>(path: string, request: Parameters<HttpClient>[1] = {}) => {
        const { method = 'GET', as, check, errors } = request;
        const reader = method === 'GET' && as !== 'blob' ? readerOf(path) : undefined;
        if (!reader) return client<T>(path, request);
        const answer = await client<unknown>(path, { ...request, check: undefined });
        const data = reader(answer.data);
        if (data === undefined || check?.(data) === false) throw malformed(answer.status, errors);
        return { ...answer, data: data as T };
    };
    return alike(read, client);
}
