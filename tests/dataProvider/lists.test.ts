import { describe, expect, it } from 'vitest';
import { createDataProvider } from '#dataProvider';
import type { ListParams } from '#dataProvider/resources';
import { fakeClient, type FakeCall } from '../support/fakeClient';

const FIRST = 'GET licences?$top=500&$count=true&$newDb=true';

const licences = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `l${index}`, product: 'pcad' }));

const page = (number: number, more: Partial<ListParams> = {}): ListParams => ({
    pagination: { page: number, perPage: 25 },
    sort: { field: 'name', order: 'ASC' },
    ...more,
});

const counted = (rows: object[], count = rows.length) => ({ '@odata.count': count, value: rows });

/** A provider whose server answers what `reply` says; `paths` are the calls, decoded. */
function setUp(reply: unknown) {
    const fake = fakeClient({ 'GET licences': reply });
    const provider = createDataProvider({ client: fake.client });
    const whole = () => provider.getCollection('licences', {});
    return { provider, whole, paths: () => fake.calls.map(call => `${call.method} ${decodeURIComponent(call.path)}`) };
}

describe('reading a collection', () => {
    /** Answers as a server that pages, with or without a count. */
    const paged =
        (total: number, isCounted = true) =>
        (call: FakeCall) => {
            const query = new URL(call.path, 'http://api.example').searchParams;
            const skip = Number(query.get('$skip') ?? 0);
            const rows = licences(total).slice(skip, skip + Number(query.get('$top') ?? total));
            return isCounted ? counted(rows, total) : rows;
        };

    it('returns all rows up to 500, and only the count of larger ones', async () => {
        const small = setUp(paged(500));
        expect((await small.whole()).rows).toHaveLength(500);
        // their count may be that of the response
        const another = 'GET licences?$top=500&$skip=499&$count=true&$newDb=true';
        expect(small.paths()).toEqual([FIRST, another]);
        const smaller = setUp(paged(499));
        expect((await smaller.whole()).rows).toHaveLength(499);
        expect(smaller.paths()).toEqual([FIRST]);
        const large = setUp(paged(501));
        expect(await large.whole()).toEqual({ rows: null, total: 501 });
    });

    it.each([
        ['with a count', counted(licences(700)), 700],
        ['in a bare array', licences(700), 700],
        ['in a short bare array', licences(30), 30],
    ])('returns everything from a server that ignores paging, %s', async (_what, reply, total) => {
        const { whole, paths } = setUp(reply);
        const { rows, total: told } = await whole();
        expect([rows?.length, told]).toEqual([total, total]);
        expect(paths()).toEqual([FIRST]);
    });

    it('reads on if exactly 500 rows came without a count', async () => {
        const { whole, paths } = setUp(paged(800, false));
        expect((await whole()).rows).toHaveLength(800);
        expect(paths()).toEqual([FIRST, 'GET licences?$top=500&$skip=499&$count=true&$newDb=true']);
    });
});

describe('a page of a list', () => {
    it('is searched, sorted and cut by the server', async () => {
        const { provider, paths } = setUp((call: FakeCall) => {
            const query = new URL(call.path, 'http://api.example').searchParams;
            const skip = Number(query.get('$skip') ?? 0);
            return counted(licences(600).slice(skip, skip + Number(query.get('$top'))), 600);
        });
        expect(await provider.getList('licences', page(1))).toMatchObject({ total: 600 });
        expect((await provider.getList('licences', page(24))).data).toHaveLength(25);
        await provider.getList('licences', page(2, { filter: { q: "o'b, x" } }));
        expect(paths()).toEqual([
            'GET licences?$orderby=name asc,id asc&$top=25&$count=true&$newDb=true',
            'GET licences?$orderby=name asc,id asc&$top=25&$skip=575&$count=true&$newDb=true',
            "GET licences?$filter=contains(Name,'o''b') or contains(Product,'o''b') or contains(Name,'x') or contains(Product,'x')&$orderby=name asc,id asc&$top=25&$skip=25&$count=true&$newDb=true",
        ]);
    });

    it('is cut by the portal if the server sends more than the page', async () => {
        const { provider } = setUp(counted(licences(600)));
        const { data, total } = await provider.getList<{ id: string }>('licences', page(2));
        expect([data.length, total]).toEqual([25, 600]);
    });

    it('is requested each time: the data provider caches nothing', async () => {
        const { provider, paths } = setUp(counted(licences(3)));
        await provider.getList('licences', page(1));
        await provider.getList('licences', page(1));
        expect(paths()).toHaveLength(2);
    });
});

describe('the paths of lists', () => {
    it.each([
        ['keys', { licence: 'l 1' }, 'licences/l%201/keys?$top=500&$count=true&$newDb=true'],
        ['keys', { user: 'u1' }, 'users/u1/keys?$top=500&$count=true&$newDb=true'],
        ['users', { licence: 'l1' }, 'licences/l1/users?$top=500&$count=true&$newDb=true'],
        ['users', { key: 'k1' }, 'keys/k1/users?$top=500&$count=true&$newDb=true'],
        ['users', { group: 'g1' }, 'cloudGroups/g1/users?$top=500&$count=true'],
        ['seats', { licence: 'l1' }, 'licences/l1/seats?$top=500&$count=true'],
        ['cloudGroups', { user: 'u1' }, 'users/u1/cloudGroups?$top=500&$count=true'],
        ['licences', { expand: ['modules'] }, 'licences?$expand=modules&$top=500&$count=true&$newDb=true'],
    ])('reads %s of %o', async (resource, meta, path) => {
        const { client, calls } = fakeClient({ [`GET ${path}`]: counted([]) });
        const provider = createDataProvider({ client });
        expect(await provider.getCollection(resource, { meta })).toEqual({ rows: [], total: 0 });
        expect(calls.map(call => call.path)).toEqual([path]);
    });

    it.each([
        ['nonsense', {}],
        ['constructor', {}],
        ['seats', {}],
        ['contracts', { licence: 'l1' }],
    ])('throws for %s with %o', async (resource, meta) => {
        const provider = createDataProvider({ client: fakeClient().client });
        await expect(provider.getCollection(resource, { meta })).rejects.toThrow(resource);
    });

    it('makes no call for a filter by an empty list of values', async () => {
        const provider = createDataProvider({ client: fakeClient().client });
        const asked = { meta: { licence: 'l1' }, filter: { userId: [] } };
        expect(await provider.getList('seats', asked)).toEqual({ data: [], total: 0 });
    });
});
