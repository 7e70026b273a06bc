import {
    GRID_CHECKBOX_SELECTION_COL_DEF,
    gridTabIndexColumnHeaderSelector,
    useGridApiContext,
    useGridSelector,
    type GridApi,
    type GridColDef,
    type GridRowId,
    type GridRowSelectionModel,
} from '@mui/x-data-grid';
import type { RaRecord } from 'ra-core';
import { useContext, useDeferredValue, useEffect, useRef, type RefObject } from 'react';
import styles from './list.module.css';
import { PageCheckbox, RowCheckbox } from './RowCheckbox';
import { idsOf, useRows } from './rows';
import { SelectionContext, useSelected } from './useSelectedIds';
import { SELECTION_FIELD, SELECTION_WIDTH } from './useTable';

/**
 * The checkbox column of a table with selectable rows. Checkboxes read the selection themselves, so that ticking one does not
 * re-render every cell.
 */

function HeaderCheckbox() {
    const focusable = useGridSelector(useGridApiContext(), gridTabIndexColumnHeaderSelector)?.field === SELECTION_FIELD;
    return <PageCheckbox tabIndex={focusable ? 0 : -1} />;
}

/** Returns the checkbox column; `nameOf` returns a unique name of a row. */
export const selectionColumn = <Row extends RaRecord>(nameOf: (row: Row) => string): GridColDef<Row> => ({
    ...(GRID_CHECKBOX_SELECTION_COL_DEF as GridColDef<Row>),
    width: SELECTION_WIDTH,
    minWidth: SELECTION_WIDTH,
    cellClassName: styles.selectionCell,
    headerClassName: styles.selectionCell,
    renderHeader: () => <HeaderCheckbox />,
    renderCell: ({ row, tabIndex }) => <RowCheckbox id={row.id} name={nameOf(row)} tabIndex={tabIndex} />,
});

/**
 * Keeps the grid's own selection, which highlights rows, in sync with the list's, and returns the handler for the grid's own selection keys
 * (Shift+Space, Shift+arrow, Ctrl+A). Uses the grid's API rather than a prop, which would re-render every cell, and is deferred, so that a
 * checkbox shows its tick first.
 */
export function useRowModel(grid: RefObject<GridApi | null>): (model: GridRowSelectionModel) => void {
    const selection = useContext(SelectionContext);
    const ids = idsOf(useRows());
    const selected = useDeferredValue(useSelected(now => JSON.stringify(ids.filter(id => now.has(id)))));
    const marked = useRef<ReadonlySet<GridRowId>>(new Set());
    useEffect(() => {
        const model = new Set<GridRowId>(JSON.parse(selected) as string[]);
        marked.current = model;
        grid.current?.setRowSelectionModel({ type: 'include', ids: model });
    }, [grid, selected]);
    return model => {
        const before = marked.current;
        marked.current = model.ids;
        for (const isIn of [true, false]) {
            const turned = ids.filter(id => model.ids.has(id) === isIn && before.has(id) !== isIn);
            if (turned.length > 0) selection.select(turned, isIn);
        }
    };
}
