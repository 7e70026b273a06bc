import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { PortalError } from '#dataProvider/errors';
import type { Key, Seat, User } from '#dataProvider/types';
import UserPage from '#src/users/detail/UserPage';
import { makeCloudGroup, makeKey, makeLicence, makeSeat, makeUser } from '../../support/builders';
import { allowConsole } from '../../support/console';
import { renderPortal } from '../../support/renderPortal';

/** The machines on the page of a user (SEAT-4). */

// The page fetches the modal when it is opened; here it is at hand.
beforeAll(() => import('#src/seats/ReleaseSeatModal'));

const licence = makeLicence({ id: 'l1', name: 'Planning' });
const spare = makeLicence({ id: 'l2', name: 'Reserve' });
const key = makeKey({ id: 'k1', licenceId: 'l1', label: 'Hall 3' });
const second = makeKey({ id: 'k3', licenceId: 'l2', label: 'Second' });
const press = makeSeat({ id: 's1', licenceId: 'l1', keyId: 'k1', machineName: 'CNC-01' });
const old = makeSeat({ id: 's2', licenceId: 'l2', keyId: 'gone', userId: 'u2', machineName: 'PC-02', active: false });
const seatsOf: Record<string, Seat[]> = { l1: [press], l2: [old] };

interface Given {
    keys?: readonly Key[];
    /** the filter by the user finds nothing */
    findsNothing?: boolean;
}

const openWith = async (
    role: User['role'] = 'ADMIN',
    isFailing: (licence: string) => boolean = () => false,
    { keys = [key, second], findsNothing = false }: Given = {},
) => {
    const getList = vi.fn(async (name: string, { meta, filter }: { meta?: { licence?: string }; filter?: object } = {}) => {
        const at = meta?.licence ?? '';
        if (name === 'seats' && isFailing(at)) throw new PortalError('licences.errors.load', { status: 500, reason: 'http' });
        const seats = findsNothing && filter ? [] : (seatsOf[at] ?? []);
        const rows: readonly unknown[] = { keys, licences: [licence, spare], seats, cloudGroups: [makeCloudGroup()] }[name] ?? [];
        return { data: rows, total: rows.length };
    });
    const releaseSeat = vi.fn(async () => undefined);
    const { user } = await renderPortal(<UserPage />, {
        user: { id: 'u1', role },
        route: '/user-management/u2',
        path: '/user-management/:user',
        dataProvider: {
            getOne: (async () => ({ data: makeUser({ id: 'u2', role: 'USER' }) })) as never,
            getList: getList as never,
            getMany: (async () => ({ data: [press] })) as never,
            releaseSeat,
        },
    });
    const machines = within(await screen.findByRole('region', { name: /^Machines/ }));
    return { user, getList, releaseSeat, machines };
};

it('of all licences, each read once for this user, lead to their licence, and name their key', async () => {
    const { getList, machines } = await openWith();
    const rows = await machines.findAllByRole('row');
    expect(rows.slice(1).map(row => row.textContent)).toEqual([
        expect.stringContaining('CNC-01'),
        expect.stringContaining('PC-02'),
    ]);
    expect(machines.getByRole('link', { name: 'CNC-01' })).toHaveAttribute('href', '/licences/l1/seats?filter=CNC-01');
    expect(machines.getByRole('link', { name: 'Planning' })).toHaveAttribute('href', '/licences/l1');
    expect(machines.getByText('Hall 3')).toBeVisible();
    const asked = getList.mock.calls.filter(([name]) => name === 'seats').map(([, params]) => params);
    expect(asked).toEqual([
        expect.objectContaining({ filter: { userId: 'u2' }, meta: { licence: 'l1', queue: 'always' } }),
        expect.objectContaining({ filter: { userId: 'u2' }, meta: { licence: 'l2', queue: 'always' } }),
    ]);
});

it('are those of the user alone, also of a server that ignores the filter', async () => {
    seatsOf.l1 = [
        { ...press, userId: 'u2' },
        makeSeat({ id: 's3', licenceId: 'l1', keyId: 'k9', userId: 'u9', machineName: 'OTHER-1' }),
        makeSeat({ id: 's4', licenceId: 'l1', keyId: 'k9', userId: null, machineName: 'OTHER-2' }),
    ];
    const { machines } = await openWith();
    seatsOf.l1 = [press];
    expect(await machines.findByText('CNC-01')).toBeVisible();
    expect(machines.queryByText(/OTHER/)).not.toBeInTheDocument();
});

it('are those of the user’s keys, if a server that ignores the filter does not say whose they are', async () => {
    seatsOf.l1 = [press, makeSeat({ id: 's3', licenceId: 'l1', keyId: 'k9', userId: null, machineName: 'OTHER-1' })];
    const { machines } = await openWith();
    seatsOf.l1 = [press];
    expect(await machines.findByText('CNC-01')).toBeVisible();
    expect(machines.queryByText(/OTHER/)).not.toBeInTheDocument();
});

it('are released like those of a licence', async () => {
    const { user, releaseSeat, machines } = await openWith();
    await user.click(await machines.findByRole('button', { name: 'Release seat: CNC-01' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Release' }));
    await waitFor(() => expect(releaseSeat).toHaveBeenCalledWith({ licence: 'l1', seat: 's1' }));
});

it('are not released by users with read access', async () => {
    const { machines } = await openWith('READER_ADMIN');
    await machines.findByRole('link', { name: 'CNC-01' });
    expect(machines.queryByRole('button')).not.toBeInTheDocument();
});

it('of a licence that cannot be read are missing, which is said, and can be asked for again', async () => {
    allowConsole(/licences\.errors\.load/);
    let fails = true;
    const { user, machines } = await openWith('ADMIN', at => fails && at === 'l2');
    const note = await machines.findByText('Not shown here: the machines of Reserve.');
    expect(machines.getByRole('link', { name: 'CNC-01' })).toBeVisible();
    fails = false;
    await user.click(machines.getByRole('button', { name: 'Try again' }));
    expect(await machines.findByRole('link', { name: 'PC-02' })).toBeVisible();
    expect(note).not.toBeInTheDocument();
});

describe('that a filter by the user does not find', () => {
    const NO_FAILURE = () => false;
    const open = (seats: Seat[] | undefined) => openWith('ADMIN', NO_FAILURE, { keys: [{ ...key, seats }], findsNothing: true });

    it.each([
        ['name them', [press]],
        ['do not say', undefined],
    ])('are read among all of the licence, if the keys %s', async (_what, seats) => {
        const { machines } = await open(seats);
        expect(await machines.findByRole('link', { name: 'CNC-01' })).toBeVisible();
        expect(machines.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    });

    it('are none, if the keys say so: not all of the licence are read for that', async () => {
        const { getList, machines } = await open([{ ...press, active: false }]);
        expect(await machines.findByText('No machines')).toBeVisible();
        expect(getList.mock.calls.filter(([name]) => name === 'seats')).toHaveLength(1);
    });

    it('are not known to be none, if a key is on one that the licence does not have', async () => {
        const gone = makeSeat({ id: 's9', licenceId: 'l1', keyId: 'k1', machineName: 'CNC-09' });
        seatsOf.l1 = [];
        const { machines } = await open([gone]);
        seatsOf.l1 = [press];
        expect(await machines.findByText('Not shown here: the machines of Planning.')).toBeVisible();
        expect(machines.queryByText('No machines')).not.toBeInTheDocument();
    });
});
