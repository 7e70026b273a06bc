import { isDeepStrictEqual } from 'node:util';
import { isObject } from '../json';
import { COLLECTIONS } from '../rows/check';
import type { Collection, Collections } from '../rows/state';

/** What is different between two situations, by kind of record. Pure. */

type Row = Readonly<Record<string, unknown>>;

/** The rows of a situation, which has no sign-ins and tokens. */
type Compared = Partial<Collections>;

/** A field of a row with its values, by its path, e.g. `flags.cloud`. */
interface FieldChange {
    field: string;
    before: unknown;
    after: unknown;
}

/** Rows, of which the first are listed. */
interface Rows<Item> {
    total: number;
    rows: readonly Item[];
}

export interface KindDifference {
    kind: Collection;
    came: Rows<Row>;
    went: Rows<Row>;
    changed: Rows<{ row: Row; fields: readonly FieldChange[] }>;
}

/** The rows of a kind that are listed; all are counted. */
const LISTED = 100;

const listed = <Item>(rows: readonly Item[]): Rows<Item> => ({ total: rows.length, rows: rows.slice(0, LISTED) });

/** The fields that differ, those of groups one by one; lists as a whole. */
function changesIn(before: Row, after: Row, group = ''): FieldChange[] {
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name): FieldChange[] => {
        const [one, other] = [before[name], after[name]];
        if (isObject(one) && isObject(other)) return changesIn(one, other, `${group}${name}.`);
        return isDeepStrictEqual(one, other) ? [] : [{ field: group + name, before: one ?? null, after: other ?? null }];
    });
}

/** By the ids of rows; what belongs to a video alone has none. */
const keyOf = ({ id, userId, videoId, libraryId }: Row): string => JSON.stringify(id ?? [userId, videoId, libraryId]);

const rowsOf = (state: Compared, kind: Collection): ReadonlyMap<string, Row> =>
    new Map(((state[kind] ?? []) as unknown as readonly Row[]).map(row => [keyOf(row), row]));

/** The kinds of which rows came, went or changed. */
export function compareStates(before: Compared, after: Compared): KindDifference[] {
    return COLLECTIONS.flatMap(kind => {
        const [one, other] = [rowsOf(before, kind), rowsOf(after, kind)];
        const came = [...other].flatMap(([key, row]) => (one.has(key) ? [] : [row]));
        const went = [...one].flatMap(([key, row]) => (other.has(key) ? [] : [row]));
        const changed = [...other].flatMap(([key, row]) => {
            const was = one.get(key);
            const fields = was && was !== row ? changesIn(was, row) : [];
            return fields.length > 0 ? [{ row, fields }] : [];
        });
        if (came.length + went.length + changed.length === 0) return [];
        return [{ kind, came: listed(came), went: listed(went), changed: listed(changed) }];
    });
}
