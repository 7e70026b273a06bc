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
    /** all rows of the collection, where the page had to be taken from them */
    whole?: RaRecord[];
}

/** Options that a server refused; until the next load the portal does without them (QUERY-13). */
const refusedBy = new WeakMap<Api, Set<string>>();

/** The server does not support an option that is optional for it (QUERY-13). */
const isNotUnderstood = (error: unknown): boolean =>
    error instanceof PortalError && error.reason === 'http' && [400, 501].includes(error.status);

/** Sorting by the id, for reads of all rows: nothing moves between two responses but what is created or deleted (QUERY-12). */
const BY_ID: readonly Order[] = [{ property: 'id', descending: false }];

/** The option of a page's query that is optional for a server, if it has one (QUERY-13). */
function optionalIn({ orderby: [order], perPage }: ListQuery): string | undefined {
    if (order?.property.includes('/')) return order.property;
    return order?.emptyLast && perPage !== undefined ? 'eq null' : undefined;
}

/** Reads with an optional option, or without it if the server refuses that. */
export async function orElse<Result>(
    api: Api,
    option: string | undefined,
    read: () => Promise<Result>,
    without: () => Promise<Result>,
): Promise<Result> {
    const refused = refusedBy.get(api);
    if (option === undefined) return read();
    if (refused?.has(option)) return without();
    try {
        return await read();
    } catch (error) {
        if (!isNotUnderstood(error)) throw error;
        const result = await without();
        refusedBy.set(api, new Set(refused).add(option));
        return result;
    }
}

/** A collection, and how it is read. */
export interface ListPlace extends PlacedCollection, Way {
    api: Api;
}

/** Reads pages of a query at a place. */
export const readerAt = ({ api, newDb, ...way }: ListPlace, query: Query) => readerOf(api, way, { newDb, ...query });

/** All rows of a query. */
export async function readAll(at: ListPlace, query: Query, span?: Parameters<typeof complete>[2]): Promise<RaRecord[]> {
    const read = readerAt(at, { expand: at.expand, orderby: BY_ID, ...query });
    return (await complete(await read(0, COLLECTION_LIMIT), read, { ...span, isSure: true })).rows;
}

/** The number of matches without a value if the list shows them at the other end than the server, otherwise 0. */
async function countEmpty(at: ListPlace, { filter, orderby: [order], perPage }: ListQuery): Promise<number> {
    if (!order?.emptyLast || perPage === undefined) return 0;
    const empty = and([...(filter ? [filter] : []), eq(order.property, null)]);
    const { rows, count } = await readerAt(at, { filter: empty })(0, 0);
    return count ?? rows.length;
}

/** One page, sorted and cut here, of all rows. */
async function pageOfAll(at: ListPlace, query: ListQuery): Promise<Rows> {
    const rows = await readAll(at, { filter: query.filter });
    return { ...queryLocally(rows, { ...query, filter: undefined }), ...(query.filter ? {} : { whole: rows }) };
}

/**
 * One page from the server. If the response contains all matches, as from a server that ignores sorting and paging, they are sorted and
 * paged here; without a count all rows are (QUERY-6). With `emptyLast`, rows without a value are moved to the other end.
 */
async function askPage(at: ListPlace, query: ListQuery): Promise<Rows> {
    const { filter, orderby, page, perPage } = query;
    const start = perPage === undefined ? 0 : (page - 1) * perPage;
    const readPart = async (from: number, limit?: number): Promise<Collection<RaRecord>> => {
        const read = readerAt(at, { filter, expand: at.expand, orderby });
        return complete(await read(from, limit), read, { from, limit });
    };
    const empty = await countEmpty(at, query);
    const isUpward = orderby[0]?.descending !== true;
    const { rows, count: total } = await readPart(isUpward ? start + empty : Math.max(0, start - empty), perPage);
    // nothing tells what follows, or what was before
    if (total === undefined && perPage !== undefined && (start > 0 || rows.length === perPage)) return pageOfAll(at, query);
    if (total === undefined || rows.length === total || (perPage !== undefined && rows.length > perPage))
        return queryLocally(rows, { ...query, filter: undefined });
    if (empty === 0 || perPage === undefined) return { data: rows, total };
    const length = Math.min(perPage, total - start);
    const missing = isUpward ? length - rows.length : Math.min(length, empty - start);
    const valued = total - empty;
    const moved = missing > 0 ? (await readPart(isUpward ? Math.max(0, start - valued) : valued + start, missing)).rows : [];
    return { data: (isUpward ? [...rows, ...moved] : [...moved, ...rows]).slice(0, length), total };
}

/** One page, from the server or, if that refuses what the order needs, from all rows. */
export const readPage = (at: ListPlace, query: ListQuery): Promise<Rows> =>
    orElse(
        at.api,
        optionalIn(query),
        () => askPage(at, query),
        () => pageOfAll(at, query),
    );

/** The rows whose id is the search term, in resources that are searched by id; null when no id matches. */
export async function readIdentified(at: ListPlace, params: ListParams): Promise<Rows | null> {
    const { q } = params.filter ?? {};
    if (!searchesIds(at.resource) || typeof q !== 'string' || searchTerms(q).length !== 1) return null;
    const query = listQuery(at.resource, params, () => true);
    const response = query && (await readPage(at, query));
    return response && response.data.length > 0 ? response : null;
}
