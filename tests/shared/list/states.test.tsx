import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import LicencesPage from '#src/licences/LicencesPage';
import { makeCustomer, makeLicence } from '../../support/builders';
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

const list = async () => within(await screen.findByRole('region', { name: 'Licences' }));

it('follows the URL, shows the number of rows in each state, and shows all again', async () => {
    const { user, address } = await open('/licences?state=expired');
    const inList = await list();
    const expired = await inList.findByRole('button', { name: 'Expired 1', pressed: true });
    expect(await inList.findByRole('link', { name: 'Over' })).toBeVisible();
    expect(inList.queryByRole('link', { name: 'Calm' })).not.toBeInTheDocument();

    await user.click(inList.getByRole('button', { name: 'Full 1' }));
    expect(await inList.findByRole('link', { name: 'Full house' })).toBeVisible();
    expect(address()).toBe('/licences?state=full');
    expect(expired).toHaveAttribute('aria-pressed', 'false');

    await user.click(inList.getByRole('button', { name: 'Full 1' }));
    expect(await inList.findByRole('link', { name: 'Calm' })).toBeVisible();
    expect(address()).toBe('/licences');
});

it('says that no row has the state, and offers to show all', async () => {
    const { user, address } = await open('/licences?state=expiring');
    const inList = await list();
    await user.click(await inList.findByRole('button', { name: 'Show all' }));
    expect(await inList.findByRole('link', { name: 'Calm' })).toBeVisible();
    expect(address()).toBe('/licences');
});

it('offers no states of a collection that is too large to load', async () => {
    await open('/licences?state=expired', 501);
    const inList = await list();
    expect(await inList.findByRole('link', { name: 'Calm' })).toBeVisible();
    expect(inList.queryByRole('group', { name: 'Only those that are' })).not.toBeInTheDocument();
});
