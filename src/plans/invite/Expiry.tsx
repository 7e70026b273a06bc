import { useLocaleState } from 'ra-core';
import { useT } from '#i18n/useT';
import { formatLongDay, todayUtc } from '../../shared/format/date';
import { DateField } from '../../ui/inputs/DateField';
import { expiryProblem } from '../../users/public';
import styles from './invite.module.css';

interface ExpiryProps {
    label: string;
    day: string;
    required: boolean;
    onChange(day: string): void;
}

/** The day until which a licence is given; none where that is allowed (USER-12). */
export function Expiry({ label, day, required, onChange }: ExpiryProps) {
    const t = useT();
    const [language] = useLocaleState();
    const problem = day === '' ? null : expiryProblem({ wanted: true, day, today: todayUtc() });
    return (
        <div className={styles.day}>
            <DateField
                label={label}
                value={day}
                min={todayUtc()}
                long={formatLongDay(day, language)}
                required={required}
                hint={required ? t('planInvite.template.required') : undefined}
                error={problem === 'past' ? t('keys.form.expirePast') : null}
                clearLabel={t('keys.form.expireClear')}
                onChange={onChange}
            />
        </div>
    );
}
