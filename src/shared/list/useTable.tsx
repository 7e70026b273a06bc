import { useListContext, type RaRecord, type SortPayload } from 'ra-core';
import { useCallback, useMemo, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useOffered } from '../../ui/Link';
import { isFolded } from '../actions/Actions';
import { useNarrow } from '../hooks/useMediaQuery';
import { useRecordName } from '../recordName';
import styles from './list.module.css';
import { RowName } from './RowName';
import type { ListColumn, RowProps } from './types';
import { useFitting } from './useFitting';
import { withWidths } from './widths';

/** In px. */
export const SELECTION_WIDTH = 44;
const ACTION_WIDTH = 40;

/** The field of the column of checkboxes, and that of actions, as the grid names them. */
export const SELECTION_FIELD = '__check__';
export const ACTION_FIELD = 'actions';

const NO_ROWS: never[] = [];

export interface TableProps<Row extends RaRecord> extends RowProps<Row> {
    /** accessible name of the table */
    label: string;
    selectable?: boolean;
    /** the widths that its user has given to columns, in px, by field; memoized by the caller */
    widths: Readonly<Record<string, number>>;
    /** gives some columns a width */
    onResize(widths: Readonly<Record<string, number>>): void;
    /** whether its rows are compact (LIST-17) */
    compact: boolean;
}

/**
 * Where a click in a row opens it: nowhere on a link, button or checkbox, with Shift or Alt, or at the end of a text selection; in a new tab with
 * Ctrl, Cmd or the middle button, as on its name (LIST-15).
 */
function placeOf(event: MouseEvent<HTMLElement>): 'here' | 'tab' | null {
    const onControl = event.target instanceof Element && event.target.closest('a, button, label, input') !== null;
    if (event.defaultPrevented || onControl || event.shiftKey || event.altKey || event.button > 1) return null;
    if (event.button === 1 || event.ctrlKey || event.metaKey) return 'tab';
    return (window.getSelection()?.isCollapsed ?? true) ? 'here' : null;
}

/** On a row, keeps the middle button from scrolling the page instead of opening a tab. */
export const keepMiddle = (event: MouseEvent<HTMLElement>): void => {
    if (event.button === 1 && placeOf(event) === 'tab') event.preventDefault();
};

/** Whether a key pressed in a row opens it: Enter, unless it is for a control in the cell, such as the title's link. */
export const keyOpensRow = (event: KeyboardEvent<HTMLElement>): boolean =>
    event.key === 'Enter' && !(event.target instanceof Element && event.target.closest('a, button, input') !== null);

/** Returns the rows and columns of the surrounding list's table, and its actions. */
export function useTable<Row extends RaRecord>(props: TableProps<Row>) {
    const { titleField, opening, actions, selectable } = props;
    const { data, resource, total = 0, sort, setSort } = useListContext<Row>();
    const rows = data ?? NO_ROWS;
    const title = useRecordName<Row>(resource);
    const isOffered = useOffered();
    // a list's rows lead to pages that are offered either all or not at all (PAGE-2)
    const [first] = rows;
    const href = first && props.href && isOffered(props.href(first)) ? props.href : undefined;
    const folded = actions !== undefined && isFolded(rows, actions);
    const most = folded ? 1 : Math.max(0, ...rows.map(row => actions?.(row).length ?? 0));
    const actionsWidth = actions ? Math.max(2, most) * ACTION_WIDTH + 16 : 0;
    const narrow = useNarrow();
    const { widths } = props;
    const wide = useMemo(() => withWidths(props.columns, { rows, given: widths, narrow }), [props.columns, rows, widths, narrow]);
    const [box, columns] = useFitting(wide, actionsWidth + (selectable ? SELECTION_WIDTH : 0));
    const navigate = useNavigate();
    const { order } = sort;
    const sorted = columns.find(column => column.sortField === sort.field)?.field;

    /** Sorts by a column if it is sortable; without an order, a column that is sorted ascending becomes descending. */
    const sortBy = useCallback(
        (name: string, wanted?: SortPayload['order']): void => {
            const field = columns.find(column => column.field === name)?.sortField;
            const turned = name === sorted && order === 'ASC' ? 'DESC' : 'ASC';
            if (field) setSort({ field, order: wanted ?? turned });
        },
        [columns, sorted, order, setSort],
    );
    /** The content of a cell. */
    const renderCell = useCallback(
        (column: ListColumn<Row>, row: Row): ReactNode =>
            column.field === titleField && (href ?? opening) ? (
                <RowName row={row} name={title(row)} href={href} opening={opening} className={styles.rowLink} />
            ) : (
                column.render(row)
            ),
        [titleField, title, href, opening],
    );
    /** Opens a row, as a click in it asks for; undefined if rows cannot be opened. */
    const opens = useMemo(() => {
        const open = href ? (row: Row) => void navigate(href(row)) : opening?.open;
        if (!open) return undefined;
        return (row: Row, click?: MouseEvent<HTMLElement>): void => {
            const place = click ? placeOf(click) : 'here';
            if (place === 'here') open(row);
            else if (place === 'tab' && href) window.open(href(row), '_blank', 'noopener');
        };
    }, [href, opening, navigate]);
    return {
        box,
        rows,
        total,
        columns,
        folded,
        actionsWidth,
        name: props.name ?? title,
        sorted,
        order,
        sortBy,
        renderCell,
        opens,
    };
}
