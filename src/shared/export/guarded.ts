import { isGuessed } from './guessed';

/** Texts that a spreadsheet would change or compute (EXPORT-2): how they are written to a file, and read from one. Pure. */

/**
 * Characters that a spreadsheet may take for the start of a formula, including full-width ones, also after blanks, invisible and control
 * characters; and characters that it drops from the start of a cell.
 */
const FORMULA = /^(?:[\t\r\n]|[\s\p{Cf}\p{Cc}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/u;

const isInDanger = (value: string): boolean => FORMULA.test(value) || isGuessed(value);

/** The text of a cell. One that a spreadsheet would take for a formula, or convert, gets an apostrophe in front. */
export const guarded = (value: string): string => (isInDanger(value) ? `'${value}` : value);

/** The text that was meant: without the apostrophe that `guarded` has set. */
export const unguarded = (cell: string): string => (cell.startsWith("'") && isInDanger(cell.slice(1)) ? cell.slice(1) : cell);
