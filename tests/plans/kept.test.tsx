import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ME, newBrowser, newTab, until } from '../jobs/tabs';
import type { ShownJob } from '#src/jobs/store';
import { makeUser } from '../support/builders';
import { renderPortal } from '../support/renderPortal';

/** How long plans are kept: until an explicit sign-out, which offers them, or 30 days after they ended (PLAN-4). */

const DAY_MS = 24 * 60 * 60 * 1000;
const saved = vi.hoisted(() => vi.fn<(file: Blob) => void>());
vi.mock('../../src/shared/saveFile', () => ({ saveFile: saved }));

beforeEach(newBrowser);

const plan = (id: string, more: object = {}) => ({
    ...{ id, owner: ME, kind: 'invite', made: 1, draft: { note: 'x' }, leftOut: [], step: 'source' },
    ...more,
});

async function store(...plans: ReturnType<typeof plan>[]) {
    const { changeStoredPlan } = await import('#storage/planDatabase');
    for (const one of plans) await changeStoredPlan(one.id, () => one);
}

const kept = async (): Promise<string[]> =>
    (await (await import('#storage/planDatabase')).storedPlans(ME)).map(({ id }) => id).toSorted();

it('an expired session keeps them, an explicit sign-out drops them', async () => {
    const tab = await newTab();
    tab.connect(ME);
    await store(plan('p1'));
    tab.endSession('expired');
    tab.connect(ME);
    // By then it would have been dropped.
    await tab.start(['x']);
    expect(await kept()).toEqual(['p1']);
    tab.endSession('signed-out');
    await until(async () => expect(await kept()).toEqual([]));
});

it('those that ended are kept for 30 days', async () => {
    await store(
        plan('open'),
        plan('fresh', { ended: Date.now() - 29 * DAY_MS }),
        plan('old', { ended: Date.now() - 31 * DAY_MS }),
    );
    expect(await kept()).toEqual(['fresh', 'open']);
});

it('the question before a sign-out offers the file of each that has not ended', async () => {
    const user = makeUser({ id: 'u1', customer: '10010' });
    await store(plan('p1'), plan('p2', { ended: Date.now() }));
    const { default: SignOutModal } = await import('../../src/plans/SignOutModal');
    const { user: person } = await act(async () =>
        renderPortal(<SignOutModal onConfirm={async () => undefined} onClose={() => undefined} />, { user }),
    );
    const file = await screen.findByRole('button', { name: 'Save “Invite users” as file' });
    await person.click(file);
    expect(saved).toHaveBeenCalledOnce();
    const [call] = saved.mock.calls;
    expect(JSON.parse((await call?.[0].text()) ?? '')).toMatchObject({
        format: 'portal-plan',
        kind: 'invite',
        draft: { note: 'x' },
    });
});

it('the file of an invitation that has begun is its report: of its list nothing is left to run again', async () => {
    const user = makeUser({ id: 'u1', customer: '10010' });
    await store(plan('p1', { ran: ['row-1'] }));
    const steps = [{ verb: 'createUser' }, { verb: 'recover' }];
    const counts = { waiting: 1, sent: 0, done: 0, gone: 0, failed: 0, unknown: 0, changed: 0, all: 1 };
    const job = {
        id: 'p1',
        owner: ME,
        kind: 'invite',
        plan: true,
        steps,
        state: 'held',
        begun: 7,
        counts,
    } as unknown as ShownJob;
    const { showJobs } = await import('../../src/jobs/store');
    const { default: SignOutModal } = await import('../../src/plans/SignOutModal');
    saved.mockClear();
    const { user: person } = await act(async () => {
        showJobs({ list: [job], read: true });
        return renderPortal(<SignOutModal onConfirm={async () => undefined} onClose={() => undefined} />, { user });
    });
    await person.click(await screen.findByRole('button', { name: 'Save “Invite users” as file' }));
    await vi.waitFor(() => expect(saved).toHaveBeenCalledOnce());
    const [call] = saved.mock.calls;
    expect(JSON.parse((await call?.[0].text()) ?? '')).toMatchObject({ kind: 'invite', receipt: { begun: 7, steps } });
});
