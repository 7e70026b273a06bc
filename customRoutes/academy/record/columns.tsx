import type { Video } from '#dataProvider/types';
import { paths } from '#src/config/paths';
import { free } from '#src/shared/columns/kinds';
import { columnsOf } from '#src/shared/columns/list';
import { Link } from '#src/ui/Link';
import { Marks } from '../browse/Marks';
import { formatDuration } from '../content';
import styles from './record.module.css';

/** The page of a video. */
export const pathOf = ({ directoryId, id }: Pick<Video, 'directoryId' | 'id'>): string => paths.academyVideo(directoryId, id);

const MARKED = ['type', 'locked', 'progress', 'expiresAt'] as const;

/** The videos of a course that were completed or started (ACADEMY-18). */
export const recordColumns = columnsOf<Video>([
    free('label', 'academy.kinds.video', {
        isName: true,
        reads: ['label', 'directoryId'],
        cell: video => (
            <Link to={pathOf(video)} className={styles.link}>
                <bdi translate="no">{video.label}</bdi>
            </Link>
        ),
        text: ({ label }) => label,
    }),
    free('state', 'users.fields.state', { inCards: 'mark', reads: MARKED, cell: video => <Marks video={video} /> }),
    free('duration', 'learningRecord.length', {
        align: 'right',
        reads: ['duration'],
        cell: ({ duration }) => formatDuration(duration),
    }),
]);
