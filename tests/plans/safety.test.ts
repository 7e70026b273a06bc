import { expect, it } from 'vitest';
import type { Step } from '#dataProvider/jobs/steps';
import type { PlanItem } from '../../src/plans/kind';
import { actingItems, effectsOf, needsTyping } from '../../src/plans/safety';

/** What a plan takes, deletes and sends (PLAN-5). */

const item = (id: string, ...steps: Step[]): PlanItem<'ready'> => ({
    id: `row ${id}`,
    state: 'ready',
    name: id,
    subject: { id },
    steps: steps.map(step => ({ step, what: { key: 'plans.held' } })),
});
const remove: Step = { verb: 'deleteUser', frees: [] };
const take: Step = { verb: 'takeLicence', licence: 'l1' };
const give: Step = { verb: 'giveLicence', licence: 'l1' };
const invite: Step = { verb: 'recover' };

it('counts who loses something, who is deleted, and who is written to', () => {
    const items = [
        item('a', take),
        item('b', remove),
        item('c', give, invite),
        item('d', { verb: 'createUser', sendMail: true }),
    ];
    expect(effectsOf(items)).toEqual({ lose: 2, deleted: 1, keys: 0, created: 1, written: 2, changed: 4 });
});

it('counts those from whom a key or cloud group goes back to somebody else', () => {
    const back: Step = { verb: 'giveBack', licence: 'l1', key: 'k1', from: 'heir' };
    const group: Step = { verb: 'leaveInstead', group: 'g1', from: 'heir' };
    const held = { l1: { key: 'k2', from: ['pupil'], expire: null } };
    const pass = item('b', { verb: 'passKey', licence: 'l1' });
    const items = [item('a', back, group), { ...pass, subject: { ...pass.subject, held } }];
    expect(effectsOf(items)).toMatchObject({ lose: 2, deleted: 0 });
});

it('counts everybody who loses a key that several have, although one item says so', () => {
    const seen = { licence: 'l1', key: 'k1', from: ['a', 'b', 'c'], expire: null };
    const held = { l1: { key: 'k1', from: ['a', 'b'], expire: null } };
    const holding = (step: Step) => ({ ...item('a', step), subject: { id: 'a', held } });
    expect(effectsOf([item('a', { verb: 'dropKey', ...seen })]).lose).toBe(3);
    expect(effectsOf([item('a', { verb: 'endLicence', ...seen })]).lose).toBe(3);
    expect(effectsOf([item('a', { verb: 'handKey', ...seen, to: 'heir' })]).lose).toBe(3);
    expect(effectsOf([holding({ verb: 'dropHeld', licence: 'l1' })]).lose).toBe(2);
    expect(effectsOf([holding({ verb: 'handOn', licence: 'l1' })]).lose).toBe(2);
    // Others keep it.
    expect(effectsOf([holding({ verb: 'leaveHeld', licence: 'l1' })]).lose).toBe(1);
});

it('counts nobody who gets a key that nobody has, although its code is replaced', () => {
    const handed = { licence: 'l1', key: 'k1', to: 'heir' };
    const hand: Step = { verb: 'handKey', ...handed, from: [], expire: null };
    const renew: Step = { verb: 'renewHandedKey', ...handed, mark: 'm' };
    expect(effectsOf([item('heir', hand, renew)]).lose).toBe(0);
});

it('does not count who changes from one cloud group to another as somebody who loses one', () => {
    const leave: Step = { verb: 'leaveGroup', group: 'g1' };
    const join: Step = { verb: 'joinClass', label: '9a' };
    expect(effectsOf([item('a', leave, join), item('b', leave), item('c', leave, join, take)]).lose).toBe(2);
});

it.each([
    [50, 1_000, false],
    [51, 1_000, true],
    [20, 100, false],
    [21, 100, true],
    [0, 0, false],
])('%i of %i is typed: %s', (lose, users, typed) => {
    expect(needsTyping(lose, users)).toBe(typed);
});

it('never takes from, signs out or deletes the signed-in user, and leaves out what is left out', () => {
    const items = [
        item('me', take),
        item('me', remove),
        item('me', { verb: 'logout' }),
        // as another list of the server spells it
        item('ME', remove),
        item('me', give),
        item('a', take),
        item('b', take),
    ];
    expect(actingItems(items, ['row b'], 'me').map(({ subject, steps }) => [subject.id, steps[0]?.step.verb])).toEqual([
        ['me', 'giveLicence'],
        ['a', 'takeLicence'],
    ]);
});
