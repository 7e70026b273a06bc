import { describe, expect, it } from 'vitest';
import type { User } from '#dataProvider/types';
import { activate } from '#src/users/batch/activate';
import { giftsOf, needOf, sharedByUser, UNDECIDED } from '#src/users/batch/batch';
import { deleteUser } from '#src/users/batch/deleteUser';
import { giveLicence } from '#src/users/batch/giveLicence';
import { joinGroup } from '#src/users/batch/joinGroup';
import { leaveGroup } from '#src/users/batch/leaveGroup';
import { logout } from '#src/users/batch/logout';
import { reset } from '#src/users/batch/reset';
import { takeLicence } from '#src/users/batch/takeLicence';
import { userActionsFor } from '#src/users/batch/verbs';
import { makeCloudGroup, makeCustomer, makeKey, makeLicence, makeUser } from '../../support/builders';
import { offered } from '../../support/offered';

const customer = makeCustomer({ id: '10010' });
const me = { id: 'u1', role: 'ADMIN' } as const;

describe('the actions for several users', () => {
    const ALL = 'giveLicence joinGroup reset activate takeLicence leaveGroup logout deleteUser';
    it.each([
        ['ADMIN', {}, ALL],
        ['ADMIN', { demo: true }, 'giveLicence reset activate takeLicence logout deleteUser'],
        ['ADMIN', { school: true }, ALL],
        ['READER_ADMIN', {}, ''],
        ['USER', {}, ''],
    ] as const)('a %s of a customer with %j: %s', (role, flags, expected) => {
        expect(offered(userActionsFor({ role }, makeCustomer({ flags })))).toBe(expected);
    });
});

/** Why an action does not apply to a user, with this licence or group chosen, and these licences to give (ids). */
const obstacleTo = (verb: { obstacle: unknown }, user: User, id: string, licences: readonly string[]): unknown =>
    (verb.obstacle as (typeof reset)['obstacle'])(user, {
        about: { me: makeUser(me), customer, everyInactive: false, onEveryInactive: () => undefined },
        rows: [],
        values: { id },
        facts: { given: licences.map(licence => makeLicence({ id: licence })) } as never,
    });

describe('the users to whom an action does not apply', () => {
    const has = { keys: [makeKey({ licenceId: 'l1' })] };
    const member = { cloudGroups: [makeCloudGroup({ id: 'g1' })] };
    const guest = { customer: '10020' };
    it.each([
        [giveLicence, {}, null],
        [giveLicence, has, 'hasLicence'],
        [giveLicence, { keys: [makeKey({ licenceId: 'l2' })] }, null],
        [giveLicence, { active: false }, null],
        [takeLicence, has, null],
        [takeLicence, {}, 'noLicence'],
        [takeLicence, { ...has, ...guest }, null],
        [joinGroup, {}, null],
        [joinGroup, member, 'member'],
        [joinGroup, { cloudGroups: [makeCloudGroup({ id: 'g2' })] }, null],
        [leaveGroup, member, null],
        [leaveGroup, { cloudGroups: [makeCloudGroup({ id: 'g2' })] }, 'noMember'],
        [reset, {}, null],
        [reset, { id: 'u1' }, 'self'],
        [reset, { active: false }, 'inactive'],
        [activate, { active: false }, null],
        [activate, {}, 'active'],
        // guests are given licences and groups like everybody
        [giveLicence, guest, null],
        [joinGroup, guest, null],
        [reset, guest, 'guest'],
        [activate, { ...guest, active: false }, 'guest'],
        [logout, {}, null],
        [logout, { active: false }, null],
        [logout, { id: 'u1' }, 'selfLogout'],
        [logout, guest, 'foreign'],
        [deleteUser, {}, null],
        [deleteUser, { role: 'READER_ADMIN' }, null],
        [deleteUser, { role: 'ADMIN' }, 'administrator'],
        [deleteUser, { id: 'u1', role: 'ADMIN' }, 'selfDelete'],
        [deleteUser, guest, 'foreign'],
    ] as const)('$kind, a user with %j: %s', (verb, fields, expected) => {
        const user = makeUser({ id: 'u2', role: 'USER', ...(fields as Partial<User>) });
        const target = verb === takeLicence ? 'l1' : 'g1';
        expect(obstacleTo(verb, user, target, ['l1'])).toBe(expected && `users.batch.reasons.${expected}`);
    });

    it('before a licence or group is chosen it applies to everybody', () => {
        for (const verb of [giveLicence, takeLicence]) expect(obstacleTo(verb, makeUser(has), '', [])).toBeNull();
        for (const verb of [joinGroup, leaveGroup]) expect(obstacleTo(verb, makeUser(member), '', [])).toBeNull();
    });

    it('of several licences, whoever lacks one gets that one', () => {
        expect(obstacleTo(giveLicence, makeUser(has), '', ['l1', 'l2'])).toBeNull();
        const both = { keys: [makeKey({ licenceId: 'l1' }), makeKey({ licenceId: 'l2' })] };
        expect(obstacleTo(giveLicence, makeUser(both), '', ['l1', 'l2'])).toBe('users.batch.reasons.hasLicences');
    });
});

