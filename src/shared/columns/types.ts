import type { RaRecord } from 'ra-core';
import type { ReactNode } from 'react';
import type { MessageKey } from '#i18n/messages';
import type { Translate } from '#i18n/useT';
import type { ResourceName } from '#dataProvider';
import type { CellType, ExportColumn, ExportContext, WriteWhole } from '../export/types';
import type { ListColumn, ListState } from '../list/types';

/** What a cell reads of its record, by JSON names: fields, relations (`users`), and numbers of related records (`users@odata.count`). */
export type Read<Row> = keyof Row & string;

/** The part of a record that a cell gets: what it reads, and the id. Showing anything else does not compile. */
export type Seen<Row, Reads> = Pick<Row, Extract<Reads | 'id', keyof Row>>;

/** What texts are made with. */
export interface Texts {
    t: Translate;
    language: string;
}

/** Where a cell is shown. */
export interface Shown extends Texts {
    place: 'table' | 'card' | 'phone' | 'print';
}

/**
 * The width of a column in px: a share of what is left (`flex`), or `px`; below `min`, or below what its header needs, the table scrolls sideways. Up
 * to `most` a share is as wide as its content needs, before others get more.
 */
export interface Width {
    flex?: number;
    px?: number;
    min?: number;
    most?: number;
}

/** A cell of the saved file (EXPORT-1, EXPORT-2). */
export interface FileCell<Row> {
    /** its header, if it is not the table's */
    label?: MessageKey;
    type?: CellType;
    /** the column behind which it stands in the file, if not in the order of the table */
    after?: string;
    /** what it reads, if it is not what the table's cell reads */
    reads?: readonly string[];
    value: (row: Row, texts: Texts) => string | number | null | undefined;
    /** only in the file if the user wants it */
    secret?: boolean;
}

/** A field of a list, as its kind says it (`kinds.tsx`). */
export interface Column<Row> extends Pick<ListColumn<RaRecord>, 'field' | 'align' | 'inCards' | 'yields'> {
    label: MessageKey;
    reads: readonly string[];
    /** the sort field, if it is not called like the column */
    sort?: string;
    width: Width;
    /** names the row */
    isName?: true;
    /** in the file alone */
    only?: 'file';
    cell(row: Row, shown: Shown): ReactNode;
    /** the cell as text, which is copied */
    text?(row: Row, texts: Texts): string;
    /** the width in px that the content of this row needs, for columns that are as wide as their content where there is room */
    needs?(row: Row, texts: Texts): number;
    /** for fields that a server may omit: the column is shown only if some row has a value */
    isIn?(row: Row): boolean;
    file?: FileCell<Row>;
}

/** A list, said once: what it shows and saves, and by what it is narrowed. What is read of its records follows from that (`reads.ts`). */
export interface List<Row extends RaRecord> {
    /** its order, its searched fields and the orders of its columns are those of the data provider's resource */
    resource: ResourceName;
    columns: readonly Column<Row>[];
    /** what names and actions of rows take, besides what columns and states read */
    reads?: readonly Read<Row>[];
    /** the states to filter by (LIST-11) */
    states?: readonly ListState<Row>[];
    /** the rows shown without a state; all unless given. Its filter is the list's own */
    stateless?: Pick<ListState<Row>, 'isIn' | 'filter'>;
    file?: {
        /** rows that the list's own filter leaves out, but that belong in the file because the page shows them elsewhere */
        unfiltered?: boolean;
        /** reads whole records: a server may not know all fields by name */
        wholeRecords?: boolean;
        /** a further export besides the list's rows (EXPORT-5) */
        whole?: () => Promise<{ default: WriteWhole }>;
        /** further columns, which need reads of their own */
        more?: () => Promise<{ default: (context: ExportContext) => Promise<readonly ExportColumn<Row>[]> }>;
        /** what those read of the record */
        reads?: readonly Read<Row>[];
    };
}
