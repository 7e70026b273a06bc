import { useEffect, useRef } from 'react';
import { useT } from '#i18n/useT';
import { DOT } from '#src/ui/dot';
import { CheckIcon, LockIcon, PlayIcon } from '#src/ui/icons';
import { FailedNotice } from '#src/shared/list/FailedNotice';
import { ShowMore, useShowMore } from '#src/shared/list/ShowMore';
import { Skeleton } from '#src/ui/feedback/Skeleton';
import { paths } from '#src/config/paths';
import { formatDuration, isBegun, isCompleted, progressOf } from '../content';
import { ProgressBar } from '../browse/ProgressBar';
import { usePlaylist } from '../reads';
import { RowLink, rowLinkBox } from '#src/ui/RowLink';
import styles from './video.module.css';

/** The directory's videos in order, each with its length and progress; the open one is marked. */
export function Playlist({ directory, current }: { directory: string; current: string }) {
    const t = useT();
    const { data: videos, error, refetch } = usePlaylist(directory);
    const currentAt = videos?.findIndex(({ id }) => id === current) ?? -1;
    const portion = useShowMore(videos?.length ?? 0, { atLeast: currentAt + 1 });
    const progress = videos && progressOf(videos);
    const list = useRef<HTMLOListElement>(null);
    const shown = useRef<HTMLLIElement>(null);

    // Scrolls a long list to the open video, but not the page.
    useEffect(() => {
        if (list.current && shown.current) list.current.scrollTop = shown.current.offsetTop - list.current.offsetTop;
    }, [videos?.length]);

    return (
        <>
            <h2 className={`heading ${styles.heading}`}>{t('academy.player.playlist')}</h2>
            {progress && (
                <p className={`${styles.progress} muted small`}>
                    {t('academy.completedOf', { completed: progress.completed, smart_count: progress.total })}
                </p>
            )}
            {error && !videos && <FailedNotice error={error} onRetry={refetch} />}
            {!error && !videos && (
                <div aria-busy="true" className="stack">
                    <Skeleton height={48} />
                    <Skeleton height={48} />
                    <Skeleton height={48} />
                </div>
            )}
            <ol ref={list} className={`plain-list box ${styles.playlist}`}>
                {videos?.slice(0, portion.shown).map(video => {
                    const open = video.id === current;
                    const duration = formatDuration(video.duration);
                    return (
                        <li
                            key={video.id}
                            ref={open ? shown : undefined}
                            className={`${rowLinkBox} ${styles.entry}`}
                            data-current={open || undefined}
                        >
                            <span className={styles.entryIcon}>
                                {isCompleted(video) ? <CheckIcon /> : video.locked ? <LockIcon /> : <PlayIcon />}
                            </span>
                            <div className={styles.entryWords}>
                                {video.type === 'placeholder' ? (
                                    <bdi translate="no">{video.label}</bdi>
                                ) : (
                                    <RowLink
                                        to={paths.academyVideo(directory, video.id)}
                                        className={styles.entryLink}
                                        aria-current={open ? 'page' : undefined}
                                    >
                                        <bdi translate="no">{video.label}</bdi>
                                    </RowLink>
                                )}
                                <span className="muted small">
                                    {[
                                        video.type === 'placeholder' ? t('academy.placeholder') : duration,
                                        isCompleted(video) ? t('academy.completed') : null,
                                        video.locked ? t('academy.locked') : null,
                                    ]
                                        .filter(Boolean)
                                        .join(DOT)}
                                </span>
                                {isBegun(video) && (
                                    <ProgressBar
                                        percent={video.progress}
                                        label={t('academy.watchedOf', { title: video.label })}
                                    />
                                )}
                            </div>
                        </li>
                    );
                })}
            </ol>
            <ShowMore {...portion} />
        </>
    );
}