describe('need and free, per licence', () => {
    const has = (licenceId: string) => ({ keys: [makeKey({ licenceId })] });
    const people = [makeUser({ id: 'u2' }), makeUser({ id: 'u3', ...has('l1') }), makeUser({ id: 'u4' })];
    const l1 = makeLicence({ id: 'l1' });
    const l2 = makeLicence({ id: 'l2' });
    const spare = [makeKey({ id: 'k8' }), makeKey({ id: 'k9' })];
    const bare = { ...UNDECIDED, spare: [] };

    it('counts who lacks it, who has it, and for how many there is no key', () => {
        expect(needOf(l1, people, { ...bare, free: 1 })).toMatchObject({ have: 1, over: 1 });
        expect(needOf(l2, people, { ...bare, free: 3 })).toMatchObject({ have: 0, over: 0 });
    });

    it('keys without a user count once they are to be given', () => {
        const few = { without: new Set<string>(), free: 1, spare };
        expect(needOf(l2, people, { ...few, givesSpare: false }).over).toBe(2);
        expect(needOf(l2, people, { ...few, givesSpare: true }).over).toBe(0);
    });

    it('leaves out who was chosen to go without, for that licence alone', () => {
        const needs = [
            needOf(l1, people, { ...bare, free: 1, without: new Set(['u4']) }),
            needOf(l2, people, { ...bare, free: 3 }),
        ];
        expect(needs.map(({ over }) => over)).toEqual([0, 0]);
        expect(giftsOf(people, needs)).toEqual([{ id: 'u2' }, { id: 'u3', does: [1] }, { id: 'u4', does: [1] }]);
    });

    it('gives new keys first, then those without a user; who gets nothing is no part of the job', () => {
        const needs = [needOf(l1, people, { without: new Set(), givesSpare: true, free: 1, spare })];
        expect(giftsOf(people, needs)).toEqual([{ id: 'u2' }, { id: 'u4', keys: { l1: 'k8' } }]);
    });
});

it('finds the keys that others keep for each of those who lose the licence, and who shares them', () => {
    const [anna, ben, carl, dora] = ['a', 'b', 'c', 'd'].map(id => makeUser({ id }));
    const keyOf = (id: string, ...users: (typeof anna)[]) => makeKey({ id, users: users.filter(user => user !== undefined) });
    const keys = [
        keyOf('own', anna),
        keyOf('kept', anna, dora),
        keyOf('alsoKept', anna, ben, dora),
        keyOf('lostByAll', ben, carl),
        keyOf('spare'),
        keyOf('of others', dora),
        keyOf('carls', carl),
    ];
    expect(sharedByUser(keys, new Set(['a', 'b', 'c']))).toEqual(
        new Map([
            ['a', { shared: { keys: ['kept', 'alsoKept'], all: false }, fellows: ['b'] }],
            ['b', { shared: { keys: ['alsoKept'], all: false }, fellows: ['a', 'c'] }],
            ['c', { fellows: ['b'] }],
        ]),
    );
    expect(sharedByUser([keyOf('kept', anna, dora)], new Set(['a']))).toEqual(
        new Map([['a', { shared: { keys: ['kept'], all: true } }]]),
    );
});
