import { act, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router';
import { expect, it, vi } from 'vitest';
import type { Key, Licence, Seat, User } from '#dataProvider/types';
import RenewalPage from '../../customRoutes/renewal/RenewalPage';
import { makeCustomer, makeKey, makeLicence, makeSeat, makeUser } from '../support/builders';
import { allowConsole } from '../support/console';
import { failure } from '../support/fakeClient';
import { renderPortal } from '../support/renderPortal';
import { KEY_COUNTING } from '../support/texts';

/** The page before a renewal: what it reads, names and asks (SEAT-8, RENEWAL-1 to RENEWAL-3). */

const DAY = 86_400;
const NOW = Math.floor(Date.now() / 1000);
const SLOW = { timeout: 10_000 };

const licenceOf = (id: string, name: string, seats: number): Licence =>
    makeLicence({ id, name, count: 5, expire: null, ...{ 'seats@odata.count': seats, 'keys@odata.count': 3 } });
const cad = licenceOf('l1', 'CAD', 2);
const rooms = licenceOf('l2', 'Rooms', 1);
const anna = makeUser({ id: 'u2', alias: 'Anna Engel', active: true });

interface Rows {
    seats: Record<string, Seat[] | Error>;
    keys: Record<string, Key[]>;
    users: Record<string, User[]>;
}

const rows: Rows = {
    seats: {
        l1: [
            makeSeat({ keyId: 'k1', licenceId: 'l1', active: true, activated: NOW - 40 * DAY, deactivated: null }),
            makeSeat({ keyId: 'k2', licenceId: 'l1', active: false, activated: NOW - 30 * DAY, deactivated: NOW - 20 * DAY }),
        ],
        l2: [
            makeSeat({
                machineName: 'WS-2',
                keyId: 'k4',
                licenceId: 'l2',
                active: true,
                activated: NOW - 2 * DAY,
                deactivated: null,
            }),
        ],
    },
    keys: {
        l1: [
            makeKey({ id: 'k1', licenceId: 'l1', users: [anna], expire: null }),
            makeKey({ id: 'k2', licenceId: 'l1', users: [], email: '', expire: null }),
            makeKey({ id: 'k3', licenceId: 'l1', users: [anna], expire: null }),
        ],
        l2: [makeKey({ id: 'k4', licenceId: 'l2', users: [anna], expire: null })],
    },
    users: { l1: [anna], l2: [anna] },
};

const contract = {
    ...{ id: 'c1', name: 'Care', startOn: '2026-01-01', endOn: null, cancellationOn: null },
    details: [{ description: 'Care', count: 5, price: 100, currency: 'EUR', startOn: '2026-01-01', endOn: null, licenceId: '' }],
};

const Told = () => <output>{JSON.stringify(useLocation().state)}</output>;

async function open({ licences = [cad, rooms], own = rows, route = '/renewal', contracts = [] as object[] } = {}) {
    const getEvery = vi.fn(async (name: string, { meta }: { meta?: { licence?: string } }) => {
        if (name === 'licences') return licences;
        if (name === 'contracts') return contracts;
        const found = own[name as keyof Rows][meta?.licence ?? ''];
        if (found instanceof Error) throw found;
        return found ?? [];
    });
    const shown = await act(async () =>
        renderPortal(<RenewalPage />, {
            route,
            path: '/renewal',
            customer: makeCustomer({ flags: { contractInfo: contracts.length > 0 } }),
            dataProvider: { getEvery: getEvery as never },
            routes: [{ path: '/plans', element: <Told /> }],
        }),
    );
    return { ...shown, getEvery };
}

const cells = async (name: string): Promise<(string | null)[]> => {
    const row = await screen.findByRole('row', { name: new RegExp(`^${name}`) }, SLOW);
    return within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
};

it('shows the figures of each licence, says what counts as used, and plans to delete what is unused', async () => {
    const { user } = await open();
    // quantity, keys, highest, without user, expired, not activated, on no machine, unused, per year
    expect(await cells('CAD')).toEqual(['5', '3', '2', '1', '0', '0', '2', '1', '–']);
    expect(await cells('Rooms')).toEqual(['5', '1', '1', '0', '0', '0', '0', '0', '–']);
    expect(screen.getByText(KEY_COUNTING)).toBeVisible();
    expect(await screen.findByRole('slider', { name: 'Day in the chart' })).toHaveAttribute(
        'aria-valuetext',
        expect.stringMatching(/: at least 2 keys, 2 machines$/),
    );
    await user.click(await screen.findByRole('button', { name: 'Check 1 unused key' }));
    expect(await screen.findByText(JSON.stringify({ ask: 'free', licences: ['l1'] }))).toBeVisible();
});

it('names a licence that could not be read, saves nothing without it, and reads it again', async () => {
    allowConsole(/^PortalError/);
    const own = { ...rows, seats: { ...rows.seats, l2: failure(500) as Seat[] | Error } };
    const { user } = await open({ own });
    const [alert] = await screen.findAllByText('Could not be loaded: Rooms', {}, SLOW);
    expect(alert).toBeVisible();
    expect(await cells('CAD')).toHaveLength(9);
    expect(screen.queryByRole('row', { name: /^Rooms/ })).toBeNull();
    for (const button of screen.getAllByRole('button', { name: 'Export' }))
        expect(button).toHaveAttribute('aria-disabled', 'true');
    own.seats.l2 = rows.seats.l2!;
    await user.click(screen.getAllByRole('button', { name: 'Try again' })[0] as HTMLElement);
    expect(await cells('Rooms')).toHaveLength(9);
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Export' })[0]).not.toHaveAttribute('aria-disabled'));
});

it('reads more than 5,000 seats only once somebody asks for it', async () => {
    const { user, getEvery } = await open({ licences: [licenceOf('l1', 'CAD', 5_001)] });
    expect(await screen.findByText(/There are 5,001 seats or keys/, {}, SLOW)).toBeVisible();
    expect(getEvery.mock.calls.map(([name]) => name)).toEqual(['licences']);
    await user.click(screen.getByRole('button', { name: 'Load' }));
    expect(await cells('CAD')).toHaveLength(9);
});

it('asks which licences belong to a contract that does not name them, and keeps them in the address', async () => {
    const { user, address } = await open({ contracts: [contract], route: '/renewal?contract=c1' });
    expect(await screen.findByText(/does not say to which licences it belongs/, {}, SLOW)).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Rooms' }));
    expect(await cells('Rooms')).toHaveLength(9);
    expect(address()).toBe('/renewal?contract=c1&licence=l2');
    // The list stays open for the next one.
    expect(screen.getByText('Licences: 1 of 2').closest('details')).toHaveAttribute('open');
    await user.click(screen.getByRole('checkbox', { name: 'CAD' }));
    expect(await cells('CAD')).toHaveLength(9);
    expect(address()).toBe('/renewal?contract=c1&licence=l1&licence=l2');
});

it('takes the licences that a contract names, with what they cost', async () => {
    const named = { ...contract, details: [{ ...contract.details[0], licenceId: 'l2' }] };
    await open({ contracts: [named], route: '/renewal?contract=c1' });
    expect((await cells('Rooms')).at(-1)).toMatch(/100,00/);
    expect(screen.queryByRole('row', { name: /^CAD/ })).toBeNull();
});
