// @vitest-environment node
import { expect, it } from 'vitest';
import { expirySeconds } from '../../src/shared/format/date';
import { overBadLine } from './badLine';
import {
    ADMIN,
    checked,
    draftOf,
    LICENCE,
    NEW_DAY,
    newList,
    openSchool,
    retried,
    run,
    snapshotOf,
    takenBack,
} from './schoolYear';
import { startMockServer } from './support';

/** A new school year over a line that refuses and loses calls (YEAR-4, YEAR-6, YEAR-8). */

const mock = startMockServer();
const state = () => mock.state();

it(
    'has each effect once over a bad line, stopped and continued in every phase, and is taken back',
    { timeout: 60_000 },
    async () => {
        const list = newList(openSchool(mock));
        const before = snapshotOf(mock);
        const { provider } = await mock.signedIn(ADMIN);
        // The keys of leavers go to new pupils: 26 of 28 need no new one.
        const plan = await checked(provider, draftOf(list, { fates: { [LICENCE]: 'hand' } }));
        expect(plan.supply.sums).toMatchObject([{ needed: 2, free: 3, freed: 0, handed: 26, left: 1 }]);
        const bad = (await overBadLine(mock, ADMIN)).provider;
        let items = plan.jobItems;
        for (const killAfter of [40, 60, 80, 100, 120, 150, 300, undefined, undefined, undefined]) {
            items = await run(bad, { ...plan, jobItems: retried(items, plan.steps.length) }, { killAfter, holds: 'mails' });
        }
        expect(items.filter(({ state: one, missed }) => one !== 'done' && (one !== 'waiting' || missed))).toEqual([]);
        expect(state().outbox.filter(({ to }) => to.includes('neu'))).toEqual([]);

        const after = snapshotOf(mock);
        expect(after.users.filter(id => !before.users.includes(id))).toHaveLength(28);
        expect(before.users.filter(id => !after.users.includes(id))).toEqual([]);
        expect(Object.keys(after.keys)).toHaveLength(Object.keys(before.keys).length + 2);
        // The machines go on: the same keys, with new codes, which the leavers do not know.
        const handed = Object.keys(before.keys).filter(id => id.startsWith('key-p-9b'));
        const owners = new Set(handed.map(id => state().keys.find(key => key.id === id)?.userId));
        expect(owners.size).toBe(26);
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
        const again = snapshotOf(mock);
        expect(again.users).toEqual(before.users);
        expect(again.keys).toEqual(before.keys);
        // The class that was made stays, empty.
        expect(again.members).toEqual(before.members);
    },
);
