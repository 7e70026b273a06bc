import { ButtonLink } from '#src/ui/Button';
import { useT } from '#i18n/useT';
import { paths } from '#src/config/paths';
import { usePlaylist } from '../reads';
import { videoAfter } from '../content';
import styles from './video.module.css';

/** A link to the next video of the playlist; highlighted and announced when the current one has ended. */
export function NextVideo({ directory, current, ended }: { directory: string; current: string; ended: boolean }) {
    const t = useT();
    const { data: videos = [] } = usePlaylist(directory);
    const next = videoAfter(videos, current);
    if (!next) return null;
    return (
        <div className={styles.next}>
            <p role="status" className="visually-hidden">
                {ended && `${t('academy.player.upNext')} ${next.label}`}
            </p>
            <p>
                <span className={styles.muted}>{t('academy.player.upNext')}</span> <bdi>{next.label}</bdi>
            </p>
            <ButtonLink
                variant={ended ? 'contained' : 'outlined'}

                to={paths.academyVideo(directory, next.id)}
            >
                {t('academy.player.next')}
            </ButtonLink>
        </div>
    );
}
