import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDataProvider, freshTime, type PortalDataProvider } from '../../dataProvider';
import { firstReads } from '../../dataProvider/early';
import { createHttpClient } from '../../dataProvider/httpClient';
import type { ListParams } from '../../dataProvider/resources/query';
import { fakeClient, failure, type FakeCall } from '../support/fakeClient';

const FIRST = 'GET licences?$top=500&$count=true&$newDb=true';

const licences = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
        id: `l${index}`,
        name: `Licence ${String(index).padStart(5, '0')}`,
        product: 'pcad',
    }));

const page = (number: number, more: Partial<ListParams> = {}) => ({
    pagination: { page: number, perPage: 25 },
    sort: { field: 'name', order: 'ASC' as const },
    filter: {},
    ...more,
});

/** A provider whose server answers what `reply` says; `paths` are the calls, decoded. */
function setUp(reply: unknown) {
    const fake = fakeClient({ 'GET licences': reply });
    const provider = createDataProvider({ client: fake.client });
    const ids = async (params: object = page(1)): Promise<string[]> =>
        (await provider.getList('licences', params)).data.map((row: { id: string }) => row.id);
    return { ...fake, provider, ids, paths: () => fake.calls.map(call => `${call.method} ${decodeURIComponent(call.path)}`) };
}

const counted = (rows: object[], count = rows.length) => ({ '@odata.count': count, value: rows });

/** A server with many rows that pages as it is told. */
const paging = (total: number) => (call: FakeCall) => {
    const query = new URL(call.path, 'http://api.example').searchParams;
    const skip = Number(query.get('$skip') ?? 0);
    return counted(licences(total).slice(skip, skip + Number(query.get('$top'))), total);
};

describe('a small collection', () => {
    it('is read once; search, order and pages are answered without a call', async () => {
        const { provider, ids, paths } = setUp(counted(licences(60)));
        expect(await provider.getList('licences', page(1))).toMatchObject({ total: 60 });
        expect(await ids(page(3))).toHaveLength(10);
        expect(await ids(page(1, { filter: { q: '00042,00007' } }))).toEqual(['l7', 'l42']);
        expect((await ids(page(1, { sort: { field: 'name', order: 'DESC' } })))[0]).toBe('l59');
        expect(paths()).toEqual([FIRST]);
    });

    it('is at hand with exactly 500 rows', async () => {
        const { ids, paths } = setUp(counted(licences(500)));
        await ids();
        expect(await ids(page(20))).toHaveLength(25);
        expect(paths()).toEqual([FIRST]);
    });

    it('is read anew when the same is asked again, when meta says so, and when it was forgotten', async () => {
        const { provider, ids, paths } = setUp(counted(licences(60)));
        await ids();
        await ids();
        expect(paths()).toHaveLength(2);
        await ids(page(2, { meta: { refresh: true } }));
        expect(paths()).toHaveLength(3);
        await ids(page(3));
        expect(paths()).toHaveLength(3);
        provider.forget(['users']);
        await ids(page(1, { filter: { q: 'a' } }));
        expect(paths()).toHaveLength(3);
        provider.forget(['licences']);
        await ids(page(1, { filter: { q: 'b' } }));
        expect(paths()).toHaveLength(4);
    });

    it('is fresh for as long as LIST-6 says', async () => {
        const { ids, paths } = setUp(counted(licences(3)));
        const start = Date.now();
        const clock = vi.spyOn(Date, 'now').mockReturnValue(start);
        await ids();
        clock.mockReturnValue(start + 5 * 60_000 - 1);
        await ids(page(2));
        expect(paths()).toHaveLength(1);
        clock.mockReturnValue(start + 5 * 60_000);
        await ids(page(3));
        expect(paths()).toHaveLength(2);
        expect([freshTime('licences'), freshTime('keys'), freshTime('nonsense')]).toEqual([300_000, 60_000, 0]);
    });

    it('is read anew after a change that touches it, even one that failed', async () => {
        const { provider, ids, on, called } = setUp(counted(licences(3)));
        await ids();
        on('POST keys/k1/refresh', failure(500));
        await expect(provider.refreshKey({ key: 'k1' })).rejects.toThrow();
        await ids(page(2));
        expect(called('GET licences')).toHaveLength(2);
        on('POST tickets', { ticketId: 't1' });
        await provider.createTicket({ content: 'Hello' });
        await ids(page(3));
        expect(called('GET licences')).toHaveLength(2);
    });

    it.each([
        ['the mail of a key', 'POST keys/k1/send', provider => provider.sendKey({ key: 'k1' })],
        ['the request of a key', 'POST keys/request', provider => provider.requestKey({ product: 'academy' })],
        ['the mail of personal data', 'POST users/u1/send', provider => provider.sendUserData({ user: 'u1' })],
        ['the mail of a new password', 'POST users/u1/recover', provider => provider.recoverUser({ user: 'u1' })],
        ['a sign-out everywhere', 'POST users/u1/logout', provider => provider.logoutUser({ user: 'u1' })],
        ['the request of a transfer', 'POST transfer/request', provider => provider.requestTransfer({ email: 'a@b.example' })],
    ] as [string, string, (provider: PortalDataProvider) => Promise<unknown>][])(
        'stays after %s, which changes nothing',
        async (_what, call, make) => {
            const { provider, ids, on, called } = setUp(counted(licences(3)));
            await ids();
            on(call, {});
            await make(provider);
            await ids(page(2));
            expect(called('GET licences')).toHaveLength(1);
        },
    );

    it('does not keep what was read while something changed', async () => {
        let release: (rows: unknown) => void = () => undefined;
        const { provider, ids, on, called } = setUp(() => new Promise(resolve => (release = resolve)));
        const before = ids();
        on('POST keys/k1/refresh', { token: 'NEW' });
        await provider.refreshKey({ key: 'k1' });
        release(counted(licences(1)));
        expect(await before).toEqual(['l0']);
        on('GET licences', counted(licences(2)));
        expect(await ids(page(1, { filter: { q: 'licence' } }))).toEqual(['l0', 'l1']);
        expect(called('GET licences')).toHaveLength(2);
    });

    it('is not shown in another session', async () => {
        let token = 'T1';
        const fetchSpy = vi.fn(async () => new Response(JSON.stringify(counted(licences(2)))));
        const client = createHttpClient({
            apiUrl: '',
            applicationId: 'portal',
            getToken: () => token,
            fetch: fetchSpy,
        });
        const provider = createDataProvider({ client });
        await provider.getList('licences', page(1));
        token = 'T2';
        await provider.getList('licences', page(2));
        expect(fetchSpy).toHaveBeenCalledTimes(2);
    });
});

