import { useListContext, useLocaleState, type RaRecord } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { useT } from '#i18n/useT';
import { toast } from '../../ui/feedback/toast';
import { useCurrentCustomer } from '../hooks/useCurrent';
import { usePortalDataProvider } from '../hooks/usePortalDataProvider';
import { saveFile } from '../saveFile';
import { csvName } from './fileName';
import { eachSelected, eachFound } from './listRows';
import { columnsOf } from './ofList';
import type { Separator } from './separator';
import type { ExportedList } from './exportedList';
import type { ExportProgress, ReviewFiles, WholeFile } from './types';

/** The content of a file: the matching rows, the selected rows, or who has what. */
export type ExportScope = 'found' | 'selected' | 'whole';

/** What was chosen in the dialog. */
interface Choice {
    scope: ExportScope;
    withKeys: boolean;
    /** of who has what */
    review: ReviewFiles | undefined;
    separator: Separator;
}

/** The outcome of an export. */
type Run =
    { kind: 'idle' | 'stopped' } | { kind: 'running'; progress: ExportProgress | null } | { kind: 'failed'; error: unknown };

/** Returns the state of a list's export (EXPORT-4), a function that starts it, and one that stops it. Unmounting stops it too. */
export function useExport<Row extends RaRecord>(source: ExportedList<Row>, selected: readonly string[], done: () => void) {
    const t = useT();
    const [language] = useLocaleState();
    const provider = usePortalDataProvider();
    const { data: customer } = useCurrentCustomer();
    const list = useListContext<Row>();
    const [run, setRun] = useState<Run>({ kind: 'idle' });
    const stopper = useRef<AbortController | null>(null);
    useEffect(() => () => stopper.current?.abort(), []);

    const start = async ({ scope, withKeys, review, separator }: Choice): Promise<void> => {
        const controller = new AbortController();
        stopper.current = controller;
        const { signal } = controller;
        const onProgress = (progress: ExportProgress) => {
            if (!signal.aborted) setRun({ kind: 'running', progress });
        };
        const write = async (): Promise<WholeFile> => {
            const { whole } = source.list.file ?? {};
            const context = { t, language, customer, provider, signal, meta: source.meta, withKeys };
            if (scope === 'whole' && whole) {
                const { default: writeWhole } = await whole();
                return writeWhole({ ...context, ...(review ? { review } : {}), separator, onProgress });
            }
            const [{ csvFile }, columns] = await Promise.all([import('./csv'), columnsOf(source.list, context)]);
            const file = csvFile(columns, language, separator);
            const reading = { provider, shown: list, source, signal, onPage: file.add, onProgress };
            await (scope === 'selected' ? eachSelected(reading, selected) : eachFound(reading));
            return file;
        };
        setRun({ kind: 'running', progress: null });
        try {
            const written = await write();
            const blob = await written.blob();
            if (signal.aborted) return;
            const { licence, user, group } = source.meta ?? {};
            const title = scope === 'whole' ? t('export.whole') : source.title;
            const csv = csvName(customer?.id, title, scope === 'whole' ? undefined : (licence ?? user ?? group));
            const name = csv.replace(/csv$/, written.ending ?? 'csv');
            saveFile(blob, name);
            toast.success(t('export.saved', { smart_count: written.count(), file: name }));
            done();
        } catch (error) {
            if (!signal.aborted) setRun({ kind: 'failed', error });
        }
    };
    const stop = () => {
        stopper.current?.abort();
        setRun({ kind: 'stopped' });
    };
    return { run, start, stop };
}
