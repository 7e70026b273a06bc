// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import simpleRestProvider from 'ra-data-simple-rest';
import { HttpError, type DataProvider } from 'ra-core';
import { buildState } from '../../mock-server/seed';
import type { MockServer } from '../../mock-server/server';
import type { CloudGroupRow } from '../../mock-server/routes/cloudGroups';
import type { LicenceRow } from '../../mock-server/routes/licences';
import type { UserRow } from '../../mock-server/routes/users';
import { startServer } from './serverHarness';

const sort = { field: 'id', order: 'ASC' } as const;
const page = (number: number, perPage: number) => ({ page: number, perPage });

let server: MockServer & { origin: string };
let provider: DataProvider;
const state = () => server.mock.state;

beforeEach(async () => {
    server = await startServer(() => undefined, { buildState });
    provider = simpleRestProvider(`${server.origin}/__mock/rest`);
});

const rejection = async (promise: Promise<unknown>): Promise<HttpError> => {
    const error: unknown = await promise.then(
        () => undefined,
        (reason: unknown) => reason,
    );
    if (!(error instanceof HttpError)) throw new Error('It was not refused');
    return error;
};

describe('ra-data-simple-rest against json-server’s router', () => {
    it('reads pages, sorted and counted', async () => {
        const ids = state().users.map(user => user.email);
        const sorted = [...ids].sort((a, b) => (a < b ? 1 : -1));
        const { data, total } = await provider.getList<UserRow>('users', {
            pagination: page(2, 10),
            sort: { field: 'email', order: 'DESC' },
            filter: {},
        });
        expect(total).toBe(ids.length);
        expect(data.map(row => row.email)).toEqual(sorted.slice(10, 20));
        const beyond = await provider.getList('users', { pagination: page(99, 100), sort, filter: {} });
        expect(beyond).toMatchObject({ data: [], total: ids.length });
    });

    it.each([
        [{ q: 'anna' }, (row: object) => JSON.stringify(Object.values(row)).toLowerCase().includes('anna')],
        [{ role: 'ADMIN', active: true }, (row: { role: string; active: boolean }) => row.role === 'ADMIN' && row.active],
        [{ cloud: { access: true } }, (row: { cloud: { access: boolean } }) => row.cloud.access],
        [{ customers_like: '10020' }, (row: { customers: string[] }) => row.customers.includes('10020')],
        [{ role: null }, () => true],
    ])('filters by %j', async (filter, matches: (row: never) => boolean) => {
        const { total } = await provider.getList('users', { pagination: page(1, 5), sort, filter });
        const expected = state().users.filter(user => matches(user as never)).length;
        expect(expected).toBeGreaterThan(0);
        expect(total).toBe(expected);
    });

    it('reads one, several, none, and rows that refer to another', async () => {
        const [first, second] = state().licences;
        expect((await provider.getOne('licences', { id: first!.id })).data).toEqual(first);
        const many = await provider.getMany<LicenceRow>('licences', { ids: [second!.id, first!.id] });
        expect(many.data.map(row => row.id).sort()).toEqual([first!.id, second!.id].sort());
        expect((await provider.getMany('licences', { ids: [] })).data).toEqual([]);
        const keys = await provider.getManyReference('keys', {
            target: 'licenceId',
            id: first!.id,
            pagination: page(1, 3),
            sort,
            filter: {},
        });
        expect(keys.total).toBe(state().keys.filter(key => key.licenceId === first!.id).length);
        expect((await rejection(provider.getOne('licences', { id: 'none' }))).status).toBe(404);
    });

    it('creates, updates and deletes, and the API sees the change', async () => {
        const { id: _id, ...fields } = state().cloudGroups[0]!;
        const { data: created } = await provider.create<CloudGroupRow>('cloudGroups', {
            data: { ...fields, label: 'Night shift' },
        });
        expect(state().cloudGroups.at(-1)).toEqual({ ...fields, label: 'Night shift', id: created.id });
        await provider.update('cloudGroups', {
            id: created.id,
            data: { ...created, label: 'Day shift' },
            previousData: created,
        });
        expect(state().cloudGroups.at(-1)).toMatchObject({ id: created.id, label: 'Day shift', userIds: fields.userIds });
        const { data: deleted } = await provider.delete('cloudGroups', { id: created.id, previousData: created });
        expect(deleted).toMatchObject({ id: created.id, label: 'Day shift' });
        expect(state().cloudGroups.some(row => row.id === created.id)).toBe(false);
    });

    it('changes and deletes several at once, and keeps fields that are not sent', async () => {
        const [first, second] = state().users.map(user => ({ ...user }));
        await provider.updateMany('users', { ids: [first!.id, second!.id], data: { company: 'Moved' } });
        expect(state().users.slice(0, 2)).toEqual([
            { ...first, company: 'Moved' },
            { ...second, company: 'Moved' },
        ]);
        const mails = state().outbox.map(mail => mail.id);
        expect((await provider.deleteMany('outbox', { ids: mails })).data).toEqual(mails);
        expect(state().outbox).toEqual([]);
    });
});

