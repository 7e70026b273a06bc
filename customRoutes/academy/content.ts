import type { Directory, Tag, Video } from '../../dataProvider/types';

/** The rules of the academy's directories and videos (ACADEMY-1, ACADEMY-2). Pure. */

/** The progress, in percent, from which a video counts as completed (ACADEMY-2). */
export const COMPLETED_PERCENT = 95;

/** An entry of a content group. */
export type Content = Video | Directory;

/** Whether an entry of a content group is a directory. */
export const isDirectory = (content: Content): content is Directory => 'displayType' in content;

/** Whether a video has been watched to the end. */
export const isCompleted = ({ progress }: Pick<Video, 'progress'>): boolean => progress >= COMPLETED_PERCENT;

/** Whether a video was started but not completed. */
export const isBegun = (video: Pick<Video, 'progress'>): boolean => video.progress > 0 && !isCompleted(video);

/** How much of a directory's videos is watched. */
export interface Progress {
    completed: number;
    total: number;
    /** 0 to 100, whole; 100 only when everything is completed */
    percent: number;
}

/** The progress over videos, ignoring those in preparation. Null when nothing can be watched. */
export function progressOf(videos: readonly Pick<Video, 'progress' | 'type'>[]): Progress | null {
    const watchable = videos.filter(({ type }) => type !== 'placeholder');
    if (watchable.length === 0) return null;
    const completed = watchable.filter(isCompleted).length;
    const sum = watchable.reduce((total, video) => total + (isCompleted(video) ? 100 : Math.max(0, video.progress)), 0);
    const percent = completed === watchable.length ? 100 : Math.min(99, Math.round(sum / watchable.length));
    return { completed, total: watchable.length, percent };
}

/** The video to continue with: the first one that was started, else the first that is not completed; null when there is none. */
export function nextToWatch(videos: readonly Video[]): Video | null {
    const open = videos.filter(video => video.type !== 'placeholder' && !video.locked);
    return open.find(isBegun) ?? open.find(video => !isCompleted(video)) ?? null;
}

/** The directories above one, from the root down. A server may list the directory itself last; it is left out. */
export const stepsAbove = ({ id, path }: Pick<Directory, 'id' | 'path'>): NonNullable<Directory['path']> =>
    (path ?? []).filter(step => step.id !== id);

/** The next video in a playlist, skipping those in preparation; null at the end. */
export function videoAfter(videos: readonly Video[], current: string): Video | null {
    const at = videos.findIndex(({ id }) => id === current);
    return at === -1 ? null : (videos.slice(at + 1).find(({ type }) => type !== 'placeholder') ?? null);
}

/** A position in seconds as the player shows it: `0:08`, `1:04:05`. */
export function formatPosition(seconds: number): string {
    const whole = Math.floor(seconds);
    const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
    const padded = (value: number): string => String(value).padStart(2, '0');
    return hours > 0 ? `${hours}:${padded(minutes)}:${padded(rest)}` : `${minutes}:${padded(rest)}`;
}

/** A duration in seconds in a player's format: `4:05`, `1:04:05`; null when it is unknown. */
export const formatDuration = (seconds: number): string | null =>
    Number.isFinite(seconds) && seconds > 0 ? formatPosition(Math.round(seconds)) : null;

/** The labels of a video's tags in their order, without unknown ones. */
export function tagLabels(ids: readonly string[], tags: readonly Tag[]): string[] {
    const labels = new Map(tags.map(({ id, label }) => [id, label]));
    return ids.flatMap(id => labels.get(id) ?? []);
}

/** The description in a video's metadata, or null. */
export function descriptionOf({ metaData }: Pick<Video, 'metaData'>): string | null {
    const description = metaData?.['description'];
    return typeof description === 'string' && description.trim() !== '' ? description : null;
}
