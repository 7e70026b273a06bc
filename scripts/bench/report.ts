/** What the bench prints, and keeps as Markdown. */

export const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`;
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;

/** The output so far, as Markdown. */
export const printed: string[] = [];

/** Prints a table; its first row is the head. */
export function print(title: string, rows: readonly (readonly string[])[]): void {
    console.log(`\n${title}`);
    const [head = [], ...body] = rows.map(row => `| ${row.join(' | ')} |`);
    printed.push(`## ${title}`, [head, `|${' --- |'.repeat(rows[0]?.length ?? 0)}`, ...body].join('\n'));
    const widths = rows[0]?.map((_cell, column) => Math.max(...rows.map(row => row[column]?.length ?? 0))) ?? [];
    rows.forEach(row => console.log(`  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('   ')}`));
}
