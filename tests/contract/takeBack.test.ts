// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import type { PortalDataProvider } from '../../dataProvider';
import type { Item, Job } from '../../dataProvider/jobs/job';
import type { Step } from '../../dataProvider/jobs/steps';
import type { CloudGroup, Key, Licence, User } from '../../dataProvider/types';
import { byId } from '#dataProvider/byId';
import type { LeaveDraft } from '../../src/plans/leave/draft';
import { receiptOf } from '../../src/plans/planFile';
import { checkTakeBack } from '../../src/plans/takeBack/check';
import { checked } from './leaving';
import { begunOf, run } from './planRun';
import { startMockServer } from './support';

/** What plans did is taken back: the state of the mock as before, but for what is named (PLAN-9, LEAVE-8). */

const ADMIN = 'admin@holzmann.example';
const [LEAVER, HEIR, OTHER] = ['u102', 'u1052', 'u1026'] as const;
const [ONLINE, ROOMS, GROUP] = ['10010101', '10010103', 'g107'] as const;

describe.each([['full'], ['basic']] as const)('on a %s server', odata => {
    const mock = startMockServer({ odata });
    const state = () => mock.state();
    beforeEach(() => mock.server().control.reset());

    /** Checks what of a report can be taken back. */
    async function checkedBack(provider: PortalDataProvider, steps: readonly Step[], items: readonly Item[]) {
        const ids = items.map(({ id }) => id);
        const users = await provider.getMany<User>('users', { ids, meta: { expand: ['keys', 'cloudGroups'] } });
        const handed = steps.flatMap(step => (step.verb === 'handKey' ? [step.key] : []));
        const keys = await provider.getMany<Key>('keys', { ids: handed, meta: { expand: ['users'] } });
        const facts = {
            customer: { id: '10010' },
            users: byId(users.data),
            keys: byId(keys.data),
            licences: byId((await provider.getEvery('licences', { meta: { expand: [] } })) as Licence[]),
            groups: byId((await provider.getEvery('cloudGroups', { meta: { expand: [] } })) as CloudGroup[]),
        };
        const receipt = receiptOf({ begun: 0, steps } as Job, items);
        const found = checkTakeBack(receipt, facts).items;
        return { found, plan: begunOf(found) };
    }

    /** Everything that these plans can change. */
    const snapshot = () => ({
        users: state().users.map(({ id, adminNote }) => [id, adminNote ?? '']),
        keys: state().keys.map(({ id, userId, sharedWith, label }) => [id, userId, sharedWith ?? [], label]),
        members: state().cloudGroups.map(({ id, userIds }) => [id, userIds.toSorted()]),
    });

    /** A key of the leaver alone, which the successor can get. */
    function setUp(): string {
        for (const key of state().keys.filter(({ userId }) => userId === HEIR)) key.userId = null;
        const own = state().keys.find(({ licenceId, userId }) => licenceId === ONLINE && userId === LEAVER);
        if (!own) throw new Error('the seed has changed');
        for (const key of state().keys.filter(({ userId, id }) => userId === LEAVER && id !== own.id)) key.userId = null;
        return own.id;
    }

    const leaving: Partial<LeaveDraft> = {
        ...{ people: [LEAVER], account: 'keep', successor: HEIR, note: 'Left on 2026-11-26' },
        ...{ relabels: false, renews: false },
    };

    it('gives keys, cloud groups and the note back to somebody who left', async () => {
        setUp();
        const { provider } = await mock.signedIn(ADMIN);
        const joins = state().cloudGroups.flatMap(({ id, userIds }) => (userIds.includes(LEAVER) ? [id] : []));
        expect(
            joins.some(
                id =>
                    !state()
                        .cloudGroups.find(group => group.id === id)
                        ?.userIds.includes(HEIR),
            ),
        ).toBe(true);
        const before = snapshot();
        const plan = await checked(provider, { ...leaving, joins });
        const items = await run(provider, plan);
        expect(items).toMatchObject([{ state: 'done' }]);
        expect(snapshot()).not.toEqual(before);

        const { found, plan: back } = await checkedBack(provider, plan.steps, items);
        expect(found).toMatchObject([
            { state: 'back', notes: [{ key: 'plans.takeBack.signedOut' }, { key: 'plans.takeBack.lost' }] },
        ]);
        expect(await run(provider, back)).toMatchObject([{ state: 'done' }]);
        expect(snapshot()).toEqual(before);
    });

    it('leaves a key that others have got since, at the check and right before the step', async () => {
        const own = setUp();
        const { provider } = await mock.signedIn(ADMIN);
        const plan = await checked(provider, leaving);
        const items = await run(provider, plan);
        const key = state().keys.find(({ id }) => id === own);
        if (!key) throw new Error('the key is gone');
        const { plan: back } = await checkedBack(provider, plan.steps, items);
        key.sharedWith = [OTHER];
        const { found } = await checkedBack(provider, plan.steps, items);
        expect(found[0]?.notes).toContainEqual({ key: 'plans.takeBack.keyChanged', args: { name: 'CAD Planung Stuttgart' } });
        expect(found[0]?.steps.map(({ step }) => step.verb)).not.toContain('giveBack');

        const [item] = await run(provider, back);
        expect(item).toMatchObject({ state: 'changed' });
        expect(item?.missed?.map(({ step }) => back.steps[step]?.verb)).toEqual(['giveBack']);
        expect([key.userId, key.sharedWith]).toEqual([HEIR, [OTHER]]);
    });

    it('deletes whom an invitation created, and takes from others what it gave', async () => {
        const { provider } = await mock.signedIn(ADMIN);
        const before = snapshot();
        const steps: readonly Step[] = [
            { verb: 'createUser' },
            { verb: 'giveLicence', licence: ONLINE },
            { verb: 'giveLicence', licence: ROOMS, expire: 4_070_908_799 },
            { verb: 'joinGroup', group: GROUP },
        ];
        // Two keys that have no user are given instead of new ones.
        const [key, second] = [ONLINE, ROOMS].map(
            licence => state().keys.find(one => one.licenceId === licence && !one.userId)?.id,
        );
        const known = state().users.find(
            ({ id, customer, role }) =>
                customer === '10010' &&
                role === 'USER' &&
                !state().keys.some(one => one.userId === id && one.licenceId === ROOMS),
        );
        if (!key || !second || !known) throw new Error('the seed has changed');
        const make = (name: string) => ({ email: `${name}@neu.example`, forename: name, surname: 'Neu', adminNote: '' });
        const seen = { active: true, keys: [], groups: [] };
        const items = await run(provider, {
            steps,
            jobItems: [
                { id: 'row1', make: make('ada'), keys: { [ONLINE]: key }, does: [0, 1, 3], state: 'waiting', step: 0 },
                { id: 'row2', make: make('ben'), does: [0, 1, 3], state: 'waiting', step: 0 },
                { id: known.id, seen, keys: { [ROOMS]: second }, does: [2, 3], state: 'waiting', step: 2 },
            ],
        });
        expect(items.map(({ state: outcome }) => outcome)).toEqual(['done', 'done', 'done']);
        const active = state().users.find(({ id }) => id === items[1]?.id);
        if (active) active.active = true;

        const { found, plan } = await checkedBack(provider, steps, items);
        expect(found).toMatchObject([
            { state: 'deleted' },
            { state: 'stays', reason: { key: 'plans.takeBack.active' } },
            { state: 'back' },
        ]);
        expect(await run(provider, plan)).toMatchObject([{ state: 'done' }, { state: 'done' }]);
        // As before, but for the one who is named.
        const after = snapshot();
        const own = state()
            .keys.filter(({ userId }) => userId === active?.id)
            .map(({ id }) => id);
        expect(after.users.filter(([id]) => id !== active?.id)).toEqual(before.users);
        expect(after.keys.filter(([id]) => !own.includes(id as string))).toEqual(before.keys);
        expect(after.members.map(([id, members]) => [id, (members as string[]).filter(one => one !== active?.id)])).toEqual(
            before.members,
        );
    });
});
