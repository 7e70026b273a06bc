import type { RaRecord } from 'ra-core';
import { textWidth } from '../columns/textWidth';
import type { ListColumn } from './types';

/** What a cell needs beside its content, in px. */
const PADDING = 22;
/** What the arrow beside the header of the sorted column needs, in px. */
const ARROW = 30;

interface Asked<Row> {
    rows: readonly Row[];
    /** that its user has given to columns, in px, by field */
    given: Readonly<Record<string, number>>;
    /** a window in which tables have no room for all that their cells contain */
    narrow: boolean;
}

/**
 * Returns the columns with their widths: none is narrower than its header, in a wide window with its arrow, so that nothing moves when the list is
 * sorted. Those that are as wide as their content get what these rows need; in a narrow window no more than their minimum, where they stand in two
 * lines. One with a share gets what it wants where there is room (`useFitting`).
 */
export const withWidths = <Row extends RaRecord>(
    columns: readonly ListColumn<Row>[],
    { rows, given, narrow }: Asked<Row>,
): readonly ListColumn<Row>[] =>
    columns.map(column => {
        const { field, label, needs, flex, most = 0, sortField } = column;
        const header = PADDING + textWidth(label) + (sortField === undefined || narrow ? 0 : ARROW);
        const minWidth = Math.max(column.minWidth ?? 0, header);
        const own = given[field];
        const wanted = (): number => Math.max(header, Math.ceil(PADDING + Math.max(0, ...rows.map(row => needs?.(row) ?? 0))));
        if (flex) {
            if (own !== undefined) return { ...column, minWidth, width: own, flex: undefined };
            if (!needs || narrow) return { ...column, minWidth };
            const width = wanted();
            return { ...column, minWidth, wants: { width: Math.min(width, most), grows: width > most } };
        }
        const fixed = column.width ?? (narrow ? Math.min(wanted(), minWidth) : wanted());
        return { ...column, width: own ?? Math.max(fixed, header), minWidth: column.width === undefined ? fixed : minWidth };
    });
