// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { phasesOf } from '../../dataProvider/jobs/phases';
import { kindOf } from '../../dataProvider/jobs/steps';
import { expirySeconds } from '../../src/shared/format/date';
import { overBadLine } from './badLine';
import { ADMIN, checked, draftOf, LICENCE, NEW_DAY, newList, openSchool, retried, snapshotOf, takenBack } from './schoolYear';
import { run } from './planRun';
import { startMockServer } from './support';

/** A new school year over a line that refuses and loses calls (YEAR-4 to YEAR-6, YEAR-8). */

/** Pupils in each of the four classes. */
const SIZE = 12;

describe.each([['full'], ['basic']] as const)('over a bad line to a %s server', odata => {
    const mock = startMockServer({ odata });
    const state = () => mock.state();

    it('has each effect once, stopped and continued in every phase, and is taken back', { timeout: 60_000 }, async () => {
        const list = newList(openSchool(mock, SIZE), SIZE + 2);
        const before = snapshotOf(mock);
        const { provider } = await mock.signedIn(ADMIN);
        // The keys of leavers go to new pupils: two need a new one.
        const plan = await checked(provider, draftOf(list, { fates: { [LICENCE]: 'hand' }, renews: true }));
        expect(plan.supply.sums).toMatchObject([{ needed: 2, free: 3, freed: 0, handed: SIZE, left: 1 }]);
        // One more, so that at least one account is made without an answer.
        mock.server().control.faults.add({ method: 'POST', path: 'users', kind: 'lost', times: 1 });
        const bad = (await overBadLine(mock, ADMIN)).provider;
        let items = plan.jobItems;
        const next = async (killIn?: Parameters<typeof run>[2]) => {
            items = await run(bad, { ...plan, jobItems: retried(items, plan.steps.length) }, { holds: 'mails', ...killIn });
        };
        const phases = phasesOf(plan.steps).map(({ phase }) => phase);
        expect(phases).toEqual(['take', 'create', 'give', 'groups', 'mails']);
        for (const phase of phases.slice(0, -1)) {
            await next({ killIn: phase });
            const cut = items.filter(({ state: one, step }) => one === 'sent' && kindOf(plan.steps[step]!).phase === phase);
            expect(cut, phase).not.toEqual([]);
        }
        for (let tries = 0; tries < 3; tries++) await next();
        expect(items.filter(({ state: one, missed }) => one !== 'done' && (one !== 'waiting' || missed))).toEqual([]);
        expect(state().outbox.filter(({ to }) => to.includes('neu'))).toEqual([]);

        const after = snapshotOf(mock);
        expect(after.users.filter(id => !before.users.includes(id))).toHaveLength(SIZE + 2);
        expect(before.users.filter(id => !after.users.includes(id))).toEqual([]);
        expect(Object.keys(after.keys)).toHaveLength(Object.keys(before.keys).length + 2);
        // The class that there was not has been made once.
        expect(
            state()
                .cloudGroups.filter(({ label }) => label === '10a')
                .map(({ userIds }) => userIds.length),
        ).toEqual([SIZE]);
        // The machines go on: the same keys, with new codes, which the leavers do not know.
        const handed = Object.keys(before.keys).filter(id => id.startsWith('key-p-9b'));
        const owners = new Set(handed.map(id => state().keys.find(key => key.id === id)?.userId));
        expect(owners.size).toBe(SIZE);
        for (const id of handed) {
            const key = state().keys.find(one => one.id === id);
            const owner = state().users.find(one => one.id === key?.userId);
            expect(key).toMatchObject({ label: `${owner?.forename} ${owner?.surname}`, expire: expirySeconds(NEW_DAY) });
            expect(owner?.email).toMatch(/^neu/);
            expect(key?.token).not.toBe(`TOKEN-${id.slice(4)}`);
        }

        const back = await takenBack(provider, plan, items);
        let undone = await run(provider, back);
        undone = await run(provider, { ...back, jobItems: retried(undone, back.steps.length) });
        expect(undone.filter(({ state: one }) => one !== 'done')).toEqual([]);
        // What was made without an answer may have been made by others: it stays, and is named.
        const unsure = new Set(items.filter(({ found }) => found).map(({ id }) => id));
        expect(unsure.size).toBeGreaterThan(0);
        const named = back.items.filter(({ reason, notes = [] }) =>
            [reason, ...notes].some(said => said?.key.startsWith('plans.takeBack.found')),
        );
        expect(new Set(named.map(({ id }) => id))).toEqual(unsure);
        const again = snapshotOf(mock);
        expect(again.users.filter(id => !before.users.includes(id)).toSorted()).toEqual([...unsure].toSorted());
        const isSure = ([, [user]]: [string, unknown[]]): boolean => !unsure.has(String(user));
        expect(Object.fromEntries(Object.entries(again.keys).filter(isSure))).toEqual(before.keys);
        // The class that was made stays, empty.
        expect(again.members.filter(member => !unsure.has(member.split(' ')[1] ?? ''))).toEqual(before.members);
    });
});
