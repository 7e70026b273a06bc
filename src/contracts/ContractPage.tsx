import { useLocaleState } from 'ra-core';
import { useParams } from 'react-router';
import { useT } from '#i18n/useT';
import { paths } from '../config/paths';
import type { Contract } from '../../dataProvider/types';
import { FirstInvoices } from '../invoices/public';
import { Columns } from '../shared/Columns';
import { ButtonLink } from '../ui/Button';
import { Fact, Facts, Figure, Figures } from '../ui/Facts';
import { NearDate } from '../shared/fields/NearDate';
import { inDays } from '../shared/format/near';
import { renewalOf } from '../shared/listPaths';
import { PageHeader } from '../shared/PageHeader';
import { useRecord } from '../shared/query/records';
import { RecordPage, usePageRecord } from '../shared/RecordPage';
import { Section } from '../ui/Section';
import { contractState, hasPeriodPrice } from './contract';
import { ContractMark, IntervalName, PeriodPrice } from './ContractFields';
import { ContractInfoOnly } from './ContractInfoOnly';
import { ContractSkeleton } from './ContractSkeleton';
import styles from './contracts.module.css';
import { todayUtc } from '../shared/format/date';
import { daysUntil, formatDay } from '../shared/format/day';
import { ExportPositions, Positions } from './Positions';
import { TimeLine } from './TimeLine';

/** A contract: what it costs and when it ends, its facts, its positions with their prices, and its newest invoices. */
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
            skeleton={<ContractSkeleton />}
        >
            <PageHeader facts={<State />} actions={<BeforeRenewal />} />
            <Columns side={<ContractFacts />}>
                <ContractFigures />
                <TimeLine />
            </Columns>
            <div className={`stack gap-24 ${styles.rest}`}>
                <Section title={t('contracts.positions')} action={<ExportPositions />}>
                    <Positions />
                </Section>
                <FirstInvoices contract={id} />
            </div>
        </RecordPage>
    );
}

/** The link to the page before a renewal (RENEWAL-1), while one can still decide about it. */
function BeforeRenewal() {
    const t = useT();
    const contract = usePageRecord<Contract>();
    const kind = contractState(contract, todayUtc())?.kind;
    if (kind === 'bound' || kind === 'expired') return null;
    return (
        <ButtonLink variant="outlined" to={renewalOf('contract', contract.id)}>
            {t('licences.renewal')}
        </ButtonLink>
    );
}

const State = () => <ContractMark contract={usePageRecord<Contract>()} />;

/** What matters most: what the contract costs, when it ends, and until when it can be cancelled. */
function ContractFigures() {
    const t = useT();
    const contract = usePageRecord<Contract>();
    const { endOn, cancellationOn, invoiceInterval } = contract;
    return (
        <Figures>
            <Figure label={t('contracts.fields.periodPrice')} about={<IntervalName code={invoiceInterval} />}>
                {hasPeriodPrice(contract) ? <PeriodPrice contract={contract} /> : t('contracts.unknownPrice')}
            </Figure>
            <DayFigure label={t('contracts.fields.end')} day={endOn} without={t('contracts.endless')} />
            <DayFigure label={t('contracts.fields.cancellation')} day={cancellationOn} without={t('contracts.noDate')} />
        </Figures>
    );
}

/** A day as a prominent figure, with the time until then; `without` is shown if there is none. */
function DayFigure({ label, day, without }: { label: string; day: string | null; without: string }) {
    const [language] = useLocaleState();
    const days = daysUntil(day, todayUtc());
    return (
        <Figure label={label} about={days !== null && days >= 0 && inDays(days, language)}>
            {day ? <NearDate days={days}>{formatDay(day, language)}</NearDate> : without}
        </Figure>
    );
}

function ContractFacts() {
    const t = useT();
    const [language] = useLocaleState();
    const { startOn, invoiceOn, invoiceTo } = usePageRecord<Contract>();
    return (
        <Facts>
            <Fact label={t('contracts.fields.start')}>{formatDay(startOn, language)}</Fact>
            <Fact label={t('contracts.fields.invoice')}>
                {invoiceOn ? formatDay(invoiceOn, language) : t('contracts.noDate')}
            </Fact>
            {invoiceTo && (
                <Fact label={t('contracts.fields.recipient')}>
                    <bdi translate="no">{invoiceTo}</bdi>
                </Fact>
            )}
        </Facts>
    );
}
