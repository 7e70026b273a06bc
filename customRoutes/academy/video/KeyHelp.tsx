import { useT } from '#i18n/useT';
import { lazyPart } from '#src/ui/lazyPart';
import { Popup } from '#src/ui/popup/Popup';

const KeyTable = lazyPart(() => import('./KeyTable'));

/** Opens the list of the player's keyboard shortcuts (ACADEMY-13); `framed` is another site's player, which knows fewer. */
export function KeyHelp({ framed }: { framed: boolean }) {
    const t = useT();
    return (
        <Popup kind="dialog" look="text" name={t('academy.player.keys.title')} trigger={t('academy.player.keys.button')}>
            {() => <KeyTable framed={framed} />}
        </Popup>
    );
}
