import type { RaRecord } from 'ra-core';
import { byName, type Api } from './api';
import { buildQuery, type Query } from './odata/build';
import {
    incomplete,
    isCollection,
    isAll,
    isExpanded,
    lackCounts,
    readCollection,
    type Collection,
    type Span,
} from './odata/read';
import type { OnProgress, ReadPage } from './readOn';
import type { ReadCall, ReadMeta } from './resources';

/** The reader of every collection, whatever limit of rows the server has for one response (QUERY-12). Stores nothing. */

/** How requests are sent. */
export interface Way extends Pick<ReadMeta, 'queue'> {
    signal?: AbortSignal;
    /** makes each request, if not as `queue` says */
    through?: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

export interface Place extends Way {
    call: ReadCall;
    /** its parameters */
    path?: Readonly<Record<string, string>>;
}

/** Reads a part of a collection, and its number of rows. */
interface Reader extends ReadPage {
    /** the same for what comes after the first response, so many at once */
    further: { read: ReadPage; concurrency?: number };
    /** something is changed by what is read: where nothing tells that it is all, that is asked */
    isSure: boolean;
}

/** Servers that do not count within expansions; until the next load they are asked for all related records (QUERY-3). */
const uncounting = new WeakSet<Api>();

/** Reads with these expansions; again with all related records if the server does not count them. */
export async function withCounts<Result extends { rows: readonly object[] }>(
    api: Api,
    expand: readonly string[] = [],
    read: (expand: readonly string[]) => Promise<Result>,
): Promise<Result> {
    if (!uncounting.has(api)) {
        const result = await read(expand);
        if (!lackCounts(result.rows, expand)) return result;
        uncounting.add(api);
    }
    return read(expand.map(expansion => expansion.replace(/\(.*/, '')));
}

/** Returns a function that reads a part of a collection. */
export function readerOf(
    api: Api,
    { call, path, signal, queue, through }: Place,
    query: Omit<Query, 'top' | 'skip' | 'count'>,
): Reader {
    const send: ReadPage = (skip, top, descending) =>
        withCounts(api, query.expand, async expand => {
            const sorted = descending === undefined ? {} : { orderby: [{ property: 'id', descending }] };
            const options = { ...query, expand, ...sorted, skip, top, count: true };
            const { data } = await byName(api)(call, { path, query: buildQuery(options), signal, check: isCollection });
            const response = readCollection<RaRecord>(data);
            // What is read right before a change has to be all of it, also what could not be read (MANY-14).
            const isPartial = queue === 'never' && (response.omitted ?? 0) > 0;
            if (isPartial || !response.rows.every(row => isExpanded(row, expand))) throw incomplete();
            return response;
        });
    const over = through ?? (async work => (await import('./readOn')).interactiveRead(work, signal));
    const queued: ReadPage = (...part) => over(() => send(...part));
    const first: ReadPage = (skip, top) => (through || queue === 'always' ? queued : send)(skip, top);
    const further = queue === 'never' ? { read: send, concurrency: 1 } : { read: queued };
    return Object.assign(first, { further, isSure: queue !== undefined || through !== undefined });
}

/** Returns the rows of a span, by default all, of which the first response is given: it is read on if the server gave fewer. */
export async function complete(
    first: Collection<RaRecord>,
    { further: { read, concurrency }, isSure: isOfChange }: Reader,
    { isSure = isOfChange, ...span }: Span & { onProgress?: OnProgress; isSure?: boolean } = {},
): Promise<Collection<RaRecord>> {
    if (isAll(first, span, isSure)) return first;
    const { readOn } = await import('./readOn');
    return readOn(first, read, { ...span, concurrency, isSure });
}

/** All rows of a collection. The caller names their type. */
export async function readAll<Row>(api: Api, place: Place, query: Parameters<typeof readerOf>[2]): Promise<Row[]> {
    const read = readerOf(api, place, query);
    return (await complete(await read(0), read)).rows as Row[];
}
