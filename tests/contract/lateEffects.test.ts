// @vitest-environment node
import { afterEach, describe, expect, it } from 'vitest';
import type { Item } from '../../dataProvider/jobs/job';
import { toRetry } from '../../dataProvider/jobs/outcome';
import { workThrough } from '../../dataProvider/jobs/work';
import { createQueue } from '../../dataProvider/queue/queue';
import { markOf } from '../../dataProvider/jobs/mark';
import { taskOf, type Step, type Subject } from '../../dataProvider/jobs/steps';
import { QUICK } from './badLine';
import { startMockServer } from './support';

/** Changes that take effect after they were given up, and records that others changed since a job was decided (MANY-3, MANY-14). */
const mock = startMockServer({ scale: 60 });
const LICENCE = '10010190';
const GROUP = 'g102';

afterEach(() => mock.server().control.faults.clear());

/** Works on one item, as a job does; returns it, and which changes were sent. */
async function work(step: Step, item: Item) {
    const { provider, calls } = await mock.signedIn('admin@holzmann.example');
    const items = [item];
    await workThrough({
        items,
        steps: [step],
        taskOf: (wanted, subject) => taskOf(provider, wanted, subject),
        queue: createQueue(QUICK),
        signal: new AbortController().signal,
        set: (at, changed) => (items[at] = changed),
    });
    return { item: items[0] ?? item, sent: calls.filter(call => !call.startsWith('GET')) };
}

const waiting = (subject: Subject): Item => ({ ...subject, state: 'waiting', step: 0 });
const keys = () => mock.state().keys.filter(({ licenceId }) => licenceId === LICENCE);
const keyOf = (id: string) => keys().find(key => key.id === id);
const activeSeat = () => {
    const seat = mock.state().seats.find(({ licenceId, active }) => licenceId === LICENCE && active);
    if (!seat) throw new Error('no seat is active');
    return seat;
};
const stateOf = ({ state, reason }: Item) => [state, reason];

/** The first call is cut, and takes effect after the job has looked; then "Try again" is pressed. */
async function lateThenAgain(step: Step, subject: Subject, hasHappened: () => boolean) {
    const [method, path] = step.verb === 'renewKey' ? ['POST', 'keys/**'] : ['DELETE', 'licences/**'];
    mock.server().control.faults.add({ method, path, kind: 'late', seconds: 0.4, times: 1 });
    const first = await work(step, waiting(subject));
    expect(stateOf(first.item)).toEqual(['failed', 'errors.network']);
    expect(first.sent).toHaveLength(1);
    await expect.poll(hasHappened, { timeout: 5_000 }).toBe(true);
    return work(step, toRetry(first.item, 1));
}

