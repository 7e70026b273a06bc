import type { MessageKey } from '#i18n/messages';
import { useT } from '#i18n/useT';
import type { Key } from '#dataProvider/types';
import { everybodyOf } from '../key';
import { KeyHolders } from '../KeyHolders';

/** Maximum number of people shown by name; the others are counted. */
const NAMED = 100;

/** Names everybody who has one of the keys; `text` says what happens to them. */
export function Holders({ keys, text }: { keys: readonly Key[]; text: MessageKey }) {
    const t = useT();
    const holders = everybodyOf(keys);
    return (
        <>
            <KeyHolders holders={holders.slice(0, NAMED)} text={t(text)} />
            {holders.length > NAMED && <p>{t('list.choice.more', { smart_count: holders.length - NAMED })}</p>}
        </>
    );
}
