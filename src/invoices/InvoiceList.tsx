import { useLocaleState } from 'ra-core';
import { useCallback, useMemo } from 'react';
import { Link } from 'react-router';
import { useT } from '#i18n/useT';
import { paths } from '../config/paths';
import type { Invoice } from '../../dataProvider/types';
import { Spinner } from '../ui/feedback/Spinner';
import { localDay } from '../shared/format/time';
import { DownloadIcon } from '../ui/icons';
import { ResourceList } from '../shared/list/ResourceList';
import type { ListColumn, RowAction } from '../shared/list/types';
import styles from './invoices.module.css';
import { useInvoiceDownload } from './useInvoiceDownload';

export const NEWEST_FIRST = { field: 'created', order: 'DESC' } as const;

const nameOf = (invoice: Invoice) => invoice.name;

interface InvoiceListProps {
    /** the contract whose invoices are listed; undefined for all of the customer's */
    contract?: string;
    /** names of the contracts by id, for the customer's invoices */
    contractNames?: ReadonlyMap<string, string>;
}

/** Invoices, newest first, each with its file to download (INVOICE-1). */
export function InvoiceList({ contract, contractNames }: InvoiceListProps) {
    const t = useT();
    const [download, underWay] = useInvoiceDownload();
    const columns = useInvoiceColumns(contractNames);

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
                    onClick: () => void download(invoice),
                },
            ];
        },
        [t, download, underWay],
    );

    return (
        <ResourceList<Invoice>
            resource="invoices"
            filter={contract === undefined ? undefined : { contractId: contract }}
            storeKey="invoices"
            label={t('contracts.invoices.title')}
            columns={columns}
            sort={NEWEST_FIRST}
            titleField="name"
            actions={actions}
            empty={{
                title: t('contracts.invoices.emptyTitle'),
                text: t(`contracts.invoices.${contract === undefined ? 'emptyText' : 'emptyOfContract'}`),
            }}
        />
    );
}

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
                render: invoice => <bdi>{nameOf(invoice)}</bdi>,
            },
            {
                field: 'created',
                sortField: 'created',
                label: t('contracts.invoices.fields.created'),
                flex: 1,
                minWidth: 110,
                render: ({ created }) => (Number.isFinite(created) ? localDay(created, language) : null),
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
                            <bdi>{name}</bdi>
                        </Link>
                    );
                },
            });
        }
        return columns;
    }, [t, language, contractNames]);
}
