// @vitest-environment node
import * as indexed from 'fake-indexeddb';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as session from '#authProvider/session';
import { createDataProvider, type PortalDataProvider } from '#dataProvider';
import { beginOperation } from '#dataProvider/operation';
import type { CloudGroup, Key, Licence } from '#dataProvider/types';
import { readDifferences } from '#src/activity/state';
import { entriesOf } from '#src/shared/activity/recorder';
import { recordingChanges } from '#src/shared/activity/recording';
import { undoOf, type Undo } from '#src/shared/activity/undo';
import { undoWith } from '#src/shared/activity/useUndo';
import { personIn } from '#src/shared/hooks/useDraft';
import { startMockServer } from './support';

/** Undoing a change of each kind, as it was left and after others have changed it, on servers of both kinds (ACTIVITY-5). */

const SERVERS = {
    full: startMockServer({ emptyAnswers: false }),
    plain: startMockServer({ odata: 'plain', emptyAnswers: false }),
    silent: startMockServer({ emptyAnswers: true }),
};
type Mock = (typeof SERVERS)['full'];

const LICENCE = '10010101';
const VIEWER = '10010111';
const [GROUP, OTHER_GROUP] = ['g102', 'g103'] as const;
const [ADA, BEN, EVE] = ['u112', 'u115', 'u102'] as const;

// What keeps changes is loaded with the first one; here it is at hand.
beforeAll(() => import('#src/shared/activity/onDemand'));

beforeEach(() => {
    for (const [name, part] of Object.entries(indexed)) if (name.startsWith('IDB')) vi.stubGlobal(name, part);
    vi.stubGlobal('addEventListener', () => undefined);
    Object.assign(document, { addEventListener: () => undefined });
    vi.stubGlobal('indexedDB', new indexed.IDBFactory());
});

afterEach(() => session.end('signed-out'));

interface Kind {
    /** makes the change; returns the id of the key that it is about */
    change(provider: PortalDataProvider, mock: Mock): Promise<string | undefined>;
    /** what is to be as before */
    state(mock: Mock, key?: string): unknown;
    /** what somebody else changes meanwhile */
    meanwhile(mock: Mock, key?: string): void;
    /** what the choice says then */
    differs: string;
    /** the choice offers to undo it anyway */
    forced: boolean;
    /** it is only known what was made where the server says so */
    isTold?: true;
}

const licenceIn = (mock: Mock) => mock.state().licences.find(({ id }) => id === LICENCE)!;
const groupIn = (mock: Mock, group: string) => mock.state().cloudGroups.find(({ id }) => id === group)!;
const keyIn = (mock: Mock, key?: string) => mock.state().keys.find(({ id }) => id === key);
const firstKey = (mock: Mock) => mock.state().keys.find(({ licenceId, userId }) => licenceId === LICENCE && userId !== null)!;
const membersOf = (mock: Mock, group: string) => groupIn(mock, group).userIds.toSorted();
const usersOf = (mock: Mock, key?: string) => keyIn(mock, key)?.userId;

async function makeKey(provider: PortalDataProvider, mock: Mock): Promise<string> {
    // Who has a key of the licence gets no other.
    mock.state().keys = mock.state().keys.filter(({ licenceId }) => licenceId !== VIEWER);
    const data = { label: 'Neuer', expire: null, licenceId: VIEWER, _sendMail: false };
    return (await provider.create('keys', { data })).data.id;
}

/** A machine on which a key runs. */
const use = (mock: Mock, key?: string): void => {
    const [seat] = mock.state().seats;
    if (seat) mock.state().seats.push({ ...seat, id: `s-${key}`, keyId: key ?? '', licenceId: VIEWER, active: true });
};

const moved: Kind = {
    async change(provider, mock) {
        const key = await makeKey(provider, mock);
        await provider.assignKey({ user: ADA, key, licence: VIEWER });
        await provider.assignKey({ user: BEN, key, licence: VIEWER, from: [ADA] });
        return key;
    },
    state: usersOf,
    meanwhile: (mock, key) => Object.assign(keyIn(mock, key) ?? {}, { userId: EVE }),
    differs: 'users',
    forced: true,
};