describe('what took effect late is not done a second time by "Try again"', () => {
    it('a seat that was released keeps its entry', async () => {
        const seat = activeSeat();
        const step: Step = { verb: 'releaseSeat', licence: LICENCE };
        const again = await lateThenAgain(step, { id: seat.id }, () => !seat.active);
        expect([again.item.state, again.sent]).toEqual(['done', []]);
        expect(mock.state().seats).toContain(seat);
    });

    it('a key is renewed once', async () => {
        const [key] = keys();
        if (!key) throw new Error('there is no key');
        const { id, token } = key;
        const step: Step = { verb: 'renewKey', licence: LICENCE };
        const again = await lateThenAgain(step, { id, mark: markOf(token) }, () => key.token !== token);
        expect([again.item.state, again.sent]).toEqual(['done', []]);
    });

    it('a licence that a 500 reported as refused is told as given', async () => {
        const user = mock
            .state()
            .users.find(({ id, customer }) => customer === '10010' && !keys().some(({ userId }) => userId === id));
        if (!user) throw new Error('everybody has a key');
        const has = () => keys().filter(({ userId }) => userId === user.id).length;
        mock.server().control.faults.add({ method: 'PUT', path: '**', kind: 'status', status: 500, times: 1 });
        const step: Step = { verb: 'giveLicence', licence: LICENCE };
        const first = await work(step, waiting({ id: user.id }));
        expect([first.item.state, has()]).toEqual(['failed', 0]);
        // It comes through after all.
        expect((await work(step, waiting({ id: user.id }))).item.state).toBe('done');
        const again = await work(step, toRetry(first.item, 1));
        expect([again.item.state, again.sent, has()]).toEqual(['done', [], 1]);
    });

    it('an expiry whose answer is lost is changed once', async () => {
        const [key] = keys();
        if (!key) throw new Error('there is no key');
        mock.server().control.faults.add({ method: 'PATCH', path: 'keys/*', kind: 'lost', times: 1 });
        const { item, sent } = await work(
            { verb: 'expireKey', licence: LICENCE, expire: 1_893_455_999 },
            waiting({ id: key.id }),
        );
        expect([item.state, sent.length, key.expire]).toEqual(['done', 1, 1_893_455_999]);
    });

    it('a clear refusal is simply sent again', async () => {
        mock.server().control.faults.add({ method: 'DELETE', path: '**', kind: 'status', status: 403, times: 1 });
        const seat = activeSeat();
        const step: Step = { verb: 'releaseSeat', licence: LICENCE };
        const first = await work(step, waiting({ id: seat.id }));
        expect(toRetry(first.item, 1).unclear).toBeUndefined();
        expect((await work(step, toRetry(first.item, 1))).item.state).toBe('done');
        expect(seat.active).toBe(false);
    });
});

describe('a web page in place of the answer', () => {
    it.each([
        ['html', 'failed', true],
        ['html-after', 'done', false],
    ] as const)('%s: looked up, never taken for success and not sent again by itself: %s', async (kind, state, isActive) => {
        const seat = activeSeat();
        mock.server().control.faults.add({ method: 'DELETE', path: '**', kind, times: 1 });
        const { item, sent } = await work({ verb: 'releaseSeat', licence: LICENCE }, waiting({ id: seat.id }));
        expect([item.state, sent.length, seat.active]).toEqual([state, 1, isActive]);
    });

    it('to a mail is told as uncertain', async () => {
        mock.server().control.faults.add({ method: 'POST', path: 'users/**', kind: 'html', times: 1 });
        const { item, sent } = await work({ verb: 'recover' }, waiting({ id: 'u102' }));
        expect([item.state, sent.length]).toEqual(['unknown', 1]);
    });
});

it('a 404 that is not the answer of the API is a failure, and nobody counts as gone', async () => {
    mock.server().control.faults.add({ path: 'users/**', kind: 'status-html', status: 404 });
    const { item } = await work({ verb: 'deleteUser', frees: [] }, waiting({ id: 'u102' }));
    expect(item.state).toBe('failed');
    expect(mock.state().users.some(({ id }) => id === 'u102')).toBe(true);
});

describe('that something is taken away is read after a 404, not concluded from it', () => {
    const held = () => {
        const key = keys().find(({ userId, sharedWith = [] }) => userId !== null && userId !== 'u101' && sharedWith.length === 0);
        if (!key?.userId) throw new Error('nobody has a key');
        return { key: key.id, user: key.userId };
    };
    const member = () => mock.state().cloudGroups.find(({ id }) => id === GROUP)?.userIds[0] ?? '';
    const leavingKey = ({ key, user }: ReturnType<typeof held>): [Step, string] => [
        { verb: 'leaveKey', licence: LICENCE, key, shared: false, from: [user] },
        user,
    ];
    const cases: readonly (readonly [string, () => [Step, string]])[] = [
        ['a licence', () => [{ verb: 'takeLicence', licence: LICENCE }, held().user]],
        ['a key', () => leavingKey(held())],
        ['a membership', () => [{ verb: 'leaveGroup', group: GROUP }, member()]],
    ];
    it.each(cases)('%s that is still there has failed', async (_, of) => {
        const [step, id] = of();
        mock.server().control.faults.add({ method: 'DELETE', path: '**', kind: 'status', status: 404 });
        const { item, sent } = await work(step, waiting({ id }));
        expect([item.state, sent.length]).toEqual(['failed', 1]);
    });
    it.each(cases)('%s that is not there is done', async (_, of) => {
        const [step, id] = of();
        mock.server().control.faults.add({ method: 'DELETE', path: '**', kind: 'status-after', status: 404 });
        expect((await work(step, waiting({ id }))).item.state).toBe('done');
    });
});

