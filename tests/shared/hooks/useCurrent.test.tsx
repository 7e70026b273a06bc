import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import * as session from '#authProvider/session';
import { authProvider } from '#src/client';
import { dataProvider } from '#src/app/providers';
import { prefetchCurrent } from '#src/shared/hooks/useCurrent';
import { queryKeys } from '#src/shared/query/keys';
import { makeCustomer, makeUser } from '../../support/builders';
import { fakeServer } from '../../support/fakeFetch';

const prefetch = (): QueryClient => {
    const queries = new QueryClient();
    prefetchCurrent(queries, authProvider, dataProvider);
    return queries;
};

beforeEach(() => session.begin('T1'));

it('has the user and the customer at hand before a component asks for them', async () => {
    const server = fakeServer({
        'GET customer': makeCustomer({ id: '10020' }),
        'GET user': makeUser({ email: 'jan@holzmann.example' }),
    });
    const queries = prefetch();
    await vi.waitFor(() => expect(queries.isFetching()).toBe(0));
    expect(queries.getQueryData(queryKeys.currentCustomer)).toMatchObject({ id: '10020' });
    expect(queries.getQueryData(queryKeys.currentUser)).toMatchObject({ email: 'jan@holzmann.example' });
    expect(server.requests).toHaveLength(2);
});

it('does not ask for a user whom an earlier page has cached', async () => {
    const server = fakeServer({ 'GET customer': makeCustomer() });
    session.setUser(makeUser(), session.getToken());
    const queries = prefetch();
    await vi.waitFor(() => expect(queries.isFetching()).toBe(0));
    expect(server.requests).toHaveLength(1);
});

it('leaves a failure to the component that asks', async () => {
    fakeServer({ 'GET customer': 403, 'GET user': makeUser() });
    const queries = prefetch();
    await vi.waitFor(() => expect(queries.getQueryState(queryKeys.currentCustomer)?.status).toBe('error'));
});
