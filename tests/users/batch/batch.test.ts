import { describe, expect, it } from 'vitest';
import type { User } from '#dataProvider/types';
import { batchKinds, obstacleOf, planOf, planWithout } from '#src/users/batch/batch';
import { makeCloudGroup, makeCustomer, makeKey, makeUser } from '../../support/builders';

const customer = makeCustomer({ id: '10010' });
const me = { id: 'u1', role: 'ADMIN' } as const;
const person = (id: string) => ({ id, email: `${id}@holzmann.example`, alias: id });

describe('the actions for several users', () => {
    it.each([
        ['ADMIN', {}, ['licence', 'group', 'reset', 'activate']],
        ['ADMIN', { demo: true }, ['licence', 'reset', 'activate']],
        ['ADMIN', { school: true }, ['licence', 'group', 'reset', 'activate']],
        ['READER_ADMIN', {}, []],
        ['USER', {}, []],
    ] as const)('a %s of a customer with %j: %j', (role, flags, expected) => {
        expect(batchKinds({ id: 'u1', role }, makeCustomer({ flags }))).toEqual(expected);
    });
});

describe('the users to whom an action does not apply', () => {
    const has = { keys: [makeKey({ licenceId: 'l1' })] };
    const member = { cloudGroups: [makeCloudGroup({ id: 'g1' })] };
    it.each([
        ['licence', {}, null],
        ['licence', has, 'hasLicence'],
        ['licence', { keys: [makeKey({ licenceId: 'l2' })] }, null],
        ['licence', { active: false }, null],
        ['group', {}, null],
        ['group', member, 'member'],
        ['group', { cloudGroups: [makeCloudGroup({ id: 'g2' })] }, null],
        ['reset', {}, null],
        ['reset', { id: 'u1' }, 'self'],
        ['reset', { active: false }, 'inactive'],
        ['activate', { active: false }, null],
        ['activate', {}, 'active'],
        // guests are given licences and groups like everybody
        ['licence', { customer: '10020' }, null],
        ['group', { customer: '10020' }, null],
        ['reset', { customer: '10020' }, 'guest'],
        ['activate', { customer: '10020', active: false }, 'guest'],
    ] as const)('%s, a user with %j: %s', (kind, fields, expected) => {
        const user = makeUser({ id: 'u2', role: 'USER', ...(fields as Partial<User>) });
        expect(obstacleOf(user, { kind, me, customer, licence: 'l1', group: 'g1' })).toBe(expected);
    });

    it('before a licence or group is chosen it applies to everybody', () => {
        expect(obstacleOf(makeUser(has), { kind: 'licence', me, customer })).toBeNull();
        expect(obstacleOf(makeUser(member), { kind: 'group', me, customer })).toBeNull();
    });
});

describe('the plan of an action', () => {
    it('keeps the order of the users, and marks those not found as gone', () => {
        const users = [makeUser({ id: 'u3' }), makeUser({ id: 'u2', active: false }), makeUser({ id: 'u1' })];
        const plan = planOf(['u1', 'u2', 'u3', 'u4'], users, { kind: 'reset', me, customer });
        expect(plan.run.map(({ id }) => id)).toEqual(['u3']);
        expect(plan.leftOut.map(({ person: { id }, obstacle }) => [id, obstacle])).toEqual([
            ['u1', 'self'],
            ['u2', 'inactive'],
            ['u4', 'gone'],
        ]);
    });
});

it('leaves out users who are to be skipped', () => {
    const plan = { run: [person('u1'), person('u2')], leftOut: [{ person: person('u3'), obstacle: 'hasLicence' as const }] };
    const without = planWithout(plan, new Set(['u2']));
    expect(without.run).toEqual([person('u1')]);
    expect(without.leftOut.map(({ person: { id }, obstacle }) => [id, obstacle])).toEqual([
        ['u3', 'hasLicence'],
        ['u2', 'without'],
    ]);
});
