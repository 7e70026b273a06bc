import { afterEach, describe, expect, it, vi } from 'vitest';
import { runBatch } from '../../dataProvider/batch';
import { PortalError } from '../../dataProvider/errors';

it('has at most six under way, settles all and keeps the order', async () => {
    let underWay = 0;
    let most = 0;
    const items = Array.from({ length: 20 }, (_, index) => index);
    const { succeeded, failed } = await runBatch(items, async item => {
        underWay += 1;
        most = Math.max(most, underWay);
        // later items finish earlier
        for (let turn = item; turn < 20; turn += 1) await Promise.resolve();
        underWay -= 1;
        if (item % 7 === 3) throw new Error(`no ${item}`);
        return item * 2;
    });
    expect(most).toBe(6);
    expect(failed.map(({ item }) => item)).toEqual([3, 10, 17]);
    expect(failed[0]?.error).toEqual(new Error('no 3'));
    expect(succeeded.map(({ item }) => item)).toEqual(items.filter(item => item % 7 !== 3));
    expect(succeeded[1]).toEqual({ item: 1, result: 2 });
});

it('is done at once without items', async () => {
    expect(await runBatch([], async () => expect.unreachable())).toEqual({ succeeded: [], failed: [], skipped: [] });
});

it('tells after each call how many have ended, failed ones included', async () => {
    const told: number[] = [];
    await runBatch(
        ['a', 'b', 'c'],
        async item => {
            if (item === 'b') throw new Error('no');
        },
        { onProgress: ended => told.push(ended) },
    );
    expect(told).toEqual([1, 2, 3]);
});

it('starts nothing more once it is stopped, and says what was not started', async () => {
    const stop = new AbortController();
    const started: number[] = [];
    const items = Array.from({ length: 20 }, (_, index) => index);
    const { succeeded, failed, skipped } = await runBatch(
        items,
        async item => {
            started.push(item);
            if (item === 7) stop.abort();
        },
        { signal: stop.signal },
    );
    expect(started.length).toBeLessThan(14);
    expect(succeeded.map(({ item }) => item)).toEqual(started);
    expect(failed).toEqual([]);
    expect(skipped).toEqual(items.slice(started.length));
});

describe('a refusal for the time being', () => {
    afterEach(() => vi.useRealTimers());

    const refusal = (retryAfter?: number, status = 429) => new PortalError('errors.429', { status, reason: 'http', retryAfter });

    it.each([
        [refusal(5), 5_000],
        [refusal(undefined, 503), 2_000],
        [refusal(30), 30_000],
    ])('is waited for once, and nothing is started meanwhile', async (error, ms) => {
        vi.useFakeTimers();
        const started: number[] = [];
        const run = runBatch([0, 1, 2, 3, 4, 5, 6, 7], async item => {
            started.push(item);
            if (item === 0 && started.filter(one => one === 0).length === 1) throw error;
        });
        await vi.advanceTimersByTimeAsync(ms - 1);
        expect(started.length).toBeLessThan(8);
        expect(started).not.toContain(7);
        await vi.advanceTimersByTimeAsync(1);
        const { succeeded, failed } = await run;
        expect([succeeded.length, failed.length]).toEqual([8, 0]);
        expect(started.filter(one => one === 0)).toHaveLength(2);
    });

    it.each([
        ['a second one', refusal(1), 2],
        ['one that lasts longer than half a minute', refusal(31), 1],
    ])('is told when it is %s', async (_what, error, tries) => {
        vi.useFakeTimers();
        const work = vi.fn(async () => Promise.reject(error));
        const run = runBatch(['a'], work);
        await vi.advanceTimersByTimeAsync(60_000);
        expect((await run).failed).toEqual([{ item: 'a', error }]);
        expect(work).toHaveBeenCalledTimes(tries);
    });

    it('is waited for no longer when the batch is stopped', async () => {
        const stop = new AbortController();
        const work = vi.fn(async () => Promise.reject(refusal(20)));
        const run = runBatch(['a', 'b', 'c', 'd', 'e', 'f', 'g'], work, { signal: stop.signal });
        await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(6));
        stop.abort();
        const { failed, skipped } = await run;
        expect([failed.length, skipped]).toEqual([6, ['g']]);
        expect(work).toHaveBeenCalledTimes(6);
    });
});
