import type { RaRecord } from 'ra-core';
import { isPassing, retryRead } from './errors';
import { MAX_CONCURRENCY } from './queue/pace';
import { portalQueue } from './queue/queue';
import { createRetryBudget } from './queue/retryBudget';
import { COLLECTION_LIMIT, countedIn, incomplete, isAll, sentIn, type Collection, type Span } from './odata/read';

/** Reads what did not fit into one response, over the queue of jobs (MANY-1). */

/** Reads `top` rows, by default all, or fewer if the server has a limit, after `skip` rows; in their order, or in either order of their ids. */
export type ReadPage = (skip: number, top?: number, descending?: boolean) => Promise<Collection<RaRecord>>;

/** Called with the number of rows read so far, and of all rows. */
export type OnProgress = (read: number, total: number) => void;

/** How often the rows are read from the start before they count as moving all the time (QUERY-12). */
const PASSES = 3;

/** Makes a read for which a user waits, over the queue. Once aborted, it waits no longer. */
export const interactiveRead = <Result>(work: () => Promise<Result>, signal?: AbortSignal): Promise<Result> =>
    portalQueue.call(work, true, signal);

/**
 * Returns a function for a long series of reads: waits for a busy server as jobs do (MANY-2), and retries other failures once (LIST-6). Once
 * aborted, nothing further is sent.
 */
export function longReads(signal?: AbortSignal): <Result>(work: () => Promise<Result>) => Promise<Result> {
    const retryBudget = createRetryBudget(portalQueue);
    return async work => {
        for (let failures = 0; ;) {
            try {
                return await portalQueue.call(work, false, signal);
            } catch (error) {
                if (isPassing(error)) {
                    if (retryBudget.isSpent()) throw error;
                } else if (!retryRead(failures++, error)) throw error;
            }
        }
    };
}

/** The rows moved while they were read. */
class Moved extends Error {}

/** Whether a response begins with the row with which the one before it ended. */
const follows = (before: readonly RaRecord[], after: readonly RaRecord[]): boolean =>
    before.length > 0 && before.at(-1)?.id === after[0]?.id;

/** The rows of responses that follow each other. */
const joined = (pages: readonly (readonly RaRecord[])[]): RaRecord[] =>
    pages.flatMap((rows, at) => (at === 0 ? rows : rows.slice(1)));

/** One pass over the rows of a span whose first response does not have them all. Throws `Moved`. */
interface Pass {
    first: Collection<RaRecord>;
    read: ReadPage;
    span: Required<Span>;
    onProgress: OnProgress;
    /** how many responses may be under way */
    concurrency: number;
}

const idsOf = ({ rows }: Pick<Collection<RaRecord>, 'rows'>): string[] => rows.map(({ id }) => String(id));

/** Whether a server that ignores `$skip` alone has no other rows: sorted up or down, it then has the same ones on its only page. */
async function isOnlyPage(first: Collection<RaRecord>, again: Collection<RaRecord>, read: ReadPage): Promise<boolean> {
    const known = idsOf(first);
    if (known.join('\n') !== idsOf(again).join('\n')) return false;
    const up = idsOf(await read(0, known.length, false));
    const down = idsOf(await read(0, known.length, true));
    const isSorted = up.join('\n') === down.toReversed().join('\n');
    return isSorted && up.length === known.length && new Set([...up, ...known]).size === known.length;
}

/** Reads on without knowing how many rows there are, one response after the other, until one is not full. */
async function readToEnd({ first, read, span: { from }, onProgress }: Pass): Promise<RaRecord[]> {
    const size = sentIn(first);
    const pages = [first.rows];
    for (let last = first, at = from; size > 1;) {
        at += sentIn(last) - 1;
        const page = await read(at, size);
        if (!follows(last.rows, page.rows)) {
            // a server that ignores paging sends all rows again (QUERY-6)
            if ((await read(from, 1)).rows.length > 1) return first.rows;
            if (from === 0 && last === first && (await isOnlyPage(first, page, read))) return first.rows;
            throw new Moved();
        }
        pages.push(page.rows);
        const known = at - from + page.rows.length;
        onProgress(known, known);
        if (sentIn(page) === 1 || (sentIn(page) < size && page.isCut !== true)) return joined(pages);
        last = page;
    }
    throw new Moved();
}

