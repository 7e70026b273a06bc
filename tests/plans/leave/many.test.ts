import { expect, it } from 'vitest';
import { stepFrom } from '#dataProvider/jobs/itemSteps';
import type { Item } from '#dataProvider/jobs/job';
import { toRetry } from '#dataProvider/jobs/outcome';
import { checkLeave } from '#src/plans/leave/check';
import { INITIAL, readDraft } from '#src/plans/leave/draft';
import type { LeaveFacts } from '#src/plans/leave/facts';
import { forget } from '#src/plans/leave/had';
import { freedOf, isOpen, reportOf } from '#src/plans/leave/report';
import { jobOf } from '#src/plans/planned';
import { makeCloudGroup, makeCustomer, makeKey, makeLicence, makeSeat, makeUser } from '../../support/builders';

/** Many who leave at once (LEAVE-1): what is stored of each is what is done for them, not what is done for all. */

const COUNT = 1_000;
const customer = makeCustomer();
const licences = ['l1', 'l2', 'l3'].map(id => makeLicence({ id, name: id.toUpperCase() }));
const group = makeCloudGroup({ id: 'g1' });
const stays = makeUser({ id: 'stays', customer: customer.id });

function factsOf(count: number): LeaveFacts {
    const leavers = Array.from({ length: count }, (_, at) => {
        const id = `u${at}`;
        const user = makeUser({ id, role: 'USER', customer: customer.id, cloudGroups: [group] });
        const keys = licences.map(({ id: licenceId }) => makeKey({ id: `${id}-${licenceId}`, licenceId, users: [user] }));
        const shared = makeKey({ id: `${id}-shared`, licenceId: 'l1', users: [user, stays] });
        const seat = makeSeat({ id: `${id}-seat`, keyId: `${id}-l1`, licenceId: 'l1', userId: id, active: true });
        return { id, user, keys: [...keys, shared], seats: [seat], unread: [] };
    });
    return {
        customer,
        leavers,
        successors: new Map(),
        licences: new Map(licences.map(licence => [licence.id, licence])),
        tickets: [],
        isPending: false,
        failure: null,
        again: () => undefined,
    };
}

it('keeps of each who leaves their own steps alone, and reports them all', () => {
    const facts = factsOf(COUNT);
    const draft = {
        ...INITIAL,
        people: facts.leavers.map(({ id }) => id),
        licences: { l1: 'delete', l2: 'delete', l3: 'keep' } as const,
    };
    const around = { me: makeUser({ id: 'me' }), customer, leftOut: [] };
    const { items } = checkLeave(draft, facts, around);
    const { steps, people } = jobOf(items);
    // signed out, seat, two keys deleted, the shared key left, group left, account deleted
    const OWN = 7;
    expect(items.every(item => item.steps.length === OWN)).toBe(true);
    // Two are the same for all, and so are the groups.
    expect(steps).toHaveLength(COUNT * 4 + 3);
    expect(people.map(({ does }) => does?.length)).toEqual(Array(COUNT).fill(OWN));
    const done = people.map((person): Item => ({ ...person, state: 'done', step: steps.length }));
    const begun = people.map((person): Item => ({ ...person, state: 'failed', step: stepFrom(person, 0, steps.length) }));
    expect(begun.map(item => toRetry(item, steps.length).does)).toEqual(people.map(({ does }) => does));

    const { had } = forget(draft, [], new Set(draft.people), facts);
    const report = reportOf(had, steps, done);
    expect(report).toHaveLength(COUNT);
    expect(report.at(-1)?.lines.map(({ what, became }) => `${what} ${became}`)).toEqual([
        'account deleted',
        'key deleted',
        'key deleted',
        'key noUser',
        'key others',
        'seat released',
        'group left',
    ]);
    expect([...freedOf(report)]).toEqual([
        ['l1', COUNT],
        ['l2', COUNT],
    ]);
});

it.each([
    [false, 'kept'],
    [true, 'same'],
])('an account that is kept is open only if it is still signed in (active: %s)', (active, became) => {
    const facts = factsOf(1);
    const leavers = facts.leavers.map(one => ({ ...one, user: makeUser({ ...one.user, active }) }));
    const draft = { ...INITIAL, people: ['u0'], account: 'keep', note: 'Left' } as const;
    const { items } = checkLeave(draft, { ...facts, leavers }, { me: makeUser({ id: 'me' }), customer, leftOut: [] });
    const { steps, people } = jobOf(items);
    const stopped = people.map((person): Item => ({ ...person, state: 'failed', step: 0 }));
    const { had } = forget(draft, [], new Set(['u0']), facts);
    expect(reportOf(had, steps, stopped)[0]?.lines[0]).toMatchObject({ what: 'account', became });
});

it('names in the report those about whom nothing was done, because it could not be read what they have', () => {
    const facts = factsOf(2);
    const leavers = facts.leavers.map((one, at) => (at === 1 ? { ...one, keys: [], unread: [{ what: 'keys' as const }] } : one));
    const draft = { ...INITIAL, people: leavers.map(({ id }) => id) };
    const around = { me: makeUser({ id: 'me' }), customer, leftOut: [] };
    const { items } = checkLeave(draft, { ...facts, leavers }, around);
    const { steps, ran } = jobOf(items);
    expect(ran).toEqual(['u0']);
    const left = readDraft(forget(draft, [], new Set(ran), { ...facts, leavers }), 'draft');
    const report = reportOf(left.had, steps, []);
    expect(report[1]).toEqual({ id: 'u1', lines: [{ what: 'account', id: 'u1', became: 'unread' }] });
    expect(isOpen(report[1]!.lines[0]!)).toBe(true);
});
