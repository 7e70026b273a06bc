import type { Translate } from '#i18n/useT';
import type { PortalDataProvider } from '#dataProvider';
import type { ReadMeta } from '#dataProvider/resources';
import type { Customer } from '#dataProvider/types';
import type { Separator } from './separator';

/** The description of an export. Only types, so that lists declare their columns without loading the CSV writer. */

/**
 * How the cells of a column are written (EXPORT-2): as text, which is defused; as numbers with the language's decimal sign; as ISO days; as
 * telephone numbers.
 */
export type CellType = 'text' | 'number' | 'date' | 'phone';

/** One column of an exported file. */
export interface ExportColumn<Row> {
    /** translated */
    header: string;
    /** `text` by default */
    type?: CellType;
    /** a day is `YYYY-MM-DD`; undefined or null for an empty cell */
    value(row: Row): string | number | null | undefined;
}

/** A file being written (`csv.ts`). */
export interface CsvFile<Row> {
    /** appends rows, which the caller need not keep */
    add(rows: readonly Row[]): void;
    /** how many rows have been written, without the headers */
    count(): number;
    /** the complete file, in UTF-8 with a byte order mark, by which spreadsheets recognise the encoding */
    blob(): Blob;
}

/** What columns may need besides their rows. */
export interface ExportContext {
    t: Translate;
    language: string;
    customer: Customer | undefined;
    provider: PortalDataProvider;
    signal?: AbortSignal;
    /** the parent of the rows */
    meta?: ReadMeta;
    /** whether the user wants the keys themselves */
    withKeys?: boolean;
}

/** The export of rows that a page has loaded. */
export interface RowsExport<Row> {
    columns(context: ExportContext): readonly ExportColumn<Row>[] | Promise<readonly ExportColumn<Row>[]>;
}

/** The progress of what is being read. */
export interface ExportProgress {
    step?: 'keys' | 'users';
    read: number;
    total: number;
}

/** A review needs more columns, in one file or in one for each cloud group (REVIEW-1). */
export type ReviewFiles = 'one' | 'groups';

interface WholeContext extends ExportContext {
    review?: ReviewFiles;
    signal: AbortSignal;
    separator: Separator;
    onProgress(progress: ExportProgress): void;
}

/** What is saved of who has what: one file, or several in a ZIP file. */
export interface WholeFile {
    /** `csv` by default */
    ending?: 'zip';
    count(): number;
    blob(): Blob | Promise<Blob>;
}

/** Writes who has what (EXPORT-5). */
export type WriteWhole = (context: WholeContext) => Promise<WholeFile>;
