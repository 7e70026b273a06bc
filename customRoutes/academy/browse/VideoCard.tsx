import { useT } from '#i18n/useT';
import type { Tag, Video } from '#dataProvider/types';
import { paths } from '#src/config/paths';
import { formatDuration, isBegun, tagLabels } from '../content';
import { Marks } from './Marks';
import { ProgressBar } from './ProgressBar';
import { Thumbnail } from './Thumbnail';
import { RowLink, rowLinkBox } from '#src/ui/RowLink';
import styles from './browse.module.css';

interface VideoCardProps {
    video: Video;
    tags: readonly Tag[];
    /** the heading's level within the page */
    level?: 'h2' | 'h3';
}

/**
 * A video in a grid: picture, duration, title, tags, progress, and whether it is locked (ACADEMY-2). A video still in preparation is not a
 * link.
 */
export function VideoCard({ video, tags, level: Heading = 'h3' }: VideoCardProps) {
    const t = useT();
    const placeholder = video.type === 'placeholder';
    const duration = placeholder ? null : formatDuration(video.duration);
    return (
        <li className={`box ${rowLinkBox} ${styles.card}`} data-link={!placeholder || undefined}>
            <Thumbnail address={video.thumbnail} locked={video.locked}>
                {duration && <span className={styles.duration}>{duration}</span>}
                {isBegun(video) && (
                    <ProgressBar percent={video.progress} label={t('academy.watchedOf', { title: video.label })} />
                )}
            </Thumbnail>
            <div className={styles.words}>
                <Heading className={`heading ${styles.label}`}>
                    {placeholder ? (
                        <bdi translate="no">{video.label}</bdi>
                    ) : (
                        <RowLink to={paths.academyVideo(video.directoryId, video.id)} className={styles.link}>
                            <bdi translate="no">{video.label}</bdi>
                        </RowLink>
                    )}
                </Heading>
                <Marks video={video} />
                <VideoTags video={video} tags={tags} />
            </div>
        </li>
    );
}

/** The tags of a video by name, each once; nothing without any. */
export function VideoTags({ video, tags }: { video: Video; tags: readonly Tag[] }) {
    const t = useT();
    const labels = [...new Set(tagLabels(video.tags, tags))];
    if (labels.length === 0) return null;
    return (
        <ul className={styles.tags} aria-label={t('academy.tags')}>
            {labels.map(label => (
                <li key={label}>{label}</li>
            ))}
        </ul>
    );
}
