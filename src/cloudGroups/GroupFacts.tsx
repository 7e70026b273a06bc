import { useLocaleState } from 'ra-core';
import { useT } from '#i18n/useT';
import type { CloudGroup, Customer } from '../../dataProvider/types';
import { featureLevelName, formatQuota } from '../shared/format/cloud';
import { Fact, Facts } from '../ui/Facts';
import { usePageRecord } from '../shared/RecordPage';
import { Section } from '../ui/Section';
import { CheckboxField } from '../ui/inputs/CheckboxField';
import { useDefaultFlag } from './useDefaultFlag';
import styles from './cloudGroups.module.css';

interface GroupFactsProps {
    customer: Customer;
    /** otherwise the checkbox is disabled */
    mayChange: boolean;
}

/** The cloud features of the page's group, and its default flag; the header has its name and number of members. */
export function GroupFacts({ customer, mayChange }: GroupFactsProps) {
    const t = useT();
    const [language] = useLocaleState();
    const group = usePageRecord<CloudGroup>();
    const [autoAdd, setAutoAdd] = useDefaultFlag(group);
    const { cloud } = customer as Partial<Customer>;
    return (
        <Section title={t('profile.cloud')}>
            <div className={styles.panels}>
                <Facts>
                    <Fact label={t('profile.fields.featureLevel')}>{featureLevelName(cloud?.featureLevel)}</Fact>
                    <Fact label={t('profile.fields.quota')}>{formatQuota(cloud?.quota, language)}</Fact>
                </Facts>
                <div className={styles.panel}>
                    <CheckboxField
                        label={t('cloudGroups.autoAdd')}
                        hint={t('cloudGroups.autoAddHint')}
                        checked={autoAdd}
                        disabled={!mayChange}
                        onChange={checked => void setAutoAdd(checked)}
                    />
                </div>
            </div>
        </Section>
    );
}
