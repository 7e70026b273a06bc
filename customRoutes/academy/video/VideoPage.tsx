import { useQuery } from '@tanstack/react-query';
import { useLocaleState } from 'ra-core';
import { useMemo, useRef, useState, type RefObject } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { useT } from '#i18n/useT';
import type { Directory, Video } from '#dataProvider/types';
import { useBreadcrumb } from '#src/shared/breadcrumb';
import { DOT } from '#src/ui/dot';
import { PageSkeleton } from '#src/ui/feedback/Skeleton';
import { StateChip } from '#src/ui/fields/StateChip';
import { formatUtcDay } from '#src/shared/format/date';
import { CheckIcon } from '#src/ui/icons';
import { PageHeader } from '#src/shared/PageHeader';
import { paths } from '#src/config/paths';
import { academyKeys } from '../keys';
import { descriptionOf, isCompleted, tagLabels, videoAfter } from '../content';
import { usePlaylist, useTags, useVideo } from '../reads';
import { noteSeen } from '../seen';
import { Attachments } from './Attachments';
import { MaybeTimed } from './MaybeTimed';
import { Paywall } from './Paywall';
import { PlayedVideoContext, timeOfHash, type PlayedVideo } from './playedVideo';
import { PLAY, SCREEN, type PlayerHandle } from './player';
import { PlayerStage } from './PlayerStage';
import { usePreference } from './preferences';
import { Playlist } from './Playlist';
import { useProgress } from './useProgress';
import styles from './video.module.css';
import { lazyPart } from '#src/ui/lazyPart';
import { useRequestedAction } from '#src/shared/hooks/useRequestedAction';
import { usePortalDataProvider } from '#src/shared/hooks/usePortalDataProvider';

const NextVideo = lazyPart(() => import('./NextVideo'), { instead: () => null });
const UpNext = lazyPart(() => import('./UpNext'));
const Comments = lazyPart(() => import('../comments/Comments'));

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
    return (
        <div className={styles.screen} {...SCREEN}>
            {video ? <OneVideo key={video.id} video={video} directory={directoryId} /> : <PageSkeleton />}
        </div>
    );
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
    const [theatre] = usePreference('theatre');
    const player = useRef<PlayerHandle>(null);
    const main = useRef<HTMLDivElement>(null);
    const played = useMemo(
        (): PlayedVideo | null =>
            video.locked || video.type === 'placeholder'
                ? null
                : {
                      duration: video.duration,
                      time: () => player.current?.time() ?? 0,
                      jump: seconds => {
                          player.current?.seek(seconds, true);
                          main.current?.scrollIntoView({ block: 'start' });
                      },
                  },
        [video.locked, video.type, video.duration],
    );
    return (
        <PlayedVideoContext value={played}>
            <div className={styles.page} data-theatre={theatre || undefined}>
                <div ref={main} className={styles.main}>
                    <Stage video={video} directory={directory} player={player} />
                    <PageHeader title={video.label} facts={<Facts video={video} />} />
                    {description && (
                        <p className={styles.description}>
                            <MaybeTimed text={description} />
                        </p>
                    )}
                    <Attachments attachments={video.attachments} />
                </div>
                <aside className={styles.aside} aria-label={t('academy.player.playlist')}>
                    <Playlist directory={directory} current={video.id} />
                </aside>
                {video.allowComments && (
                    <div className={styles.comments}>
                        <Comments video={video} />
                    </div>
                )}
            </div>
        </PlayedVideoContext>
    );
}

/** A video's progress, kind, tags, and the date until which it is available. */
function Facts({ video }: { video: Video }) {
    const t = useT();
    const [language] = useLocaleState();
    const tags = tagLabels(video.tags, useTags());
    const { type, expiresAt } = video;
    const facts = [
        ...(type === 'stream' ? [t('academy.stream')] : []),
        ...tags,
        ...(expiresAt === null ? [] : [t('academy.availableUntil', { date: formatUtcDay(expiresAt, language) })]),
    ];
    return (
        <span className={`row ${styles.facts}`}>
            {isCompleted(video) && type !== 'placeholder' && (
                <StateChip tone="success" icon={<CheckIcon size={14} />}>
                    {t('academy.completed')}
                </StateChip>
            )}
            {facts.length > 0 && <bdi translate="no">{facts.join(DOT)}</bdi>}
        </span>
    );
}

interface StageProps {
    video: Video;
    directory: string;
    player: RefObject<PlayerHandle | null>;
}

/** The player, the paywall, or a note that the video is still in preparation. */
function Stage({ video, directory, player }: StageProps) {
    const t = useT();
    if (video.type === 'placeholder') {
        return (
            <div className={styles.stage}>
                <p className={styles.stageText}>{t('academy.player.placeholder')}</p>
            </div>
        );
    }
    return video.locked ? <Paywall video={video} /> : <OpenVideo video={video} directory={directory} player={player} />;
}

function OpenVideo({ video, directory, player }: StageProps) {
    const t = useT();
    const { tracker, failed } = useProgress(video);
    const [ended, setEnded] = useState(false);
    const [autoplay, setAutoplay] = useState(false);
    useRequestedAction('play', () => setAutoplay(true));
    const { data: videos = [] } = usePlaylist(directory);
    const next = videoAfter(videos, video.id);
    const navigate = useNavigate();
    const start = timeOfHash(useLocation().hash);
    const goNext = () => {
        if (next) void navigate(paths.academyVideo(directory, next.id), { state: PLAY });
    };
    return (
        <PlayerStage
            video={video}
            handle={player}
            autoplay={autoplay}
            description={descriptionOf(video)}
            start={start}
            onTime={(seconds, duration) => {
                if (seconds < duration - 1) setEnded(false);
                tracker.at(seconds, duration);
            }}
            onPlay={() => {
                noteSeen(video.id);
                tracker.begin();
            }}
            onPause={tracker.flush}
            onEnded={() => {
                tracker.flush();
                setEnded(true);
            }}
            onNext={goNext}
            over={
                ended &&
                next && (
                    <UpNext
                        directory={directory}
                        next={next}
                        onNext={goNext}
                        onAgain={() => {
                            setEnded(false);
                            player.current?.seek(0, true);
                        }}
                    />
                )
            }
        >
            <p className={styles.saved} role="status">
                {failed ? t('academy.errors.progress') : ''}
            </p>
            {next && <NextVideo directory={directory} next={next} ended={ended} />}
        </PlayerStage>
    );
}
