import { createElement } from 'react';
import type { Invoice } from '../../dataProvider/types';
import type { Action } from '../shared/actions/action';
import { Spinner } from '../ui/feedback/Spinner';
import { DownloadIcon } from '../ui/icons';

const Busy = () => createElement(Spinner, { size: 18 });

/** Returns the action on an invoice: saving its file. While it is read a second press does nothing; disabled, it would lose the focus. */
export const invoiceActions = (invoice: Invoice, busy: boolean): Action<Invoice>[] => [
    {
        id: 'download',
        label: busy ? 'contracts.invoices.downloading' : 'contracts.invoices.download',
        name: invoice.name,
        icon: busy ? Busy : DownloadIcon,
        dialog: invoice,
    },
];

/** The action on several invoices. */
export const INVOICE_BATCH: readonly Action<'zip'>[] = [
    { id: 'zip', label: 'contracts.invoices.zip.action', icon: DownloadIcon, dialog: 'zip' },
];
