// @vitest-environment node
import { beforeEach, expect, it } from 'vitest';
import { toRetry } from '../../dataProvider/jobs/outcome';
import { checked } from './leaving';
import { run } from './planRun';
import { startMockServer } from './support';

/** Users leave: the state of the mock before and after (LEAVE-1 to LEAVE-5). */

const mock = startMockServer();
const ADMIN = 'admin@holzmann.example';
const [LEAVER, HEIR, OTHER, GUEST, ADMINISTRATOR] = ['u102', 'u1052', 'u1026', 'u106', 'u115'] as const;
const [ONLINE, NODE_LOCKED, EXPIRED] = ['10010101', '10010102', '10010107'] as const;

beforeEach(() => mock.server().control.reset());

const state = () => mock.state();
const keyOf = (id: string) => state().keys.find(key => key.id === id);
const keysOf = (user: string) => state().keys.filter(key => key.userId === user || key.sharedWith?.includes(user));
const usersOf = (id: string) => {
    const key = keyOf(id);
    return key ? [key.userId, ...(key.sharedWith ?? [])] : undefined;
};
const groupsOf = (user: string) => state().cloudGroups.flatMap(({ id, userIds }) => (userIds.includes(user) ? [id] : []));
const exists = (user: string) => state().users.some(({ id }) => id === user);

/** The leaver's keys: `own` of an online licence, node-locked and shared ones, and one of an expired licence. */
function setUp() {
    const [own, locked, shared] = [keyOf('k1203'), keyOf('k1288'), keyOf('k1314')];
    if (!own || !locked || !shared) throw new Error('the seed has changed');
    const isTheirs = ({ id, userId }: { id: string; userId: string | null }): boolean =>
        userId === HEIR || (userId === LEAVER && ![own.id, locked.id, shared.id].includes(id));
    for (const key of state().keys.filter(isTheirs)) key.userId = null;
    shared.sharedWith = [OTHER];
    const old = { ...own, id: 'kold', licenceId: EXPIRED, sharedWith: [] };
    state().keys.push(old);
    return { own: own.id, locked: locked.id, shared: shared.id, old: old.id };
}

it('hands over keys, takes nothing from those who share one, and deletes the account last', async () => {
    const { own, locked, shared, old } = setUp();
    const { provider, calls } = await mock.signedIn(ADMIN);
    const token = keyOf(own)?.token;
    const groups = groupsOf(LEAVER);
    const before = state().keys.length;
    const plan = await checked(provider, {
        people: [LEAVER],
        successor: HEIR,
        licences: { [NODE_LOCKED]: 'keep' },
        joins: groups,
        mails: true,
    });
    expect(plan.items).toMatchObject([{ id: LEAVER, state: 'deleted' }]);
    expect(plan.items[0]?.notes?.map(({ key }) => key)).toEqual(
        expect.arrayContaining([
            'planLeave.notes.shared',
            'planLeave.notes.keptKey',
            'planLeave.notes.expired',
            'planLeave.notes.seat',
        ]),
    );
    state().outbox.length = 0;
    calls.length = 0;
    expect(await run(provider, plan)).toMatchObject([{ state: 'done' }]);

    expect(exists(LEAVER)).toBe(false);
    expect([usersOf(own), usersOf(shared), usersOf(locked), usersOf(old)]).toEqual([[HEIR], [OTHER], [null], [null]]);
    expect(keyOf(own)?.token).not.toBe(token);
    expect(state().keys).toHaveLength(before);
    expect(state().seats.filter(({ keyId, active }) => keyId === own && active)).toEqual([]);
    // needs its code: stays as it is
    expect(state().seats.some(({ keyId, active }) => keyId === locked && active)).toBe(true);
    expect(groups.length).toBeGreaterThan(0);
    expect(groupsOf(HEIR)).toEqual(expect.arrayContaining(groups));
    expect(state().outbox.map(({ kind }) => kind)).toEqual(['key']);
    // The only call that replaces the users of a key is for the one that nobody shares.
    const changes = calls.filter(call => !call.startsWith('GET'));
    expect(changes.filter(call => /^PUT users\/.*\/keys/.test(call))).toEqual([`PUT users/${HEIR}/keys/${own}`]);
    expect(changes.at(0)).toBe(`POST users/${LEAVER}/logout`);
    expect(changes.findIndex(call => call === `DELETE users/${LEAVER}`)).toBeGreaterThan(
        changes.findLastIndex(call => /^(DELETE|PUT|PATCH) (keys|users\/.*\/keys|licences)/.test(call)),
    );
});

