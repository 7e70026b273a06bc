import { flushSync } from 'react-dom';
import type { GridHandle } from './ListTable';

/** What the grid takes over from the first table besides the rows (Table). */
interface Place {
    /** horizontal scroll position in px */
    left: number;
    /** the focused cell: its row (null for the header), its column, and the index of the control in it (-1 for the cell itself) */
    focus: { row: string | null; field: string; control: number } | null;
}

const controlsIn = (cell: Element): HTMLElement[] => [...cell.querySelectorAll<HTMLElement>('a, button, input')];

/**
 * Whether the content of this element is in use and must not be replaced: a pressed pointer, an open menu, selected text, or the opener of a
 * modal.
 */
export function isInUse(tables: Element): boolean {
    const selection = window.getSelection();
    const isSelected = selection?.isCollapsed === false && tables.contains(selection.anchorNode);
    return isSelected || tables.matches(':active, :has([aria-expanded=true])') || document.querySelector('dialog[open]') !== null;
}

/** Returns the scroll position and focus in the first table. */
export function placeIn(tables: Element): Place {
    const [table] = tables.children;
    const active = document.activeElement;
    const cell = table?.contains(active) ? active?.closest<HTMLElement>('[data-field]') : null;
    const row = cell?.closest<HTMLElement>('[data-id]')?.dataset.id ?? null;
    return {
        left: table?.scrollLeft ?? 0,
        focus: cell ? { row, field: cell.dataset.field ?? '', control: controlsIn(cell).findIndex(one => one === active) } : null,
    };
}

/** Restores them in the grid. */
export function restore({ left, focus }: Place, tables: Element, grid: GridHandle | null): void {
    const scroller = tables.querySelector('.MuiDataGrid-virtualScroller');
    if (scroller && left !== 0) scroller.scrollLeft = left;
    if (!focus || !grid) return;
    const { row, field, control } = focus;
    flushSync(() => grid.focus(row, field));
    const rows = row === null ? '[role=row]:not([data-id])' : `[data-id="${CSS.escape(row)}"]`;
    const cell = tables.querySelector<HTMLElement>(`${rows} [data-field="${CSS.escape(field)}"]`);
    const target = cell && (controlsIn(cell)[control] ?? cell);
    if (target !== document.activeElement) target?.focus({ preventScroll: true });
}
