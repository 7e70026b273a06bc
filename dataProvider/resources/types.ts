import type { PortalCall } from '../calls/entry';
import type { Order } from '../odata/build';

/** `meta` of a read. At most one of the parents is set; it limits the read to that parent's records. */
export interface ReadMeta {
    licence?: string;
    user?: string;
    key?: string;
    group?: string;
    /** relations to expand instead of the resource's own, e.g. `['users', counted('seats')]` */
    expand?: readonly string[];
    /** searches only what names a record: no notes of administrators in dialogs that select users, no ids */
    names?: boolean;
    /**
     * how requests use the queue of jobs (MANY-1); by default only those that read on do, for a user who waits. `always`: all, because there may
     * be many such reads. `never`: none, because the caller is a call of the queue, which would wait for itself.
     */
    queue?: 'always' | 'never';
    /** of records by ids: those that the response lacks are looked for without its filter, which proves nothing (QUERY-14) */
    proven?: boolean;
}

/** react-admin's parameters of a list. */
export interface ListParams {
    pagination?: { page: number; perPage: number };
    sort?: { field: string; order: 'ASC' | 'DESC' };
    /** `q`: comma-separated terms; every other field must equal its value, or one of its values if it is an array */
    filter?: Readonly<Record<string, unknown>>;
    meta?: ReadMeta;
    signal?: AbortSignal;
}

export type Parent = 'licence' | 'user' | 'key' | 'group';

/** A property to sort by. The first one of a list takes the requested direction; the others do when they are `linked`. */
export interface SortKey {
    property: string;
    linked?: boolean;
    /** see `Order` */
    emptyLast?: boolean;
}

/** A searched property. */
export interface SearchedField {
    property: string;
    /** an id: a term that equals one finds only its rows, not those of longer ids that contain it */
    identifies?: boolean;
    /** rows may lack it, in which case the server searches (TICKET-2) */
    optional?: boolean;
    /** turns a typed word into those to search for, of which any must match */
    terms?: (typed: string) => string[];
}

/** A call that reads. */
export type ReadCall = Extract<PortalCall, `GET ${string}`>;

/** A collection within a parent: its read, and its differences from the resource's own collection. */
export interface WithinParent extends Partial<Pick<Resource, 'searched' | 'sorts' | 'newDb' | 'expand'>> {
    list: Extract<ReadCall, `${string}{id}/${string}`>;
}

/** What distinguishes a resource from the others: an entry of the table in `index.ts`. */
export interface Resource {
    /** a verb without a path is refused; without `list` the resource is only read within a parent */
    calls: {
        list?: Exclude<ReadCall, `${string}}${string}`>;
        one?: Extract<ReadCall, `${string}/{id}`>;
        create?: Exclude<Extract<PortalCall, `POST ${string}`>, `${string}}${string}`>;
        update?: Extract<PortalCall, `PATCH ${string}/{id}`>;
        delete?: Extract<PortalCall, `DELETE ${string}/{id}`>;
    };
    newDb?: boolean;
    /** sub-collections by the parent that `meta` names */
    within?: Partial<Record<Parent, WithinParent>>;
    /** relations that lists expand */
    expand?: readonly string[];
    /** relations that the read of a single record expands */
    expandOne?: readonly string[];
    searched: readonly SearchedField[];
    /** the searched fields when only names are searched (`ReadMeta.names`) */
    searchedNames?: readonly SearchedField[];
    /** sort fields of the URL */
    sorts: Readonly<Record<string, readonly SortKey[]>>;
    defaultSort: { field: string; order: 'ASC' | 'DESC' };
    /** overrides every sort */
    fixedOrder?: readonly Order[];
}
