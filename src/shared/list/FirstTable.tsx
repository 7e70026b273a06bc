import { useListPaginationContext, type RaRecord, type SortPayload } from 'ra-core';
import { useMemo, type CSSProperties, type MouseEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useT } from '#i18n/useT';
import { actionName } from './actionName';
import styles from './firstTable.module.css';
import { PageCheckbox, RowCheckbox } from './RowCheckbox';
import type { ListColumn, RowAction } from './types';
import { useSelected } from './useSelectedIds';
import { ACTION_FIELD, SELECTION_FIELD, SELECTION_WIDTH, keepMiddle, useTable, type TableProps } from './useTable';

/** In px: the grid's minimum width of a column, and its default width. */
const LEAST = 50;
const USUAL = 100;

/** The width of a column as a CSS grid track, which distributes the remaining width as the grid does. */
const trackOf = ({ flex, width = USUAL, minWidth = LEAST }: Pick<ListColumn<never>, 'flex' | 'width' | 'minWidth'>): string =>
    flex ? `minmax(${minWidth}px, ${flex}fr)` : `${Math.max(width, minWidth)}px`;

/**
 * A list as a table without the grid's code, rendered as soon as its rows have loaded. It looks like the grid, which replaces it later
 * (docs/adr/0020); until then its links, checkboxes, actions and headers work. Its cells have the class name of the grid's cells, so that
 * styles of their content apply.
 */
export function FirstTable<Row extends RaRecord>(props: TableProps<Row>) {
    const { label, titleField, actions, selectionTexts } = props;
    const { box, rows, total, columns, actionsWidth, name, sorted, order, sortBy, renderCell, opens } = useTable(props);
    const { page, perPage } = useListPaginationContext();
    const t = useT();

    // Memoized, so that typing into the search renders no rows.
    return useMemo(() => {
        const before = selectionTexts ? [{ field: SELECTION_FIELD, width: SELECTION_WIDTH, minWidth: SELECTION_WIDTH }] : [];
        const after = actions ? [{ field: ACTION_FIELD, width: actionsWidth }] : [];
        const tracks = [...before, ...columns, ...after].map(trackOf);
        return (
            <div
                ref={box}
                role="grid"
                aria-label={label}
                aria-rowcount={total + 1}
                aria-colcount={tracks.length}
                aria-multiselectable={selectionTexts !== undefined}
                className={opens ? `${styles.table} ${styles.opening}` : styles.table}
                style={{ '--tracks': tracks.join(' ') } as CSSProperties}
            >
                <div role="rowgroup">
                    <div role="row" aria-rowindex={1} className={`${styles.row} ${styles.head}`}>
                        {selectionTexts && (
                            <div
                                role="columnheader"
                                aria-colindex={1}
                                data-field={SELECTION_FIELD}
                                className={styles.selectionCell}
                            >
                                <PageCheckbox label={selectionTexts.page} />
                            </div>
                        )}
                        {columns.map((column, at) => (
                            <Heading
                                key={column.field}
                                column={column}
                                colindex={before.length + at + 1}
                                order={column.field === sorted ? order : undefined}
                                onSort={() => sortBy(column.field)}
                            />
                        ))}
                        {actions && (
                            <div
                                role="columnheader"
                                aria-colindex={tracks.length}
                                data-field={ACTION_FIELD}
                                className={`${styles.heading} ${styles.actions}`}
                            >
                                <span className={styles.title}>{t('list.actions')}</span>
                            </div>
                        )}
                    </div>
                </div>
                <div role="rowgroup">
                    {rows.map((row, index) => (
                        <BodyRow
                            key={row.id}
                            id={String(row.id)}
                            rowindex={(page - 1) * perPage + index + 2}
                            onOpen={opens && (event => opens(row, event))}
                        >
                            {selectionTexts && (
                                <div
                                    role="gridcell"
                                    aria-colindex={1}
                                    data-field={SELECTION_FIELD}
                                    className={styles.selectionCell}
                                >
                                    <RowCheckbox id={row.id} label={selectionTexts.row(name(row))} />
                                </div>
                            )}
                            {columns.map((column, at) => (
                                <div
                                    key={column.field}
                                    role={column.field === titleField ? 'rowheader' : 'gridcell'}
                                    aria-colindex={before.length + at + 1}
                                    data-field={column.field}
                                    data-align={column.align}
                                    className={`MuiDataGrid-cell ${styles.cell}`}
                                >
                                    {/* As in the grid, Tab goes from name to name. */}
                                    {renderCell(column, row, column.field === titleField ? undefined : -1)}
                                </div>
                            ))}
                            {actions && (
                                <div
                                    role="gridcell"
                                    aria-colindex={tracks.length}
                                    data-field={ACTION_FIELD}
                                    className={styles.actions}
                                >
                                    {actions(row).map(action => (
                                        <Action key={action.id} action={action} name={actionName(t, action.label, name(row))} />
                                    ))}
                                </div>
                            )}
                        </BodyRow>
                    ))}
                </div>
            </div>
        );
    }, [
        box,
        label,
        rows,
        total,
        columns,
        actions,
        actionsWidth,
        titleField,
        name,
        selectionTexts,
        sorted,
        order,
        sortBy,
        renderCell,
        opens,
        page,
        perPage,
        t,
    ]);
}

