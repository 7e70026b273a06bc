import type { RaRecord } from 'ra-core';
import type { Api } from './api';
import { meantBy, queryLocally, sortRows, withCompared } from './localEngine';
import { between, counted, type Filter } from './odata/build';
import { COLLECTION_LIMIT } from './odata/read';
import { orElse, readAll, readerAt, readIdentified, readPage, type ListPlace, type Rows } from './pageReader';
import { collectionAt, lackSearched, listQuery } from './resources/query';
import type { ListParams } from './resources';
import { complete, type Way } from './whole';

/** Reads lists from the server, or computes them from rows that are already in memory. Stores nothing: react-query is the cache. */

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

export type EveryParams = Omit<PagesParams, 'sort' | 'onPage'>;

const ONE = { page: 1, perPage: 1 };

/** Lets the browser render, and the user stop the work. */
const pause = (): Promise<void> => new Promise(resolve => setTimeout(resolve));

/** Creates the functions that read lists from the server. */
export function createLists(api: Api): Lists {
    const placeOf = (name: string, meta: ListParams['meta'], way: Way): ListPlace => ({
        api,
        ...way,
        ...collectionAt(name, meta),
    });
    return {
        async getList(name, params) {
            const { meta, signal } = params;
            const at = placeOf(name, meta, { signal, queue: meta?.queue });
            const query = listQuery(at.resource, params);
            if (query === null) return { data: [], total: 0 };
            return (await readIdentified(at, params)) ?? readPage(at, query);
        },

        async getCollection(name, { meta, signal }) {
            const at = placeOf(name, meta, { signal });
            const read = readerAt(at, { expand: at.expand });
            const first = await read(0, COLLECTION_LIMIT);
            const { count = 0 } = first;
            if (count > COLLECTION_LIMIT && count > first.rows.length) return { rows: null, total: count };
            const { rows } = await complete(first, read);
            return { rows, total: rows.length };
        },

        async getSpan(name, { meta, span, select, signal, onProgress }) {
            const at = placeOf(name, meta, { signal });
            const readSpan = (filter?: Filter) => readAll(at, { filter, select }, { onProgress });
            const filter = span && between(span.property, span);
            return orElse(
                api,
                filter && 'range',
                () => readSpan(filter),
                () => readSpan(),
            );
        },

        async getEvery(name, { meta, filter, select, signal, onProgress }) {
            const at = placeOf(name, meta, { signal });
            const identified = await readIdentified(at, { filter, pagination: ONE });
            const query = listQuery(at.resource, { filter }, () => identified !== null);
            if (query === null) return [];
            const options = { filter: query.filter, select: withCompared(select, query.filter) };
            return [...meantBy(query.filter, await readAll(at, options, { onProgress }))];
        },

        async getPages(name, { meta, filter, sort, select, signal, onPage, onProgress }) {
            const { longReads } = await import('./readOn');
            const at = placeOf(name, meta, { signal, through: longReads(signal) });
            const identified = await readIdentified(at, { filter, pagination: ONE });
            const query = listQuery(at.resource, { filter, sort }, () => identified !== null);
            if (query === null) return;
            const { orderby } = query;
            // the portal sorts what it has read, which needs these fields
            const ordering = orderby.map(({ property }) => property.split('/'));
            const fields = select && [...new Set([...select, ...ordering.flatMap(([name = '', of]) => (of ? [] : name))])];
            const isExpanded = (relation: string): boolean => at.expand.some(one => one.split('(')[0] === relation);
            const counts = ordering.flatMap(([name = '', of]) => (of && !isExpanded(name) ? counted(name) : []));
            const options = { filter: query.filter, expand: [...at.expand, ...counts], select: fields };
            const rows = sortRows(await readAll(at, options, { onProgress }), orderby);
            onProgress?.(rows.length, rows.length);
            for (let start = 0; start < rows.length; start += COLLECTION_LIMIT) {
                onPage(rows.slice(start, start + COLLECTION_LIMIT));
                await pause();
                signal?.throwIfAborted();
            }
        },
    };
}
