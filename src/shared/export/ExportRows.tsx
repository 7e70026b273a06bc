import { useLocaleState } from 'ra-core';
import { useT } from '#i18n/useT';
import { Button } from '../../ui/Button';
import { DownloadIcon } from '../../ui/icons';
import { useSingleFlight } from '../../ui/useSingleFlight';
import { useNotifyFailure } from '../failure';
import { useCurrentCustomer } from '../hooks/useCurrent';
import { usePortalDataProvider } from '../hooks/usePortalDataProvider';
import type { RowsExport } from './types';

interface ExportRowsProps<Row> {
    /** translated; names the file */
    title: string;
    /** id of the record that the rows belong to */
    parent?: string;
    rows: readonly Row[];
    load: () => Promise<{ default: RowsExport<Row> }>;
    disabled?: boolean;
}

/** The button that saves the rows of a page without a list as a CSV file (EXPORT-1); its code is loaded when it is pressed. */
export function ExportRows<Row>({ title, parent, rows, load, disabled = false }: ExportRowsProps<Row>) {
    const t = useT();
    const [language] = useLocaleState();
    const provider = usePortalDataProvider();
    const { data: customer, isPending } = useCurrentCustomer();
    const notifyFailure = useNotifyFailure();
    const [save, saving] = useSingleFlight(async () => {
        try {
            const [{ saveRows }, { default: exported }] = await Promise.all([import('./saveRows'), load()]);
            await saveRows({ rows, exported, title, parent, language, customer, provider });
        } catch (failure) {
            notifyFailure(failure);
        }
    });
    return (
        <Button
            variant="outlined"
            startIcon={<DownloadIcon />}
            disabled={disabled || isPending}
            aria-busy={saving}
            onClick={() => void save()}
        >
            {t('list.export')}
        </Button>
    );
}
