import { GridColumnHeaderSortIcon, GridRow, useGridApiContext, type GridSlotProps } from '@mui/x-data-grid';
import { useTranslate } from 'ra-core';
import { createContext, useContext } from 'react';

/** Parts of the grid that say more than its own. */

/** How many rows are on the pages before the one that is shown. */
export const FirstRowContext = createContext(0);

/** A row that knows its place among the rows of all pages; the first one is that of the headings. */
function PagedRow(props: GridSlotProps['row']) {
    return <GridRow {...props} aria-rowindex={useContext(FirstRowContext) + props.index + 2} />;
}

/** The button in a heading, named with its column. */
function SortButton(props: GridSlotProps['columnHeaderSortIcon']) {
    const translate = useTranslate();
    const grid = useGridApiContext();
    const name = grid.current.getColumn(props.field)?.headerName;
    return <GridColumnHeaderSortIcon {...props} aria-label={translate('list.sortByField', { field: name })} />;
}

/** The same object on every render, as the grid asks for. */
export const TABLE_SLOTS = { row: PagedRow, columnHeaderSortIcon: SortButton } as const;
