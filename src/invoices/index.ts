import { mayDo } from '../../authProvider/access';
import type { Invoice } from '../../dataProvider/types';
import { invoicesPath } from '../shared/listPaths';
import type { Manifest } from '../shared/manifest';

/** The invoices, shown on the pages of contracts. */
export const invoices: Manifest = {
    name: 'invoices',
    selection: 'contracts.invoices.choice',
    switch: 'contracts',
    filters: ['year', 'contract'],
    finds: () => import('./find'),
    recordRepresentation: (invoice: Invoice) => invoice.name,
    offers: [
        {
            id: 'invoices',
            titleKey: 'contracts.invoices.title',
            to: invoicesPath,
            shown: ({ role }, customer) => mayDo(role, 'read', 'invoices') && customer?.flags.contractInfo === true,
        },
    ],
};
