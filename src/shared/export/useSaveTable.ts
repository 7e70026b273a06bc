import { useLocaleState } from 'ra-core';
import { useNotifyFailure } from '../failure';
import { useCurrentCustomer } from '../hooks/useCurrent';
import { saveFile } from '../saveFile';
import { csvName } from './fileName';
import { separatorFor } from './separator';
import type { ExportColumn } from './types';

interface Table<Row> {
    columns: readonly ExportColumn<Row>[];
    rows: readonly Row[];
}

/** Returns a function that saves what it is given, or what is read for it, as a CSV file (EXPORT-2); a failure is told. */
export function useSaveTable(): <Row>(title: string, read: () => Table<Row> | Promise<Table<Row>>) => Promise<void> {
    const [language] = useLocaleState();
    const { data: customer } = useCurrentCustomer();
    const notifyFailure = useNotifyFailure();
    return async (title, read) => {
        try {
            const { columns, rows } = await read();
            const { csvFile } = await import('./csv');
            const file = csvFile(columns, language, separatorFor(language));
            file.add(rows);
            saveFile(file.blob(), csvName(customer?.id, title));
        } catch (failure) {
            notifyFailure(failure);
        }
    };
}
