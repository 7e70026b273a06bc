import { describe, expect, expectTypeOf, it } from 'vitest';
import { call, pathOf, type Body, type CallName } from '../../dataProvider/call';
import { fakeClient } from '../support/fakeClient';

describe('pathOf', () => {
    it('fills in and encodes each parameter', () => {
        expect(pathOf('PUT /users/{id}/keys/{keyId}', { id: 'a/b', keyId: 'ü 1' })).toBe('users/a%2Fb/keys/%C3%BC%201');
        expect(pathOf('GET /rest/applications/{id}', { id: '1' })).toBe('rest/applications/1');
        expect(pathOf('GET /user')).toBe('user');
    });

    it.each(['..', '.', ''])('refuses the id "%s", with which the path would be that of another call', id => {
        expect(() => pathOf('DELETE /cloudGroups/{id}/users/{userId}', { id: 'g1', userId: id })).toThrow('errors.404');
        expect(pathOf('DELETE /users/{id}', { id: 'a..b' })).toBe('users/a..b');
    });
});

describe('call', () => {
    it('sends method, path, query and body', async () => {
        const { client, calls } = fakeClient({ 'DELETE licences/l1/seats/s1': undefined });
        await call(client, 'DELETE /licences/{id}/seats/{seatId}', {
            path: { id: 'l1', seatId: 's1' },
            query: { token: 'A B' },
            body: { token: 'A B' },
        });
        expect(calls.map(({ method, path, request }) => [method, path, request.body])).toEqual([
            ['DELETE', 'licences/l1/seats/s1?token=A%20B', { token: 'A B' }],
        ]);
    });

    it('keeps an empty parameter and leaves out one that is undefined', async () => {
        const { client, calls } = fakeClient({ 'GET academy/search': {} });
        await call(client, 'GET /academy/search', { query: { query: '', target: 'all', tags: undefined } });
        expect(calls[0]!.path).toBe('academy/search?query=&target=all');
    });

    it('accepts only the body and the parameters of the API', () => {
        type Options<Name extends CallName> = Parameters<typeof call<Name>>[2];
        expectTypeOf<{ body: { count: number } }>().toExtend<Options<'POST /orders/academy'>>();
        expectTypeOf<object>().not.toExtend<Options<'POST /orders/academy'>>();
        expectTypeOf<{ label: string; licenceId: string }>().toExtend<Body<'POST /keys'>>();
        expectTypeOf<{ label: string; licenceID: string }>().not.toExtend<Body<'POST /keys'>>();
        expectTypeOf<{ path: { id: string } }>().toExtend<Options<'POST /users/{id}/send'>>();
        expectTypeOf<{ path: { user: string } }>().not.toExtend<Options<'POST /users/{id}/send'>>();
        expectTypeOf<'POST /users/{id}/sent'>().not.toExtend<CallName>();
    });
});
