import { expect, it } from 'vitest';
import { planOf } from '#src/jobs/batch/plan';

it('divides the selected rows, in the order of selection', () => {
    const rows = [{ id: 'a' }, { id: 'b' }];
    const plan = planOf(['b', 'gone', 'a'], rows, ({ id }) => (id === 'a' ? 'locked' : null));
    expect(plan.run).toEqual([{ id: 'b' }]);
    expect(plan.leftOut).toEqual([
        { id: 'gone', obstacle: 'gone' },
        { id: 'a', row: { id: 'a' }, obstacle: 'locked' },
    ]);
});
