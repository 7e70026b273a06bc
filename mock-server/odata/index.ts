import type { Request } from 'express';
import { ApiError, type CollectionOptions } from '../context';
import { compileFilter, jsonName, sortItems, unknownProperty, type Resolve } from './evaluator';
import { emptyQuery, parseQuery, type Expansion, type Property, type Query } from './parser';
import { malformed } from './tokenizer';

/** A JSON object being built. */
type Json = Record<string, unknown>;

/** The response of a collection: the bare rows, or the rows with their number. */
export type CollectionAnswer = Json[] | { '@odata.count': number; '@odata.nextLink'?: string; value: Json[] };

/**
 * App setting: `full` honours every option, `basic` ignores `$orderby`, `$top` and `$skip` of the collection itself, `plain` refuses what is
 * optional (QUERY-13).
 */
export const ODATA_MODE = 'odata mode';
/** App setting: the most rows of a collection in one response, 0 for any number (QUERY-12). */
export const PAGE_LIMIT = 'page limit';
/** App setting: a response that the limit cut names the next one. */
export const NEXT_LINKS = 'next links';
/** App setting: rows of tickets come without their first message, which `$filter` can still search. */
export const THIN_TICKETS = 'thin tickets';
export const ODATA_MODES = ['full', 'basic', 'plain'] as const;
export type OdataMode = (typeof ODATA_MODES)[number];

/** How many records are examined to find the known properties; some records may lack optional ones. */
const SAMPLE = 50;

const namesOf = (records: readonly object[]): Set<string> =>
    new Set(records.slice(0, SAMPLE).flatMap(record => Object.keys(record)));

const page = <Item>(items: readonly Item[], query: Pick<Query, 'top' | 'skip'>): readonly Item[] =>
    query.skip === 0 && query.top === undefined
        ? items
        : items.slice(query.skip, query.top === undefined ? undefined : query.skip + query.top);

/**
 * Copies the selected properties (with the counts of selected expansions); throws a 400 for an unknown one. Without records, no property
 * counts as unknown.
 */
const selector = (select: readonly Property[] | undefined, known: ReadonlySet<string>): ((record: Json) => Json) => {
    if (!select) return record => record;
    const names = select.map(property => {
        const name = jsonName(property.name, known);
        if (name === undefined && known.size > 0) throw unknownProperty('$select', property);
        return name ?? property.name;
    });
    return record => Object.fromEntries(names.filter(name => name in record).map(name => [name, record[name]]));
};

/** Getters over plain records, e.g. those of an expansion. */
const plainResolve =
    (known: ReadonlySet<string>): Resolve<object> =>
    (option, property) => {
        const name = jsonName(property.name, known);
        if (name === undefined && known.size > 0) throw unknownProperty(option, property);
        return record => (record as Json)[name ?? property.name];
    };

/** Adds one expansion to `target`: the related records, and their number if requested (`users@odata.count`). */
const putExpansion = (target: Json, name: string, related: readonly object[], query: Query): void => {
    const known = namesOf(related);
    const resolve = plainResolve(known);
    const matching = query.filter ? related.filter(compileFilter(query.filter, resolve)) : related;
    const sorted = query.orderby.length > 0 ? sortItems(matching, query.orderby, resolve) : matching;
    const names = [...(query.select ?? []), ...(query.select ? query.expand : [])];
    const select = selector(query.select && names, known);
    if (query.count) target[`${name}@odata.count`] = matching.length;
    target[name] = page(sorted, query).map(item => {
        const record = select({ ...item });
        for (const nested of query.expand) {
            const inner = record[nested.name];
            if (!Array.isArray(inner))
                throw malformed('$expand', nested.position, `"${nested.name}" cannot be expanded within "${name}"`);
            putExpansion(record, nested.name, inner as object[], nested.query);
        }
        return record;
    });
};

/** Whether only the number of an expansion is requested. */
const isCountOnly = (query: Query): boolean => query.count && query.top === 0 && !query.filter;

/**
 * The expansions of a response: those requested, and the default ones unless `$select` leaves them out. Throws a 400 for an unknown one.
 */
const expansions = <Row, Wire>(query: Query, options: CollectionOptions<Row, Wire>): { name: string; query: Query }[] => {
    const known = new Set(Object.keys(options.expand ?? {}));
    const asked = query.expand.map((item: Expansion) => {
        const name = jsonName(item.name, known);
        const choice = known.size > 0 ? `; there are ${[...known].join(', ')}` : '';
        if (name === undefined) throw malformed('$expand', item.position, `"${item.name}" cannot be expanded${choice}`);
        return { name, query: item.query };
    });
    const selected = query.select?.map(property => jsonName(property.name, known));
    const always = (options.alwaysExpand ?? []).filter(
        name => !asked.some(item => item.name === name) && (selected?.includes(name) ?? true),
    );
    return [...asked, ...always.map(name => ({ name, query: emptyQuery() }))];
};

