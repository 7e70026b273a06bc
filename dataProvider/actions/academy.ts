import { hasId, isObject } from '../answers';
import { call } from '../call';
import { isCollection, readCollection } from '../odata/read';
import * as texts from '../resources/errors';
import type { ErrorTexts } from '../errors';
import type { HttpClient } from '../httpClient';
import { comment as commentRecord } from '../shape/records';
import type { AcademyState, Comment, Directory, Embed, Tag, Video } from '../types';

/** The academy (ACADEMY-1 to ACADEMY-10). */

interface Signalled {
    signal?: AbortSignal;
}

/** Academy calls send the cookies of the academy's own session (WIRE-12). */
const COOKIES = { credentials: 'include' } as const;

const collection = (errors: ErrorTexts, signal?: AbortSignal) => ({ ...COOKIES, errors, signal, check: isCollection });

/** The directories of the first level. */
export async function getDirectories(client: HttpClient, { signal }: Signalled = {}): Promise<Directory[]> {
    return readCollection<Directory>((await call(client, 'GET /academy/directories', collection(texts.academy, signal))).data)
        .rows;
}

/** One directory with its contents. */
export async function getDirectory(
    client: HttpClient,
    { directory, signal }: Signalled & { directory: string },
): Promise<Directory> {
    const request = { ...COOKIES, path: { id: directory }, errors: texts.academy, signal, check: hasId };
    return (await call(client, 'GET /academy/directories/{id}', request)).data;
}

/** The videos of a directory, in order. */
export async function getPlaylist(
    client: HttpClient,
    { directory, signal }: Signalled & { directory: string },
): Promise<Video[]> {
    const request = { path: { id: directory }, ...collection(texts.academy, signal) };
    return readCollection<Video>((await call(client, 'GET /academy/directories/{id}/playlist', request)).data).rows;
}

/** One video. */
export async function getVideo(client: HttpClient, { video, signal }: Signalled & { video: string }): Promise<Video> {
    const request = { ...COOKIES, path: { id: video }, errors: texts.video, signal, check: hasId };
    return (await call(client, 'GET /academy/videos/{id}', request)).data;
}

/** The directories above a video, from the root down. */
export async function getVideoPath(
    client: HttpClient,
    { video, signal }: Signalled & { video: string },
): Promise<{ id: string; label: string }[]> {
    const request = { path: { id: video }, ...collection(texts.video, signal) };
    return readCollection<{ id: string; label: string }>((await call(client, 'GET /academy/videos/{id}/path', request)).data)
        .rows;
}

/** How to play a video: its stream or its embedded page. */
export async function getEmbed(
    client: HttpClient,
    { library, video, signal }: Signalled & { library: string; video: string },
): Promise<Embed> {
    const { data } = await call(client, 'GET /academy/embeds/{libraryId}/{videoId}', {
        ...COOKIES,
        path: { libraryId: library, videoId: video },
        errors: texts.video,
        signal,
        check: answer => isObject(answer) && typeof answer.src === 'string' && typeof answer.type === 'string',
    });
    return data;
}

/** The tags of videos. */
export async function getTags(client: HttpClient, { signal }: Signalled = {}): Promise<Tag[]> {
    return readCollection<Tag>((await call(client, 'GET /academy/tags', collection(texts.academy, signal))).data).rows;
}

/** The comments on a video, without their replies. */
export async function getComments(client: HttpClient, { video, signal }: Signalled & { video: string }): Promise<Comment[]> {
    const request = { path: { id: video }, ...collection(texts.comments, signal) };
    return readCollection<Comment>((await call(client, 'GET /academy/videos/{id}/comments', request)).data).rows;
}

/** The replies to a comment. */
export async function getReplies(
    client: HttpClient,
    { video, comment, signal }: Signalled & { video: string; comment: string },
): Promise<Comment[]> {
    const request = { path: { id: video, commentId: comment }, ...collection(texts.comments, signal) };
    const { data } = await call(client, 'GET /academy/videos/{id}/comments/{commentId}/replies', request);
    return readCollection<Comment>(data).rows;
}

