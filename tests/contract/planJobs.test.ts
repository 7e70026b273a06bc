// @vitest-environment node
import { expect, it } from 'vitest';
import { countsOf, type Item } from '../../dataProvider/jobs/job';
import { takenSteps, toRetry } from '../../dataProvider/jobs/outcome';
import type { Step } from '../../dataProvider/jobs/steps';
import { isOfOtherCustomer } from '../../dataProvider/transferOffer';
import type { CloudGroup, User } from '../../dataProvider/types';
import { checkTakeBack } from '../../src/plans/takeBack/check';
import { overBadLine } from './badLine';
import { begunOf, run } from './planRun';
import { startMockServer } from './support';

/** A plan against the mock over a bad line: every effect exactly once, and taken back again (MANY-15, PLAN-3, PLAN-9). */

const mock = startMockServer();
/** Some forty times what is under way at once. */
const ROWS = 250;
const LICENCE = '10010101';
const GROUP = 'g102';
const STEPS: readonly Step[] = [
    { verb: 'createUser' },
    { verb: 'giveLicence', licence: LICENCE },
    { verb: 'joinGroup', group: GROUP },
    { verb: 'recover' },
];

/** Works through the items over the bad line. */
async function work(items: Item[], steps: readonly Step[], how?: Parameters<typeof run>[2]) {
    const { provider, faults } = await overBadLine(mock);
    items.splice(0, items.length, ...(await run(provider, { steps, jobItems: items }, how)));
    return faults;
}

const ours = () => mock.state().users.filter(({ email }) => email.endsWith('@neu.example'));

/** Everything that a plan could have changed. */
const snapshot = () => ({
    users: mock.state().users.map(({ id }) => id),
    keys: mock.state().keys.map(({ id }) => id),
    members: mock
        .state()
        .cloudGroups.flatMap(({ id, userIds }) => userIds.map(user => `${id} ${user}`))
        .toSorted(),
});

async function people(): Promise<{ users: Map<string, User>; groups: Map<string, CloudGroup> }> {
    const { provider } = await mock.signedIn('admin@holzmann.example');
    const users = (await provider.getEvery('users', { meta: { expand: ['keys', 'cloudGroups'] } })) as User[];
    const groups = (await provider.getEvery('cloudGroups', { meta: { expand: [] } })) as CloudGroup[];
    return { users: new Map(users.map(user => [user.id, user])), groups: new Map(groups.map(group => [group.id, group])) };
}