/** Reads on up to the number of rows that the server counts, several responses at once. */
async function readCounted(
    { first, read, span: { from, limit }, onProgress, concurrency }: Pass,
    total: number,
): Promise<RaRecord[]> {
    const size = sentIn(first);
    const end = Math.min(total, from + limit);
    // each response begins with the last row of the one before, which shows that nothing moved in between
    const stride = size - 1;
    if (stride < 1) throw new Moved();

    /** the rows from `start` to `stop`; a server may give fewer at once than it did at first */
    const readPart = async (start: number, stop: number): Promise<RaRecord[]> => {
        const pages: RaRecord[][] = [];
        for (let at = start; ;) {
            const page = await read(at, limit === Infinity ? size : stop - at);
            const counted = countedIn(page);
            const before = pages.at(-1);
            if ((counted !== undefined && counted !== total) || (before && !follows(before, page.rows))) throw new Moved();
            pages.push(page.rows.slice(0, stop - at));
            if (at + sentIn(page) >= stop) return joined(pages);
            if (sentIn(page) < 2) throw new Moved();
            at += sentIn(page) - 1;
        }
    };

    const parts = Math.max(1, Math.ceil((end - from - 1) / stride));
    const pages: RaRecord[][] = [first.rows];
    let next = 1;
    let turn = 0;
    let known = 0;
    const check = (): void => {
        for (let rows = pages[turn]; rows; rows = pages[++turn]) {
            const before = pages[turn - 1];
            if (before && !follows(before, rows)) throw new Moved();
            known += before ? rows.length - 1 : rows.length;
        }
        onProgress(known, end - from);
    };
    const worker = async (): Promise<void> => {
        while (next < parts) {
            const at = next++;
            const start = from + at * stride;
            try {
                pages[at] = await readPart(start, Math.min(end, start + size));
                check();
            } catch (error) {
                next = parts;
                throw error;
            }
        }
    };
    check();
    await Promise.all(Array.from({ length: concurrency }, worker));
    return joined(pages);
}

function readPass(pass: Pass): Promise<RaRecord[]> {
    const { first, span } = pass;
    const total = countedIn(first);
    const sent = span.from + sentIn(first);
    // a count of what was sent, where there may be more, is that of the response
    return total === undefined || total <= sent ? readToEnd(pass) : readCounted(pass, total);
}

/**
 * Returns the rows of a span, by default of the whole collection, of which the first response has been read. They are those of one pass in
 * which nothing moved; the third that moved is a failure, never a shorter list (QUERY-12).
 */
export async function readOn(
    first: Collection<RaRecord>,
    read: ReadPage,
    {
        from = 0,
        limit = Infinity,
        concurrency = MAX_CONCURRENCY,
        onProgress,
        isSure = false,
    }: Span & { concurrency?: number; onProgress?: OnProgress; isSure?: boolean } = {},
): Promise<Collection<RaRecord>> {
    const span = { from, limit };
    let most = 0;
    const told: OnProgress = (known, total) => {
        most = Math.max(most, known);
        onProgress?.(Math.min(most, total), total);
    };
    let response = first;
    for (let pass = 1; ; pass += 1) {
        try {
            const rows = isAll(response, span, isSure)
                ? response.rows
                : await readPass({ first: response, read, span, onProgress: told, concurrency });
            // a row that moved to another response comes twice
            if (new Set(rows.map(({ id }) => id)).size < rows.length) throw new Moved();
            const { count, omitted = 0 } = response;
            return { rows, count: limit === Infinity ? rows.length : count, omitted };
        } catch (error) {
            if (!(error instanceof Moved)) throw error;
            if (pass === PASSES) throw incomplete();
        }
        response = await read(from, Math.min(limit, COLLECTION_LIMIT));
    }
}
