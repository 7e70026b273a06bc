import {
    DataGrid,
    GridActionsCell,
    useGridApiRef,
    type GridCellParams,
    type GridColDef,
    type GridRenderCellParams,
    type GridRowParams,
    type GridSortModel,
} from '@mui/x-data-grid';
import { useListContext, type RaRecord } from 'ra-core';
import { useEffect, useId, useMemo, useRef, type MouseEvent } from 'react';
import { useT } from '#i18n/useT';
import { TabStopProvider } from '../../ui/tabStop';
import { ActionIcon, Actions } from '../actions/Actions';
import { selectionColumn, useRowModel } from './selectionColumn';
import { GridTheme } from './GridTheme';
import styles from './list.module.css';
import { RowsBeforeContext, TABLE_SLOTS } from './tableSlots';
import { ROW_PX } from './useDensity';
import { useGridKeys } from './useGridKeys';
import { FIT, useResizing } from './useResizing';
import { ACTION_FIELD, keepMiddle, useTable, type TableProps } from './useTable';

let scrollbar: number | undefined;

/** The width of a scrollbar in px. Measured once, because the grid would measure it on every update, each time forcing a layout. */
function scrollbarSize(): number {
    if (scrollbar !== undefined) return scrollbar;
    const probe = document.createElement('div');
    probe.style.cssText = 'position:absolute;width:50px;height:50px;overflow:scroll;visibility:hidden';
    document.body.append(probe);
    scrollbar = probe.offsetHeight - probe.clientHeight;
    probe.remove();
    return scrollbar;
}

/** What the middle button does in a row, which the grid has no property for. */
const middleButton = <Row extends RaRecord>(rows: readonly Row[], opens: (row: Row, click: MouseEvent<HTMLElement>) => void) => ({
    onMouseDown: keepMiddle,
    onAuxClick: (event: MouseEvent<HTMLElement>) => {
        const row = rows.find(({ id }) => String(id) === event.currentTarget.dataset.id);
        if (row) opens(row, event);
    },
});

/** The columns as the grid wants them, between those of selection and actions. */
function useGridColumns<Row extends RaRecord>(
    { titleField, actions, selectable = false }: TableProps<Row>,
    { columns, folded, actionsWidth, name, renderCell }: ReturnType<typeof useTable<Row>>,
): GridColDef<Row>[] {
    const t = useT();
    return useMemo<GridColDef<Row>[]>(() => {
        const shown = columns.map((column): GridColDef<Row> => ({
            field: column.field,
            rowHeader: column.field === titleField,
            headerName: column.label,
            sortable: column.sortField !== undefined,
            // Without a value the grid would keep the one from before.
            flex: column.flex ?? 0,
            width: column.width,
            resizable: column.field !== ACTION_FIELD,
            minWidth: column.minWidth,
            align: column.align ?? 'left',
            headerAlign: column.align ?? 'left',
            renderCell: ({ row, tabIndex }) => <TabStopProvider value={tabIndex}>{renderCell(column, row)}</TabStopProvider>,
        }));
        if (selectable) shown.unshift(selectionColumn<Row>(name));
        if (!actions) return shown;
        return [
            ...shown,
            {
                field: ACTION_FIELD,
                type: 'actions',
                headerName: t('list.actions'),
                width: actionsWidth,
                renderCell: (params: GridRenderCellParams<Row>) => (
                    // Gives its children the focus, and their tabIndex.
                    <GridActionsCell {...params} suppressChildrenValidation>
                        {folded ? (
                            <Actions as="menu" actions={actions(params.row)} name={name(params.row)} />
                        ) : (
                            actions(params.row).map(action => (
                                <ActionIcon key={action.id} action={action} name={name(params.row)} />
                            ))
                        )}
                    </GridActionsCell>
                ),
            },
        ];
    }, [columns, actions, folded, actionsWidth, titleField, renderCell, name, selectable, t]);
}

/** A list as a grid. The grid shows the rows it gets; the server or the data provider sorts and pages. A chunk of its own. */
export default function ListTable<Row extends RaRecord>(props: TableProps<Row>) {
    const { label, selectable = false } = props;
    const height = ROW_PX[props.compact ? 'compact' : 'normal'];
    const table = useTable(props);
    const { page, perPage } = useListContext();
    const { box, rows, total, columns, sorted, order, sortBy, opens } = table;
    const t = useT();
    const gridColumns = useGridColumns(props, table);
    const sortModel = useMemo<GridSortModel>(
        () => (sorted ? [{ field: sorted, sort: order === 'ASC' ? 'asc' : 'desc' }] : []),
        [sorted, order],
    );
    const api = useGridApiRef();
    const onMarked = useRowModel(api);
    const resize = useResizing(api, props.onResize);
    const keys = useGridKeys({ api, rows, columns, selectable, opens, resize });
    const now = useRef({ ...keys, onMarked });
    useEffect(() => {
        now.current = { ...keys, onMarked };
    });
    const hint = useId();

    // Memoized, so that ticking a checkbox re-renders only that checkbox.
    const grid = useMemo(
        () => (
            <DataGrid<Row>
                ref={box}
                apiRef={api}
                aria-label={label}
                className={opens ? `${styles.grid} ${styles.opening}` : styles.grid}
                rows={rows}
                columns={gridColumns}
                rowHeight={height}
                scrollbarSize={scrollbarSize()}
                slots={TABLE_SLOTS}
                // rows of all pages, plus the header row
                slotProps={{
                    main: { 'aria-rowcount': total + 1, 'aria-describedby': hint },
                    row: opens ? middleButton(rows, opens) : {},
                }}
                columnHeaderHeight={height}
                // all rows have room, and all columns too: on narrow windows that of actions is sticky
                disableVirtualization
                sortingMode="server"
                sortingOrder={['asc', 'desc']}
                sortModel={sortModel}
                onColumnHeaderClick={({ field }, event) => {
                    // By default the grid would re-render all rows before the order has changed.
                    event.defaultMuiPrevented = true;
                    sortBy(field);
                }}
                // The grid itself sorts on Enter in a column header.
                onSortModelChange={([next]) => next?.sort && sortBy(next.field, next.sort === 'asc' ? 'ASC' : 'DESC')}
                filterMode="server"
                hideFooter
                autoHeight
                disableColumnMenu
                disableColumnFilter
                disableColumnSelector
                disableDensitySelector
                disableRowSelectionOnClick
                autosizeOptions={FIT}
                rowSelection={selectable}
                checkboxSelection={selectable}
                disableRowSelectionExcludeModel
                keepNonExistentRowsSelected
                onRowSelectionModelChange={model => now.current.onMarked(model)}
                onRowClick={({ row }: GridRowParams<Row>, event) => opens?.(row, event)}
                onCellKeyDown={(params: GridCellParams<Row>, event) => now.current.onCellKey(params, event)}
                localeText={{
                    // The button names its column itself; this label would be added to the header's name.
                    columnHeaderSortIconLabel: '',
                    actionsCellMore: t('list.actions'),
                }}
            />
        ),
        [box, label, rows, total, gridColumns, height, sortModel, api, selectable, hint, opens, sortBy, t],
    );
    return (
        <div data-compact={props.compact || undefined} onKeyDownCapture={keys.onKeyCapture}>
            <GridTheme>
                <RowsBeforeContext value={(page - 1) * perPage}>{grid}</RowsBeforeContext>
            </GridTheme>
            <p id={hint} hidden>
                {selectable ? `${t('list.tableKeys')} ${t('list.selectionKeys')}` : t('list.tableKeys')}
            </p>
        </div>
    );
}
