import { useLocaleState } from 'ra-core';
import { useId, type ReactNode } from 'react';
import { useT } from '#i18n/useT';
import { countOf } from '../../dataProvider';
import type { CloudGroup, Customer } from '../../dataProvider/types';
import { featureLevelName, formatQuota } from '../shared/format/cloud';
import { useFormatNumber } from '../shared/hooks/useFormatNumber';
import { usePageRecord } from '../shared/RecordPage';
import { CheckboxField } from '../ui/inputs/CheckboxField';
import { useDefaultFlag } from './useDefaultFlag';
import styles from './cloudGroups.module.css';

interface GroupFactsProps {
    customer: Customer;
    /** otherwise the checkbox is disabled */
    mayChange: boolean;
}

/** The page's group: its facts with its default flag, and what the customer's cloud offers. */
export function GroupFacts({ customer, mayChange }: GroupFactsProps) {
    const t = useT();
    const [language] = useLocaleState();
    const formatNumber = useFormatNumber();
    const group = usePageRecord<CloudGroup>();
    const [autoAdd, setAutoAdd] = useDefaultFlag(group);
    const { cloud } = customer as Partial<Customer>;
    return (
        <div className={styles.panels}>
            <Panel title={t('cloudGroups.information')}>
                <dl className={styles.facts}>
                    <Fact label={t('cloudGroups.fields.label')}>
                        <bdi>{group.label}</bdi>
                    </Fact>
                    <Fact label={t('cloudGroups.fields.autoAdd')}>{t(autoAdd ? 'cloudGroups.yes' : 'cloudGroups.no')}</Fact>
                    <Fact label={t('cloudGroups.fields.members')}>{formatNumber(countOf(group, 'users'))}</Fact>
                </dl>
                <CheckboxField
                    label={t('cloudGroups.autoAdd')}
                    hint={t('cloudGroups.autoAddHint')}
                    checked={autoAdd}
                    disabled={!mayChange}
                    onChange={checked => void setAutoAdd(checked)}
                />
            </Panel>
            <Panel title={t('cloudGroups.cloud')}>
                <dl className={styles.facts}>
                    <Fact label={t('cloudGroups.featureLevel')}>{featureLevelName(cloud?.featureLevel)}</Fact>
                    <Fact label={t('cloudGroups.quota')}>{formatQuota(cloud?.quota, language)}</Fact>
                </dl>
            </Panel>
        </div>
    );
}

function Panel({ title, children }: { title: string; children: ReactNode }) {
    const id = useId();
    return (
        <section aria-labelledby={id} className={styles.panel}>
            <h2 id={id} className={styles.heading}>
                {title}
            </h2>
            {children}
        </section>
    );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
    return (
        <div className={styles.fact}>
            <dt>{label}</dt>
            <dd>{children}</dd>
        </div>
    );
}
