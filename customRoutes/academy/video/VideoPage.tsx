import { useQuery } from '@tanstack/react-query';
import { useLocaleState } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import { useParams } from 'react-router';
import { useT } from '#i18n/useT';
import type { Directory, Video } from '#dataProvider/types';
import { useBreadcrumb } from '#src/shared/breadcrumb';
import { PageSkeleton } from '#src/ui/feedback/Skeleton';
import { StateChip } from '#src/ui/fields/StateChip';
import { formatExpiry } from '#src/shared/format/date';
import { CheckIcon } from '#src/ui/icons';
import { PageHeader } from '#src/shared/PageHeader';
import { paths } from '#src/config/paths';
import { academyKeys } from '#src/shared/query/keys';
import { descriptionOf, isCompleted, tagLabels } from '../content';
import { useTags, useVideo } from '../reads';
import { Attachments } from './Attachments';
import { NextVideo } from './NextVideo';
import { Paywall } from './Paywall';
import { PlayerStage } from './PlayerStage';
import { Playlist } from './Playlist';
import { useProgress } from './useProgress';
import styles from './video.module.css';
import { usePortalDataProvider } from '#src/shared/hooks/usePortalDataProvider';

const Comments = lazy(() => import('../comments/Comments'));

/** `/academy/{directoryId}/{videoId}`: one video with its playlist, attachments and comments. */
export default function VideoPage() {
    const { directoryId = '', videoId = '' } = useParams();
    const t = useT();
    const { data: video, error } = useVideo(videoId);
    const path = useVideoPath(videoId);
    useBreadcrumb([
        { title: t('academy.title'), url: paths.academy },
        ...path.map(step => ({ title: step.label, url: paths.academyDirectory(step.id), truncate: true })),
        { title: video?.label ?? '…', truncate: true },
    ]);

    if (error && !video) throw error;
    if (!video) return <PageSkeleton />;
    return <OneVideo key={video.id} video={video} directory={directoryId} />;
}

/** The directories above a video; empty until they are loaded, because only the breadcrumb needs them. */
function useVideoPath(video: string): NonNullable<Directory['path']> {
    const provider = usePortalDataProvider();
    const { data } = useQuery({
        queryKey: academyKeys.path(video),
        queryFn: ({ signal }) => provider.getVideoPath({ video, signal }),
    });
    return data ?? [];
}

function OneVideo({ video, directory }: { video: Video; directory: string }) {
    const t = useT();
    const description = descriptionOf(video);
    return (
        <div className={styles.page}>
            <div className={styles.main}>
                <PageHeader title={video.label} facts={<Facts video={video} />} />
                <Stage video={video} directory={directory} />
                {description && <p className={styles.description}>{description}</p>}
                <Attachments attachments={video.attachments} />
            </div>
            <aside className={styles.aside} aria-label={t('academy.player.playlist')}>
                <Playlist directory={directory} current={video.id} />
            </aside>
            {video.allowComments && (
                <div className={styles.comments}>
                    <Suspense fallback={null}>
                        <Comments video={video} />
                    </Suspense>
                </div>
            )}
        </div>
    );
}

/** A video's progress, kind, tags, and until when it is available. */
function Facts({ video }: { video: Video }) {
    const t = useT();
    const [language] = useLocaleState();
    const tags = tagLabels(video.tags, useTags());
    const { type, expiresAt } = video;
    const facts = [
        ...(type === 'stream' ? [t('academy.stream')] : []),
        ...tags,
        ...(expiresAt === null ? [] : [t('academy.availableUntil', { date: formatExpiry(expiresAt, language) })]),
    ];
    return (
        <span className={styles.facts}>
            {isCompleted(video) && type !== 'placeholder' && (
                <StateChip tone="success" icon={<CheckIcon size={14} />}>
                    {t('academy.completed')}
                </StateChip>
            )}
            {facts.length > 0 && <bdi>{facts.join(' · ')}</bdi>}
        </span>
    );
}

/** The player, the paywall, or a note that the video is still in preparation. */
function Stage({ video, directory }: { video: Video; directory: string }) {
    const t = useT();
    if (video.type === 'placeholder') {
        return (
            <div className={styles.stage}>
                <p className={styles.stageText}>{t('academy.player.placeholder')}</p>
            </div>
        );
    }
    return video.locked ? <Paywall video={video} /> : <OpenVideo video={video} directory={directory} />;
}

function OpenVideo({ video, directory }: { video: Video; directory: string }) {
    const t = useT();
    const { tracker, failed } = useProgress(video);
    const [ended, setEnded] = useState(false);
    return (
        <PlayerStage
            video={video}
            onTime={(seconds, duration) => {
                if (seconds < duration - 1) setEnded(false);
                tracker.at(seconds, duration);
            }}
            onPlay={tracker.begin}
            onPause={tracker.flush}
            onEnded={() => {
                tracker.flush();
                setEnded(true);
            }}
        >
            <p className={styles.saved} role="status">
                {failed ? t('academy.errors.progress') : ''}
            </p>
            <NextVideo directory={directory} current={video.id} ended={ended} />
        </PlayerStage>
    );
}
