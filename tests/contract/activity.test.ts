// @vitest-environment node
import * as indexed from 'fake-indexeddb';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as session from '#authProvider/session';
import { createDataProvider } from '#dataProvider';
import { ofJob } from '#dataProvider/ofJob';
import { CALLS } from '#dataProvider/calls';
import type { ApiRequest, HttpClient } from '#dataProvider/httpClient';
import { taskOf, type Step, type Subject } from '#dataProvider/jobs/steps';
import type { CloudGroup, Licence } from '#dataProvider/types';
import { entriesOf, isUnsaved } from '#src/shared/activity/recorder';
import { forgetActivity, recordingChanges } from '#src/shared/activity/recording';
import { PortalError } from '#dataProvider/errors';
import { storeKeepsActivity } from '#src/config/activityKept';
import { saveEntries, storedEntries } from '#storage/activityDatabase';
import { personIn } from '#src/shared/hooks/useDraft';
import { startMockServer } from './support';

/** What a browser keeps of its changes, against the log of a server (ACTIVITY-1 to ACTIVITY-3). */

const mock = startMockServer({ scale: 60 });
const LICENCE = '10010101';
const GROUP = 'g102';
const EXPIRE = 1_893_455_999;
/** Storage of the browser, which Node does not have. */
function fakeStorage() {
    const values = new Map<string, string>();
    return {
        getItem: (key: string) => values.get(key) ?? null,
        setItem: (key: string, value: string) => void values.set(key, value),
        removeItem: (key: string) => void values.delete(key),
    };
}

/** What nobody may find in the database: it is typed, sent or answered below. */
const WORDS = ['Geheim', 'neu.example', 'holzmann.example', 'Mitteilung', 'Vermerk', 'Zora'];

// What keeps changes is loaded with the first one; here it is at hand.
beforeAll(() => import('#src/shared/activity/onDemand'));

beforeEach(() => {
    for (const [name, part] of Object.entries(indexed)) if (name.startsWith('IDB')) vi.stubGlobal(name, part);
    vi.stubGlobal('window', { localStorage: fakeStorage(), sessionStorage: fakeStorage() });
    vi.stubGlobal('addEventListener', () => undefined);
    Object.assign(document, { addEventListener: () => undefined });
    vi.stubGlobal('indexedDB', new indexed.IDBFactory());
});

afterEach(() => session.end('signed-out'));

/** An administrator who is signed in, and whose changes are kept. */
async function signedIn(over: (client: HttpClient) => HttpClient = client => client) {
    const { client, token } = await mock.signedIn('admin@holzmann.example');
    const me = await createDataProvider({ client }).getCurrentUser();
    session.begin(token);
    session.setUser(me, token);
    return {
        provider: createDataProvider({ client: recordingChanges(over(client)) }),
        owner: personIn(me),
        me,
    };
}

interface Logged {
    method: string;
    path: string;
    status: number;
}

const LOG = () => `${mock.url().replace(/\/api$/, '')}/__mock/api/calls`;

/** What is kept, once the last change was noted. */
const kept = async (owner: string) => {
    await new Promise(next => setTimeout(next));
    return entriesOf(owner);
};

/** The changes that have reached the server since the last time. */
async function takeLog(): Promise<Logged[]> {
    const calls = (await (await fetch(LOG())).json()) as Logged[];
    await fetch(LOG(), { method: 'DELETE' });
    // The log itself forgets what is more than 200 calls ago.
    expect(calls.length).toBeLessThan(200);
    return calls.filter(({ method, path }) => method !== 'GET' && !path.includes('user/token'));
}

const refusedToo = (call: Promise<unknown>): Promise<unknown> => call.catch((error: unknown) => error);

