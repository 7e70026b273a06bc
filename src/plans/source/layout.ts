import type { Sliced } from '../../shared/sliced';
import { fieldsOf } from './headers';
import { ListRefused, MAX_COLUMNS, MAX_ROWS } from './limits';
import { hasAddress, isBlankRow, type Table, type TableRow } from './table';

/** Finds the header of a list and the rows below it (READ-3). Pure. */

/** How many rows may stand above the header: titles, a date. */
const MOST_ABOVE = 20;

/** The most rows that a list within the limit has, with what may stand above it: reading stops there. */
export const MOST_READ = MAX_ROWS + MOST_ABOVE + 1;

const knownIn = (row: TableRow): number => fieldsOf(row.cells).filter(Boolean).length;

const countOf = (row: TableRow): number => row.cells.filter(Boolean).length;

/** The place of the header: of the rows above the first address the one with the most known headers, otherwise the one right above it. */
function headerAt(rows: readonly TableRow[]): number {
    const first = rows.findIndex(({ cells }) => cells.some(hasAddress));
    const above = rows.slice(0, first === -1 ? MOST_ABOVE : Math.min(first, MOST_ABOVE));
    const best = above.reduce((at, row, place) => (knownIn(row) > (at === -1 ? 0 : knownIn(above[at] ?? row)) ? place : at), -1);
    if (best !== -1) return best;
    const last = above.at(-1);
    // A title has one cell; a header as many as the rows below it, or nearly.
    return first > 0 && last && countOf(last) * 2 > countOf(rows[first] ?? last) ? first - 1 : -1;
}

const hasEmailHeader = (cells: readonly string[]): boolean => fieldsOf(cells).includes('email') && !cells.some(hasAddress);

/** Whether a second table stands below a blank row, or beside an empty column. */
function hasSecondTable(header: TableRow, rows: readonly TableRow[], width: number): boolean {
    const isBelow = rows.some((row, at) => at > 0 && isBlankRow(rows[at - 1] ?? row) && hasEmailHeader(row.cells));
    const gap = Array.from({ length: width }, (_, column) => column).find(
        column => column > 0 && !header.cells[column] && rows.every(row => !row.cells[column]),
    );
    if (isBelow || gap === undefined) return isBelow;
    return hasEmailHeader(header.cells.slice(0, gap)) && hasEmailHeader(header.cells.slice(gap + 1));
}

const isSame = (one: TableRow, other: TableRow): boolean => one.cells.every((cell, at) => cell === other.cells[at]);

/**
 * The table of rows as they were read, in parts.
 * @throws ListRefused if it is no list of people, or more than one
 */
export function* tabling(read: readonly TableRow[]): Sliced<Table> {
    if (read.every(isBlankRow)) throw new ListRefused('empty');
    const width = read.reduce((most, { cells }) => Math.max(most, cells.findLastIndex(Boolean) + 1), 0);
    if (width > MAX_COLUMNS) throw new ListRefused('tooManyColumns');
    const all: TableRow[] = [];
    for (const row of read) {
        all.push({ ...row, cells: Array.from({ length: width }, (_, at) => row.cells[at] ?? '') });
        yield;
    }
    const filled = all.filter(row => !isBlankRow(row));
    yield;
    const place = headerAt(filled);
    const header = filled[place];
    // A header that is printed on every page of a list is no row of it.
    const isRow = (row: TableRow): boolean => !header || !isSame(header, row);
    yield;
    if (header) {
        const below = all.slice(all.indexOf(header) + 1).filter(isRow);
        yield;
        if (hasSecondTable(header, below, width)) throw new ListRefused('twoTables');
        yield;
    }
    const rows = filled.slice(place + 1).filter(isRow);
    if (rows.length === 0) throw new ListRefused('headerOnly');
    if (rows.length > MAX_ROWS) throw new ListRefused('tooManyRows');
    const isList = rows.some(({ cells }) => cells.some(hasAddress)) || (header && fieldsOf(header.cells).includes('email'));
    if (!isList) throw new ListRefused('noAddress');
    return { header: header?.cells ?? null, rows, width };
}
