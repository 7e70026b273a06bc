import type { GridApi } from '@mui/x-data-grid';
import { useEffect, useRef, type RefObject } from 'react';
import { SELECTION_FIELD } from './useTable';

/** Widths of columns in px, by field. */
type Widths = Readonly<Record<string, number>>;

/** How a column is fitted to what it shows, by a double click or a key. */
export const FIT = { includeHeaders: true, includeOutliers: true, disableColumnVirtualization: false } as const;

/** The widths that the columns before this one have. */
function before(grid: GridApi, field: string): Widths {
    const shown = grid.getVisibleColumns();
    const earlier = shown.slice(
        0,
        shown.findIndex(column => column.field === field),
    );
    return Object.fromEntries(
        earlier.filter(column => column.field !== SELECTION_FIELD).map(column => [column.field, column.computedWidth]),
    );
}

/**
 * Resizing the columns of a table (LIST-12): those before the resized one stay where they are, those after it share the room that is left, already
 * while its edge is dragged. Returns a function that gives a column a width.
 */
export function useResizing(
    api: RefObject<GridApi | null>,
    onResize: (widths: Widths) => void,
): (field: string, width: number) => void {
    const resize = (field: string, width: number): void => {
        if (api.current) onResize({ ...before(api.current, field), [field]: width });
    };
    const now = useRef(resize);
    useEffect(() => {
        now.current = resize;
    });
    useEffect(() => {
        const grid = api.current;
        if (!grid) return undefined;
        let isPressed = false;
        let dragged: { field: string; width: number } | null = null;
        const stops = [
            grid.subscribeEvent('columnResizeStart', () => {
                isPressed = true;
                dragged = null;
            }),
            grid.subscribeEvent('columnResize', ({ colDef: { field }, width }) => {
                if (!dragged) {
                    const kept = Object.entries(before(grid, field));
                    grid.updateColumns(kept.map(([other, own]) => ({ field: other, width: own, flex: 0 })));
                }
                dragged = { field, width };
                grid.setColumnWidth(field, width);
            }),
            grid.subscribeEvent('columnResizeStop', () => {
                isPressed = false;
                if (dragged) now.current(dragged.field, dragged.width);
            }),
            // By a double click or a key; a press alone has one, too, with a width that is none.
            grid.subscribeEvent('columnWidthChange', ({ colDef: { field }, width }) => {
                if (!isPressed) now.current(field, width);
            }),
        ];
        return () => stops.forEach(stop => stop());
    }, [api]);
    return resize;
}
