import { describe, expect, it } from 'vitest';
import { validateTransferToken } from '../../dataProvider/actions/links';
import { asCustomer } from '../../dataProvider/customer';
import { asUser, isNamed } from '../../dataProvider/person';
import { fakeClient } from '../support/fakeClient';

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

    it.each([
        ['numbers', 1, 0],
        ['texts', 'true', 'false'],
    ])('has flags that come as %s', (_what, yes, no) => {
        expect(asUser({ id: 'u1', active: no, cam: yes, cloud: { access: yes } })).toMatchObject({
            active: false,
            cam: true,
            cloud: { access: true },
        });
        expect(asUser({ id: 'u1', active: yes, cam: no })).toMatchObject({ active: true, cam: false });
    });

    it('keeps valid fields, and the valid rows of lists', () => {
        const user = asUser({
            id: 7,
            email: 7,
            cam: true,
            keys: [{ id: 'k1' }, { id: 2 }, null, 'k2'],
            cloudGroups: {},
            customerContext: '10010',
        });
        expect(user).toMatchObject({
            id: '7',
            email: '7',
            cam: true,
            keys: [{ id: 'k1' }, { id: '2' }],
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

it('a customer of a transfer has flags that come as numbers', async () => {
    const customer = (demo: number) => ({ id: '10010', name: 'Holzmann', flags: { demo } });
    const token = { user: 'anna@holzmann.example', customerSource: customer(0), customerDestination: customer(1) };
    const { client } = fakeClient({ 'POST transfer/validateToken': token });
    expect(await validateTransferToken(client, 't')).toMatchObject({
        customerSource: { flags: { demo: false } },
        customerDestination: { flags: { demo: true } },
    });
});