/** Makes a change of every kind once; some are refused. */
async function changeEverything({ provider }: Awaited<ReturnType<typeof signedIn>>, round: number): Promise<void> {
    const take = (step: Step, subject: Subject) => refusedToo(taskOf(ofJob(provider, { id: 'j1' }), step, subject).send());
    const user = (
        await provider.create('users', {
            data: { email: `zora${round}@neu.example`, forename: 'Zora', surname: 'Geheim', adminNote: 'Vermerk' },
        })
    ).data.id;
    await provider.update('users', {
        id: user,
        data: { adminNote: 'Vermerk 2' },
        previousData: { id: user, adminNote: 'Vermerk' },
    });
    await provider.updateCurrentUser({ displayName: `Zora ${round}` });

    const licence = (await provider.getOne<Licence>('licences', { id: LICENCE })).data;
    await provider.update('licences', { id: LICENCE, data: { name: `CAD ${round}` }, previousData: licence });
    const made = { label: `Werkstatt ${round}`, expire: null, licenceId: LICENCE, _sendMail: false };
    const key = (await provider.create('keys', { data: made })).data;
    await provider.update('keys', { id: key.id, data: { label: `Halle ${round}`, expire: EXPIRE }, previousData: key });
    await take({ verb: 'expireKey', licence: LICENCE, expire: null }, { id: key.id, expire: EXPIRE });
    await provider.assignKey({ user, key: key.id, from: [] });
    await refusedToo(provider.sendKey({ key: key.id }));
    await provider.refreshKey({ key: key.id });
    await provider.unassignKey({ user, key: key.id });
    await take({ verb: 'deleteKey', licence: LICENCE }, { id: key.id, users: [] });
    await refusedToo(provider.requestKey({ product: 'pcad' }));
    await refusedToo(provider.orderAcademy({ count: 12 + round }));

    await provider.assignLicence({ user, licence: '10010111', expire: EXPIRE, sendMail: true });
    await take({ verb: 'takeLicence', licence: '10010111' }, { id: user });
    const group = (await provider.create('cloudGroups', { data: { label: `Planung ${round}`, autoAdd: false } })).data;
    await provider.update('cloudGroups', { id: group.id, data: { label: `Bau ${round}`, autoAdd: true }, previousData: group });
    await take({ verb: 'joinGroup', group: group.id }, { id: user });
    await take({ verb: 'leaveGroup', group: group.id }, { id: user });
    await provider.setGroupUsers({ group: group.id, users: [user] });
    await provider.delete<CloudGroup>('cloudGroups', { id: group.id });

    await provider.sendUserData({ user });
    await provider.logoutUser({ user });
    await provider.recoverUser({ user, recipient: 'zora.privat@neu.example' });
    await refusedToo(provider.requestTransfer({ email: 'zora@holzmann.example' }));
    await take({ verb: 'deleteUser', frees: [] }, { id: user });

    const seat = mock.state().seats.filter(({ licenceId, active }) => licenceId === LICENCE && active)[0];
    await take({ verb: 'releaseSeat', licence: LICENCE }, { id: seat?.id ?? '' });
    const ticket = await provider.createTicket({ content: 'Mitteilung' }).catch(() => 't1');
    await refusedToo(provider.sendTicketMessage({ ticket: String(ticket), content: 'Mitteilung' }));
    await refusedToo(provider.closeTicket({ ticket: String(ticket) }));
    await refusedToo(provider.addComment({ video: 'v1', content: 'Mitteilung' }));
    await refusedToo(provider.editComment({ video: 'v1', comment: 'c1', content: 'Mitteilung' }));
    await refusedToo(provider.deleteComment({ video: 'v1', comment: 'c1' }));
    await refusedToo(provider.saveProgress({ video: 'v1', percent: 5 }));
}

/** Whether a call of the log is what an entry says. */
const isSame = ({ method, path }: Logged, call: string): boolean => {
    const pattern = call.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+');
    return new RegExp(`^${pattern}$`).test(`${method} /${path.split('?')[0]}`);
};

const OUTCOMES = (status: number) => (status < 300 ? 'done' : status < 500 ? 'failed' : 'unknown');

it('keeps each of 200 changes of every kind, and nothing personal', { timeout: 120_000 }, async () => {
    const signed = await signedIn();
    const logged: Logged[] = [];
    await takeLog();
    for (let round = 0; round < 7; round += 1) {
        await changeEverything(signed, round);
        logged.push(...(await takeLog()));
    }
    const sent = logged.filter(({ path }) => !path.includes('/progress'));
    expect(sent.length).toBeGreaterThanOrEqual(200);

    const entries = (await kept(signed.owner)).toReversed();
    expect(entries.map(({ call, outcome }, at) => [isSame(sent[at] ?? sent[0]!, call), outcome])).toEqual(
        sent.map(({ status }) => [true, OUTCOMES(status)]),
    );
    const changes = Object.keys(CALLS).filter(name => !/^GET|auth|progress/.test(name));
    expect(changes.filter(name => !entries.some(({ call }) => call === name))).toEqual([]);
    expect(entries.filter(({ job }) => job === 'j1').length).toBeGreaterThanOrEqual(7 * 6);

    const database = await new Promise<IDBDatabase>(done => {
        const opening = indexedDB.open('activity');
        opening.addEventListener('success', () => done(opening.result));
    });
    const stored = await new Promise<unknown[]>(done => {
        const all = database.transaction('entries').objectStore('entries').getAll();
        all.addEventListener('success', () => done(all.result));
    });
    database.close();
    expect(stored).toHaveLength(sent.length);
    const text = JSON.stringify(stored);
    const tokens = mock.state().keys.map(({ token }) => token);
    expect([...WORDS, ...tokens].filter(word => text.includes(word))).toEqual([]);
    const names = mock.state().users.flatMap(({ email, surname }) => [email, surname ?? '']);
    expect(names.filter(name => name.length > 3 && text.includes(name))).toEqual([]);
});

