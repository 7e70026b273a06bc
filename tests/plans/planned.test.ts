import { expect, it } from 'vitest';
import type { Step, Subject } from '#dataProvider/jobs/steps';
import type { PlanItem } from '../../src/plans/kind';
import { jobOf } from '../../src/plans/planned';

/** What a checked plan becomes (MANY-15). */

const item = (subject: Subject, ...steps: Step[]): PlanItem<'ready'> => ({
    id: subject.id,
    state: 'ready',
    name: subject.id,
    subject,
    steps: steps.map(step => ({ step, what: { key: 'plans.held' } })),
});

const create: Step = { verb: 'createUser' };
const give: Step = { verb: 'giveLicence', licence: 'l1' };
const join: Step = { verb: 'joinGroup', group: 'g1' };
const release: Step = { verb: 'takeLicence', licence: 'l2' };

it('has each step once, in the order of the phases, and each item names its own', () => {
    const { steps, people } = jobOf([item({ id: 'new' }, create, give, join), item({ id: 'u2' }, join, release)]);
    expect(steps).toEqual([release, create, give, join]);
    expect(people).toEqual([
        { id: 'new', does: [1, 2, 3] },
        { id: 'u2', does: [0, 3] },
    ]);
});

it('leaves out items of which nothing is done', () => {
    expect(jobOf([item({ id: 'u1' }), item({ id: 'u2' }, give)])).toEqual({
        steps: [give],
        people: [{ id: 'u2' }],
        ran: ['u2'],
    });
});

it('has a user once, however many items are about them', () => {
    const rows = [item({ id: 'u1' }, give), item({ id: 'u2' }, join), item({ id: 'u1' }, release)];
    const named = rows.map((row, at) => ({ ...row, id: `row ${at}` }));
    expect(jobOf(named)).toEqual({
        steps: [release, give, join],
        people: [
            { id: 'u1', does: [0, 1] },
            { id: 'u2', does: [2] },
        ],
        ran: ['row 0', 'row 1', 'row 2'],
    });
});