it('has each effect once, writes to nobody before the press, and is taken back', { timeout: 300_000 }, async () => {
    const licence = mock.state().licences.find(({ id }) => id === LICENCE);
    if (licence) licence.count = 5_000;
    mock.state().outbox.length = 0;
    const before = snapshot();

    const items = Array.from({ length: ROWS }, (_, at): Item => {
        const make = { email: `p${at}@neu.example`, forename: 'Ada', surname: `Lang ${at}`, adminNote: '' };
        return { id: `row${at}`, make, state: 'waiting', step: 0 };
    });
    for (const killIn of ['create', 'give'] as const) {
        await work(items, STEPS, { holds: 'mails', killIn });
        expect(items.some(({ state }) => state === 'sent')).toBe(true);
    }
    const faults = await work(items, STEPS, { holds: 'mails' });
    expect(Math.min(faults.refused, faults.cut, faults.lost)).toBeGreaterThan(10);

    expect(items.filter(({ state, step, missed }) => state !== 'waiting' || step !== 3 || missed)).toEqual([]);
    expect(
        ours()
            .map(({ id }) => id)
            .toSorted(),
    ).toEqual(items.map(({ id }) => id).toSorted());
    const { users, groups } = await people();
    const isAsPlanned = ({ id }: Item): boolean => {
        const { keys, cloudGroups } = users.get(id) ?? {};
        return keys?.length === 1 && cloudGroups?.filter(group => group.id === GROUP).length === 1;
    };
    expect(items.filter(item => !isAsPlanned(item))).toEqual([]);
    expect(mock.state().outbox).toEqual([]);

    // The mock keeps the last 500 mails.
    await work(items, STEPS);
    const receivers = mock.state().outbox.map(({ to }) => to);
    expect(receivers.length).toBeGreaterThan(ROWS * 0.9);
    expect(new Set(receivers).size).toBe(receivers.length);

    const [active, busy] = items;
    const activated = ours().find(({ id }) => id === active?.id);
    if (activated) activated.active = true;
    const now = await people();
    const acts = items.map(item => ({ id: item.id, state: item.state, taken: takenSteps(item, STEPS.length) }));
    const customer = { id: '10010' };
    const facts = { ...now, customer, licences: new Map(), keys: new Map() };
    const checked = checkTakeBack({ begun: 0, steps: STEPS, items: acts }, facts);
    const job = begunOf(checked.items);
    const back = [...job.jobItems];
    expect(back).toHaveLength(ROWS - 1);
    // Between check and run somebody gets another group.
    mock.state()
        .cloudGroups.find(({ id }) => id === 'g103')
        ?.userIds.push(busy?.id ?? '');
    await work(back, job.steps);
    // Five lost calls in a row are a failure, which is tried again by hand.
    back.forEach((item, at) => item.state === 'failed' && (back[at] = toRetry(item, job.steps.length)));
    await work(back, job.steps);
    expect(countsOf(back)).toMatchObject({ done: ROWS - 2, changed: 1, failed: 0, unknown: 0 });
    expect(ours().map(({ id }) => id)).toEqual([active?.id, busy?.id]);
    expect(groups.size).toBe(now.groups.size);

    // Done anyway: without what was seen.
    const forced = back.flatMap((item): Item[] => {
        const { seen: _seen, ...next } = toRetry(item, job.steps.length);
        return item.state === 'changed' ? [next] : [];
    });
    await work(forced, job.steps);
    expect(ours().map(({ id }) => id)).toEqual([active?.id]);

    // As before, but for the one who stays.
    const after = snapshot();
    expect(after.users.filter(id => id !== active?.id)).toEqual(before.users);
    expect(after.keys.length).toBe(before.keys.length + 1);
    expect(after.members.filter(member => !member.endsWith(` ${active?.id}`))).toEqual(before.members);
});

it('knows who exists by then, and asks users of other customers to move here, once each', async () => {
    const rows = ['user@holzmann.example', 'admin@lehmann.example', 'student@schule.example', 'late@neu.example'];
    const asked = rows.map((email, at): Item => {
        return { id: `row${at}`, make: { email, forename: '', surname: '', adminNote: '' }, state: 'waiting', step: 0 };
    });
    mock.state().outbox.length = 0;
    const { provider } = await mock.signedIn('admin@holzmann.example');
    const user = mock.state().users.find(({ email }) => email === 'user@holzmann.example');
    const keys = mock.state().keys.length;
    // Somebody creates the last one between check and run.
    const late = (await provider.create('users', { data: { email: 'late@neu.example' } })).data;
    const items = await run(provider, { steps: STEPS, jobItems: asked });

    expect(items.map(({ state, id }) => [state, id])).toEqual([
        ['changed', user?.id],
        ['failed', 'row1'],
        ['failed', 'row2'],
        ['done', late.id],
    ]);
    // The first one had the licence already; the last one got it, and neither was written to.
    expect(mock.state().keys.length).toBe(keys + 1);
    expect(takenSteps(items[3] as Item, STEPS.length)).toEqual([1, 2]);
    expect(mock.state().outbox).toEqual([]);

    const movers = items.filter(({ missed }) => missed?.some(isOfOtherCustomer)).map(toAsk);
    const moved = await run(provider, { steps: [{ verb: 'requestTransfer' }], jobItems: movers });
    expect(moved.map(({ state }) => state)).toEqual(['done', 'done']);
    expect(
        mock
            .state()
            .outbox.map(({ kind, to }) => `${kind} ${to}`)
            .toSorted(),
    ).toEqual(['transfer admin@lehmann.example', 'transfer student@schule.example']);
});

const toAsk = ({ id, make }: Item): Item => ({ id, make, state: 'waiting', step: 0 });