describe('Writing', () => {
    it.each([
        ['users', { role: 'KING' }, { role: 'must be one of USER, ADMIN, READER_ADMIN' }],
        ['users', { cloud: { access: 'yes' } }, { 'cloud.access': 'must be boolean' }],
        ['users', { customer: '99999' }, { customer: 'there is no customer 99999' }],
        ['users', { id: 'other' }, { id: 'cannot be changed' }],
        ['keys', { userId: 'nobody' }, { userId: 'there is no user nobody' }],
        ['keys', { colour: 'red' }, { colour: 'is not a field of this record' }],
    ] as const)('is refused with the field’s name: %s %j', async (resource, change, errors) => {
        const before = JSON.stringify(state()[resource]);
        const row = state()[resource][0]!;
        const { status, body } = await rejection(
            provider.update(resource, { id: row.id, data: { ...row, ...change }, previousData: row }),
        );
        expect(status).toBe(422);
        expect((body as { errors: unknown }).errors).toEqual(errors);
        expect(JSON.stringify(state()[resource])).toBe(before);
    });

    it('is refused if a field is missing or the id is taken', async () => {
        const [{ id, ...fields }] = state().tags as [{ id: string; label: string }];
        const lacking = await rejection(provider.create('tags', { data: {} }));
        expect((lacking.body as { errors: unknown }).errors).toEqual({ label: 'is missing' });
        const twice = await rejection(provider.create('tags', { data: { ...fields, id } }));
        expect((twice.body as { errors: unknown }).errors).toEqual({ id: 'is taken' });
    });

    it('keeps references intact: a row that others refer to is not deleted, and they are named', async () => {
        const key = state().keys.find(row => row.userId !== null)!;
        const user = state().users.find(row => row.id === key.userId)!;
        const { status, message } = await rejection(provider.delete('users', { id: user.id }));
        expect(status).toBe(409);
        expect(message).toMatch(
            new RegExp(`^The user ${user.email} cannot be deleted while these refer to it: .*\\d+ keys? \\(`),
        );
        expect(state().users).toContain(user);
    });

    it('deletes dependent rows that mean nothing on their own', async () => {
        const session = { token: 't', customer: '10010', customerContext: null, createdAt: 1 };
        const { data: user } = await provider.create<UserRow>('users', {
            data: { ...state().users[0]!, id: 'new', email: 'new@x.example' },
        });
        state().sessions.push({ ...session, userId: 'new' }, { ...session, userId: 'u101' });
        await provider.delete('users', { id: user.id });
        expect(state().sessions.map(row => row.userId)).toEqual(['u101']);
    });

    it.each([
        ['GET', 'sessions', undefined, 404],
        ['GET', 'mailTokens', undefined, 404],
        ['GET', 'db', undefined, 404],
        ['GET', 'meta', undefined, 404],
        ['GET', 'users?sort=x', undefined, 400],
        ['GET', 'users?range=[-1,2]', undefined, 400],
        ['GET', 'users?filter=[]', undefined, 400],
        ['POST', 'users', 'label=x', 415],
        ['DELETE', 'users', undefined, 405],
    ])('%s %s is not available', async (method, path, body, status) => {
        const response = await fetch(`${server.origin}/__mock/rest/${path}`, {
            method,
            ...(body !== undefined && { body, headers: { 'Content-Type': 'application/x-www-form-urlencoded' } }),
        });
        expect(response.status).toBe(status);
    });

    it('cannot be loaded as a script by another site', async () => {
        const response = await fetch(`${server.origin}/__mock/rest/tags?callback=steal`);
        expect(response.headers.get('content-type')).toMatch(/json/);
        expect(await response.text()).toMatch(/^\[/);
    });
});
