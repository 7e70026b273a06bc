import { GridColumnHeaderSortIcon, GridRow, useGridApiContext, type GridSlotProps } from '@mui/x-data-grid';
import { cloneElement, createContext, isValidElement, use, type ReactNode } from 'react';
import { useT } from '#i18n/useT';
import styles from './list.module.css';

/** Slots of the grid with better ARIA attributes than its own. */

/** How many rows are on the pages before. */
export const RowsBeforeContext = createContext(0);

/** A row with its index among the rows of all pages; index 1 is the header row. */
function PagedRow(props: GridSlotProps['row']) {
    return <GridRow {...props} aria-rowindex={use(RowsBeforeContext) + props.index + 2} />;
}

/** The sort button of a column header, labelled with its column. */
function SortButton(props: GridSlotProps['columnHeaderSortIcon']) {
    const t = useT();
    const grid = useGridApiContext();
    const name = grid.current.getColumn(props.field)?.headerName ?? props.field;
    return <GridColumnHeaderSortIcon {...props} aria-label={t('list.sortByField', { field: name })} />;
}

/** The title of a column, with the browser's tooltip if it is cut off: the grid's own tooltips would load a large part of MUI. */
function Tip({ title, children }: GridSlotProps['baseTooltip']) {
    return isValidElement<{ title?: ReactNode }>(children) ? cloneElement(children, { title: title || undefined }) : children;
}

/** What a column is resized by. */
function Resizer({ className }: { className?: string }) {
    const t = useT();
    return <span className={`${className} ${styles.resizer}`} title={t('list.resize')} />;
}

/** The grid's menus are not used. */
const Nothing = () => null;

/** The same object on every render, as the grid requires. */
export const TABLE_SLOTS = {
    row: PagedRow,
    columnHeaderSortIcon: SortButton,
    columnResizeIcon: Resizer,
    baseTooltip: Tip,
    basePopper: Nothing,
} as const;