it('releases a node-locked seat with its code, and deletes keys of active and expired licences', async () => {
    const { own, locked, old } = setUp();
    const { provider } = await mock.signedIn(ADMIN);
    const seat = state().seats.find(({ keyId, active }) => keyId === locked && active);
    if (!seat?.releaseCode) throw new Error('no seat');
    const plan = await checked(provider, {
        people: [LEAVER],
        licences: { [ONLINE]: 'delete', [EXPIRED]: 'delete' },
        codes: { [seat.id]: seat.releaseCode.toLowerCase() },
    });
    expect(JSON.stringify(plan.steps)).not.toContain(seat.releaseCode);
    expect(await run(provider, plan)).toMatchObject([{ state: 'done' }]);
    expect([keyOf(own), keyOf(old)]).toEqual([undefined, undefined]);
    expect(state().seats.find(({ id }) => id === seat.id)?.active).toBe(false);
});

it('leaves guests and administrators their account, and the signed-in user everything', async () => {
    const { provider } = await mock.signedIn(ADMIN);
    const own = keysOf('u101').map(({ id }) => id);
    const group = state().cloudGroups.find(({ customerId }) => customerId === '10010');
    group?.userIds.push(GUEST);
    const key = state().keys.find(({ licenceId, userId }) => licenceId === ONLINE && userId === OTHER);
    if (!key) throw new Error('no key');
    key.userId = GUEST;
    const plan = await checked(provider, {
        people: [GUEST, ADMINISTRATOR, 'u101', 'u-none'],
        note: 'Left on 2026-11-26',
        licences: { [ONLINE]: 'delete' },
    });
    expect(plan.items.map(item => item.state)).toEqual(['guest', 'admin', 'self', 'gone']);
    const note = state().users.find(({ id }) => id === ADMINISTRATOR)?.adminNote;
    expect(await run(provider, plan)).toMatchObject([{ state: 'done' }, { state: 'done' }]);
    expect([exists(GUEST), exists(ADMINISTRATOR), keyOf(key.id)]).toEqual([true, true, undefined]);
    expect(groupsOf(GUEST)).not.toContain(group?.id);
    expect(state().users.find(({ id }) => id === GUEST)?.adminNote ?? '').not.toContain('Left on');
    expect(state().users.find(({ id }) => id === ADMINISTRATOR)?.adminNote).toBe(
        [note, 'Left on 2026-11-26'].filter(Boolean).join('; '),
    );
    expect(keysOf('u101').map(({ id }) => id)).toEqual(own);
});

it('does not take a key that somebody else got in between, and names it', async () => {
    const { own } = setUp();
    const { provider, calls } = await mock.signedIn(ADMIN);
    const plan = await checked(provider, { people: [LEAVER], successor: HEIR, licences: { [NODE_LOCKED]: 'keep' }, mails: true });
    const key = keyOf(own);
    if (!key) throw new Error('no key');
    const { token, label } = key;
    key.userId = 'u1006';
    calls.length = 0;
    const [item] = await run(provider, plan);
    expect(item).toMatchObject({ state: 'changed' });
    expect(item?.missed?.map(({ step }) => plan.steps[step]?.verb)).toEqual(['handKey', 'labelKey', 'renewHandedKey', 'mailKey']);
    expect([usersOf(own), keyOf(own)?.token, keyOf(own)?.label]).toEqual([['u1006'], token, label]);
    expect(calls.filter(call => call.startsWith('PUT'))).toEqual([]);

    // "Do it anyway" does not take it from them either.
    const { seen: _seen, ...forced } = toRetry(item!, plan.steps.length);
    expect(await run(provider, { ...plan, jobItems: [forced] })).toMatchObject([{ state: 'changed' }]);
    expect(usersOf(own)).toEqual(['u1006']);
});

