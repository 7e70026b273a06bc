import { describe, expect, it } from 'vitest';
import type { Step } from '#dataProvider/jobs/steps';
import type { CloudGroup, Licence, User } from '#dataProvider/types';
import { takeBack } from '../../src/plans/takeBack';
import { checkTakeBack } from '../../src/plans/takeBack/check';
import type { TakeBackDraft } from '../../src/plans/takeBack/draft';
import { makeCustomer, makeKey, makeUser } from '../support/builders';

/** What of a plan can be taken back, and what stays (PLAN-9). */

const STEPS: readonly Step[] = [
    { verb: 'createUser' },
    { verb: 'giveLicence', licence: 'l1', expire: 100 },
    { verb: 'joinGroup', group: 'g1' },
    { verb: 'recover' },
];
const key = (id: string, licenceId = 'l1', expire = 100) => makeKey({ id, licenceId, expire });
const group = (id: string) => ({ id, label: id }) as CloudGroup;

const check = (
    user: Partial<User> | null,
    taken: number[],
    more: Partial<TakeBackDraft['receipt']['items'][number]> = {},
    steps = STEPS,
) => {
    const facts = {
        customer: { id: '10010' },
        users: new Map(user ? [['u1', makeUser({ id: 'u1', role: 'USER', keys: [], cloudGroups: [], ...user })]] : []),
        licences: new Map([['l1', { id: 'l1', name: 'CAD' } as Licence]]),
        keys: new Map(),
        groups: new Map([['auto', { ...group('auto'), autoAdd: true } as CloudGroup]]),
    };
    const receipt = { begun: 0, steps, items: [{ id: 'u1', state: 'done', taken, ...more }] };
    return checkTakeBack(receipt, facts).items[0];
};

const made = { active: false, keys: [key('k1')], cloudGroups: [group('g1'), group('auto')] };

it('deletes somebody whom the plan has created, with the keys that it gave, if nobody has changed anything since', () => {
    expect(check(made, [0, 1, 2, 3])).toMatchObject({
        state: 'deleted',
        steps: [{ step: { verb: 'deleteUser', frees: ['l1'] } }],
        subject: { id: 'u1', seen: { active: false, keys: ['k1'], groups: ['g1', 'auto'] } },
    });
});

it.each<[string, Partial<User>]>([
    ['active', { ...made, active: true }],
    ['admin', { ...made, role: 'ADMIN' }],
    ['guest', { ...made, customer: '20020' }],
    ['moreKeys', { ...made, keys: [key('k1'), key('k2', 'l2')] }],
    ['moreKeys', { ...made, keys: [key('k1'), key('k2')] }],
    ['moreGroups', { ...made, cloudGroups: [group('g1'), group('g2')] }],
])('leaves somebody whom the plan has created as they are: %s', (reason, user) => {
    expect(check(user, [0, 1, 2, 3])).toMatchObject({ state: 'stays', steps: [], reason: { key: `plans.takeBack.${reason}` } });
});

it('knows keys and cloud groups of which the server spells the ids in another case', () => {
    const spelled = { ...made, keys: [key('K1', 'L1')], cloudGroups: [group('G1'), group('auto')] };
    expect(check(spelled, [0, 1, 2], { given: { l1: 'k1' } })).toMatchObject({ state: 'deleted' });
    expect(check(spelled, [1, 2])).toMatchObject({
        steps: [{ step: { verb: 'takeLicence' } }, { step: { verb: 'leaveGroup' } }],
        subject: { held: { l1: { key: 'K1' } } },
    });
    const second = { ...spelled, keys: [key('K1', 'L1'), key('k2')] };
    expect(check(second, [0, 1, 2])).toMatchObject({ state: 'stays', reason: { key: 'plans.takeBack.moreKeys' } });
});

it('takes from somebody who was known what the plan gave', () => {
    const item = check({ active: true, keys: [key('k1')], cloudGroups: [group('g1')] }, [1, 2]);
    expect(item).toMatchObject({
        state: 'back',
        steps: [{ step: { verb: 'takeLicence', licence: 'l1' } }, { step: { verb: 'leaveGroup', group: 'g1' } }],
        subject: { seen: { keys: ['k1'], groups: ['g1'] } },
    });
});

