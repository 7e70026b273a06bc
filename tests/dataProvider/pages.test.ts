// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { PortalError } from '../../dataProvider/errors';
import { AT_ONCE } from '../../dataProvider/jobs/lane';
import { eachPage, patiently } from '../../dataProvider/pages';

/** Pages of a collection: no row is lost or comes twice, whatever the server counts and whatever moves in the meantime (EXPORT-4). */

const rowsFrom = (start: number, end: number) =>
    Array.from({ length: Math.max(0, end - start) }, (_, at) => ({ id: `r${start + at}` }));

/** A server with so many rows that gives at most `size` a page. */
const server = (total: number, size: number, counts = true) => {
    const skips: number[] = [];
    const pageAt = (skip: number) => ({
        rows: rowsFrom(skip, Math.min(total, skip + size)),
        count: counts ? total : undefined,
    });
    return {
        skips,
        first: pageAt(0),
        read: async (skip: number) => {
            skips.push(skip);
            // later pages answer earlier
            await new Promise(resolve => setTimeout(resolve, skip % 3));
            return pageAt(skip);
        },
    };
};

const collect = async (first: Parameters<typeof eachPage>[0], read: Parameters<typeof eachPage>[1]) => {
    const ids: unknown[] = [];
    const progress: [number, number][] = [];
    await eachPage(first, read, {
        onPage: rows => ids.push(...rows.map(({ id }) => id)),
        onProgress: (known, total) => progress.push([known, total]),
    });
    return { ids, progress };
};
const idsTo = (total: number) => rowsFrom(0, total).map(({ id }) => id);

describe('each page', () => {
    it.each([
        [1000, 500, 1],
        [5001, 500, 10],
        // a server whose pages are smaller than requested
        [1000, 100, 9],
    ])('of %d rows with %d a page comes once, in order', async (total, size, calls) => {
        const { first, read, skips } = server(total, size);
        const { ids, progress } = await collect(first, read);
        expect(ids).toEqual(idsTo(total));
        expect(skips).toHaveLength(calls);
        expect(progress.at(-1)).toEqual([total, total]);
    });

    it.each([500, 1000, 1234])('of %d rows comes once when the server counts none', async total => {
        const { first, read } = server(total, 500, false);
        expect((await collect(first, read)).ids).toEqual(idsTo(total));
    });

    it('ends when a server ignores paging', async () => {
        for (const count of [undefined, 500]) {
            const first = { rows: rowsFrom(0, 500), count };
            const read = vi.fn(async () => first);
            expect((await collect(first, read)).ids).toEqual(idsTo(500));
            expect(read).toHaveBeenCalledTimes(2);
        }
    });

    it('of exactly 500 rows is one', async () => {
        const { first, read, skips } = server(500, 500);
        expect((await collect(first, read)).ids).toEqual(idsTo(500));
        expect(skips).toEqual([500]);
    });

    it('fails when the server counts more rows than it has', async () => {
        const first = { rows: rowsFrom(0, 500), count: 100_000 };
        const read = vi.fn(async (skip: number) => ({ rows: skip < 1000 ? rowsFrom(skip, skip + 500) : [], count: 100_000 }));
        await expect(collect(first, read)).rejects.toThrow('errors.incomplete');
        expect(read.mock.calls.length).toBeLessThan(3 * AT_ONCE);
        await expect(collect({ rows: [], count: 1 }, read)).rejects.toThrow('errors.incomplete');
    });

    it.each([600, undefined])('fails when the server sends the first one again, and counts %s', async count => {
        const read = vi.fn(async (_skip: number, top?: number) => ({ rows: rowsFrom(0, top ?? 500), count }));
        await expect(collect(await read(0), read)).rejects.toThrow('errors.incomplete');
    });

    it('brings a row that moved to a page that was read before', async () => {
        // r999 becomes the first row once the first page has been read
        const moved = [{ id: 'r999' }, ...rowsFrom(0, 999), ...rowsFrom(1000, 1500)];
        const read = vi.fn(async (skip: number) => ({ rows: moved.slice(skip, skip + 500), count: 1500 }));
        const { ids } = await collect({ rows: rowsFrom(0, 500), count: 1500 }, read);
        expect([...ids].sort()).toEqual(idsTo(1500).sort());
        expect(new Set(ids).size).toBe(1500);
    });

    it('is not asked for twice when rows were deleted in the meantime', async () => {
        const read = vi.fn(async (skip: number) => ({ rows: rowsFrom(skip + 1, Math.min(1500, skip + 501)), count: 1499 }));
        const { ids } = await collect({ rows: rowsFrom(0, 500), count: 1500 }, read);
        expect(new Set(ids).size).toBe(ids.length);
        expect(read).toHaveBeenCalledTimes(2);
    });

    it('at most six are asked for at once, and none after a failure', async () => {
        let underWay = 0;
        let most = 0;
        const read = vi.fn(async (skip: number) => {
            most = Math.max(most, ++underWay);
            await new Promise(resolve => setTimeout(resolve, 2));
            underWay -= 1;
            if (skip === 5000) throw new Error('broken');
            return { rows: rowsFrom(skip, skip + 500), count: 100_000 };
        });
        await expect(collect({ rows: rowsFrom(0, 500), count: 100_000 }, read)).rejects.toThrow('broken');
        await new Promise(resolve => setTimeout(resolve, 20));
        expect(most).toBe(AT_ONCE);
        expect(read.mock.calls.length).toBeLessThan(10 + 2 * AT_ONCE);
    });
});

describe('a patient read', () => {
    const refusal = (status: number, retryAfter?: number) =>
        new PortalError('errors.unknown', { status, reason: 'http', retryAfter });

    it('waits for the time that the server names', async () => {
        vi.useFakeTimers();
        const work = vi.fn<() => Promise<string>>().mockRejectedValueOnce(refusal(429, 7)).mockResolvedValue('read');
        const answer = patiently()(work);
        await vi.advanceTimersByTimeAsync(6_900);
        expect(work).toHaveBeenCalledTimes(1);
        await vi.advanceTimersByTimeAsync(200);
        await expect(answer).resolves.toBe('read');
    });

    it('is repeated once after an error of the server, never after a refusal', async () => {
        const failing = vi.fn().mockRejectedValue(refusal(500));
        await expect(patiently()(failing)).rejects.toMatchObject({ status: 500 });
        expect(failing).toHaveBeenCalledTimes(2);
        const refused = vi.fn().mockRejectedValue(refusal(403));
        await expect(patiently()(refused)).rejects.toMatchObject({ status: 403 });
        expect(refused).toHaveBeenCalledTimes(1);
    });

    it('is not sent once it was stopped', async () => {
        const work = vi.fn();
        await expect(patiently(AbortSignal.abort())(work)).rejects.toMatchObject({ name: 'AbortError' });
        expect(work).not.toHaveBeenCalled();
    });
});
