import { useLocaleState } from 'ra-core';
import { useT } from '#i18n/useT';
import { paths } from '../config/paths';
import type { Invoice } from '../../dataProvider/types';
import { FIRST_ROWS, FirstRows } from '../shared/FirstRows';
import { formatUtcDay } from '../shared/format/date';
import { useList } from '../shared/query/lists';
import { IconButton } from '../ui/Button';
import { Spinner } from '../ui/feedback/Spinner';
import { DownloadIcon } from '../ui/icons';
import { resources } from '../../dataProvider/resources';
import { useInvoiceOpening } from './InvoiceList';
import { useInvoiceFiles } from './useInvoiceFiles';

const FIRST = { page: 1, perPage: FIRST_ROWS } as const;

/** The newest invoices of a contract, each with its file to download; the heading leads to all of them. */
export function FirstInvoices({ contract }: { contract: string }) {
    const t = useT();
    const [language] = useLocaleState();
    const [files, underWay] = useInvoiceFiles();
    const opening = useInvoiceOpening(files);
    const { data, total, error, refetch } = useList<Invoice>('invoices', {
        pagination: FIRST,
        sort: resources.invoices.defaultSort,
        filter: { contractId: contract },
    });
    const downloadButton = (invoice: Invoice) => {
        const busy = underWay.has(invoice.id);
        const label = t(busy ? 'contracts.invoices.downloading' : 'contracts.invoices.download', { name: invoice.name });
        return (
            // Not disabled, which would lose the focus; a second click does nothing.
            <IconButton aria-label={label} title={label} onClick={() => files.save(invoice)}>
                {busy ? <Spinner size={18} /> : <DownloadIcon />}
            </IconButton>
        );
    };
    return (
        <FirstRows<Invoice>
            title={t('contracts.invoices.title')}
            count={total}
            to={`${paths.contracts}?view=invoices&contract=${encodeURIComponent(contract)}`}
            expected={FIRST_ROWS}
            rows={data}
            error={error}
            onRetry={refetch}
            empty={t('contracts.invoices.emptyOfContract')}
            words={invoice => ({
                name: invoice.name,
                opening,
                note: Number.isFinite(invoice.created) ? formatUtcDay(invoice.created, language) : undefined,
                state: downloadButton(invoice),
            })}
        />
    );
}
