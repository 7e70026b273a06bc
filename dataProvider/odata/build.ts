/** Builds the query options of a read (QUERY-1 to QUERY-4). Pure. */

export type Literal = string | number | boolean | null;

/** A condition on records. Properties have their JSON names; in the query they start with a capital letter. */
export type Filter =
    | { kind: 'contains'; property: string; term: string }
    | { kind: 'eq'; property: string; value: Literal }
    | { kind: 'ge'; property: string; value: number }
    | { kind: 'le'; property: string; value: number }
    | { kind: 'or' | 'and'; parts: readonly Filter[] };

export interface Order {
    property: string;
    descending: boolean;
    /** rows without a value come last in ascending order, and first in descending; a server has them at the other end (QUERY-8) */
    emptyLast?: boolean;
}

export interface Query {
    filter?: Filter;
    /** relations, e.g. `users` or `counted('users')` */
    expand?: readonly string[];
    select?: readonly string[];
    orderby?: readonly Order[];
    top?: number;
    skip?: number;
    count?: boolean;
    /** sent with every read of the collections licences, keys and users */
    newDb?: boolean;
}

/** The property contains the term, ignoring case. */
export const contains = (property: string, term: string): Filter => ({ kind: 'contains', property, term });
/** The property equals the value. */
export const eq = (property: string, value: Literal): Filter => ({ kind: 'eq', property, value });

const joined = (kind: 'or' | 'and', parts: readonly Filter[]): Filter | undefined =>
    parts.length <= 1 ? parts[0] : { kind, parts };

/** Matches any of the parts; undefined when there are none, the part itself when there is only one. */
export const or = (parts: readonly Filter[]): Filter | undefined => joined('or', parts);
/** Matches all of the parts; undefined when there are none, the part itself when there is only one. */
export const and = (parts: readonly Filter[]): Filter | undefined => joined('and', parts);

/** Expands a relation to its count only, which the response has as `users@odata.count`. */
export const counted = (relation: string): string => sampled(relation, 0);

/** Expands a relation to its first `top` records and its count. A server that ignores this sends all of them without the count. */
export const sampled = (relation: string, top: number): string => `${relation}($count=true;$top=${top})`;

/** Matches numbers from `from` to `to`, both included; an end that is left out is open (QUERY-11). */
export const between = (property: string, { from, to }: { from?: number; to?: number }): Filter | undefined =>
    and([
        ...(from === undefined ? [] : [{ kind: 'ge', property, value: from } as const]),
        ...(to === undefined ? [] : [{ kind: 'le', property, value: to } as const]),
    ]);

const capital = (property: string): string => property.charAt(0).toUpperCase() + property.slice(1);

/** A literal in filter syntax: text in quotes, with quotes inside doubled (`O''Brien`). */
export const literal = (value: Literal): string =>
    typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value);

/** The text of a filter, not percent-encoded. Nested conditions are in parentheses. */
export function filterText(filter: Filter): string {
    switch (filter.kind) {
        case 'contains':
            return `contains(${capital(filter.property)},${literal(filter.term)})`;
        case 'eq':
        case 'ge':
        case 'le':
            return `${capital(filter.property)} ${filter.kind} ${literal(filter.value)}`;
        default:
            return filter.parts
                .map(part => (part.kind === 'or' || part.kind === 'and' ? `(${filterText(part)})` : filterText(part)))
                .join(` ${filter.kind} `);
    }
}

const orderText = ({ property, descending }: Order): string => `${property} ${descending ? 'desc' : 'asc'}`;

/** An expansion, percent-encoded but for the syntax of its own options: parsers that split before they decode refuse those (QUERY-1). */
const encodeExpansion = (text: string): string =>
    encodeURIComponent(text).replace(/%(?:24|3D|3B|2C)/g, code => decodeURIComponent(code));

/** The query string with its question mark, each option percent-encoded; empty when there are no options. */
export function buildQuery({ filter, expand = [], select = [], orderby = [], top, skip, count, newDb }: Query): string {
    const options: [name: string, value: string | undefined][] = [
        ['$filter', filter && filterText(filter)],
        ['$expand', expand.join(',')],
        ['$select', select.join(',')],
        ['$orderby', orderby.map(orderText).join(',')],
        ['$top', top?.toString()],
        ['$skip', skip ? skip.toString() : undefined],
        ['$count', count ? 'true' : undefined],
        ['$newDb', newDb ? 'true' : undefined],
    ];
    const text = options
        .flatMap(([name, value]) =>
            value ? [`${name}=${name === '$expand' ? encodeExpansion(value) : encodeURIComponent(value)}`] : [],
        )
        .join('&');
    return text === '' ? '' : `?${text}`;
}
