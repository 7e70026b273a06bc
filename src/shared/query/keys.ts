import type { ListParams, ReadMeta } from '#dataProvider/resources';

/**
 * Every key of the query cache. The keys of a resource begin with its name, so that invalidating the name covers all its reads. Whatever
 * changes the response is part of the key, the fields that are read included (LIST-6).
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
    /** what the finder found of one kind */
    found: (resource: string, kind: string, words: string) => [resource, 'found', kind, words],
    /** what the finder opened last, of one kind */
    recalled: (resource: string, kind: string, ids: readonly string[]) => [resource, 'recalled', kind, ids],
    /** a user's seats on a licence */
    seatsOf: (user: string, licence: string) => ['seats', 'of', user, licence],
    /** whether a licence has a module */
    module: (module: number) => ['licences', 'module', module],
    /** the messages of all tickets that were read */
    everyTicketMessages: ['tickets', 'messages'],
    ticketMessages: (ticket: string) => ['tickets', 'messages', ticket],
    /** the same, read after the ticket was closed */
    closedMessages: (ticket: string) => ['tickets', 'messages', ticket, 'closed'],
    applications: ['applications'],
    application: (application: string) => ['applications', application],
} as const satisfies Record<string, readonly unknown[] | ((...about: never[]) => readonly unknown[])>;

/** The keys of the academy's pages. What is locked depends on the academy session (`customRoutes/academy/session/refetchContent.ts`). */
export const academyKeys = {
    all: ['academy'],
    directories: ['academy', 'directories'],
    /** the contents of every directory */
    contents: ['academy', 'directory'],
    directory: (directory: string) => ['academy', 'directory', directory],
    playlists: ['academy', 'playlist'],
    playlist: (directory: string) => ['academy', 'playlist', directory],
    videos: ['academy', 'video'],
    video: (video: string | null) => ['academy', 'video', video],
    path: (video: string) => ['academy', 'path', video],
    embed: (library: string, video: string) => ['academy', 'embed', library, video],
    /** the video that was started and not completed */
    begun: ['academy', 'begun'],
    tags: ['academy', 'tags'],
    searches: ['academy', 'search'],
    search: (search: object) => ['academy', 'search', search],
    /** the comments on a video and all replies to them */
    comments: (video: string) => ['academy', 'comments', video],
    replies: (video: string, comment: string) => ['academy', 'comments', video, comment],
} as const;
