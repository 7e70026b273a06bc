import { describe, expect, it, vi } from 'vitest';
import { readsOf } from '../../src/app/firstReads';
import { makeCustomer, makeUser } from '../support/builders';
import type { User } from '../../dataProvider/types';
import { fakeServer, type FakeRequest, type FakeServer, type FetchRoute } from '../support/fakeFetch';

/** What the licences' page reads first, for an administrator and for another user. */
const firstOf = (role: User['role']): string => readsOf('/licences', null, { id: 'u1', role }, null)[0]?.path ?? '';
const LICENCES = firstOf('ADMIN');
const OWN_KEYS = firstOf('USER');
const LIST = `GET ${LICENCES}`;

/** Rejects when the call is aborted, as fetch does. */
const never = ({ signal }: FakeRequest): Promise<never> =>
    new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
    });

/** A page load: fresh modules without any state. */
async function load() {
    vi.resetModules();
    const session = await import('../../authProvider/session');
    session.begin('T1');
    return { session, ...(await import('../../src/app/earlyReads')), ...(await import('../../src/client')) };
}

/** A page load at the licences for an administrator, up to where the list is asked for. */
async function begin(licences: FetchRoute) {
    const server = fakeServer({
        'GET customer': makeCustomer(),
        'GET user': makeUser({ role: 'ADMIN' }),
        'GET licences': licences,
    });
    const loaded = await load();
    loaded.startEarlyReads('/licences');
    await vi.waitFor(() => expect(server.requested(LIST)).toHaveLength(1));
    return { server, ...loaded };
}

