import { useLocaleState } from 'ra-core';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { useT } from '#i18n/useT';
import { paths } from '../config/paths';
import type { Contract } from '../../dataProvider/types';
import { InvoiceList } from '../invoices/public';
import { useBreadcrumb } from '../shared/breadcrumb';
import { PageSkeleton } from '../ui/feedback/Skeleton';
import { PageHeader } from '../shared/PageHeader';
import { RecordFailure } from '../shared/recordFailure';
import { contractState, todayHere } from './contract';
import { ContractMark, IntervalName } from './ContractFields';
import { ContractInfoOnly } from './ContractInfoOnly';
import styles from './contracts.module.css';
import { formatDay } from './day';
import { Positions } from './Positions';
import { TimeLine } from './TimeLine';
import { useContract } from './useContract';

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
    const { data: contract, error } = useContract(id);
    const list = { title: t('contracts.title'), url: paths.contracts };
    useBreadcrumb([list, { title: contract?.name ?? '…', truncate: true }]);

    if (error && !contract) throw new RecordFailure(error, [list]);
    if (!contract) return <PageSkeleton />;
    return (
        <>
            <PageHeader
                title={contract.name}
                facts={contractState(contract, todayHere()) && <ContractMark contract={contract} />}
            />
            <Facts contract={contract} />
            <TimeLine contract={contract} />
            <Section title={t('contracts.positions')}>
                <Positions contract={contract} />
            </Section>
            <Section title={t('contracts.invoices.title')}>
                <InvoiceList contract={id} />
            </Section>
        </>
    );
}

function Facts({ contract }: { contract: Contract }) {
    const t = useT();
    const [language] = useLocaleState();
    const { startOn, endOn, cancellationOn, invoiceOn, invoiceInterval, invoiceTo } = contract;
    return (
        <dl className={styles.facts}>
            <Fact label={t('contracts.fields.start')}>{formatDay(startOn, language)}</Fact>
            <Fact label={t('contracts.fields.end')}>{endOn ? formatDay(endOn, language) : t('contracts.endless')}</Fact>
            <Fact label={t('contracts.fields.cancellation')}>
                {cancellationOn ? formatDay(cancellationOn, language) : t('contracts.noDate')}
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
