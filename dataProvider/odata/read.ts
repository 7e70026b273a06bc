import { isObject } from '../answers';
import { PortalError } from '../errors';

/** Reads the response of a collection (QUERY-5). Pure. */

export interface Collection<Row> {
    rows: Row[];
    /** the number of rows on the server; undefined if the response does not say */
    count: number | undefined;
}

const rowsOf = (data: unknown): unknown => (isObject(data) ? data.value : data);

/** Whether a response is a collection in either shape. */
export function isCollection(data: unknown): boolean {
    const rows = rowsOf(data);
    return Array.isArray(rows) && rows.every(isObject);
}

/** The rows of a response that `isCollection` accepts: a bare array, or `{"@odata.count": n, "value": [...]}`. */
export function readCollection<Row>(data: unknown): Collection<Row> {
    const count = isObject(data) ? data['@odata.count'] : undefined;
    return { rows: rowsOf(data) as Row[], count: typeof count === 'number' ? count : undefined };
}

/** The error for a server that counts more rows than it returns (EXPORT-4). */
export const incomplete = (): PortalError => new PortalError('errors.incomplete', { status: 200, reason: 'malformed' });

/** How many related records a record has: the requested count (`users@odata.count`), else the length of the expanded list, else 0. */
export function countOf(record: object, relation: string): number {
    const fields = record as Record<string, unknown>;
    const count = fields[`${relation}@odata.count`];
    if (typeof count === 'number') return count;
    const related = fields[relation];
    return Array.isArray(related) ? related.length : 0;
}
