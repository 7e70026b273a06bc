import { describe, expect, it } from 'vitest';
import { asCustomer } from '../../dataProvider/customer';
import { asUser, isNamed } from '../../dataProvider/person';

describe('the signed-in person', () => {
    it('is complete whatever is left out', () => {
        expect(asUser({ id: 'u1' })).toMatchObject({
            id: 'u1',
            email: '',
            role: 'USER',
            alias: '',
            active: true,
            cam: false,
            customer: '',
            customerContext: null,
            cloud: { access: false },
            cloudGroups: [],
            keys: [],
            newsletter: true,
        });
    });

    it.each<[string, unknown, string]>([
        ['a word that is known', 'READER_ADMIN', 'READER_ADMIN'],
        ['a word that is not', 'SUPPORT', 'SUPPORT'],
        ['a list', ['ADMIN'], 'USER'],
        ['null', null, 'USER'],
    ])('has a role: %s', (_what, role, expected) => {
        expect(asUser({ id: 'u1', role }).role).toBe(expected);
    });

    it('keeps valid fields, and the valid rows of lists', () => {
        const user = asUser({
            id: 7,
            email: 7,
            cam: true,
            keys: [{ id: 'k1' }, null, 'k2'],
            cloudGroups: {},
            customerContext: '10010',
        });
        expect(user).toMatchObject({
            id: '7',
            email: '7',
            cam: true,
            keys: [{ id: 'k1' }],
            cloudGroups: [],
            customerContext: '10010',
        });
    });

    it.each([undefined, null, 'u1', [], {}, { id: '' }, { id: {} }])('is absent without an id: %j', value => {
        expect(isNamed(value)).toBe(false);
    });
});

it('the customer is complete whatever is left out: flags false, texts empty, figures absent', () => {
    const flags = { beta: false, cloud: false, demo: false, school: false, sync: false, update: false, contractInfo: false };
    expect(asCustomer({ id: '10010' })).toEqual({
        id: '10010',
        languages: [],
        data: { name: '', street: '', zip: '', city: '' },
        cloud: { quota: undefined, featureLevel: undefined },
        flags,
    });
    const damaged = {
        id: '10010',
        languages: ['de', 4],
        data: { name: 4, zip: [] },
        cloud: { quota: 'much' },
        flags: { demo: true, school: 'yes', sync: 1, beta: 'True', cloud: 0 },
    };
    expect(asCustomer(damaged)).toMatchObject({
        languages: ['de'],
        data: { name: '4', zip: '' },
        cloud: { quota: undefined },
        flags: { ...flags, demo: true, sync: true, beta: true },
    });
});
