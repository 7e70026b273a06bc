import type { MessageName } from '#i18n/messages';
import type { ReactElement, ReactNode } from 'react';
import type { RaRecord } from 'ra-core';
import type { SelectedIds } from './useSelectedIds';

/** One column of a list, shown as a grid column in the table and as a fact on a card. */
export interface ListColumn<Row extends RaRecord> {
    /** identifies the column */
    field: string;
    /** translated header; may be empty */
    label: string;
    /** field name in the URL's `orderby`; without it the column is not sortable */
    sortField?: string;
    /** share of the remaining width; without it `width` applies */
    flex?: number;
    /** in px */
    width?: number;
    /** in px; below it the grid scrolls sideways */
    minWidth?: number;
    /** columns with this number are hidden when the table is too narrow, the highest first; cards always show them */
    yields?: number;
    /**
     * its place where rows are cards: beside the name (`mark`), among the facts (the default), among the facts of wide windows only (`wide`,
     * because a row on a phone has two lines), or nowhere (`none`)
     */
    inCards?: 'mark' | 'wide' | 'none';
    align?: 'left' | 'right';
    /** in a table */
    render: (row: Row) => ReactNode;
    renderCard: (row: Row) => ReactNode;
    /** the width in px that the content of a row needs, for columns that are as wide as their content where there is room */
    needs?: (row: Row) => number;
    /** of a column with a share: up to this width its content comes before what others get */
    most?: number;
    /** the width that its content wants, if it is not `most` already, and whether it may get more than that */
    wants?: { width: number; grows: boolean };
    /** the cell as text, which is copied */
    text: (row: Row) => string;
    /** for fields that a server may omit: the column is shown only if some row has a value */
    isIn?: (row: Row) => boolean;
}

/** An action as it is shown (`shared/actions`): a link when it has `to`, else a button. Texts are translated. */
export interface RowAction {
    id: string;
    label: string;
    icon: ReactElement | null;
    to?: string;
    onClick?: () => void;
    /** loads what it opens, as soon as the mouse is on it */
    prepare?: () => void;
    /** why it is not possible now */
    obstacle?: string | null;
    /** `danger` for a destructive action; such actions come last */
    tone?: 'danger';
    /** in the header of a page: the main action, or a button beside it; the others are in the menu */
    place?: 'main' | 'beside';
}

/** The rows that a user selects to act on. The caller owns the selection: it survives page changes, searches and the list itself. */
export interface ListSelection {
    selected: SelectedIds;
    /** lists the selected rows */
    show(): void;
    /** actions for the selected rows */
    actions: readonly RowAction[];
}

/** What a row opens that has no page of its own. */
export interface RowOpening<Row extends RaRecord> {
    open(row: Row): void;
    /** accessible name of the row's name, which is the button */
    label(row: Row): string;
}

/** How a list shows its rows, in the table and as cards. */
export interface RowProps<Row extends RaRecord> {
    columns: readonly ListColumn<Row>[];
    /** the column whose cell is the row's name (see its manifest) with the link to its page */
    titleField: string;
    /** unique name of a row, used in the labels of its checkbox and actions; by default the name in its title */
    name?(row: Row): string;
    href?(row: Row): string;
    /** instead of `href` */
    opening?: RowOpening<Row>;
    actions?(row: Row): readonly RowAction[];
}

type StateText = Exclude<MessageName<'list.states'>, 'label'>;

/** A state to filter a list by (LIST-11). It is determined row by row, so all rows have to be loaded. */
export interface ListState<Row extends RaRecord> {
    /** in the URL, and the name of its text in `list.states` unless `text` is another one */
    id: StateText;
    /** its former name, in old bookmarks */
    formerly?: string;
    text?: StateText;
    /** number of days in its text */
    days?: number;
    isIn(row: Row): boolean;
    /** what tells it: JSON names of fields, relations, and counts of relations */
    reads: readonly string[];
    /** the filter for the server, if it knows this state; replaces the list's own filter */
    filter?: Readonly<Record<string, unknown>>;
}

/** What narrows a list besides its states. */
export interface Narrow<Row extends RaRecord> {
    /** the texts of a row that are searched instead of the server's searched fields; the list then loads all rows (INVOICE-2) */
    textsOf?(row: Row): readonly string[];
    /** a further filter */
    isShown?(row: Row): boolean;
    /** the state of the reads that `isShown` needs; absent if it needs none */
    waits?: { isPending: boolean; error: Error | null };
}

/** A field by which a list can be sorted. */
export interface SortChoice {
    field: string;
    /** translated */
    label: string;
}

/** The rows per page to choose from, the default first: it keeps the page below 800 DOM nodes and suffices for most customers (LIST-9). */
export const PAGE_SIZES = [20, 50, 100] as const;