const given: Kind = {
    async change(provider, mock) {
        mock.state().keys = mock.state().keys.filter(key => key.licenceId !== VIEWER || key.userId !== EVE);
        await provider.assignLicence({ user: EVE, licence: VIEWER, expire: 1_900_000_000 });
        return mock.state().keys.find(key => key.licenceId === VIEWER && key.userId === EVE)?.id;
    },
    state: mock => mock.state().keys.some(key => key.licenceId === VIEWER && key.userId === EVE),
    meanwhile: use,
    differs: 'inUse',
    forced: false,
    isTold: true,
};

const KINDS: Readonly<Record<string, Kind>> = {
    'the name of a licence': {
        async change(provider) {
            const { data } = await provider.getOne<Licence>('licences', { id: LICENCE });
            await provider.update('licences', { id: LICENCE, data: { name: 'Neu' }, previousData: data });
            return undefined;
        },
        state: mock => licenceIn(mock).name,
        meanwhile: mock => (licenceIn(mock).name = 'Dritter'),
        differs: 'value',
        forced: true,
    },
    'label and expiry of a key': {
        async change(provider, mock) {
            const { id } = firstKey(mock);
            const { data } = await provider.getOne<Key>('keys', { id });
            await provider.update('keys', { id, data: { label: 'Neu', expire: 1_900_000_000 }, previousData: data });
            return id;
        },
        state: (mock, key) => [keyIn(mock, key)?.label, keyIn(mock, key)?.expire],
        meanwhile: (mock, key) => Object.assign(keyIn(mock, key) ?? {}, { expire: 1_950_000_000 }),
        differs: 'value',
        forced: true,
    },
    'the name of a group': {
        async change(provider) {
            const { data } = await provider.getOne<CloudGroup>('cloudGroups', { id: GROUP });
            await provider.update('cloudGroups', { id: GROUP, data: { label: 'Neu' }, previousData: data });
            return undefined;
        },
        state: mock => groupIn(mock, GROUP).label,
        meanwhile: mock => (groupIn(mock, GROUP).label = 'Dritter'),
        differs: 'value',
        forced: true,
    },
    'the default flag': {
        async change(provider) {
            const { data } = await provider.getOne<CloudGroup>('cloudGroups', { id: GROUP });
            await provider.update('cloudGroups', { id: GROUP, data: { autoAdd: !data.autoAdd }, previousData: data });
            return undefined;
        },
        state: mock => groupIn(mock, GROUP).autoAdd,
        // a flag has no third value
        meanwhile: mock => (groupIn(mock, GROUP).autoAdd = false),
        differs: 'already',
        forced: false,
    },
    'joining a group': {
        async change(provider, mock) {
            groupIn(mock, GROUP).userIds = groupIn(mock, GROUP).userIds.filter(id => id !== ADA);
            await provider.addGroupUser({ user: ADA, group: GROUP });
            return undefined;
        },
        state: mock => membersOf(mock, GROUP).includes(ADA),
        meanwhile: mock => (groupIn(mock, GROUP).userIds = []),
        differs: 'already',
        forced: false,
    },
    'leaving a group': {
        async change(provider, mock) {
            groupIn(mock, OTHER_GROUP).userIds.push(BEN);
            await provider.removeGroupUser({ user: BEN, group: OTHER_GROUP });
            return undefined;
        },
        state: mock => membersOf(mock, OTHER_GROUP).includes(BEN),
        meanwhile: mock => groupIn(mock, OTHER_GROUP).userIds.push(BEN),
        differs: 'already',
        forced: false,
    },
    'a licence that was given': given,
    'a licence whose key somebody has prolonged': {
        ...given,
        meanwhile: (mock, key) => Object.assign(keyIn(mock, key) ?? {}, { expire: 1_950_000_000 }),
        differs: 'otherExpiry',
    },
    'a licence whose key somebody else has got too': {
        ...given,
        meanwhile: (mock, key) => Object.assign(keyIn(mock, key) ?? {}, { sharedWith: [ADA] }),
        differs: 'users',
    },
    'a key that nobody had': {
        async change(provider, mock) {
            const key = await makeKey(provider, mock);
            await provider.assignKey({ user: ADA, key, licence: VIEWER, from: [] });
            return key;
        },
        state: (mock, key) => usersOf(mock, key) ?? null,
        meanwhile: use,
        differs: 'inUse',
        forced: false,
    },
    'a key that went to somebody else': moved,
    'a key whose former user has got one since': {
        ...moved,
        meanwhile: (mock, key) => mock.state().keys.push({ ...keyIn(mock, key)!, id: 'k-second', userId: ADA }),
        differs: 'otherKeys',
        forced: false,
    },
};

