import * as session from '#authProvider/session';
import type { ReadList } from './read';
import type { Table } from './table';

/** Lists that were read since the page was loaded, with their files, so that they can be read with another choice. Never stored. */

export interface Kept {
    /** null for what was pasted */
    file: File | null;
    list: ReadList;
}

const lists = new Map<string, Kept>();

/** Remembers what a plan was read from until the session ends; `null` forgets it. */
export function keepList(plan: string, kept: Kept | null): void {
    if (lists.size === 0 && kept) {
        const unlisten = session.onEnd(() => {
            lists.clear();
            unlisten();
        });
    }
    if (kept) lists.set(plan, kept);
    else lists.delete(plan);
}

/** What a plan's table was read from, unless it was read in another tab or before a reload. */
export function keptList(plan: string, origin: string, table: Table | null): Kept | null {
    const kept = lists.get(plan);
    const isSame = (kept?.file?.name ?? '') === origin && kept?.list.table.rows.length === table?.rows.length;
    return kept && isSame ? kept : null;
}