/** Turns rows into response records: wire form, expansions, selection. */
const finisher = <Row, Wire extends object>(
    query: Query,
    options: CollectionOptions<Row, Wire>,
    sample: readonly Wire[],
): ((row: Row, wire: Wire) => Json) => {
    const expanded = expansions(query, options);
    // An expansion is part of the response even if `$select` does not name it, as in OData.
    const known = new Set([...namesOf(sample), ...(sample.length > 0 ? expanded.map(item => item.name) : [])]);
    const select = selector(query.select, known);
    return (row, wire) => {
        const record = select({ ...(wire as Json) });
        for (const { name, query: nested } of expanded) {
            const count = isCountOnly(nested) ? options.counts?.[name] : undefined;
            if (count) Object.assign(record, { [`${name}@odata.count`]: count(row), [name]: [] });
            else putExpansion(record, name, options.expand![name]!(row), nested);
        }
        return record;
    };
};

/**
 * Builds the response of a collection: filters, sorts, pages and expands `rows` by the request's query (QUERY-1 to QUERY-5). Only the rows
 * of the page are expanded. A malformed query or an unknown property throws a 400 with its position. `toWire` runs for every row when the
 * query filters or sorts, so it should be cheap.
 */
export function answerCollection<Row, Wire extends object>(
    req: Request,
    rows: readonly Row[],
    options: CollectionOptions<Row, Wire>,
): CollectionAnswer {
    const query = parseQuery(req.query);
    const mode = req.app.get(ODATA_MODE) as OdataMode | undefined;
    if (mode === 'plain') refuseOptional(req.query);
    const sampleWires = rows.slice(0, SAMPLE).map(row => options.toWire(row));
    const known = namesOf(sampleWires);
    const expandable = new Set(Object.keys(options.expand ?? {}));

    type Item = { row: Row; wire?: Wire };
    const resolve: Resolve<Item> = (option, property) => {
        // `users/$count` sorts by the number of related records
        const counted = property.name.endsWith('/$count')
            ? jsonName(property.name.slice(0, -'/$count'.length), expandable)
            : undefined;
        if (counted !== undefined)
            return item => options.counts?.[counted]?.(item.row) ?? options.expand![counted]!(item.row).length;
        const name = jsonName(property.name, known);
        if (name === undefined && known.size > 0) throw unknownProperty(option, property);
        return item => (item.wire as Json)[name ?? property.name];
    };

    let items: Item[] = rows.map((row, index) => ({ row, wire: sampleWires[index] }));
    const needed = (from: readonly Item[]): void => {
        for (const item of from) item.wire ??= options.toWire(item.row);
    };
    if (query.filter) {
        needed(items);
        items = items.filter(compileFilter(query.filter, resolve));
    }
    const total = items.length;
    const paged = mode !== 'basic';
    if (query.orderby.length > 0 && paged) {
        needed(items);
        items = sortItems(items, query.orderby, resolve);
    } else {
        // an unknown property is a 400 in basic mode too
        query.orderby.forEach(order => resolve('$orderby', order));
    }
    const asked = paged ? page(items, query) : items;
    const limit = Number(req.app.get(PAGE_LIMIT) ?? 0) || asked.length;
    const shown = asked.slice(0, limit);
    needed(shown);
    const finish = finisher(query, options, sampleWires);
    const value = shown.map(item => finish(item.row, item.wire!));
    if (!query.count && !options.alwaysCounted) return value;
    const isNamed = asked.length > limit && req.app.get(NEXT_LINKS) === true;
    const next = isNamed && { '@odata.nextLink': `${req.path.slice(1)}?$skiptoken=${query.skip + limit}` };
    return { '@odata.count': total, ...next, value };
}

/** Throws a 400 for an option that a server need not know (QUERY-13). */
const refuseOptional = ({ $filter = '', $orderby = '' }: Record<string, unknown>): void => {
    const unquoted = String($filter).replace(/'(?:[^']|'')*'/g, "''");
    if (/ (?:ge|le) | eq null\b/.test(unquoted))
        throw new ApiError(400, '$filter: only contains and eq with a text are supported');
    if (String($orderby).includes('/')) throw new ApiError(501, '$orderby: only properties are supported');
};

/** Builds the response of one record, with the requested `$expand` and `$select`. */
export function answerRecord<Row, Wire extends object>(req: Request, row: Row, options: CollectionOptions<Row, Wire>): Json {
    const query = parseQuery(req.query);
    const wire = options.toWire(row);
    return finisher(query, options, [wire])(row, wire);
}
