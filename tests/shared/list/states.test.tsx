import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { PortalDataProvider } from '#dataProvider';
import { PortalError } from '#dataProvider/errors';
import LicencesPage from '#src/licences/LicencesPage';
import { makeCustomer, makeLicence } from '../../support/builders';
import { setViewportWidth } from '../../support/browserParts';
import { allowConsole } from '../../support/console';
import { renderPortal } from '../../support/renderPortal';

/** A list narrowed to the rows in a state (LIST-11). */

const LICENCES = [
    makeLicence({ id: '1', name: 'Over', active: false }),
    makeLicence({ id: '2', name: 'Full house', count: 2, count_active_licences: 2 }),
    makeLicence({ id: '3', name: 'Calm' }),
];

const open = (route: string, total = LICENCES.length) =>
    renderPortal(<LicencesPage />, {
        customer: makeCustomer({ languages: ['en'] }),
        route,
        path: '/licences',
        dataProvider: { getList: (async () => ({ data: LICENCES, total })) as never },
    });

/** A search is taken after a pause. */
const SEARCHED = { timeout: 3000 };

const list = async () => within(await screen.findByRole('region', { name: 'Licences' }));

it('follows the URL, shows the number of rows in each state, and shows all again', async () => {
    const { user, address } = await open('/licences?state=expired');
    const inList = await list();
    const expired = await inList.findByRole('button', { name: 'Expired 1', pressed: true });
    expect(await inList.findByRole('link', { name: 'Over' })).toBeVisible();
    expect(inList.queryByRole('link', { name: 'Calm' })).not.toBeInTheDocument();

    await user.click(inList.getByRole('button', { name: 'No keys left 1' }));
    expect(await inList.findByRole('link', { name: 'Full house' })).toBeVisible();
    expect(address()).toBe('/licences?state=full');
    expect(expired).toHaveAttribute('aria-pressed', 'false');

    await user.click(inList.getByRole('button', { name: 'No keys left 1' }));
    expect(await inList.findByRole('link', { name: 'Calm' })).toBeVisible();
    expect(address()).toBe('/licences');
});

it('still knows a state by its former name, as in old bookmarks, and writes the new one', async () => {
    const { user, address } = await open('/licences?state=free');
    const inList = await list();
    await user.click(await inList.findByRole('button', { name: /^Keys left/, pressed: true }));
    expect(address()).toBe('/licences');
    await user.click(inList.getByRole('button', { name: /^Keys left/ }));
    expect(address()).toBe('/licences?state=left');
});

it('says that no row has the state, and offers to show all', async () => {
    const { user, address } = await open('/licences?state=expiring');
    const inList = await list();
    await user.click(await inList.findByRole('button', { name: 'Show all' }));
    expect(await inList.findByRole('link', { name: 'Calm' })).toBeVisible();
    expect(address()).toBe('/licences');
});

describe('of a collection above 500 rows', () => {
    const large = (route: string, getEvery: PortalDataProvider['getEvery']) =>
        renderPortal(<LicencesPage />, {
            customer: makeCustomer({ languages: ['en'] }),
            route,
            path: '/licences',
            dataProvider: { getList: (async () => ({ data: LICENCES, total: 501 })) as never, getEvery },
        });

    it('reads all rows once a state is chosen, for every state and search', async () => {
        const getEvery = vi.fn(async () => LICENCES);
        const { user } = await large('/licences', getEvery);
        const inList = await list();
        expect(await inList.findByRole('link', { name: 'Calm' })).toBeVisible();
        expect(getEvery).not.toHaveBeenCalled();

        await user.click(inList.getByRole('button', { name: 'Expired' }));
        expect(await inList.findByRole('button', { name: 'Expired 1', pressed: true })).toBeVisible();
        expect(inList.queryByRole('link', { name: 'Calm' })).not.toBeInTheDocument();

        await user.click(inList.getByRole('button', { name: 'No keys left 1' }));
        expect(await inList.findByRole('link', { name: 'Full house' })).toBeVisible();
        await user.type(inList.getByRole('searchbox'), 'nobody');
        expect(await inList.findByRole('button', { name: 'No keys left 0' }, SEARCHED)).toBeVisible();
        expect(getEvery).toHaveBeenCalledTimes(1);
    });

    it('says how far it is, and shows all rows again when that is stopped', async () => {
        let signal: AbortSignal | undefined;
        const { user, address } = await large('/licences?state=expired', (_name, params) => {
            signal = params.signal;
            params.onProgress?.(500, 501);
            return new Promise(() => undefined);
        });
        const inList = await list();
        const progress = await inList.findByRole('progressbar', { name: 'Loading 500 of 501' });
        expect(progress).toHaveAttribute('value', '500');

        await user.click(inList.getByRole('button', { name: 'Stop' }));
        expect(await inList.findByRole('link', { name: 'Calm' })).toBeVisible();
        expect(signal?.aborted).toBe(true);
        expect(address()).toBe('/licences');
    });

    it('says that the rows cannot be read, and tries again', async () => {
        allowConsole(/^PortalError/); // ra-core reports every failed call in development
        const getEvery = vi
            .fn<PortalDataProvider['getEvery']>()
            .mockRejectedValueOnce(new PortalError('errors.forbidden', { status: 403, reason: 'http' }))
            .mockResolvedValue(LICENCES);
        const { user } = await large('/licences?state=expired', getEvery);
        const inList = await list();
        await user.click(await inList.findByRole('button', { name: 'Try again' }));
        expect(await inList.findByRole('link', { name: 'Over' })).toBeVisible();
    });
});

it('narrows, sorts and refreshes from two menus on a phone', async () => {
    setViewportWidth(360);
    const { user, address } = await open('/licences');
    const inList = await list();
    await inList.findByRole('link', { name: 'Calm' });
    const choose = async (menu: string, role: 'menuitem' | 'menuitemradio', name: string) => {
        await user.click(inList.getByRole('button', { name: menu }));
        await user.click(await screen.findByRole(role, { name }));
    };
    await choose('Filter', 'menuitemradio', 'No keys left 1');
    expect(address()).toBe('/licences?state=full');
    expect(await inList.findByRole('link', { name: 'Full house' })).toBeVisible();
    expect(inList.queryByRole('link', { name: 'Calm' })).not.toBeInTheDocument();
    await choose('Filter', 'menuitem', 'Show all');
    expect(address()).toBe('/licences');

    await choose('Sort and refresh', 'menuitem', 'Sort descending');
    expect(address()).toBe('/licences?orderby=name+desc');
    await choose('Sort and refresh', 'menuitemradio', 'Used');
    expect(address()).toBe('/licences?orderby=used+desc');
    expect(inList.queryByRole('combobox')).not.toBeInTheDocument();
});

it('shows a licence on a phone as name, state, product and usage, and its actions in a menu', async () => {
    setViewportWidth(360);
    const { user } = await open('/licences');
    const row = within((await (await list()).findByRole('link', { name: 'Full house' })).closest('li') ?? document.body);
    expect(row.getByText('No keys left')).toBeVisible();
    expect(row.getByRole('img', { name: '2 of 2 used' })).toBeInTheDocument();
    await user.click(row.getByRole('button', { name: 'Actions for Full house' }));
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Rename', 'Show details']);
});
