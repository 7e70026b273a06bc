import { withLaterTexts } from '#i18n/later';
import type { Translate } from '#i18n/useT';
import { toast } from '../../ui/feedback/toast';
import { saveFile } from '../saveFile';
import { csvFile } from './csv';
import { csvName } from './fileName';
import { separatorFor } from './separator';
import type { ExportContext, RowsExport } from './types';

interface Rows<Row> extends Omit<ExportContext, 't'> {
    rows: readonly Row[];
    exported: RowsExport<Row>;
    /** translated */
    title: string;
    /** id of the record that the rows belong to */
    parent?: string;
}

/** Saves rows that a page has loaded as a CSV file, and confirms it (EXPORT-1). */
export async function saveRows<Row>({ rows, exported, title, parent, ...context }: Rows<Row>): Promise<void> {
    const texts = await withLaterTexts(context.language, 'export');
    const t = texts.translate as Translate;
    const file = csvFile(await exported.columns({ ...context, t }), context.language, separatorFor(context.language));
    file.add(rows);
    const name = csvName(context.customer?.id, title, parent);
    saveFile(file.blob(), name);
    toast.success(t('export.saved', { smart_count: file.count(), file: name }));
}
