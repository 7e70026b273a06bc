// @vitest-environment node
import { beforeEach, expect, it } from 'vitest';
import type { Job } from '../../dataProvider/jobs/job';
import { NO_OP, perform } from '../../dataProvider/queue/perform';
import { createQueue } from '../../dataProvider/queue/queue';
import { receiptOf } from '../../src/plans/planFile';
import { QUICK } from './badLine';
import { checked } from './leaving';
import { run } from './planRun';
import { startMockServer } from './support';

/** What others did, and what the server refuses, is left alone (MANY-16, LEAVE-3). */

const mock = startMockServer();
const ADMIN = 'admin@holzmann.example';
const [LEAVER, OTHER, GROUP] = ['u102', 'u1026', 'g107'] as const;
const state = () => mock.state();

beforeEach(() => mock.server().control.reset());

const group = () => {
    const found = state().cloudGroups.find(({ id }) => id === GROUP);
    if (!found) throw new Error('the seed has changed');
    return found;
};

it('a member who joined before a bulk action is not put in again, and not what is taken back', async () => {
    group().userIds = [OTHER];
    const { provider, calls } = await mock.signedIn(ADMIN);
    const steps = [{ verb: 'joinGroup', group: GROUP }] as const;
    const jobItems = [LEAVER, OTHER].map(id => ({ id, state: 'waiting', step: 0 }) as const);
    const items = await run(provider, { steps, jobItems });
    expect(items).toMatchObject([{ state: 'done' }, { state: 'done', noOps: [0] }]);
    expect(calls.filter(call => call.startsWith('PUT'))).toEqual([`PUT cloudGroups/${GROUP}/users/${LEAVER}`]);
    const receipt = receiptOf({ begun: 0, steps } as unknown as Job, items);
    expect(receipt.items.map(({ taken }) => taken)).toEqual([[0], []]);
});

it('a call that was repeated after its answer was lost still counts as its own', async () => {
    group().userIds = [];
    const { provider } = await mock.signedIn(ADMIN);
    mock.server().control.faults.add({ method: 'PUT', path: 'cloudGroups/**', kind: 'lost', times: 1 });
    const steps = [{ verb: 'joinGroup', group: GROUP }] as const;
    const items = await run(provider, { steps, jobItems: [{ id: LEAVER, state: 'waiting', step: 0 }] });
    expect(receiptOf({ begun: 0, steps } as unknown as Job, items).items).toMatchObject([{ taken: [0] }]);
});

it('somebody with a key of the automatic licence that has expired leaves: the key stays and is named, the account goes', async () => {
    const some = state().licences.find(({ id }) => id.startsWith('10010'));
    const own = state().keys.find(({ userId }) => userId === LEAVER);
    if (!some || !own) throw new Error('the seed has changed');
    const automatic = { ...some, id: '10010720', product: 'academy', expire: 253_402_300_799, active: false };
    state().licences.push(automatic);
    for (const key of state().keys.filter(({ userId }) => userId === LEAVER)) key.userId = null;
    state().keys.push({
        ...own,
        id: 'kauto',
        userId: LEAVER,
        licenceId: automatic.id,
        product: automatic.product,
        sharedWith: [],
    });
    const { provider } = await mock.signedIn(ADMIN);
    const plan = await checked(provider, { people: [LEAVER], account: 'delete', licences: { [automatic.id]: 'delete' } });
    expect(plan.items[0]?.notes?.map(({ key }) => key)).toContain('planLeave.notes.expired');
    expect(await run(provider, plan)).toMatchObject([{ state: 'done' }]);
    expect(state().users.some(({ id }) => id === LEAVER)).toBe(false);
    expect(state().keys.find(({ id }) => id === 'kauto')).toBeDefined();
});

it('what was so when a call was sent again may be its own doing', async () => {
    const task = { send: async () => NO_OP, look: async () => false };
    const queue = createQueue(QUICK);
    expect(await perform(task, { queue })).toEqual({ kind: 'done', noOp: true });
    expect(await perform(task, { queue, outcomeUnknown: true })).toEqual({ kind: 'done', found: true });
});
