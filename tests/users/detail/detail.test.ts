import { describe, expect, it } from 'vitest';
import { PortalError } from '#dataProvider/errors';
import {
    addMessage,
    confirmsDeletion,
    expiryReason,
    freedLicences,
    groupChoices,
    licenceChoices,
    mayManage,
    openWishes,
    recoverRefusal,
    userChanges,
    userForm,
} from '#src/users/detail/detail';
import { makeCloudGroup, makeCustomer, makeKey, makeLicence, makeUser } from '../../support/builders';
import { failure } from '../../support/fakeClient';

const NOW = 1_800_000_000;
const AUTOMATIC = { id: '10010720', product: 'academy', expire: 253402300799 };

describe('the right to manage a user', () => {
    const customer = makeCustomer({ id: '10010' });
    it.each([
        ['ADMIN', '10010', true],
        ['READER_ADMIN', '10010', false],
        ['USER', '10010', false],
        // a guest belongs to another customer
        ['ADMIN', '10020', false],
    ] as const)('a %s, a user of %s: %s', (role, of, expected) => {
        expect(mayManage({ customer: of }, { id: 'u1', role }, customer)).toBe(expected);
    });
});

it('frees the licences of a deleted user, each once, except expired ones', () => {
    const [open, over, other] = [
        makeLicence({ id: 'l1' }),
        makeLicence({ id: 'l2', expire: NOW - 1 }),
        makeLicence({ id: 'l3' }),
    ];
    const keys = [makeKey({ licenceId: 'l1' }), makeKey({ licenceId: 'l1' }), makeKey({ licenceId: 'l2' })];
    expect(freedLicences(keys, [open, over, other], NOW)).toEqual([open]);
});

describe('the form of the personal data', () => {
    const user = makeUser({ email: 'a@b.example', forename: 'Anna', surname: null, adminNote: null });

    it('sends only what changed, trimmed', () => {
        const form = { ...userForm(user), email: ' new@b.example ', forename: ' Anna ', adminNote: ' on leave ' };
        expect(userChanges(form, user)).toEqual({ email: 'new@b.example', adminNote: 'on leave' });
    });
    it('sends nothing when nothing changed, also where there was nothing', () => {
        expect(userChanges({ ...userForm(user), surname: '  ' }, user)).toEqual({});
    });
    it('clears emptied fields', () => {
        expect(userChanges({ ...userForm(user), forename: ' ' }, user)).toEqual({ forename: '' });
    });
});

it.each([
    ['Anna Holzmann', true],
    [' anna holzmann ', true],
    ['A@B.example', true],
    ['Anna\u00A0\u00A0Holzmann', true],
    ['Anna', false],
    ['', false],
])('confirming a deletion with %j: %s', (typed, expected) => {
    expect(confirmsDeletion(typed, { alias: 'Anna Holzmann', email: 'a@b.example' })).toBe(expected);
});

it('an empty name confirms nothing', () => {
    expect(confirmsDeletion('  ', { alias: '', email: 'a@b.example' })).toBe(false);
});

describe('the available licences', () => {
    const free = makeLicence({ id: 'l1', count: 5, count_active_licences: 2 });
    const had = makeLicence({ id: 'l2' });
    const old = makeLicence({ id: 'l3', expire: NOW - 1 });
    const over = makeLicence({ id: 'l4', count: 1, count_active_licences: 3 });
    const automatic = makeLicence(AUTOMATIC);
    const viewer = makeLicence({ id: 'l5', product: 'viewer' });
    const choices = (school: boolean) =>
        licenceChoices([had, old, free, over, automatic, viewer], [{ licenceId: 'l2' }], { school, now: NOW });

    it('those that can be assigned first, the others with the reason; none of unlisted products', () => {
        expect(choices(false).map(({ licence, obstacle, free: places }) => [licence.id, obstacle, places])).toEqual([
            ['l1', null, 3],
            ['l4', null, 0],
            [AUTOMATIC.id, null, 3],
            ['l2', 'assigned', 3],
            ['l3', 'expired', 3],
        ]);
    });
    it('schools do not see the automatic one', () => {
        expect(choices(true).map(({ licence }) => licence.id)).not.toContain(AUTOMATIC.id);
    });
    it('a licence in the draft that is no longer available is left out', () => {
        const wishes = openWishes(choices(false), [{ licence: 'l2' }, { licence: 'l1', key: 'k1' }, { licence: 'gone' }]);
        expect(wishes.map(({ licence, key }) => [licence.id, key])).toEqual([['l1', 'k1']]);
    });
    it('an expiry is required at schools and for the automatic licence', () => {
        expect(expiryReason([free], true)).toBe('school');
        expect(expiryReason([free, automatic], false)).toBe('automatic');
        expect(expiryReason([free], false)).toBeNull();
        expect(expiryReason([], false)).toBeNull();
    });
});

it.each([
    [[{ licence: 'a' }, { licence: 'b' }], 0, 'done'],
    [[{ licence: 'a' }, { licence: 'b' }], 1, 'partial'],
    [[{ licence: 'a' }, { licence: 'b' }], 2, 'failed'],
    [[{ licence: 'a', key: 'k' }], 0, 'keyDone'],
    [[{ licence: 'a', key: 'k' }], 1, 'keyFailed'],
    [[{ licence: 'a', key: 'k' }, { licence: 'b' }], 2, 'failed'],
] as const)('%j with %i failures: %s', (wishes, failed, expected) => {
    expect(addMessage(wishes, failed)).toBe(expected);
});

it.each([
    [404, true, 'unknown'],
    [400, true, 'unknown'],
    [404, false, 'missing'],
    [400, false, null],
    [500, true, null],
    [0, true, null],
] as const)('a mail refused with %i, to another address %s: %s', (status, custom, expected) => {
    expect(recoverRefusal(failure(status), custom)).toBe(expected);
});

it.each([true, false])('a mail that a server in between answers with 404, to another address %s, is a failure', custom => {
    expect(recoverRefusal(new PortalError('errors.404', { status: 404, reason: 'http' }), custom)).toBeNull();
});

it('marks the groups that the user belongs to', () => {
    const [a, b] = [makeCloudGroup({ id: 'g1' }), makeCloudGroup({ id: 'g2' })];
    expect(groupChoices([a, b], [{ id: 'g2' }])).toEqual([
        { group: a, member: false },
        { group: b, member: true },
    ]);
});
