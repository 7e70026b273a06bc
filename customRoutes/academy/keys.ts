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
