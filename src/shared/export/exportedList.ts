import type { RaRecord } from 'ra-core';
import type { ReadMeta } from '#dataProvider/resources';
import type { List } from '../columns/types';
import type { ListState } from '../list/types';

/** A list that is saved, for its toolbar. */
export interface ExportedList<Row extends RaRecord> {
    list: List<Row>;
    /** translated */
    title: string;
    meta: ReadMeta | undefined;
    /** the state by which it is filtered */
    state: ListState<Row> | undefined;
    /** it has loaded all its rows, however many */
    isWhole: boolean;
}
