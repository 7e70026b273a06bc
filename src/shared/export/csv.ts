import papaparse from 'papaparse';
import type { CellType, CsvFile, ExportColumn } from './types';

/** Writes every CSV file: of lists, of who has what, and of job receipts (EXPORT-2). Loaded on demand. */

/**
 * Characters that a spreadsheet may take for the start of a formula, including full-width ones, also after blanks or invisible characters; and
 * characters that it drops from the start of a cell.
 */
const FORMULA = /^(?:[\t\r\n]|[\s\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/u;
/**
 * Text that a spreadsheet would convert to a number, a day or a fraction and lose something of: leading zeros (`00123`), more digits than
 * its numbers have, `1E5`, `1-2`, `2.10`.
 */
const GUESSED = /^\s*(?:0\d+|\d{16,}|\d+(?:[.,]\d+)?e[+-]?\d+|\d{1,4}([-/.])\d{1,2}(?:\1\d{1,4})?)\s*$/iu;
/** Looks for a digit first: with two stars around it the pattern would take quadratic time. */
const PHONE = /^(?=\D*\d)\+?[\d\s()/.-]+$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The text of a cell. One that a spreadsheet would take for a formula, or convert, gets an apostrophe in front. */
const textCell = (value: string): string => (FORMULA.test(value) || GUESSED.test(value) ? `'${value}` : value);

/**
 * A telephone number as groups of digits separated by blanks, `+49 711 123`, which no spreadsheet computes, converts to a date, or strips of
 * its plus or zeros. Anything else in such a column is text.
 */
function phoneCell(value: string): string {
    if (!PHONE.test(value)) return textCell(value);
    const groups = value.split(/[\s/.-]+/).filter(Boolean);
    const [only = ''] = groups;
    return groups.length > 1 ? groups.join(' ') : `${only.slice(0, 3)} ${only.slice(3)}`.trim();
}

/** A number with the language's decimal separator and no thousands separators; empty if unknown. */
const numberCell = (value: number, comma: boolean): string => {
    if (!Number.isFinite(value)) return '';
    return comma ? String(value).replace('.', ',') : String(value);
};

/** Formats a cell by the type of its column; a value of another type is written as text. */
function cellOf(value: string | number | null | undefined, type: CellType, comma: boolean): string {
    if (value === null || value === undefined) return '';
    if (typeof value === 'number') return numberCell(value, comma);
    if (type === 'phone') return phoneCell(value.trim());
    return type === 'date' && DAY.test(value) ? value : textCell(value);
}

/** Whether a language's decimal separator is a comma: its spreadsheets then expect semicolons between cells. */
const hasComma = (language: string): boolean => new Intl.NumberFormat(language).format(0.5).includes(',');

/** Characters that a spreadsheet in any language may take for the end of a cell. */
const ENDS = /[",;\t\r\n]/;

/** Starts a CSV file with the headers of these columns, for spreadsheets in this language. Each `add` becomes a part of the resulting blob. */
export function csvFile<Row>(columns: readonly ExportColumn<Row>[], language: string): CsvFile<Row> {
    const comma = hasComma(language);
    const written = (rows: readonly (readonly string[])[]): Blob => {
        const options = {
            delimiter: comma ? ';' : ',',
            newline: '\r\n',
            // a decimal comma does not end the cell, and quotes would make the number a text
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
