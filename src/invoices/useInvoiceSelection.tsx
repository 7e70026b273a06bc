import { useMemo } from 'react';
import { useT } from '#i18n/useT';
import type { ListSelection } from '../shared/list/types';
import type { SelectedIds } from '../shared/list/useSelectedIds';
import { useSelection } from '../shared/list/useSelection';
import { DownloadIcon } from '../ui/icons';

/** A dialog about the selected invoices: their list, or saving their files as a ZIP file. */
export type InvoiceDialog = 'selected' | 'zip';

/** Returns the selection of the list of invoices; memoized on `onAction`. */
export function useInvoiceSelection(selected: SelectedIds, onAction: (dialog: InvoiceDialog) => void): ListSelection | undefined {
    const t = useT();
    const actions = useMemo(
        () => [{ id: 'zip' as const, label: t('contracts.invoices.zip.action'), icon: <DownloadIcon size={16} /> }],
        [t],
    );
    return useSelection(selected, { of: 'invoices', actions, onAction });
}
