import { afterEach, expect, it } from 'vitest';
import * as session from '#authProvider/session';
import { dropOtherSessions, queryClient } from '#src/app/providers';
import { queryKeys } from '#src/shared/query/keys';

afterEach(() => queryClient.clear());

it('shows nothing that was read in another session, even one that ended while only a public page was open', () => {
    const key = queryKeys.collection('users');
    session.begin('T1');
    dropOtherSessions();
    queryClient.setQueryData(key, { rows: [], total: 0 });
    // back from a public page
    dropOtherSessions();
    expect(queryClient.getQueryData(key)).toBeDefined();

    session.end('signed-out');
    session.begin('T2');
    dropOtherSessions();
    expect(queryClient.getQueryData(key)).toBeUndefined();
});
