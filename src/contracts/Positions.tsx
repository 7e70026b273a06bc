import { useLocaleState, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import type { Contract } from '../../dataProvider/types';
import { formatNumber } from '../shared/format/number';
import { Notice } from '../shared/list/Notice';
import { SimpleTable } from '../shared/list/SimpleTable';
import type { ListColumn } from '../shared/list/types';
import { periodPrice, totals } from './contract';
import styles from './contracts.module.css';
import { formatMoney } from '../shared/format/money';
import { formatDay } from './day';

type Position = Contract['details'][number] & { id: number };

/** The positions of a contract, each with its prices and dates, and the totals per currency (CONTRACT-1). */
export function Positions({ contract }: { contract: Contract }) {
    const translate = useTranslate();
    const columns = usePositionColumns(contract.invoiceInterval);
    // The server omits the array when there are no positions.
    const rows = (contract.details ?? []).map((detail, at) => ({ ...detail, id: at }));
    if (rows.length === 0) {
        return <Notice title={translate('contracts.positionsEmptyTitle')} text={translate('contracts.positionsEmptyText')} />;
    }
    return (
        <>
            <SimpleTable<Position>
                label={translate('contracts.positions')}
                rows={rows}
                columns={columns}
                titleField="description"
                title={({ description }) => description}
            />
            <Totals contract={contract} />
        </>
    );
}

function usePositionColumns(interval: number): ListColumn<Position>[] {
    const translate = useTranslate();
    const [language] = useLocaleState();
    return useMemo(
        () => [
            {
                field: 'description',
                label: translate('contracts.fields.description'),
                render: ({ description }) => <bdi>{description}</bdi>,
            },
            {
                field: 'count',
                label: translate('contracts.fields.count'),
                align: 'right',
                render: ({ count }) => formatNumber(count, language),
            },
            {
                field: 'annual',
                label: translate('contracts.fields.positionAnnual'),
                align: 'right',
                render: ({ price, currency }) => formatMoney(price, currency),
            },
            {
                field: 'period',
                label: translate('contracts.fields.positionPeriod'),
                align: 'right',
                render: ({ price, currency }) => {
                    const part = periodPrice(price, interval);
                    return part === null ? translate('contracts.unknownPrice') : formatMoney(part, currency);
                },
            },
            {
                field: 'start',
                label: translate('contracts.fields.start'),
                render: ({ startOn }) => formatDay(startOn, language),
            },
            {
                field: 'end',
                label: translate('contracts.fields.end'),
                render: ({ endOn }) => (endOn ? formatDay(endOn, language) : translate('contracts.endless')),
            },
        ],
        [translate, language, interval],
    );
}

function Totals({ contract }: { contract: Contract }) {
    const translate = useTranslate();
    return (
        <dl className={styles.totals} aria-label={translate('contracts.total')}>
            {totals(contract).map(({ currency, annual, period }) => (
                <div key={currency}>
                    <dt>{translate('contracts.totalAnnual')}</dt>
                    <dd>{formatMoney(annual, currency)}</dd>
                    {period !== null && (
                        <>
                            <dt>{translate('contracts.totalPeriod')}</dt>
                            <dd>{formatMoney(period, currency)}</dd>
                        </>
                    )}
                </div>
            ))}
        </dl>
    );
}
