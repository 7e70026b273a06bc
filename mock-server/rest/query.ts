import type { RequestHandler } from 'express';
import { ApiError } from '../context';
import { isObject, textOf } from '../json';

/** The parsed JSON of a parameter; undefined when it is missing. Throws a 400 when it is not JSON. */
const jsonOf = (text: unknown, name: string): unknown => {
    if (text === undefined) return undefined;
    try {
        return JSON.parse(text as string);
    } catch {
        throw new ApiError(400, `${name} is not JSON`);
    }
};

/** `{flags: {cloud: true}, id: ['1', '2'], note: null}` becomes `flags.cloud=true&id=1&id=2`; empty conditions are left out. */
const flatten = (filter: Record<string, unknown>, prefix = ''): [string, string | string[]][] =>
    Object.entries(filter).flatMap(([name, value]): [string, string | string[]][] => {
        const path = prefix + name;
        if (value === null || value === undefined || value === '') return [];
        if (isObject(value)) return flatten(value, `${path}.`);
        return [[path, Array.isArray(value) ? value.map(textOf) : textOf(value)]];
    });

const isPair = <Part>(value: unknown, is: (part: unknown) => part is Part): value is [Part, Part] =>
    Array.isArray(value) && value.length === 2 && value.every(is);
const isText = (value: unknown): value is string => typeof value === 'string';
const isIndex = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;

/**
 * Translates the query of ra-data-simple-rest (`sort`, `range`, `filter`, each JSON) into json-server's. Other parameters do not reach the
 * router. An empty list of ids finds nothing.
 */
export const translateQuery: RequestHandler = (req, res, next) => {
    const { query } = req;
    const sort = jsonOf(query.sort, 'sort') ?? ['id', 'ASC'];
    const range = jsonOf(query.range, 'range') ?? [0, Number.MAX_SAFE_INTEGER - 1];
    const filter = jsonOf(query.filter, 'filter') ?? {};
    if (!isPair(sort, isText)) throw new ApiError(400, 'sort must be [field, order]');
    if (!isPair(range, isIndex)) throw new ApiError(400, 'range must be [first, last]');
    if (!isObject(filter)) throw new ApiError(400, 'filter must be an object');
    if (Array.isArray(filter.id) && filter.id.length === 0) {
        res.set('Content-Range', 'rows */0').json([]);
        return;
    }
    const [first, last] = range;
    res.locals.first = first;
    req.query = {
        ...Object.fromEntries(flatten(filter)),
        _sort: sort[0],
        _order: sort[1].toLowerCase(),
        _start: String(first),
        _end: String(last + 1),
    };
    next();
};