/** What each is before the change, where the change itself makes what it is about. */
const BEFORE: Readonly<Record<string, unknown>> = {
    'joining a group': false,
    'leaving a group': true,
    'a licence that was given': false,
    'a licence whose key somebody has prolonged': false,
    'a licence whose key somebody else has got too': false,
    'a key that nobody had': null,
    'a key that went to somebody else': ADA,
    'a key whose former user has got one since': ADA,
};

async function changed(mock: Mock, name: string) {
    const kind = KINDS[name]!;
    const { client, token, calls } = await mock.signedIn('admin@holzmann.example');
    const me = await createDataProvider({ client }).getCurrentUser();
    session.begin(token);
    session.setUser(me, token);
    const provider = createDataProvider({ client: recordingChanges(client) });
    const before = name in BEFORE ? BEFORE[name] : kind.state(mock, firstKey(mock).id);
    const key = await kind.change(provider, mock);
    await new Promise(next => setTimeout(next));
    const [last] = await entriesOf(personIn(me));
    if (!last) throw new Error('Nothing was kept.');
    const undos = undoOf(last);
    if (typeof undos === 'string') throw new Error(undos);
    const undo = async (steps: readonly Undo[]) => {
        calls.length = 0;
        return undoWith(beginOperation(provider, new Map()).provider, 'undo', steps);
    };
    const sent = () => calls.filter(call => !call.startsWith('GET '));
    return { kind, before, key, undos, undo, sent, provider, state: () => kind.state(mock, key) };
}

describe.each(Object.entries(SERVERS))('on a server of the kind %s', (server, mock) => {
    const [untold, told] = [true, false].map(isLeft =>
        Object.keys(KINDS).filter(name => (server === 'silent' && KINDS[name]?.isTold === true) === isLeft),
    ) as [string[], string[]];

    it.each(untold)('%s is not undone, because which key it was is not known', async name => {
        await expect(changed(mock, name)).rejects.toThrow('unknownBefore');
    });

    it.each(told)('%s is undone', async name => {
        const { before, state, undo, undos } = await changed(mock, name);
        expect(state()).not.toEqual(before);
        expect(await undo(undos)).toBe('done');
        expect(state()).toEqual(before);
    });

    it.each(told)('%s is left alone once others have changed it, and both values are known', async name => {
        const { kind, before, key, state, undo, undos, sent, provider } = await changed(mock, name);
        expect(await readDifferences(provider, undos)).toEqual([]);
        kind.meanwhile(mock, key);
        const now = state();
        const [difference] = await readDifferences(provider, undos);
        expect(difference).toMatchObject({ kind: kind.differs });
        if (kind.differs !== 'already') {
            expect(await undo(undos)).toBe('changed');
            expect([sent(), state()]).toEqual([[], now]);
        }
        const force = difference && 'force' in difference ? difference.force : undefined;
        expect(force !== undefined).toBe(kind.forced);
        if (!force) return;
        // What nobody else has changed goes back with it.
        const rest = undos.filter(
            ({ step }) => step.verb === 'putBack' && force.step.verb === 'putBack' && step.field !== force.step.field,
        );
        expect(await undo([force, ...rest])).toBe('done');
        expect(state()).toEqual(before);
    });
});
