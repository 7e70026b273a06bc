/** The receipt of a job as a CSV file (docs/quality.md, "Security"). Pure. */

/** A cell that a spreadsheet would take for a formula is defused by an apostrophe; quotes are doubled. */
function cell(value: string): string {
    const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
    return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows of cells as a CSV file in UTF-8, with the mark by which spreadsheets know it. */
export const csvOf = (rows: readonly (readonly string[])[]): Blob =>
    new Blob([`\uFEFF${rows.map(row => row.map(cell).join(',')).join('\r\n')}\r\n`], { type: 'text/csv;charset=utf-8' });
