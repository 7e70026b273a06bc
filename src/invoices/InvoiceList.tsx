import { useLocaleState } from 'ra-core';
import { Suspense, useCallback, useMemo, useState } from 'react';
import { useT } from '#i18n/useT';
import { paths } from '../config/paths';
import type { Invoice } from '../../dataProvider/types';
import { Spinner } from '../ui/feedback/Spinner';
import { formatUtcDay } from '../shared/format/date';
import { DownloadIcon } from '../ui/icons';
import { ResourceList } from '../shared/list/ResourceList';
import type { ListColumn, ListStates, RowAction, RowOpening } from '../shared/list/types';
import { useSelectedIds } from '../shared/list/useSelectedIds';
import { dayTexts, yearOf } from './invoice';
import { InvoiceFilters } from './InvoiceFilters';
import styles from './invoices.module.css';
import { useInvoiceFiles, type InvoiceFiles } from './useInvoiceFiles';
import { useInvoiceFilter, type InvoiceFilter } from './useInvoiceFilter';
import { INVOICE_FIELDS } from './useInvoices';
import { useInvoiceSelection, type InvoiceDialog } from './useInvoiceSelection';
import { Link } from '../ui/Link';
import { lazyDialog } from '../ui/modal/lazyDialog';

const SaveAllModal = lazyDialog(() => import('./zip/SaveAllModal'));
const SelectedInvoices = lazyDialog(() => import('./zip/SelectedInvoices'));

const loadExport = () => import('./exported');
export const NEWEST_FIRST = { field: 'created', order: 'DESC' } as const;

const nameOf = (invoice: Invoice) => invoice.name;

/** The searched texts, and the filter (INVOICE-2). */
function useInvoiceStates({ year, contract }: InvoiceFilter, contractNames: ReadonlyMap<string, string>): ListStates<Invoice> {
    const [language] = useLocaleState();
    return useMemo(
        () => ({
            choices: [],
            fields: INVOICE_FIELDS,
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
    const states = useInvoiceStates(filter, contractNames);
    const columns = useInvoiceColumns(filter.contract === '' ? contractNames : undefined);
    const selected = useSelectedIds('invoices');
    const [dialog, setDialog] = useState<InvoiceDialog | null>(null);
    const selection = useInvoiceSelection(selected, setDialog);
    const close = () => setDialog(null);

    const actions = useCallback(
        (invoice: Invoice): RowAction[] => {
            const busy = underWay.has(invoice.id);
            return [
                {
                    id: 'download',
                    label: t(busy ? 'contracts.invoices.downloading' : 'contracts.invoices.download', {
                        name: invoice.name,
                    }),
                    // Not disabled, which would lose the focus; a second click does nothing.
                    icon: busy ? <Spinner size={18} /> : <DownloadIcon />,
                    onClick: () => files.save(invoice),
                },
            ];
        },
        [t, files, underWay],
    );

    return (
        <>
            <ResourceList<Invoice>
                resource="invoices"
                storeKey="invoices"
                label={t('contracts.invoices.title')}
                columns={columns}
                sort={NEWEST_FIRST}
                states={states}
                filters={<InvoiceFilters filter={filter} contractNames={contractNames} />}
                selection={selection}
                titleField="name"
                opening={opening}
                actions={actions}
                exports={loadExport}
                empty={{ title: t('contracts.invoices.emptyTitle'), text: t('contracts.invoices.emptyText') }}
            />
            {dialog && (
                <Suspense fallback={null}>
                    {dialog === 'zip' || !selection ? (
                        <SaveAllModal selected={selected} onClose={close} />
                    ) : (
                        <SelectedInvoices selection={selection} onClose={close} />
                    )}
                </Suspense>
            )}
        </>
    );
}

/** The columns; with names of contracts by id also the contract. */
function useInvoiceColumns(contractNames: ReadonlyMap<string, string> | undefined): ListColumn<Invoice>[] {
    const t = useT();
    const [language] = useLocaleState();
    return useMemo(() => {
        const columns: ListColumn<Invoice>[] = [
            {
                field: 'name',
                sortField: 'name',
                label: t('contracts.invoices.fields.name'),
                flex: 2,
                minWidth: 140,
                render: invoice => <bdi translate="no">{nameOf(invoice)}</bdi>,
            },
            {
                field: 'created',
                sortField: 'created',
                label: t('contracts.invoices.fields.created'),
                flex: 1,
                minWidth: 110,
                render: ({ created }) => (Number.isFinite(created) ? formatUtcDay(created, language) : null),
            },
        ];
        if (contractNames) {
            columns.push({
                field: 'contract',
                label: t('contracts.invoices.fields.contract'),
                flex: 1.5,
                minWidth: 140,
                yields: 1,
                render: ({ contractId }) => {
                    const name = contractNames.get(contractId ?? '');
                    if (!contractId || name === undefined) return null;
                    return (
                        <Link to={paths.contract(contractId)} className={styles.contract}>
                            <bdi translate="no">{name}</bdi>
                        </Link>
                    );
                },
            });
        }
        return columns;
    }, [t, language, contractNames]);
}
