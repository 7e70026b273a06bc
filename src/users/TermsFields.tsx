import { useT } from '#i18n/useT';
import { CheckboxField, ExpiryField } from '../shared/form/fields';
import { useForm } from '../shared/form/FormFields';
import type { GivingTerms } from './givingTerms';
import styles from './users.module.css';

interface ExpiryFieldsProps {
    /** an expiry is required */
    required: boolean;
    hint?: string;
}

/** The expiry of new keys, behind a tick where it is optional. */
export function ExpiryFields({ required, hint }: ExpiryFieldsProps) {
    const t = useT();
    const { values, clear } = useForm<GivingTerms>();
    return (
        <>
            {!required && <CheckboxField name="expires" label={t('userDetail.add.expiryToggle')} onChange={() => clear('day')} />}
            {(required || values.expires) && (
                <ExpiryField
                    name="day"
                    required
                    label={t('keys.fields.expire')}
                    clearLabel={t('keys.form.expireClear')}
                    hint={hint}
                />
            )}
        </>
    );
}

interface TermsFieldsProps extends Pick<ExpiryFieldsProps, 'required'> {
    /** number of selected users who are inactive and get no e-mail (USER-5) */
    inactive: number;
}

/** The terms of assigning a licence: its expiry, and whether the keys are sent by e-mail (USER-12). */
export function TermsFields({ required, inactive }: TermsFieldsProps) {
    const t = useT();
    const { sendMail } = useForm<GivingTerms>().values;
    return (
        <div className={`stack ${styles.options}`}>
            <ExpiryFields required={required} />
            <CheckboxField name="sendMail" label={t('users.ofLicence.sendMail')} />
            <p role="status" className={`muted no-margin ${styles.inactiveHint}`}>
                {sendMail && inactive > 0 && t('users.ofLicence.inactiveMail', { smart_count: inactive })}
            </p>
        </div>
    );
}
