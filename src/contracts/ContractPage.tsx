import { useLocaleState } from 'ra-core';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { useT } from '#i18n/useT';
import { paths } from '../config/paths';
import type { Contract } from '../../dataProvider/types';
import { InvoiceList } from '../invoices/public';
import { NearDate } from '../shared/fields/NearDate';
import { PageHeader } from '../shared/PageHeader';
import { useRecord } from '../shared/query/records';
import { RecordPage, usePageRecord } from '../shared/RecordPage';
import { ContractMark, IntervalName } from './ContractFields';
import { ContractInfoOnly } from './ContractInfoOnly';
import styles from './contracts.module.css';
import { daysUntil, formatDay, todayHere } from '../shared/format/day';
import { Positions } from './Positions';
import { TimeLine } from './TimeLine';

/** A contract: its facts, its positions with their prices, and its invoices. */
export default function ContractPage() {
    const { contract: id = '' } = useParams();
    return (
        <ContractInfoOnly>
            <Details id={id} />
        </ContractInfoOnly>
    );
}

function Details({ id }: { id: string }) {
    const t = useT();
    return (
        <RecordPage
            resource="contracts"
            query={useRecord<Contract>('contracts', id)}
            list={{ title: t('contracts.title'), url: paths.contracts }}
        >
            <PageHeader facts={<State />} />
            <Facts />
            <TimeLine />
            <Section title={t('contracts.positions')}>
                <Positions />
            </Section>
            <Section title={t('contracts.invoices.title')}>
                <InvoiceList contract={id} />
            </Section>
        </RecordPage>
    );
}

const State = () => <ContractMark contract={usePageRecord<Contract>()} />;

function Facts() {
    const t = useT();
    const [language] = useLocaleState();
    const { startOn, endOn, cancellationOn, invoiceOn, invoiceInterval, invoiceTo } = usePageRecord<Contract>();
    const today = todayHere();
    return (
        <dl className={styles.facts}>
            <Fact label={t('contracts.fields.start')}>{formatDay(startOn, language)}</Fact>
            <Fact label={t('contracts.fields.end')}>
                {endOn ? (
                    <NearDate days={daysUntil(endOn, today)}>{formatDay(endOn, language)}</NearDate>
                ) : (
                    t('contracts.endless')
                )}
            </Fact>
            <Fact label={t('contracts.fields.cancellation')}>
                {cancellationOn ? (
                    <NearDate days={daysUntil(cancellationOn, today)}>{formatDay(cancellationOn, language)}</NearDate>
                ) : (
                    t('contracts.noDate')
                )}
            </Fact>
            <Fact label={t('contracts.fields.invoice')}>
                {invoiceOn ? formatDay(invoiceOn, language) : t('contracts.noDate')}
            </Fact>
            <Fact label={t('contracts.fields.interval')}>
                <IntervalName code={invoiceInterval} />
            </Fact>
            {invoiceTo && (
                <Fact label={t('contracts.fields.recipient')}>
                    <bdi>{invoiceTo}</bdi>
                </Fact>
            )}
        </dl>
    );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
    return (
        <div>
            <dt>{label}</dt>
            <dd>{children}</dd>
        </div>
    );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
    return (
        <div className={styles.section}>
            <h2 className={styles.sectionTitle}>{title}</h2>
            {children}
        </div>
    );
}