it.each([
    ['keyChanged', { keys: [key('k1', 'l1', 200)] }, [1]],
    ['keyChanged', { keys: [key('k1'), key('k2')] }, [1]],
    ['noKey', {}, [1]],
    ['noMember', {}, [2]],
    ['mail', {}, [3]],
])('names what stays and why: %s', (reason, user, taken) => {
    expect(check(user, taken)).toMatchObject({ state: 'stays', steps: [], notes: [{ key: `plans.takeBack.${reason}` }] });
});

describe('what only a look-up has found, and others may have done', () => {
    const found = (user: Partial<User>, taken: number[], unsure: number[]) => check(user, taken, { found: unsure });

    it('stays if it is an account, and loses what the plan gave it', () => {
        expect(found(made, [0, 1, 2], [0])).toMatchObject({
            state: 'back',
            steps: [{ step: { verb: 'takeLicence' } }, { step: { verb: 'leaveGroup' } }],
            notes: [{ key: 'plans.takeBack.foundUser' }],
        });
    });

    it('stays if it is a licence, with the account that it was given to', () => {
        const why = { key: 'plans.takeBack.foundKey', args: { name: 'CAD' } };
        expect(found(made, [1, 2], [1])).toMatchObject({ steps: [{ step: { verb: 'leaveGroup' } }], notes: [why] });
        expect(found(made, [0, 1, 2], [1])).toMatchObject({ state: 'stays', steps: [], reason: why });
        expect(found({ ...made, keys: [] }, [0, 1, 2], [1])).toMatchObject({ state: 'deleted' });
    });
});

it('says of a label that was adapted that it stays', () => {
    const steps: Step[] = [{ verb: 'labelKey', licence: 'l1', key: 'k1', to: 'u2' }];
    expect(check({}, [0], undefined, steps)).toMatchObject({ state: 'stays', notes: [{ key: 'plans.takeBack.label' }] });
});

describe('a key of the same licence that is not the one that the plan gave', () => {
    const other = { ...made, keys: [key('k9')] };
    const known = { active: true, keys: [makeKey({ id: 'k9', licenceId: 'l1', expire: null })] };
    const forever: readonly Step[] = [{ verb: 'giveLicence', licence: 'l1' }];

    it('stays with its user, and with somebody whom the plan has created', () => {
        const reason = { key: 'plans.takeBack.moreKeys' };
        expect(check(other, [0, 1, 2], { given: { l1: 'k1' } })).toMatchObject({ state: 'stays', steps: [], reason });
        const changed = [{ key: 'plans.takeBack.keyChanged' }];
        expect(check(known, [0], { given: { l1: 'k1' } }, forever)).toMatchObject({ state: 'stays', steps: [], notes: changed });
        expect(check(known, [0], { given: { l1: 'k9' } }, forever)).toMatchObject({ state: 'back' });
    });

    it('is recognised by its expiry where the id of the given one is not known', () => {
        const until = { ...known, keys: [makeKey({ id: 'k9', licenceId: 'l1', expire: 100 })] };
        expect(check(until, [0], undefined, forever)).toMatchObject({ state: 'stays', steps: [] });
        expect(check(known, [0], undefined, forever)).toMatchObject({ state: 'back' });
        // A server may give each key an end of its own.
        expect(check(until, [0], { given: { l1: 'k9' } }, forever)).toMatchObject({ state: 'back' });
    });
});

it('names those who no longer exist, and leaves out those to whom nothing was done', () => {
    expect(check(null, [1])).toMatchObject({ state: 'gone', steps: [] });
    expect(check({}, [])).toBeUndefined();
});

