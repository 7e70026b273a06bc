import type { RaRecord } from 'ra-core';
import type { Api } from './api';
import { PortalError } from './errors';
import { queryLocally, type ListQuery } from './localEngine';
import { and, eq, type Order, type Query } from './odata/build';
import { COLLECTION_LIMIT, type Collection } from './odata/read';
import { listQuery, searchesIds, type PlacedCollection } from './resources/query';
import { searchTerms } from './text';
import type { ListParams } from './resources';
import { complete, readerOf, type Way } from './whole';

/** One page of a list from the server, also from one that lacks what is optional (QUERY-6, QUERY-13). */

export interface Rows {
    data: RaRecord[];
    total: number;
}

/** The server does not support an option that is optional for it (QUERY-13). */
const isNotUnderstood = (error: unknown): boolean =>
    error instanceof PortalError && error.reason === 'http' && [400, 501].includes(error.status);

/** Sorting by the id, for reads of all rows: nothing moves between two responses but what is created or deleted (QUERY-12). */
export const BY_ID: readonly Order[] = [{ property: 'id', descending: false }];

/** The option of a page's query that is optional for a server, if it has one (QUERY-13). */
function optionalIn({ orderby: [order], perPage }: ListQuery): string | undefined {
    if (order?.property.includes('/')) return order.property;
    return order?.emptyLast && !order.descending && perPage !== undefined ? 'eq null' : undefined;
}

/** Creates the functions that read one page of a list. */
export function createPageReader(api: Api) {
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

    return { readerAt, orElse, readPage, readIdentified };
}
