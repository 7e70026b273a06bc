import type { RaRecord } from 'ra-core';
import type { ErrorTexts } from './errors';
import type { HttpClient } from './httpClient';
import { buildQuery, type Query } from './odata/build';
import {
    incomplete,
    isCollection,
    isEnough,
    isExpanded,
    isWhole,
    readCollection,
    type Collection,
    type Span,
} from './odata/read';
import type { OnProgress, ReadPage } from './pages';

/** The reader of every collection, whatever limit of rows the server has for one response (QUERY-12). Stores nothing. */

export interface Place {
    path: string;
    signal?: AbortSignal;
    errors?: ErrorTexts;
}

/** Returns a function that reads a part of a collection, and its number of rows. */
export const readerOf =
    (client: HttpClient, { path, signal, errors }: Place, query: Omit<Query, 'top' | 'skip' | 'count'>): ReadPage =>
    async (skip, top) => {
        const options = { ...query, skip, top, count: true };
        const { data } = await client(path + buildQuery(options), { signal, errors, check: isCollection });
        const answer = readCollection<RaRecord>(data);
        if (!answer.rows.every(row => isExpanded(row, query.expand))) throw incomplete();
        return answer;
    };

interface Completion extends Span {
    onProgress?: OnProgress;
    /** makes each further read; by default over the lane, for a user who waits */
    through?: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

/** Returns the rows of a span, by default all, of which the first response is given: it is read on if the server gave fewer. */
export async function complete(
    first: Collection<RaRecord>,
    read: ReadPage,
    { through, ...span }: Completion = {},
): Promise<Collection<RaRecord>> {
    if (span.limit === undefined ? isWhole(first) : isEnough(first, span)) return first;
    const { briefly, readOn } = await import('./pages');
    return readOn(first, (skip, top) => (through ?? briefly)(() => read(skip, top)), span);
}

/** All rows of a collection. The caller names their type. */
export async function readAll<Row>(client: HttpClient, place: Place, query: Parameters<typeof readerOf>[2]): Promise<Row[]> {
    const read = readerOf(client, place, query);
    return (await complete(await read(0), read)).rows as Row[];
}