describe('a large collection', () => {
    it('is searched, sorted and paged by the server', async () => {
        const { provider, ids, paths } = setUp(paging(600));
        expect(await provider.getList('licences', page(1))).toMatchObject({ total: 600 });
        expect(await ids(page(24))).toHaveLength(25);
        await ids(page(2, { filter: { q: "o'b, x" } }));
        expect(paths()).toEqual([
            FIRST,
            'GET licences?$orderby=name asc,id asc&$top=25&$count=true&$newDb=true',
            'GET licences?$orderby=name asc,id asc&$top=25&$skip=575&$count=true&$newDb=true',
            "GET licences?$filter=contains(Name,'o''b') or contains(Product,'o''b') or contains(Name,'x') or contains(Product,'x')&$orderby=name asc,id asc&$top=25&$skip=25&$count=true&$newDb=true",
        ]);
    });

    it('is cut here when the server sends more than the page after all', async () => {
        let calls = 0;
        const { provider } = setUp(() => {
            calls += 1;
            return calls === 1 ? counted(licences(500), 600) : counted(licences(600));
        });
        const { data, total } = await provider.getList<{ id: string }>('licences', page(2));
        expect([data.length, data[0]?.id, total]).toEqual([25, 'l25', 600]);
    });
});

describe('a server that ignores paging', () => {
    it.each([
        ['with a count', counted(licences(700))],
        ['in a bare array', licences(700)],
        ['in a short bare array', licences(30)],
    ])('is noticed: everything came at once, %s', async (_what, reply) => {
        const { ids, paths } = setUp(reply);
        await ids();
        expect((await ids(page(2)))[0]).toBe('l25');
        expect(paths()).toEqual([FIRST]);
    });

    it('is asked again when exactly 500 rows came without a count', async () => {
        const { provider, paths } = setUp((call: FakeCall) => licences(call.path.includes('$top') ? 500 : 800));
        expect(await provider.getList('licences', page(1))).toMatchObject({ total: 800 });
        expect(paths()).toEqual([FIRST, 'GET licences?$newDb=true']);
    });
});

