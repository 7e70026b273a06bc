import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import * as session from '#authProvider/session';
import { storedPlans } from '#storage/planDatabase';
import PlansPage from '#src/plans/page/PlansPage';
import { Toaster } from '#src/ui/feedback/toast';
import { makeUser } from '../support/builders';
import { renderPortal } from '../support/renderPortal';
import { withIndexedDb } from '../support/indexedDb';

/** The file of a plan that is loaded (PLAN-6). */

withIndexedDb();

// Not returned: whoever awaits it lets updates happen while React still collects them.
afterEach(() => {
    act(() => session.end('signed-out'));
});

const me = makeUser({ id: 'u1' });
const RECEIPT = { begun: 5, steps: [{ verb: 'joinGroup', group: 'g1' }], items: [{ id: 'u2', state: 'done', taken: [0] }] };
const FILE = {
    ...{ format: 'portal-plan', version: 1, customer: me.customer, by: 'u1', day: '2026-11-26', leftOut: [] },
    ...{ kind: 'takeBack', draft: { of: 'p1', isOnce: true, receipt: RECEIPT } },
};

async function load(file: File): Promise<void> {
    const page = (
        <>
            <PlansPage />
            <Toaster />
        </>
    );
    const { user } = await act(async () => renderPortal(page, { route: '/plans', path: '/plans/*', user: me }));
    await user.upload(await screen.findByLabelText('Load file', { selector: 'input' }), file);
}

it.each([
    ['saved before it ran', FILE],
    ['with its report', { ...FILE, receipt: { begun: 6, steps: [{ verb: 'leaveGroup', group: 'g1' }], items: [] } }],
])('of a plan that takes another one back is asked anew whether that was done elsewhere, %s', async (_what, file) => {
    await load(new File([JSON.stringify(file)], 'plan.json'));
    await vi.waitFor(async () => expect(await storedPlans(`u1/${me.customer}`)).toHaveLength(1));
    const [plan] = await storedPlans(`u1/${me.customer}`);
    expect(plan).toMatchObject({ kind: 'takeBack', draft: { of: '', receipt: RECEIPT } });
    expect((plan as unknown as typeof FILE).draft).not.toHaveProperty('isOnce');
});

it('is not read if it is larger than any plan', async () => {
    const file = new File([JSON.stringify(FILE)], 'plan.json');
    Object.defineProperty(file, 'size', { value: 60_000_000 });
    const text = vi.spyOn(file, 'text');
    await load(file);
    expect(await screen.findByText('This is not the file of a plan.')).toBeVisible();
    expect(text).not.toHaveBeenCalled();
});
