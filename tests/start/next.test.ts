import { describe, expect, it, vi } from 'vitest';
import { makeCustomer, makeUser } from '../support/builders';
import { fakeServer, type FakeServer, type FetchRoute } from '../support/fakeFetch';
import { arrived, load, never } from './pageLoad';

/** What is read early because of the response to an early read. */

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
        void loaded.early.start('/user-management');
        await vi.waitFor(() => expect(arrived()).toHaveLength(1));
        for (let call = 0; call < 3; call++) await loaded.client('applications');
        return { server, ...loaded };
    }

    it('is read next if the collection is large, and aborted when the page is left', async () => {
        const { server, early } = await open('/user-management', 501);
        expect(pagesOf(server)).toHaveLength(1);
        early.leave('/profile');
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

describe('the reads of what rows name', () => {
    const SEATS = /^licences\/\w+\/seats\?/;
    const seatsOf = (server: FakeServer) => server.requests.filter(({ path }) => SEATS.test(path));

    async function open(keys: FetchRoute) {
        const server = fakeServer({
            'GET customer': makeCustomer(),
            'GET user': makeUser({ role: 'ADMIN' }),
            'GET applications': [],
            'GET licences': [],
            'GET licences/7/seats': never,
            'GET licences/8/seats': never,
            'GET users/u2': makeUser({ id: 'u2' }),
            'GET users/u2/keys': keys,
            'GET users/u2/cloudGroups': [],
        });
        const loaded = await load();
        void loaded.early.start('/user-management/u2');
        await vi.waitFor(() => expect(arrived()).toContain('keys'));
        for (let call = 0; call < 3; call++) await loaded.client('applications');
        return { server, ...loaded };
    }

    const keysOf = (...licences: readonly (string | number)[]) => ({ value: licences.map(licenceId => ({ licenceId })) });

    it('follow once each, and are aborted when the page is left', async () => {
        const { server, early } = await open(keysOf('7', '7', 8));
        expect(seatsOf(server).map(({ path }) => path.split('&')[0])).toEqual([
            'licences/7/seats?$filter=UserId%20eq%20%27u2%27',
            'licences/8/seats?$filter=UserId%20eq%20%27u2%27',
        ]);
        early.leave('/profile');
        expect(seatsOf(server).every(({ signal }) => signal?.aborted)).toBe(true);
    });

    it.each([
        ['they would be too many', keysOf(1, 2, 3, 4, 5, 6, 7)],
        ['there are no rows', keysOf()],
        ['the rows cannot be read', { value: [null] }],
    ])('do not follow if %s', async (_when, keys) => {
        const { server } = await open(keys);
        expect(seatsOf(server)).toEqual([]);
    });
});
