import { MOST_READ } from './layout';
import { ListRefused, MAX_COLUMNS } from './limits';
import { shownNumber, type NumberKind } from './numbers';
import { slices } from '../../shared/pause';
import { isBlankRow, type TableRow } from './table';
import { piecesOf } from './xml';

/** Reads the rows of a sheet (READ-5), in slices. */

/** What the cells of a workbook refer to. */
export interface Shared {
    strings: readonly string[];
    styles: readonly NumberKind[];
    from1904: boolean;
}

/** Characters that XML cannot hold are written as `_x000D_`. */
export const unescaped = (text: string): string =>
    text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(parseInt(code, 16))).replace(/\r\n?/g, '\n');

/** The column of `BC12`, from 0; NaN without letters. */
function columnOf(place: string): number {
    const letters = /^[A-Z]+/.exec(place)?.[0] ?? '';
    return letters ? Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1 : NaN;
}

interface Cell {
    type: string;
    style: number;
    value: string;
}

function textOf({ type, style, value }: Cell, { strings, styles, from1904 }: Shared): string {
    if (type === 's') return strings[Number(value)] ?? '';
    if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
    if (type === 'd') return value.replace(/T00:00(?::00(?:\.0+)?)?Z?$/, '').replace('T', ' ');
    if (type === 'str' || type === 'inlineStr') return unescaped(value);
    return type === 'e' ? value : shownNumber(value, styles[style] ?? { kind: 'plain' }, from1904);
}

const isTrue = (value: string | undefined): boolean => value === '1' || value === 'true';

/** @throws ListRefused if the sheet is damaged, or has more rows than a list may have */
export async function rowsOf(xml: string, shared: Shared): Promise<TableRow[]> {
    const rows: TableRow[] = [];
    const breathe = slices();
    let row: { line: number; cells: string[]; isHidden: boolean } = { line: 0, cells: [], isHidden: false };
    let column = -1;
    let cell: Cell = { type: '', style: 0, value: '' };
    let filled = 0;
    // Where text belongs to the cell: in its value, or in the text of its string, but not in a formula or a reading aid.
    let takes = false;
    let aside = 0;
    for (const piece of piecesOf(xml)) {
        if (piece.kind === 'text') {
            if (takes && aside === 0) cell.value += piece.text;
        } else if (piece.name === 'v' || piece.name === 't') {
            takes = piece.kind === 'open';
        } else if (piece.name === 'rPh') {
            aside += piece.kind === 'open' ? 1 : -1;
        } else if (piece.name === 'row' && piece.kind === 'open') {
            const line = Number(piece.attributes('r') ?? row.line + 1);
            row = { line, cells: [], isHidden: isTrue(piece.attributes('hidden')) };
            column = -1;
        } else if (piece.name === 'row') {
            if (!isBlankRow(row)) filled++;
            if (filled > MOST_READ) throw new ListRefused('tooManyRows');
            // Below the last row of a list a spreadsheet may have a million formatted ones; one blank row parts two tables.
            if (!isBlankRow(row) || !isBlankRow(rows.at(-1) ?? row)) rows.push(row);
            await breathe();
        } else if (piece.name === 'c' && piece.kind === 'open') {
            const place = columnOf(piece.attributes('r') ?? '');
            // Those beyond the limit count as one, which shows that there are too many.
            column = Math.min(Number.isNaN(place) ? column + 1 : place, MAX_COLUMNS);
            cell = { type: piece.attributes('t') ?? 'n', style: Number(piece.attributes('s') ?? 0), value: '' };
        } else if (piece.name === 'c' && cell.value !== '') {
            while (row.cells.length < column) row.cells.push('');
            row.cells[column] = textOf(cell, shared).trim();
        }
    }
    return rows;
}
