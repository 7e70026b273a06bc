import {
    DataGrid,
    GridActionsCell,
    GridActionsCellItem,
    type GridCellParams,
    type GridColDef,
    type GridRenderCellParams,
    type GridRowParams,
    type GridSortModel,
} from '@mui/x-data-grid';
import type { RaRecord } from 'ra-core';
import { useTranslate } from 'ra-core';
import { useEffect, useMemo, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { PageLink } from '../PageLink';
import { actionName } from './actionName';
import { CHOICE_FIELD, choiceColumn, ChoiceContext, pageChanges, useRowModel } from './choiceColumn';
import styles from './list.module.css';
import { FirstRowContext, TABLE_SLOTS } from './tableSlots';
import type { ListColumn, ListOrder, ListSelection, RowAction, SortOrder } from './types';

/** Pixels; the skeleton has the same heights, so that nothing jumps when the rows arrive. */
export const ROW_HEIGHT = 44;
export const HEADER_HEIGHT = 44;
const ACTION_WIDTH = 40;
/** Pixels beyond the window's edge that are drawn: all columns, for that of the actions sticks to the edge on narrow windows. */
const COLUMN_BUFFER = 2000;

export interface ListTableProps<Row extends RaRecord> {
    /** accessible name of the table */
    label: string;
    rows: readonly Row[];
    /** how many rows are on the pages before this one, and on all pages */
    before: number;
    total: number;
    columns: readonly ListColumn<Row>[];
    order: ListOrder;
    onOrder(order: ListOrder): void;
    /** the column that carries the link to the row's page */
    titleField: string;
    title(row: Row): string;
    href?(row: Row): string;
    actions?(row: Row): readonly RowAction[];
    selection?: ListSelection<Row>;
}

/** A click in a row opens it; not on a link, button or box in it, nor one that asks for another tab or ends a selection of text. */
function opensRow(event: MouseEvent<HTMLElement>): boolean {
    const asksForMore = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    const onControl = event.target instanceof Element && event.target.closest('a, button, label') !== null;
    return !event.defaultPrevented && !asksForMore && !onControl && (window.getSelection()?.isCollapsed ?? true);
}

/** Enter in a row opens it; what has the focus within a cell, such as the link in the row's title, does so itself. */
const keyOpensRow = (event: KeyboardEvent<HTMLElement>): boolean =>
    event.key === 'Enter' && !(event.target instanceof Element && event.target.closest('a, button, input') !== null);

/** Asks for the order by a column; none where its rows cannot be sorted by it. */
function sortBy<Row extends RaRecord>(
    columns: readonly ListColumn<Row>[],
    name: string,
    dir: SortOrder,
    onOrder: (order: ListOrder) => void,
): void {
    const field = columns.find(column => column.field === name)?.sortField;
    if (field) onOrder({ field, dir });
}

/** A list as a grid: the server or the data provider sorts and pages, the grid shows what it gets. A chunk of its own. */
export default function ListTable<Row extends RaRecord>(props: ListTableProps<Row>) {
    const { label, rows, before, total, columns, order, onOrder, titleField, title, href, actions, selection } = props;
    const choosable = selection !== undefined;
    const translate = useTranslate();
    const navigate = useNavigate();

    const gridColumns = useMemo<GridColDef<Row>[]>(() => {
        const data = columns.map((column): GridColDef<Row> => ({
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
                column.field === titleField && href ? (
                    <PageLink
                        to={href(params.row)}
                        tabIndex={params.tabIndex}
                        className={styles.rowLink}
                        title={title(params.row)}
                    >
                        <bdi>{title(params.row)}</bdi>
                    </PageLink>
                ) : (
                    column.render(params.row)
                ),
        }));
        if (choosable) data.unshift(choiceColumn<Row>(title));
        if (!actions) return data;
        const most = Math.max(0, ...rows.map(row => actions(row).length));
        return [
            ...data,
            {
                field: 'actions',
                type: 'actions',
                headerName: translate('list.actions'),
                width: Math.max(most, 2) * ACTION_WIDTH + 16,
                renderCell: (params: GridRenderCellParams<Row>) => (
                    <GridActionsCell {...params}>
                        {actions(params.row).map(action => (
                            <GridActionsCellItem
                                key={action.id}
                                icon={<>{action.icon}</>}
                                label={actionName(translate, action.label, title(params.row))}
                                title={action.label}
                                disabled={action.disabled}
                                onClick={() => (action.to ? void navigate(action.to) : action.onClick?.())}
                            />
                        ))}
                    </GridActionsCell>
                ),
            },
        ];
    }, [columns, rows, actions, titleField, title, href, choosable, translate, navigate]);

    const sorted = columns.find(column => column.sortField === order.field)?.field;
    const sortModel = useMemo<GridSortModel>(() => (sorted ? [{ field: sorted, sort: order.dir }] : []), [sorted, order.dir]);
    const model = useRowModel(rows, selection);
    const choose = useRef(selection?.choose);
    useEffect(() => {
        choose.current = selection?.choose;
    });

    // The same grid as long as it shows the same, so that a tick draws its box alone.
    const grid = useMemo(
        () => (
            <DataGrid<Row>
                aria-label={label}
                className={href ? `${styles.grid} ${styles.opening}` : styles.grid}
                rows={rows}
                columns={gridColumns}
                rowHeight={ROW_HEIGHT}
                slots={TABLE_SLOTS}
                // of all pages, and the row of the headings
                slotProps={{ main: { 'aria-rowcount': total + 1 } }}
                columnHeaderHeight={HEADER_HEIGHT}
                columnBufferPx={COLUMN_BUFFER}
                sortingMode="server"
                sortingOrder={['asc', 'desc']}
                sortModel={sortModel}
                onColumnHeaderClick={({ field }, event) => {
                    // The grid would draw all its rows anew before the order has changed.
                    event.defaultMuiPrevented = true;
                    const isAscending = sortModel[0]?.field === field && sortModel[0].sort === 'asc';
                    sortBy(columns, field, isAscending ? 'desc' : 'asc', onOrder);
                }}
                // the grid's own way to sort: Enter in a heading
                onSortModelChange={([next]) => next?.sort && sortBy(columns, next.field, next.sort, onOrder)}
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
                rowSelectionModel={model}
                // the grid's own ways to choose: Shift and Space in a row, Ctrl and A
                onRowSelectionModelChange={({ ids }) => {
                    for (const { row, chosen } of pageChanges(rows, ids, model.ids)) choose.current?.([row], chosen);
                }}
                onRowClick={({ row }: GridRowParams<Row>, event) => {
                    if (href && opensRow(event)) void navigate(href(row));
                }}
                onCellKeyDown={(params: GridCellParams<Row>, event) => {
                    if (!href || params.field === 'actions' || params.field === CHOICE_FIELD) return;
                    if (keyOpensRow(event)) void navigate(href(params.row));
                }}
                localeText={{
                    // The button names its column itself; this would stand beside it in the heading's name.
                    columnHeaderSortIconLabel: '',
                    actionsCellMore: translate('list.actions'),
                }}
            />
        ),
        [label, rows, total, columns, gridColumns, sortModel, model, choosable, href, onOrder, navigate, translate],
    );
    const placed = <FirstRowContext value={before}>{grid}</FirstRowContext>;
    return selection ? (
        <ChoiceContext value={{ selection: selection as unknown as ListSelection<RaRecord>, rows }}>{placed}</ChoiceContext>
    ) : (
        placed
    );
}