/** The response if it is a complete comment that can be shown at once, otherwise undefined. */
const commentOf = (answer: unknown): Comment | undefined => (commentRecord(answer) === answer ? (answer as Comment) : undefined);

/**
 * Adds a comment to a video, or a reply to `parent`. Trims the text, at most 1024 characters. Returns the comment, or undefined when the
 * server does not send it.
 */
export async function addComment(
    client: HttpClient,
    { video, content, parent }: { video: string; content: string; parent?: string },
): Promise<Comment | undefined> {
    const body = { content: content.trim(), parentId: parent };
    const request = { ...COOKIES, path: { id: video }, body, errors: texts.addComment };
    return commentOf((await call(client, 'POST /academy/videos/{id}/comments', request)).data);
}

/** Changes one of the user's own comments; returns it, or undefined when the server does not send it. */
export async function editComment(
    client: HttpClient,
    { video, comment, content }: { video: string; comment: string; content: string },
): Promise<Comment | undefined> {
    const body = { content: content.trim() };
    const request = { ...COOKIES, path: { id: video, commentId: comment }, body, errors: texts.editComment };
    return commentOf((await call(client, 'PATCH /academy/videos/{id}/comments/{commentId}', request)).data);
}

/** Deletes one of the user's own comments. */
export async function deleteComment(client: HttpClient, { video, comment }: { video: string; comment: string }): Promise<void> {
    const request = { ...COOKIES, path: { id: video, commentId: comment }, errors: texts.deleteComment };
    await call(client, 'DELETE /academy/videos/{id}/comments/{commentId}', request);
}

/** Saves how far the user has watched, in percent with two decimals. `keepalive` lets the call outlive the page. */
export async function saveProgress(
    client: HttpClient,
    { video, percent, keepalive }: { video: string; percent: number; keepalive?: boolean },
): Promise<void> {
    const value = Math.round(Math.min(100, Math.max(0, percent)) * 100) / 100;
    const request = { ...COOKIES, path: { id: video }, body: { value }, errors: texts.progress, keepalive };
    await call(client, 'PUT /academy/videos/{id}/progress', request);
}

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

const isSearchResult = (answer: unknown): boolean =>
    isObject(answer) && Array.isArray(answer.directories) && Array.isArray(answer.videos);

/** Searches directories and videos. */
export async function searchAcademy(
    client: HttpClient,
    { query, target = 'all', tags = [], signal }: Signalled & AcademySearch,
): Promise<AcademySearchResult> {
    const { data } = await call(client, 'GET /academy/search', {
        ...COOKIES,
        query: { query: query.trim(), target, tags: tags.length > 0 ? tags.join('|') : undefined },
        errors: texts.search,
        signal,
        check: isSearchResult,
    });
    return data;
}

const STATES: readonly string[] = ['missing', 'occupied', 'invalid', 'error', 'pending'] satisfies AcademyState[];
const isState = (value: unknown): value is AcademyState => typeof value === 'string' && STATES.includes(value);

/** Claims or extends the academy session. Returns true, or the state that prevents it; a state unknown to the portal becomes `error`. */
export async function validateAcademySession(client: HttpClient, { signal }: Signalled = {}): Promise<true | AcademyState> {
    const { data: answer } = await call(client, 'POST /academy/auth/validate', {
        ...COOKIES,
        errors: texts.academySession,
        signal,
        check: value => value === true || (isObject(value) && isObject(value.data)),
    });
    if (answer === true) return true;
    const state = (answer as { data: { state?: unknown } }).data.state;
    return isState(state) ? state : 'error';
}

/**
 * Ends the academy session: after 15 s unless it is validated again by then, or at once if `immediate`. `keepalive` lets the call outlive
 * the page.
 */
export async function endAcademySession(
    client: HttpClient,
    { immediate = false, keepalive = false }: { immediate?: boolean; keepalive?: boolean } = {},
): Promise<void> {
    await call(client, 'POST /academy/auth/logout', {
        ...COOKIES,
        body: immediate ? { immediate: true } : undefined,
        keepalive,
        errors: texts.academySession,
    });
}
