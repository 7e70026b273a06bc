import { useTranslate } from 'ra-core';
import { Popup } from '#src/shared/popup/Popup';
import styles from './video.module.css';

/** The player's keys, with the i18n keys of their actions and, where a key has a name, of the name. */
const KEYS: readonly (readonly [keys: readonly string[], does: string])[] = [
    [['academyPlayer.keys.space', 'K'], 'academyPlayer.keys.play'],
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
    const translate = useTranslate();
    return (
        <Popup
            kind="dialog"
            look="text"
            name={translate('academyPlayer.keys.title')}
            trigger={translate('academyPlayer.keys.button')}
        >
            {() => (
                <div className={styles.keys}>
                    <dl>
                        {KEYS.map(([keys, does]) => (
                            <div key={does}>
                                <dt>
                                    {keys.map(name => (
                                        <kbd key={name}>{name.includes('.') ? translate(name) : name}</kbd>
                                    ))}
                                </dt>
                                <dd>{translate(does)}</dd>
                            </div>
                        ))}
                    </dl>
                    <p className={styles.muted}>{translate('academyPlayer.keys.hint')}</p>
                </div>
            )}
        </Popup>
    );
}
