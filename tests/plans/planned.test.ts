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

it('has who hands a key on right before who gets it, and no trial has one without the other', () => {
    const pass: Step = { verb: 'passKey', licence: 'l1' };
    const hand: Step = { verb: 'handOn', licence: 'l1' };
    const held = (key: string) => ({ l1: { key, from: [], expire: null } });
    const items = [
        item({ id: 'stays', held: held('k2') }, pass),
        ...['k1', 'k2'].map(key => item({ id: `had ${key}`, held: held(key) }, hand)),
        item({ id: 'new', held: held('k1') }, create, pass),
        item({ id: 'other' }, give),
    ];
    const { people, ran } = jobOf(items);
    expect(people.map(({ id }) => id)).toEqual(['other', 'had k2', 'stays', 'had k1', 'new']);
    expect(ran).toEqual(['other', 'had k2', 'stays', 'had k1', 'new']);
    expect([undefined, 1, 2, 3, 4, 5].map(first => jobOf(items, first).first)).toEqual([undefined, 1, 3, 3, 5, 5]);
});

it('passes a key on before anything else is done with it, also where others do only that', () => {
    const pass: Step = { verb: 'passKey', licence: 'l1' };
    const extend: Step = { verb: 'extendKey', licence: 'l1' };
    const { steps, people } = jobOf([item({ id: 'stays' }, extend, join), item({ id: 'left' }, release, pass, extend)]);
    expect(steps).toEqual([release, pass, extend, join]);
    expect(people).toEqual([
        { id: 'stays', does: [2, 3] },
        { id: 'left', does: [0, 1, 2] },
    ]);
});

it('keeps the keys of all items about a user', () => {
    const held = (licence: string) => ({ [licence]: { key: `k-${licence}`, from: ['u1'], expire: null } });
    const drop = (licence: string): Step => ({ verb: 'dropHeld', licence });
    const { people } = jobOf([
        item({ id: 'u1', held: held('l1') }, drop('l1')),
        item({ id: 'u1', held: held('l2') }, drop('l2')),
    ]);
    expect(people).toMatchObject([{ id: 'u1', held: { l1: { key: 'k-l1' }, l2: { key: 'k-l2' } } }]);
});
