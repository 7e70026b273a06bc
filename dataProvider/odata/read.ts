import { isObject } from '../answers';

/** Reads what a collection answers (contract, section 2, "Answers"). Pure. */

export interface Collection<Row> {
    rows: Row[];
    /** how many rows there are on the server; undefined when it did not say */
    count: number | undefined;
}

const rowsOf = (data: unknown): unknown => (isObject(data) ? data.value : data);

/** Whether an answer is a collection in either shape. */
export function isCollection(data: unknown): boolean {
    const rows = rowsOf(data);
    return Array.isArray(rows) && rows.every(isObject);
}

/** The rows of an answer that `isCollection` accepts: a bare array, or `{"@odata.count": n, "value": [...]}`. */
export function readCollection<Row>(data: unknown): Collection<Row> {
    const count = isObject(data) ? data['@odata.count'] : undefined;
    return { rows: rowsOf(data) as Row[], count: typeof count === 'number' ? count : undefined };
}

/** The number of a record's related records: the count that was asked (`users@odata.count`), else what is expanded; 0 when neither came. */
export function countOf(record: object, relation: string): number {
    const fields = record as Record<string, unknown>;
    const count = fields[`${relation}@odata.count`];
    if (typeof count === 'number') return count;
    const related = fields[relation];
    return Array.isArray(related) ? related.length : 0;
}
