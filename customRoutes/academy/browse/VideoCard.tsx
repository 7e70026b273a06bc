import { useLocaleState, useTranslate } from 'ra-core';
import type { Tag, Video } from '../../../dataProvider/types';
import { StateChip } from '../../../src/shared/fields/StateChip';
import { formatExpiry } from '../../../src/shared/format/date';
import { CheckIcon } from '../../../src/shared/icons';
import { PageLink } from '../../../src/shared/PageLink';
import { paths } from '../../paths';
import { formatDuration, isBegun, isCompleted, tagLabels } from '../content';
import { ProgressBar } from './ProgressBar';
import { Thumbnail } from './Thumbnail';
import styles from './browse.module.css';

interface VideoCardProps {
    video: Video;
    tags: readonly Tag[];
    /** the heading's level within the page */
    level?: 'h2' | 'h3';
}

/**
 * A video in a grid: picture, duration, title, tags, how far it is watched, and whether it is locked (specification 2, section 3). What
 * is still in preparation is no link.
 */
export function VideoCard({ video, tags, level: Heading = 'h3' }: VideoCardProps) {
    const translate = useTranslate();
    const labels = tagLabels(video.tags, tags);
    const placeholder = video.type === 'placeholder';
    const duration = placeholder ? null : formatDuration(video.duration);
    return (
        <li className={styles.card} data-link={!placeholder || undefined}>
            <Thumbnail address={video.thumbnail} locked={video.locked}>
                {duration && <span className={styles.duration}>{duration}</span>}
                {isBegun(video) && (
                    <ProgressBar percent={video.progress} label={translate('academy.watchedOf', { title: video.label })} />
                )}
            </Thumbnail>
            <div className={styles.words}>
                <Heading className={styles.label}>
                    {placeholder ? (
                        <bdi>{video.label}</bdi>
                    ) : (
                        <PageLink to={paths.academyVideo(video.directoryId, video.id)} className={styles.link}>
                            <bdi>{video.label}</bdi>
                        </PageLink>
                    )}
                </Heading>
                <Marks video={video} />
                {labels.length > 0 && (
                    <ul className={styles.tags} aria-label={translate('academy.tags')}>
                        {labels.map(label => (
                            <li key={label}>{label}</li>
                        ))}
                    </ul>
                )}
            </div>
        </li>
    );
}

/** The states of a video in words; nothing for one that is simply open and not begun. */
function Marks({ video }: { video: Video }) {
    const translate = useTranslate();
    const [language] = useLocaleState();
    const marks: string[] = [];
    if (video.type === 'placeholder') marks.push(translate('academy.placeholder'));
    else {
        if (video.locked) marks.push(translate('academy.locked'));
        if (video.type === 'stream') marks.push(translate('academy.stream'));
        if (isBegun(video)) marks.push(translate('academy.percent', { percent: Math.floor(video.progress) }));
        if (video.expiresAt !== null) {
            marks.push(translate('academy.availableUntil', { date: formatExpiry(video.expiresAt, language) }));
        }
    }
    const completed = isCompleted(video) && video.type !== 'placeholder';
    if (marks.length === 0 && !completed) return null;
    return (
        <p className={styles.marks}>
            {completed && (
                <StateChip tone="success" icon={<CheckIcon size={14} />}>
                    {translate('academy.completed')}
                </StateChip>
            )}
            {marks.join(' · ')}
        </p>
    );
}
