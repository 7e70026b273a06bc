import { useLocaleState } from 'ra-core';
import { useMemo } from 'react';
import { useT } from '#i18n/useT';
import type { Contract } from '../../dataProvider/types';
import { formatNumber } from '../shared/format/number';
import { ExportRows } from '../shared/export/ExportRows';
import { Notice } from '../ui/feedback/Notice';
import { SimpleTable } from '../shared/list/SimpleTable';
import type { ListColumn } from '../shared/list/types';
import { usePageRecord } from '../shared/RecordPage';
import { periodPrice, totals } from './contract';
import styles from './contracts.module.css';
import { formatMoney } from '../shared/format/money';
import { formatDay } from '../shared/format/day';

const loadExport = () => import('./exportedPositions');

type Position = Contract['details'][number] & { id: number };

/** The positions of the page's contract, each with its prices and dates, and the totals per currency (CONTRACT-1). */
export function Positions() {
    const t = useT();
    const contract = usePageRecord<Contract>();
    const columns = usePositionColumns(contract.invoiceInterval);
    // The server omits the array when there are no positions.
    const rows = (contract.details ?? []).map((detail, at) => ({ ...detail, id: at }));
    if (rows.length === 0) {
        return <Notice title={t('contracts.positionsEmptyTitle')} text={t('contracts.positionsEmptyText')} />;
    }
    return (
        <>
            <SimpleTable<Position>
                label={t('contracts.positions')}
                rows={rows}
                columns={columns}
                titleField="description"
                title={({ description }) => description}
                asRows
            />
            <Totals />
            <p className={styles.positionsNote}>{t('contracts.positionsNote')}</p>
        </>
    );
}

/** Saves the positions of the page's contract as a file; renders nothing when there are none. */
export function ExportPositions() {
    const t = useT();
    const { id, details, invoiceInterval } = usePageRecord<Contract>();
    // The server omits the array when there are no positions.
    const rows = details ?? [];
    if (rows.length === 0) return null;
    return (
        <ExportRows
            title={t('contracts.positions')}
            parent={id}
            rows={rows}
            load={async () => ({ default: (await loadExport()).exportedPositions(invoiceInterval) })}
        />
    );
}

function usePositionColumns(interval: number): ListColumn<Position>[] {
    const t = useT();
    const [language] = useLocaleState();
    return useMemo(
        () => [
            {
                field: 'description',
                label: t('contracts.fields.description'),
                render: ({ description }) => <bdi translate="yes">{description}</bdi>,
            },
            {
                field: 'count',
                label: t('contracts.fields.count'),
                align: 'right',
                render: ({ count }) => formatNumber(count, language),
                renderCard: ({ count, startOn, endOn }) => (
                    // On a phone a line of its own, above the prices.
                    <span data-line="">
                        {`${formatNumber(count, language)} × · ${formatDay(startOn, language)} – ${endOn ? formatDay(endOn, language) : t('contracts.endless')}`}
                    </span>
                ),
            },
            {
                field: 'annual',
                label: t('contracts.fields.positionAnnual'),
                align: 'right',
                render: ({ price, currency }) => formatMoney(price, currency),
                renderCard: ({ price, currency }) => t('contracts.perYear', { price: formatMoney(price, currency) }),
            },
            {
                field: 'period',
                label: t('contracts.fields.positionPeriod'),
                align: 'right',
                render: ({ price, currency }) => {
                    const part = periodPrice(price, interval);
                    return part === null ? t('contracts.unknownPrice') : formatMoney(part, currency);
                },
                renderCard: ({ price, currency }) => {
                    const part = periodPrice(price, interval);
                    return part === null ? null : t('contracts.perPeriod', { price: formatMoney(part, currency) });
                },
            },
            {
                field: 'start',
                label: t('contracts.fields.start'),
                inCards: 'none',
                render: ({ startOn }) => formatDay(startOn, language),
            },
            {
                field: 'end',
                label: t('contracts.fields.end'),
                inCards: 'none',
                render: ({ endOn }) => (endOn ? formatDay(endOn, language) : t('contracts.endless')),
            },
        ],
        [t, language, interval],
    );
}

function Totals() {
    const t = useT();
    const contract = usePageRecord<Contract>();
    return (
        <dl className={styles.totals} aria-label={t('contracts.total')}>
            {totals(contract).map(({ currency, annual, period, periods }) => (
                <div key={currency}>
                    <dt>{t('contracts.totalAnnual')}</dt>
                    <dd>{formatMoney(annual, currency)}</dd>
                    {periods !== null && (
                        <>
                            <dt>{t('contracts.totalPeriods')}</dt>
                            <dd>{formatMoney(periods, currency)}</dd>
                        </>
                    )}
                    {period !== null && (
                        <>
                            <dt>{t('contracts.totalPeriod')}</dt>
                            <dd>{formatMoney(period, currency)}</dd>
                        </>
                    )}
                </div>
            ))}
        </dl>
    );
}
