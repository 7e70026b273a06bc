import { useLocaleState } from 'ra-core';
import { useCallback, useMemo, useState } from 'react';
import { useT } from '#i18n/useT';
import type { Invoice } from '../../dataProvider/types';
import { useShown } from '../shared/actions/action';
import { ResourceList } from '../shared/list/ResourceList';
import type { Narrow, RowOpening } from '../shared/list/types';
import { useSelectedIds } from '../shared/list/useSelectedIds';
import { useSelection } from '../shared/list/useSelection';
import { SelectedRows } from '../shared/many/SelectedRows';
import { INVOICE_BATCH, invoiceActions } from './actions';
import { INVOICE_FIELDS, invoiceList } from './columns';
import { dayTexts, yearOf } from './invoice';
import { InvoiceFilters } from './InvoiceFilters';
import { useInvoiceFiles, type InvoiceFiles } from './useInvoiceFiles';
import { useInvoiceFilter, type InvoiceFilter } from './useInvoiceFilter';
import { lazyDialog } from '../ui/modal/lazyDialog';

const SaveAllModal = lazyDialog(() => import('./zip/SaveAllModal'));

/** The searched texts, and the filter (INVOICE-2). */
function useNarrow({ year, contract }: InvoiceFilter, contractNames: ReadonlyMap<string, string>): Narrow<Invoice> {
    const [language] = useLocaleState();
    return useMemo(
        () => ({
            textsOf: invoice => [invoice.name, contractNames.get(invoice.contractId ?? '') ?? '', ...dayTexts(invoice, language)],
            isShown:
                year || contract
                    ? invoice => (!year || String(yearOf(invoice)) === year) && (!contract || invoice.contractId === contract)
                    : undefined,
        }),
        [year, contract, contractNames, language],
    );
}

/** Returns how a row opens: its name opens the file in a new tab (INVOICE-3). */
export function useInvoiceOpening(files: InvoiceFiles): RowOpening<Invoice> {
    const t = useT();
    return useMemo(() => ({ open: files.open, label: ({ name }) => t('contracts.invoices.open', { name }) }), [files, t]);
}

/** Invoices, newest first, by year and contract; each opens as a PDF, is saved by its icon, and several as a ZIP file (INVOICE-1 to 4). */
export function InvoiceList({ contractNames }: { contractNames: ReadonlyMap<string, string> }) {
    const t = useT();
    const [files, underWay] = useInvoiceFiles();
    const opening = useInvoiceOpening(files);
    const filter = useInvoiceFilter();
    const narrow = useNarrow(filter, contractNames);
    const shownNames = filter.contract === '' ? contractNames : undefined;
    const list = useMemo(() => invoiceList(shownNames), [shownNames]);
    const selected = useSelectedIds('invoices');
    const [dialog, setDialog] = useState<'selected' | 'zip' | null>(null);
    const selection = useSelection(selected, { actions: INVOICE_BATCH, onAction: setDialog });
    const close = () => setDialog(null);

    const shown = useShown(files.save);
    const actions = useCallback(
        (invoice: Invoice) => shown(invoiceActions(invoice, underWay.has(invoice.id))),
        [shown, underWay],
    );

    return (
        <>
            <ResourceList<Invoice>
                list={list}
                narrow={narrow}
                storeKey="invoices"
                label={t('contracts.invoices.title')}
                filters={<InvoiceFilters filter={filter} contractNames={contractNames} />}
                selection={selection}
                opening={opening}
                actions={actions}
                empty={{ title: t('contracts.invoices.emptyTitle'), text: t('contracts.invoices.emptyText') }}
            />
            {dialog &&
                (dialog === 'zip' || !selection ? (
                    <SaveAllModal selected={selected} onClose={close} />
                ) : (
                    <SelectedRows<Invoice>
                        resource="invoices"
                        fields={INVOICE_FIELDS}
                        nameOf={(invoice, id) => <bdi translate="no">{invoice?.name ?? id}</bdi>}
                        selection={selection}
                        onClose={close}
                    />
                ))}
        </>
    );
}
