import { QueryClient } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { CoreAdminContext, type DataProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { createDataProvider } from '#dataProvider';
import type { CloudGroup } from '#dataProvider/types';
import { useList } from '#src/shared/query/lists';
import { failure, fakeClient, type FakeCall } from '../../support/fakeClient';

/** A server that refuses the order of a list (QUERY-13): all is read once, not once per page. */

const groups = Array.from({ length: 600 }, (_, at) => ({
    id: `g${at}`,
    label: `Group ${at}`,
    autoAdd: false,
    'users@odata.count': 600 - at,
    users: [],
}));

it.each([400, 501])('after a %i the pages of the order come from one read', async status => {
    const fake = fakeClient({
        'GET cloudGroups': ({ path }: FakeCall) => {
            const asked = new URL(path, 'http://api.example').searchParams;
            if (asked.get('$orderby')?.includes('/')) return failure(status);
            const skip = Number(asked.get('$skip') ?? 0);
            return { '@odata.count': groups.length, value: groups.slice(skip, skip + Number(asked.get('$top') ?? 600)) };
        },
    });
    const provider = createDataProvider({ client: fake.client });
    const wrapper = ({ children }: { children: ReactNode }) => (
        <CoreAdminContext dataProvider={provider as unknown as DataProvider} queryClient={new QueryClient()}>
            {children}
        </CoreAdminContext>
    );
    const page = (number: number) => ({
        pagination: { page: number, perPage: 20 },
        sort: { field: 'members', order: 'ASC' as const },
    });
    const { result, rerender } = renderHook((number: number) => useList<CloudGroup>('cloudGroups', page(number)), {
        wrapper,
        initialProps: 1,
    });
    const first = () => result.current.data?.[0]?.id;
    await waitFor(() => expect(first()).toBe('g599'));
    const { length } = fake.calls;
    rerender(2);
    await waitFor(() => expect(first()).toBe('g579'));
    rerender(30);
    await waitFor(() => expect(first()).toBe('g19'));
    expect([result.current.total, fake.calls.length]).toEqual([600, length]);
});

it('keys by their expiry are read whole where the server does not know "eq null", those without one last', async () => {
    const keys = Array.from({ length: 600 }, (_, at) => ({
        id: `k${at}`,
        label: '',
        expire: at % 2 ? null : 2_000_000_000 - at,
    }));
    const fake = fakeClient({
        'GET keys': ({ path }: FakeCall) => {
            const asked = new URL(path, 'http://api.example').searchParams;
            if (asked.get('$filter')?.includes('eq null')) return failure(400);
            const skip = Number(asked.get('$skip') ?? 0);
            return { '@odata.count': keys.length, value: keys.slice(skip, skip + Number(asked.get('$top') ?? 600)) };
        },
    });
    const provider = createDataProvider({ client: fake.client });
    const sort = { field: 'expire', order: 'ASC' as const };
    const read = async (page: number) => (await provider.getList('keys', { sort, pagination: { page, perPage: 300 } })).data;
    expect((await read(1)).slice(0, 2).map(({ id }) => id)).toEqual(['k598', 'k596']);
    expect((await read(2)).every(row => row.expire === null)).toBe(true);
});
