import type { DataProvider } from 'ra-core';
import { describe, expect, it } from 'vitest';
import { createDataProvider } from '../../dataProvider';
import { isTransferOffer } from '../../dataProvider/transferOffer';
import { PortalError, retryRead } from '../../dataProvider/errors';
import { makeKey, makeLicence, makeSeat, makeUser } from '../support/builders';
import type { Licence } from '../../dataProvider/types';
import { answer, failure, fakeClient } from '../support/fakeClient';

const setUp = (routes: Record<string, unknown>) => {
    const fake = fakeClient(routes);
    return { ...fake, provider: createDataProvider({ client: fake.client }) };
};

describe('getOne', () => {
    it('reads a licence with its counts', async () => {
        const { provider, calls } = setUp({ 'GET licences/l1': makeLicence({ id: 'l1' }) });
        expect((await provider.getOne<Licence>('licences', { id: 'l1' })).data.id).toBe('l1');
        expect(decodeURIComponent(calls[0]!.path)).toBe(
            'licences/l1?$expand=users($count=true;$top=0),keys($count=true;$top=0),seats($count=true;$top=0),modules',
        );
    });

    it('reads what meta expands', async () => {
        const { provider, calls } = setUp({ 'GET keys/k%2F1': makeKey({ id: 'k/1' }) });
        await provider.getOne('keys', { id: 'k/1', meta: { expand: ['users'] } });
        expect(calls.map(call => call.path)).toEqual(['keys/k%2F1?$expand=users']);
    });

    it('passes the signal on and refuses resources without single reads', async () => {
        const { provider, calls } = setUp({ 'GET users/u1': makeUser({ id: 'u1' }) });
        const { signal } = new AbortController();
        await provider.getOne('users', { id: 'u1', signal });
        expect(calls[0]!.request.signal).toBe(signal);
        await expect(provider.getOne('invoices', { id: '1' })).rejects.toThrow('invoices');
    });
});

describe('getMany', () => {
    it('requests all ids at once, and leaves out records that no longer exist', async () => {
        const { provider, calls } = setUp({ 'GET users': [makeUser({ id: 'u2' }), makeUser({ id: 'u1' })] });
        const { data } = await provider.getMany('users', { ids: ['u1', 'u3', 'u2'] });
        expect(data.map(({ id }) => id)).toEqual(['u1', 'u2']);
        expect(calls.map(call => decodeURIComponent(call.path))).toEqual([
            "users?$filter=Id eq 'u1' or Id eq 'u3' or Id eq 'u2'&$count=true&$newDb=true",
        ]);
    });

    it('says of none that it no longer exists where that has to be proven, but which the API does not know by its id', async () => {
        const meta = { expand: ['keys'], proven: true } as const;
        const { provider, calls, on } = setUp({
            'GET users': [makeUser({ id: 'U1' })],
            'GET users/u2': makeUser({ id: 'u2' }),
            'GET users/u3': failure(404),
        });
        const ids = ['u1', 'u2', 'u3'];
        expect((await provider.getMany('users', { ids, meta })).data.map(({ id }) => id)).toEqual(['u1', 'u2']);
        expect(calls.map(({ path }) => path).slice(1)).toEqual(['users/u2?$expand=keys', 'users/u3?$expand=keys']);
        on('GET users/u3', failure(500));
        await expect(provider.getMany('users', { ids, meta })).rejects.toMatchObject({ status: 500 });
    });

    it('reads all rows of a parent for those that a filter does not find: what exists need not be among them', async () => {
        const seats = [makeSeat({ id: 'S1' }), makeSeat({ id: 's2' })];
        const { provider, calls } = setUp({
            'GET licences/l1/seats': ({ path }: { path: string }) => (path.includes('$filter') ? [] : seats),
        });
        const read = (meta: object) => provider.getMany('seats', { ids: ['s1', 's3'], meta: { licence: 'l1', ...meta } });
        expect((await read({ proven: true })).data.map(({ id }) => id)).toEqual(['s1']);
        expect(calls).toHaveLength(2);
        expect((await read({})).data).toEqual([]);
        const members = setUp({ 'GET cloudGroups/g1/users': [] });
        const meta = { group: 'g1', proven: true };
        expect((await members.provider.getMany('users', { ids: ['u1'], meta })).data).toEqual([]);
    });

    it('splits large numbers of ids, and asks six times at once at most', async () => {
        let underWay = 0;
        let most = 0;
        const reply = async () => {
            most = Math.max(most, (underWay += 1));
            await Promise.resolve();
            underWay -= 1;
            return [];
        };
        const { provider, calls } = setUp({ 'GET users': reply });
        await provider.getMany('users', { ids: Array.from({ length: 1000 }, (_, index) => `u${index}`) });
        expect(calls).toHaveLength(25);
        expect(most).toBe(6);
    });
});

