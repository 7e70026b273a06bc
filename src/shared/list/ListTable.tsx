import {
    DataGrid,
    GridActionsCell,
    GridActionsCellItem,
    useGridApiRef,
    type GridCellParams,
    type GridColDef,
    type GridRenderCellParams,
    type GridRowParams,
    type GridSortModel,
} from '@mui/x-data-grid';
import { useListContext, type RaRecord, type SortPayload } from 'ra-core';
import { useEffect, useMemo, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useT } from '#i18n/useT';
import { useRecordName } from '../recordName';
import { actionName } from './actionName';
import { CHOICE_FIELD, CHOICE_WIDTH, choiceColumn, useRowModel } from './choiceColumn';
import { GridTheme } from './GridTheme';
import { RowName } from './RowName';
import styles from './list.module.css';
import { TABLE_SLOTS } from './tableSlots';
import type { ListColumn, RowProps, SelectionTexts } from './types';
import { useFitting } from './useFitting';

/** In px; the skeleton has the same heights, so that nothing jumps when the rows arrive. */
export const ROW_HEIGHT = 44;
export const HEADER_HEIGHT = 44;
const ACTION_WIDTH = 40;
const NO_ROWS: never[] = [];
/**
 * How far, in px, columns are rendered beyond the window's edge: all of them, because on narrow windows the column of actions sticks to the
 * edge.
 */
const COLUMN_BUFFER = 2000;

export interface ListTableProps<Row extends RaRecord> extends RowProps<Row> {
    /** accessible name of the table */
    label: string;
    /** makes rows selectable */
    selectionTexts?: SelectionTexts;
}

/** Whether a click in a row opens it: not on a link, button or checkbox, with a modifier key, or at the end of a text selection. */
function opensRow(event: MouseEvent<HTMLElement>): boolean {
    const hasModifier = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    const onControl = event.target instanceof Element && event.target.closest('a, button, label') !== null;
    return !event.defaultPrevented && !hasModifier && !onControl && (window.getSelection()?.isCollapsed ?? true);
}

/** Whether a key pressed in a row opens it: Enter, unless it is for a control in the cell, such as the title's link. */
const keyOpensRow = (event: KeyboardEvent<HTMLElement>): boolean =>
    event.key === 'Enter' && !(event.target instanceof Element && event.target.closest('a, button, input') !== null);

/** Sorts by a column, unless the column is not sortable. */
function sortBy<Row extends RaRecord>(
    columns: readonly ListColumn<Row>[],
    name: string,
    order: SortPayload['order'],
    setSort: (sort: SortPayload) => void,
): void {
    const field = columns.find(column => column.field === name)?.sortField;
    if (field) setSort({ field, order });
}

/** Renders an action's icon without the props that the grid adds to it. */
const ActionIcon = ({ children }: { children: ReactNode }): ReactNode => children;

