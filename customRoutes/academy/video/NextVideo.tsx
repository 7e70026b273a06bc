import { ButtonLink } from '#src/ui/Button';
import { useT } from '#i18n/useT';
import type { Video } from '#dataProvider/types';
import { paths } from '#src/config/paths';
import { useMediaQuery } from '#src/shared/hooks/useMediaQuery';
import { SwitchField } from '#src/ui/inputs/SwitchField';
import { PLAY } from './player';
import { usePreference } from './preferences';
import styles from './video.module.css';

/** How long the last frame is shown before the next video plays automatically, in seconds (ACADEMY-12). */
export const WAIT_SECONDS = 5;

/** Whether the next video plays automatically: as chosen, but never with reduced motion. */
export function usePlaysOn() {
    const reduced = useMediaQuery('(prefers-reduced-motion: reduce)');
    const [chosen, choose] = usePreference('playOn');
    return { on: chosen && !reduced, reduced, choose };
}

export interface NextVideoProps {
    directory: string;
    next: Video;
    /** the current video has ended */
    ended: boolean;
}

/**
 * Below the picture: a link to the next video of the playlist, and a switch for playing it automatically. Announces it when the current one has
 * ended.
 */
export default function NextVideo({ directory, next, ended }: NextVideoProps) {
    const t = useT();
    const { on, reduced, choose } = usePlaysOn();
    const named = `${t('academy.player.upNext')} ${next.label}`;
    const plays = on && !next.locked;
    return (
        <>
            <SwitchField
                label={t('academy.player.playOn')}
                hint={reduced ? t('academy.player.playOnReduced') : undefined}
                checked={on}
                disabled={reduced}
                onChange={choose}
            />
            <div className={`row ${styles.next}`}>
                <p role="status" className="visually-hidden">
                    {ended && (plays ? `${named} ${t('academy.player.playsIn', { smart_count: WAIT_SECONDS })}` : named)}
                </p>
                <p>
                    <span className="muted small">{t('academy.player.upNext')}</span> <bdi translate="yes">{next.label}</bdi>
                </p>
                {!ended && (
                    <ButtonLink variant="outlined" to={paths.academyVideo(directory, next.id)} state={PLAY}>
                        {t('academy.player.next')}
                    </ButtonLink>
                )}
            </div>
        </>
    );
}