describe('update', () => {
    const before = makeUser({ id: 'u1', forename: 'Anna', surname: 'Berg', adminNote: null });

    it.each([
        ['what changed', { ...before, surname: 'Tal' }, { surname: 'Tal' }],
        ['what was emptied', { ...before, forename: '' }, { forename: '' }],
    ])('sends %s', async (_what, data, body) => {
        const { provider, called } = setUp({ 'PATCH users/u1': before });
        await provider.update('users', { id: 'u1', data, previousData: before });
        expect(called('PATCH users/u1').map(call => call.request.body)).toEqual([body]);
    });

    it.each([
        ['nothing changed', { ...before }],
        ['a field is undefined', { email: undefined }],
    ])('makes no call when %s', async (_what, data) => {
        const { provider } = setUp({});
        expect((await provider.update('users', { id: 'u1', data, previousData: before })).data).toEqual(before);
    });

    it('sends null to clear an expiry', async () => {
        const { provider, called } = setUp({ 'PATCH keys/k1': makeKey() });
        await provider.update('keys', { id: 'k1', data: { expire: null }, previousData: makeKey({ id: 'k1', expire: 5 }) });
        expect(called('PATCH keys/k1')[0]!.request.body).toEqual({ expire: null });
    });

    it('returns the server’s record and refuses resources that cannot be changed', async () => {
        const { provider } = setUp({ 'PATCH licences/l1': makeLicence({ id: 'l1', name: 'as saved' }) });
        const previousData = makeLicence({ id: 'l1', name: 'old' });
        expect((await provider.update('licences', { id: 'l1', data: { name: 'new' }, previousData })).data.name).toBe('as saved');
        const untyped: Pick<DataProvider, 'update'> = provider as unknown as DataProvider;
        await expect(untyped.update('contracts', { id: 'c', data: {}, previousData: { id: 'c' } })).rejects.toThrow('contracts');
    });
});

describe('create and delete', () => {
    it('creates records, and refuses resources without a call', async () => {
        const { provider, called } = setUp({ 'POST users': answer(201, makeUser({ id: 'u9', email: 'A@b.example' })) });
        const data = { email: 'a@b.example', _sendMail: true };
        expect((await provider.create('users', { data })).data.id).toBe('u9');
        expect(called('POST users')[0]!.request.body).toEqual({ email: 'a@b.example', _sendMail: true });
        const untyped: Pick<DataProvider, 'create'> = provider as unknown as DataProvider;
        await expect(untyped.create('seats', { data: {} })).rejects.toThrow('seats');
    });

    it('does not take another record for the one that was made or changed', async () => {
        const { provider } = setUp({
            'POST users': answer(201, makeUser({ id: 'u9', email: 'eva@holzmann.example' })),
            'PATCH users/u1': makeUser({ id: 'u9', surname: 'Other' }),
        });
        const made = await provider.create('users', { data: { email: 'Anna@holzmann.example' } });
        expect(made.data).toEqual({ email: 'Anna@holzmann.example', id: '' });
        const previousData = makeUser({ id: 'u1', surname: 'Berg' });
        const { data } = await provider.update('users', { id: 'u1', data: { forename: 'Eva' }, previousData });
        expect(data).toEqual({ ...previousData, forename: 'Eva' });
    });

    it.each([
        ['has the name that was sent', makeUser({ id: 'u9', email: 'anna@holzmann.example' }), 'u9'],
        ['is another one', makeUser({ id: 'u9', email: 'eva@holzmann.example' }), ''],
        ['does not exist', failure(404), ''],
        ['cannot be read', failure(500), ''],
    ])('reads the record whose id alone a creation returns, and opens it only as the new one: it %s', async (_what, read, id) => {
        const { provider, calls } = setUp({ 'POST users': answer(201, { id: 'u9' }), 'GET users/u9': read });
        const { data } = await provider.create('users', { data: { email: 'Anna@holzmann.example' } });
        expect(data.id).toBe(id);
        expect(calls.map(({ method }) => method)).toEqual(['POST', 'GET']);
    });

    it('recognises the offer of a transfer', () => {
        const refused = (status: number, code: number | string) =>
            new PortalError('errors.unknown', { status, reason: 'http', code });
        expect(
            [refused(409, 11), refused(409, '11'), refused(409, 12), refused(400, 11), new Error()].map(isTransferOffer),
        ).toEqual([true, true, false, false, false]);
    });

    it('deletes and returns the previous record', async () => {
        const { provider } = setUp({ 'DELETE keys/k1': answer(204) });
        const { data } = await provider.delete('keys', { id: 'k1', previousData: makeKey({ id: 'k1', label: 'gone' }) });
        expect(data).toMatchObject({ id: 'k1', label: 'gone' });
        await expect(provider.delete('licences', { id: 'l1' })).rejects.toThrow('licences');
    });
});

describe('retryRead', () => {
    const http = (status: number) => failure(status);
    it.each([
        ['the first failure of the server', 0, http(500), true],
        ['the second', 1, http(500), false],
        ['no connection', 0, new PortalError('errors.network', { status: 0, reason: 'network' }), true],
        ['an unreadable answer', 0, new PortalError('errors.unknown', { status: 200, reason: 'malformed' }), true],
        ['a 404', 0, http(404), false],
        ['a 401', 0, http(401), false],
        ['an aborted call', 0, new DOMException('', 'AbortError'), false],
    ])('decides on %s', (_what, failures, error, expected) => {
        expect(retryRead(failures, error)).toBe(expected);
    });
});
