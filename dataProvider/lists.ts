import type { RaRecord } from 'ra-core';
import { COLLECTION_LIMIT } from './early';
import { PortalError } from './errors';
import type { HttpClient } from './httpClient';
import { answerLocally, sortRows, type ListQuery } from './localEngine';
import { and, between, buildQuery, eq, type Filter } from './odata/build';
import { isCollection, readCollection, type Collection } from './odata/read';
import { collectionAt, lackSearched, listQuery, searchesIds, searchTerms, type PlacedCollection } from './resources/query';
import type { ReadPage } from './pages';
import type { ListParams } from './resources';

/** Reads lists from the server, or computes them from rows that are already in memory. Stores nothing: react-query is the cache. */

export interface Rows {
    data: RaRecord[];
    total: number;
}

/** A collection as cached: all its rows, or only their number when there are too many to read at once (QUERY-7). */
export interface WholeCollection {
    rows: readonly RaRecord[] | null;
    total: number;
}

/**
 * One page of a collection in memory, in the server's order (QUERY-6); null when only the server can answer, because the collection is too
 * large or its rows lack a searched property.
 */
export function pageOf({ rows }: WholeCollection, name: string, params: ListParams): Rows | null {
    const { resource } = collectionAt(name, params.meta);
    if (rows === null || (params.filter?.q && lackSearched(resource, rows))) return null;
    const isId = (property: string, term: string) => rows.some(row => (row as Record<string, unknown>)[property] === term);
    const query = listQuery(resource, params, isId);
    return query === null ? { data: [], total: 0 } : answerLocally(rows, query);
}

export interface SpanParams extends Pick<ListParams, 'meta' | 'signal'> {
    /** rows whose number in `property` is within this range; a server that does not support the filter returns others too */
    span?: { property: string; from?: number; to?: number };
    /** the needed fields, including `id` */
    select: readonly string[];
    /** called after each page with the rows read so far, and their number on the server */
    onProgress?: (read: number, total: number) => void;
}

export interface Lists {
    /** one page, searched and sorted by the server */
    getList(name: string, params: ListParams): Promise<Rows>;
    /** all rows, if there are at most 500 or the server ignores paging */
    getCollection(name: string, params: Pick<ListParams, 'meta' | 'signal'>): Promise<WholeCollection>;
    /** the rows of a collection of any size, page by page (QUERY-11) */
    getSpan(name: string, params: SpanParams): Promise<RaRecord[]>;
    /** all matching rows with only these fields, in pages of 500 over the lane of jobs (QUERY-9) */
    getEvery(name: string, params: EveryParams): Promise<RaRecord[]>;
    /** passes on all matching rows page by page, in the list's order, without keeping them (EXPORT-4) */
    getPages(name: string, params: PagesParams): Promise<void>;
}

export interface PagesParams extends Pick<ListParams, 'meta' | 'signal' | 'filter' | 'sort'> {
    /** JSON names, including `id`; by default all fields */
    select?: readonly string[];
    /** called with the rows, in order, each once */
    onPage: (rows: RaRecord[]) => void;
    /** told how many rows have been read, of how many */
    onProgress?: (read: number, total: number) => void;
}

export interface EveryParams extends Pick<ListParams, 'meta' | 'signal' | 'filter'> {
    /** JSON names; without them all fields */
    select?: readonly string[];
    /** told how many rows have been read, of how many */
    onProgress?: (read: number, total: number) => void;
}

/** The server does not support the filter: the rows are then read without it. */
const isNotUnderstood = (error: unknown): boolean =>
    error instanceof PortalError && error.reason === 'http' && [400, 501].includes(error.status);

/** All rows of a collection whose first page has been read (QUERY-9); the others are read over the lane of jobs (MANY-1). */
async function readOthers(
    first: Collection<RaRecord>,
    read: ReadPage,
    onProgress?: (read: number, total: number) => void,
): Promise<RaRecord[]> {
    const { briefly, eachPage } = await import('./pages');
    const all: RaRecord[][] = [];
    await eachPage(first, (skip, top) => briefly(() => read(skip, top)), { onPage: rows => all.push(rows), onProgress });
    return all.flat();
}

