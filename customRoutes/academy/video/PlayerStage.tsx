import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'ra-core';
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import type { PortalDataProvider } from '../../../dataProvider';
import { PortalError } from '../../../dataProvider/errors';
import type { Video } from '../../../dataProvider/types';
import { failureText } from '../../../src/shared/feedback/failure';
import { Spinner } from '../../../src/shared/feedback/Spinner';
import { academyKeys } from '../academyKeys';
import { useAcademySession } from '../session/useAcademySession';
import { KeyHelp } from './KeyHelp';
import { Paywall } from './Paywall';
import type { PlayerProps } from './player';
import { percentOf } from './progress';
import styles from './video.module.css';

// The players' code comes only where something is played.
const MediaPlayer = lazy(() => import('./MediaPlayer'));
const FramePlayer = lazy(() => import('./FramePlayer'));

interface PlayerStageProps extends Pick<PlayerProps, 'onTime' | 'onPlay' | 'onPause' | 'onEnded'> {
    video: Video;
    /** what stands below the picture */
    children: ReactNode;
}

/**
 * Reads how a video is played and plays it; when that fails, says so in its place and offers another try. A server may refuse what needs
 * the academy session without having called it locked: that is a locked video, and read again when the session begins.
 */
export function PlayerStage({ video, onTime, onPlay, onPause, onEnded, children }: PlayerStageProps) {
    const translate = useTranslate();
    const provider = useDataProvider<PortalDataProvider>();
    const { libraryId: library, id } = video;
    const {
        data: embed,
        error,
        isFetching,
        refetch,
    } = useQuery({
        queryKey: academyKeys.embed(library, id),
        queryFn: ({ signal }) => provider.getEmbed({ library, video: id, signal }),
        // Addresses of videos may be good for a while only; one that is being played is not read anew, which would begin it again.
        staleTime: 'static',
        gcTime: 0,
    });
    const [attempt, setAttempt] = useState(0);
    const [broken, setBroken] = useState(false);
    // Where playing goes on from is decided once per try: it does not jump with every save.
    const [percent, setPercent] = useState(video.progress);
    const stand = useRef(percent);
    const { state } = useAcademySession();
    const refused = error instanceof PortalError && error.status === 403 && state !== true;
    const failure = broken ? 'errors.academy.video' : error && failureText(error);
    // Another try waits for the new address: the old one would only fail again.
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
                        <p>{translate(failure)}</p>
                        <Button variant="outlined" onClick={tryAgain}>
                            {translate('list.tryAgain')}
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
