// @vitest-environment node
import type { RaRecord } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import { PortalError } from '../../dataProvider/errors';
import { MAX_CONCURRENCY } from '../../dataProvider/queue/pace';
import type { Collection } from '../../dataProvider/odata/read';
import { longReads, readOn, type ReadPage } from '../../dataProvider/readOn';

/**
 * Collections that do not fit into one response: no row is lost or comes twice, whatever the server counts, whatever its limit is and
 * whatever moves in the meantime (QUERY-12).
 */

type Answer = Collection<RaRecord>;

const rowsFrom = (start: number, end: number) =>
    Array.from({ length: Math.max(0, end - start) }, (_, at) => ({ id: `r${start + at}` }));

/** A server with so many rows that gives at most `size` at once. */
const server = (total: number, size: number, counts = true) => {
    const skips: number[] = [];
    const pageAt = (skip: number, top = 500): Answer => ({
        rows: rowsFrom(skip, Math.min(total, skip + Math.min(size, top))),
        count: counts ? total : undefined,
    });
    return {
        skips,
        first: pageAt(0),
        read: async (skip: number, top?: number) => {
            skips.push(skip);
            // later pages answer earlier
            await new Promise(resolve => setTimeout(resolve, skip % 3));
            return pageAt(skip, top);
        },
    };
};

const collect = async (first: Answer, read: ReadPage) => {
    const progress: [number, number][] = [];
    const { rows } = await readOn(first, read, { onProgress: (known, total) => progress.push([known, total]) });
    return { ids: rows.map(({ id }) => id), progress };
};
const idsTo = (total: number) => rowsFrom(0, total).map(({ id }) => id);

