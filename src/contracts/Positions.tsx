import { useMemo } from 'react';
import { useT } from '#i18n/useT';
import type { Contract } from '../../dataProvider/types';
import { ExportRows } from '../shared/export/ExportRows';
import { Notice } from '../ui/feedback/Notice';
import { SimpleTable } from '../shared/list/SimpleTable';
import { usePageRecord } from '../shared/RecordPage';
import { totals } from './contract';
import { positionColumns, type Position } from './positionColumns';
import styles from './contracts.module.css';
import { formatMoney } from '../shared/format/money';

/** The server omits the array when there are no positions. */
const positionsOf = ({ details }: Contract): Position[] =>
    ((details as Contract['details'] | undefined) ?? []).map((detail, at) => ({ ...detail, id: at }));

/** The positions of the page's contract, each with its prices and dates, and the totals per currency (CONTRACT-1). */
export function Positions() {
    const t = useT();
    const contract = usePageRecord<Contract>();
    const { invoiceInterval } = contract;
    const columns = useMemo(() => positionColumns(invoiceInterval), [invoiceInterval]);
    const rows = positionsOf(contract);
    if (rows.length === 0) {
        return <Notice title={t('contracts.positionsEmptyTitle')} text={t('contracts.positionsEmptyText')} />;
    }
    return (
        <>
            <SimpleTable<Position> label={t('contracts.positions')} rows={rows} columns={columns} />
            <Totals />
            <p className="muted small no-margin">{t('contracts.positionsNote')}</p>
        </>
    );
}

/** Saves the positions of the page's contract as a file; renders nothing when there are none. */
export function ExportPositions() {
    const t = useT();
    const contract = usePageRecord<Contract>();
    const rows = positionsOf(contract);
    if (rows.length === 0) return null;
    return (
        <ExportRows
            title={t('contracts.positions')}
            parent={contract.id}
            rows={rows}
            load={async () => {
                const { fileColumns } = await import('../shared/export/ofList');
                const columns = positionColumns(contract.invoiceInterval);
                return { default: { columns: context => fileColumns(columns, context) } };
            }}
        />
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
