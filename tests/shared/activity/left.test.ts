import * as indexed from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ApiRequest, HttpClient } from '#dataProvider/httpClient';
import type { User } from '#dataProvider/types';

/** What a page could not store before it was left (ACTIVITY-1). */

const ME = { customer: 'c1', email: 'zora@holzmann.example', displayName: 'Zora Geheim', role: 'admin' } as unknown as User;
/** Each test has a user of its own, because a page that was left may still store something. */
let user = 0;
const RENAME: ApiRequest = {
    method: 'PATCH',
    call: 'PATCH /cloudGroups/{id}',
    body: { label: 'Werkstatt Nord', note: 'Vermerk' },
    trace: { before: { id: 'g1', label: 'Werkstatt', owner: { email: 'zora@holzmann.example' } } },
};

/** Who is told that the page is left: the modules of the page of now alone. */
let listeners: (() => void)[] = [];

/** A page load: modules of its own, and a client that answers with `answer`. */
async function newPage(answer: () => Promise<unknown> = async () => ({ data: { id: 'g1', label: 'Werkstatt Nord' } })) {
    vi.resetModules();
    listeners = [];
    vi.stubGlobal('addEventListener', (type: string, listener: () => void) => type === 'pagehide' && listeners.push(listener));
    const session = await import('#authProvider/session');
    session.begin('token');
    session.setUser({ ...ME, id: `u${user}` }, 'token');
    const { recordingChanges, changesSent } = await import('#src/shared/activity/recording');
    const client = recordingChanges(answer as HttpClient);
    return { send: () => client('cloudGroups/g1', RENAME), changesSent };
}

const leave = (): void => listeners.forEach(listener => listener());
const left = (): string => localStorage.getItem('activity-left') ?? '';

const soon = <Result>(check: () => Result | Promise<Result>) => vi.waitFor(check, 10_000);

async function entriesHere() {
    const { entriesOf } = await import('#src/shared/activity/recorder');
    return entriesOf(`u${user}@c1`);
}

beforeEach(() => {
    user += 1;
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
    await soon(async () =>
        expect(await entriesHere()).toMatchObject([
            { call: 'PATCH /cloudGroups/{id}', ids: { group: 'g1' }, outcome: 'done', former: { label: 'Werkstatt' } },
        ]),
    );
    expect((await entriesHere())[0]).toHaveProperty('marks.label');
    expect(left()).toBe('');
});

it('keeps a change that was not answered yet as one of unknown outcome', async () => {
    const { send } = await newPage(() => new Promise(() => undefined));
    void send();
    leave();
    await newPage();
    await soon(async () => expect(await entriesHere()).toMatchObject([{ outcome: 'unknown' }]));
});

it('keeps what was refused right before the page was left as that', async () => {
    const { send } = await newPage(async () => {
        const { PortalError } = await import('#dataProvider/errors');
        throw new PortalError('errors.403', { status: 403, reason: 'http' });
    });
    await send().catch(() => undefined);
    leave();
    const text = left();
    // What this page does beyond that, a page that was left does not.
    await soon(async () => expect(await entriesHere()).toHaveLength(1));
    vi.stubGlobal('indexedDB', new indexed.IDBFactory());
    localStorage.setItem('activity-left', text);
    await newPage();
    await soon(async () => expect(await entriesHere()).toMatchObject([{ outcome: 'failed', status: 403 }]));
});

it('keeps what the recorder had not stored yet, and that it was undone', async () => {
    const { send } = await newPage();
    await send();
    const recorder = await import('#src/shared/activity/recorder');
    const found = await soon(() => {
        const [entry] = recorder.recordedSince(0);
        return entry ?? expect.fail();
    });
    recorder.noteUndone(found);
    // The database does not get that far.
    vi.stubGlobal('indexedDB', { open: () => new EventTarget(), databases: async () => [] });
    leave();
    await new Promise(next => setTimeout(next));
    vi.stubGlobal('indexedDB', new indexed.IDBFactory());
    await newPage();
    await soon(async () => expect(await entriesHere()).toMatchObject([{ id: found.id, undone: true }]));
});

it('leaves nothing after a sign-out', async () => {
    const { send } = await newPage(() => new Promise(() => undefined));
    void send();
    leave();
    const before = left();
    expect(before).toContain('PATCH /cloudGroups/{id}');
    localStorage.removeItem('activity-left');
    const { noteSignOut } = await import('#storage/drafts');
    noteSignOut();
    leave();
    expect(left()).toBe('');
    // What another tab has left meanwhile.
    localStorage.setItem('activity-left', JSON.stringify([...(JSON.parse(before) as string[]), 'x', 1]));
    await newPage();
    await soon(() => expect(left()).toBe(''));
    expect(await entriesHere()).toEqual([]);
});
