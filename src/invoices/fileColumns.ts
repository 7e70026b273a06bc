import type { Contract, Invoice } from '../../dataProvider/types';
import type { ExportColumn, ExportContext } from '../shared/export/types';

/** The names of the contracts of invoices, for the file (EXPORT-1). */
export default async function contractColumns({ t, provider, signal }: ExportContext): Promise<ExportColumn<Invoice>[]> {
    const names = new Map<string | null, string>();
    await provider.getPages('contracts', {
        select: ['id', 'name'],
        signal,
        onPage: rows => (rows as Contract[]).forEach(({ id, name }) => names.set(id, name)),
    });
    return [{ header: t('contracts.invoices.fields.contract'), value: invoice => names.get(invoice.contractId) }];
}
