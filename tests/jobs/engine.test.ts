import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
    answerAll,
    answerUntil,
    freshLocks,
    ME,
    newBrowser,
    newTab,
    sentOnceEach,
    server,
    stored,
    TEN,
    until,
    type Tab,
} from './tabs';

/** Which tab works on a job, and what outlives it (MANY-6 to MANY-9). IndexedDB is a faithful fake; locks and channels are simple ones. */

const OTHER = 'u9/20020';
const HOUR_MS = 60 * 60_000;

beforeEach(newBrowser);

const stateOf = (tab: Tab) => tab.list().map(({ state }) => state);

describe('one tab', () => {
    it('works through a job, and keeps it with ids alone', async () => {
        const tab = await newTab();
        tab.connect(ME);
        const id = await tab.start(TEN);
        await until(() => expect(stateOf(tab)).toEqual(['ended']));
        sentOnceEach();
        await until(async () =>
            expect((await stored()).jobs).toMatchObject([{ id, owner: ME, state: 'ended', counts: { done: 10 } }]),
        );
        expect((await stored()).items.map(({ state }) => state)).toEqual(TEN.map(() => 'done'));
    });

    it('does not lose a job that starts while the empty storage is looked through and removed', async () => {
        for (let wait = 0; wait < 12; wait += 1) {
            newBrowser();
            const tab = await newTab();
            const leave = tab.connect(ME);
            // connect is on its way: each turn starts a little later
            for (let turn = 0; turn < wait; turn += 1) await new Promise(next => setTimeout(next, 1));
            const id = await tab.start(TEN);
            await until(() => expect(stateOf(tab)).toEqual(['ended']));
            sentOnceEach();
            await until(async () => expect((await stored()).jobs).toMatchObject([{ id, state: 'ended' }]));
            leave();
        }
    });

    it('keeps what changes at the same moment in one transaction', async () => {
        const { IDBDatabase } = await import('fake-indexeddb');
        const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
        const tab = await newTab();
        tab.connect(ME);
        await tab.start(Array.from({ length: 60 }, (_, at) => `p${at}`));
        const before = transaction.mock.calls.length;
        await until(() => expect(stateOf(tab)).toEqual(['ended']));
        // Twice for each person, sent and answered, would be 120.
        expect(transaction.mock.calls.length - before).toBeLessThan(40);
        await until(async () => expect((await stored()).items.map(({ state }) => state)).toEqual(Array(60).fill('done')));
    });

    it('sends a call when the visible page is idle, which it waits for no longer than 100 ms', async () => {
        const waits: { go: () => void; timeout?: number }[] = [];
        vi.stubGlobal('requestIdleCallback', (go: () => void, { timeout }: IdleRequestOptions = {}) =>
            waits.push({ go, timeout }),
        );
        const tab = await newTab();
        tab.connect(ME);
        await tab.start(['p1']);
        await until(() => expect(waits.map(({ timeout }) => timeout)).toEqual([100]));
        expect(await tab.itemsOf(tab.list()[0]?.id ?? '')).toMatchObject([{ state: 'sent' }]);
        // Only what waits in the browser itself would have left by now.
        await stored();
        expect(server.sent).toEqual([]);
        waits[0]?.go();
        await until(() => expect(server.sent).toEqual(['p1']));
    });

    it('sends from a hidden page, which is never idle', async () => {
        const visibility = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
        vi.stubGlobal('requestIdleCallback', () => 0);
        const tab = await newTab();
        tab.connect(ME);
        await tab.start(['p1']);
        await until(() => expect(stateOf(tab)).toEqual(['ended']));
        visibility.mockRestore();
    });

    it('runs two jobs beside each other, six calls at once in all', async () => {
        server.answers = 'by hand';
        const tab = await newTab();
        tab.connect(ME);
        await tab.start(TEN);
        await tab.start(TEN.map(id => `other ${id}`));
        await until(() => expect(server.open).toHaveLength(6));
        await answerUntil(() => expect(stateOf(tab)).toEqual(['ended', 'ended']));
        expect(server.sent).toHaveLength(20);
    });

    it('asks before the page is left while calls are under way, also of a job that was paused', async () => {
        const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
        server.answers = 'by hand';
        const tab = await newTab();
        tab.connect(ME);
        const id = await tab.start(TEN);
        await until(() => expect(server.open).toHaveLength(6));
        tab.act(id, 'pause');
        expect(asks()).toBe(true);
        answerAll();
        await until(() => expect(asks()).toBe(false));
    });

    it('does nothing when nobody is signed in any more', async () => {
        const tab = await newTab();
        tab.connect(ME);
        const started = tab.start(TEN);
        tab.endSession('expired');
        await expect(started).rejects.toThrow('Nobody is signed in');
        await new Promise(next => setTimeout(next, 50));
        expect(server.sent).toEqual([]);
        expect((await stored()).jobs).toEqual([]);
    });
});

