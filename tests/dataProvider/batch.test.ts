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
    expect(await runBatch([], async () => expect.unreachable())).toEqual({ succeeded: [], failed: [] });
});
