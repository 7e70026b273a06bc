import { useTranslate } from 'ra-core';
import { CheckboxField } from '../shared/inputs/CheckboxField';
import type { KeySupply } from './useKeySupply';
import styles from './users.module.css';

interface KeySupplyNoticeProps {
    supply: KeySupply;
    /** people chosen */
    count: number;
    givesSpare: boolean;
    onGiveSpare(gives: boolean): void;
    /** it was tried to start all the same */
    urgent: boolean;
}

/** When there are fewer keys than people: offers the keys that have no user, and says that nothing starts until it is decided who goes without. */
export function KeySupplyNotice({ supply, count, givesSpare, onGiveSpare, urgent }: KeySupplyNoticeProps) {
    const translate = useTranslate();
    const { free, spare, isShort, over } = supply;
    const keys = free + (givesSpare ? spare.length : 0);
    return (
        <>
            {(isShort || givesSpare) && spare.length > 0 && (
                <CheckboxField
                    label={translate('licenceUsers.giveSpare', { smart_count: spare.length })}
                    hint={translate('licenceUsers.giveSpareHint')}
                    checked={givesSpare}
                    onChange={onGiveSpare}
                />
            )}
            {over > 0 && (
                <p className={styles.overbooked} role={urgent ? 'alert' : 'note'}>
                    {translate('licenceUsers.overbooked', { keys, users: count, smart_count: over })}
                </p>
            )}
        </>
    );
}
