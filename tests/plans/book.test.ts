import { beforeEach, expect, it, vi } from 'vitest';
import type { Plan } from '../../src/plans/plan';
import { newBrowser, until } from '../jobs/tabs';

/** Changes of plans: none is lost, in whichever tab and however slow the storage is (PLAN-4). */

const OWNER = 'u1/10010';

beforeEach(newBrowser);

/** A tab with modules of its own, in which somebody is signed in. */
async function newTab() {
    vi.resetModules();
    const session = await import('#authProvider/session');
    session.begin('token');
    const database = await import('#storage/planDatabase');
    const { bookOf } = await import('../../src/plans/book');
    const book = bookOf(OWNER);
    await book.read();
    return { book, session, stored: () => database.storedPlans(OWNER), draft: () => book.plan('p1')?.draft };
}

const plan: Plan = { id: 'p1', owner: OWNER, kind: 'invite', made: 1, draft: {}, leftOut: [], step: 'source' };
const put = (name: string, value: unknown) => (now: Plan | null) => now && { ...now, draft: { ...now.draft, [name]: value } };

async function oneTab() {
    const tab = await newTab();
    tab.book.change('p1', () => plan);
    await tab.book.settle();
    return tab;
}

const storedDrafts = async (tab: Awaited<ReturnType<typeof newTab>>) =>
    (await tab.stored()).map(one => ('draft' in one ? one.draft : null));

it('what is changed while a slow storage is read stays', async () => {
    const tab = await oneTab();
    const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
        // In the midst of the read.
        tab.book.change('p1', put('licence', 'l1'));
        throw new Error('slow');
    });
    await tab.book.read();
    expect(tab.draft()).toEqual({ licence: 'l1' });
    expect(tab.book.plans()?.unsaved).toBe(true);
    open.mockRestore();
    await tab.book.read();
    expect(tab.draft()).toEqual({ licence: 'l1' });
    await tab.book.settle();
    expect(await storedDrafts(tab)).toEqual([{ licence: 'l1' }]);
    expect(tab.book.plans()?.unsaved).toBe(false);
});

it('many changes in a row are stored together, a moment after the first', async () => {
    const tab = await oneTab();
    for (let typed = 1; typed <= 20; typed += 1) tab.book.change('p1', put('text', 'x'.repeat(typed)));
    expect(tab.draft()).toEqual({ text: 'x'.repeat(20) });
    await vi.waitFor(async () => expect(await storedDrafts(tab)).toEqual([{ text: 'x'.repeat(20) }]), { timeout: 1_500 });
});

it.each(['pagehide', 'expired'])('what was changed just before the end is stored at once: %s', async end => {
    const tab = await oneTab();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    tab.book.change('p1', put('text', 'typed'));
    if (end === 'expired') tab.session.end('expired');
    else dispatchEvent(new Event('pagehide'));
    vi.useRealTimers();
    await vi.waitFor(async () => expect(await storedDrafts(tab)).toEqual([{ text: 'typed' }]), { timeout: 1_500 });
});

it('nothing is stored after a sign-out', async () => {
    const tab = await oneTab();
    const { removePlansOf } = await import('#storage/planDatabase');
    tab.book.change('p1', put('text', 'typed'));
    tab.book.change('p2', () => ({ ...plan, id: 'p2' }));
    const settling = tab.book.settle();
    tab.session.end('signed-out');
    await removePlansOf(OWNER);
    await settling;
    expect(await tab.stored()).toEqual([]);
    expect(tab.book.plans()).toBeUndefined();
});

it('changes in two tabs are joined, and each tab shows both', async () => {
    const one = await oneTab();
    const other = await newTab();
    one.book.change('p1', put('licence', 'l1'));
    other.book.change('p1', put('group', 'g1'));
    await Promise.all([one.book.settle(), other.book.settle()]);
    const both = { licence: 'l1', group: 'g1' };
    expect(await storedDrafts(one)).toEqual([both]);
    await until(() => expect([one.draft(), other.draft()]).toEqual([both, both]));
});

it('a plan that another tab has deleted does not come back with a later change', async () => {
    const one = await oneTab();
    const other = await newTab();
    other.book.change('p1', () => null);
    await other.book.settle();
    one.book.change('p1', put('licence', 'l1'));
    await one.book.settle();
    expect(await one.stored()).toEqual([]);
    expect(one.book.plan('p1')).toBeUndefined();
});

it('what runs in another tab is not edited any more', async () => {
    const one = await oneTab();
    const other = await newTab();
    other.book.change('p1', now => now && { ...now, ran: ['row-1'] });
    await other.book.settle();
    // The page's own change, before the other tab's message arrives.
    one.book.change('p1', now => (now?.ran ? now : put('licence', 'l1')(now)));
    await one.book.settle();
    expect(await one.stored()).toMatchObject([{ ran: ['row-1'], draft: {} }]);
    expect(one.book.plan('p1')?.ran).toEqual(['row-1']);
});
