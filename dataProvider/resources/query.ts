import { and, contains, eq, or, type Filter, type Literal, type Order } from '../odata/build';
import type { ListQuery } from '../localEngine';
import { resources } from './index';
import type { CollectionPath, Parent, ReadMeta, Resource, ResourceName } from './types';

/** From react-admin's list parameters to a query, by the table of resources. Pure. */

export interface ListParams {
    pagination?: { page: number; perPage: number };
    sort?: { field: string; order: 'ASC' | 'DESC' };
    /** `q`: comma-separated terms; every other field must equal its value, or one of its values if it is an array */
    filter?: Readonly<Record<string, unknown>>;
    meta?: ReadMeta;
    signal?: AbortSignal;
}

/** A collection and where it is read. */
export interface PlacedCollection extends CollectionPath {
    name: ResourceName;
    resource: Resource;
    /** what tells it from every other one: name, path and expansion */
    key: string;
    expand: readonly string[];
}

const PARENTS: readonly Parent[] = ['licence', 'user', 'key', 'group'];

/** The resource of that name; throws when there is none. */
export function resourceOf(name: string): Resource {
    if (!Object.hasOwn(resources, name)) throw new Error(`The data provider knows no resource "${name}".`);
    return resources[name as ResourceName];
}

const placeOf = (name: string, resource: Resource, meta: ReadMeta): CollectionPath => {
    const parent = PARENTS.find(candidate => meta[candidate] !== undefined);
    if (parent !== undefined) {
        const within = resource.within?.[parent];
        if (!within) throw new Error(`"${name}" are not read within a ${parent}.`);
        return within(meta[parent] ?? '');
    }
    if (resource.path === undefined) throw new Error(`"${name}" are read within another record: name it in meta.`);
    return { path: resource.path, newDb: resource.newDb ?? false };
};

/** Where the records that `meta` means are read. */
export function collectionAt(name: string, meta: ReadMeta = {}): PlacedCollection {
    const resource = resourceOf(name);
    const place = placeOf(name, resource, meta);
    const { sorts = resource.sorts } = place;
    const searched = (meta.people === true ? resource.searchedPeople : undefined) ?? place.searched ?? resource.searched;
    const expand = meta.expand ?? place.expand ?? resource.expand ?? [];
    return {
        ...place,
        name: name as ResourceName,
        resource: { ...resource, searched, sorts },
        expand,
        key: `${name} ${place.path} ${expand.join(',')}`,
    };
}

/** The terms of a search: separated by commas, trimmed, empty ones left out. */
export const searchTerms = (typed: string): string[] =>
    typed
        .split(',')
        .map(term => term.trim())
        .filter(Boolean);

/** The words of a term; each of them has to be found (contract, section 2, "List search"). */
const wordsOf = (term: string): string[] => term.split(/\s+/);

/** Whether a search finds a record by these texts: all words of any of its terms, each in any text. Nothing to search for finds all. */
export function isFound(typed: string, texts: readonly string[]): boolean {
    const terms = searchTerms(typed.toLowerCase());
    const all = texts.map(text => text.toLowerCase());
    return terms.length === 0 || terms.some(term => wordsOf(term).every(word => all.some(text => text.includes(word))));
}

/** Whether a term is one of the ids that stand in a property of the collection. */
export type IsId = (property: string, term: string) => boolean;

/** What finds a term: one of these. */
const termFilters = (resource: Resource, term: string, isId: IsId): (Filter | undefined)[] => {
    const exact = resource.searched.find(({ identifies, property }) => identifies && isId(property, term));
    if (exact) return [eq(exact.property, term)];
    const anywhere = (word: string): Filter[] =>
        resource.searched.map(field => contains(field.property, field.term ? field.term(word) : word));
    const words = wordsOf(term);
    return words.length === 1 ? anywhere(term) : [and(words.flatMap(word => or(anywhere(word)) ?? []))];
};

const searchFilter = (resource: Resource, typed: unknown, isId: IsId): Filter | undefined =>
    typeof typed === 'string'
        ? or(
              searchTerms(typed)
                  .flatMap(term => termFilters(resource, term, isId))
                  .filter(part => part !== undefined),
          )
        : undefined;

/** Whether the rows lack something that a search looks at, so that only the server can answer it. */
export const lackSearched = (resource: Resource, rows: readonly object[]): boolean =>
    resource.searched.some(
        ({ property, optional }) =>
            optional === true && rows.some(row => (row as Record<string, unknown>)[property] === undefined),
    );

/** Whether a search of this resource may be for an id. */
export const searchesIds = (resource: Resource): boolean => resource.searched.some(({ identifies }) => identifies);

const orderOf = (resource: Resource, sort: ListParams['sort']): Order[] => {
    const known = sort && Object.hasOwn(resource.sorts, sort.field) ? sort : resource.defaultSort;
    const descending = known.order === 'DESC';
    const keys = resource.sorts[known.field] ?? [];
    const orders =
        resource.fixedOrder ??
        keys.map(({ property, linked, emptyLast }, index) => ({
            property,
            descending: descending && (index === 0 || linked === true),
            ...(emptyLast ? { emptyLast } : {}),
        }));
    // equal rows stand in the order of their ids, on every page and every server
    return [...orders, { property: 'id', descending: false }];
};

/**
 * The query of a list; null when nothing can match (a field must equal one of no values). An unknown sort field counts as the default.
 * `isId`: which terms of the search are ids.
 */
export function listQuery(
    resource: Resource,
    { pagination, sort, filter = {} }: ListParams,
    isId: IsId = () => false,
): ListQuery | null {
    const { q, ...equal } = filter;
    const parts: (Filter | undefined)[] = [searchFilter(resource, q, isId)];
    for (const [property, value] of Object.entries(equal)) {
        if (value === undefined) continue;
        const values = (Array.isArray(value) ? value : [value]) as Literal[];
        if (values.length === 0) return null;
        parts.push(or(values.map(one => eq(property, one))));
    }
    return {
        filter: and(parts.filter(part => part !== undefined)),
        orderby: orderOf(resource, sort),
        page: pagination?.page ?? 1,
        perPage: pagination?.perPage,
    };
}
