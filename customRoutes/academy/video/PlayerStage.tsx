import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import { Button } from '#src/ui/Button';
import { useT } from '#i18n/useT';
import { PortalError } from '#dataProvider/errors';
import type { Video } from '#dataProvider/types';
import { useFailureText } from '#src/shared/failure';
import { Spinner } from '#src/ui/feedback/Spinner';
import { academyKeys } from '#src/shared/query/keys';
import { useAcademySession } from '../session/useAcademySession';
import { KeyHelp } from './KeyHelp';
import { Paywall } from './Paywall';
import type { PlayerProps } from './player';
import { percentOf } from './progress';
import styles from './video.module.css';
import { usePortalDataProvider } from '#src/shared/hooks/usePortalDataProvider';

const MediaPlayer = lazy(() => import('./MediaPlayer'));
const FramePlayer = lazy(() => import('./FramePlayer'));

interface PlayerStageProps extends Pick<PlayerProps, 'onTime' | 'onPlay' | 'onPause' | 'onEnded'> {
    video: Video;
    /** rendered below the picture */
    children: ReactNode;
}

/**
 * Reads how to play a video and plays it; on failure shows a message instead and offers a retry. A video that the server refuses without
 * the academy session counts as locked, even if it is not marked as such, and is refetched when the session begins.
 */
export function PlayerStage({ video, onTime, onPlay, onPause, onEnded, children }: PlayerStageProps) {
    const t = useT();
    const provider = usePortalDataProvider();
    const { libraryId: library, id } = video;
    const {
        data: embed,
        error,
        isFetching,
        refetch,
    } = useQuery({
        queryKey: academyKeys.embed(library, id),
        queryFn: ({ signal }) => provider.getEmbed({ library, video: id, signal }),
        // Although video URLs may expire, a playing video's URL is not refetched, which would restart it.
        staleTime: 'static',
        gcTime: 0,
    });
    const [attempt, setAttempt] = useState(0);
    const [broken, setBroken] = useState(false);
    // The start position is set once per attempt, so that playback does not jump with every save.
    const [percent, setPercent] = useState(video.progress);
    const stand = useRef(percent);
    const { state } = useAcademySession();
    const refused = error instanceof PortalError && error.status === 403 && state !== true;
    const textOf = useFailureText();
    const failure = broken ? textOf(null, t('academy.errors.video')) : error && textOf(error);
    // A retry waits for the new URL: the old one would fail again.
    const plays = embed !== undefined && !failure && !isFetching;

    if (refused && !isFetching) return <Paywall video={video} />;
    const tryAgain = () => {
        setBroken(false);
        setPercent(stand.current);
        setAttempt(attempt + 1);
        void refetch();
    };
    const frame = embed?.type === 'text/html';
    const Player = frame ? FramePlayer : MediaPlayer;
    const waiting = (
        <span className={styles.stageText}>
            <Spinner />
        </span>
    );
    return (
        <>
            <div className={styles.stage} data-plays={plays || undefined}>
                {failure && !isFetching ? (
                    <div role="alert" className={styles.stageText}>
                        <p>{failure}</p>
                        <Button variant="outlined" onClick={tryAgain}>
                            {t('list.tryAgain')}
                        </Button>
                    </div>
                ) : plays ? (
                    <Suspense fallback={waiting}>
                        <Player
                            key={`${attempt} ${embed.src}`}
                            embed={embed}
                            title={video.label}
                            percent={percent}
                            onTime={(seconds, duration) => {
                                stand.current = percentOf(seconds, duration) ?? stand.current;
                                onTime(seconds, duration);
                            }}
                            onPlay={onPlay}
                            onPause={onPause}
                            onEnded={onEnded}
                            onFailed={() => setBroken(true)}
                        />
                    </Suspense>
                ) : (
                    waiting
                )}
            </div>
            <div className={styles.below}>
                {plays && !frame && <KeyHelp />}
                {children}
            </div>
        </>
    );
}
