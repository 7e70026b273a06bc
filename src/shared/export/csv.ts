import papaparse from 'papaparse';
import { guarded } from './guarded';
import type { Separator } from './separator';
import type { CellType, CsvFile, ExportColumn } from './types';

/** Writes every CSV file: of lists, of who has what, and of job receipts (EXPORT-2). Loaded on demand. */

/** Looks for a digit first: with two stars around it the pattern would take quadratic time. */
const PHONE = /^(?=\D*\d)\+?[\d\s()/.-]+$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** How the spreadsheets that a file is for write numbers. */
interface Numbers {
    /** with a decimal comma */
    comma: boolean;
    /** thousands may be separated by blanks */
    blanks: boolean;
}

/** Digits that a spreadsheet reads as one number where thousands are separated by blanks. */
const THOUSANDS = /^\+?\d{1,3}(?: \d{3})+$/;

/**
 * A telephone number as groups of digits separated by blanks, `+49 711 123`, which no spreadsheet computes, converts to a date, or strips of
 * its plus or zeros. Anything else in such a column is text.
 */
function phoneCell(value: string, { blanks }: Numbers): string {
    if (!PHONE.test(value)) return guarded(value);
    const groups = value.split(/[\s/.-]+/).filter(Boolean);
    const [only = ''] = groups;
    // Too short for two groups: as text, which keeps its plus and zeros.
    if (groups.length === 1 && only.length <= 3) return guarded(only);
    const number = groups.length > 1 ? groups.join(' ') : `${only.slice(0, 3)} ${only.slice(3)}`;
    return blanks && THOUSANDS.test(number) ? `'${number}` : number;
}

/** A number with the language's decimal separator and no thousands separators; empty if unknown. */
const numberCell = (value: number, { comma }: Numbers): string => {
    if (!Number.isFinite(value)) return '';
    return comma ? String(value).replace('.', ',') : String(value);
};

/** Formats a cell by the type of its column; a value of another type is written as text. */
function cellOf(value: string | number | null | undefined, type: CellType, numbers: Numbers): string {
    if (value === null || value === undefined) return '';
    if (typeof value === 'number') return numberCell(value, numbers);
    if (type === 'phone') return phoneCell(value.trim(), numbers);
    return type === 'date' && DAY.test(value) ? value : guarded(value);
}

/** Characters that a spreadsheet in any language may take for the end of a cell. */
const ENDS = /[",;\t\r\n]/;

/**
 * Starts a CSV file with the headers of these columns, for spreadsheets in this language, unless they expect another separator. Each `add`
 * becomes a part of the resulting blob.
 */
export function csvFile<Row>(columns: readonly ExportColumn<Row>[], language: string, separator: Separator): CsvFile<Row> {
    const comma = separator === ';';
    const thousands = new Intl.NumberFormat(language).formatToParts(1e6).find(({ type }) => type === 'group')?.value;
    const numbers: Numbers = { comma, blanks: comma && thousands !== '.' };
    const written = (rows: readonly (readonly string[])[]): Blob => {
        const options = {
            delimiter: separator,
            newline: '\r\n',
            // a decimal comma does not end the cell, and quotes would make the number a text
            quotes: (cell: unknown, at: number) => columns[at]?.type !== 'number' && ENDS.test(String(cell)),
        };
        return new Blob([`${papaparse.unparse(rows as string[][], options)}\r\n`]);
    };
    const parts: BlobPart[] = ['\uFEFF', written([columns.map(({ header }) => guarded(header))])];
    let count = 0;
    return {
        add(rows) {
            if (rows.length === 0) return;
            parts.push(written(rows.map(row => columns.map(({ value, type = 'text' }) => cellOf(value(row), type, numbers)))));
            count += rows.length;
        },
        count: () => count,
        blob: () => new Blob(parts, { type: 'text/csv;charset=utf-8' }),
    };
}
