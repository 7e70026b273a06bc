import { hasId, isObject } from '../answers';
import { isCollection, readCollection } from '../odata/read';
import * as texts from '../resources/errors';
import type { ErrorTexts } from '../errors';
import type { ApiRequest, HttpClient } from '../httpClient';
import type { AcademyState, Comment, Directory, Embed, Tag, Video } from '../types';

/** The academy (specification 2, section 7, "Academy"; contract, section 5). Every call sends credentials. */

interface Signalled {
    signal?: AbortSignal;
}

const id = encodeURIComponent;
const videoPath = (video: string, call = ''): string => `academy/videos/${id(video)}${call}`;
const commentPath = (video: string, comment: string): string => videoPath(video, `/comments/${id(comment)}`);

const call = async <T>(client: HttpClient, path: string, request: ApiRequest): Promise<T> =>
    (await client<T>(path, { credentials: 'include', ...request })).data;

const rows = async <Row>(client: HttpClient, path: string, errors: ErrorTexts, signal?: AbortSignal): Promise<Row[]> =>
    readCollection<Row>(await call(client, path, { errors, signal, check: isCollection })).rows;

/** The directories of the first level. */
export const getDirectories = (client: HttpClient, { signal }: Signalled = {}): Promise<Directory[]> =>
    rows(client, 'academy/directories', texts.academy, signal);

/** One directory with its contents. */
export const getDirectory = (client: HttpClient, { directory, signal }: Signalled & { directory: string }): Promise<Directory> =>
    call(client, `academy/directories/${id(directory)}`, { errors: texts.academy, signal, check: hasId });

/** The videos of a directory in order. */
export const getPlaylist = (client: HttpClient, { directory, signal }: Signalled & { directory: string }): Promise<Video[]> =>
    rows(client, `academy/directories/${id(directory)}/playlist`, texts.academy, signal);

/** One video. */
export const getVideo = (client: HttpClient, { video, signal }: Signalled & { video: string }): Promise<Video> =>
    call(client, videoPath(video), { errors: texts.video, signal, check: hasId });

/** The directories above a video, from the root down. */
export const getVideoPath = (
    client: HttpClient,
    { video, signal }: Signalled & { video: string },
): Promise<{ id: string; label: string }[]> => rows(client, videoPath(video, '/path'), texts.video, signal);

/** How a video is played. */
export const getEmbed = (
    client: HttpClient,
    { library, video, signal }: Signalled & { library: string; video: string },
): Promise<Embed> =>
    call(client, `academy/embeds/${id(library)}/${id(video)}`, {
        errors: texts.video,
        signal,
        check: answer => isObject(answer) && typeof answer.src === 'string' && typeof answer.type === 'string',
    });

/** The tags of videos. */
export const getTags = (client: HttpClient, { signal }: Signalled = {}): Promise<Tag[]> =>
    rows(client, 'academy/tags', texts.academy, signal);

/** The comments on a video, without their replies. */
export const getComments = (client: HttpClient, { video, signal }: Signalled & { video: string }): Promise<Comment[]> =>
    rows(client, videoPath(video, '/comments'), texts.comments, signal);

/** The replies to a comment. */
export const getReplies = (
    client: HttpClient,
    { video, comment, signal }: Signalled & { video: string; comment: string },
): Promise<Comment[]> => rows(client, `${commentPath(video, comment)}/replies`, texts.comments, signal);

const commentOf = (answer: unknown): Comment | undefined => (hasId(answer) ? (answer as Comment) : undefined);

/** Comments on a video, or replies to `parent`; the text (at most 1024 characters) is sent trimmed. Answers the comment, if the server does. */
export async function addComment(
    client: HttpClient,
    { video, content, parent }: { video: string; content: string; parent?: string },
): Promise<Comment | undefined> {
    const body = { content: content.trim(), parentId: parent };
    return commentOf(await call(client, videoPath(video, '/comments'), { method: 'POST', body, errors: texts.addComment }));
}

/** Changes an own comment; answers it, if the server does. */
export async function editComment(
    client: HttpClient,
    { video, comment, content }: { video: string; comment: string; content: string },
): Promise<Comment | undefined> {
    const body = { content: content.trim() };
    return commentOf(await call(client, commentPath(video, comment), { method: 'PATCH', body, errors: texts.editComment }));
}

/** Deletes an own comment. */
export async function deleteComment(client: HttpClient, { video, comment }: { video: string; comment: string }): Promise<void> {
    await call(client, commentPath(video, comment), { method: 'DELETE', errors: texts.deleteComment });
}

/** Saves how far the caller has watched: percent, sent with two decimals. `keepalive` outlives the page. */
export async function saveProgress(
    client: HttpClient,
    { video, percent, keepalive }: { video: string; percent: number; keepalive?: boolean },
): Promise<void> {
    const value = Math.round(Math.min(100, Math.max(0, percent)) * 100) / 100;
    await call(client, videoPath(video, '/progress'), { method: 'PUT', body: { value }, errors: texts.progress, keepalive });
}

export interface AcademySearch {
    query: string;
    target?: 'all' | 'video' | 'directory';
    /** ids of tags; any of them */
    tags?: readonly string[];
}

export interface AcademySearchResult {
    directories: Directory[];
    videos: Video[];
}

/** Searches directories and videos. */
export const searchAcademy = (
    client: HttpClient,
    { query, target = 'all', tags = [], signal }: Signalled & AcademySearch,
): Promise<AcademySearchResult> =>
    call(
        client,
        `academy/search?query=${id(query.trim())}&target=${target}${tags.length > 0 ? `&tags=${id(tags.join('|'))}` : ''}`,
        {
            errors: texts.search,
            signal,
            check: answer => isObject(answer) && Array.isArray(answer.directories) && Array.isArray(answer.videos),
        },
    );

const STATES: readonly string[] = ['missing', 'occupied', 'invalid', 'error', 'pending'] satisfies AcademyState[];
const isState = (value: unknown): value is AcademyState => typeof value === 'string' && STATES.includes(value);

/** Takes or keeps the academy session: true, or why not. A state that the portal does not know counts as `error`. */
export async function validateAcademySession(client: HttpClient, { signal }: Signalled = {}): Promise<true | AcademyState> {
    const answer = await call<unknown>(client, 'academy/auth/validate', {
        method: 'POST',
        errors: texts.academySession,
        signal,
        check: value => value === true || (isObject(value) && isObject(value.data)),
    });
    if (answer === true) return true;
    const state = (answer as { data: { state?: unknown } }).data.state;
    return isState(state) ? state : 'error';
}

/** Ends the academy session: 15 s later unless a validate comes first, or at once. `keepalive` outlives the page. */
export async function endAcademySession(
    client: HttpClient,
    { immediate = false, keepalive = false }: { immediate?: boolean; keepalive?: boolean } = {},
): Promise<void> {
    await call(client, 'academy/auth/logout', {
        method: 'POST',
        body: immediate ? { immediate: true } : undefined,
        keepalive,
        errors: texts.academySession,
    });
}
