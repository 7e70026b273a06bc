import { flag, listOf, number, optional, orNull, shapeOf, texts, type Reader } from '../read';

/** The cells of a list, before it is known what they mean. */

/** A row with its number in the file; `isHidden` in the spreadsheet that it comes from. */
export interface TableRow {
    line: number;
    cells: readonly string[];
    isHidden?: boolean;
}

/** The header of a list, if it has one, and the rows below it. Every row has as many cells as the widest. */
export interface Table {
    header: readonly string[] | null;
    rows: readonly TableRow[];
    width: number;
}

/** Reads a list that was stored. */
export const readTable: Reader<Table> = shapeOf<Table>({
    header: orNull(texts),
    rows: listOf(shapeOf<TableRow>({ line: number, cells: texts, isHidden: optional(flag) })),
    width: number,
});

/** Whether a text has what looks like an address in it. */
export const hasAddress = (text: string): boolean => /[^\s@]@[^\s@]/.test(text);

/** Whether all cells of a row are empty. */
export const isBlankRow = ({ cells }: TableRow): boolean => cells.every(cell => cell === '');
