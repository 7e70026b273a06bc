import type { ListParams, ReadMeta } from '#dataProvider/resources';

/** Every key of the query cache. A resource's reads begin with its name, so that invalidating the name reaches all of them. */

/** Identifies a collection: `people` changes what a search looks at, not the rows. */
const placeOf = ({ people: _people, ...place }: ReadMeta = {}) => place;

export const queryKeys = {
    /** the signed-in user: react-admin's key of the identity */
    currentUser: ['auth', 'getIdentity'],
    currentCustomer: ['customer'],
    /** what the signed-in user may do: react-admin's key */
    access: ['auth', 'canAccess'],
    /** everything read of a resource */
    resource: (resource: string) => [resource],
    /** all rows of a small collection */
    collection: (resource: string, meta?: ReadMeta) => [resource, 'all', placeOf(meta)],
    /** one page of a large collection */
    page: (resource: string, params: ListParams) => [resource, 'page', params],
    /** the pages of a large collection that have been loaded one after the other */
    pages: (resource: string, params: ListParams) => [resource, 'pages', params],
    record: (resource: string, id: string) => [resource, 'one', id],
    /** some records by their ids */
    records: (resource: string, ids: readonly string[], meta?: ReadMeta) => [resource, 'many', ids, placeOf(meta)],
    /** who shares a user's key of a licence */
    sharers: (user: string, licence: string) => ['keys', 'sharers', user, licence],
    /** whether a licence has a module */
    module: (module: number) => ['licences', 'module', module],
    ticketMessages: (ticket: string) => ['tickets', 'messages', ticket],
    applications: ['applications'],
    application: (application: string) => ['applications', application],
} as const satisfies Record<string, readonly unknown[] | ((...about: never[]) => readonly unknown[])>;

/** Those of the academy's pages. What is locked changes with its session (`customRoutes/academy/session/refetchContent.ts`). */
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
    tags: ['academy', 'tags'],
    searches: ['academy', 'search'],
    search: (search: object) => ['academy', 'search', search],
    /** the comments on a video and all replies to them */
    comments: (video: string) => ['academy', 'comments', video],
    replies: (video: string, comment: string) => ['academy', 'comments', video, comment],
} as const;
