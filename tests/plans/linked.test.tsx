import { act, screen, waitFor } from '@testing-library/react';
import * as indexed from 'fake-indexeddb';
import { beforeEach, expect, it, vi } from 'vitest';
import { storedPlans } from '#storage/planDatabase';
import { makeCustomer, makeUser } from '../support/builders';
import { renderPortal, type PortalOptions } from '../support/renderPortal';
import type { Plan } from '../../src/plans/plan';

/** A link in a mail begins a plan, once, and sends nothing (WHY-6). */

for (const [name, part] of Object.entries(indexed)) if (name.startsWith('IDB')) Object.assign(globalThis, { [name]: part });

const { default: PlansPage } = await import('../../src/plans/page/PlansPage');
const { showJobs } = await import('../../src/jobs/store');

const ME = makeUser({ id: 'u1' });

beforeEach(() => {
    vi.stubGlobal('indexedDB', new indexed.IDBFactory());
});

async function open(query: string, options: PortalOptions = {}) {
    act(() => showJobs({ read: true }));
    return act(async () =>
        renderPortal(<PlansPage />, {
            route: `/plans${query}`,
            path: '/plans',
            user: ME,
            ...options,
            routes: [{ path: '/plans/:plan', element: <p>The plan</p> }],
        }),
    );
}

const made = async () => (await storedPlans(`u1/${ME.customer}`)).map(plan => (plan as Plan).kind);

it('?do=invite: a new plan that invites', async () => {
    const { address, router } = await open('?do=invite');
    await screen.findByText('The plan');
    expect(address()).toMatch(/^\/plans\/[\w-]+$/);
    expect(await made()).toEqual(['invite']);
    // Back leads to the plans, and makes no second one.
    await act(() => router.navigate(-1));
    await waitFor(() => expect(address()).toBe('/plans'));
    await screen.findByRole('heading', { level: 1, name: 'Plans' });
    expect(await made()).toEqual(['invite']);
});

it.each(['?do=leave', '?do=delete', '?do='])('ignores %s', async query => {
    const { address } = await open(query);
    await screen.findByRole('heading', { level: 1, name: 'Plans' });
    expect(address()).toBe(`/plans${query}`);
    expect(await made()).toEqual([]);
});

it.each([
    [true, 'licence'],
    [false, 'groups'],
])('a new school year begins with a way that the customer has (demo: %s)', async (demo, way) => {
    const { user } = await open('', { customer: makeCustomer({ flags: { ...makeCustomer().flags, demo } }) });
    await user.click(await screen.findByRole('button', { name: 'New school year' }));
    await screen.findByText('The plan');
    expect((await storedPlans(`u1/${ME.customer}`)).map(plan => (plan as Plan).draft)).toMatchObject([{ way }]);
});
