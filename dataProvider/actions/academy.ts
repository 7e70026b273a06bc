import { hasId, isObject } from '../checks';
import { isCollection, wholeOf } from '../odata/read';
import { comment as commentRecord } from '../shape/records';
import type { AcademyState, Comment, Directory, Tag, Video } from '../types';
import { action, change } from './action';

/** The academy (ACADEMY-1 to ACADEMY-10). */

interface Signalled {
    signal?: AbortSignal;
}

interface OfDirectory extends Signalled {
    directory: string;
}

interface OfVideo extends Signalled {
    video: string;
}

/** The directories of the first level. */
export const getDirectories = action('GET /academy/directories', async (send, { signal }: Signalled = {}) =>
    wholeOf<Directory>((await send({ check: isCollection, signal })).data),
);

/** One directory with its contents. */
export const getDirectory = action(
    'GET /academy/directories/{id}',
    async (send, { directory, signal }: OfDirectory) => (await send({ path: { id: directory }, signal, check: hasId })).data,
);

/** The videos of a directory, in order. */
export const getPlaylist = action('GET /academy/directories/{id}/playlist', async (send, { directory, signal }: OfDirectory) =>
    wholeOf<Video>((await send({ check: isCollection, path: { id: directory }, signal })).data),
);

/** One video. */
export const getVideo = action(
    'GET /academy/videos/{id}',
    async (send, { video, signal }: OfVideo) => (await send({ path: { id: video }, signal, check: hasId })).data,
);

/** The directories above a video, from the root down. */
export const getVideoPath = action('GET /academy/videos/{id}/path', async (send, { video, signal }: OfVideo) =>
    wholeOf<{ id: string; label: string }>((await send({ check: isCollection, path: { id: video }, signal })).data),
);

/** How to play a video: its stream or its embedded page. */
export const getEmbed = action(
    'GET /academy/embeds/{libraryId}/{videoId}',
    async (send, { library, video, signal }: OfVideo & { library: string }) => {
        const { data } = await send({
            path: { libraryId: library, videoId: video },
            signal,
            check: response => isObject(response) && typeof response.src === 'string' && typeof response.type === 'string',
        });
        return data;
    },
);

/** The tags of videos. */
export const getTags = action('GET /academy/tags', async (send, { signal }: Signalled = {}) =>
    wholeOf<Tag>((await send({ check: isCollection, signal })).data),
);

/** The comments on a video, without their replies. */
export const getComments = action('GET /academy/videos/{id}/comments', async (send, { video, signal }: OfVideo) =>
    wholeOf<Comment>((await send({ check: isCollection, path: { id: video }, signal })).data),
);

/** The replies to a comment. */
export const getReplies = action(
    'GET /academy/videos/{id}/comments/{commentId}/replies',
    async (send, { video, comment, signal }: OfVideo & { comment: string }) =>
        wholeOf<Comment>((await send({ check: isCollection, path: { id: video, commentId: comment }, signal })).data),
);

/** The response if it is a complete comment that can be shown at once, otherwise undefined. */
const commentOf = (response: unknown): Comment | undefined =>
    commentRecord(response) === response ? (response as Comment) : undefined;

/**
 * Adds a comment to a video, or a reply to `parent`. Trims the text, at most 1024 characters. Returns the comment, or undefined when the
 * server does not send it.
 */
export const addComment = action(
    'POST /academy/videos/{id}/comments',
    async (send, { video, content, parent }: { video: string; content: string; parent?: string }) => {
        const body = { content: content.trim(), parentId: parent };
        return commentOf((await send({ path: { id: video }, body })).data);
    },
);

/** Changes one of the user's own comments; returns it, or undefined when the server does not send it. */
export const editComment = action(
    'PATCH /academy/videos/{id}/comments/{commentId}',
    async (send, { video, comment, content }: { video: string; comment: string; content: string }) => {
        const path = { id: video, commentId: comment };
        return commentOf((await send({ path, body: { content: content.trim() } })).data);
    },
);

/** Deletes one of the user's own comments. */
export const deleteComment = change(
    'DELETE /academy/videos/{id}/comments/{commentId}',
    ({ video, comment }: { video: string; comment: string }) => ({ path: { id: video, commentId: comment } }),
);

/** Saves how far the user has watched, in percent with two decimals. `keepalive` lets the call outlive the page. */
export const saveProgress = change(
    'PUT /academy/videos/{id}/progress',
    ({ video, percent, keepalive }: { video: string; percent: number; keepalive?: boolean }) => {
        const value = Math.round(Math.min(100, Math.max(0, percent)) * 100) / 100;
        return { path: { id: video }, body: { value }, keepalive };
    },
);

export interface AcademySearch {
    query: string;
    target?: 'all' | 'video' | 'directory';
    /** ids of tags; matches any of them */
    tags?: readonly string[];
}

export interface AcademySearchResult {
    directories: Directory[];
    videos: Video[];
}

const isSearchResult = (response: unknown): boolean =>
    isObject(response) && Array.isArray(response.directories) && Array.isArray(response.videos);

/** Searches directories and videos. */
export const searchAcademy = action(
    'GET /academy/search',
    async (send, { query, target = 'all', tags = [], signal }: Signalled & AcademySearch): Promise<AcademySearchResult> => {
        const { data } = await send({
            query: { query: query.trim(), target, tags: tags.length > 0 ? tags.join('|') : undefined },
            signal,
            check: isSearchResult,
        });
        return data;
    },
);

const STATES: readonly string[] = ['missing', 'occupied', 'invalid', 'error', 'pending'] satisfies AcademyState[];
const isState = (value: unknown): value is AcademyState => typeof value === 'string' && STATES.includes(value);

/** Claims or extends the academy session. Returns true, or the state that prevents it; a state unknown to the portal becomes `error`. */
export const validateAcademySession = action(
    'POST /academy/auth/validate',
    async (send, { signal }: Signalled = {}): Promise<true | AcademyState> => {
        const { data: response } = await send({
            signal,
            check: value => value === true || (isObject(value) && isObject(value.data)),
        });
        if (response === true) return true;
        const state = (response as { data: { state?: unknown } }).data.state;
        return isState(state) ? state : 'error';
    },
);

/**
 * Ends the academy session: after 15 s unless it is validated again by then, or at once if `immediate`. `keepalive` lets the call outlive
 * the page.
 */
export const endAcademySession = action(
    'POST /academy/auth/logout',
    async (send, { immediate = false, keepalive = false }: { immediate?: boolean; keepalive?: boolean } = {}) => {
        await send({ body: immediate ? { immediate: true } : undefined, keepalive });
    },
);
