import type { MessageKey } from '#i18n/messages';
import { useT } from '#i18n/useT';
import { Popup } from '#src/shared/popup/Popup';
import styles from './video.module.css';

/** The space bar, which alone has a translated name. */
const SPACE = ' ';

/** The player's keys, with the i18n keys of their actions. */
const KEYS: readonly (readonly [keys: readonly string[], does: MessageKey])[] = [
    [[SPACE, 'K'], 'academyPlayer.keys.play'],
    [['←', '→', 'J', 'L'], 'academyPlayer.keys.seek'],
    [['↑', '↓'], 'academyPlayer.controls.volume'],
    [['M'], 'academyPlayer.controls.mute'],
    [['C'], 'academyPlayer.controls.captions'],
    [['<', '>'], 'academyPlayer.controls.speed'],
    [['P'], 'academyPlayer.controls.pictureInPicture'],
    [['F'], 'academyPlayer.controls.fullScreen'],
];

/** Lists the player's keyboard shortcuts. */
export function KeyHelp() {
    const t = useT();
    return (
        <Popup kind="dialog" look="text" name={t('academyPlayer.keys.title')} trigger={t('academyPlayer.keys.button')}>
            {() => (
                <div className={styles.keys}>
                    <dl>
                        {KEYS.map(([keys, does]) => (
                            <div key={does}>
                                <dt>
                                    {keys.map(name => (
                                        <kbd key={name}>{name === SPACE ? t('academyPlayer.keys.space') : name}</kbd>
                                    ))}
                                </dt>
                                <dd>{t(does)}</dd>
                            </div>
                        ))}
                    </dl>
                    <p className={styles.muted}>{t('academyPlayer.keys.hint')}</p>
                </div>
            )}
        </Popup>
    );
}
