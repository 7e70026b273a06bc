import { useEffect, useRef } from 'react';
import type { MessageKey } from '#i18n/messages';
import { useT } from '#i18n/useT';
import { SwitchField } from '#src/ui/inputs/SwitchField';
import { usePreference } from './preferences';
import styles from './video.module.css';

/** The space bar. */
const SPACE = ' ';

type Keys = readonly (readonly [keys: readonly string[], does: MessageKey])[];

/** The player's keys, with the i18n keys of their actions. */
const KEYS: Keys = [
    [[SPACE, 'K'], 'academy.player.keys.play'],
    [['←', '→', 'J', 'L'], 'academy.player.keys.seek'],
    [['↑', '↓'], 'academy.player.controls.volume'],
    [['0', '…', '9'], 'academy.player.keys.tenths'],
    [['Home', 'End'], 'academy.player.keys.ends'],
    [['M'], 'academy.player.controls.mute'],
    [['C'], 'academy.player.controls.captions'],
    [['<', '>'], 'academy.player.controls.speed'],
    [['P'], 'academy.player.controls.pictureInPicture'],
    [['F'], 'academy.player.controls.fullScreen'],
    [['T'], 'academy.player.theatre'],
    [['N'], 'academy.player.next'],
];

/** What another site's player cannot be asked for. */
const OWN: ReadonlySet<MessageKey> = new Set<MessageKey>([
    'academy.player.controls.captions',
    'academy.player.controls.speed',
    'academy.player.controls.pictureInPicture',
]);

/** The player's keyboard shortcuts, and a switch that limits them to the player, for users whose other software uses single keys. */
export default function KeyTable({ framed }: { framed: boolean }) {
    const t = useT();
    const [everywhere, setEverywhere] = usePreference('pageKeys');
    const table = useRef<HTMLDivElement>(null);
    // It is rendered after its panel has taken the focus.
    useEffect(() => table.current?.querySelector('input')?.focus({ preventScroll: true }), []);
    /** These keys have different names in each language. */
    const nameOf = (key: string): string => {
        if (key === SPACE) return t('academy.player.keys.space');
        if (key === 'Home') return t('academy.player.keys.home');
        return key === 'End' ? t('academy.player.keys.end') : key;
    };
    return (
        <div ref={table} className={styles.keys}>
            <dl>
                {KEYS.filter(([, does]) => !framed || !OWN.has(does)).map(([keys, does]) => (
                    <div key={does}>
                        <dt>
                            {keys.map(name =>
                                name === '…' ? <span key={name}>{name}</span> : <kbd key={name}>{nameOf(name)}</kbd>,
                            )}
                        </dt>
                        <dd>{t(does)}</dd>
                    </div>
                ))}
            </dl>
            {!framed && <p className="muted small">{t('academy.player.keys.pointer')}</p>}
            <SwitchField
                label={t('academy.player.keys.everywhere')}
                hint={t('academy.player.keys.hint')}
                checked={everywhere}
                onChange={setEverywhere}
            />
        </div>
    );
}