const CHANGED = ['changed', 'errors.409'];

describe('a record that is no longer as it was decided is not changed, and says so', () => {
    it('a key without a user that somebody got meanwhile', async () => {
        const [key] = keys();
        if (!key) throw new Error('there is no key');
        key.userId = 'u101';
        const { item, sent } = await work(
            { verb: 'giveLicence', licence: LICENCE },
            waiting({ id: 'u102', keys: { [LICENCE]: key.id } }),
        );
        expect([stateOf(item), sent, key.userId]).toEqual([CHANGED, [], 'u101']);
    });

    it('a licence whose key is shared with somebody new', async () => {
        const key = keys().find(({ userId, sharedWith = [] }) => userId !== null && userId !== 'u101' && sharedWith.length === 0);
        if (!key?.userId) throw new Error('nobody has a key');
        key.sharedWith = ['u101'];
        const { item, sent } = await work({ verb: 'takeLicence', licence: LICENCE }, waiting({ id: key.userId }));
        expect([stateOf(item), sent, key.sharedWith]).toEqual([CHANGED, [], ['u101']]);
        // One who loses it too is no surprise.
        const both = await work({ verb: 'takeLicence', licence: LICENCE }, waiting({ id: key.userId, fellows: ['u101'] }));
        expect([both.item.state, key.userId, key.sharedWith]).toEqual(['done', 'u101', []]);
    });

    it.each(['deleteKey', 'renewKey'] as const)('%s: a key that got another user', async verb => {
        const key = keys().find(({ userId, sharedWith = [] }) => userId !== null && sharedWith.length === 0);
        if (!key?.userId) throw new Error('nobody has a key');
        const { id, token, userId } = key;
        const subject = { id, users: [userId], ...(verb === 'renewKey' ? { mark: markOf(token) } : {}) };
        key.userId = 'u103';
        const { item, sent } = await work({ verb, licence: LICENCE }, waiting(subject));
        expect([stateOf(item), sent, keyOf(id)?.token]).toEqual([CHANGED, [], token]);
        key.userId = userId;
        expect((await work({ verb, licence: LICENCE }, waiting(subject))).item.state).toBe('done');
    });

    it('a seat that was released, activated again or is in use', async () => {
        const seat = activeSeat();
        const since = seat.activated ?? null;
        const release: Step = { verb: 'releaseSeat', licence: LICENCE };
        seat.active = false;
        expect(stateOf((await work(release, waiting({ id: seat.id, since }))).item)).toEqual(CHANGED);
        seat.active = true;
        expect(stateOf((await work({ ...release, verb: 'removeSeat' }, waiting({ id: seat.id, since }))).item)).toEqual(CHANGED);
        seat.activated = (since ?? 0) + 60;
        const { item, sent } = await work(release, waiting({ id: seat.id, since }));
        expect([stateOf(item), sent, seat.active]).toEqual([CHANGED, [], true]);
        expect((await work(release, waiting({ id: seat.id, since: seat.activated }))).item.state).toBe('done');
    });

    it('a member who has left', async () => {
        const group = mock.state().cloudGroups.find(({ id }) => id === GROUP);
        const [member] = group?.userIds ?? [];
        if (!group || !member) throw new Error('nobody is a member');
        group.userIds = group.userIds.filter(id => id !== member);
        const { item, sent } = await work({ verb: 'leaveGroup', group: GROUP }, waiting({ id: member }));
        expect([stateOf(item), sent]).toEqual([CHANGED, []]);
    });
});
