import type { Invoice } from '../../dataProvider/types';
import { useEvery } from '../shared/query/every';
import { useCollection } from '../shared/query/lists';

/** The fields that are read of each invoice. */
export const INVOICE_FIELDS = ['id', 'name', 'created', 'contractId'] as const;

/** Returns all invoices of the customer; undefined while they are loading. The list makes the same reads (INVOICE-2). */
export function useInvoices(): readonly Invoice[] | undefined {
    const { page } = useCollection<Invoice>('invoices', {});
    const { query } = useEvery<Invoice>('invoices', { fields: INVOICE_FIELDS, enabled: page === null });
    return page?.data ?? query.data;
}
