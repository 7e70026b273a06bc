// @vitest-environment node
import { QueryClient } from '@tanstack/react-query';
import { beforeAll, describe, expect, it } from 'vitest';
import { pageOf, type WholeCollection } from '#dataProvider';
import { pathOf } from '../../dataProvider/call';
import { buildQuery } from '../../dataProvider/odata/build';
import { readCollection } from '../../dataProvider/odata/read';
import type { ListParams, ReadMeta, ResourceName } from '../../dataProvider/resources';
import { collectionAt, listQuery } from '../../dataProvider/resources/query';
import type { Ticket, User } from '../../dataProvider/types';
import { readList } from '#src/shared/query/lists';
import { startMockServer, type Signed } from './support';

/**
 * Servers with the same rows: one that pages, one that ignores $orderby, $top and $skip, and those with a limit of their own for one response
 * (QUERY-12).
 */
const NOW = Date.UTC(2026, 5, 15, 12);
const clock = (): number => NOW;
const small = {
    full: startMockServer({ clock }),
    basic: startMockServer({ clock, odata: 'basic' }),
    by100: startMockServer({ clock, pageLimit: 100 }),
    by30: startMockServer({ clock, pageLimit: 30, nextLinks: true }),
};
const large = {
    full: startMockServer({ clock, scale: 600 }),
    basic: startMockServer({ clock, scale: 600, odata: 'basic' }),
    by100: startMockServer({ clock, scale: 600, pageLimit: 100, nextLinks: true }),
    by30: startMockServer({ clock, scale: 600, pageLimit: 30 }),
    plain: startMockServer({ clock, scale: 600, odata: 'plain' }),
};

const ADMIN = 'admin@holzmann.example';
const LICENCE = '10010101';

const LISTS: [name: ResourceName, meta: ReadMeta | undefined][] = [
    ['licences', undefined],
    ['keys', undefined],
    ['keys', { licence: LICENCE }],
    ['keys', { user: 'u102' }],
    ['users', undefined],
    ['users', { licence: LICENCE }],
    ['users', { group: 'g101' }],
    ['seats', { licence: LICENCE }],
    ['cloudGroups', undefined],
    ['cloudGroups', { user: 'u102' }],
    ['contracts', undefined],
    ['invoices', undefined],
    ['tickets', undefined],
];

const SEARCHES = ['', 'an', 'AN, wer', "o'", 'ü', 'ł,é', '000', '%', 'cad,2026', 'no such thing', 'a e', 'an 0, e holz'];

/** Every sort order of a resource in both directions, and every search once. */
function* questions(name: ResourceName, meta?: ReadMeta): Generator<ListParams> {
    const fields = Object.keys(collectionAt(name, meta).resource.sorts);
    const sorts = (fields.length > 0 ? fields : ['']).flatMap(field => [
        { field, order: 'ASC' as const },
        { field, order: 'DESC' as const },
    ]);
    for (const sort of sorts) yield { sort };
    for (const [index, q] of SEARCHES.entries()) yield { sort: sorts[index % sorts.length]!, filter: { q } };
}

const idsOf = (rows: readonly { id: unknown }[]): unknown[] => rows.map(row => row.id);

/** The page as the server is asked for it. */
const listed = async ({ provider }: Signed, name: ResourceName, params: ListParams) => {
    const { data, total } = await provider.getList<{ id: string }>(name, params);
    return { ids: idsOf(data), total };
};

/** The page as the portal shows it: from the whole collection where that is small, otherwise from the server. */
const shown = async (signed: Signed, name: ResourceName, params: ListParams, collection: WholeCollection) => {
    const page = pageOf(collection, name, params);
    return page ? { ids: idsOf(page.data), total: page.total } : listed(signed, name, params);
};

