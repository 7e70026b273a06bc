import { expect, it } from 'vitest';
import { record, recordedSince } from '#src/shared/activity/recorder';
import type { ApiRequest } from '#dataProvider/httpClient';
import type { User } from '#dataProvider/types';

/** Which changes the "Undo" of a message is about (ACTIVITY-6). */

const me = { id: 'u1', customer: 'c1' } as unknown as User;
const change = (number: number, path: string, request: ApiRequest): void =>
    record({ number, at: number, nonce: number / 10, me, signOut: '', path, request }, { data: undefined });

it('of a switch that was on its way meanwhile is no part of another one, nor the other way round', () => {
    change(1, 'cloudGroups/g1', { method: 'PATCH', call: 'PATCH /cloudGroups/{id}', body: { autoAdd: true } });
    change(2, 'cloudGroups/g1/users/u2', { method: 'DELETE', call: 'DELETE /cloudGroups/{id}/users/{userId}' });
    change(3, 'cloudGroups/g2', { method: 'PATCH', call: 'PATCH /cloudGroups/{id}', body: { autoAdd: false } });
    const since = (flagOf?: string) => recordedSince(0, flagOf).map(({ at }) => at);
    expect([since(), since('g1'), since('g2')]).toEqual([[2], [1], [3]]);
});
