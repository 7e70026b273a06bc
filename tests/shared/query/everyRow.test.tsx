import { QueryClient } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { CoreAdminContext, type DataProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { createDataProvider } from '#dataProvider';
import { useGroups, useLicences, useUserGroups, useUserKeys } from '#src/users/detail/userReads';
import { useLicenceKeys } from '#src/keys/useLicenceKeys';
import { useContractNames } from '#src/contracts/useContractNames';
import { fakeClient, type FakeCall } from '../../support/fakeClient';

/** What is selected from, or judged by, is read whole, however many rows there are (QUERY-12). */

type Read = () => { data?: readonly unknown[] };

const rows = Array.from({ length: 700 }, (_, at) => ({ id: `r${at}`, label: String(at), name: String(at) }));

const paging = ({ path }: FakeCall) => {
    const query = new URL(path, 'http://api.example').searchParams;
    const skip = Number(query.get('$skip') ?? 0);
    return { '@odata.count': rows.length, value: rows.slice(skip, skip + Number(query.get('$top') ?? rows.length)) };
};

it.each<[path: string, useRead: Read]>([
    ['cloudGroups', () => useGroups()],
    ['licences', () => useLicences()],
    ['users/u1/cloudGroups', () => useUserGroups('u1')],
    ['users/u1/keys', () => useUserKeys('u1')],
    ['licences/l1/keys', () => useLicenceKeys('l1')],
    [
        'contracts',
        () => {
            const names = useContractNames();
            return { data: names.size > 0 ? [...names] : undefined };
        },
    ],
])('%s', async (path, useRead) => {
    const provider = createDataProvider({ client: fakeClient({ [`GET ${path}`]: paging }).client });
    const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    const wrapper = ({ children }: { children: ReactNode }) => (
        <CoreAdminContext dataProvider={provider as unknown as DataProvider} queryClient={queryClient}>
            {children}
        </CoreAdminContext>
    );
    const { result } = renderHook(useRead, { wrapper });
    await waitFor(() => expect(result.current.data).toBeDefined());
    expect(result.current.data).toHaveLength(rows.length);
});
