import { expect, it } from 'vitest';
import { isCount, planOf } from '#src/shared/many/plan';

it('divides the selected rows, in the order of selection', () => {
    const rows = [{ id: 'a' }, { id: 'b' }];
    const plan = planOf(['b', 'gone', 'a'], rows, ({ id }) => (id === 'a' ? 'locked' : null));
    expect(plan.run).toEqual([{ id: 'b' }]);
    expect(plan.leftOut).toEqual([
        { id: 'gone', obstacle: 'gone' },
        { id: 'a', row: { id: 'a' }, obstacle: 'locked' },
    ]);
});

it.each([
    ['1000', true],
    [' 1,000 ', true],
    ['1.000', true],
    ['1\u00A0000', true],
    ['100', false],
    ['', false],
])('takes "%s" for 1000: %s', (typed, isIt) => {
    expect(isCount(typed, 1000)).toBe(isIt);
});
