import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { PortalDataProvider } from '#dataProvider';
import type { ListParams } from '#dataProvider/resources';
import { seedQueries } from '#src/app/seedQueries';
import { loadGrid } from '#src/shared/list/gridCode';
import type { Early } from '#src/start/early';
import type { FirstRead, TableRead } from '#src/start/startPages';
import { UserList } from '#src/users/management/UserList';
import { makeUser } from '../support/builders';
import { fakeDataProvider } from '../support/fakeDataProvider';
import { renderPortal } from '../support/renderPortal';

afterEach(() => {
    delete window.early;
});

it('makes the queries with which the list of a large collection has its rows at once', async () => {
    const users = { path: 'users?$top=500', read: { path: 'users?$top=500', list: 'users' }, values: {} };
    const arrived: FirstRead[] = [users, { ...users, sort: { field: 'email', order: 'ASC' } }];
    window.early = { arrived: () => arrived } as Partial<Early> as Early;
    const read: unknown[] = [];
    const getList = async (resource: string, { pagination }: ListParams) => {
        if (resource === 'users') read.push(pagination?.perPage);
        return { data: [makeUser({ id: 'u7', alias: 'Anna Engel' })], total: 501 };
    };
    const getMany: PortalDataProvider['getMany'] = () => new Promise(() => undefined);
    const dataProvider = { getList: getList as PortalDataProvider['getList'], getMany };
    const { queryClient, unmount } = await renderPortal(<p>before the list</p>);
    unmount();
    seedQueries(queryClient, fakeDataProvider(dataProvider));
    await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(read).toEqual([500, 20]);

    await loadGrid();
    await renderPortal(<UserList create={null} />, { dataProvider, queryClient });
    expect(screen.getByRole('link', { name: /Anna Engel/ })).toBeVisible();
    expect(read).toEqual([500, 20]);
});

it('makes those of records and of their sections, but of no record that is read on each visit', async () => {
    const of = (read: Omit<TableRead, 'path'>): FirstRead => ({
        path: 'x',
        read: { path: 'x', ...read },
        values: { licence: 'a/b', ticket: 't1' },
    });
    const arrived = [
        of({ record: 'licences', id: 'licence' }),
        of({ list: 'seats', within: 'licence' }),
        of({ list: 'keys', expand: ['users'] }),
        of({ record: 'tickets', id: 'ticket' }),
        of({}),
    ];
    window.early = { arrived: () => arrived } as Partial<Early> as Early;
    const { queryClient } = await renderPortal(<p>before the page</p>);
    const read: unknown[] = [];
    const provider = {
        getOne: (...asked: unknown[]) => Promise.resolve(read.push(asked) && { data: {} }),
        getCollection: (...asked: unknown[]) => Promise.resolve(read.push(asked) && { rows: [], total: 0 }),
    } as unknown as PortalDataProvider;
    seedQueries(queryClient, provider);
    const signal: unknown = expect.any(AbortSignal);
    expect(read).toEqual([
        ['licences', { id: 'a/b', signal }],
        ['seats', { meta: { licence: 'a/b' }, signal }],
        ['keys', { meta: { expand: ['users'] }, signal }],
    ]);
});
