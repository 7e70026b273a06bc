import { expect, it } from 'vitest';
import type { PortalDataProvider } from '#dataProvider';
import { leaversOf, readThings } from '#src/plans/leave/reads';
import { makeKey, makeSeat, makeUser } from '../../support/builders';

/** The machines of somebody who leaves, of a server that says whose seats they are, or does not (LEAVE-2). */

const [anna, ben] = [makeUser({ id: 'anna' }), makeUser({ id: 'ben' })];
const own = makeKey({ id: 'own', licenceId: 'l1', users: [anna] });
const shared = makeKey({ id: 'shared', licenceId: 'l1', users: [anna, ben] });
const seat = (id: string, keyId: string, userId: string | null) => makeSeat({ id, keyId, userId, licenceId: 'l1', active: true });

const read = (keys: object[], seats: object[]) =>
    readThings(
        { getList: async (name: string) => ({ data: name === 'keys' ? keys : seats }) } as unknown as PortalDataProvider,
        'anna',
    );

it('are those of that user, whatever else a server sends', async () => {
    const { seats, unread } = await read([own], [seat('s1', 'own', 'ANNA'), seat('s2', 'own', 'ben'), seat('s3', 'own', null)]);
    expect([seats.map(({ id }) => id), unread]).toEqual([['s1'], []]);
});

it('are those of keys that nobody else has, of a server that says of none whose it is', async () => {
    const { seats, unread } = await read([own], [seat('s1', 'OWN', null), seat('s2', 'bens', null)]);
    expect([seats.map(({ id }) => id), unread]).toEqual([['s1'], []]);
});

it('are not known of a shared key then: nothing is done until that has been read', async () => {
    const { seats, unread } = await read([own, shared], [seat('s1', 'own', null), seat('s2', 'shared', null)]);
    expect([seats, unread]).toEqual([[], [{ what: 'seats', licence: 'l1' }]]);
});

it('whose cloud groups a server leaves out is not taken for somebody without any, unless there are none', () => {
    const { cloudGroups: _groups, ...bare } = anna;
    const read = { users: [bare as typeof anna], things: [{ keys: [], seats: [], unread: [] }] };
    expect(leaversOf(['anna'], { ...read, hasGroups: true })).toMatchObject([{ unread: [{ what: 'user' }] }]);
    expect(leaversOf(['anna'], { ...read, hasGroups: false })).toMatchObject([{ unread: [] }]);
    expect(leaversOf(['anna'], { ...read, users: [anna], hasGroups: true })).toMatchObject([{ unread: [] }]);
});