describe('all rows', () => {
    it.each([
        [1000, 500, 2],
        [5001, 500, 10],
        // a server whose limit is lower than what is requested
        [1000, 100, 10],
        [254, 100, 2],
        [254, 30, 8],
        [5, 2, 3],
    ])('of %d come once, in order, with %d in a response', async (total, size, calls) => {
        const { first, read, skips } = server(total, size);
        const { ids, progress } = await collect(first, read);
        expect(ids).toEqual(idsTo(total));
        expect(skips).toHaveLength(calls);
        expect(progress.at(-1)).toEqual([total, total]);
        const told = progress.map(([known]) => known);
        expect(told).toEqual([...told].sort((one, other) => one - other));
    });

    it.each([500, 1000, 1234])('of %d come once when the server counts none', async total => {
        const { first, read } = server(total, 500, false);
        expect((await collect(first, read)).ids).toEqual(idsTo(total));
    });

    it('come once when the server counts none, but names a next page', async () => {
        const { read } = server(254, 100, false);
        const named: ReadPage = async (skip, top) => ({ ...(await read(skip, top)), isCut: skip + 100 < 254 });
        expect((await collect(await named(0), named)).ids).toEqual(idsTo(254));
    });

    it('come once when the limit changes', async () => {
        const steady = server(1000, 500);
        const read: ReadPage = (skip, top = 500) => steady.read(skip, Math.min(top, skip % 2 === 0 ? 90 : 40));
        expect((await collect(await read(0), read)).ids).toEqual(idsTo(1000));
    });

    it('come once when a server ignores paging', async () => {
        for (const count of [undefined, 500]) {
            const first = { rows: rowsFrom(0, 500), count };
            const read = vi.fn(async () => first);
            expect((await collect(first, read)).ids).toEqual(idsTo(500));
            expect(read).toHaveBeenCalledTimes(2);
        }
    });

    it.each([
        [30, 500, true],
        // A limit of its own, or all that were requested: there are others.
        [30, 20, false],
        [700, 500, false],
    ])('of %d, with %d in a response, are %s those of a server that ignores what is left out alone', async (total, size, all) => {
        const read: ReadPage = async (_skip, top = 500, descending = false) => {
            const rows = rowsFrom(0, total);
            return { rows: (descending ? rows.toReversed() : rows).slice(0, Math.min(size, top)), count: undefined };
        };
        const reading = readOn(await read(0), read, { isSure: true }).then(({ rows }) => rows.length);
        if (all) expect(await reading).toBe(total);
        else await expect(reading).rejects.toThrow('errors.incomplete');
    });

    it('fail when the server counts more than it has', async () => {
        const first = { rows: rowsFrom(0, 500), count: 100_000 };
        const read = vi.fn(async (skip: number) => ({ rows: skip < 900 ? rowsFrom(skip, skip + 500) : [], count: 100_000 }));
        await expect(collect(first, read)).rejects.toThrow('errors.incomplete');
        expect(read.mock.calls.length).toBeLessThan(6 * MAX_CONCURRENCY);
        await expect(collect({ rows: [], count: 1 }, async () => ({ rows: [], count: 1 }))).rejects.toThrow('errors.incomplete');
    });

    it.each([600, undefined])('fail when the server sends the first ones again, and counts %s', async count => {
        const read = vi.fn(async (_skip: number, top?: number) => ({ rows: rowsFrom(0, top ?? 500), count }));
        await expect(collect(await read(0), read)).rejects.toThrow('errors.incomplete');
    });

    it('are read again from the start when one moved to a response that had been read', async () => {
        // r999 becomes the first row once the first response has been read
        const moved = [{ id: 'r999' }, ...rowsFrom(0, 999), ...rowsFrom(1000, 1500)];
        const read = vi.fn(async (skip: number) => ({ rows: moved.slice(skip, skip + 500), count: 1500 }));
        expect((await collect({ rows: rowsFrom(0, 500), count: 1500 }, read)).ids).toEqual(moved.map(({ id }) => id));
    });

    it('are read again when one was deleted in the meantime, which moves another one out of sight', async () => {
        const left = rowsFrom(1, 1500);
        const read = vi.fn(async (skip: number) => ({ rows: left.slice(skip, skip + 500), count: 1499 }));
        const { ids } = await collect({ rows: rowsFrom(0, 500), count: 1500 }, read);
        expect(ids).toEqual(left.map(({ id }) => id));
        // one that shows it, or those that left before, and then a whole pass
        expect(read.mock.calls.filter(([skip]) => skip === 0)).toHaveLength(1);
    });

    it('are read again when one was deleted and another created, so that their number is the same', async () => {
        const now = [...rowsFrom(0, 10), ...rowsFrom(11, 1501)];
        const read = vi.fn(async (skip: number) => ({ rows: now.slice(skip, skip + 500), count: 1500 }));
        const { ids } = await collect({ rows: rowsFrom(0, 500), count: 1500 }, read);
        expect(ids).toEqual(now.map(({ id }) => id));
    });

    it('fail after three passes in which something moved', async () => {
        let deleted = 0;
        const read = vi.fn(async (skip: number) => {
            if (skip > 0) deleted += 1;
            return { rows: rowsFrom(deleted + skip, Math.min(1500, deleted + skip + 500)), count: 1500 - deleted };
        });
        await expect(collect(await read(0), read)).rejects.toThrow('errors.incomplete');
        expect(read.mock.calls.filter(([skip]) => skip === 0)).toHaveLength(3);
    });

    it('are asked for by at most six reads at once, and none after a failure', async () => {
        let underWay = 0;
        let most = 0;
        const read = vi.fn(async (skip: number) => {
            most = Math.max(most, ++underWay);
            await new Promise(resolve => setTimeout(resolve, 2));
            underWay -= 1;
            if (skip === 10 * 499) throw new Error('broken');
            return { rows: rowsFrom(skip, skip + 500), count: 100_000 };
        });
        await expect(collect({ rows: rowsFrom(0, 500), count: 100_000 }, read)).rejects.toThrow('broken');
        await new Promise(resolve => setTimeout(resolve, 20));
        expect(most).toBe(MAX_CONCURRENCY);
        expect(read.mock.calls.length).toBeLessThan(10 + 2 * MAX_CONCURRENCY);
    });
});

describe('the rows of a page', () => {
    it.each([
        [0, 100, 254],
        [200, 100, 254],
        [100, 20, 254],
        [0, 100, 80],
    ])('from %d, %d at most, are all there', async (from, limit, total) => {
        const { read } = server(total, 30);
        const asked: ReadPage = vi.fn(read);
        const { rows, count } = await readOn(await asked(from, limit), asked, { from, limit });
        expect([rows, count]).toEqual([rowsFrom(from, Math.min(total, from + limit)), total]);
        expect(vi.mocked(asked).mock.calls.every(([skip, top = 0]) => skip + top <= from + limit)).toBe(true);
    });
});

