import type { ResourceDefinition } from 'ra-core';
import type { Invoice } from '../../dataProvider/types';

/** The resource definition of the invoices. */
export const invoices: ResourceDefinition = {
    name: 'invoices',
    recordRepresentation: (invoice: Invoice) => invoice.name,
};
