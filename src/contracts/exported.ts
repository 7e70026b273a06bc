import type { Contract } from '../../dataProvider/types';
import type { ListExport } from '../shared/export/types';
import { intervalOf, totals } from './contract';

/** The annual price of a contract: a number if there is one currency, otherwise all prices as text. */
function annualOf(contract: Contract): string | number {
    const sums = totals(contract);
    const [only] = sums;
    return only && sums.length === 1 ? only.annual : sums.map(({ annual, currency }) => `${annual} ${currency}`).join(' / ');
}

/** The contracts as a file (EXPORT-1). */
const exported: ListExport<Contract> = {
    fields: ['id', 'name', 'startOn', 'endOn', 'cancellationOn', 'invoiceOn', 'invoiceInterval', 'invoiceTo', 'details'],
    columns: ({ t }) => [
        { header: t('contracts.fields.name'), value: contract => contract.name },
        { header: t('contracts.fields.start'), type: 'date', value: contract => contract.startOn },
        { header: t('contracts.fields.end'), type: 'date', value: contract => contract.endOn },
        { header: t('contracts.fields.cancellation'), type: 'date', value: contract => contract.cancellationOn },
        { header: t('contracts.fields.invoice'), type: 'date', value: contract => contract.invoiceOn },
        {
            header: t('contracts.fields.interval'),
            value: ({ invoiceInterval }) => {
                const interval = intervalOf(invoiceInterval);
                return interval && t(`contracts.intervals.${interval.name}`);
            },
        },
        { header: t('contracts.fields.recipient'), value: contract => contract.invoiceTo },
        { header: t('export.columns.annual'), type: 'number', value: annualOf },
        {
            header: t('export.columns.currency'),
            value: contract =>
                totals(contract)
                    .map(({ currency }) => currency)
                    .join(' / '),
        },
    ],
};
export default exported;
