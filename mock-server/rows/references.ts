import type { MockState } from './state';
import { COLLECTIONS, describe, type Problems } from './check';
import { ROWS } from '../routes';
import type { Collection } from './state';

type Row = Readonly<Record<string, unknown>>;

const rowsOf = (state: MockState, collection: Collection): readonly Row[] => state[collection] as unknown as readonly Row[];

const idsIn = (value: unknown): string[] => (Array.isArray(value) ? value : [value]).filter(id => typeof id === 'string');

const fieldsOf = (collection: Collection): [string, Collection][] =>
    Object.entries(describe(collection).references ?? {}) as [string, Collection][];

/** The items of a directory, which refer to videos or directories depending on their kind. */
const itemsOf = (row: Row): { kind: 'video' | 'directory'; id: string }[] =>
    (row.groups as MockState['directories'][number]['groups'] | undefined)?.flatMap(group => group.items) ?? [];

/** The references of a row to missing rows, by field. */
export function checkReferences(state: MockState, collection: Collection, row: Row): Problems | null {
    const exists = (target: Collection, id: string): boolean => rowsOf(state, target).some(candidate => candidate.id === id);
    const problems: Record<string, string> = {};
    for (const [field, target] of fieldsOf(collection)) {
        const missing = idsIn(row[field]).find(id => !exists(target, id));
        if (missing !== undefined) problems[field] = `there is no ${ROWS[target].name} ${missing}`;
    }
    if (collection === 'directories') {
        const missing = itemsOf(row).find(({ kind, id }) => !exists(kind === 'video' ? 'videos' : 'directories', id));
        if (missing) problems.groups = `there is no ${missing.kind} ${missing.id}`;
    }
    return Object.keys(problems).length > 0 ? problems : null;
}

const refersTo = (collection: Collection, row: Row, target: Collection, id: string): boolean =>
    fieldsOf(collection).some(([field, to]) => to === target && idsIn(row[field]).includes(id)) ||
    (collection === 'directories' &&
        itemsOf(row).some(item => item.id === id && target === (item.kind === 'video' ? 'videos' : 'directories')));

/** The rows that refer to a row, by collection, without those that would be deleted with it. */
export function referrers(state: MockState, target: Collection, id: string): ReadonlyMap<Collection, readonly Row[]> {
    const found = COLLECTIONS.filter(collection => !describe(collection).dependent).map(
        collection =>
            [
                collection,
                rowsOf(state, collection).filter(
                    row => !(collection === target && row.id === id) && refersTo(collection, row, target, id),
                ),
            ] as const,
    );
    return new Map(found.filter(([, rows]) => rows.length > 0));
}

/** Deletes the dependent rows of a deleted row, e.g. the sign-ins of a user. */
export function dropDependents(state: MockState, target: Collection, id: string): void {
    for (const collection of COLLECTIONS) {
        if (!describe(collection).dependent) continue;
        const kept = rowsOf(state, collection).filter(row => !refersTo(collection, row, target, id));
        Object.assign(state, { [collection]: kept });
    }
}