describe('two tabs', () => {
    it('show the same job, of which one works; either pauses it', async () => {
        server.answers = 'by hand';
        const [one, two] = [await newTab(), await newTab()];
        one.connect(ME);
        const id = await one.start(TEN);
        two.connect(ME);
        await until(() => expect([stateOf(two), server.open.length]).toEqual([['running'], 6]));
        two.act(id, 'pause');
        await until(() => expect([stateOf(one), stateOf(two)]).toEqual([['paused'], ['paused']]));
        answerAll();
        await until(async () => expect((await two.itemsOf(id)).filter(({ state }) => state === 'done')).toHaveLength(6));
        expect(server.sent).toHaveLength(6);
        two.act(id, 'resume');
        await answerUntil(() => expect(stateOf(two)).toEqual(['ended']));
        sentOnceEach();
    });

    it('a job of the second one is done by the first, once, however many start at the same time', async () => {
        const [one, two] = [await newTab(), await newTab()];
        one.connect(ME);
        await until(() => expect(one.list()).toEqual([]));
        two.connect(ME);
        await Promise.all([two.start(TEN), one.start(['q1']), two.start(['q2'])]);
        await until(() => expect([stateOf(one), stateOf(two)]).toEqual([Array(3).fill('ended'), Array(3).fill('ended')]));
        expect([...server.sent].sort()).toEqual([...TEN, 'q1', 'q2'].sort());
    });

    it('the second one goes on when the first is closed, and looks up what was under way', async () => {
        server.answers = 'by hand';
        const [one, two] = [await newTab(), await newTab()];
        const close = one.connect(ME);
        two.connect(ME);
        await one.start(TEN, 'joinGroup');
        await until(() => expect(server.open).toHaveLength(6));
        // Four of the six take effect, and nobody hears of it.
        for (const { id } of server.open.slice(0, 4)) server.members.add(id);
        close();
        server.open.splice(0).forEach(({ refuse }) => refuse(one.failure(0)));
        await answerUntil(() => expect(stateOf(two)).toEqual(['ended']));
        expect(server.members.size).toBe(10);
        const repeated = server.sent.filter((id, at) => server.sent.indexOf(id) !== at);
        expect(repeated).toHaveLength(2);
    });
});

describe('a page that was closed', () => {
    it('leaves a job that the next one goes on with; the outcome of mails under way is unknown', async () => {
        server.answers = 'by hand';
        const tab = await newTab();
        tab.connect(ME);
        const id = await tab.start(TEN);
        await until(() => expect(server.open).toHaveLength(6));
        // Killed: nothing of it is heard again, and its lock is free.
        const { jobs } = await stored();
        expect(jobs).toMatchObject([{ id, state: 'running' }]);
        Object.defineProperty(navigator, 'locks', { configurable: true, value: freshLocks() });
        const next = await newTab();
        next.connect(ME);
        const before = server.sent.length;
        await until(() => {
            server.open.slice(6).forEach(({ answer }) => answer());
            expect(next.list()[0]?.counts).toMatchObject({ done: 4, unknown: 6, waiting: 0, sent: 0 });
        });
        expect(server.sent.length - before).toBe(4);
        next.act(id, 'resend');
        await until(() => {
            server.open.slice(6).forEach(({ answer }) => answer());
            expect(next.list()[0]?.counts).toMatchObject({ done: 10 });
        });
    });
});

