import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { Button } from '#src/ui/Button';
import { useT } from '#i18n/useT';
import { PortalError } from '#dataProvider/errors';
import type { Video } from '#dataProvider/types';
import { asksForSupport, useFailureText } from '#src/shared/failure';
import { SupportLink } from '#src/shared/SupportLink';
import { lazyPart } from '#src/ui/lazyPart';
import { Spinner } from '#src/ui/feedback/Spinner';
import { academyKeys } from '../keys';
import { useAcademySession } from '../session/useAcademySession';
import { KeyHelp } from './KeyHelp';
import { Paywall } from './Paywall';
import type { PlayerProps } from './player';
import { percentOf } from './progress';
import { TheatreButton } from './TheatreButton';
import { usePlayerKeys } from './usePlayerKeys';
import styles from './video.module.css';
import { usePortalDataProvider } from '#src/shared/hooks/usePortalDataProvider';

const waiting = () => (
    <span className={styles.stageText}>
        <Spinner />
    </span>
);
const MediaPlayer = lazyPart(() => import('./MediaPlayer'), { waiting });
const FramePlayer = lazyPart(() => import('./FramePlayer'), { waiting });
const Resumed = lazyPart(() => import('./Resumed'), { instead: () => null });

/** How long the note about the resumed position stays while the video plays, in seconds. */
const RESUMED_SECONDS = 6;

interface PlayerStageProps extends Omit<PlayerProps, 'embed' | 'title' | 'percent' | 'covered' | 'onResumed' | 'onFailed'> {
    video: Video;
    /** start position in seconds; null = where the user stopped */
    start: number | null;
    /** the person asks for the next video */
    onNext(): void;
    /** rendered on the picture */
    over: ReactNode;
    /** rendered below the picture */
    children: ReactNode;
}

/** How to play a video. */
function useEmbed({ libraryId: library, id }: Video) {
    const provider = usePortalDataProvider();
    return useQuery({
        queryKey: academyKeys.embed(library, id),
        queryFn: ({ signal }) => provider.getEmbed({ library, video: id, signal }),
        // Although video URLs may expire, a playing video's URL is not refetched, which would restart it.
        staleTime: 'static',
        gcTime: 0,
    });
}

/**
 * Reads how to play a video and plays it; on failure shows a message instead and offers a retry. A video that the server refuses without
 * the academy session counts as locked, even if it is not marked as such, and is refetched when the session begins.
 */
export function PlayerStage({ video, start, over, children, onTime, onNext, ...player }: PlayerStageProps) {
    const t = useT();
    const { data: embed, error, isFetching, refetch } = useEmbed(video);
    const [attempt, setAttempt] = useState(0);
    const [broken, setBroken] = useState(false);
    // The start position is set once per attempt, so that playback does not jump with every save.
    const [percent, setPercent] = useState((start === null ? null : percentOf(start, video.duration)) ?? video.progress);
    const stand = useRef(percent);
    const [resumed, setResumed] = useState<number | null>(null);
    const stage = useRef<HTMLDivElement>(null);
    usePlayerKeys({ stage, handle: player.handle, onNext });
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
    return (
        <>
            <div
                ref={stage}
                tabIndex={-1}
                className={styles.stage}
                data-plays={plays || undefined}
                data-covered={(plays && Boolean(over)) || undefined}
            >
                {failure && !isFetching ? (
                    <div role="alert" className={styles.stageText}>
                        <p>{failure}</p>
                        <Button variant="outlined" onClick={tryAgain}>
                            {t('list.tryAgain')}
                        </Button>{' '}
                        {(broken || asksForSupport(error)) && <SupportLink />}
                    </div>
                ) : plays ? (
                    <>
                        <Player
                            key={`${attempt} ${embed.src}`}
                            {...player}
                            embed={embed}
                            title={video.label}
                            percent={percent}
                            covered={Boolean(over)}
                            onResumed={setResumed}
                            onTime={(seconds, duration) => {
                                stand.current = percentOf(seconds, duration) ?? stand.current;
                                if (resumed !== null && Math.abs(seconds - resumed) > RESUMED_SECONDS) setResumed(null);
                                onTime(seconds, duration);
                            }}
                            onFailed={() => setBroken(true)}
                        />
                        {resumed !== null && (
                            <Resumed
                                seconds={resumed}
                                onBeginning={() => {
                                    // The button disappears with the focus.
                                    stage.current?.focus({ preventScroll: true });
                                    setResumed(null);
                                    player.handle.current?.seek(0, true);
                                }}
                            />
                        )}
                        {over}
                    </>
                ) : (
                    waiting()
                )}
            </div>
            <div className={styles.below}>
                {plays && <KeyHelp framed={frame} />}
                {plays && frame && <TheatreButton className={styles.frameTheatre} />}
                {children}
            </div>
        </>
    );
}