describe('the reads of a deep link to the licences', () => {
    it('begin before the page, which then uses the read already under way', async () => {
        const { server, client, endEarlyReads } = await begin([]);
        endEarlyReads('/licences');
        await client(LICENCES);
        expect(server.requested(LIST)).toHaveLength(1);
        expect(server.requested(LIST)[0]?.signal?.aborted).toBe(false);
    });

    it.each([
        ['ADMIN', LICENCES],
        ['USER', OWN_KEYS],
    ] as const)('begin before the dashboard too, for the role %s', async (role, read) => {
        const server = fakeServer({
            'GET customer': makeCustomer(),
            'GET user': makeUser({ id: 'u1', role }),
            'GET licences': [],
            'GET users/u1/keys': [],
        });
        const { startEarlyReads, client } = await load();
        startEarlyReads('/dashboard');
        await vi.waitFor(() => expect(server.requested(`GET ${read}`)).toHaveLength(1));
        await client(read);
        expect(server.requested(`GET ${read}`)).toHaveLength(1);
    });

    it('read the user again, once, if an earlier page cached it, but not if this page read it', async () => {
        const server = fakeServer({
            'GET customer': makeCustomer(),
            'GET user': makeUser({ role: 'ADMIN' }),
            'GET licences': [],
        });
        const { session } = await load();
        session.setUser(makeUser({ role: 'ADMIN' }), session.getToken());
        vi.resetModules();
        const nextPage = await import('../../src/app/earlyReads');
        nextPage.startEarlyReads('/licences');
        const { client } = await import('../../src/client');
        await client('user');
        expect(server.requested('GET user')).toHaveLength(1);
        await vi.waitFor(() => expect(server.requested(LIST)).toHaveLength(1));

        const here = await load();
        here.session.setUser(makeUser({ role: 'ADMIN' }), here.session.getToken());
        here.startEarlyReads('/licences');
        await vi.waitFor(() => expect(server.requested(LIST)).toHaveLength(2));
        expect(server.requested('GET user')).toHaveLength(1);
    });

    it('are aborted when the page is left before its code asked for the list', async () => {
        const { server, endEarlyReads } = await begin(never);
        endEarlyReads('/profile');
        expect(server.requested(LIST)[0]?.signal?.aborted).toBe(true);
        expect(server.requested('GET customer')[0]?.signal?.aborted).toBe(false);
    });

    it('do not begin when the page is left before the user is known', async () => {
        let answer: (user: object) => void = () => undefined;
        const server = fakeServer({
            'GET customer': makeCustomer(),
            'GET user': () => new Promise<object>(resolve => (answer = resolve)),
            'GET applications': [],
            'GET licences': [],
        });
        const { client, startEarlyReads, endEarlyReads } = await load();
        startEarlyReads('/licences');
        await vi.waitFor(() => expect(server.requested('GET user')).toHaveLength(1));
        endEarlyReads('/profile');
        answer(makeUser({ role: 'ADMIN' }));
        // Later calls have their answers: what follows the person's would have been asked by now.
        for (let call = 0; call < 3; call++) await client('applications');
        expect(server.requested(LIST)).toEqual([]);
    });

    it('are repeated when the page that was left is opened again', async () => {
        const { server, client, endEarlyReads } = await begin([]);
        endEarlyReads('/profile');
        await client(LICENCES);
        expect(server.requested(LIST)).toHaveLength(2);
    });

    it('are not repeated when the customer is known after the portal has taken them', async () => {
        let answer: (customer: object) => void = () => undefined;
        const server = fakeServer({
            'GET customer': () => new Promise<object>(resolve => (answer = resolve)),
            'GET user': makeUser({ role: 'ADMIN' }),
            'GET applications': [],
            'GET licences': [],
        });
        const { client, startEarlyReads, arrivedReads } = await load();
        startEarlyReads('/licences');
        await vi.waitFor(() => expect(arrivedReads().map(({ list }) => list)).toEqual(['licences']));
        await client(LICENCES);
        expect(arrivedReads()).toEqual([]);
        answer(makeCustomer());
        for (let call = 0; call < 3; call++) await client('applications');
        expect(server.requested(LIST)).toHaveLength(1);
    });

    it.each([
        ['a refusal', () => 500],
        ['an empty body', () => new Response('')],
        ['a page', () => new Response('<!doctype html><p>[Maintenance]</p>')],
        ['a cut-off body', () => new Response('[{"id":"1","name":"CAD')],
    ])('have not arrived with %s', async (_what, answer) => {
        const { arrivedReads } = await begin(answer);
        const { waitingAnswer } = await import('../../dataProvider/early');
        await waitingAnswer(LICENCES);
        expect(arrivedReads()).toEqual([]);
    });
});

describe('the first page of a list', () => {
    const PAGE = /^users\?\$orderby=/;
    const pagesOf = (server: FakeServer) => server.requests.filter(({ path }) => PAGE.test(path));

    async function open(url: string, total: number) {
        history.replaceState(null, '', url);
        const server = fakeServer({
            'GET customer': makeCustomer(),
            'GET user': makeUser({ role: 'ADMIN' }),
            'GET applications': [],
            'GET users': request => (PAGE.test(request.path) ? never(request) : { '@odata.count': total, value: [makeUser()] }),
        });
        const loaded = await load();
        loaded.startEarlyReads('/user-management');
        await vi.waitFor(() => expect(loaded.arrivedReads()).toHaveLength(1));
        for (let call = 0; call < 3; call++) await loaded.client('applications');
        return { server, ...loaded };
    }

    it('is read next if the collection is large, and aborted when the page is left', async () => {
        const { server, endEarlyReads } = await open('/user-management', 501);
        expect(pagesOf(server)).toHaveLength(1);
        endEarlyReads('/profile');
        expect(pagesOf(server)[0]?.signal?.aborted).toBe(true);
    });

    it.each([
        ['the collection is small', '/user-management', 500],
        ['the URL names another page', '/user-management?page=2', 501],
        ['the URL names a search', '/user-management?filter=anna', 501],
    ])('is not read if %s', async (_when, url, total) => {
        const { server } = await open(url, total);
        expect(pagesOf(server)).toEqual([]);
    });
});
