import { beforeEach, describe, expect, it, vi } from 'vitest';
import { countsOf, type Item, type Job } from '#dataProvider/jobs/job';
import { answerUntil, ME, newBrowser, newTab, sentOnceEach, server, stored, TEN, until, type Tab } from './tabs';

/** A job over a storage that fails (MANY-9). IndexedDB is a faithful fake. */

beforeEach(newBrowser);

describe('a storage', () => {
    it('that refuses from the start is told, and the job runs', async () => {
        vi.spyOn(indexedDB, 'open').mockImplementation(() => {
            throw new DOMException('refused', 'SecurityError');
        });
        const tab = await newTab();
        tab.connect(ME);
        await tab.start(TEN);
        await until(() => expect(tab.list()).toMatchObject([{ state: 'ended', unsaved: true }]));
        sentOnceEach();
    });

    it.each([
        ['has begun', [true, false]],
        ['begins afterwards', [false, true]],
    ])('that refuses one tab lets it not begin a plan that another %s', async (_when, keeps) => {
        const open = vi.spyOn(indexedDB, 'open');
        const [keeping, refused] = [await newTab(), await newTab()];
        keeping.connect(ME);
        await keeping.start(['other']);
        open.mockImplementation(() => {
            throw new DOMException('refused', 'SecurityError');
        });
        refused.connect(ME);
        await refused.start([]);
        for (const isKeeping of keeps) await (isKeeping ? keeping : refused).start(TEN, 'recover', 'plan-1');
        const of = (tab: Tab) => tab.list().filter(({ plan, state }) => plan && state === 'ended');
        await until(() => expect([...of(keeping), ...of(refused)]).toHaveLength(1));
        server.sent.splice(server.sent.indexOf('other'), 1);
        sentOnceEach();
    });

    it.each<[string, () => void]>([
        ['without Web Locks, as over http', () => Object.defineProperty(navigator, 'locks', { value: undefined })],
        [
            'whose Web Locks refuse',
            () => vi.spyOn(navigator.locks, 'request').mockRejectedValue(new DOMException('refused', 'SecurityError')),
        ],
        [
            'whose Web Locks throw',
            () =>
                vi.spyOn(navigator.locks, 'request').mockImplementation(() => {
                    throw new DOMException('refused', 'SecurityError');
                }),
        ],
    ])('of a browser %s keeps nothing: the job runs, and says so', async (_browser, arrange) => {
        arrange();
        vi.stubGlobal('BroadcastChannel', undefined);
        vi.spyOn(crypto, 'randomUUID').mockImplementation(() => {
            throw new TypeError('crypto.randomUUID is not a function');
        });
        const tab = await newTab();
        tab.connect(ME);
        await tab.start(TEN);
        await until(() => expect(tab.list()).toMatchObject([{ state: 'ended', unsaved: true }]));
        sentOnceEach();
        expect(await stored()).toEqual({ jobs: [], items: [] });
    });

    it('that is removed while it is open, as by somebody who clears the browser, gets the job again', async () => {
        server.answers = 'by hand';
        const tab = await newTab();
        tab.connect(ME);
        const id = await tab.start(TEN);
        await until(() => expect(server.open).toHaveLength(6));
        await new Promise(done => (indexedDB.deleteDatabase('jobs').onsuccess = done));
        await answerUntil(() => expect(tab.list()).toMatchObject([{ state: 'ended' }]));
        expect(tab.list()[0]?.unsaved).toBeUndefined();
        await until(async () => expect((await stored()).jobs).toMatchObject([{ id, state: 'ended' }]));
        expect((await stored()).items.map(({ state }) => state)).toEqual(TEN.map(() => 'done'));
    });

    it('that an earlier release has filled is read: what it called "group" is joining one', async () => {
        const { openDB } = await import('idb');
        const tab = await newTab();
        const leave = tab.connect(ME);
        await tab.start(TEN, 'joinGroup');
        await until(() => expect(tab.list()).toMatchObject([{ state: 'ended', kind: 'joinGroup' }]));
        leave();
        const database = await openDB('jobs');
        const [job] = (await database.getAll('jobs')) as object[];
        await database.put('jobs', { ...job, kind: 'group' });
        database.close();
        const next = await newTab();
        next.connect(ME);
        await until(() => expect(next.list()).toMatchObject([{ state: 'ended', kind: 'joinGroup' }]));
    });

    it('that an earlier release has filled is read: what it called "over" and "perhaps", and which steps an item skips', async () => {
        const { openDB } = await import('idb');
        const tab = await newTab();
        const leave = tab.connect(ME);
        const id = await tab.start(TEN);
        await until(() => expect(tab.list()).toMatchObject([{ state: 'ended' }]));
        leave();
        const database = await openDB('jobs');
        const [job] = (await database.getAll('jobs')) as Job[];
        const [first, second, third] = (await database.getAll('items')) as (Item & { job: string })[];
        const { unknown, ...counts } = job?.counts ?? countsOf([]);
        await database.put('jobs', { ...job, state: 'over', counts: { ...counts, done: 8, perhaps: unknown + 2 } });
        await database.put('items', { ...first, state: 'perhaps', reason: 'errors.network' });
        await database.put('items', { ...second, state: 'perhaps', missed: [{ step: 0, state: 'perhaps' }] });
        await database.put('items', { ...third, skips: [0] });
        database.close();
        const next = await newTab();
        next.connect(ME);
        await until(() => expect(next.list()).toMatchObject([{ state: 'targetMissing', counts: { done: 8, unknown: 2 } }]));
        expect(next.list()[0]?.counts).not.toHaveProperty('perhaps');
        expect((await next.itemsOf(id)).map(({ state }) => state).sort()).toEqual([
            ...Array<string>(8).fill('done'),
            'unknown',
            'unknown',
        ]);
        expect((await next.itemsOf(id)).flatMap(({ missed = [] }) => missed)).toEqual([{ step: 0, state: 'unknown' }]);
        expect((await next.itemsOf(id))[2]).toMatchObject({ does: [] });
    });

    it('gets many items in portions, each of them once and in their order', async () => {
        server.answers = 'by hand';
        const many = Array.from({ length: 120 }, (_, at) => `p${at}`);
        const tab = await newTab();
        tab.connect(ME);
        const id = await tab.start(many);
        const { items } = await stored();
        expect(items.map(({ job, id: person }) => [job, person])).toEqual(many.map(person => [id, person]));
        await answerUntil(() => expect(tab.list()).toMatchObject([{ state: 'ended' }]));
    });

    it('that is full halfway keeps nothing that the next page would take for how far it got', async () => {
        server.answers = 'by hand';
        const tab = await newTab();
        tab.connect(ME);
        await tab.start(TEN);
        await until(() => expect(server.open).toHaveLength(6));
        const { IDBObjectStore } = await import('fake-indexeddb');
        const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
            throw new DOMException('full', 'QuotaExceededError');
        });
        await answerUntil(() => expect(tab.list()).toMatchObject([{ state: 'ended', unsaved: true }]));
        put.mockRestore();
        sentOnceEach();
        expect((await stored()).jobs).toEqual([]);
    });
});
