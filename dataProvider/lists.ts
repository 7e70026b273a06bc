import type { RaRecord } from 'ra-core';
import type { Api } from './api';
import { PortalError } from './errors';
import { queryLocally, sortRows, type ListQuery } from './localEngine';
import { and, between, counted, eq, type Filter, type Order, type Query } from './odata/build';
import { COLLECTION_LIMIT, type Collection } from './odata/read';
import { collectionAt, lackSearched, listQuery, searchesIds, type PlacedCollection } from './resources/query';
import { searchTerms } from './text';
import type { ListParams } from './resources';
import { complete, readerOf, type Way } from './whole';

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
 * One page of a collection in memory, in the server's order (QUERY-6); null when only the server can tell, because the collection is too
 * large or its rows lack a searched property.
 */
export function pageOf({ rows }: WholeCollection, name: string, params: ListParams): Rows | null {
    const { resource } = collectionAt(name, params.meta);
    if (rows === null || (params.filter?.q && lackSearched(resource, rows))) return null;
    const isId = (property: string, term: string) => rows.some(row => (row as Record<string, unknown>)[property] === term);
    const query = listQuery(resource, params, isId);
    return query === null ? { data: [], total: 0 } : queryLocally(rows, query);
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
    /** all matching rows with only these fields, in pages of 500 over the queue of jobs (QUERY-9) */
    getEvery(name: string, params: EveryParams): Promise<RaRecord[]>;
    /** passes on all matching rows in the list's order, 500 at a time, once all have been read (EXPORT-4) */
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

/** The server does not support an option that is optional for it (QUERY-13). */
const isNotUnderstood = (error: unknown): boolean =>
    error instanceof PortalError && error.reason === 'http' && [400, 501].includes(error.status);

/** Lets the browser render, and the user stop the work. */
const pause = (): Promise<void> => new Promise(resolve => setTimeout(resolve));

/** Sorting by the id, for reads of all rows: nothing moves between two responses but what is created or deleted (QUERY-12). */
const BY_ID: readonly Order[] = [{ property: 'id', descending: false }];

/** The option of a page's query that is optional for a server, if it has one (QUERY-13). */
function optionalIn({ orderby: [order], perPage }: ListQuery): string | undefined {
    if (order?.property.includes('/')) return order.property;
    return order?.emptyLast && !order.descending && perPage !== undefined ? 'eq null' : undefined;
}

/** Creates the functions that read lists from the server. */
export function createLists(api: Api): Lists {
    /** options that the server refused; until the next load the portal does without them (QUERY-13) */
    const refused = new Set<string>();

    /** Reads with an optional option, or without it if the server refuses that. */
    const orElse = async <Result>(
        option: string | undefined,
        read: () => Promise<Result>,
        without: () => Promise<Result>,
    ): Promise<Result> => {
        if (option === undefined) return read();
        if (refused.has(option)) return without();
        try {
            return await read();
        } catch (error) {
            if (!isNotUnderstood(error)) throw error;
            const result = await without();
            refused.add(option);
            return result;
        }
    };

    const readerAt = (at: PlacedCollection, query: Query, way: Way) =>
        readerOf(api, { ...way, call: at.call, path: at.path }, { newDb: at.newDb, ...query });

    /** The number of matches without a value if the list shows them last but the server sends them first, otherwise 0. */
    const countEmpty = async (at: PlacedCollection, query: ListQuery, way: Way): Promise<number> => {
        const [order] = query.orderby;
        if (!order?.emptyLast || order.descending || query.perPage === undefined) return 0;
        const filter = and([...(query.filter ? [query.filter] : []), eq(order.property, null)]);
        const { rows, count } = await readerAt(at, { filter }, way)(0, 0);
        return count ?? rows.length;
    };

    /**
     * One page from the server. If the response contains all matches, as from a server that ignores sorting and paging, they are sorted and
     * paged here. With `emptyLast`, rows without a value, which the server sends first, are moved to the end.
     */
    const askPage = async (at: PlacedCollection, query: ListQuery, way: Way): Promise<Rows> => {
        const { filter, orderby, page, perPage } = query;
        const start = perPage === undefined ? 0 : (page - 1) * perPage;
        const readPart = async (from: number, limit?: number): Promise<Collection<RaRecord>> => {
            const read = readerAt(at, { filter, expand: at.expand, orderby }, way);
            return complete(await read(from, limit), read, { from, limit });
        };
        const empty = await countEmpty(at, query, way);
        const { rows, count } = await readPart(start + empty, perPage);
        if (rows.length === count || (perPage !== undefined && rows.length > perPage))
            return queryLocally(rows, { ...query, filter: undefined });
        const total = count ?? start + empty + rows.length;
        const missing = empty === 0 ? 0 : Math.min((perPage ?? 0) - rows.length, total - start - rows.length);
        if (missing <= 0) return { data: rows, total };
        const last = await readPart(Math.max(0, start - (total - empty)), missing);
        return { data: [...rows, ...last.rows], total };
    };

    /** One page, from the server or, if that refuses what the order needs, from all rows. */
    const readPage = (at: PlacedCollection, query: ListQuery, way: Way): Promise<Rows> =>
        orElse(
            optionalIn(query),
            () => askPage(at, query, way),
            async () => {
                const read = readerAt(at, { filter: query.filter, expand: at.expand, orderby: BY_ID }, way);
                const { rows } = await complete(await read(0, COLLECTION_LIMIT), read);
                return queryLocally(rows, { ...query, filter: undefined });
            },
        );

    /** The rows whose id is the search term, in resources that are searched by id; null when no id matches. */
    const readIdentified = async (at: PlacedCollection, params: ListParams, way: Way): Promise<Rows | null> => {
        const { q } = params.filter ?? {};
        if (!searchesIds(at.resource) || typeof q !== 'string' || searchTerms(q).length !== 1) return null;
        const query = listQuery(at.resource, params, () => true);
        const response = query && (await readPage(at, query, way));
        return response && response.data.length > 0 ? response : null;
    };

    return {
        async getList(name, params) {
            const { meta, signal } = params;
            const at = collectionAt(name, meta);
            const way = { signal, queue: meta?.queue };
            const query = listQuery(at.resource, params);
            if (query === null) return { data: [], total: 0 };
            return (await readIdentified(at, params, way)) ?? readPage(at, query, way);
        },

        async getCollection(name, { meta, signal }) {
            const at = collectionAt(name, meta);
            const read = readerAt(at, { expand: at.expand }, { signal });
            const first = await read(0, COLLECTION_LIMIT);
            const { count = 0 } = first;
            if (count > COLLECTION_LIMIT && count > first.rows.length) return { rows: null, total: count };
            const { rows } = await complete(first, read);
            return { rows, total: rows.length };
        },

        async getSpan(name, { meta, span, select, signal, onProgress }) {
            const at = collectionAt(name, meta);
            const readSpan = async (filter: Filter | undefined): Promise<RaRecord[]> => {
                const read = readerAt(at, { filter, expand: at.expand, select, orderby: BY_ID }, { signal });
                return (await complete(await read(0, COLLECTION_LIMIT), read, { onProgress })).rows;
            };
            const filter = span && between(span.property, span);
            return orElse(
                filter && 'range',
                () => readSpan(filter),
                () => readSpan(undefined),
            );
        },

        async getEvery(name, { meta, filter, select, signal, onProgress }) {
            const at = collectionAt(name, meta);
            const query = listQuery(at.resource, { filter });
            if (query === null) return [];
            const read = readerAt(at, { filter: query.filter, expand: at.expand, select, orderby: BY_ID }, { signal });
            return (await complete(await read(0, COLLECTION_LIMIT), read, { onProgress })).rows;
        },

        async getPages(name, { meta, filter, sort, select, signal, onPage, onProgress }) {
            const at = collectionAt(name, meta);
            const { longReads } = await import('./readOn');
            const way = { signal, through: longReads(signal) };
            const one = { page: 1, perPage: 1 };
            const identified = await readIdentified(at, { filter, pagination: one }, way);
            const query = listQuery(at.resource, { filter, sort }, () => identified !== null);
            if (query === null) return;
            const { orderby } = query;
            // the portal sorts what it has read, which needs these fields
            const ordering = orderby.map(({ property }) => property.split('/'));
            const fields = select && [...new Set([...select, ...ordering.flatMap(([name = '', of]) => (of ? [] : name))])];
            const isExpanded = (relation: string): boolean => at.expand.some(one => one.split('(')[0] === relation);
            const counts = ordering.flatMap(([name = '', of]) => (of && !isExpanded(name) ? counted(name) : []));
            const options = { filter: query.filter, expand: [...at.expand, ...counts], select: fields, orderby: BY_ID };
            const read = readerAt(at, options, way);
            const { rows: all } = await complete(await read(0, COLLECTION_LIMIT), read, { onProgress });
            const rows = sortRows(all, orderby);
            onProgress?.(rows.length, rows.length);
            for (let start = 0; start < rows.length; start += COLLECTION_LIMIT) {
                onPage(rows.slice(start, start + COLLECTION_LIMIT));
                await pause();
                signal?.throwIfAborted();
            }
        },
    };
}
