import type { RaRecord } from 'ra-core';
import { COLLECTION_LIMIT } from './early';
import { isPassing, retryRead } from './errors';
import { AT_ONCE, portalLane } from './jobs/lane';
import { createPatience } from './jobs/perform';
import { incomplete, type Collection } from './odata/read';

/** Reads collections of any size, page by page, over the lane of jobs (MANY-1). */

/** Reads the page after `skip` rows; 500 rows unless `top` is given. */
export type ReadPage = (skip: number, top?: number) => Promise<Collection<RaRecord>>;

interface Taken {
    /** called with the rows that have not been passed on yet, in order */
    onPage(rows: RaRecord[]): void;
    /** called with the number of rows read so far, and of all rows */
    onProgress?: (read: number, total: number) => void;
}

/** Maximum number of passes over all pages, so that rows that moved to an earlier page are not missed. */
const PASSES = 2;

/** Makes a read for which a user waits, over the lane. */
export const briefly = <Result>(work: () => Promise<Result>): Promise<Result> => portalLane.call(work, true);

/**
 * Returns a function for a long series of reads: waits for a busy server as jobs do (MANY-2), and retries other failures once (LIST-6). Once
 * aborted, nothing further is sent.
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
 * Passes on the first page of a collection and then the others, each row once. A page has as many rows as the server returned first. Without a
 * count, or with only that of the page, pages are read one by one until one has no new row; with a count several in parallel, up to the last,
 * and all once more if rows are missing. Fails if the server did not return every row (EXPORT-4).
 */
export async function eachPage(first: Collection<RaRecord>, read: ReadPage, { onPage, onProgress }: Taken): Promise<void> {
    const ids = new Set<unknown>();
    const size = first.rows.length;
    let { count } = first;
    /** whether any row was new */
    const take = (rows: readonly RaRecord[]): boolean => {
        const known = ids.size;
        // a row that moved between pages may arrive twice
        const fresh = rows.filter(({ id }) => !ids.has(id) && ids.add(id));
        if (fresh.length > 0) onPage(fresh);
        onProgress?.(Math.min(ids.size, count ?? ids.size), count ?? ids.size);
        return ids.size > known;
    };

    /** whether a page had no new row: the server has no more, whatever its count says */
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
            // only known rows: the server ignores paging and sent all of them (QUERY-6), or ignores `$skip` and repeated a page
            if (rows.length > 0 && (await read(0, 1)).rows.length === 1) throw incomplete();
            return;
        }
    }
    for (let pass = 0; pass < PASSES && size > 0 && !isOver && ids.size < count; pass += 1) await readAll(pass === 0 ? 1 : 0);
    if (ids.size < count) throw incomplete();
}
