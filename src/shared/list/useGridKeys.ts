import type { GridApi, GridCellParams, MuiEvent } from '@mui/x-data-grid';
import type { RaRecord } from 'ra-core';
import { useContext, type KeyboardEvent, type RefObject } from 'react';
import { useT } from '#i18n/useT';
import { toast } from '../../ui/feedback/toast';
import { asksToCopy, currentText, rowsText } from './copying';
import { idsOf } from './rows';
import type { ListColumn } from './types';
import { SelectionContext } from './useSelectedIds';
import { FIT } from './useResizing';
import { ACTION_FIELD, SELECTION_FIELD, keyOpensRow } from './useTable';

/** By how many px a key changes the width of a column. */
const STEP_PX = 16;

interface KeyedTable<Row extends RaRecord> {
    api: RefObject<GridApi | null>;
    rows: readonly Row[];
    columns: readonly ListColumn<Row>[];
    selectable: boolean;
    opens: ((row: Row) => void) | undefined;
    resize(field: string, width: number): void;
}

/** Returns what the keys do in a table that the grid does not do itself (LIST-14, LIST-18). */
export function useGridKeys<Row extends RaRecord>({ api, rows, columns, selectable, opens, resize }: KeyedTable<Row>) {
    const t = useT();
    const selection = useContext(SelectionContext);

    /** Enter opens the row; Space selects it, and with Shift those from the last one to it. */
    const onCellKey = ({ id, row, field }: GridCellParams<Row>, event: MuiEvent<KeyboardEvent<HTMLElement>>): void => {
        const isOnButton = event.target instanceof Element && event.target.closest('button, input') !== null;
        if (event.key === ' ' && selectable && !isOnButton) {
            event.preventDefault();
            event.defaultMuiPrevented = true;
            selection.toggle(String(id), event.shiftKey ? idsOf(rows) : undefined);
            return;
        }
        if (field !== ACTION_FIELD && field !== SELECTION_FIELD && keyOpensRow(event)) opens?.(row);
    };

    /** In a column's header: Shift with an arrow changes the width, Shift with Enter fits it. */
    const resizeBy = (field: string, event: KeyboardEvent<HTMLElement>): void => {
        const step = { ArrowLeft: -STEP_PX, ArrowRight: STEP_PX }[event.key];
        const column = api.current?.getColumn(field);
        if (!event.shiftKey || !column || column.resizable === false || (step === undefined && event.key !== 'Enter')) return;
        event.preventDefault();
        event.stopPropagation();
        if (step === undefined) void api.current?.autosizeColumns({ ...FIT, columns: [field] });
        else resize(field, Math.max(column.minWidth ?? 0, column.computedWidth + step));
    };

    /** Copies the selected rows of the page, otherwise the current cell; instead of the grid, which knows no texts of cells. */
    const copy = (event: KeyboardEvent<HTMLElement>): void => {
        event.stopPropagation();
        const table = event.currentTarget;
        const shown = columns.filter(({ field }) => field !== ACTION_FIELD);
        const selected = rows.filter(({ id }) => selection.has(String(id)));
        const text = selected.length > 0 ? rowsText(table, shown, selected) : currentText(table, shown, rows);
        if (text === '') return;
        event.preventDefault();
        const done = () =>
            toast.success(selected.length > 0 ? t('list.copiedRows', { smart_count: selected.length }) : t('list.copied'));
        // Without permission, or over http.
        const failed = () => toast.error(t('list.copyFailed'));
        void Promise.resolve()
            .then(() => navigator.clipboard.writeText(text))
            .then(done, failed);
    };

    /** Before the grid, which has no property for some of its keys. */
    const onKeyCapture = (event: KeyboardEvent<HTMLElement>): void => {
        const header = event.target instanceof Element ? event.target.closest<HTMLElement>('[role=columnheader]') : null;
        if (asksToCopy(event.nativeEvent)) copy(event);
        else if (header?.dataset.field !== undefined) resizeBy(header.dataset.field, event);
    };

    return { onCellKey, onKeyCapture };
}
