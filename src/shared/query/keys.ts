import type { ListParams, ReadMeta } from '#dataProvider/resources';

/**
 * The keys of the query cache; those of reads that one resource alone has are in its folder. All keys of a resource begin with its name, so that
 * invalidating the name covers all its reads. Whatever changes the response is part of the key, the fields that are read included (LIST-6).
 */

/** What identifies a collection: neither what is searched nor how it is sent, which do not affect the rows. */
const placeOf = ({ names: _names, queue: _queue, ...place }: ReadMeta = {}) => place;

/** The fields that are read (JSON names); undefined for all. */
export type Fields = readonly string[] | undefined;

export const queryKeys = {
    /** the signed-in user: react-admin's key of the identity */
    currentUser: ['auth', 'getIdentity'],
    currentCustomer: ['customer'],
    /** everything read of a resource */
    resource: (resource: string) => [resource],
    /** all rows of a small collection */
    collection: (resource: string, meta?: ReadMeta) => [resource, 'all', placeOf(meta)],
    /** the same, within any parent */
    collections: (resource: string) => [resource, 'all'],
    /** one page of a large collection */
    page: (resource: string, params: ListParams) => [resource, 'page', params],
    /** every page of large collections */
    everyPage: (resource: string) => [resource, 'page'],
    /** pages of a large collection, loaded one after another */
    pages: (resource: string, params: ListParams) => [resource, 'pages', params],
    /** all rows of a collection of any size */
    every: (resource: string, fields: Fields, meta?: ReadMeta) => [resource, 'every', fields, placeOf(meta)],
    /** the rows of a large collection within a span of time */
    span: (resource: string, fields: Fields, span: object, meta?: ReadMeta) => [resource, 'span', fields, span, placeOf(meta)],
    record: (resource: string, id: string) => [resource, 'one', id],
    /** records by their ids */
    records: (resource: string, ids: readonly string[], fields: Fields, meta?: ReadMeta) => [
        resource,
        'many',
        ids,
        fields,
        placeOf(meta),
    ],
    /** what a dialog read when it was opened */
    opened: (resource: string, opening: number, about: readonly unknown[]) => [resource, 'opened', opening, ...about],
} as const satisfies Record<string, readonly unknown[] | ((...about: never[]) => readonly unknown[])>;
