import { describe, expect, it, vi } from 'vitest';
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

describe('whose machines a filter by their id does not find', () => {
    const [mine, bens] = [seat('s1', 'own', 'anna'), seat('s2', 'shared', 'ben')];

    /** What is read on a server whose filter finds nothing, of these keys, where the licence has these seats; and how often all seats were. */
    async function readBy(keys: object[], all: object[]) {
        const every = vi.fn(async () => ({ data: all }));
        const getList = async (name: string, { filter }: { filter?: object }) =>
            name === 'keys' ? { data: keys } : filter ? { data: [] } : every();
        const { seats, unread } = await readThings({ getList } as unknown as PortalDataProvider, 'anna');
        return { seats: seats.map(({ id }) => id), unread, times: every.mock.calls.length };
    }

    it('has those that all seats of the licence show, if a key is on one, or does not say', async () => {
        const seen = { seats: ['s1'], unread: [], times: 1 };
        expect(await readBy([{ ...own, seats: [mine] }], [mine, bens])).toEqual(seen);
        expect(await readBy([{ ...own, seats: undefined }], [mine, bens])).toEqual(seen);
    });

    it('has none if the keys say so themselves: not all seats of a licence are read for that', async () => {
        const inactive = { ...mine, active: false };
        const keys = [
            { ...own, seats: [inactive] },
            { ...shared, seats: [bens] },
        ];
        expect(await readBy(keys, [inactive, bens])).toEqual({ seats: [], unread: [], times: 0 });
    });

    it('is not known if a key is on a machine that the licence does not have', async () => {
        const unread = [{ what: 'seats', licence: 'l1' }];
        expect(await readBy([{ ...own, seats: [mine] }], [])).toEqual({ seats: [], unread, times: 1 });
    });
});
