import { useT } from '#i18n/useT';
import type { Licence } from '#dataProvider/types';
import { nowSeconds } from '../../shared/format/date';
import { CheckboxField } from '../../shared/inputs/CheckboxField';
import { ExpiryField } from '../../shared/inputs/ExpiryField';
import { SelectField } from '../../shared/inputs/SelectField';
import { licenceChoices } from '../detail/detail';
import styles from './batch.module.css';
import type { TargetForm } from './useTarget';

interface LicenceFieldsProps {
    form: TargetForm;
    licences: readonly Licence[];
    school: boolean;
    /** number of affected users who get no e-mail */
    inactive: number;
}

/**
 * The licence, its expiry, and whether the keys are sent by e-mail. Expired licences cannot be selected; schools do not see the automatic
 * one.
 */
export function LicenceFields({ form, licences, school, inactive }: LicenceFieldsProps) {
    const t = useT();
    const { target, change, errors } = form;
    const choices = licenceChoices(licences, [], { school, now: nowSeconds() });
    const licence = choices.find(choice => choice.licence.id === target.id)?.licence;
    const required = form.isRequired(licence);
    if (choices.length === 0) return <p className={styles.note}>{t('users.batch.licence.none')}</p>;
    return (
        <>
            <SelectField
                label={t('users.batch.licence.label')}
                placeholder={t('users.batch.licence.placeholder')}
                value={licence?.id ?? ''}
                options={choices.map(({ licence: { id, name }, obstacle, free }) => ({
                    value: id,
                    disabled: obstacle !== null,
                    label: obstacle
                        ? t('users.batch.licence.expired', { name })
                        : t('users.batch.licence.option', { name, smart_count: free }),
                }))}
                error={errors.id}
                inputRef={form.idInput}
                onChange={id => change({ id })}
            />
            <div className={styles.options}>
                {!required && (
                    <CheckboxField
                        label={t('licenceUsers.expiryToggle')}
                        checked={target.expires}
                        onChange={expires => change({ expires })}
                    />
                )}
                {(required || target.expires) && (
                    <ExpiryField
                        label={t('licenceUsers.expiry')}
                        clearLabel={t('licenceUsers.expiryClear')}
                        required
                        value={target.day}
                        error={errors.day}
                        inputRef={form.dayInput}
                        onChange={day => change({ day })}
                    />
                )}
                <CheckboxField
                    label={t('licenceUsers.sendMail')}
                    checked={target.sendMail}
                    onChange={sendMail => change({ sendMail })}
                />
                <p role="status" className={styles.inactive}>
                    {target.sendMail && inactive > 0 && t('licenceUsers.inactiveMail', { smart_count: inactive })}
                </p>
            </div>
        </>
    );
}
