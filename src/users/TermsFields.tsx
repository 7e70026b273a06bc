import { useT } from '#i18n/useT';
import { CheckboxField, ExpiryField } from '../shared/form/fields';
import { useForm } from '../shared/form/FormFields';
import type { GivingTerms } from './givingTerms';
import styles from './users.module.css';

interface TermsFieldsProps {
    /** an expiry is required */
    required: boolean;
    /** number of selected users who are inactive and get no e-mail (USER-5) */
    inactive: number;
}

/** The terms of assigning a licence: its expiry, and whether the keys are sent by e-mail (USER-12). */
export function TermsFields({ required, inactive }: TermsFieldsProps) {
    const t = useT();
    const { values, clear } = useForm<GivingTerms>();
    const { expires, sendMail } = values;
    return (
        <div className={`stack ${styles.options}`}>
            {!required && (
                <CheckboxField name="expires" label={t('userDetail.add.expiryToggle')} onChange={() => clear('day')} />
            )}
            {(required || expires) && (
                <ExpiryField
                    name="day"
                    required
                    label={t('keys.fields.expire')}
                    clearLabel={t('keys.form.expireClear')}
                />
            )}
            <CheckboxField name="sendMail" label={t('users.ofLicence.sendMail')} />
            <p role="status" className={`muted no-margin ${styles.inactiveHint}`}>
                {sendMail && inactive > 0 && t('users.ofLicence.inactiveMail', { smart_count: inactive })}
            </p>
        </div>
    );
}
