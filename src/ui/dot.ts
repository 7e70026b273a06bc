/** Stands between two facts in a line: where the line breaks, it stays with the first. */
export const DOT = '\u00a0· ';
