import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button, ButtonLink } from '#src/ui/Button';
import { useT } from '#i18n/useT';
import { paths } from '#src/config/paths';
import { usePlaysOn, WAIT_SECONDS, type NextVideoProps } from './NextVideo';
import { PLAY } from './player';
import styles from './video.module.css';

/** Whether the user is busy elsewhere on the page: typing, or in a modal. */
const isBusy = (): boolean => document.activeElement?.closest('textarea, input[type=text], dialog') != null;

/** Counts down from WAIT_SECONDS and then calls `done`; null when it is not counting. Pauses while the user is busy elsewhere. */
function useCountdown(counts: boolean, done: () => void): number | null {
    const [left, setLeft] = useState(WAIT_SECONDS);
    useEffect(() => {
        if (!counts) return undefined;
        const timer = setInterval(() => setLeft(known => (isBusy() ? known : known - 1)), 1000);
        return () => clearInterval(timer);
    }, [counts]);
    const end = useEffectEvent(done);
    const over = counts && left <= 0;
    useEffect(() => {
        if (over) end();
    }, [over]);
    return counts ? Math.max(0, left) : null;
}

interface UpNextProps extends Omit<NextVideoProps, 'ended'> {
    onNext(): void;
    /** plays the current video from the beginning */
    onAgain(): void;
}

/** An overlay on the last frame: the next video, which plays after a countdown that can be stopped. */
export default function UpNext({ directory, next, onNext, onAgain }: UpNextProps) {
    const t = useT();
    const { on } = usePlaysOn();
    const [stopped, setStopped] = useState(false);
    const left = useCountdown(on && !stopped && !next.locked, onNext);
    const box = useRef<HTMLDivElement>(null);
    const focusNext = () => box.current?.querySelector('a')?.focus({ preventScroll: true });
    // The overlay covers the picture; its controls are beside it.
    useEffect(() => {
        if (document.activeElement?.matches('media-controller, iframe')) focusNext();
    }, []);
    // The button disappears: the focus moves to the next video's link, or to the player.
    const stop = () => {
        setStopped(true);
        focusNext();
    };
    const again = () => {
        box.current?.parentElement?.focus({ preventScroll: true });
        onAgain();
    };
    return (
        <div ref={box} className={styles.upNext}>
            <p>{t('academy.player.upNext')}</p>
            <p className={styles.upNextTitle}>
                <bdi translate="no">{next.label}</bdi>
            </p>
            {/* Announced once, below the picture. */}
            {left !== null && <p aria-hidden="true">{t('academy.player.playsIn', { smart_count: left })}</p>}
            <div className={`buttons ${styles.upNextButtons}`}>
                <ButtonLink variant="contained" to={paths.academyVideo(directory, next.id)} state={PLAY}>
                    {t('academy.player.next')}
                </ButtonLink>
                {left !== null && <Button onClick={stop}>{t('modal.cancel')}</Button>}
                <Button onClick={again}>{t('academy.player.again')}</Button>
            </div>
        </div>
    );
}
