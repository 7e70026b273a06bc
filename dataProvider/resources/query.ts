import { and, contains, eq, or, type Filter, type Literal, type Order } from '../odata/build';
import type { ListQuery } from '../localEngine';
import { codeForms, folded, searchTerms } from '../text';
import { resources, type ResourceName } from './index';
import type { ListParams, Parent, ReadCall, ReadMeta, Resource } from './types';

/** Turns react-admin's list parameters into a query, by the table of resources. Pure. */

interface CollectionPath extends Partial<Pick<Resource, 'searched' | 'sorts' | 'expand'>> {
    call: ReadCall;
    /** its parameters */
    path?: { id: string };
    newDb: boolean;
}

/** A collection and how it is read. */
export interface PlacedCollection extends CollectionPath {
    resource: Resource;
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
        return { newDb: false, ...within, call: within.list, path: { id: meta[parent] ?? '' } };
    }
    const { list } = resource.calls;
    if (list === undefined) throw new Error(`"${name}" are read within another record: name it in meta.`);
    return { call: list, newDb: resource.newDb ?? false };
};

/** The resource's collection, within the parent in `meta` if there is one. */
export function collectionAt(name: string, meta: ReadMeta = {}): PlacedCollection {
    const resource = resourceOf(name);
    const place = placeOf(name, resource, meta);
    const { sorts = resource.sorts } = place;
    const searched = (meta.names === true ? resource.searchedNames : undefined) ?? place.searched ?? resource.searched;
    const expand = meta.expand ?? place.expand ?? resource.expand ?? [];
    return {
        ...place,
        resource: { ...resource, searched, sorts },
        expand,
    };
}

/** The words of a term, all of which must match (LIST-1). */
const wordsOf = (term: string): string[] => term.split(/\s+/);

/** Whether a search matches these texts: every word of at least one term is in one of them. An empty search matches everything. */
export function isFound(typed: string, texts: readonly string[]): boolean {
    const terms = searchTerms(typed);
    const all = texts.map(folded);
    const contain = (word: string): boolean => codeForms(word).some(form => all.some(text => text.includes(folded(form))));
    return terms.length === 0 || terms.some(term => wordsOf(term).every(contain));
}

/** Whether a term equals a value of an id property in the collection. */
export type IsId = (property: string, term: string) => boolean;

const asTyped = (word: string): string[] => [word];

/** The conditions for a term, any of which must match. */
const termFilters = (resource: Resource, term: string, isId: IsId): (Filter | undefined)[] => {
    const exact = resource.searched.find(({ identifies, property }) => identifies && isId(property, term));
    if (exact) return [eq(exact.property, term)];
    const anywhere = (word: string): Filter[] =>
        resource.searched.flatMap(({ property, terms = asTyped }) => terms(word).map(one => contains(property, one)));
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

/** Whether rows lack a searched property, so that only the server can search. */
export const lackSearched = (resource: Resource, rows: readonly object[]): boolean =>
    resource.searched.some(
        ({ property, optional }) =>
            optional === true && rows.some(row => (row as Record<string, unknown>)[property] === undefined),
    );

/** Whether this resource can be searched by id. */
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
    // equal rows are ordered by id, on every page and every server
    return [...orders, { property: 'id', descending: false }];
};

/**
 * The query of a list; null when nothing can match (a filter with an empty array). An unknown sort field is replaced by the default. `isId`
 * says which search terms are ids.
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
