import type { RaRecord } from 'ra-core';
import { counted } from '#dataProvider';
import type { ReadMeta } from '#dataProvider/resources';
import { collectionAt } from '#dataProvider/resources/query';
import type { ListState } from '../list/types';
import type { List } from './types';

/**
 * What is read of the records of a list, from what its columns, states, search and orders need. The first read brings whole records, because
 * pages share it; every other read of the list is made here (LIST-16). Pure.
 */

/** Names of fields for `$select`, and relations for `$expand`. */
export interface Fields {
    /** all if undefined */
    select?: readonly string[];
    expand: readonly string[];
}

const RELATIONS: ReadonlySet<string> = new Set(['users', 'keys', 'seats', 'modules', 'cloudGroups']);
const COUNT = '@odata.count';

/** Whether a state needs counts of relations, which the rows of a list lack (QUERY-3). */
export const needsCounts = ({ reads }: Pick<ListState<RaRecord>, 'reads'>): boolean => reads.some(name => name.endsWith(COUNT));

/** The name of an expanded relation, without its options. */
export const relationOf = (expansion: string): string => expansion.replace(/\(.*/, '');

/** Turns what is read into the options of a query: a relation as the collection itself expands it, and else whole; or only its count. */
function fieldsOf(reads: readonly string[], expansions: readonly string[] = []): Required<Fields> {
    const names = [...new Set(['id', ...reads])];
    const relations = names.filter(name => RELATIONS.has(name));
    const counts = names.flatMap(name => (name.endsWith(COUNT) ? name.slice(0, -COUNT.length) : []));
    return {
        select: names.filter(name => !RELATIONS.has(name) && !name.endsWith(COUNT)),
        expand: [
            ...relations.map(name => expansions.find(expansion => relationOf(expansion) === name) ?? name),
            ...counts.filter(name => !relations.includes(name)).map(counted),
        ],
    };
}

/** What is read of all rows to tell states, to search and to sort, and to show them (LIST-11). `meta` names the parent. */
export function rowFields<Row extends RaRecord>(
    { resource: name, columns, states = [], reads = [] }: List<Row>,
    meta: ReadMeta | undefined,
): Required<Fields> {
    const { resource, expand } = collectionAt(name, { ...meta, expand: undefined });
    const sorted = Object.values(resource.sorts).flatMap(keys => keys.map(({ property }) => property.replace('/$count', COUNT)));
    return fieldsOf(
        [
            ...columns.flatMap(column => (column.only ? [] : column.reads)),
            ...reads,
            ...states.flatMap(({ reads: told }) => told),
            ...resource.searched.map(({ property }) => property),
            ...sorted,
        ],
        expand,
    );
}

/** What is read of the rows that are saved as a file, in this state. */
export function fileFields<Row extends RaRecord>(
    { columns, file = {} }: List<Row>,
    state?: Pick<ListState<Row>, 'reads'>,
): Fields {
    const reads = columns.flatMap(column => (column.file ? (column.file.reads ?? column.reads) : []));
    const { select, expand } = fieldsOf([...reads, ...(file.reads ?? []), ...(state?.reads ?? [])]);
    return { select: file.wholeRecords ? undefined : select, expand };
}