describe('the cloud group of a class that others have renamed, and whose name another one has by now', () => {
    const [ours, theirs] = [group('g1'), { ...group('g2'), label: '9a' }];
    const back = (steps: readonly Step[], joined?: Readonly<Record<string, string>>, fields: Partial<User> = {}) => {
        const facts = {
            customer: { id: '10010' },
            users: new Map([['u1', makeUser({ id: 'u1', role: 'USER', keys: [], cloudGroups: [ours, theirs], ...fields })]]),
            ...{ licences: new Map(), keys: new Map(), groups: new Map([ours, theirs].map(one => [one.id, one])) },
        };
        const item = { id: 'u1', state: 'done', taken: steps.map((_step, at) => at), ...(joined ? { joined } : {}) };
        return checkTakeBack({ begun: 0, steps, items: [item] }, facts).items[0];
    };
    const joins: Step = { verb: 'joinClass', label: '9a' };

    it('is left by its id, and only where that is not known the one of that name', () => {
        expect(back([joins], { '9a': 'g1' })?.steps).toMatchObject([{ step: { verb: 'leaveGroup', group: 'g1' } }]);
        expect(back([joins])?.steps).toMatchObject([{ step: { verb: 'leaveGroup', group: 'g2' } }]);
        expect(back([joins], { '9a': 'g3' })).toMatchObject({ state: 'stays', notes: [{ key: 'plans.takeBack.noMember' }] });
    });

    it('is the only one that somebody whom the plan has created may be in', () => {
        const steps: readonly Step[] = [{ verb: 'createUser' }, joins];
        const reason = { key: 'plans.takeBack.moreGroups' };
        expect(back(steps, { '9a': 'g1' }, { active: false })).toMatchObject({ state: 'stays', reason });
        expect(back(steps, { '9a': 'g1' }, { active: false, cloudGroups: [ours] })).toMatchObject({ state: 'deleted' });
    });
});

const LEFT: readonly Step[] = [
    { verb: 'handKey', licence: 'l1', key: 'k1', from: ['u1'], expire: null, to: 'u2' },
    { verb: 'joinInstead', group: 'g1', to: 'u2' },
];

describe('what is left alone', () => {
    const facts = (more: object) => ({
        customer: { id: '10010' },
        users: new Map([['u1', makeUser({ id: 'u1', role: 'USER', keys: [], cloudGroups: [] })]]),
        licences: new Map([['l1', { id: 'l1', name: 'CAD' } as Licence]]),
        keys: new Map([['k1', { ...makeKey({ id: 'k1', licenceId: 'l1' }), users: [makeUser({ id: 'u2' })] }]]),
        groups: new Map([['g1', group('g1')]]),
        ...more,
    });
    const receipt = { begun: 1, steps: LEFT, items: [{ id: 'u1', state: 'done', taken: [0, 1] }] };

    it('is named where it went to the signed-in user, who loses nothing', () => {
        const others = checkTakeBack(receipt, facts({ me: 'u9' }));
        expect(others.items[0]?.steps.map(({ step }) => step.verb)).toEqual(['giveBack', 'leaveInstead']);
        const own = checkTakeBack(receipt, facts({ me: 'U2' }));
        expect(own.items).toMatchObject([
            {
                state: 'stays',
                steps: [],
                notes: [
                    { key: 'plans.takeBack.own', args: { name: 'CAD' } },
                    { key: 'plans.takeBack.own', args: { name: 'g1' } },
                ],
            },
        ]);
    });

    it('was taken back by another plan: others may have given it again', () => {
        const { items } = checkTakeBack(receipt, facts({ before: new Set(['u1']) }));
        expect(items).toMatchObject([{ state: 'stays', steps: [], reason: { key: 'plans.takeBack.before' } }]);
    });

    it('is asked of a report from a file, which may have been taken back elsewhere', () => {
        expect(checkTakeBack(receipt, facts({}), { isOnce: false }).open).toEqual([{ key: 'plans.takeBack.elsewhere' }]);
        expect(checkTakeBack(receipt, facts({}), { isOnce: true }).open).toEqual([]);
    });
});

