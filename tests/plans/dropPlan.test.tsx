import { act, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import * as session from '#authProvider/session';
import { countsOf, type Job } from '#dataProvider/jobs/job';
import { changeStoredPlan, storedPlans } from '#storage/planDatabase';
import { INITIAL } from '#src/plans/invite/draft';
import type { Plan } from '#src/plans/plan';
import { makeUser } from '../support/builders';
import { renderPortal } from '../support/renderPortal';
import { withIndexedDb } from '../support/indexedDb';

/** A plan is removed from the list (PLAN-4). */

withIndexedDb();

const engine = vi.hoisted(() => ({ act: vi.fn() }));
vi.mock('#src/jobs/engine', () => ({ act: engine.act, connect: () => () => undefined, itemsOf: async () => [] }));

const { default: PlansPage } = await import('#src/plans/page/PlansPage');
const { showJobs } = await import('#src/jobs/store');

afterEach(() =>
    act(() => {
        session.end('signed-out');
        showJobs({ list: [], read: false, plans: 0 });
    }),
);

const me = makeUser({ id: 'u1' });
const owner = `u1/${me.customer}`;

it('when that has been confirmed, and what it waits with is not sent any more', async () => {
    const plan: Plan = {
        ...{ id: 'p1', owner, kind: 'invite', made: 0, leftOut: [], step: 'check', ran: ['row-1'] },
        draft: { ...INITIAL, origin: 'anna@holzmann.example' },
    };
    await changeStoredPlan(plan.id, () => plan);
    const job: Job = {
        ...{ id: 'p1', owner, kind: 'invite', plan: true, steps: [{ verb: 'recover' }], state: 'held', holds: 'mails', begun: 0 },
        counts: countsOf([{ id: 'u2', state: 'waiting', step: 0 }]),
    };
    act(() => showJobs({ list: [job], read: true }));
    const { user } = await act(async () => renderPortal(<PlansPage />, { route: '/plans', path: '/plans/*', user: me }));
    const press = async () => user.click(await screen.findByRole('button', { name: /^Remove/ }));
    const dialog = async () => within(await screen.findByRole('dialog', { name: 'Remove this plan?' }));
    await press();
    await user.click((await dialog()).getByRole('button', { name: 'Cancel' }));
    expect(await storedPlans(owner)).toHaveLength(1);
    expect(engine.act).not.toHaveBeenCalled();
    await press();
    await user.click((await dialog()).getByRole('button', { name: 'Remove' }));
    await vi.waitFor(async () => expect(await storedPlans(owner)).toEqual([]));
    expect(engine.act.mock.calls).toEqual([
        ['p1', 'stop'],
        ['p1', 'close'],
    ]);
});
