import type { RaRecord } from 'ra-core';
import type { Column, List, Texts } from '../columns/types';
import type { ExportColumn, ExportContext } from './types';

/** The columns of the file of a list, from those of the list (EXPORT-1). Loaded on demand. */

/** Columns in the order of the file. */
function inOrder<Row>(columns: readonly Column<Row>[]): Column<Row>[] {
    const placed = columns.filter(({ file }) => file && file.after === undefined);
    return placed.flatMap(column => [column, ...columns.filter(({ file }) => file?.after === column.field)]);
}

/** The columns that need no further reads. */
export const fileColumns = <Row>(
    columns: readonly Column<Row>[],
    { withKeys, ...texts }: Texts & { withKeys?: boolean },
): ExportColumn<Row>[] =>
    inOrder(columns).flatMap(({ label, file }) =>
        !file || (file.secret && !withKeys)
            ? []
            : [{ header: texts.t(file.label ?? label), type: file.type, value: row => file.value(row, texts) }],
    );

/** The columns of the file of a list, with those that only the file has. */
export async function columnsOf<Row extends RaRecord>(
    { columns, file }: List<Row>,
    context: ExportContext,
): Promise<ExportColumn<Row>[]> {
    const more = await file?.more?.();
    return [...fileColumns(columns, context), ...((await more?.default(context)) ?? [])];
}
