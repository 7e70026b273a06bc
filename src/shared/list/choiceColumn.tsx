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
import type { RaRecord } from 'ra-core';
import { createContext, useContext, useDeferredValue, useMemo } from 'react';
import styles from './list.module.css';
import { RowChoice } from './RowChoice';
import type { ListSelection } from './types';

/**
 * The checkbox column of a table with selectable rows. Checkboxes read the selection from context, so that ticking one does not re-render
 * every cell.
 */

export const CHOICE_FIELD = GRID_CHECKBOX_SELECTION_FIELD;
/** In px. */
export const CHOICE_WIDTH = 44;

interface Choice {
    selection: ListSelection<RaRecord>;
    /** the rows of the page */
    rows: readonly RaRecord[];
}

export const ChoiceContext = createContext<Choice | null>(null);

function Box({ row, name, tabIndex }: { row: RaRecord; name: string; tabIndex: number }) {
    const selection = useContext(ChoiceContext)?.selection;
    return selection ? (
        <RowChoice rows={[row]} label={selection.texts.row(name)} selection={selection} tabIndex={tabIndex} />
    ) : null;
}

function PageBox() {
    const choice = useContext(ChoiceContext);
    const focusable = useGridSelector(useGridApiContext(), gridTabIndexColumnHeaderSelector)?.field === CHOICE_FIELD;
    return choice ? (
        <RowChoice
            rows={choice.rows}
            label={choice.selection.texts.page}
            selection={choice.selection}
            tabIndex={focusable ? 0 : -1}
        />
    ) : null;
}

/** Returns the checkbox column; `nameOf` returns a unique name of a row. */
export const choiceColumn = <Row extends RaRecord>(nameOf: (row: Row) => string): GridColDef<Row> => ({
    ...(GRID_CHECKBOX_SELECTION_COL_DEF as GridColDef<Row>),
    width: CHOICE_WIDTH,
    minWidth: CHOICE_WIDTH,
    cellClassName: styles.choiceCell,
    headerClassName: styles.choiceCell,
    renderHeader: () => <PageBox />,
    renderCell: params => <Box row={params.row} name={nameOf(params.row)} tabIndex={params.tabIndex} />,
});

/**
 * Returns the selected rows of a page as the grid's selection model. Deferred: the checkboxes show a tick at once, and the grid, which
 * would first re-render all rows, marks them afterwards.
 */
export function useRowModel<Row extends RaRecord>(
    rows: readonly Row[],
    selection: ListSelection<Row> | undefined,
): GridRowSelectionModel {
    const chosen = selection ? rows.filter(row => selection.has(row.id)).map(row => row.id) : [];
    const marked = useDeferredValue(JSON.stringify(chosen));
    return useMemo(() => ({ type: 'include', ids: new Set(JSON.parse(marked) as GridRowId[]) }), [marked]);
}

/** Returns the rows of a page that the user has selected or deselected through the grid. */
export const pageChanges = <Row extends RaRecord>(
    rows: readonly Row[],
    now: ReadonlySet<GridRowId>,
    before: ReadonlySet<GridRowId>,
): { row: Row; chosen: boolean }[] =>
    rows.filter(row => now.has(row.id) !== before.has(row.id)).map(row => ({ row, chosen: now.has(row.id) }));
