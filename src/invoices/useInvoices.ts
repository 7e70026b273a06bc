import type { Invoice } from '../../dataProvider/types';
import { INVOICE_FIELDS } from './columns';
import { useEvery } from '../shared/query/every';
import { useCollection } from '../shared/query/lists';

/** Returns all invoices of the customer; undefined while they are loading. The list makes the same reads (INVOICE-2). */
export function useInvoices(): readonly Invoice[] | undefined {
    const { page } = useCollection<Invoice>('invoices', {});
    const { query } = useEvery<Invoice>('invoices', { fields: INVOICE_FIELDS, enabled: page === null });
    return page?.data ?? query.data;
}
