import * as indexed from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ApiRequest, HttpClient } from '#dataProvider/httpClient';
import type { User } from '#dataProvider/types';
import type { StoredEntry } from '#storage/activityDatabase';

/** What a page could not store before it was left (ACTIVITY-1), and what is deleted when something is stored (ACTIVITY-2). */

const ME = { id: 'u1', customer: 'c1', email: 'zora@holzmann.example', displayName: 'Zora Geheim', role: 'admin' } as User;
const OWNER = 'u1@c1';
const DAY_MS = 24 * 60 * 60 * 1000;
const RENAME: ApiRequest = {
    method: 'PATCH',
    call: 'PATCH /cloudGroups/{id}',
    body: { label: 'Werkstatt Nord', note: 'Vermerk' },
    trace: { before: { id: 'g1', label: 'Werkstatt', owner: { email: 'zora@holzmann.example' } } },
};

/** A page load: modules of its own, and a client that answers with `answer`. */
async function newPage(answer: () => Promise<unknown> = async () => ({ data: { id: 'g1', label: 'Werkstatt Nord' } })) {
    vi.resetModules();
    const session = await import('#authProvider/session');
    session.begin('token');
    session.setUser(ME, 'token');
    const { recordingChanges, changesSent } = await import('#src/shared/activity/recording');
    const client = recordingChanges(answer as HttpClient);
    return { send: () => client('cloudGroups/g1', RENAME), changesSent };
}

const leave = (): boolean => window.dispatchEvent(new Event('pagehide'));
const left = (): string => localStorage.getItem('activity-left') ?? '';

async function entriesHere(owner = OWNER) {
    const { entriesOf } = await import('#src/shared/activity/recorder');
    return entriesOf(owner);
}

beforeEach(() => {
    localStorage.clear();
    for (const [name, part] of Object.entries(indexed)) if (name.startsWith('IDB')) vi.stubGlobal(name, part);
    vi.stubGlobal('indexedDB', new indexed.IDBFactory());
});
afterEach(() => vi.restoreAllMocks());

it('keeps a change that was answered right before the page was left, with what it was before and nothing personal', async () => {
    const { send } = await newPage();
    await send();
    leave();
    expect(left()).toContain('PATCH /cloudGroups/{id}');
    for (const word of ['Geheim', 'Vermerk', 'holzmann']) expect(left()).not.toContain(word);
    const { changesSent } = await newPage();
    expect(changesSent()).toBe(1);
    await vi.waitFor(async () =>
        expect(await entriesHere()).toMatchObject([
            { call: 'PATCH /cloudGroups/{id}', ids: { group: 'g1' }, outcome: 'done', former: { label: 'Werkstatt' } },
        ]),
    );
    expect((await entriesHere())[0]).toHaveProperty('marks.label');
    expect(left()).toBe('');
});

it('keeps a change that was not answered yet as one of unknown outcome, and what was refused as that', async () => {
    const { PortalError } = await import('#dataProvider/errors');
    const { send } = await newPage(() => new Promise(() => undefined));
    void send();
    leave();
    const other = await newPage(() => Promise.reject(new PortalError('errors.403', { status: 403, reason: 'http' })));
    await other.send().catch(() => undefined);
    leave();
    await newPage();
    await vi.waitFor(async () =>
        expect((await entriesHere()).map(({ outcome, status }) => [outcome, status])).toEqual([
            ['failed', 403],
            ['unknown', undefined],
        ]),
    );
});

it('keeps what the recorder had not stored yet, and that it was undone', async () => {
    await import('#src/shared/activity/onDemand');
    const { send } = await newPage();
    await send();
    const recorder = await import('#src/shared/activity/recorder');
    const found = await vi.waitFor(() => {
        const [entry] = recorder.recordedSince(0);
        return entry ?? expect.fail();
    });
    recorder.noteUndone(found);
    leave();
    // The database did not get that far.
    vi.stubGlobal('indexedDB', new indexed.IDBFactory());
    await newPage();
    await vi.waitFor(async () => expect(await entriesHere()).toMatchObject([{ id: found.id, undone: true }]));
});

it('leaves nothing after a sign-out', async () => {
    const { send } = await newPage();
    await send();
    const { noteSignOut } = await import('#storage/drafts');
    noteSignOut();
    leave();
    expect(left()).toBe('');
    // What another tab has left meanwhile.
    localStorage.setItem('activity-left', JSON.stringify(['{"change":{"signOut":""}}', 'x', 1]));
    await newPage();
    await vi.waitFor(() => expect(left()).toBe(''));
    expect(await entriesHere()).toEqual([]);
});

it('deletes the oldest beyond 20,000 changes, and what is older than is kept, whenever it stores something', async () => {
    vi.resetModules();
    const { saveEntries } = await import('#storage/activityDatabase');
    const now = Date.now();
    const entry = (number: number, at: number): StoredEntry => ({ id: `e${number}`, owner: number % 2 ? OWNER : 'u2@c1', at });
    const all = Array.from({ length: 20_003 }, (_, at) => entry(at, now - 30_000 + at));
    await saveEntries([...all, entry(90_001, now - 91 * DAY_MS)], 90 * DAY_MS, () => true);
    const ids = await new Promise<IDBValidKey[]>(done => {
        indexedDB.open('activity').addEventListener('success', event => {
            const { result } = event.target as IDBOpenDBRequest;
            const keys = result.transaction('entries').objectStore('entries').index('at').getAllKeys();
            keys.addEventListener('success', () => {
                result.close();
                done(keys.result);
            });
        });
    });
    expect(ids).toHaveLength(20_000);
    expect([ids[0], ids.at(-1)]).toEqual(['e3', 'e20002']);
}, 60_000);
