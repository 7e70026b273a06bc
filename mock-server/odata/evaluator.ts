import { textOf } from '../json';
import type { Comparison, Filter, Literal, Order, Property } from './parser';
import { malformed } from './tokenizer';

/** Reads a property of a record. */
export type Getter<Item> = (item: Item) => unknown;
/** Finds the getter of a property, or throws a 400 for an unknown one. */
export type Resolve<Item> = (option: string, property: Property) => Getter<Item>;

/** Sorting ignores case and accents (QUERY-8). */
export const collator = new Intl.Collator('en', { sensitivity: 'base' });

const isAbsent = (value: unknown): value is null | undefined => value === null || value === undefined;

/** Compares two values for sorting: null comes first. */
function compareValues(a: unknown, b: unknown): number {
    if (isAbsent(a) || isAbsent(b)) return Number(isAbsent(b)) - Number(isAbsent(a));
    if (typeof a === 'string' && typeof b === 'string') return collator.compare(a, b);
    if (typeof a === typeof b) return Number(a) - Number(b);
    return collator.compare(textOf(a), textOf(b));
}

// `eq` and `ne` are exact, as in OData; the others compare as `$orderby` does, and nothing is less or greater than null.
const holds = (operator: Comparison, value: unknown, literal: Literal): boolean => {
    const actual = value ?? null;
    if (operator === 'eq') return actual === literal;
    if (operator === 'ne') return actual !== literal;
    if (actual === null || literal === null || typeof actual !== typeof literal) return false;
    const order = compareValues(actual, literal);
    if (operator === 'gt') return order > 0;
    if (operator === 'ge') return order >= 0;
    return operator === 'lt' ? order < 0 : order <= 0;
};

// `Id eq 'a' or Id eq 'b' or ...` with hundreds of ids becomes one lookup in a set.
const asSet = (parts: readonly Filter[]): { property: Property; values: Set<unknown> } | undefined => {
    const values = new Set<unknown>();
    let property: Property | undefined;
    for (const part of parts) {
        if (part.kind !== 'compare' || part.operator !== 'eq' || (property && property.name !== part.property.name))
            return undefined;
        property = part.property;
        values.add(part.value);
    }
    return property && { property, values };
};

/** Compiles a filter into a predicate on one record. `contains` ignores case and reads numbers as their digits. */
export function compileFilter<Item>(filter: Filter, resolve: Resolve<Item>): (item: Item) => boolean {
    switch (filter.kind) {
        case 'contains': {
            const get = resolve('$filter', filter.property);
            const term = filter.term.toLowerCase();
            return item => {
                const value = get(item);
                return !isAbsent(value) && textOf(value).toLowerCase().includes(term);
            };
        }
        case 'compare': {
            const get = resolve('$filter', filter.property);
            return item => holds(filter.operator, get(item), filter.value);
        }
        case 'not': {
            const test = compileFilter(filter.part, resolve);
            return item => !test(item);
        }
        case 'and': {
            const tests = filter.parts.map(part => compileFilter(part, resolve));
            return item => tests.every(test => test(item));
        }
        case 'or': {
            const set = asSet(filter.parts);
            if (set) {
                const get = resolve('$filter', set.property);
                return item => set.values.has(get(item) ?? null);
            }
            const tests = filter.parts.map(part => compileFilter(part, resolve));
            return item => tests.some(test => test(item));
        }
    }
}

/** The items in the order of `$orderby`; equal ones keep their order. Values are read once per item, not once per comparison. */
export function sortItems<Item>(items: readonly Item[], orders: readonly Order[], resolve: Resolve<Item>): Item[] {
    if (orders.length === 0) return [...items];
    const getters = orders.map(order => resolve('$orderby', order));
    const signs = orders.map(order => (order.descending ? -1 : 1));
    const keyed = items.map(item => ({ item, keys: getters.map(get => get(item)) }));
    keyed.sort((a, b) => {
        for (let index = 0; index < signs.length; index += 1) {
            const order = compareValues(a.keys[index], b.keys[index]);
            if (order !== 0) return order * signs[index]!;
        }
        return 0;
    });
    return keyed.map(entry => entry.item);
}

/** A property's JSON name: as written, or with a lower-case first letter (`UserId` -> `userId`); undefined when there is none. */
export function jsonName(written: string, known: { has(name: string): boolean }): string | undefined {
    if (known.has(written)) return written;
    const small = written.charAt(0).toLowerCase() + written.slice(1);
    return known.has(small) ? small : undefined;
}

/** The 400 for an unknown property. */
export const unknownProperty = (option: string, property: Property): Error =>
    malformed(option, property.position, `there is no property "${property.name}"`);
