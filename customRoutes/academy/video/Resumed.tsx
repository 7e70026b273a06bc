import { useT } from '#i18n/useT';
import { formatPosition } from '../content';
import styles from './video.module.css';

/** An overlay with the position at which the video resumed, and a button to start from the beginning (ACADEMY-12). */
export default function Resumed({ seconds, onBeginning }: { seconds: number; onBeginning(): void }) {
    const t = useT();
    return (
        <div className={`row ${styles.resumed}`}>
            <span role="status">{t('academy.player.resumed', { time: formatPosition(seconds) })}</span>
            <button type="button" onClick={onBeginning}>
                {t('academy.player.fromBeginning')}
            </button>
        </div>
    );
}
