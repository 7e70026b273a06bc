import type { RaRecord } from 'ra-core';
import { meantKey } from '../../ui/keyboard';
import type { ListColumn } from './types';

/** Copying from a table (LIST-18): the text of the current cell, or the selected rows of the page with a tab between two cells. */

/** Whether this key press asks to copy; not while text is selected, which the browser copies. */
export function asksToCopy(event: KeyboardEvent): boolean {
    const { ctrlKey, metaKey, shiftKey, altKey } = event;
    const isShortcut = (ctrlKey || metaKey) && !shiftKey && !altKey && meantKey(event) === 'c';
    return isShortcut && (window.getSelection()?.isCollapsed ?? true);
}

/** In one line, because a tab or a line break would be another cell or row. */
const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** What an element shows. */
function shownIn(element: Element | null): string {
    if (!element) return '';
    // Where nothing is laid out, as in component tests, there is only its content.
    return 'innerText' in element && typeof element.innerText === 'string' ? element.innerText : element.textContent;
}

/** Returns the text of a cell: what its column says, otherwise what it shows, e.g. of another read. */
function textOf<Row extends RaRecord>(table: Element, column: ListColumn<Row>, row: Row): string {
    const place = `[role=row][data-id="${CSS.escape(String(row.id))}"] [data-field="${CSS.escape(column.field)}"]`;
    return inOneLine(column.text(row)) || inOneLine(shownIn(table.querySelector(place)));
}

/** The text of the cell with the focus; empty if there is none. */
export function currentText<Row extends RaRecord>(
    table: Element,
    columns: readonly ListColumn<Row>[],
    rows: readonly Row[],
): string {
    const cell = document.activeElement?.closest<HTMLElement>('[data-field]');
    if (!cell || !table.contains(cell)) return '';
    const column = columns.find(({ field }) => field === cell.dataset.field);
    const id = cell.closest<HTMLElement>('[data-id]')?.dataset.id;
    const row = rows.find(one => String(one.id) === id);
    return column && row ? textOf(table, column, row) : '';
}

/** The text of whole rows, as spreadsheets read it. */
export const rowsText = <Row extends RaRecord>(
    table: Element,
    columns: readonly ListColumn<Row>[],
    rows: readonly Row[],
): string => rows.map(row => columns.map(column => textOf(table, column, row)).join('\t')).join('\n');