it('deletes nobody whom only a file names as created, unless that is wanted, and then asks for the number', () => {
    const items = [{ id: 'u1', state: 'done', taken: [0, 1, 2, 3] }];
    const facts = {
        customer: { id: '10010' },
        users: new Map([['u1', makeUser({ id: 'u1', role: 'USER', ...made })]]),
        licences: new Map(),
        keys: new Map(),
        groups: new Map([['auto', { ...group('auto'), autoAdd: true } as CloudGroup]]),
        ...{ isPending: false, failure: null },
    };
    const around = { me: { id: 'me', role: 'ADMIN' as const }, customer: makeCustomer(), leftOut: [] };
    const draft: TakeBackDraft = { of: '', receipt: { begun: 1, steps: STEPS, items }, isOnce: true };
    const [one] = takeBack.check(draft, facts, around).items;
    expect(one).toMatchObject({ state: 'stays', steps: [], reason: { key: 'plans.takeBack.unproven' } });
    const wanted = { ...draft, deletesMade: true };
    expect(takeBack.check(wanted, facts, around).items).toMatchObject([{ state: 'deleted' }]);
    expect(takeBack.check({ ...draft, of: 'p1' }, facts, around).items).toMatchObject([{ state: 'deleted' }]);
    expect([takeBack.typesDeleted?.(wanted), takeBack.typesDeleted?.({ ...draft, of: 'p1' })]).toEqual([true, false]);
    // A file cannot say so itself.
    expect(takeBack.fromFile?.(wanted)).not.toHaveProperty('deletesMade');
});

it('takes a licence with the key that was seen, which is compared with it right before', () => {
    expect(check({ active: true, keys: [key('k1')] }, [1])?.subject.held).toEqual({
        l1: { key: 'k1', from: ['u1'], expire: 100 },
    });
});

describe('a new school year', () => {
    const facts = (user: Partial<User>, more: object = {}) => ({
        customer: { id: '10010' },
        users: new Map([['u1', makeUser({ id: 'u1', role: 'USER', keys: [], cloudGroups: [group('g1')], ...user })]]),
        ...{ licences: new Map(), groups: new Map([['g1', group('g1')]]), keys: new Map(), ...more },
    });
    const back = (steps: readonly Step[], item: object, known: ReturnType<typeof facts>) =>
        checkTakeBack({ begun: 0, steps, items: [{ id: 'u1', state: 'done', taken: [0], ...item }] }, known).items[0];

    it('takes nobody out of a class who was in its group before it was renamed', () => {
        const renamed: Step = { verb: 'joinClass', label: '9a', renames: 'g1', was: '8a' };
        const joined = { joined: { '9a': 'g1' } };
        expect(back([renamed], joined, facts({}))?.steps).toMatchObject([{ step: { verb: 'leaveGroup', group: 'g1' } }]);
        expect(back([{ ...renamed, member: true }], joined, facts({}))).toMatchObject({ state: 'stays', steps: [] });
    });

    it.each([
        [null, null],
        [4_000_000_000, 4_000_000_000],
        // That has passed: the one of the new year stays.
        [100, 4_100_000_000],
    ])('gives a key that was handed on back with the expiry that it had: %s', (before, to) => {
        const held = { l1: { key: 'k1', from: ['u1'], expire: before } };
        const now = { ...key('k1', 'l1', 4_100_000_000), users: [makeUser({ id: 'u2' })] };
        const known = facts({}, { keys: new Map([['k1', now]]), passed: new Set(['k1 u2']) });
        expect(back([{ verb: 'handOn', licence: 'l1' }], { held }, known)?.subject.held).toMatchObject({ l1: { to } });
    });

    it.each([
        ['Ben Neu', 'stampKey'],
        ['Of the workshop', 'extendKey'],
    ])('changes the label of such a key only while it is the name of who got it: %s', (label, verb) => {
        const held = { l1: { key: 'k1', from: ['u1'], expire: null } };
        const taker = makeUser({ id: 'u2', alias: 'Ben Neu' });
        const known = facts({}, { keys: new Map([['k1', { ...key('k1'), label, users: [taker] }]]), passed: new Set(['k1 u2']) });
        known.users.set('u2', taker);
        const item = back([{ verb: 'handOn', licence: 'l1' }], { held }, known);
        expect(item?.steps.map(({ step }) => step.verb)).toEqual(['passKey', verb]);
        expect(item?.subject.held).toMatchObject({ l1: { from: ['u2'], to: null } });
        expect(item?.notes).toEqual(verb === 'stampKey' ? undefined : [{ key: 'plans.takeBack.label' }]);
    });
});
