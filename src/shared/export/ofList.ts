import type { RaRecord } from 'ra-core';
import { fileFields } from '../columns/reads';
import type { Column, List, Texts } from '../columns/types';
import type { ExportColumn, ListExport } from './types';

/** Columns in the order of the file. */
function inOrder<Row>(columns: readonly Column<Row>[]): Column<Row>[] {
    const placed = columns.filter(({ file }) => file && file.after === undefined);
    return placed.flatMap(column => [column, ...columns.filter(({ file }) => file?.after === column.field)]);
}

/** The columns of a file, from those of a list. */
export const fileColumns = <Row>(
    columns: readonly Column<Row>[],
    { withKeys, ...texts }: Texts & { withKeys?: boolean },
): ExportColumn<Row>[] =>
    inOrder(columns).flatMap(({ label, file }) =>
        !file || (file.secret && !withKeys)
            ? []
            : [{ header: texts.t(file.label ?? label), type: file.type, value: row => file.value(row, texts) }],
    );

/** The file of a list (EXPORT-1). */
export function exportOf<Row extends RaRecord>(list: List<Row>): ListExport<Row> {
    const { columns, file = {} } = list;
    const { select: fields, expand } = fileFields(list);
    return {
        fields,
        expand,
        unfiltered: file.unfiltered,
        whole: file.whole,
        hasKeys: columns.some(column => column.file?.secret),
        columns: async context => {
            const more = await file.more?.();
            return [...fileColumns(columns, context), ...((await more?.default(context)) ?? [])];
        },
    };
}
