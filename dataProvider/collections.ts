import type { RaRecord } from 'ra-core';
import { SMALL_COLLECTION } from './early';
import { sessionOf, type HttpClient } from './httpClient';
import { answerLocally, type ListQuery } from './localEngine';
import { and, buildQuery, eq } from './odata/build';
import { isCollection, readCollection, type Collection } from './odata/read';
import {
    collectionAt,
    lackSearched,
    listQuery,
    searchesIds,
    searchTerms,
    type ListParams,
    type PlacedCollection,
} from './resources/query';
import type { ResourceName } from './resources';
import { createSharedReads } from './sharedReads';

/**
 * The collections in memory (QUERY-7). The first read of a list requests up to 500 rows; when that is the whole collection, searching,
 * sorting and paging happen in memory. A server that ignores paging also sends everything at once. Larger collections are read page by
 * page.
 */

interface Known {
    resource: ResourceName;
    /** the session that it was read in */
    session: string | null;
    readAt: number;
    /** null: too large, read page by page */
    rows: readonly RaRecord[] | null;
    /** the queries that these rows have served already */
    answered: Set<string>;
}

export interface Rows {
    data: RaRecord[];
    total: number;
}

export interface Collections {
    /** one page of a list */
    list(name: ResourceName, params: ListParams): Promise<Rows>;
    /** the rows of a collection if all of them are in memory and fresh */
    atHand(name: ResourceName, params: ListParams): readonly RaRecord[] | undefined;
    /** drops the rows in memory of these resources, or of all */
    forget(names?: readonly ResourceName[]): void;
}

/** Creates the memory of one data provider. Rows live as long as their resource's freshness, and never beyond the session. */
export function createCollections(client: HttpClient): Collections {
    const memory = new Map<string, Known>();
    const reads = createSharedReads<Known>();

    const ask = async (at: PlacedCollection, query: string, signal?: AbortSignal): Promise<Collection<RaRecord>> => {
        const { data } = await client(at.path + query, { signal, errors: at.resource.errors.list, check: isCollection });
        return readCollection<RaRecord>(data);
    };

    /** Reads the collection from its start: all rows, or enough to know that it is large. */
    const readFirst = async (at: PlacedCollection, signal: AbortSignal): Promise<Collection<RaRecord>> => {
        const { expand, newDb } = at;
        const first = await ask(at, buildQuery({ expand, newDb, top: SMALL_COLLECTION, count: true }), signal);
        // exactly as many rows as requested and no count: there may be more
        if (first.count !== undefined || first.rows.length !== SMALL_COLLECTION) return first;
        return ask(at, buildQuery({ expand, newDb }), signal);
    };

    const fresh = (at: PlacedCollection): Known | undefined => {
        const known = memory.get(at.key);
        if (!known || known.session !== sessionOf(client)) return undefined;
        return Date.now() - known.readAt < at.resource.freshMs ? known : undefined;
    };

    const read = async (at: PlacedCollection, signal?: AbortSignal): Promise<Known> => {
        const session = sessionOf(client);
        const start = async (shared: AbortSignal): Promise<Known> => {
            const { rows, count } = await readFirst(at, shared);
            const isWhole = count === undefined || rows.length >= count;
            return { resource: at.name, session, readAt: Date.now(), rows: isWhole ? rows : null, answered: new Set() };
        };
        const { value, current } = await reads.join(`${at.key} ${session}`, start, signal);
        // a read that was invalidated while it ran is not stored
        if (current) memory.set(at.key, value);
        return value;
    };

    /**
     * The number of matches without a value, when the list shows them last but the server sends them first; 0 when that makes no
     * difference.
     */
    const countEmpty = async (at: PlacedCollection, query: ListQuery, signal?: AbortSignal): Promise<number> => {
        const [order] = query.orderby;
        if (!order?.emptyLast || order.descending || query.perPage === undefined) return 0;
        const filter = and([...(query.filter ? [query.filter] : []), eq(order.property, null)]);
        const { rows, count } = await ask(at, buildQuery({ filter, top: 0, count: true, newDb: at.newDb }), signal);
        return count ?? rows.length;
    };

    /**
     * One page from the server. If the response holds all matches, as with a server that ignores sorting and paging, they are sorted and
     * paged here. With `emptyLast`, the server sends the rows without a value first: the rows after them are read before them.
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

    /**
     * The rows that match the single id searched for, when the collection is not in memory to recognise an id; null when the term is not
     * one.
     */
    const readIdentified = async (at: PlacedCollection, params: ListParams): Promise<Rows | null> => {
        const { q } = params.filter ?? {};
        if (!searchesIds(at.resource) || typeof q !== 'string' || searchTerms(q).length !== 1) return null;
        const query = listQuery(at.resource, params, () => true);
        const answer = query && (await readPage(at, query, params.signal));
        return answer && answer.data.length > 0 ? answer : null;
    };

    return {
        async list(name, params) {
            const at = collectionAt(name, params.meta);
            const query = listQuery(at.resource, params);
            if (query === null) return { data: [], total: 0 };
            const question = JSON.stringify(query);
            let known = params.meta?.refresh ? undefined : fresh(at);
            // A repeated query means that the caller wants fresh rows: the user refreshed, or the caller's query became stale.
            if (!known || (known.rows && known.answered.has(question))) known = await read(at, params.signal);
            const { rows } = known;
            if (rows === null) return (await readIdentified(at, params)) ?? readPage(at, query, params.signal);
            if (params.filter?.q && lackSearched(at.resource, rows)) return readPage(at, query, params.signal);
            known.answered.add(question);
            const isId = (property: string, term: string) =>
                rows.some(row => (row as Record<string, unknown>)[property] === term);
            return answerLocally(rows, (searchesIds(at.resource) && listQuery(at.resource, params, isId)) || query);
        },

        atHand: (name, params) => fresh(collectionAt(name, params.meta))?.rows ?? undefined,

        forget(names) {
            for (const [key, { resource }] of memory) {
                if (!names || names.includes(resource)) memory.delete(key);
            }
            reads.invalidate(key => !names || names.some(name => key.startsWith(`${name} `)));
        },
    };
}
