import { describe, expect, it } from 'vitest';
import type { Key, Licence, User } from '../../dataProvider/types';
import { PortalError } from '../../dataProvider/errors';
import { byName, createApi } from '../../dataProvider/api';
import { CALLS, type PortalCall } from '../../dataProvider/calls';
import { fakeClient } from '../support/fakeClient';

/** The read of this path, and its parameters. */
function callOf(path: string): { name: PortalCall; parameters: Record<string, string> } {
    for (const name of Object.keys(CALLS) as PortalCall[]) {
        const pattern = name.replace(/^GET \//, '').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)');
        const found = new RegExp(`^${pattern}$`).exec(path);
        if (found) return { name, parameters: { ...found.groups } };
    }
    throw new Error(`There is no GET ${path}`);
}

const read = async (path: string, answer: unknown): Promise<unknown> => {
    const { client } = fakeClient({ [`GET ${path}`]: answer });
    const [bare = '', query] = path.split('?');
    const { name, parameters } = callOf(bare);
    return (await byName(createApi(client))(name, { path: parameters, query: query && `?${query}` })).data;
};

const LICENCE: Licence = {
    id: 'l1',
    name: 'Planning',
    product: 'pcad',
    licenceType: 'ol',
    count: 5,
    count_active_licences: 2,
    active: true,
    expire: null,
};

describe('a record', () => {
    it('is returned as it is if it is valid, with unknown fields', async () => {
        const answer = { ...LICENCE, colour: 'red' };
        expect(await read('licences/l1', answer)).toBe(answer);
    });

    it('has every field of its type, whatever is left out', async () => {
        expect(await read('licences/l1', { id: 'l1' })).toEqual({
            id: 'l1',
            name: '',
            product: '',
            licenceType: '',
            count: Number.NaN,
            count_active_licences: Number.NaN,
            active: true,
            expire: null,
        });
    });

    it('treats a value of another type as absent, and accepts a number as an id', async () => {
        const answer = { ...LICENCE, id: 7, name: { a: 1 }, count: 'many', expire: 1e20, active: 'yes', modules: {} };
        const expected = { ...LICENCE, id: '7', name: '', count: Number.NaN, expire: null, active: true };
        expect(await read('licences/l1', answer)).toEqual(expected);
    });

    it.each([
        ['84', 84],
        ['00084', 84],
        ['', Number.NaN],
        [' ', Number.NaN],
        ['T-84', Number.NaN],
        [84, 84],
    ])('reads %j as the number of a ticket', async (index, number) => {
        expect(await read('tickets/t1', { id: 't1', index })).toMatchObject({ index: number });
    });

    it.each([
        ['1798761599', 1_798_761_599],
        ['2026-12-31T23:59:59Z', 1_798_761_599],
        ['2027-01-01T00:59:59.9+01:00', 1_798_761_599],
        ['2026-12-31T23:59:59', null],
        ['soon', null],
    ])('reads %j as the time at which a licence ends', async (expire, time) => {
        expect(await read('licences/l1', { ...LICENCE, expire })).toMatchObject({ expire: time });
    });

    it.each([
        ['2026-12-31', '2026-12-31'],
        ['2026-12-31T00:00:00+01:00', '2026-12-31'],
        ['2026-12-31T22:00:00Z', null],
        ['2026-13-31', null],
    ])('reads %j as the day on which a contract ends', async (endOn, day) => {
        expect(await read('contracts/c1', { id: 'c1', endOn })).toMatchObject({ endOn: day });
    });

    it('keeps an unknown value of an enumeration', async () => {
        expect(await read('licences/l1', { ...LICENCE, licenceType: 'floating' })).toMatchObject({ licenceType: 'floating' });
    });

    it('is completed inside another one', async () => {
        const { cloud } = (await read('users/u1', { id: 'u1', cloud: { quota: 'much' } })) as User;
        expect(cloud).toEqual({ access: false, featureLevel: null, quota: null });
    });

    it.each([null, [], 'text', 0, {}, { id: '' }, { id: {} }])('is rejected if the response is %j', async answer => {
        await expect(read('licences/l1', answer)).rejects.toBeInstanceOf(PortalError);
    });
});

describe('a collection', () => {
    it('leaves out rows that are no records or repeat an id, and reduces the count accordingly', async () => {
        const rows = [null, LICENCE, 'x', { name: 'nobody' }, { ...LICENCE, name: 'twin' }];
        expect(await read('licences', rows)).toEqual([LICENCE]);
        expect(await read('licences', { '@odata.count': 9, value: rows })).toEqual({
            '@odata.count': 5,
            value: [LICENCE],
        });
    });

    it.each([null, {}, { value: {} }, 'text', 0])('is rejected if the response is %j', async answer => {
        await expect(read('licences', answer)).rejects.toBeInstanceOf(PortalError);
    });

    it('has no other fields than the selected ones', async () => {
        expect(await read('users?$select=id,email', [{ id: 7, email: null }])).toEqual([{ id: '7', email: '' }]);
    });

    it('counts users, licences and seats as active where the server does not say it, also in what was selected (WIRE-20)', async () => {
        expect(await read('users?$select=id%2Cactive', [{ id: 'u1' }])).toEqual([{ id: 'u1', active: true }]);
        expect(await read('users?$select=id%2Cactive', [{ id: 'u1', active: false }])).toEqual([{ id: 'u1', active: false }]);
        expect(await read('licences/l1/seats', [{ id: 's1' }])).toMatchObject([{ active: true }]);
        expect(await read('licences/l1/seats?$select=id,active,keyId', [{ id: 's1' }])).toEqual([{ id: 's1', active: true }]);
    });

    it.each([0, 'false', 'False'])('reads %j as a flag that is not set', async active => {
        expect(await read('users', [{ id: 'u1', active, cam: active }])).toMatchObject([{ active: false, cam: false }]);
    });

    it.each([1, 'true', 'True'])('reads %j as a flag that is set', async active => {
        expect(await read('users', [{ id: 'u1', active, cam: active }])).toMatchObject([{ active: true, cam: true }]);
    });

    it('inside a record has rows of its own type', async () => {
        const [key] = (await read('users/u1/keys', [{ id: 'k1', users: [{}, { id: 'u1' }] }])) as Key[];
        expect(key).toMatchObject({ label: '', users: [{ id: 'u1', email: '', alias: '' }] });
        expect(await read('cloudGroups/g1/users', [{ id: 'u1', email: 'a@b.example' }])).toEqual([
            { id: 'u1', email: 'a@b.example' },
        ]);
    });
});

it('distinguishes the contents of the academy', async () => {
    const content = [{ id: 'v1', type: 'video' }, { id: 'd1' }];
    expect(await read('academy/directories/d', { id: 'd', contents: [{ content }] })).toMatchObject({
        contents: [
            {
                label: '',
                content: [
                    { id: 'v1', attachments: [] },
                    { id: 'd1', displayType: '' },
                ],
            },
        ],
    });
});

it('does not change files and responses without a record', async () => {
    const { client } = fakeClient({
        'PATCH licences/l1': undefined,
        'GET invoices/i1': 'file',
        'POST tickets': { ticketId: 't1' },
    });
    const api = createApi(client);
    expect((await api('PATCH /licences/{id}', { path: { id: 'l1' }, body: { name: 'New' } })).data).toBeUndefined();
    expect((await api('GET /invoices/{id}', { path: { id: 'i1' }, as: 'blob' })).data).toBe('file');
    expect((await api('POST /tickets', { body: { content: '', type: 'text' } })).data).toEqual({ ticketId: 't1' });
});
