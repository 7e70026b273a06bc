import type { ErrorTexts } from '../errors';
import type { Order } from '../odata/build';

/** The resources of the data provider. */
export type ResourceName = 'licences' | 'keys' | 'seats' | 'users' | 'cloudGroups' | 'contracts' | 'invoices' | 'tickets';

/** `meta` of a read. At most one of the parents is given; it decides whose records are read. */
export interface ReadMeta {
    licence?: string;
    user?: string;
    key?: string;
    group?: string;
    /** relations to expand, in place of the resource's own, e.g. `['users', counted('seats')]` */
    expand?: readonly string[];
    /** users to choose from in a dialog: what is written about them is not searched */
    people?: boolean;
    /** asks the server even if the collection is at hand */
    refresh?: boolean;
}

export type Parent = 'licence' | 'user' | 'key' | 'group';

/** A property that is sorted by. The first one of a list takes the asked direction; the others do when they are `linked`. */
export interface SortKey {
    property: string;
    linked?: boolean;
    /** see `Order` */
    emptyLast?: boolean;
}

/** One property that a search looks at. */
export interface SearchedField {
    property: string;
    /** an id: a term that is one of them finds its rows alone, not those of longer ids that contain it */
    identifies?: boolean;
    /** rows may come without it: then the server is asked (contract, section 4) */
    optional?: boolean;
    /** what is looked for when this was typed */
    term?: (typed: string) => string;
}

/** Where a collection is read, and what differs there from the resource's own. */
export interface CollectionPath extends Partial<Pick<Resource, 'searched' | 'sorts'>> {
    path: string;
    newDb: boolean;
    expand?: readonly string[];
}

/** Everything that tells one resource from another: a row of the table in `index.ts`. */
export interface Resource {
    /** the collection's path below the base; absent when it is only read within a parent */
    path?: string;
    newDb?: boolean;
    /** sub-collections by the parent that `meta` names */
    within?: Partial<Record<Parent, (id: string) => CollectionPath>>;
    /** relations that lists read */
    expand?: readonly string[];
    /** relations that a single record is read with */
    expandOne?: readonly string[];
    searched: readonly SearchedField[];
    /** the same in dialogs that choose people */
    searchedPeople?: readonly SearchedField[];
    /** sort fields of the URL */
    sorts: Readonly<Record<string, readonly SortKey[]>>;
    defaultSort: { field: string; order: 'ASC' | 'DESC' };
    /** overrides every sort */
    fixedOrder?: readonly Order[];
    /** milliseconds for which a collection at hand counts as fresh (specification 2, section 7, "Caching") */
    freshMs: number;
    /** fields that a PATCH may carry; absent when records cannot be changed this way */
    writable?: readonly string[];
    /** fields that a POST may carry; absent when records cannot be created this way */
    creatable?: readonly string[];
    deletable?: boolean;
    errors: Partial<Record<'list' | 'one' | 'create' | 'update' | 'delete', ErrorTexts>>;
}
