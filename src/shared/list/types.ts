import type { ReactNode } from 'react';
import type { RaRecord } from 'ra-core';

/** One column of a list, shown as a grid column in the table and as a fact on a card. */
export interface ListColumn<Row extends RaRecord> {
    /** identifies the column; its name when `sortField` is not given */
    field: string;
    /** translated heading; empty for columns that speak for themselves */
    label: string;
    /** name of the sort field in the URL's `orderby`; a column without one cannot be sorted */
    sortField?: string;
    /** share of the free width; a column without one takes `width` */
    flex?: number;
    /** pixels */
    width?: number;
    /** pixels; below it the grid scrolls sideways */
    minWidth?: number;
    align?: 'left' | 'right';
    render: (row: Row) => ReactNode;
}

/** Something that can be done with a row: a link when it has `to`, else a button. */
export interface RowAction {
    id: string;
    /** translated */
    label: string;
    icon: ReactNode;
    to?: string;
    onClick?: () => void;
    disabled?: boolean;
    /** `danger` for what destroys something; such actions stand last */
    tone?: 'danger';
}

/** What a list says when it holds nothing at all: what would be here, and the next step. */
export interface EmptyText {
    title: string;
    text: string;
    action?: ReactNode;
}

export type SortOrder = 'asc' | 'desc';

export interface ListOrder {
    field: string;
    dir: SortOrder;
}

/** Rows of one page: the page stays below 800 DOM nodes, and most customers never turn it. */
export const PAGE_SIZE = 20;
