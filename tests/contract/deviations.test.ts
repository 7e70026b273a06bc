// @vitest-environment node
import { beforeAll, describe, expect, it } from 'vitest';
import { countOf, pageOf } from '../../dataProvider';
import { getUser, signIn } from '../../dataProvider/actions/session';
import { isPassing } from '../../dataProvider/errors';
import { createHttpClient } from '../../dataProvider/httpClient';
import type { CloudGroup, Contract, Key, User } from '../../dataProvider/types';
import { ADMIN, deviating, idsOf } from './deviating';
import { startMockServer, type Signed } from './support';

/** What the portal makes of servers that break the contract in one way (`scripts/conformance/README.md`): it works, or says why not. */

const small = startMockServer();
let admin: Signed;

beforeAll(async () => {
    admin = await small.signedIn(ADMIN);
});

const { on, failing } = deviating(small);
const wholeOf = (name: string) => admin.provider.getCollection(name, {});

describe('says why', () => {
    const MULTI = { email: 'multi@planwerk.example', password: 'portal' };

    it.each(['choice-empty', 'sign-in-without-token'] as const)('nobody can sign in: %s', async deviate => {
        const email = deviate === 'choice-empty' ? MULTI.email : ADMIN;
        const failure = await failing(deviate, () => signIn(small.visitor().client, { ...MULTI, email }));
        expect(failure).toMatchObject({ reason: 'malformed', message: 'errors.session.loginFailed' });
    });

    it('a 401 that comes as 403: no permission', async () => {
        let ended = 0;
        const client = createHttpClient({
            apiUrl: small.url(),
            applicationId: 'portal',
            getToken: () => 'expired',
            onUnauthorized: () => {
                ended += 1;
            },
        });
        expect(await failing('unauthorized-as-403', () => getUser(client))).toMatchObject({ status: 403 });
        expect(ended).toBe(0);
    });

    it('a record that is missing', async () => {
        const read = () => admin.provider.getOne('licences', { id: 'none' });
        expect(await failing('missing-as-empty', read)).toMatchObject({ reason: 'malformed' });
        expect(await failing('errors-as-html', read)).toMatchObject({ status: 404, message: 'licences.errors.load' });
    });

    it('answers that are none', async () => {
        const { provider } = admin;
        const reads = [
            ['html-answer', () => provider.getList('contracts', {})],
            ['empty-answer', () => provider.getApplications()],
            ['broken-json', () => provider.getList('tickets', {})],
        ] as const;
        for (const [deviate, read] of reads) expect(await failing(deviate, read)).toMatchObject({ reason: 'malformed' });
    });

    it('a right that is missing, as a record that is', async () => {
        const user = await small.signedIn('user@holzmann.example');
        const read = () => user.provider.getList('users', { meta: { licence: '10010101' } });
        expect(await failing('forbidden-as-404', read)).toMatchObject({ status: 404, reason: 'http' });
    });

    it('a filter that the server does not know', async () => {
        const search = () => admin.provider.getList('contracts', { filter: { q: 'a' } });
        expect(await failing('capitals-refused', search)).toMatchObject({ status: 400, reason: 'http' });
        const span = { property: 'expire', from: 0, to: 2_000_000_000 };
        const read = () => admin.provider.getSpan('keys', { select: ['id', 'expire'], span });
        expect(await failing('range-fails', read)).toMatchObject({ status: 500 });
    });

    it.each(['retry-after-missing', 'retry-after-unreadable'] as const)('too many calls, without a time: %s', async deviate => {
        const reads = () => Promise.all(Array.from({ length: 9 }, () => admin.provider.getApplications()));
        const failure = await failing(deviate, reads);
        expect([isPassing(failure), failure.retryAfter]).toEqual([true, undefined]);
    });
});

/** What concerns only lists with more rows (deviationsLarge.test.ts). */
const UP_TO_500 = [
    'capitals-refused',
    'count-of-page',
    'empty-as-404',
    'filter-ignored',
    'nulls-last',
    'or-refused',
    'orderby-ignored',
    'past-end-refused',
    'quotes-refused',
    'search-ascii-case',
    'search-case-sensitive',
    'select-ignored',
    'skip-ignored',
    'sort-by-letter-code',
] as const;

const expiries = async () => ((await wholeOf('keys')).rows as Key[]).map(({ expire }) => expire);