describe('the storage', () => {
    const rename = async ({ provider }: Awaited<ReturnType<typeof signedIn>>, label: string) => {
        const { data: group } = await provider.getOne<CloudGroup>('cloudGroups', { id: GROUP });
        return provider.update('cloudGroups', { id: GROUP, data: { label }, previousData: group });
    };

    it.each([
        [
            'refuses',
            () =>
                vi.spyOn(indexedDB, 'open').mockImplementation(() => {
                    throw new DOMException('', 'SecurityError');
                }),
        ],
        [
            'is full',
            () =>
                vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
                    throw new DOMException('', 'QuotaExceededError');
                }),
        ],
    ])('%s: the change is made all the same, and known until the page is left', async (how, refuse) => {
        const signed = await signedIn();
        refuse();
        expect((await rename(signed, `Werkstatt, ${how}`)).data.label).toBe(`Werkstatt, ${how}`);
        const entries = await kept(signed.owner);
        expect(entries[0]).toMatchObject({ call: 'PATCH /cloudGroups/{id}', ids: { group: GROUP }, outcome: 'done' });
        expect(isUnsaved()).toBe(true);
    });

    it('is emptied by a sign-out, unless it is kept', async () => {
        for (const keeps of [true, false]) {
            const signed = await signedIn();
            await rename(signed, `Werkstatt B ${keeps}`);
            expect(await kept(signed.owner)).toHaveLength(keeps ? 1 : 2);
            storeKeepsActivity(signed.owner, keeps);
            session.end('signed-out');
            await forgetActivity(signed.me);
            expect(await kept((await signedIn()).owner)).toHaveLength(keeps ? 1 : 0);
            expect(await storedEntries(signed.owner, 1_000_000)).toHaveLength(keeps ? 1 : 0);
        }
        expect(await indexedDB.databases()).toMatchObject([{ name: 'activity' }]);
    });

    it.each([
        [
            'a failure without an answer is one of unknown outcome',
            new PortalError('errors.500', { status: 0, reason: 'network' }),
            'unknown',
        ],
        ['what is refused for the moment is none', new PortalError('errors.500', { status: 429, reason: 'http' }), undefined],
    ])('%s', async (_what, failure, outcome) => {
        const signed = await signedIn(client => async <T>(path: string, request?: ApiRequest) => {
            if (request?.method === 'PATCH') throw failure;
            return client<T>(path, request);
        });
        await refusedToo(rename(signed, 'Werkstatt G'));
        expect((await kept(signed.owner))[0]?.outcome).toBe(outcome);
    });

    it('shows each user their own changes alone', async () => {
        const signed = await signedIn();
        await rename(signed, 'Werkstatt E');
        expect(await kept(signed.owner)).not.toEqual([]);
        expect(await entriesOf('u102@10010')).toEqual([]);
    });

    it('keeps those of others when somebody signs out', async () => {
        const signed = await signedIn();
        await rename(signed, 'Werkstatt F');
        await kept(signed.owner);
        await saveEntries([{ id: 'other', owner: 'u102@10010', at: Date.now() }], 1_000_000, () => true);
        session.end('signed-out');
        await forgetActivity(signed.me);
        expect(await entriesOf('u102@10010')).toHaveLength(1);
        expect(await entriesOf(signed.owner)).toEqual([]);
    });

    it('does not keep what is answered after the sign-out', async () => {
        const late: (() => void)[] = [];
        const signed = await signedIn(client => async <T>(path: string, request?: ApiRequest) => {
            const response = await client<T>(path, request);
            if (request?.method === 'PATCH') await new Promise<void>(go => late.push(go));
            return response;
        });
        const renaming = rename(signed, 'Werkstatt D');
        await vi.waitFor(() => expect(late).toHaveLength(1));
        session.end('signed-out');
        late[0]?.();
        await renaming;
        expect(await kept(signed.owner)).toEqual([]);
    });

    it('forgets what is older than the operator says', async () => {
        const signed = await signedIn();
        await rename(signed, 'Werkstatt C');
        expect(await kept(signed.owner)).not.toEqual([]);
        session.end('signed-out');
        const now = Date.now();
        vi.spyOn(Date, 'now').mockReturnValue(now + 91 * 24 * 60 * 60 * 1000);
        expect(await kept(signed.owner)).toEqual([]);
    });
});
