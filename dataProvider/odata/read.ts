import { isObject } from '../checks';
import { PortalError } from '../errors';
import { numberOrNull, omittedOf } from '../shape/readers';

/** Reads the response of a collection (QUERY-5). Pure. */

/** Collections of up to this many rows are read whole (QUERY-7). */
export const COLLECTION_LIMIT = 500;

export interface Collection<Row> {
    rows: Row[];
    /** the number of rows on the server, unreadable ones of this response not included; undefined if the response does not say */
    count: number | undefined;
    /** number of unreadable rows, which were left out */
    omitted?: number;
    /** the response names a next one (`@odata.nextLink`) */
    isCut?: boolean;
}

/** A count, which some servers send as text; undefined for anything else. */
export const numberIn = (count: unknown): number | undefined => numberOrNull(count) ?? undefined;

const rowsOf = (data: unknown): unknown => (isObject(data) ? data.value : data);

/** Whether a response is a collection in either shape. */
export function isCollection(data: unknown): boolean {
    const rows = rowsOf(data);
    return Array.isArray(rows) && rows.every(isObject);
}

/** The rows of a response that `isCollection` accepts: a bare array, or `{"@odata.count": n, "value": [...]}`. */
export function readCollection<Row>(data: unknown): Collection<Row> {
    const { '@odata.count': count, '@odata.nextLink': next } = isObject(data) ? data : {};
    const rows = rowsOf(data) as Row[];
    const omitted = omittedOf(rows);
    return {
        rows,
        count: numberIn(count),
        ...(omitted > 0 ? { omitted } : {}),
        ...(typeof next === 'string' ? { isCut: true } : {}),
    };
}

/** How many rows a response had, unreadable ones included. */
export const sentIn = ({ rows, omitted = 0 }: Collection<unknown>): number => rows.length + omitted;

/** How many rows the server counts, unreadable ones included. */
export const countedIn = ({ count, omitted = 0 }: Collection<unknown>): number | undefined => count && count + omitted;

/** Where a response begins, and how many rows are needed: without `limit` all. */
export interface Span {
    from?: number;
    limit?: number;
}

/** Whether a response has all rows of the span: a server may give fewer than were asked for (QUERY-12). */
function isEnough(response: Collection<unknown>, { from = 0, limit = Infinity }: Span = {}): boolean {
    const sent = sentIn(response);
    const isShort = response.isCut === true || from + sent < (countedIn(response) ?? 0);
    return sent >= limit || !isShort;
}

/**
 * Whether a response, for which 500 rows were requested, is the whole collection. With exactly as many that is unknown: the count may be that
 * of the response, or missing (QUERY-7).
 */
const isWhole = (first: Collection<unknown>): boolean => sentIn(first) !== COLLECTION_LIMIT && isEnough(first);

/** No server has a limit below this. */
const LEAST_LIMIT = 10;

/**
 * Whether nothing in a response tells that it is the whole collection: a server with a limit of its own may have cut it without a word. More
 * than 500 rows are from one that ignores paging (QUERY-6).
 */
const isUntold = (first: Collection<unknown>): boolean =>
    countedIn(first) === undefined && sentIn(first) >= LEAST_LIMIT && sentIn(first) <= COLLECTION_LIMIT;

/** Whether a response has all rows of the span, without `limit` of the collection; where it has to be sure, also that something tells so (QUERY-12). */
export const isAll = (response: Collection<unknown>, span: Span, isSure: boolean): boolean =>
    span.limit === undefined || span.limit === Infinity
        ? isWhole(response) && !(isSure && isUntold(response))
        : isEnough(response, span);

/** Whether a record has all related records of these expansions: of those without options a server may not name a next page. */
export const isExpanded = (row: object, expand: readonly string[] = []): boolean =>
    !expand.some(relation => `${relation}@odata.nextLink` in row);

/** The error for a read of which the server did not give every row, or not at one time (EXPORT-4, QUERY-12). */
export const incomplete = (): PortalError => new PortalError('errors.incomplete', { status: 200, reason: 'malformed' });

/** The rows of a collection that is read without options, and so in one response. */
export function wholeOf<Row>(data: unknown): Row[] {
    const response = readCollection<Row>(data);
    if (!isEnough(response)) throw incomplete();
    return response.rows;
}

type Fields = Readonly<Record<string, unknown>>;

const countTold = (record: object, relation: string): number | undefined =>
    numberIn((record as Fields)[`${relation}@odata.count`]);

/** How many related records a record has: the requested count (`users@odata.count`), else the length of the expanded list, if it has one. */
export function countIfKnown(record: object, relation: string): number | undefined {
    const related = (record as Fields)[relation];
    return countTold(record, relation) ?? (Array.isArray(related) ? related.length : undefined);
}

/** The same; 0 where it is not known. */
export const countOf = (record: object, relation: string): number => countIfKnown(record, relation) ?? 0;

/** Whether a server has sent no more related records than these expansions ask for, of none of them with how many there are. */
export const lackCounts = (rows: readonly object[], expand: readonly string[] = []): boolean =>
    expand.some(expansion => {
        const [, relation = '', top] = /^(\w+)\(.*\$top=(\d+)/.exec(expansion) ?? [];
        return (
            !rows.some(row => countTold(row, relation) !== undefined) &&
            rows.some(row => (countIfKnown(row, relation) ?? Infinity) <= Number(top))
        );
    });
