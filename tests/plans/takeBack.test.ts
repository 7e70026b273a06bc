import { expect, it } from 'vitest';
import type { Step } from '#dataProvider/jobs/steps';
import type { CloudGroup, Licence, User } from '#dataProvider/types';
import { checkTakeBack } from '../../src/plans/takeBack/check';
import { makeKey, makeUser } from '../support/builders';

/** What of a plan can be taken back, and what stays (PLAN-9). */

const STEPS: readonly Step[] = [
    { verb: 'createUser' },
    { verb: 'giveLicence', licence: 'l1', expire: 100 },
    { verb: 'joinGroup', group: 'g1' },
    { verb: 'recover' },
];
const key = (id: string, licenceId = 'l1', expire = 100) => makeKey({ id, licenceId, expire });
const group = (id: string) => ({ id, label: id }) as CloudGroup;

const check = (user: Partial<User> | null, taken: number[]) => {
    const facts = {
        users: new Map(user ? [['u1', makeUser({ id: 'u1', keys: [], cloudGroups: [], ...user })]] : []),
        licences: new Map([['l1', { id: 'l1', name: 'CAD' } as Licence]]),
        keys: new Map(),
        groups: new Map([['auto', { ...group('auto'), autoAdd: true } as CloudGroup]]),
    };
    const receipt = { begun: 0, steps: STEPS, items: [{ id: 'u1', state: 'done', taken }] };
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

it.each([
    ['active', { ...made, active: true }],
    ['moreKeys', { ...made, keys: [key('k1'), key('k2', 'l2')] }],
    ['moreKeys', { ...made, keys: [key('k1'), key('k2')] }],
    ['moreGroups', { ...made, cloudGroups: [group('g1'), group('g2')] }],
])('leaves somebody whom the plan has created as they are: %s', (reason, user) => {
    expect(check(user, [0, 1, 2, 3])).toMatchObject({ state: 'stays', steps: [], reason: { key: `plans.takeBack.${reason}` } });
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

it('names those who no longer exist, and leaves out those to whom nothing was done', () => {
    expect(check(null, [1])).toMatchObject({ state: 'gone', steps: [] });
    expect(check({}, [])).toBeUndefined();
});
