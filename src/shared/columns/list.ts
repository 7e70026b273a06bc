import type { RaRecord } from 'ra-core';
import type { ListState } from '../list/types';
import type { Column, List, Read, Seen } from './types';

/** What a resource's `columns.tsx` writes its lists with, besides the kinds of columns. */

/** Columns; one that is not shown to this customer is `false`. */
export const columnsOf = <Row extends RaRecord>(columns: readonly (Column<Row> | false)[]): readonly Column<Row>[] =>
    columns.filter(column => column !== false);

/** A list with such columns. */
export const listOf = <Row extends RaRecord>({
    columns,
    ...list
}: Omit<List<Row>, 'columns'> & { columns: readonly (Column<Row> | false)[] }): List<Row> => ({
    ...list,
    columns: columnsOf(columns),
});

/** A state of a list's rows, told from what it reads of them (LIST-11). */
export const state = <Row extends RaRecord, const Reads extends Read<Row>>(
    id: ListState<Row>['id'],
    reads: readonly Reads[],
    isIn: (row: Seen<Row, Reads>) => boolean,
    options?: Pick<ListState<Row>, 'text' | 'formerly' | 'days' | 'filter'>,
): ListState<Row> => ({ id, reads, isIn, ...options });
