import type { Filter, Order } from './odata/build';
import { countOf } from './odata/read';
import { folded } from './text';

/** Searches, sorts and pages rows in memory by the server's rules, so that both return the same result (QUERY-6, QUERY-8). Pure. */

/** Sorting ignores case and accents. */
const collator = new Intl.Collator('en', { sensitivity: 'base' });

const COUNT = '/$count';

/** The value of a property; `users/$count` is the number of related records. */
function valueOf(row: object, property: string): unknown {
    if (property.endsWith(COUNT)) return countOf(row, property.slice(0, -COUNT.length));
    return (row as Record<string, unknown>)[property];
}

/** A missing number is NaN. */
const isAbsent = (value: unknown): boolean => value == null || Number.isNaN(value);

/** Compares two values for sorting: missing ones come first. */
export function compareValues(a: unknown, b: unknown): number {
    const [noA, noB] = [isAbsent(a), isAbsent(b)];
    if (noA || noB) return Number(noB) - Number(noA);
    if (typeof a === 'string' && typeof b === 'string') return collator.compare(a, b);
    return Number(a) - Number(b);
}

/** The text that `contains` searches: a string, or a number's digits. */
const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** Turns a filter into a predicate on one row. `contains` ignores case and what cannot be seen (TEXT-2). */
export function matcher(filter: Filter): (row: object) => boolean {
    if (filter.kind === 'contains') {
        const term = folded(filter.term);
        return row => folded(textOf(valueOf(row, filter.property))).includes(term);
    }
    if (filter.kind === 'eq') return row => (valueOf(row, filter.property) ?? null) === filter.value;
    if (filter.kind === 'ge' || filter.kind === 'le') {
        const sign = filter.kind === 'ge' ? 1 : -1;
        return row => {
            const value = valueOf(row, filter.property);
            return !isAbsent(value) && sign * compareValues(value, filter.value) >= 0;
        };
    }
    const tests = filter.parts.map(matcher);
    return filter.kind === 'or' ? row => tests.some(test => test(row)) : row => tests.every(test => test(row));
}

/** The properties that a filter compares. */
const comparedBy = (filter: Filter): string[] => ('parts' in filter ? filter.parts.flatMap(comparedBy) : [filter.property]);

/** The fields of a read that is compared with its filter. */
export const withCompared = (select: readonly string[] | undefined, filter: Filter | undefined): readonly string[] | undefined =>
    select && filter ? [...new Set([...select, ...comparedBy(filter)])] : select;

/**
 * The rows that a filter means, of those that a server sent, which may ignore it (QUERY-14). Where no row shows that, all count: a server may
 * leave out what would tell.
 */
export function meantBy<Row extends object>(filter: Filter | undefined, rows: readonly Row[]): readonly Row[] {
    if (!filter) return rows;
    const fits = matcher(filter);
    const names = comparedBy(filter);
    return rows.some(row => names.every(name => name in row) && !fits(row)) ? rows.filter(fits) : rows;
}

/** Sorts rows, stably. Reads each value once, not once per comparison. */
export function sortRows<Row extends object>(rows: readonly Row[], orders: readonly Order[]): Row[] {
    const keyed = rows.map(row => ({ row, values: orders.map(order => valueOf(row, order.property)) }));
    keyed.sort((a, b) => {
        for (const [index, order] of orders.entries()) {
            const [one, other] = [a.values[index], b.values[index]];
            const difference = compareValues(one, other);
            const isMoved = order.emptyLast === true && (one == null || other == null);
            const upwards = order.descending === isMoved;
            if (difference !== 0) return upwards ? difference : -difference;
        }
        return 0;
    });
    return keyed.map(({ row }) => row);
}

/** What a list requests. */
export interface ListQuery {
    filter?: Filter;
    orderby: readonly Order[];
    /** from 1; a page beyond the last one has no rows */
    page: number;
    /** all rows when undefined */
    perPage?: number;
}

/** One page of the matches among these rows, and their total number. */
export function queryLocally<Row extends object>(rows: readonly Row[], query: ListQuery): { data: Row[]; total: number } {
    const matching = query.filter ? rows.filter(matcher(query.filter)) : rows;
    const sorted = sortRows(matching, query.orderby);
    if (query.perPage === undefined) return { data: sorted, total: matching.length };
    const start = (query.page - 1) * query.perPage;
    return { data: sorted.slice(start, start + query.perPage), total: matching.length };
}
