import { useT } from '#i18n/useT';
import { CheckboxField } from '../ui/inputs/CheckboxField';
import type { KeySupply } from './useKeySupply';
import styles from './users.module.css';

interface KeySupplyNoticeProps {
    supply: KeySupply;
    /** number of selected users */
    count: number;
    givesSpare: boolean;
    onGiveSpare(gives: boolean): void;
    /** the form was submitted with too few keys */
    urgent: boolean;
}

/**
 * Shown when there are fewer keys than users: offers the keys without a user, and explains that nothing is sent until the user decides who gets
 * none.
 */
export function KeySupplyNotice({ supply, count, givesSpare, onGiveSpare, urgent }: KeySupplyNoticeProps) {
    const t = useT();
    const { free, spare, isShort, over } = supply;
    const keys = free + (givesSpare ? spare.length : 0);
    return (
        <>
            {(isShort || givesSpare) && spare.length > 0 && (
                <CheckboxField
                    label={t('users.ofLicence.giveSpare', { smart_count: spare.length })}
                    hint={t('users.ofLicence.giveSpareHint')}
                    checked={givesSpare}
                    onChange={onGiveSpare}
                />
            )}
            {over > 0 && (
                <p className={styles.overbooked} role={urgent ? 'alert' : 'note'}>
                    {t('users.ofLicence.overbooked', { keys, users: count, smart_count: over })}
                </p>
            )}
        </>
    );
}
