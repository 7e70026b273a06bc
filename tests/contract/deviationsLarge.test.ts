// @vitest-environment node
import { beforeAll, describe, expect, it } from 'vitest';
import { countKeys, usersWith } from '../../dataProvider/jobs/lookups';
import type { Key } from '../../dataProvider/types';
import type { DeviationName } from '../../mock-server/deviations';
import { ADMIN, deviating, idsOf } from './deviating';
import { startMockServer, type Signed } from './support';

/** What the portal makes of lists with more than 500 rows, on servers that break the contract in one way. */

const large = startMockServer({ scale: 600 });
const linked = startMockServer({ pageLimit: 2, nextLinks: true });
const { on, failing } = deviating(large);
let admin: Signed;

beforeAll(async () => {
    admin = await large.signedIn(ADMIN);
});

const everyKey = () => admin.provider.getEvery('keys', { select: ['id'] });
const everyId = async () => idsOf(await everyKey()).sort();
const everySpan = () => admin.provider.getSpan('keys', { select: ['id'] });
/** What a file has. */
const exported = async () => {
    const rows: unknown[] = [];
    const sort = { field: 'label', order: 'ASC' as const };
    await admin.provider.getPages('keys', { sort, select: ['id'], onPage: page => rows.push(...idsOf(page)) });
    return rows;
};
const found = (q: string, name = 'users') =>
    admin.provider.getList(name, { filter: { q }, pagination: { page: 1, perPage: 20 } });

describe('every row is read', () => {
    it.each<DeviationName>(['paging-ignored', 'page-capped', 'count-missing', 'count-of-page', 'select-ignored'])(
        '%s',
        async deviate => {
            const known = await everyId();
            expect(known.length).toBeGreaterThan(500);
            expect(await on(deviate, everyId)).toEqual(known);
            expect(idsOf(await on(deviate, everySpan)).sort()).toEqual(known);
            expect((await on(deviate, exported)).sort()).toEqual(known);
        },
    );

    it.each<DeviationName>(['paging-ignored', 'count-missing', 'count-of-page'])('by a list too: %s', async deviate => {
        const known = await everyId();
        const { rows, total } = await on(deviate, () => admin.provider.getCollection('keys', {}));
        expect([idsOf(rows).sort(), total]).toEqual([known, known.length]);
    });

    it.each<DeviationName>(['count-missing', 'count-of-page', 'paging-ignored', 'filter-ignored'])(
        'of a licence, to be counted, and those with an address: %s',
        async deviate => {
            const [{ licenceId: licence } = { licenceId: '' }] = await admin.provider.getEvery('keys', {
                select: ['id', 'licenceId'],
            });
            const [user] = (await found('', 'users')).data;
            const email = String((user as { email?: string } | undefined)?.email).toUpperCase();
            const read = async () => [
                await countKeys(admin.provider, String(licence)),
                idsOf(await usersWith(admin.provider, email)),
                idsOf(await usersWith(admin.provider, email, true)),
            ];
            const known = await read();
            expect(known).toEqual([expect.any(Number), [user?.id], [user?.id]]);
            expect(known[0]).toBeGreaterThan(1);
            expect(await on(deviate, read)).toEqual(known);
        },
    );

    it.each([
        ['the first page', { page: 1, perPage: 20 }],
        ['a further page', { page: 3, perPage: 20 }],
        ['one row', { page: 1, perPage: 1 }],
    ])('for %s of a server that counts nothing', async (_what, pagination) => {
        const sort = { field: 'expire', order: 'ASC' as const };
        const read = () => admin.provider.getList('keys', { sort, pagination });
        const { data, total } = await read();
        const uncounted = await on('count-missing', read);
        expect([idsOf(uncounted.data), uncounted.total]).toEqual([idsOf(data), total]);
    });

    it('by the next link of a response without a count', async () => {
        const { provider } = await linked.signedIn(ADMIN);
        const read = () => provider.getCollection('contracts', {});
        const { rows } = await read();
        expect(rows?.length).toBeGreaterThan(2);
        expect(idsOf((await deviating(linked).on('count-missing', read)).rows)).toEqual(idsOf(rows));
    });

    it('of a period that the server refuses', async () => {
        const span = { property: 'expire', from: 0, to: 2_000_000_000 };
        const isIn = (row: object): boolean => (row as Key).expire !== null && (row as Key).expire! <= span.to;
        const read = async () => {
            const rows = await admin.provider.getSpan('keys', { select: ['id', 'expire'], span });
            return idsOf(rows.filter(isIn)).sort();
        };
        const known = await read();
        expect(known.length).toBeGreaterThan(0);
        expect(await on('range-refused', read)).toEqual(known);
    });
});

describe('says that rows are missing (EXPORT-4)', () => {
    it.each([
        ['all', everyKey],
        ['of a period', everySpan],
        ['of a file', exported],
    ])('where $skip is ignored: %s', async (_what, read) => {
        expect(await failing('skip-ignored', read)).toMatchObject({ reason: 'malformed', message: 'errors.incomplete' });
    });
});

describe('says why', () => {
    it.each<[DeviationName, string, number, string]>([
        ['capitals-refused', 'an', 400, 'users.errors.badRequest'],
        ['or-refused', 'an', 400, 'users.errors.badRequest'],
        ['quotes-refused', "o'", 400, 'users.errors.badRequest'],
        ['empty-as-404', 'nobody has this name', 404, 'users.errors.notFound'],
    ])('a search fails: %s', async (deviate, term, status, message) => {
        expect(await failing(deviate, () => found(term))).toMatchObject({ status, message });
        const { total } = await on('quotes-refused', () => found('an'));
        expect(total).toBeGreaterThan(0);
    });

    it('a page behind the last one', async () => {
        const read = () => admin.provider.getList('users', { pagination: { page: 999, perPage: 20 } });
        expect((await read()).data).toEqual([]);
        expect(await failing('past-end-refused', read)).toMatchObject({ status: 400, message: 'users.errors.badRequest' });
    });
});

describe('shows what the server found', () => {
    it('more than was searched for, or less', async () => {
        const totalOf = async () => (await found('ANNA')).total ?? 0;
        const known = await totalOf();
        expect(await on('filter-ignored', totalOf)).toBeGreaterThan(known);
        expect(await on('search-case-sensitive', totalOf)).toBeLessThan(known);
    });

    it.each<[DeviationName, string, string]>([
        ['sort-by-letter-code', 'users', 'email'],
        ['orderby-ignored', 'users', 'email'],
        ['nulls-last', 'keys', 'expire'],
    ])('each row once, in the server’s order: %s', async (deviate, name, field) => {
        const read = async () => {
            const ids: unknown[] = [];
            for (let page = 1, total = 1; (page - 1) * 100 < total; page += 1) {
                const params = { sort: { field, order: 'ASC' as const }, pagination: { page, perPage: 100 } };
                const answer = await admin.provider.getList(name, params);
                ids.push(...idsOf(answer.data));
                total = answer.total ?? 0;
            }
            return ids;
        };
        const known = await read();
        const shown = await on(deviate, read);
        expect(shown).not.toEqual(known);
        expect([...shown].sort()).toEqual([...known].sort());
    });
});
