import type { MessageKey } from '#i18n/messages';
import { useT } from '#i18n/useT';
import { Popup } from '#src/ui/popup/Popup';
import styles from './video.module.css';

/** The space bar, the only key with a translated name. */
const SPACE = ' ';

/** The player's keys, with the i18n keys of their actions. */
const KEYS: readonly (readonly [keys: readonly string[], does: MessageKey])[] = [
    [[SPACE, 'K'], 'academy.player.keys.play'],
    [['←', '→', 'J', 'L'], 'academy.player.keys.seek'],
    [['↑', '↓'], 'academy.player.controls.volume'],
    [['M'], 'academy.player.controls.mute'],
    [['C'], 'academy.player.controls.captions'],
    [['<', '>'], 'academy.player.controls.speed'],
    [['P'], 'academy.player.controls.pictureInPicture'],
    [['F'], 'academy.player.controls.fullScreen'],
];

/** Lists the player's keyboard shortcuts. */
export function KeyHelp() {
    const t = useT();
    return (
        <Popup kind="dialog" look="text" name={t('academy.player.keys.title')} trigger={t('academy.player.keys.button')}>
            {() => (
                <div className={styles.keys}>
                    <dl>
                        {KEYS.map(([keys, does]) => (
                            <div key={does}>
                                <dt>
                                    {keys.map(name => (
                                        <kbd key={name}>{name === SPACE ? t('academy.player.keys.space') : name}</kbd>
                                    ))}
                                </dt>
                                <dd>{t(does)}</dd>
                            </div>
                        ))}
                    </dl>
                    <p className={styles.muted}>{t('academy.player.keys.hint')}</p>
                </div>
            )}
        </Popup>
    );
}
