import { describe, expect, it, vi } from 'vitest';
import pages from '#build/startPages.json';
import type { User } from '#dataProvider/types';
import { readsOf, type StartPages } from '#src/start/startPages';
import { makeCustomer, makeUser } from '../support/builders';
import { fakeServer, type FetchRoute } from '../support/fakeFetch';
import { arrived, load, never } from './pageLoad';

/** What the dashboard reads first, for an administrator and for another user. */
const firstOf = (role: User['role']): string =>
    readsOf(pages as StartPages, '/dashboard', null, { id: 'u1', role, cam: false }, null)[0]?.path ?? '';
const LICENCES = firstOf('ADMIN');
const OWN_KEYS = firstOf('USER');
const LIST = `GET ${LICENCES}`;

/** A page load at the licences for an administrator, up to where the list is asked for. */
async function begin(licences: FetchRoute) {
    const server = fakeServer({
        'GET customer': makeCustomer(),
        'GET user': makeUser({ role: 'ADMIN' }),
        'GET licences': licences,
        'PATCH user': {},
        'POST academy/auth/validate': {},
    });
    const loaded = await load();
    void loaded.early.start('/licences');
    await vi.waitFor(() => expect(server.requested(LIST)).toHaveLength(1));
    return { server, ...loaded };
}

describe('the reads of a deep link to the licences', () => {
    it('begin before the page, which then uses the read already under way', async () => {
        const { server, client, early } = await begin([]);
        early.leave('/licences');
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
        const { early, client } = await load();
        void early.start('/dashboard');
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
        const next = await load();
        void next.early.start('/licences');
        await next.client('user');
        expect(server.requested('GET user')).toHaveLength(1);
        await vi.waitFor(() => expect(server.requested(LIST)).toHaveLength(1));

        const here = await load();
        here.session.setUser(makeUser({ role: 'ADMIN' }), here.session.getToken());
        void here.early.start('/licences');
        await vi.waitFor(() => expect(server.requested(LIST)).toHaveLength(2));
        expect(server.requested('GET user')).toHaveLength(1);
    });

    it('begin for a page that is known later, but for no second one', async () => {
        const server = fakeServer({
            'GET customer': makeCustomer(),
            'GET user': makeUser({ role: 'ADMIN' }),
            'GET licences': [],
            'GET users': [],
        });
        const { early } = await load();
        await early.start(null);
        await early.start('/licences');
        await vi.waitFor(() => expect(arrived()).toEqual(['licences']));
        await early.start('/user-management');
        expect(server.requests.map(({ path }) => path.split('?')[0])).toEqual(['customer', 'user', 'licences']);
    });

    it('do not begin once the portal is rendered', async () => {
        const server = fakeServer({ 'GET customer': makeCustomer(), 'GET user': makeUser({ role: 'ADMIN' }) });
        const { early } = await load();
        const reader = early.start('/licences');
        early.close();
        expect(await reader).toMatchObject({ role: 'ADMIN' });
        expect(server.requested(LIST)).toEqual([]);
    });

    it('are aborted when the page is left before its code asked for the list', async () => {
        const { server, early } = await begin(never);
        early.leave('/profile');
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
        const { client, early } = await load();
        void early.start('/licences');
        await vi.waitFor(() => expect(server.requested('GET user')).toHaveLength(1));
        early.leave('/profile');
        answer(makeUser({ role: 'ADMIN' }));
        // Later calls have their answers: what follows the person's would have been asked by now.
        for (let call = 0; call < 3; call++) await client('applications');
        expect(server.requested(LIST)).toEqual([]);
    });

    it('are repeated when the page that was left is opened again', async () => {
        const { server, client, early } = await begin([]);
        early.leave('/profile');
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
        const { client, early } = await load();
        void early.start('/licences');
        await vi.waitFor(() => expect(arrived()).toEqual(['licences']));
        await client(LICENCES);
        expect(arrived()).toEqual([]);
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
        const { server, client } = await begin(answer);
        // Until its body has come: the later call's has.
        server.on('GET applications', []);
        await client('applications');
        expect(arrived()).toEqual([]);
    });
});

describe('the response to an early read', () => {
    it('is taken once, whatever becomes of the academy’s session', async () => {
        const { server, client } = await begin([{ id: 'l1' }]);
        await client('academy/auth/validate', { method: 'POST', body: {} });
        expect((await client(LICENCES)).data).toEqual([{ id: 'l1' }]);
        expect(server.requested(LIST)).toHaveLength(1);
        await client(LICENCES);
        expect(server.requested(LIST)).toHaveLength(2);
    });

    it('is judged by the call that takes it, with its texts, and told as its failure, once', async () => {
        const { client } = await begin(403);
        const failed = vi.fn();
        client.failed = failed;
        const error: unknown = await client(LICENCES, { errors: { 403: 'errors.forbidden' } }).catch((reason: unknown) => reason);
        expect(error).toMatchObject({ status: 403, message: 'errors.forbidden' });
        expect(failed.mock.calls).toEqual([[error]]);
    });

    it('is not used in another session, after a change, or after a minute', async () => {
        const other = await begin([]);
        other.session.begin('T2');
        await other.client(LICENCES);
        const tokens = other.server.requested(LIST).map(({ headers }) => headers.get('Authorization'));
        expect(tokens).toEqual(['Bearer T1', 'Bearer T2']);

        const changed = await begin([]);
        await changed.client('user', { method: 'PATCH', body: {} });
        await changed.client(LICENCES);
        expect(changed.server.requested(LIST)).toHaveLength(2);

        const old = await begin([]);
        const now = Date.now();
        vi.spyOn(Date, 'now').mockReturnValue(now + 60_000);
        await old.client(LICENCES);
        expect(old.server.requested(LIST)).toHaveLength(2);
    });

    it('is aborted with the call that took it', async () => {
        const { server, client } = await begin(never);
        const own = new AbortController();
        const failure = client(LICENCES, { signal: own.signal }).catch((reason: unknown) => reason);
        own.abort();
        expect(await failure).toMatchObject({ name: 'AbortError' });
        expect(server.requested(LIST)[0]?.signal?.aborted).toBe(true);
    });

    it('is read to its end, even if it is a refusal that nobody takes', async () => {
        let chunks = 3;
        const pull = (body: ReadableStreamDefaultController): void => {
            chunks -= 1;
            if (chunks > 0) body.enqueue(new TextEncoder().encode('no '));
            else body.close();
        };
        await begin(() => new Response(new ReadableStream({ pull }, { highWaterMark: 0 }), { status: 403 }));
        await vi.waitFor(() => expect(chunks).toBe(0));
    });

    it('tells of an expired session before anybody takes it, and after', async () => {
        const server = fakeServer({ 'GET customer': 401, 'GET user': 401 });
        const { early } = await load();
        const [before, after] = [vi.fn(), vi.fn()];
        early.onRefused(before);
        expect(await early.start('/licences')).toBeNull();
        expect(before).toHaveBeenCalledWith('T1');
        early.onRefused(after);
        expect(after).toHaveBeenCalledWith('T1');
        expect(server.requested(LIST)).toEqual([]);
    });
});
