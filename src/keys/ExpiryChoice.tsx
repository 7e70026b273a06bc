import { useState } from 'react';
import { useT } from '#i18n/useT';
import { CheckboxField, ExpiryField } from '../shared/form/fields';
import { useForm } from '../shared/form/FormFields';
import type { ExpiryForm } from './key';
import styles from './keys.module.css';

/** The expiry of a key or of several: a day or, by a control of its own and never by an empty field, none (KEY-6). */
export function ExpiryChoice({ school }: { school: boolean }) {
    const t = useT();
    const { values, change, clear } = useForm<ExpiryForm>();
    const { noExpiry } = values;
    const [emptied, setEmptied] = useState(0);
    const empty = (): void => {
        change({ day: '' });
        // A new field, because a day that is not complete would stay in this one.
        setEmptied(emptied + 1);
    };
    return (
        <div>
            <ExpiryField
                key={emptied}
                name="day"
                required={school || !noExpiry}
                label={t('keys.fields.expire')}
                clearLabel={t('keys.form.expireClear')}
                hint={school ? t('keys.form.expireSchool') : undefined}
                onChange={day => {
                    if (day !== '') change({ noExpiry: false });
                }}
            />
            {!school && (
                <div className={styles.noExpiry}>
                    <CheckboxField
                        name="noExpiry"
                        label={t('keys.noExpiry')}
                        onChange={isChosen => {
                            clear('day');
                            if (isChosen) empty();
                        }}
                    />
                </div>
            )}
        </div>
    );
}
