import { QueryClient } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { CoreAdminContext, type DataProvider, type RaRecord } from 'ra-core';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import type { EveryParams } from '#dataProvider/lists';
import { useSelectedRows } from '#src/shared/many/useSelectedRows';
import { useEvery } from '#src/shared/query/every';
import { fakeDataProvider } from '../../support/fakeDataProvider';

/** More ids than are requested one by one: their collection is read with the fields that are asked for. */
const MANY = Array.from({ length: 201 }, (_, at) => `u${at}`);

/** A cache in front of a server with users, which returns the requested fields. */
function setUp() {
    const user: Record<string, unknown> = { email: 'anna@holzmann.example', active: true };
    const getEvery = vi.fn(async (_name: string, { select = Object.keys(user) }: EveryParams): Promise<RaRecord[]> =>
        MANY.map(id => ({ ...Object.fromEntries(select.map(field => [field, user[field]])), id })),
    );
    const provider = fakeDataProvider({ getEvery });
    const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    const wrapper = ({ children }: { children: ReactNode }) => (
        <CoreAdminContext dataProvider={provider as unknown as DataProvider} queryClient={queryClient}>
            {children}
        </CoreAdminContext>
    );
    return { getEvery, user, wrapper };
}

it('keeps reads of all rows with other fields apart', async () => {
    const { wrapper } = setUp();
    const read = (fields: readonly string[]) =>
        renderHook(() => useEvery<RaRecord>('users', { meta: { licence: 'l1', expand: [] }, fields, enabled: true }), {
            wrapper,
        });
    const named = read(['id', 'email']);
    await waitFor(() => expect(named.result.current.query.data?.[0]).toEqual({ id: 'u0', email: 'anna@holzmann.example' }));
    const states = read(['id', 'active']);
    await waitFor(() => expect(states.result.current.query.data?.[0]).toEqual({ id: 'u0', active: true }));
});

it('reads the selected rows again for each dialog, with its fields', async () => {
    const { getEvery, user, wrapper } = setUp();
    const open = (fields: readonly string[]) => renderHook(() => useSelectedRows('users', { ids: MANY, fields }), { wrapper });
    const first = open(['id', 'active']);
    await waitFor(() => expect(first.result.current.data?.[0]).toEqual({ id: 'u0', active: true }));
    user.active = false;
    const next = open(['id', 'active']);
    await waitFor(() => expect(next.result.current.data?.[0]).toEqual({ id: 'u0', active: false }));
    expect(first.result.current.data?.[0]).toEqual({ id: 'u0', active: true });
    const other = open(['id', 'email']);
    await waitFor(() => expect(other.result.current.data?.[0]).toEqual({ id: 'u0', email: 'anna@holzmann.example' }));
    expect(getEvery).toHaveBeenCalledTimes(3);
});
