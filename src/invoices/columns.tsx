import type { Invoice } from '../../dataProvider/types';
import { paths } from '../config/paths';
import { day, free, name } from '../shared/columns/kinds';
import { listOf } from '../shared/columns/list';
import { rowFields } from '../shared/columns/reads';
import { Link } from '../ui/Link';
import styles from './invoices.module.css';

/** The invoices of the customer; with the names of contracts, by id, these too. */
export const invoiceList = (contractNames?: ReadonlyMap<string, string>) =>
    listOf<Invoice>({
        resource: 'invoices',
        // by which they are filtered (INVOICE-2)
        reads: ['contractId'],
        columns: [
            name('name', 'contracts.invoices.fields.name'),
            day('created', 'contracts.invoices.fields.created', { width: { flex: 1, min: 110 } }),
            contractNames !== undefined &&
                free('contract', 'contracts.invoices.fields.contract', {
                    reads: ['contractId'],
                    width: { flex: 1.5, min: 140 },
                    cell: ({ contractId }) => {
                        const called = contractNames.get(contractId ?? '');
                        if (!contractId || called === undefined) return null;
                        return (
                            <Link to={paths.contract(contractId)} className={`plain-link ${styles.contract}`}>
                                <bdi translate="no">{called}</bdi>
                            </Link>
                        );
                    },
                    text: ({ contractId }) => contractNames.get(contractId ?? '') ?? '',
                    file: false,
                }),
        ],
        file: { reads: ['contractId'], more: () => import('./fileColumns') },
    });

/** The fields that are read of each invoice. */
export const INVOICE_FIELDS = rowFields(invoiceList(), undefined).select;