describe('the session', () => {
    it('pauses a job with a 401, and goes on with the same person', async () => {
        server.answers = 'by hand';
        const tab = await newTab();
        tab.connect(ME);
        await tab.start(TEN);
        await until(() => expect(server.open).toHaveLength(6));
        tab.endSession('expired');
        server.open.splice(0).forEach(({ refuse }) => refuse(tab.failure(401)));
        expect(tab.list()).toEqual([]);
        await until(async () => expect((await stored()).items.map(({ state }) => state)).toEqual(TEN.map(() => 'waiting')));
        expect((await stored()).jobs).toMatchObject([{ state: 'running' }]);
        server.sent.length = 0;
        tab.connect(ME);
        await answerUntil(() => expect(stateOf(tab)).toEqual(['ended']));
        sentOnceEach();
    });

    it('of somebody else, or another customer, drops it, also while its calls are still under way', async () => {
        server.answers = 'by hand';
        const tab = await newTab();
        tab.connect(ME);
        await tab.start(TEN);
        await until(() => expect(server.open).toHaveLength(6));
        tab.endSession('expired');
        const leave = tab.connect('u1/20020');
        await until(async () => expect((await stored()).jobs).toMatchObject([{ state: 'dropped', owner: ME }]));
        answerAll();
        await new Promise(next => setTimeout(next, 50));
        expect((await stored()).items).toEqual([]);
        expect(tab.list()).toEqual([]);
        leave();
        tab.connect(ME);
        await until(() => expect(stateOf(tab)).toEqual(['dropped']));
        expect(server.sent).toHaveLength(6);
        // Once told it is gone at the next start.
        tab.act(tab.list()[0]?.id ?? '', 'close');
        await until(async () => expect((await stored()).jobs).toMatchObject([{ seen: true }]));
        const next = await newTab();
        tab.endSession('expired');
        next.connect(ME);
        await until(async () => expect((await stored()).jobs).toEqual([]));
    });

    it('that is ended by a sign-out drops all jobs of the person, and keeps nothing that is answered later', async () => {
        server.answers = 'by hand';
        const tab = await newTab();
        tab.connect(ME);
        await tab.start(TEN);
        await until(() => expect(server.open).toHaveLength(6));
        tab.endSession('signed-out');
        answerAll();
        await until(async () => expect(await indexedDB.databases()).toEqual([]));
        await new Promise(next => setTimeout(next, 50));
        expect(await indexedDB.databases()).toEqual([]);
        expect(server.sent).toHaveLength(6);
    });
});

describe('results', () => {
    it.each([
        ['24 hours after they ended', 25 * HOUR_MS],
        ['by a clock that was set back', -25 * HOUR_MS],
    ])('are removed %s, also those of somebody else', async (_what, later) => {
        const [tab, next, last] = [await newTab(), await newTab(), await newTab()];
        const leave = tab.connect(OTHER);
        await tab.start(TEN);
        await until(async () => expect((await stored()).jobs).toMatchObject([{ state: 'ended' }]));
        leave();
        const clock = vi.spyOn(Date, 'now');
        const now = Date.now();
        clock.mockImplementation(() => now + 23 * HOUR_MS);
        const leaveNext = next.connect(ME);
        await new Promise(done => setTimeout(done, 100));
        expect((await stored()).jobs).toHaveLength(1);
        leaveNext();
        clock.mockImplementation(() => now + later);
        last.connect(ME);
        await until(async () => expect((await stored()).jobs).toEqual([]));
    });

    it('are removed from a page that stays open for days', async () => {
        vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
        try {
            const tab = await newTab();
            tab.connect(ME);
            await tab.start(TEN);
            await until(() => expect(stateOf(tab)).toEqual(['ended']));
            vi.advanceTimersByTime(23 * HOUR_MS);
            await new Promise(next => setTimeout(next, 50));
            expect(stateOf(tab)).toEqual(['ended']);
            vi.advanceTimersByTime(2 * HOUR_MS);
            await until(() => expect(tab.list()).toEqual([]));
        } finally {
            vi.useRealTimers();
        }
    });
});
