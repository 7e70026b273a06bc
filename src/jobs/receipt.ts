/** The receipt of a job as a CSV file (docs/quality.md, "Security"). Pure. */

/** What a spreadsheet may take for the beginning of a formula, also in the full width of East Asian keyboards. */
const FORMULA = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/** A cell that a spreadsheet would take for a formula is defused by an apostrophe; quotes are doubled. */
function cell(value: string): string {
    const safe = FORMULA.test(value) ? `'${value}` : value;
    return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Where numbers have a decimal comma, spreadsheets expect semicolons between the cells. */
const separatorOf = (language: string): string => (new Intl.NumberFormat(language).format(0.5).includes(',') ? ';' : ',');

/** Rows of cells as a CSV file in UTF-8, with the mark by which spreadsheets know it, for the spreadsheets of a language. */
export const csvOf = (rows: readonly (readonly string[])[], language: string): Blob => {
    const separator = separatorOf(language);
    return new Blob([`\uFEFF${rows.map(row => row.map(cell).join(separator)).join('\r\n')}\r\n`], {
        type: 'text/csv;charset=utf-8',
    });
};