/** A list as a grid. The grid shows the rows it gets; the server or the data provider sorts and pages. A chunk of its own. */
export default function ListTable<Row extends RaRecord>(props: ListTableProps<Row>) {
    const { label, titleField, href, opening, actions, selectionTexts } = props;
    const { data, resource, total = 0, sort, setSort } = useListContext<Row>();
    const rows = data ?? NO_ROWS;
    const title = useRecordName<Row>(resource);
    const { name = title } = props;
    const choosable = selectionTexts !== undefined;
    const maxActions = actions ? Math.max(2, ...rows.map(row => actions(row).length)) : 0;
    const actionsWidth = maxActions > 0 ? maxActions * ACTION_WIDTH + 16 : 0;
    const [box, columns] = useFitting(props.columns, actionsWidth + (choosable ? CHOICE_WIDTH : 0));
    const t = useT();
    const navigate = useNavigate();

    const gridColumns = useMemo<GridColDef<Row>[]>(() => {
        const shown = columns.map((column): GridColDef<Row> => ({
            field: column.field,
            rowHeader: column.field === titleField,
            headerName: column.label,
            sortable: column.sortField !== undefined,
            flex: column.flex,
            width: column.width,
            minWidth: column.minWidth,
            align: column.align ?? 'left',
            headerAlign: column.align ?? 'left',
            renderCell: params =>
                column.field === titleField && (href ?? opening) ? (
                    <RowName
                        row={params.row}
                        name={title(params.row)}
                        href={href}
                        opening={opening}
                        tabIndex={params.tabIndex}
                        className={styles.rowLink}
                    />
                ) : (
                    column.render(params.row, params.tabIndex)
                ),
        }));
        if (selectionTexts) shown.unshift(choiceColumn<Row>(selectionTexts, name));
        if (!actions) return shown;
        return [
            ...shown,
            {
                field: 'actions',
                type: 'actions',
                headerName: t('list.actions'),
                width: actionsWidth,
                renderCell: (params: GridRenderCellParams<Row>) => (
                    <GridActionsCell {...params}>
                        {actions(params.row).map(action => (
                            <GridActionsCellItem
                                key={action.id}
                                icon={<ActionIcon>{action.icon}</ActionIcon>}
                                label={actionName(t, action.label, name(params.row))}
                                title={action.label}
                                disabled={action.disabled}
                                onClick={() => (action.to ? void navigate(action.to) : action.onClick?.())}
                            />
                        ))}
                    </GridActionsCell>
                ),
            },
        ];
    }, [columns, actions, actionsWidth, titleField, title, name, href, opening, selectionTexts, t, navigate]);

    const sorted = columns.find(column => column.sortField === sort.field)?.field;
    const sortModel = useMemo<GridSortModel>(
        () => (sorted ? [{ field: sorted, sort: sort.order === 'ASC' ? 'asc' : 'desc' }] : []),
        [sorted, sort.order],
    );
    const api = useGridApiRef();
    const onMarked = useRowModel(api);
    const marked = useRef(onMarked);
    useEffect(() => {
        marked.current = onMarked;
    });

    const opens = useMemo(() => (href ? (row: Row) => void navigate(href(row)) : opening?.open), [href, opening, navigate]);

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
                rowHeight={ROW_HEIGHT}
                slots={TABLE_SLOTS}
                // rows of all pages, plus the header row
                slotProps={{ main: { 'aria-rowcount': total + 1 } }}
                columnHeaderHeight={HEADER_HEIGHT}
                columnBufferPx={COLUMN_BUFFER}
                sortingMode="server"
                sortingOrder={['asc', 'desc']}
                sortModel={sortModel}
                onColumnHeaderClick={({ field }, event) => {
                    // By default the grid would re-render all rows before the order has changed.
                    event.defaultMuiPrevented = true;
                    const isAscending = sortModel[0]?.field === field && sortModel[0].sort === 'asc';
                    sortBy(columns, field, isAscending ? 'DESC' : 'ASC', setSort);
                }}
                // The grid itself sorts on Enter in a column header.
                onSortModelChange={([next]) =>
                    next?.sort && sortBy(columns, next.field, next.sort === 'asc' ? 'ASC' : 'DESC', setSort)
                }
                filterMode="server"
                hideFooter
                autoHeight
                disableColumnMenu
                disableColumnResize
                disableColumnFilter
                disableColumnSelector
                disableDensitySelector
                disableRowSelectionOnClick
                checkboxSelection={choosable}
                disableRowSelectionExcludeModel
                keepNonExistentRowsSelected
                onRowSelectionModelChange={model => marked.current(model)}
                onRowClick={({ row }: GridRowParams<Row>, event) => {
                    if (opensRow(event)) opens?.(row);
                }}
                onCellKeyDown={(params: GridCellParams<Row>, event) => {
                    if (params.field === 'actions' || params.field === CHOICE_FIELD) return;
                    if (keyOpensRow(event)) opens?.(params.row);
                }}
                localeText={{
                    // The button names its column itself; this label would be added to the header's name.
                    columnHeaderSortIconLabel: '',
                    actionsCellMore: t('list.actions'),
                }}
            />
        ),
        [box, label, rows, total, columns, gridColumns, sortModel, api, choosable, opens, setSort, t],
    );
    return <GridTheme>{grid}</GridTheme>;
}
