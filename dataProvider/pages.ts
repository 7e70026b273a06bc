import type { RaRecord } from 'ra-core';
import { COLLECTION_LIMIT } from './early';
import { isPassing, retryRead } from './errors';
import { incomplete } from './lists';
import { AT_ONCE, portalLane } from './jobs/lane';
import { createPatience } from './jobs/perform';
import type { Collection } from './odata/read';

/** Reads of collections of any size, page by page, over the lane of jobs (MANY-1). */

/** A page, by the number of rows before it; of 500 rows unless `top` says otherwise. */
export type ReadPage = (skip: number, top?: number) => Promise<Collection<RaRecord>>;

interface Taken {
    /** gets the rows that have not come yet, in order */
    onPage(rows: RaRecord[]): void;
    /** told how many rows have come, of how many */
    onProgress?: (read: number, total: number) => void;
}

/** How often all pages are read at most, so that none is missing that moved to a page read before. */
const PASSES = 2;

/** Makes a read for which somebody waits, over the lane. */
export const briefly = <Result>(work: () => Promise<Result>): Promise<Result> => portalLane.call(work, true);

/**
 * Returns a function that makes the reads of something long: temporary refusals are waited for as in jobs (MANY-2), other failures are
 * repeated once (LIST-6). Once aborted, nothing further is sent.
 */
export function patiently(signal?: AbortSignal): <Result>(work: () => Promise<Result>) => Promise<Result> {
    const patience = createPatience(portalLane);
    return async work => {
        for (let failures = 0; ;) {
            try {
                return await portalLane.call(() => {
                    signal?.throwIfAborted();
                    return work();
                });
            } catch (error) {
                if (isPassing(error)) {
                    if (patience.isOut()) throw error;
                } else if (!retryRead(failures++, error)) throw error;
            }
        }
    };
}

/**
 * Hands over the first page of a collection and then the others, each row once. A page has as many rows as the server gave first. Without a
 * count, or with that of the page alone, they are read one by one, up to one without a new row; with it several at once, up to the last, and
 * all once more if rows are missing then. Fails if the server did not return every row (EXPORT-4).
 */
export async function eachPage(first: Collection<RaRecord>, read: ReadPage, { onPage, onProgress }: Taken): Promise<void> {
    const ids = new Set<unknown>();
    const size = first.rows.length;
    let { count } = first;
    /** whether there was a new row */
    const take = (rows: readonly RaRecord[]): boolean => {
        const known = ids.size;
        // a row that moved while the pages were read comes twice
        const fresh = rows.filter(({ id }) => !ids.has(id) && ids.add(id));
        if (fresh.length > 0) onPage(fresh);
        onProgress?.(Math.min(ids.size, count ?? ids.size), count ?? ids.size);
        return ids.size > known;
    };

    /** whether a page had no new row: the server has no more, whatever it counts */
    let isOver = false;
    const readAll = async (from: number): Promise<void> => {
        let last = Math.ceil((count ?? 0) / size) - 1;
        let next = from;
        let turn = from;
        const early = new Map<number, RaRecord[]>();
        const worker = async (): Promise<void> => {
            while (next <= last) {
                const at = next++;
                try {
                    const page = await read(at * size);
                    count = page.count ?? count;
                    early.set(at, page.rows);
                } catch (error) {
                    last = -1;
                    throw error;
                }
                for (let rows = early.get(turn); rows; rows = early.get(turn)) {
                    early.delete(turn);
                    if (!take(rows) && from > 0) {
                        isOver = true;
                        last = -1;
                    }
                    turn += 1;
                }
            }
        };
        await Promise.all(Array.from({ length: AT_ONCE }, worker));
    };

    take(first.rows);
    if (count === undefined || count <= size) {
        // exactly as many rows as requested: there may be more
        if (size !== COLLECTION_LIMIT) return;
        for (let skip = size; ; skip += size) {
            const { rows } = await read(skip);
            if (take(rows)) continue;
            // nothing but known rows: all of them, from a server that ignores paging (QUERY-6), or a page again, from one that ignores $skip
            if (rows.length > 0 && (await read(0, 1)).rows.length === 1) throw incomplete();
            return;
        }
    }
    for (let pass = 0; pass < PASSES && size > 0 && !isOver && ids.size < count; pass += 1) await readAll(pass === 0 ? 1 : 0);
    if (ids.size < count) throw incomplete();
}
