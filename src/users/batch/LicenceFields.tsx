import { useT } from '#i18n/useT';
import type { Licence } from '#dataProvider/types';
import { SelectField } from '../../shared/form/fields';
import { nowSeconds } from '../../shared/format/date';
import { licenceChoices } from '../detail/detail';
import { TermsFields } from '../TermsFields';
import styles from './batch.module.css';

interface LicenceFieldsProps {
    /** an expiry is required */
    required: boolean;
    licences: readonly Licence[];
    school: boolean;
    /** number of affected users who get no e-mail */
    inactive: number;
}

/**
 * The licence, its expiry, and whether the keys are sent by e-mail. Expired licences cannot be selected; schools do not see the automatic
 * one.
 */
export function LicenceFields({ required, licences, school, inactive }: LicenceFieldsProps) {
    const t = useT();
    const choices = licenceChoices(licences, [], { school, now: nowSeconds() });
    if (choices.length === 0) return <p className={styles.note}>{t('users.batch.licence.none')}</p>;
    return (
        <>
            <SelectField
                name="id"
                label={t('users.batch.licence.label')}
                placeholder={t('users.batch.licence.placeholder')}
                options={choices.map(({ licence: { id, name }, obstacle, free }) => ({
                    value: id,
                    disabled: obstacle !== null,
                    label: obstacle
                        ? t('users.batch.licence.expired', { name })
                        : t('users.batch.licence.option', { name, smart_count: free }),
                }))}
            />
            <TermsFields required={required} inactive={inactive} />
        </>
    );
}