/** What the server itself answers to the question, in one piece. */
const asked = async ({ client }: Signed, name: ResourceName, params: ListParams) => {
    const { call, path, newDb, expand, resource } = collectionAt(name, params.meta);
    const { filter, orderby } = listQuery(resource, params)!;
    const { data } = await client(pathOf(call, path) + buildQuery({ filter, orderby, expand, newDb, top: 100_000, count: true }));
    const { rows, count } = readCollection<{ id: string }>(data);
    const [order] = orderby;
    // rows without a value come at the other end than the server has them
    const hasValue = (row: object): boolean => !order?.emptyLast || (row as Record<string, unknown>)[order.property] !== null;
    const [full, empty] = [rows.filter(hasValue), rows.filter(row => !hasValue(row))];
    return { ids: idsOf(order?.descending ? [...empty, ...full] : [...full, ...empty]), total: count };
};

describe('small collections', () => {
    let full: Signed;
    let basic: Signed;
    let limited: Signed[];
    beforeAll(async () => {
        full = await small.full.signedIn(ADMIN);
        basic = await small.basic.signedIn(ADMIN);
        limited = [await small.by100.signedIn(ADMIN), await small.by30.signedIn(ADMIN)];
    });

    it.each(LISTS)('show the same rows in the same order, sorted by either side: %s %o', async (name, meta) => {
        let rows = 0;
        const servers = [full, basic, ...limited];
        const wholes = await Promise.all(servers.map(({ provider }) => provider.getCollection(name, { meta })));
        const [by30] = limited.slice(-1);
        for (const question of questions(name, meta)) {
            const params = { ...question, meta };
            const expected = await asked(full, name, params);
            expect(await listed(full, name, params), JSON.stringify(question)).toEqual(expected);
            expect(await listed(by30!, name, params), JSON.stringify(question)).toEqual(expected);
            for (const [at, server] of servers.entries())
                expect(await shown(server, name, params, wholes[at]!), JSON.stringify(question)).toEqual(expected);
            rows += expected.ids.length;
        }
        expect(rows).toBeGreaterThan(0);
    });

    it.each(LISTS)('are read once per visit: %s %o', async (name, meta) => {
        for (const signed of [full, basic]) {
            signed.calls.length = 0;
            const queries = new QueryClient();
            for (const q of ['', 'a', 'ab', 'b,c'])
                await readList(queries, signed.provider, name, { meta, filter: { q }, pagination: { page: 1, perPage: 5 } });
            expect(signed.calls).toHaveLength(1);
            queries.clear();
        }
    });

    it('find a person by the displayed name, with its words in any order', async () => {
        const [known] = (await full.provider.getList<User>('users', { filter: { q: 'jonas' } })).data;
        const { id, forename, surname } = known!;
        for (const signed of [full, basic]) {
            for (const q of [`${forename} ${surname}`, ` ${surname}  ${forename}`, `nobody, ${forename} ${surname}`]) {
                const params = { filter: { q }, meta: { names: true } };
                const whole = await signed.provider.getCollection('users', { meta: params.meta });
                expect((await shown(signed, 'users', params, whole)).ids).toContain(id);
                expect((await asked(signed, 'users', params)).ids).toContain(id);
            }
        }
    });

    it('filter by fields like the server', async () => {
        const params: ListParams = { filter: { product: ['pcad', 'academy'], licenceType: 'ol', active: true, q: 'a' } };
        const expected = await asked(full, 'licences', params);
        expect(expected.ids.length).toBeGreaterThan(0);
        expect(await listed(full, 'licences', params)).toEqual(expected);
        for (const signed of [full, basic]) {
            expect(await shown(signed, 'licences', params, await signed.provider.getCollection('licences', {}))).toEqual(
                expected,
            );
        }
    });
});