it('does not delete somebody who still has a key that was to go elsewhere, or got one since', async () => {
    const { own, locked } = setUp();
    const { provider } = await mock.signedIn(ADMIN);
    // The successor has a key of the node-locked licence already.
    state().keys.push({ ...keyOf(locked)!, id: 'kheir', userId: HEIR });
    const plan = await checked(provider, { people: [LEAVER], successor: HEIR });
    expect(plan.items).toMatchObject([{ state: 'ask', notes: [{ key: 'planLeave.doubts.has' }] }]);
    const decided = await checked(provider, { people: [LEAVER], successor: HEIR, licences: { [NODE_LOCKED]: 'delete' } });
    const key = keyOf(own);
    if (key) key.sharedWith = [OTHER];
    expect(await run(provider, decided)).toMatchObject([{ state: 'changed' }]);
    expect(exists(LEAVER)).toBe(true);
    expect(usersOf(own)).toEqual([LEAVER, OTHER]);

    mock.server().control.reset();
    const again = await mock.signedIn(ADMIN);
    const keeps = await checked(again.provider, { people: [LEAVER] });
    await again.provider.assignLicence({ user: LEAVER, licence: '10010110' });
    expect(await run(again.provider, keeps)).toMatchObject([{ state: 'changed' }]);
    expect(exists(LEAVER)).toBe(true);
});

it('does nothing for somebody of whom something cannot be read, and names it', async () => {
    setUp();
    const { provider } = await mock.signedIn(ADMIN);
    const seats = Object.assign(Object.create(provider) as typeof provider, {
        getList: (name: string, params: never) =>
            name === 'seats' && (params as { meta: { licence: string } }).meta.licence === ONLINE
                ? Promise.reject(new Error('lost'))
                : provider.getList(name, params),
    });
    const plan = await checked(seats, { people: [LEAVER, 'u1002'] });
    expect(plan.items[0]).toMatchObject({
        state: 'unread',
        steps: [],
        reason: { key: 'planLeave.unread.seats', args: { licences: 'CAD Planung Stuttgart' } },
    });
    const before = JSON.stringify(state().users.find(({ id }) => id === LEAVER));
    await run(provider, plan);
    expect(JSON.stringify(state().users.find(({ id }) => id === LEAVER))).toBe(before);
});

it('decides once about a key that two who leave share, and leaves it to the one who is left out', async () => {
    const { own } = setUp();
    const key = keyOf(own);
    if (key) key.sharedWith = [OTHER];
    const { provider } = await mock.signedIn(ADMIN);
    const alone = await checked(provider, { people: [LEAVER, OTHER], licences: { [ONLINE]: 'delete' } }, [OTHER]);
    expect(alone.steps.filter(({ verb }) => verb === 'dropKey')).toEqual([]);
    const both = await checked(provider, { people: [LEAVER, OTHER], licences: { [ONLINE]: 'delete' } });
    expect(await run(provider, both)).toMatchObject([{ state: 'done' }, { state: 'done' }]);
    expect([keyOf(own), exists(LEAVER), exists(OTHER)]).toEqual([undefined, false, false]);
});

it('lets 30 pupils of a school leave at once, and frees their keys', { timeout: 60_000 }, async () => {
    const { provider, calls } = await mock.signedIn('admin@schule.example');
    const customer = (await provider.getCurrentCustomer()).id;
    const pupils = state()
        .users.filter(user => user.customer === customer && user.role === 'USER')
        .slice(0, 30)
        .map(({ id }) => id);
    expect(pupils).toHaveLength(30);
    const licences = Object.fromEntries(state().licences.map(({ id }) => [id, 'delete' as const]));
    const others = state().users.filter(({ id }) => !pupils.includes(id)).length;
    const keys = pupils.flatMap(keysOf);
    expect(keys.length).toBeGreaterThan(10);
    const before = state().keys.length;
    const plan = await checked(provider, { people: pupils, licences });
    expect(calls.filter(call => !call.startsWith('GET'))).toEqual([]);
    const items = await run(provider, plan);
    expect(items.filter(item => item.state !== 'done')).toEqual([]);
    expect(pupils.filter(exists)).toEqual([]);
    expect(state().keys).toHaveLength(before - keys.length);
    expect(state().users).toHaveLength(others);
});
