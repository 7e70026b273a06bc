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
 * The collections that are at hand (contract, section 2, "Small collections"). The first read of a list asks for up to 500 rows;
 * when that is everything, search, sort and pages are answered from memory. A server that ignores paging gives everything at
 * once too. Larger collections are asked page by page.
 */

interface Known {
    resource: ResourceName;
    /** the session that it was read in */
    session: string | null;
    readAt: number;
    /** null: too large, asked page by page */
    rows: readonly RaRecord[] | null;
    /** what was answered from these rows already */
    answered: Set<string>;
}

export interface Rows {
    data: RaRecord[];
    total: number;
}

export interface Collections {
    /** one page of a list */
    list(name: ResourceName, params: ListParams): Promise<Rows>;
    /** the rows of a collection if all of them are at hand and fresh */
    atHand(name: ResourceName, params: ListParams): readonly RaRecord[] | undefined;
    /** drops what is kept of these resources, or everything */
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

    /** Reads the collection from its start: everything, or as much as tells that it is large. */
    const readFirst = async (at: PlacedCollection, signal: AbortSignal): Promise<Collection<RaRecord>> => {
        const { expand, newDb } = at;
        const first = await ask(at, buildQuery({ expand, newDb, top: SMALL_COLLECTION, count: true }), signal);
        // exactly as many as asked for and no count: there may be more
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
        // not what changed while it was under way
        if (current) memory.set(at.key, value);
        return value;
    };

    /** How many matches have no value where such rows stand last, though the server puts them first; 0 where that makes no difference. */
    const countEmpty = async (at: PlacedCollection, query: ListQuery, signal?: AbortSignal): Promise<number> => {
        const [order] = query.orderby;
        if (!order?.emptyLast || order.descending || query.perPage === undefined) return 0;
        const filter = and([...(query.filter ? [query.filter] : []), eq(order.property, null)]);
        const { rows, count } = await ask(at, buildQuery({ filter, top: 0, count: true, newDb: at.newDb }), signal);
        return count ?? rows.length;
    };

    /**
     * One page from the server. Where it holds all matches, as that of a server that ignores sorting and paging does, it is put in order
     * here. Rows without a value that stand last are the server's first ones: what comes after them is read before them.
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

    /** The rows of the one id that is searched for, where the collection is not at hand to tell whether it is one; null if it is none. */
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
            // The same question again is a wish for a new answer: a refresh, or one that has become stale for who asks.
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
            reads.outdate(key => !names || names.some(name => key.startsWith(`${name} `)));
        },
    };
}
