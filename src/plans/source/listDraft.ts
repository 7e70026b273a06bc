import { flag, listOf, oneOf, orNull, text } from '../read';
import { FIELDS } from './headers';
import type { Mapping } from './mapping';
import { readTable, type Table } from './table';

/** A list in a plan's draft. */
export interface ListDraft {
    /** what was pasted (`''`), or the name of the file */
    origin: string;
    table: Table | null;
    mapping: Mapping;
    /** rows that the spreadsheet hides are no rows of the list */
    leavesHidden: boolean;
}

export const NO_LIST: ListDraft = { origin: '', table: null, mapping: [], leavesHidden: false };

/** Its readers, for the shape of a draft. */
export const LIST_SHAPE = {
    origin: text,
    table: orNull(readTable),
    mapping: listOf(oneOf([...FIELDS, null])),
    leavesHidden: flag,
};
