import { useT } from '#i18n/useT';
import type { Video } from '#dataProvider/types';
import { paths } from '#src/config/paths';
import { DOT } from '#src/ui/dot';
import { Skeleton } from '#src/ui/feedback/Skeleton';
import { formatDuration, isBegun } from '../content';
import { ProgressBar } from './ProgressBar';
import { Thumbnail } from './Thumbnail';
import { Link } from '#src/ui/Link';
import styles from './learn.module.css';

/** A link to a video to continue with: its picture and progress, its course if given, and how much of it is left (ACADEMY-15, DASH-7). */
export function LearnLink({ video, course }: { video: Video; course?: string }) {
    const t = useT();
    const begun = isBegun(video);
    const length = formatDuration(begun ? video.duration * (1 - video.progress / 100) : video.duration);
    const facts = [
        course,
        begun && length ? t('academy.left', { time: length }) : length,
        begun ? t('academy.percent', { percent: Math.floor(video.progress) }) : null,
    ];
    return (
        <Link className={styles.link} to={paths.academyVideo(video.directoryId, video.id)}>
            <span className={styles.picture}>
                <Thumbnail address={video.thumbnail} locked={false} eager>
                    {begun && <ProgressBar percent={video.progress} label={t('academy.watchedOf', { title: video.label })} />}
                </Thumbnail>
            </span>
            <span className={styles.words}>
                <bdi translate="no" className={styles.title}>
                    {video.label}
                </bdi>
                <span className={`${styles.fact} muted small`}>{facts.filter(Boolean).join(DOT)}</span>
                <span className={styles.goOn}>{t(begun ? 'academy.goOn' : 'academy.begin')}</span>
            </span>
        </Link>
    );
}

/** The placeholder of a LearnLink. */
export const LearnSkeleton = () => (
    <div className={styles.link}>
        <Skeleton height="100%" />
        <span className={styles.words}>
            <Skeleton width="80%" />
            <Skeleton width="40%" />
        </span>
    </div>
);