interface HeadingProps {
    column: Pick<ListColumn<never>, 'field' | 'label' | 'align' | 'sortField'>;
    colindex: number;
    /** the list's sort order if it is sorted by this column */
    order: SortPayload['order'] | undefined;
    onSort(): void;
}

const SORTS = { ASC: 'ascending', DESC: 'descending' } as const;

/** A column's header; a click anywhere in it sorts. */
function Heading({ column, colindex, order, onSort }: HeadingProps) {
    const t = useT();
    const isSortable = column.sortField !== undefined;
    return (
        <div
            role="columnheader"
            aria-colindex={colindex}
            aria-sort={order ? SORTS[order] : 'none'}
            data-field={column.field}
            data-align={column.align}
            tabIndex={isSortable ? 0 : undefined}
            className={isSortable ? `${styles.heading} ${styles.sortable}` : styles.heading}
            onClick={isSortable ? onSort : undefined}
            onKeyDown={event => {
                if (isSortable && event.key === 'Enter' && event.target === event.currentTarget) onSort();
            }}
        >
            <span className={styles.title}>{column.label}</span>
            {isSortable && (
                <button
                    type="button"
                    tabIndex={-1}
                    aria-label={t('list.sortByField', { field: column.label })}
                    data-order={order}
                    className={styles.sort}
                >
                    <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true" focusable="false">
                        <path d="M4 12l1.41 1.41L11 7.83V20h2V7.83l5.58 5.59L20 12l-8-8-8 8z" fill="currentColor" />
                    </svg>
                </button>
            )}
        </div>
    );
}

interface BodyRowProps {
    id: string;
    rowindex: number;
    onOpen: ((event: MouseEvent<HTMLElement>) => void) | undefined;
    children: ReactNode;
}

function BodyRow({ id, rowindex, onOpen, children }: BodyRowProps) {
    const isSelected = useSelected(selected => selected.has(id));
    return (
        <div
            role="row"
            data-id={id}
            aria-rowindex={rowindex}
            aria-selected={isSelected}
            className={styles.row}
            // For the keyboard, the link or button inside does the same.
            onClick={onOpen}
            onAuxClick={onOpen}
            onMouseDown={onOpen && keepMiddle}
        >
            {children}
        </div>
    );
}

function Action({ action, name }: { action: RowAction; name: string }) {
    const navigate = useNavigate();
    const { label, icon, to, disabled, onClick } = action;
    return (
        <button
            type="button"
            aria-label={name}
            title={label}
            disabled={disabled}
            className={styles.action}
            onClick={() => (to ? void navigate(to) : onClick?.())}
        >
            {icon}
        </button>
    );
}
