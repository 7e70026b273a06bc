import { useContext } from 'react';
import { useT } from '#i18n/useT';
import { PlayedVideoContext, timeHash } from './playedVideo';
import { splitTimes } from './times';
import { Link } from '#src/ui/Link';
import styles from './video.module.css';

/** A text whose times are links that jump there (ACADEMY-16). */
export default function TimedText({ text }: { text: string }) {
    const t = useT();
    const video = useContext(PlayedVideoContext);
    if (!video) return <span>{text}</span>;
    return splitTimes(text, video.duration).map((part, at) =>
        typeof part === 'string' ? (
            <span key={at}>{part}</span>
        ) : (
            <Link
                // A text may contain the same time twice.
                key={`${at} ${part.text}`}
                className={styles.time}
                to={{ hash: timeHash(part.seconds) }}
                title={t('academy.player.jump', { time: part.text })}
                onClick={event => {
                    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                    event.preventDefault();
                    video.jump(part.seconds);
                }}
            >
                {part.text}
            </Link>
        ),
    );
}
