import type { Invoice } from '../../dataProvider/types';
import type { Manifest } from '../shared/manifest';

/** The invoices, shown on the pages of contracts. */
export const invoices: Manifest = {
    name: 'invoices',
    recordRepresentation: (invoice: Invoice) => invoice.name,
};
