import type { Contract } from '../../dataProvider/types';
import { chips } from '../shared/columns/chips';
import { day, free, name, text } from '../shared/columns/kinds';
import { listOf, state } from '../shared/columns/list';
import { todayUtc } from '../shared/format/date';
import { intervalOf, totals } from './contract';
import { contractChips, IntervalName, PeriodPrice } from './ContractFields';
import { CANCEL_DAYS, cancelsSoon } from './states';

/** What sums are made of. */
const PRICES = ['details', 'invoiceInterval'] as const;

/** The annual price of a contract: a number if there is one currency, otherwise all prices as text. */
function annualOf(contract: Pick<Contract, (typeof PRICES)[number]>): string | number {
    const sums = totals(contract);
    const [only] = sums;
    return only && sums.length === 1 ? only.annual : sums.map(({ annual, currency }) => `${annual} ${currency}`).join(' / ');
}

/** The contracts of the customer. */
export const contractList = listOf<Contract>({
    resource: 'contracts',
    columns: [
        name('name', 'contracts.fields.name', { width: { flex: 3, min: 174 } }),
        day('startOn', 'contracts.fields.start', { yields: 1, inCards: 'wide', width: { px: 120 } }),
        day('endOn', 'contracts.fields.end', { near: true, none: 'contracts.endless', width: { px: 132 } }),
        chips('state', 'contracts.fields.state', {
            reads: ['startOn', 'endOn', 'cancellationOn'],
            width: { min: 196 },
            of: (contract, texts) => contractChips(contract, texts, true),
        }),
        day('cancellationOn', 'contracts.fields.cancellation', { only: 'file' }),
        day('invoiceOn', 'contracts.fields.invoice', { yields: 3, inCards: 'wide', width: { px: 136 } }),
        free('interval', 'contracts.fields.interval', {
            reads: ['invoiceInterval'],
            width: { flex: 0.5, min: 150 },
            // a price means little without its interval
            yields: 2,
            inCards: 'wide',
            cell: contract => <IntervalName code={contract.invoiceInterval} />,
            file: {
                value: ({ invoiceInterval }, { t }) => {
                    const interval = intervalOf(invoiceInterval);
                    return interval && t(`contracts.intervals.${interval.name}`);
                },
            },
        }),
        text('invoiceTo', 'contracts.fields.recipient', { only: 'file' }),
        free('price', 'contracts.fields.periodPrice', {
            reads: PRICES,
            width: { flex: 0.5, min: 156 },
            yields: 0,
            align: 'right',
            cell: contract => <PeriodPrice contract={contract} />,
            file: { label: 'export.columns.annual', type: 'number', value: annualOf },
        }),
        text('currency', 'export.columns.currency', {
            only: 'file',
            reads: PRICES,
            of: contract =>
                totals(contract)
                    .map(({ currency }) => currency)
                    .join(' / '),
        }),
    ],
    states: [state('cancellable', ['cancellationOn'], contract => cancelsSoon(contract, todayUtc()), { days: CANCEL_DAYS })],
});