describe('works', () => {
    it('without a count', async () => {
        const known = await wholeOf('contracts');
        const found = await on('count-missing', () => wholeOf('contracts'));
        expect([idsOf(found.rows), found.total]).toEqual([idsOf(known.rows), known.total]);
    });

    it('where the server neither searches nor sorts as it should', async () => {
        const question = { filter: { q: 'WARTUNG, pflege, a' }, sort: { field: 'name', order: 'DESC' as const } };
        const shown = async () => idsOf(pageOf(await wholeOf('contracts'), 'contracts', question)?.data);
        const known = await shown();
        expect(known.length).toBeGreaterThan(1);
        for (const deviate of UP_TO_500) {
            expect(await on(deviate, shown), deviate).toEqual(known);
        }
    });

    it('with an invoice that is not declared as a PDF', async () => {
        const { rows } = await wholeOf('invoices');
        const read = () => admin.provider.getInvoiceFile({ invoice: String(rows?.[0]?.id) });
        expect((await (await on('invoice-as-download', read)).text()).slice(0, 5)).toBe('%PDF-');
    });

    it('with ids as numbers', async () => {
        const known = await wholeOf('licences');
        expect(idsOf((await on('ids-numeric', () => wholeOf('licences'))).rows)).toEqual(idsOf(known.rows));
    });

    it('without options of $expand', async () => {
        const members = async () => ((await wholeOf('cloudGroups')).rows as CloudGroup[]).map(group => countOf(group, 'users'));
        const known = await members();
        expect(known.some(count => count > 0)).toBe(true);
        expect(await on('expand-options-ignored', members)).toEqual(known);
    });

    it.each(['expand-count-missing', 'prefix-missing'] as const)(
        'where numbers are missing or named otherwise: %s',
        async deviate => {
            const membersOf = async ({ provider }: Signed) =>
                ((await provider.getCollection('cloudGroups', {})).rows as CloudGroup[]).map(group => countOf(group, 'users'));
            const known = await membersOf(admin);
            expect(known.some(count => count > 0)).toBe(true);
            // What a server does not count is remembered.
            const other = await small.signedIn(ADMIN);
            expect(await on(deviate, () => membersOf(other))).toEqual(known);
        },
    );

    it('however late an answer is', async () => {
        const known = await admin.provider.getApplications();
        expect(await on('answer-slow', () => admin.provider.getApplications())).toEqual(known);
    }, 20_000);

    it('with times as text, and days with a time', async () => {
        expect(await on('times-text', expiries)).toEqual(await expiries());
        const days = async () => ((await wholeOf('contracts')).rows as Contract[]).map(({ startOn, endOn }) => [startOn, endOn]);
        expect(await on('days-with-time', days)).toEqual(await days());
    });

    it('with flags that are numbers', async () => {
        const flags = async () => ((await wholeOf('users')).rows as User[]).map(({ active, cam }) => [active, cam]);
        expect(await on('flags-as-numbers', flags)).toEqual(await flags());
    });

    it('where what was made is not named', async () => {
        const create = () => admin.provider.create('cloudGroups', { data: { label: 'Made', autoAdd: false } });
        expect((await on('created-without-body', create)).data).toEqual({ label: 'Made', autoAdd: false, id: '' });
        expect(await admin.provider.findGroups({ label: 'Made' })).toHaveLength(1);
    });
});

describe('shows what the server has', () => {
    it('of an expiry that it moves', async () => {
        const { rows } = await wholeOf('keys');
        const before = (rows as Key[]).find(({ expire }) => expire !== null)!;
        const expire = before.expire! + 10 * 86_400;
        const change = { id: before.id, data: { expire }, previousData: before };
        await on('expiry-moved', () => admin.provider.update('keys', change));
        const { rows: after } = await wholeOf('keys');
        expect((after as Key[]).find(({ id }) => id === before.id)?.expire).toBe(expire - 86_399);
    });

    it('of a change that it does not make', async () => {
        const before = ((await wholeOf('cloudGroups')).rows as CloudGroup[])[0]!;
        const change = { id: before.id, data: { label: 'Changed' }, previousData: before };
        await on('change-lost', () => admin.provider.update('cloudGroups', change));
        const { data } = await admin.provider.getOne<CloudGroup>('cloudGroups', { id: before.id });
        expect(data.label).toBe(before.label);
    });
});

describe('shows what is left', () => {
    it('of rows with the id of another one, or without one', async () => {
        const { total } = await wholeOf('contracts');
        for (const deviate of ['ids-duplicate', 'ids-missing'] as const) {
            const { rows } = await on(deviate, () => wholeOf('contracts'));
            expect([rows?.length, new Set(idsOf(rows)).size], deviate).toEqual([total - 1, total - 1]);
        }
    });

    it('of times in milliseconds: none', async () => {
        expect((await expiries()).some(expire => expire !== null)).toBe(true);
        expect((await on('times-milliseconds', expiries)).filter(expire => expire !== null)).toEqual([]);
    });

    it('of records without what was to be expanded', async () => {
        const { rows } = await on('expand-ignored', () => wholeOf('cloudGroups'));
        expect((rows as CloudGroup[]).map(group => countOf(group, 'users')).filter(count => count > 0)).toEqual([]);
    });
});
