import { act } from '@testing-library/react';
import * as indexed from 'fake-indexeddb';
import { expect, it, vi } from 'vitest';
import { storedPlans } from '#storage/planDatabase';
import { usePlans, usePlanStore } from '../../src/plans/store';
import { makeUser } from '../support/builders';
import { renderPortal } from '../support/renderPortal';

/** What is typed into a plan is stored (PLAN-4). */

for (const [name, part] of Object.entries(indexed)) if (name.startsWith('IDB')) Object.assign(globalThis, { [name]: part });

const OWNER = `u1/${makeUser().customer}`;

async function open() {
    vi.stubGlobal('indexedDB', new indexed.IDBFactory());
    const now: { store?: ReturnType<typeof usePlanStore>; isRead?: boolean } = {};
    function Page() {
        now.store = usePlanStore();
        now.isRead = usePlans() !== undefined;
        return null;
    }
    await act(async () => renderPortal(<Page />, { user: makeUser({ id: 'u1' }) }));
    await vi.waitFor(() => expect(now.isRead).toBe(true));
    const { store } = now;
    if (!store) throw new Error('The page has no store.');
    return store;
}

const storedDrafts = async () => (await storedPlans(OWNER)).map(plan => (plan as { draft?: object }).draft);

it('many changes in a row are stored together, the last one a moment later', async () => {
    const store = await open();
    const id = await act(() => store.add('invite', { text: '' }));
    act(() => {
        for (let typed = 1; typed <= 20; typed += 1) void store.change(id, { draft: { text: 'x'.repeat(typed) } });
    });
    await vi.waitFor(async () => expect(await storedDrafts()).toEqual([{ text: 'x'.repeat(20) }]), { timeout: 1_500 });
});

it('what was typed just before the page is left is stored at once', async () => {
    const store = await open();
    const id = await act(() => store.add('invite', { text: '' }));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    act(() => void store.change(id, { draft: { text: 'typed' } }));
    act(() => void dispatchEvent(new Event('pagehide')));
    vi.useRealTimers();
    await vi.waitFor(async () => expect(await storedDrafts()).toEqual([{ text: 'typed' }]), { timeout: 1_500 });
});
