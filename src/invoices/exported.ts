import type { Contract, Invoice } from '../../dataProvider/types';
import type { ListExport } from '../shared/export/types';
import { utcDay } from '../shared/format/date';

/** The invoices as a file, with the names of their contracts (EXPORT-1). */
const exported: ListExport<Invoice> = {
    fields: ['id', 'name', 'created', 'contractId'],
    columns: async ({ t, provider, signal }) => {
        const names = new Map<string | null, string>();
        await provider.getPages('contracts', {
            select: ['id', 'name'],
            signal,
            onPage: rows => (rows as Contract[]).forEach(({ id, name }) => names.set(id, name)),
        });
        return [
            { header: t('contracts.invoices.fields.name'), value: invoice => invoice.name },
            { header: t('contracts.invoices.fields.created'), type: 'date', value: invoice => utcDay(invoice.created) },
            { header: t('contracts.invoices.fields.contract'), value: invoice => names.get(invoice.contractId) },
        ];
    },
};
export default exported;
