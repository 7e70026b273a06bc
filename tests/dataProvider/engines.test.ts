import { describe, expect, it } from 'vitest';
import { counted, countOf, createDataProvider } from '#dataProvider';
import { httpError } from '#dataProvider/errors';
import { createHttpClient } from '#dataProvider/httpClient';
import { isGone, isUnclear } from '#dataProvider/outcome';
import { noteTime } from '#dataProvider/serverTime';
import { secondsOrNull } from '#dataProvider/shape/readers';
import { userList } from '#src/users/management/columns';
import { answer, fakeClient, type FakeCall } from '../support/fakeClient';
import { KEY } from './jobs/attempt';

/** What engines of OData, and gateways, answer in a way of their own, and what is concluded from it. */

/** A provider of a server with these answers, as texts. */
function server(answers: Readonly<Record<string, unknown>>) {
    const asked: string[] = [];
    const client = createHttpClient({
        apiUrl: 'https://api.example',
        applicationId: 'portal',
        getToken: () => 'token',
        fetch: async url => {
            const { pathname, search } = new URL(url);
            asked.push(decodeURIComponent(pathname + search));
            return new Response(JSON.stringify(answers[pathname]), { headers: { 'Content-Type': 'application/json' } });
        },
    });
    return { provider: createDataProvider({ client }), asked };
}

describe('a server that leaves out the prefix of its own fields, as OData 4.01 allows', () => {
    it('has more rows than it sends', async () => {
        const value = Array.from({ length: 20 }, (_, at) => ({ id: `c${at}` }));
        const { provider, asked } = server({
            '/contracts': { '@context': '$metadata', '@count': 60, '@nextLink': 'next', value },
        });
        await expect(provider.getCollection('contracts', {})).rejects.toMatchObject({ message: 'errors.incomplete' });
        expect(asked.length).toBeGreaterThan(1);
    });

    it('may have more users of a key than it sends: it is not deleted', async () => {
        const key = { ...KEY, users: [{ id: 'u1' }], 'users@nextLink': 'next' };
        const { provider } = server({ '/keys/k1': key });
        await expect(provider.getOne('keys', { id: 'k1', meta: { expand: ['users'] } })).rejects.toMatchObject({
            message: 'errors.incomplete',
        });
    });
});

describe('a server that gives no more related records than were asked for, and does not count them', () => {
    const users = ['u1', 'u2', 'u3'].map(id => ({ id }));
    const group = ({ path }: FakeCall) => {
        const top = /\$top=(\d+)\)/.exec(decodeURIComponent(path))?.[1];
        return { id: 'g1', label: 'Group', users: users.slice(0, Number(top ?? users.length)) };
    };

    it('is asked for all of one record', async () => {
        const { client, calls } = fakeClient({ 'GET cloudGroups/g1': group });
        const provider = createDataProvider({ client });
        const read = async () => countOf((await provider.getOne('cloudGroups', { id: 'g1' })).data, 'users');
        expect([await read(), await read(), calls.length]).toEqual([3, 3, 3]);
    });

    it('is asked for all of a list', async () => {
        const { client } = fakeClient({ 'GET cloudGroups': (call: FakeCall) => [group(call)] });
        const meta = { expand: [counted('users')] };
        const { rows } = await createDataProvider({ client }).getCollection('cloudGroups', { meta });
        expect(rows?.map(row => countOf(row, 'users'))).toEqual([3]);
    });

    it('is not asked again where it counts', async () => {
        const { client, calls } = fakeClient({ 'GET cloudGroups/g1': { id: 'g1', users: [], 'users@odata.count': '0' } });
        await createDataProvider({ client }).getOne('cloudGroups', { id: 'g1' });
        expect(calls).toHaveLength(1);
    });
});

it('nobody counts as a user without keys whose keys a server has left out', () => {
    const state = userList({ customer: undefined, wide: false }).states?.find(({ id }) => id === 'unlicensed');
    const rows = [{}, { 'keys@odata.count': 0 }, { 'keys@odata.count': 1 }, { keys: [] }];
    expect(rows.map(row => state?.isIn({ id: 'u1', ...row } as never))).toEqual([false, true, false, true]);
});

it('a change that a gateway has given up may have been made', () => {
    expect([408, 504, 409, 412, 428].map(status => isUnclear(httpError(status, undefined)))).toEqual([
        true,
        true,
        false,
        false,
        false,
    ]);
});

it('what the API says is gone for good does not exist', () => {
    const body = { error: { code: 'Gone', message: 'Deleted' } };
    expect([isGone(httpError(410, body)), isGone(httpError(410, undefined))]).toEqual([true, false]);
});

it('a date until which a call is refused is one of the server’s clock', () => {
    const hour = 60 * 60_000;
    const at = (ms: number): string => new Date(Date.now() - hour + ms).toUTCString();
    noteTime(new Headers({ Date: at(0) }), Date.now());
    const { retryAfter } = httpError(429, undefined, {}, { retryAfter: at(30_000) });
    noteTime(new Headers({ Date: new Date().toUTCString() }), Date.now());
    expect(retryAfter).toBeGreaterThan(25);
    expect(retryAfter).toBeLessThan(35);
});

it('a time that stands for none is none', () => {
    expect([0, '0', '0001-01-01T00:00:00Z', 1].map(secondsOrNull)).toEqual([null, null, null, 1]);
});

it.each([
    ['of somebody', { id: 'u1', email: 'anna@holzmann.example' }, undefined],
    ['of another licence', { ...KEY, id: 'k9', licenceId: 'l2' }, undefined],
    ['of the licence', { ...KEY, id: 'k9', licenceId: 'L1' }, 'k9'],
])('a licence is given with the key that the answer is, not with the id %s', async (_what, body, given) => {
    const { client } = fakeClient({ 'PUT users/u1/licences/l1': answer(200, body) });
    expect(await createDataProvider({ client }).assignLicence({ user: 'u1', licence: 'l1' })).toBe(given);
});