describe('reads under way', () => {
    afterEach(() => {
        vi.useRealTimers();
    });

    it('are shared by those who ask at once', async () => {
        const { ids, paths } = setUp(counted(licences(60)));
        await Promise.all([ids(page(1)), ids(page(2)), ids(page(1, { filter: { q: 'x' } }))]);
        expect(paths()).toEqual([FIRST]);
    });

    it('are aborted when nobody waits for them, and only then', async () => {
        vi.useFakeTimers();
        let signal: AbortSignal | undefined;
        const { ids } = setUp(
            (call: FakeCall) =>
                new Promise((_resolve, reject) => {
                    signal = call.request.signal;
                    signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
                }),
        );
        const [first, second] = [new AbortController(), new AbortController()];
        const left = ids(page(1, { signal: first.signal }));
        const alsoLeft = ids(page(2, { signal: second.signal }));
        first.abort();
        await expect(left).rejects.toMatchObject({ name: 'AbortError' });
        await vi.runAllTimersAsync();
        expect(signal?.aborted).toBe(false);
        second.abort();
        await expect(alsoLeft).rejects.toMatchObject({ name: 'AbortError' });
        await vi.runAllTimersAsync();
        expect(signal?.aborted).toBe(true);
    });

    it('go on for the question that supersedes one', async () => {
        const { ids, paths } = setUp(async () => Promise.resolve(counted(licences(60))));
        const controller = new AbortController();
        const superseded = ids(page(1, { signal: controller.signal }));
        controller.abort();
        const next = ids(page(1, { filter: { q: '00007' } }));
        await expect(superseded).rejects.toMatchObject({ name: 'AbortError' });
        expect(await next).toEqual(['l7']);
        expect(paths()).toEqual([FIRST]);
    });

    it('fail for all and are asked again by the next', async () => {
        const { ids, on, paths } = setUp(failure(500));
        const outcomes = await Promise.allSettled([ids(page(1)), ids(page(2))]);
        expect(outcomes.map(outcome => outcome.status)).toEqual(['rejected', 'rejected']);
        on('GET licences', counted(licences(1)));
        expect(await ids()).toEqual(['l0']);
        expect(paths()).toHaveLength(2);
    });
});

describe('where lists are read', () => {
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
        expect(await provider.getList(resource, { meta })).toEqual({ data: [], total: 0 });
        expect(calls.map(call => call.path)).toEqual([path]);
    });

    it.each([
        ['licences', firstReads.licences, undefined],
        ['users', firstReads.users, undefined],
        ['keys', firstReads.userKeys('u 1'), { user: 'u 1' }],
        ['cloudGroups', firstReads.cloudGroups, undefined],
        ['contracts', firstReads.contracts, undefined],
        ['invoices', firstReads.invoices, undefined],
        ['tickets', firstReads.tickets, undefined],
    ])('asks first for %s exactly what the router starts early', async (resource, path, meta) => {
        const { client, calls } = fakeClient({ [`GET ${path}`]: counted([]) });
        await createDataProvider({ client }).getList(resource, { meta });
        expect(calls.map(call => call.path)).toEqual([path]);
    });

    it.each([
        ['nonsense', {}],
        ['constructor', {}],
        ['seats', {}],
        ['contracts', { licence: 'l1' }],
    ])('refuses %s of %o loudly', async (resource, meta) => {
        await expect(createDataProvider({ client: fakeClient().client }).getList(resource, { meta })).rejects.toThrow(resource);
    });

    it('makes no call when a field must equal one of no values', async () => {
        const provider = createDataProvider({ client: fakeClient().client });
        const asked = { meta: { licence: 'l1' }, filter: { userId: [] } };
        expect(await provider.getList('seats', asked)).toEqual({ data: [], total: 0 });
        expect(await provider.getSeatsOfUsers({ licence: 'l1', users: [] })).toEqual([]);
    });
});
