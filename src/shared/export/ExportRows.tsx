import { useLocaleState } from 'ra-core';
import { useT } from '#i18n/useT';
import { Button } from '../../ui/Button';
import { DownloadIcon } from '../../ui/icons';
import { pressed } from '../actions/pressed';
import { useCurrentCustomer } from '../hooks/useCurrent';
import { useNotifiedFlight } from '../hooks/useNotifiedFlight';
import { usePortalDataProvider } from '../hooks/usePortalDataProvider';
import type { RowsExport } from './types';

interface ExportRowsProps<Row> {
    /** translated; names the file */
    title: string;
    /** id of the record that the rows belong to */
    parent?: string;
    rows: readonly Row[];
    load: () => Promise<{ default: RowsExport<Row> }>;
    /** why they cannot be saved now; translated */
    obstacle?: string | null;
}

/** The button that saves the rows of a page without a list as a CSV file (EXPORT-1); its code is loaded when it is pressed. */
export function ExportRows<Row>({ title, parent, rows, load, obstacle }: ExportRowsProps<Row>) {
    const t = useT();
    const [language] = useLocaleState();
    const provider = usePortalDataProvider();
    const { data: customer, isPending } = useCurrentCustomer();
    const [save, saving] = useNotifiedFlight(async () => {
        const [{ saveRows }, { default: exported }] = await Promise.all([import('./saveRows'), load()]);
        await saveRows({ rows, exported, title, parent, language, customer, provider });
    });
    return (
        <Button
            variant="outlined"
            startIcon={<DownloadIcon />}
            {...pressed({ obstacle: obstacle ?? (isPending ? t('layout.loading') : null), onClick: () => void save() })}
            aria-busy={saving}
        >
            {t('list.export')}
        </Button>
    );
}
