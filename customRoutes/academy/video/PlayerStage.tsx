import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import type { PortalDataProvider } from '../../../dataProvider';
import type { Video } from '../../../dataProvider/types';
import { Spinner } from '../../../src/shared/feedback/Spinner';
import type { PlayerProps } from './player';
import styles from './video.module.css';

// The players' code comes only where something is played.
const MediaPlayer = lazy(() => import('./MediaPlayer'));
const FramePlayer = lazy(() => import('./FramePlayer'));

interface PlayerStageProps extends Pick<PlayerProps, 'onTime' | 'onPause' | 'onEnded'> {
    video: Video;
}

/** Reads how a video is played and plays it; when that fails, says so in its place and offers another try. */
export function PlayerStage({ video, onTime, onPause, onEnded }: PlayerStageProps) {
    const translate = useTranslate();
    const provider = useDataProvider<PortalDataProvider>();
    const { libraryId: library, id } = video;
    const {
        data: embed,
        error,
        refetch,
    } = useQuery({
        queryKey: ['academy', 'embed', library, id],
        queryFn: ({ signal }) => provider.getEmbed({ library, video: id, signal }),
        // Addresses of videos may be good for a while only.
        staleTime: 0,
        gcTime: 0,
        refetchOnReconnect: false,
    });
    const [attempt, setAttempt] = useState(0);
    const [broken, setBroken] = useState(false);
    // What playing goes on from is decided once: it does not jump with every save.
    const [percent] = useState(video.progress);

    if (broken || (error && !embed)) {
        return (
            <div className={styles.stage}>
                <div role="alert" className={styles.stageText}>
                    <p>{translate(error && !embed ? error.message : 'errors.academy.video')}</p>
                    <Button
                        variant="outlined"
                        onClick={() => {
                            setBroken(false);
                            setAttempt(attempt + 1);
                            void refetch();
                        }}
                    >
                        {translate('list.tryAgain')}
                    </Button>
                </div>
            </div>
        );
    }
    const Player = embed?.type === 'text/html' ? FramePlayer : MediaPlayer;
    const waiting = (
        <span className={styles.stageText}>
            <Spinner />
        </span>
    );
    return (
        <div className={styles.stage}>
            {embed ? (
                <Suspense fallback={waiting}>
                    <Player
                        key={`${attempt} ${embed.src}`}
                        embed={embed}
                        title={video.label}
                        percent={percent}
                        onTime={onTime}
                        onPause={onPause}
                        onEnded={onEnded}
                        onFailed={() => setBroken(true)}
                    />
                </Suspense>
            ) : (
                waiting
            )}
        </div>
    );
}
