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

/** The column of boxes of a table whose rows can be chosen. Boxes read the choice themselves, so that a tick does not draw every cell anew. */

export const CHOICE_FIELD = GRID_CHECKBOX_SELECTION_FIELD;

interface Choice {
    selection: ListSelection<RaRecord>;
    /** of the page */
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

/** The column; `title` names a row. */
export const choiceColumn = <Row extends RaRecord>(title: (row: Row) => string): GridColDef<Row> => ({
    ...(GRID_CHECKBOX_SELECTION_COL_DEF as GridColDef<Row>),
    width: 44,
    minWidth: 44,
    cellClassName: styles.choiceCell,
    headerClassName: styles.choiceCell,
    renderHeader: () => <PageBox />,
    renderCell: params => <Box row={params.row} name={title(params.row)} tabIndex={params.tabIndex} />,
});

/**
 * The chosen rows of a page as the grid wants to know them. The boxes show a tick at once; the grid, which would draw all its rows first,
 * marks them when there is time.
 */
export function useRowModel<Row extends RaRecord>(
    rows: readonly Row[],
    selection: ListSelection<Row> | undefined,
): GridRowSelectionModel {
    const chosen = selection ? rows.filter(row => selection.has(row.id)).map(row => row.id) : [];
    const marked = useDeferredValue(JSON.stringify(chosen));
    return useMemo(() => ({ type: 'include', ids: new Set(JSON.parse(marked) as GridRowId[]) }), [marked]);
}

/** The rows of a page that the grid marks otherwise than it was told to. */
export const pageChanges = <Row extends RaRecord>(
    rows: readonly Row[],
    now: ReadonlySet<GridRowId>,
    before: ReadonlySet<GridRowId>,
): { row: Row; chosen: boolean }[] =>
    rows.filter(row => now.has(row.id) !== before.has(row.id)).map(row => ({ row, chosen: now.has(row.id) }));