/** Numbers from 0 to 1 that are the same for the same seed. */
const randomFrom = (seed: number) => () => {
    seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return seed / 2 ** 32;
};

describe('200 random schedules of deletions and creations', () => {
    /** Reads all rows of a server that changes while they are read; what was read, and what was there all the time and at the end. */
    const play = async (seed: number) => {
        const random = randomFrom(seed);
        const below = (limit: number) => Math.floor(random() * limit);
        const isCounted = random() < 0.8;
        const limit = 2 + below(60);
        const risk = [0, 0.02, 0.1, 0.4][below(4)] ?? 0;
        const size = limit * (1 + below(8)) + below(limit);
        let created = size;
        let rows = rowsFrom(0, size);
        const lasting = new Set(rows.map(({ id }) => id));
        const change = () => {
            if (random() >= risk) return;
            const kinds = [['delete'], ['create'], ['delete', 'create'], ['create', 'delete']][below(4)] ?? [];
            for (const kind of kinds) {
                const at = below(rows.length);
                if (kind === 'create') rows = rows.toSpliced(at, 0, { id: `r${created++}` });
                else {
                    lasting.delete(rows[at]?.id ?? '');
                    rows = rows.toSpliced(at, 1);
                }
            }
        };
        const read: ReadPage = async (skip, top = 500) => {
            await new Promise(resolve => setTimeout(resolve, below(3)));
            const given = rows.slice(skip, skip + Math.min(top, limit));
            const count = isCounted ? rows.length : undefined;
            const answer = { rows: given, count, isCut: skip + given.length < rows.length };
            change();
            return answer;
        };
        const answer = await readOn(await read(0), read).catch((error: unknown) => error);
        return { answer, lasting, risk };
    };

    it('never give a shorter list without a failure', async () => {
        const played = await Promise.all(Array.from({ length: 200 }, (_, seed) => play(seed)));
        let failures = 0;
        for (const [seed, { answer, lasting, risk }] of played.entries()) {
            if (answer instanceof Error) {
                expect(answer.message, `${seed}`).toBe('errors.incomplete');
                expect(risk, `${seed}`).toBeGreaterThan(0);
                failures += 1;
                continue;
            }
            const ids = (answer as Answer).rows.map(({ id }) => id);
            expect(new Set(ids).size, `${seed}`).toBe(ids.length);
            expect(
                [...lasting].filter(id => !ids.includes(id)),
                `${seed}`,
            ).toEqual([]);
        }
        expect(failures).toBeGreaterThan(10);
        expect(failures).toBeLessThan(150);
    });
});

describe('a long read', () => {
    const refusal = (status: number, retryAfter?: number) =>
        new PortalError('errors.unknown', { status, reason: 'http', retryAfter });

    it('waits for the time that the server names', async () => {
        vi.useFakeTimers();
        const work = vi.fn<() => Promise<string>>().mockRejectedValueOnce(refusal(429, 7)).mockResolvedValue('read');
        const answer = longReads()(work);
        await vi.advanceTimersByTimeAsync(6_900);
        expect(work).toHaveBeenCalledTimes(1);
        await vi.advanceTimersByTimeAsync(200);
        await expect(answer).resolves.toBe('read');
    });

    it('is repeated once after an error of the server, never after a refusal', async () => {
        const failing = vi.fn().mockRejectedValue(refusal(500));
        await expect(longReads()(failing)).rejects.toMatchObject({ status: 500 });
        expect(failing).toHaveBeenCalledTimes(2);
        const refused = vi.fn().mockRejectedValue(refusal(403));
        await expect(longReads()(refused)).rejects.toMatchObject({ status: 403 });
        expect(refused).toHaveBeenCalledTimes(1);
    });

    it('is not sent once it was stopped', async () => {
        const work = vi.fn();
        await expect(longReads(AbortSignal.abort())(work)).rejects.toMatchObject({ name: 'AbortError' });
        expect(work).not.toHaveBeenCalled();
    });
});
