import { byId } from '#dataProvider/byId';
import type { Video } from '../../dataProvider/types';
import { localeOf } from '../../src/shared/format/date';
import { isBegun } from './content';

/** The videos to continue with, and the size of courses (ACADEMY-15). Pure. */

const canWatch = (video: Video): boolean => video.type !== 'placeholder' && !video.locked;

/**
 * The videos in progress that can be watched, each once: the last played first, then the others in their order. `seen` is in epoch
 * milliseconds.
 */
export function begunVideos(videos: readonly Video[], seen: Readonly<Record<string, number>>): Video[] {
    const begun = byId(videos.filter(video => canWatch(video) && isBegun(video)));
    return [...begun.values()].sort((one, other) => (seen[other.id] ?? 0) - (seen[one.id] ?? 0));
}

/** The next video of each playlist in progress, which is the first one not started, with the index of its playlist. */
export function nextInCourses(playlists: readonly (readonly Video[])[]): { video: Video; list: number }[] {
    return playlists.flatMap((videos, list) => {
        const begun = videos.some(video => video.type !== 'placeholder' && video.progress > 0);
        const video = begun && videos.find(entry => canWatch(entry) && entry.progress <= 0);
        return video ? [{ video, list }] : [];
    });
}

/** The number of videos of a playlist that can be watched, and their total length in seconds. */
export function sizeOf(videos: readonly Pick<Video, 'type' | 'duration'>[]): { lessons: number; seconds: number } {
    const lessons = videos.filter(({ type }) => type !== 'placeholder');
    return {
        lessons: lessons.length,
        seconds: lessons.reduce((sum, { duration }) => sum + (duration > 0 ? duration : 0), 0),
    };
}

/** Formats a length as hours and minutes, e.g. `2 hr 10 min`, at least a minute; null if it is unknown. */
export function formatLength(seconds: number, language: string): string | null {
    if (!(seconds > 0)) return null;
    const minutes = Math.max(1, Math.round(seconds / 60));
    const part = (value: number, unit: 'hour' | 'minute'): string =>
        new Intl.NumberFormat(localeOf(language), { style: 'unit', unit, unitDisplay: 'short' }).format(value);
    const parts = [
        ...(minutes >= 60 ? [part(Math.floor(minutes / 60), 'hour')] : []),
        ...(minutes % 60 > 0 ? [part(minutes % 60, 'minute')] : []),
    ];
    return parts.join(' ');
}
