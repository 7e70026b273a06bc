import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useT } from '#i18n/useT';
import { paths } from '#src/config/paths';
import { usePortalDataProvider } from '#src/shared/hooks/usePortalDataProvider';
import { academyKeys } from '#src/shared/query/keys';
import { Skeleton } from '#src/ui/feedback/Skeleton';
import { ProgressBar } from '../../academy/browse/ProgressBar';
import { Thumbnail } from '../../academy/browse/Thumbnail';
import { formatDuration } from '../../academy/content';
import { begunVideo } from './own';
import styles from './parts.module.css';
import { Failed, Section } from './Section';

/**
 * The video that was begun and not completed: of the directories the videos of one after another, up to the first that has one. Not in the
 * academy's own entries of the cache, whose locks depend on the academy session. Watching makes it stale (`useProgress`).
 */
function useBegunVideo() {
    const provider = usePortalDataProvider();
    return useQuery({
        queryKey: academyKeys.begun,
        queryFn: async ({ signal }) => {
            for (const { id } of await provider.getDirectories({ signal })) {
                const video = begunVideo(await provider.getPlaylist({ directory: id, signal }));
                if (video) return video;
            }
            return null;
        },
    });
}

/** "Go on learning": the video with its picture and progress (DASH-7). */
export function OwnLearning() {
    const t = useT();
    const { data: video, error } = useBegunVideo();
    const waiting = video === undefined && !error;
    return (
        <Section
            title={t('dashboard.own.learning')}
            more={{ to: paths.academy, label: t('dashboard.own.toAcademy') }}
            busy={waiting}
        >
            {waiting && (
                <div className={styles.video}>
                    <Skeleton height="100%" />
                    <span className={styles.videoWords}>
                        <Skeleton width="80%" />
                        <Skeleton width="40%" />
                    </span>
                </div>
            )}
            {error && video === undefined && <Failed />}
            {video === null && <p className={styles.nothing}>{t('dashboard.own.nothingBegun')}</p>}
            {video && (
                <Link className={styles.video} to={paths.academyVideo(video.directoryId, video.id)}>
                    <span className={styles.picture}>
                        <Thumbnail address={video.thumbnail} locked={false}>
                            <ProgressBar percent={video.progress} label={t('academy.watchedOf', { title: video.label })} />
                        </Thumbnail>
                    </span>
                    <span className={styles.videoWords}>
                        <bdi className={styles.rowTitle}>{video.label}</bdi>
                        <span className={styles.rowFact}>
                            {[formatDuration(video.duration), t('academy.percent', { percent: Math.floor(video.progress) })]
                                .filter(Boolean)
                                .join(' · ')}
                        </span>
                        <span className={styles.goOn}>{t('academy.goOn')}</span>
                    </span>
                </Link>
            )}
        </Section>
    );
}