describe.each([['full'], ['basic']] as const)('tickets without their first message, on a %s server', odata => {
    const mock = startMockServer({ clock, odata, thinTickets: true });

    it('are searched by the server, with the same result and order', async () => {
        const thin = await mock.signedIn(ADMIN);
        const rich = await small.full.signedIn(ADMIN);
        for (const q of ['a', '84', 'werkzeug fr', 'no such thing']) {
            for (const order of ['ASC', 'DESC'] as const) {
                const params = { filter: { q }, sort: { field: 'created', order }, pagination: { page: 1, perPage: 20 } };
                const local = await shown(rich, 'tickets', params, await rich.provider.getCollection('tickets', {}));
                expect(await shown(thin, 'tickets', params, await thin.provider.getCollection('tickets', {})), q).toEqual(local);
            }
        }
        expect(thin.calls.some(call => call.includes("contains(Content,'a')"))).toBe(true);
        const { data } = await thin.provider.getList<Ticket>('tickets', {});
        expect(data.every(ticket => ticket.content === undefined)).toBe(true);
    });
});

describe('large collections', () => {
    let full: Signed;
    let basic: Signed;
    beforeAll(async () => {
        full = await large.full.signedIn(ADMIN);
        basic = await large.basic.signedIn(ADMIN);
    });

    it.each([['users'], ['keys']] as const)('show the same pages of %s on both kinds of server', async name => {
        const whole = await full.provider.getCollection(name, {});
        const sentAtOnce = await basic.provider.getCollection(name, {});
        full.calls.length = 0;
        basic.calls.length = 0;
        let pages = 0;
        for (const question of questions(name)) {
            for (const page of [1, 2, 27]) {
                const params = { ...question, pagination: { page, perPage: 25 } };
                const fromServer = await shown(full, name, params, whole);
                expect(await shown(basic, name, params, sentAtOnce), JSON.stringify(params)).toEqual(fromServer);
                expect(fromServer.ids.length).toBeLessThanOrEqual(25);
                if (question.sort?.field !== 'expire') pages += 1;
            }
        }
        // rows without an expiry are counted first
        const plain = full.calls.filter(call => !/orderby=expire |Expire eq null/.test(call));
        expect(plain.length).toBe(pages);
        expect(basic.calls).toEqual([]);
    });

    /** One page of a list in each order, and in the middle of a search. */
    const samples = (name: ResourceName): ListParams[] =>
        [...questions(name)].map((question, at) => ({ ...question, pagination: { page: 1 + (at % 3), perPage: 100 } }));

    it.each([
        ['users', 'by100'],
        ['users', 'by30'],
        ['keys', 'by30'],
        ['keys', 'plain'],
    ] as const)('show the same pages of %s on a server that is limited: %s', async (name, kind) => {
        const signed = await large[kind].signedIn(ADMIN);
        for (const params of samples(name))
            expect(await listed(signed, name, params), JSON.stringify(params)).toEqual(await listed(full, name, params));
        // an optional operator is tried once
        expect(signed.calls.filter(call => call.includes('Expire eq null')).length).toBeLessThanOrEqual(
            kind === 'plain' ? 1 : 99,
        );
    });

    it.each(['by100', 'by30'] as const)('are read whole on a server with a limit: %s', async kind => {
        const { provider, calls } = await large[kind].signedIn(ADMIN);
        const every = idsOf(await provider.getEvery('users', { select: ['id'] }));
        expect(every).toEqual(idsOf(await full.provider.getEvery('users', { select: ['id'] })));
        const exported: unknown[] = [];
        const sort = { field: 'user', order: 'DESC' as const };
        await provider.getPages('users', { sort, select: ['id'], onPage: rows => exported.push(...idsOf(rows)) });
        expect([...exported].sort()).toEqual([...every].sort());
        const span = { property: 'expire', from: 0, to: 2_000_000_000 };
        const params = { span, select: ['id', 'expire'] };
        expect(idsOf(await provider.getSpan('keys', params))).toEqual(idsOf(await full.provider.getSpan('keys', params)));
        const found = await provider.getMany('users', { ids: every.slice(0, 120) as string[] });
        expect(idsOf(found.data)).toEqual(every.slice(0, 120));
        expect(await provider.getCollection('users', {})).toEqual({ rows: null, total: every.length });
        expect(calls.length).toBeGreaterThan(10);
    });

    it('have more rows than the first read', async () => {
        expect((await listed(full, 'users', { pagination: { page: 1, perPage: 25 } })).total).toBeGreaterThan(500);
    });
});
