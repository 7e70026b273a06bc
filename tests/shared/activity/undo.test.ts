// @vitest-environment node
import { expect, it } from 'vitest';
import type { Entry } from '#src/shared/activity/entry';
import { undoOf } from '#src/shared/activity/undo';
import { kindOf } from '#src/activity/kind';
import { CALLS } from '#dataProvider/calls';

/** What is undone, and why the rest is not (ACTIVITY-5). */

const entry = (more: Partial<Entry>): Entry => ({
    ...{ id: 'e1', owner: 'u1@c1', at: 0, call: 'PATCH /keys/{id}', ids: {}, outcome: 'done' },
    ...more,
});
const assigned = (from?: readonly string[]): Partial<Entry> => ({
    call: 'PUT /users/{id}/keys/{keyId}',
    ids: { user: 'u2', key: 'k1', licence: 'l1' },
    ...(from ? { from } : {}),
});

it.each<[string, Partial<Entry>]>([
    ['mail', { call: 'POST /keys/{id}/send', ids: { key: 'k1' } }],
    ['mail', { call: 'POST /users/{id}/recover', ids: { user: 'u1' } }],
    ['lost', { call: 'POST /keys/{id}/refresh', ids: { key: 'k1' } }],
    ['lost', { call: 'DELETE /keys/{id}', ids: { key: 'k1' } }],
    ['lost', { call: 'DELETE /licences/{id}/seats/{seatId}', ids: { licence: 'l1', seat: 's1' } }],
    ['lost', { call: 'DELETE /users/{id}', ids: { user: 'u1' } }],
    ['leftKey', { call: 'DELETE /users/{id}/keys/{keyId}', ids: { user: 'u1', key: 'k1' } }],
    ['closed', { call: 'PATCH /tickets/{id}', ids: { ticket: 't1' } }],
    ['ordered', { call: 'POST /orders/academy' }],
    ['noInverse', { call: 'POST /users', ids: { user: 'u1' } }],
    ['several', assigned(['u1', 'u3'])],
    ['unknownBefore', assigned()],
    ['unknownBefore', { call: 'PATCH /keys/{id}', ids: { key: 'k1' } }],
    ['unknownBefore', { call: 'PUT /users/{id}/licences/{licenceId}', ids: { user: 'u1', licence: 'l1' } }],
    ['notDone', { ...assigned(['u1']), outcome: 'failed' }],
    ['undone', { ...assigned(['u1']), undone: true }],
])('is not undone: %s', (why, more) => {
    expect(undoOf(entry(more))).toBe(why);
});

it('gives a key back to the one who had it, and takes one that nobody had', () => {
    expect(undoOf(entry(assigned(['u1'])))).toEqual([
        { step: { verb: 'giveBack', licence: 'l1', key: 'k1', from: 'u2' }, subject: { id: 'u1' } },
    ]);
    expect(undoOf(entry(assigned([])))).toEqual([
        {
            step: { verb: 'leaveKey', licence: 'l1', key: 'k1', shared: false, from: ['u2'] },
            subject: { id: 'u2', idle: true, keys: { l1: 'k1' } },
        },
    ]);
});

it('has words for every change', () => {
    const changes = Object.keys(CALLS).filter(name => !/^GET|auth|progress/.test(name));
    expect(changes.filter(call => kindOf({ call }) === 'other')).toEqual([]);
});
