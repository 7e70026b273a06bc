import type { RaRecord } from 'ra-core';
import type { Translate } from '#i18n/useT';
import type { PortalDataProvider } from '#dataProvider';
import type { ReadMeta } from '#dataProvider/resources';
import type { Customer } from '#dataProvider/types';
import type { ListState, ListStates } from '../list/types';

/** What is exported, and how. Types alone, so that lists declare their columns without loading the writer. */

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
    /** a day is `YYYY-MM-DD`; nothing for an empty cell */
    value(row: Row): string | number | null | undefined;
}

/** A file that is being written (`csv.ts`). */
export interface CsvFile<Row> {
    /** writes some more rows; they need not be kept */
    add(rows: readonly Row[]): void;
    /** how many rows have been written, without the headers */
    count(): number;
    /** the whole file: UTF-8 with the mark by which spreadsheets know it */
    blob(): Blob;
}

/** What columns may need beside their rows. */
export interface ExportContext {
    t: Translate;
    language: string;
    customer: Customer | undefined;
    provider: PortalDataProvider;
    signal?: AbortSignal;
    /** what the rows are within */
    meta?: ReadMeta;
    /** the keys themselves are wanted */
    withKeys?: boolean;
}

/** The columns of rows that a page has at hand. */
export interface RowsExport<Row> {
    columns(context: ExportContext): readonly ExportColumn<Row>[] | Promise<readonly ExportColumn<Row>[]>;
}

/** What a list exports (EXPORT-1): declared in a module of its own beside the list, which is loaded when somebody exports. */
export interface ListExport<Row extends RaRecord> extends RowsExport<Row> {
    /** JSON names of the fields that the columns need, `id` among them; without them all are read */
    fields?: readonly string[];
    /** the relations that they need */
    expand?: readonly string[];
    /** rows that the list's own filter leaves out are shown elsewhere on its page, and belong to the file */
    unfiltered?: boolean;
    /** the keys themselves are a column if somebody wants them */
    hasKeys?: boolean;
    /** what is offered beside the rows of the list (EXPORT-5) */
    whole?: () => Promise<{ default: WriteWhole }>;
}

/** Loads what a list exports. */
export type LoadExport<Row extends RaRecord> = () => Promise<{ default: ListExport<Row> }>;

/** What is being read, and how far. */
export interface ExportProgress {
    step?: 'keys' | 'users';
    read: number;
    total: number;
}

interface WholeContext extends ExportContext {
    signal: AbortSignal;
    onProgress(progress: ExportProgress): void;
}

/** Writes who has what (EXPORT-5). */
export type WriteWhole = (context: WholeContext) => Promise<Pick<CsvFile<never>, 'blob' | 'count'>>;

/** A list and what it exports, for its toolbar. */
export interface ExportedList<Row extends RaRecord> {
    load: LoadExport<Row>;
    /** translated */
    title: string;
    meta: ReadMeta | undefined;
    /** what the list is narrowed to */
    state: ListState<Row> | undefined;
    states: ListStates<Row> | undefined;
}
