import { describe, expect, it } from 'vitest';
import { userActions, userGroupActions, userKeyActions } from '#src/users/detail/actions';
import { licenceUserActions } from '#src/users/ofLicence/actions';
import { makeCloudGroup, makeCustomer, makeKey, makeLicence, makeUser } from '../../support/builders';
import { offered } from '../../support/offered';

const NOW = 1_800_000_000;
const AUTOMATIC = { id: '10010720', product: 'academy', expire: 253402300799 };

describe('the actions on a user', () => {
    const rights = { me: { id: 'u1', role: 'ADMIN' }, customer: makeCustomer() } as const;
    it.each([
        ['an active user', { active: true, role: 'USER' }, 'addLicences like recover send logout leave delete edit addGroup'],
        ['an inactive one', { active: false, role: 'USER' }, 'addLicences like activate send logout leave delete edit addGroup'],
        [
            'a reading administrator',
            { active: true, role: 'READER_ADMIN' },
            'addLicences like recover send logout leave delete edit addGroup',
        ],
        [
            'an administrator, who is not deleted',
            { active: true, role: 'ADMIN' },
            'addLicences like recover send logout leave edit addGroup',
        ],
        [
            'oneself: neither password nor account',
            { id: 'u1', active: true, role: 'READER_ADMIN' },
            'addLicences like send logout edit addGroup',
        ],
    ] as const)('%s', (_name, fields, expected) => {
        expect(offered(userActions({ id: 'u2', customer: '', ...fields }, rights))).toBe(expected);
    });

    it('who is a guest: licences and groups alone, and what the guest loses', () => {
        expect(offered(userActions(makeUser({ id: 'u2', customer: 'Other' }), rights))).toBe('addLicences like leave addGroup');
    });
    it('of a demo customer: no groups', () => {
        const customer = makeCustomer({ flags: { ...makeCustomer().flags, demo: true } });
        expect(offered(userActions(makeUser({ id: 'u2' }), { ...rights, customer }))).not.toContain('addGroup');
    });
    it('until the customer is known: none is possible, and each says why (SHELL-17)', () => {
        const actions = userActions(makeUser({ id: 'u2' }), { ...rights, customer: undefined });
        expect(new Set(actions.map(({ obstacle }) => obstacle))).toEqual(new Set(['licences.obstacles.customer']));
        expect(actions.map(({ id }) => id)).toContain('edit');
    });
    it('for a reader: none', () => {
        const me = { id: 'u1', role: 'READER_ADMIN' } as const;
        expect(offered(userActions(makeUser({ id: 'u2' }), { ...rights, me }))).toBe('');
        expect(offered(userGroupActions(makeCloudGroup(), me))).toBe('');
    });
});

describe('the actions on a user’s key', () => {
    const names = (
        licence: Parameters<typeof makeLicence>[0],
        key: Parameters<typeof makeKey>[0] = {},
        role: 'ADMIN' | 'READER_ADMIN' = 'ADMIN',
    ) => offered(userKeyActions(makeKey(key), makeLicence(licence), role, NOW));

    it.each([
        ['an active licence', {}, {}, 'edit assign send refresh remove delete'],
        ['a node-locked one: not renewed', { licenceType: 'nl' }, { licenceType: 'nl' }, 'edit assign send remove delete'],
        ['the academy: neither sent nor renewed', { product: 'academy' }, { product: 'academy' }, 'edit assign remove delete'],
        ['rooms: the same', { product: 'rooms' }, { product: 'rooms' }, 'edit assign remove delete'],
        ['the automatic licence: neither edited nor deleted', AUTOMATIC, { product: 'academy' }, 'assign remove'],
        ['an expired one: only deleted', { expire: NOW - 1 }, {}, '(edit) (assign) (send) (refresh) (remove) delete'],
        ['an inactive one: the same', { active: false }, {}, '(edit) (assign) (send) (refresh) (remove) delete'],
    ] as const)('of %s', (_name, licence, key, expected) => {
        expect(names(licence, key)).toBe(expected);
    });
    it('for users with read access: none', () => expect(names({}, {}, 'READER_ADMIN')).toBe(''));
});

it.each([
    ['', {}, 'remove'],
    ['that has expired', { expire: NOW - 1 }, '(remove)'],
] as const)('the action on a user of a licence %s', (_name, licence, expected) => {
    expect(offered(licenceUserActions(makeUser(), makeLicence(licence), NOW))).toBe(expected);
});
