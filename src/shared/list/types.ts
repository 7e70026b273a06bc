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
    /** for what a server may leave out: the column is shown when a row has it */
    isIn?: (row: Row) => boolean;
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

/** What a list that lets rows be chosen says; all translated. */
export interface SelectionTexts {
    /** names the bar of the chosen rows */
    bar: string;
    row(name: string): string;
    page: string;
    found(total: number): string;
    count(count: number): string;
    clear: string;
    /** names the menu of actions on a phone */
    actions: string;
}

/** Rows that a person chooses to do something with them. The choice is the caller's: it outlives pages, searches and the list itself. */
export interface ListSelection<Row extends RaRecord> {
    has(id: Row['id']): boolean;
    count: number;
    choose(rows: readonly Row[], chosen: boolean): void;
    clear(): void;
    /** what can be done with the chosen rows */
    actions: readonly RowAction[];
    texts: SelectionTexts;
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
