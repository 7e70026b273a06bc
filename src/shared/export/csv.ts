import papaparse from 'papaparse';
import type { CellType, CsvFile, ExportColumn } from './types';

/** The one writer of CSV files: of lists, of who has what, and of the receipts of jobs (EXPORT-2). Loaded when a file is asked for. */

/**
 * What a spreadsheet may take for the beginning of a formula, also in the full width of East Asian keyboards, and behind blanks or marks that
 * nobody sees; and what it drops from the beginning of a cell.
 */
const FORMULA = /^(?:[\t\r\n]|[\s\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/u;
const PHONE = /^\+?[\d\s()/.-]*\d[\d\s()/.-]*$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Text of other people in a cell: one that a spreadsheet would take for a formula is defused by an apostrophe. */
const textCell = (value: string): string => (FORMULA.test(value) ? `'${value}` : value);

/**
 * A telephone number as groups of digits with blanks between them: `+49 711 123`. No spreadsheet computes that, drops its plus or its zeros,
 * or takes it for a day. Anything else in such a column is text.
 */
function phoneCell(value: string): string {
    if (!PHONE.test(value)) return textCell(value);
    const groups = value.split(/[\s/.-]+/).filter(Boolean);
    const [only = ''] = groups;
    return groups.length > 1 ? groups.join(' ') : `${only.slice(0, 3)} ${only.slice(3)}`.trim();
}

/** A number with the decimal sign of the language and nothing between its thousands; none when it is not known. */
const numberCell = (value: number, comma: boolean): string => {
    if (!Number.isFinite(value)) return '';
    return comma ? String(value).replace('.', ',') : String(value);
};

/** The text of a cell by the type of its column: a value of another type is text. */
function cellOf(value: string | number | null | undefined, type: CellType, comma: boolean): string {
    if (value === null || value === undefined) return '';
    if (typeof value === 'number') return numberCell(value, comma);
    if (type === 'phone') return phoneCell(value.trim());
    return type === 'date' && DAY.test(value) ? value : textCell(value);
}

/** Whether the decimal sign of a language is a comma: its spreadsheets then expect semicolons between the cells. */
const hasComma = (language: string): boolean => new Intl.NumberFormat(language).format(0.5).includes(',');

/** What any spreadsheet may take for the end of a cell, whichever language it has. */
const ENDS = /[",;\t\r\n]/;

/** Begins a CSV file with the headers of these columns, for the spreadsheets of a language. Each `add` becomes a part that the browser keeps. */
export function csvFile<Row>(columns: readonly ExportColumn<Row>[], language: string): CsvFile<Row> {
    const comma = hasComma(language);
    const written = (rows: readonly (readonly string[])[]): Blob => {
        const options = {
            delimiter: comma ? ';' : ',',
            newline: '\r\n',
            // the comma of a number is none, and in quotes it would be text
            quotes: (cell: unknown, at: number) => columns[at]?.type !== 'number' && ENDS.test(String(cell)),
        };
        return new Blob([`${papaparse.unparse(rows as string[][], options)}\r\n`]);
    };
    const parts: BlobPart[] = ['\uFEFF', written([columns.map(({ header }) => textCell(header))])];
    let count = 0;
    return {
        add(rows) {
            if (rows.length === 0) return;
            parts.push(written(rows.map(row => columns.map(({ value, type = 'text' }) => cellOf(value(row), type, comma)))));
            count += rows.length;
        },
        count: () => count,
        blob: () => new Blob(parts, { type: 'text/csv;charset=utf-8' }),
    };
}
