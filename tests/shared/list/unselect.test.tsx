import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import * as session from '#authProvider/session';
import { unselect, useSelectedIds } from '#src/shared/list/useSelectedIds';
import { makeUser } from '../../support/builders';

/** What was removed by an action on it alone is no longer selected, in lists that are not shown either. */

beforeEach(() => {
    session.begin('test-token');
    session.setUser(makeUser({ id: 'u1' }), session.getToken());
});

const list = (name: string) => renderHook(() => useSelectedIds(name));

/** Selects in lists, and leaves them. */
function select(...lists: string[]) {
    for (const name of lists) {
        const { result, unmount } = list(name);
        result.current.select(['u7', 'u8'], true);
        unmount();
    }
}
const selectedIn = (name: string) => list(name).result.current.ids;

it('a deleted user, in every list of users', () => {
    select('users', 'users/l1', 'licence/l1/keys');
    unselect('u7', ['users', 'users/*']);
    expect([selectedIn('users'), selectedIn('users/l1'), selectedIn('licence/l1/keys')]).toEqual([['u8'], ['u8'], ['u7', 'u8']]);
});

it('who lost a licence, in the list of its users alone', () => {
    select('users', 'users/l1', 'users/l2');
    unselect('u7', ['users/l1']);
    expect([selectedIn('users'), selectedIn('users/l1'), selectedIn('users/l2')]).toEqual([['u7', 'u8'], ['u8'], ['u7', 'u8']]);
});

it('in a list that is shown, at once', () => {
    select('users');
    const { result } = list('users');
    unselect('u7', ['users']);
    expect(result.current.ids).toEqual(['u8']);
});
