import type { Directory, Video } from '#dataProvider/types';
import { isBegun, isCompleted, progressOf, type Progress } from '../content';

/** The rules of the learning record (ACADEMY-18). Pure. */

/** A course with its videos. */
interface Course {
    directory: Pick<Directory, 'id' | 'label'>;
    videos: readonly Video[];
}

/** What a user has completed and started of a course. */
export interface CourseRecord {
    directory: Course['directory'];
    /** in the course's order, each once */
    videos: Video[];
    progress: Progress | null;
}

const isRecorded = (video: Video): boolean => video.type !== 'placeholder' && (isCompleted(video) || isBegun(video));

/** Each video once: a course may list one in several places. */
const distinct = (videos: readonly Video[]): Video[] => [...new Map(videos.map(video => [video.id, video])).values()];

/** The courses of which something was completed or started, in their order. */
export const recordOf = (courses: readonly Course[]): CourseRecord[] =>
    courses.flatMap(({ directory, videos }) => {
        const all = distinct(videos);
        const recorded = all.filter(isRecorded);
        return recorded.length === 0 ? [] : [{ directory, videos: recorded, progress: progressOf(all) }];
    });

/** How much of a video was watched, in seconds; 0 when its length is unknown. */
const watchedSeconds = (video: Video): number =>
    video.duration > 0 ? (isCompleted(video) ? video.duration : (video.duration * video.progress) / 100) : 0;

/** The numbers of completed and started videos, and the seconds watched; a video in two courses counts once. */
export function totalsOf(record: readonly CourseRecord[]): { completed: number; begun: number; seconds: number } {
    const videos = distinct(record.flatMap(course => course.videos));
    const completed = videos.filter(isCompleted).length;
    return {
        completed,
        begun: videos.length - completed,
        seconds: videos.reduce((sum, video) => sum + watchedSeconds(video), 0),
    };
}
