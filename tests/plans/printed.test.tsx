import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { countsOf, type Item, type Job } from '#dataProvider/jobs/job';
import * as session from '#authProvider/session';
import { changeStoredPlan } from '#storage/planDatabase';
import { INITIAL } from '#src/plans/invite/draft';
import type { Plan } from '#src/plans/plan';
import { makeUser } from '../support/builders';
import { renderPortal } from '../support/renderPortal';
import { withIndexedDb } from '../support/indexedDb';

/** The report on paper (PLAN-7). */

withIndexedDb();

const engine = vi.hoisted(() => ({ items: [] as Item[] }));
vi.mock('#src/jobs/engine', () => ({ act: vi.fn(), connect: () => () => undefined, itemsOf: async () => engine.items }));

const { default: PlanPage } = await import('#src/plans/page/PlanPage');
const { showJobs } = await import('#src/jobs/store');

afterEach(() =>
    act(() => {
        session.end('signed-out');
        showJobs({ list: [], read: false, plans: 0 });
    }),
);

const people = Array.from({ length: 60 }, (_, at) => makeUser({ id: `p${at}`, email: `p${at}@holzmann.example` }));
const owner = `u1/${makeUser().customer}`;

const rows = () => screen.getAllByRole('row', { name: /@holzmann/ });

it('has all rows with their names, not those of the page alone', async () => {
    engine.items = people.map(({ id }): Item => ({ id, state: 'done', step: 1 }));
    const steps: Job['steps'] = [{ verb: 'joinGroup', group: 'g1' }];
    const job: Job = {
        id: 'p1',
        owner,
        kind: 'invite',
        plan: true,
        steps,
        state: 'ended',
        begun: 0,
        counts: countsOf(engine.items),
    };
    const plan: Plan = {
        ...{ id: 'p1', owner, kind: 'invite', made: 0, draft: INITIAL, leftOut: [], step: 'check' },
        ran: people.map(({ id }) => id),
    };
    await changeStoredPlan(plan.id, () => plan);
    act(() => showJobs({ list: [job], read: true }));
    const getMany = async (_: string, { ids }: { ids: readonly string[] }) => ({
        data: people.filter(({ id }) => ids.includes(id)),
    });
    await act(async () =>
        renderPortal(<PlanPage />, {
            route: '/plans/p1',
            path: '/plans/:plan',
            user: makeUser({ id: 'u1' }),
            dataProvider: { getMany: getMany as never, getList: async () => ({ data: [], total: 0 }) },
        }),
    );
    expect(await screen.findAllByRole('row', { name: /@holzmann/ })).toHaveLength(50);
    const print = vi.fn(() => {
        act(() => void window.dispatchEvent(new Event('beforeprint')));
        expect(rows()).toHaveLength(60);
        act(() => void window.dispatchEvent(new Event('afterprint')));
    });
    vi.stubGlobal('print', print);
    // Not by `user`, while which React would not take what happens within `print` for part of a test.
    fireEvent.click(screen.getByRole('button', { name: 'Print' }));
    await vi.waitFor(() => expect(print).toHaveReturned(), 20_000);
    expect(rows()).toHaveLength(50);
});
