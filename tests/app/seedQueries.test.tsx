import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { PortalDataProvider } from '#dataProvider';
import type { ListParams } from '#dataProvider/resources';
import { seedQueries } from '#src/app/seedQueries';
import { loadGrid } from '#src/shared/list/gridCode';
import type { Early } from '#src/start/early';
import type { FirstRead } from '#src/start/pages';
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