/**
 * Whether a first page is the whole collection: a server that ignores paging sends everything, possibly without a count (QUERY-6). With exactly
 * as many rows as requested that is unknown, because the count may be that of the page.
 */
const isWhole = ({ rows, count = rows.length }: Collection<RaRecord>): boolean =>
    rows.length !== COLLECTION_LIMIT && rows.length >= count;

/** Lets the browser render, and the user stop the work. */
const pause = (): Promise<void> => new Promise(resolve => setTimeout(resolve));

/** Creates the functions that read lists from the server. */
export function createLists(client: HttpClient): Lists {
    const ask = async (at: PlacedCollection, query: string, signal?: AbortSignal): Promise<Collection<RaRecord>> => {
        const { data } = await client(at.path + query, { signal, errors: at.resource.errors.list, check: isCollection });
        return readCollection<RaRecord>(data);
    };

    /** The number of matches without a value if the list shows them last but the server sends them first, otherwise 0. */
    const countEmpty = async (at: PlacedCollection, query: ListQuery, signal?: AbortSignal): Promise<number> => {
        const [order] = query.orderby;
        if (!order?.emptyLast || order.descending || query.perPage === undefined) return 0;
        const filter = and([...(query.filter ? [query.filter] : []), eq(order.property, null)]);
        const { rows, count } = await ask(at, buildQuery({ filter, top: 0, count: true, newDb: at.newDb }), signal);
        return count ?? rows.length;
    };

    /**
     * One page from the server. If the response contains all matches, as from a server that ignores sorting and paging, they are sorted and
     * paged here. With `emptyLast`, rows without a value, which the server sends first, are moved to the end.
     */
    const readPage = async (at: PlacedCollection, query: ListQuery, signal?: AbortSignal): Promise<Rows> => {
        const { filter, orderby, page, perPage } = query;
        const start = perPage === undefined ? 0 : (page - 1) * perPage;
        const { expand, newDb } = at;
        const read = (skip: number, top?: number): Promise<Collection<RaRecord>> =>
            ask(at, buildQuery({ filter, expand, orderby, top, skip, count: true, newDb }), signal);
        const empty = await countEmpty(at, query, signal);
        const { rows, count } = await read(start + empty, perPage);
        if (rows.length === count || (perPage !== undefined && rows.length > perPage))
            return answerLocally(rows, { ...query, filter: undefined });
        const total = count ?? start + empty + rows.length;
        const missing = empty === 0 ? 0 : Math.min((perPage ?? 0) - rows.length, total - start - rows.length);
        if (missing <= 0) return { data: rows, total };
        const last = await read(Math.max(0, start - (total - empty)), missing);
        return { data: [...rows, ...last.rows], total };
    };

    /** The rows whose id is the search term, in resources that are searched by id; null when no id matches. */
    const readIdentified = async (at: PlacedCollection, params: ListParams): Promise<Rows | null> => {
        const { q } = params.filter ?? {};
        if (!searchesIds(at.resource) || typeof q !== 'string' || searchTerms(q).length !== 1) return null;
        const query = listQuery(at.resource, params, () => true);
        const answer = query && (await readPage(at, query, params.signal));
        return answer && answer.data.length > 0 ? answer : null;
    };

    return {
        async getList(name, params) {
            const at = collectionAt(name, params.meta);
            const query = listQuery(at.resource, params);
            if (query === null) return { data: [], total: 0 };
            return (await readIdentified(at, params)) ?? readPage(at, query, params.signal);
        },

        async getCollection(name, { meta, signal }) {
            const at = collectionAt(name, meta);
            const { expand, newDb } = at;
            const paged = { newDb, count: true, skip: COLLECTION_LIMIT, top: 1 };
            const hasMore = async () => (await ask(at, buildQuery(paged), signal)).rows.length === 1;
            let { rows, count } = await ask(at, buildQuery({ expand, newDb, top: COLLECTION_LIMIT, count: true }), signal);
            // as many rows as requested, and no count or only that of the page: there may be more
            if (rows.length === COLLECTION_LIMIT && (count === undefined || (count === rows.length && (await hasMore())))) {
                ({ rows, count } = await ask(at, buildQuery({ expand, newDb }), signal));
            }
            const isWhole = count === undefined || rows.length >= count;
            return { rows: isWhole ? rows : null, total: count ?? rows.length };
        },

        async getSpan(name, { meta, span, select, signal, onProgress }) {
            const { expand, newDb, ...at } = collectionAt(name, meta);
            const read = (filter: Filter | undefined, skip: number, top?: number): Promise<Collection<RaRecord>> => {
                // the same order for all pages
                const orderby = [{ property: 'id', descending: false }];
                const query = buildQuery({ filter, expand, newDb, select, orderby, top, skip, count: true });
                return ask({ expand, newDb, ...at }, query, signal);
            };
            let filter = span && between(span.property, span);
            const first = await read(filter, 0, COLLECTION_LIMIT).catch((error: unknown) => {
                if (filter === undefined || !isNotUnderstood(error)) throw error;
                filter = undefined;
                return read(filter, 0, COLLECTION_LIMIT);
            });
            return isWhole(first)
                ? first.rows
                : readOthers(first, (skip, size = COLLECTION_LIMIT) => read(filter, skip, size), onProgress);
        },

        async getEvery(name, { meta, filter, select, signal, onProgress }) {
            const at = collectionAt(name, meta);
            const query = listQuery(at.resource, { filter });
            if (query === null) return [];
            const { expand, newDb } = at;
            const orderby = [{ property: 'id', descending: false }];
            const options = { filter: query.filter, expand, select, orderby, count: true, newDb };
            const read: ReadPage = (skip, top = COLLECTION_LIMIT) => ask(at, buildQuery({ ...options, skip, top }), signal);
            const first = await read(0);
            return isWhole(first) ? first.rows : readOthers(first, read, onProgress);
        },

        async getPages(name, { meta, filter, sort, select, signal, onPage, onProgress }) {
            const at = collectionAt(name, meta);
            const { eachPage, patiently } = await import('./pages');
            const call = patiently(signal);
            const one = { page: 1, perPage: 1 };
            const identified = await call(() => readIdentified(at, { filter, pagination: one, signal }));
            const query = listQuery(at.resource, { filter, sort }, () => identified !== null);
            if (query === null) return;
            const { orderby } = query;
            const { expand, newDb } = at;
            // if the server ignores the order, the portal sorts, which needs these fields
            const ordering = orderby.map(({ property }) => property).filter(property => !property.includes('/'));
            const fields = select && [...new Set([...select, ...ordering])];
            const options = { filter: query.filter, expand, select: fields, orderby, count: true, newDb };
            const read: ReadPage = (skip, top = COLLECTION_LIMIT) =>
                call(() => ask(at, buildQuery({ ...options, skip, top }), signal));
            const first = await read(0);
            if (isWhole(first)) {
                const rows = sortRows(first.rows, orderby);
                for (let start = 0; start < rows.length; start += COLLECTION_LIMIT) {
                    onPage(rows.slice(start, start + COLLECTION_LIMIT));
                    onProgress?.(Math.min(start + COLLECTION_LIMIT, rows.length), rows.length);
                    await pause();
                    signal?.throwIfAborted();
                }
                return;
            }
            const [order] = orderby;
            const isHeld = (row: RaRecord): boolean =>
                order?.emptyLast === true && !order.descending && (row as Record<string, unknown>)[order.property] == null;
            const held: RaRecord[] = [];
            const give = (rows: RaRecord[]) => {
                held.push(...rows.filter(isHeld));
                onPage(rows.filter(row => !isHeld(row)));
            };
            await eachPage(first, read, { onPage: give, onProgress });
            onPage(held);
        },
    };
}
