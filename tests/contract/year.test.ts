// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { keyRow } from '../../mock-server/seed/keys';
import { expirySeconds } from '../../src/shared/format/date';
import {
    ADMIN,
    ADMINISTRATOR,
    checked,
    draftOf,
    GUEST,
    LICENCE,
    LISTED_ADMINISTRATOR,
    ME,
    NEW_DAY,
    newList,
    OLD_DAY,
    openSchool,
    retried,
    SCHOOL,
    takenBack,
    tally,
} from './schoolYear';
import { run } from './planRun';
import { startMockServer } from './support';

/** A new school year: the state of the mock before and after, counted (YEAR-1 to YEAR-6). */

describe.each([['full'], ['basic']] as const)('on a %s server', odata => {
    const mock = startMockServer({ odata });
    beforeEach(() => mock.server().control.reset());

    const state = () => mock.state();
    const members = (label: string) =>
        state().cloudGroups.find(group => group.customerId === SCHOOL && group.label === label)?.userIds;
    const keysOf = (user: string) => state().keys.filter(key => key.userId === user);
    const school = () => state().users.filter(({ customer }) => customer === SCHOOL);

    it('moves every class at once, and a second import of the same list does nothing', async () => {
        const list = newList(openSchool(mock));
        const { provider, calls } = await mock.signedIn(ADMIN);
        const plan = await checked(provider, draftOf(list));
        expect(calls.filter(call => !call.startsWith('GET'))).toEqual([]);
        expect(tally(plan.items, ({ state: one }) => one)).toEqual({
            stays: 80,
            leaves: 26,
            new: 28,
            twice: 2,
            admin: 1,
            self: 1,
        });
        expect(plan.open).toEqual([]);
        // 26 keys of leavers and 3 free ones, of which 28 are needed.
        expect(plan.supply.sums).toMatchObject([{ needed: 28, free: 3, freed: 26, left: 1 }]);
        const items = await run(provider, plan);
        expect(items.filter(({ state: one }) => one !== 'done')).toEqual([]);

        expect(school()).toHaveLength(104 + 28 + 3);
        expect([members('9a')?.length, members('9b')?.length, members('10a')?.length, members('8a')?.length]).toEqual([
            26, 30, 26, 29,
        ]);
        expect(members('9b')).toEqual(expect.arrayContaining([ADMINISTRATOR, LISTED_ADMINISTRATOR, GUEST, ME]));
        const left = school().filter(({ id }) => id.startsWith('p-9b'));
        expect(left).toHaveLength(26);
        expect(left.flatMap(({ id }) => keysOf(id))).toEqual([]);
        const ends = state().keys.filter(({ licenceId }) => licenceId === LICENCE);
        expect(tally(ends, ({ expire }) => String(expire))).toEqual({
            [String(expirySeconds(NEW_DAY))]: 80 + 28,
            // Those of the administrators who are not in the list.
            [String(expirySeconds(OLD_DAY))]: 2,
        });
        expect(state().keys.every(({ userId, customerId }) => customerId !== SCHOOL || userId !== null)).toBe(true);

        calls.length = 0;
        const again = await checked(provider, draftOf(list));
        expect(again.items.filter(({ steps }) => steps.length > 0)).toEqual([]);
        expect(calls.filter(call => !call.startsWith('GET'))).toEqual([]);
    });

    it('is taken back with new keys in place of those that were deleted, where that is wanted', async () => {
        const list = newList(openSchool(mock));
        const academy = state().licences.find(one => one.id === '10030720')!;
        const key = { id: 'academy-1', token: 'ACADEMY-1', label: '', expire: expirySeconds(OLD_DAY), userId: 'p-9b-0' };
        state().keys.push(keyRow(academy, { ...key, sendMail: false }));
        const { provider } = await mock.signedIn(ADMIN);
        const plan = await checked(provider, draftOf(list));
        const items = await run(provider, plan);
        expect(keysOf('p-9b-0')).toEqual([]);

        const kept = await takenBack(provider, plan, items);
        const first = kept.items.find(({ id }) => id === 'p-9b-0');
        expect(first?.steps.map(({ step }) => step.verb)).toEqual(['joinGroup']);
        expect(first?.notes).toEqual([{ key: 'plans.takeBack.lost' }]);
        const back = await takenBack(provider, plan, items, true);
        expect((await run(provider, back)).filter(({ state: one }) => one !== 'done')).toEqual([]);
        for (const { id } of school().filter(user => user.id.startsWith('p-9b'))) {
            expect(keysOf(id)).toMatchObject([{ licenceId: LICENCE, expire: expirySeconds(OLD_DAY) }]);
        }
        expect(school()).toHaveLength(104 + 3);
    });

    it.each(['keep', 'delete'] as const)(
        'says of a leaver whose key nobody got that it was not handed on (account: %s)',
        async account => {
            const list = newList(openSchool(mock, 6), 6);
            const { provider } = await mock.signedIn(ADMIN);
            const plan = await checked(provider, draftOf(list, { account, fates: { [LICENCE]: 'hand' } }));
            mock.server().control.faults.add({ method: 'POST', path: 'users', kind: 'status', status: 400, times: 1 });
            const items = await run(provider, plan);
            const left = items.filter(({ state: one }) => one !== 'done');
            const refused = left.find(({ make }) => make);
            const leaver = left.find(({ id }) => id.startsWith('p-9b'));
            expect(left).toHaveLength(2);
            expect(leaver).toMatchObject({ state: 'failed', reason: 'plans.notHandedOn' });
            expect(leaver?.held).toMatchObject({ [LICENCE]: { key: refused?.held?.[LICENCE]?.key } });
            const key = state().keys.find(({ id }) => id === refused?.held?.[LICENCE]?.key);
            expect(key?.userId).toBe(account === 'keep' ? leaver?.id : null);

            const again = await run(provider, { ...plan, jobItems: retried(items, plan.steps.length) });
            expect(again.filter(({ state: one }) => one !== 'done')).toEqual([]);
            expect(key).toMatchObject({ userId: again[items.indexOf(refused!)]?.id });
        },
    );

    it('deletes accounts only of leavers of its own, and touches nothing that was changed meanwhile', async () => {
        const list = newList(openSchool(mock));
        // Two leavers share a key with somebody who stays; one is deleted, one has got another key by then.
        const shared = state().keys.find(({ id }) => id === 'key-p-9b-0');
        if (shared) shared.sharedWith = ['p-8a-9'];
        const licence = state().licences.find(({ id }) => id === LICENCE)!;
        const second = { id: 'second', token: 'SECOND', label: '', expire: null, userId: 'p-9b-2', sendMail: false };
        state().keys.push(keyRow(licence, second));
        const { provider } = await mock.signedIn(ADMIN);
        const plan = await checked(provider, draftOf(list, { account: 'delete' }));
        const moved = state().keys.find(({ id }) => id === 'key-p-9b-1');
        const longer = state().keys.find(({ id }) => id === 'key-p-8b-9');
        if (moved) moved.userId = 'p-8a-8';
        if (longer) longer.expire = (longer.expire ?? 0) + 86_400;
        const items = await run(provider, plan);
        const outcome = (id: string) => items[plan.jobItems.findIndex(item => item.id === id)]?.state;
        expect([outcome('p-9b-1'), outcome('p-8b-9')]).toEqual(['changed', 'changed']);
        expect(moved).toMatchObject({ userId: 'p-8a-8' });
        expect(state().keys.find(({ id }) => id === 'key-p-8b-9')?.expire).toBe(longer?.expire);
        expect(state().keys.find(({ id }) => id === 'key-p-9b-0')).toMatchObject({ userId: 'p-8a-9' });
        expect(school().filter(({ id }) => id.startsWith('p-9b'))).toEqual([]);
        expect(state().keys.filter(({ id }) => id === 'key-p-9b-2' || id === second.id)).toEqual([]);
        expect(state().users.some(({ id }) => id === GUEST)).toBe(true);
        expect(keysOf(ADMINISTRATOR)).toHaveLength(1);
    });
});
