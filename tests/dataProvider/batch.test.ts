import { expect, it } from 'vitest';
import { runBatch } from '../../dataProvider/batch';

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
