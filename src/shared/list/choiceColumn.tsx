import {
    GRID_CHECKBOX_SELECTION_COL_DEF,
    GRID_CHECKBOX_SELECTION_FIELD,
    gridTabIndexColumnHeaderSelector,
    useGridApiContext,
    useGridSelector,
    type GridColDef,
    type GridRowId,
    type GridRowSelectionModel,
} from '@mui/x-data-grid';
import { useListContext, type RaRecord } from 'ra-core';
import { useDeferredValue, useMemo } from 'react';
import styles from './list.module.css';
import { PageChoice, RowChoice } from './RowChoice';
import type { SelectionTexts } from './types';

/**
 * The checkbox column of a table with selectable rows. Checkboxes read the selection from the list's context, so that ticking one does not
 * re-render every cell.
 */

export const CHOICE_FIELD = GRID_CHECKBOX_SELECTION_FIELD;
/** In px. */
export const CHOICE_WIDTH = 44;

function HeaderChoice({ label }: { label: string }) {
    const focusable = useGridSelector(useGridApiContext(), gridTabIndexColumnHeaderSelector)?.field === CHOICE_FIELD;
    return <PageChoice label={label} tabIndex={focusable ? 0 : -1} />;
}

/** Returns the checkbox column; `nameOf` returns a unique name of a row. */
export const choiceColumn = <Row extends RaRecord>(texts: SelectionTexts, nameOf: (row: Row) => string): GridColDef<Row> => ({
    ...(GRID_CHECKBOX_SELECTION_COL_DEF as GridColDef<Row>),
    width: CHOICE_WIDTH,
    minWidth: CHOICE_WIDTH,
    cellClassName: styles.choiceCell,
    headerClassName: styles.choiceCell,
    renderHeader: () => <HeaderChoice label={texts.page} />,
    renderCell: ({ row, tabIndex }) => <RowChoice id={row.id} label={texts.row(nameOf(row))} tabIndex={tabIndex} />,
});

/**
 * Returns the selected rows of the page as the grid's selection model. Deferred, so that a checkbox shows its tick before the grid
 * re-renders all rows.
 */
export function useRowModel(): GridRowSelectionModel {
    const { data = [], selectedIds } = useListContext<RaRecord>();
    const selected = data.flatMap(({ id }) => (selectedIds.includes(id) ? [id] : []));
    const marked = useDeferredValue(JSON.stringify(selected));
    return useMemo(() => ({ type: 'include', ids: new Set(JSON.parse(marked) as GridRowId[]) }), [marked]);
}
