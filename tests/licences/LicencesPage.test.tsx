import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Licence } from '../../dataProvider/types';
import LicencesPage from '../../src/licences/LicencesPage';
import { makeCustomer, makeKey, makeLicence } from '../support/builders';
import { renderPortal } from '../support/renderPortal';

const german = makeCustomer({ languages: ['de'] });
const english = makeCustomer({ languages: ['en'] });

/** Answers `getList` by resource, and by product where it is asked for. */
const lists = (byResource: Record<string, readonly object[]>) =>
    vi.fn(async (resource: string, { filter }: { filter?: { product?: string } }) => {
        const rows = byResource[resource];
        if (!rows) throw new Error(`no rows for ${resource}`);
        const data = filter?.product ? rows.filter(row => (row as Licence).product === filter.product) : [...rows];
        return { data, total: data.length };
    }) as never;

const ONE = [makeLicence({ id: '1', name: 'Planning' })];

describe('/licences', () => {
    it('warns about personal licences in the user’s own customer, with or without a context, and not in another', async () => {
        const getList = lists({ licences: ONE });
        const warning = /Licences are personal/;
        const first = await renderPortal(<LicencesPage />, { customer: english, dataProvider: { getList } });
        expect(await screen.findByText(warning)).toBeVisible();
        first.unmount();

        const own = { customer: '1', customerContext: '1' };
        const second = await renderPortal(<LicencesPage />, { user: own, customer: english, dataProvider: { getList } });
        expect(await screen.findByText(warning)).toBeVisible();
        second.unmount();

        const other = { customer: '1', customerContext: '2' };
        await renderPortal(<LicencesPage />, { user: other, customer: english, dataProvider: { getList } });
        expect(await screen.findByRole('searchbox')).toBeVisible();
        expect(screen.queryByText(warning)).not.toBeInTheDocument();
    });

    it('promotes the academy to German customers without an academy licence', async () => {
        const getList = lists({ licences: ONE });
        await renderPortal(<LicencesPage />, { customer: german, dataProvider: { getList } });
        const link = await screen.findByRole('link', { name: 'Order a membership' });
        expect(link).toHaveAttribute('href', '/academy/membership');
    });

    it.each([
        ['an academy licence is there', german, [...ONE, makeLicence({ id: '2', product: 'academy' })], 'ADMIN'],
        ['the customer does not speak German first', english, ONE, 'ADMIN'],
        ['the person may neither ask nor order', german, ONE, 'READER_ADMIN'],
    ] as const)('shows no promotion if %s', async (_reason, customer, licences, role) => {
        const getList = lists({ licences });
        await renderPortal(<LicencesPage />, { user: { role }, customer, dataProvider: { getList } });
        expect(await screen.findByRole('searchbox')).toBeVisible();
        await vi.waitFor(() => expect(getList).toHaveBeenCalled());
        expect(screen.queryByText('Learn more with the academy')).not.toBeInTheDocument();
    });

    it('sends a user’s request once, after a confirmation, and shows its result', async () => {
        const requestKey = vi.fn(async () => undefined);
        const getList = lists({ licences: [], keys: [] });
        const { user } = await renderPortal(<LicencesPage />, {
            user: { role: 'USER' },
            customer: german,
            dataProvider: { getList, requestKey },
        });
        await user.click(await screen.findByRole('button', { name: 'Request a licence' }));
        expect(requestKey).not.toHaveBeenCalled();
        await user.tripleClick(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Send request' }));
        await vi.waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
        expect(requestKey).toHaveBeenCalledOnce();
    });

    it.each([
        ['both types occur', ['ol', 'nl'], true],
        ['one type occurs', ['ol', 'ol'], false],
    ] as const)('has a type column for the user’s own keys only if %s: %s', async (_when, types, shown) => {
        const keys = types.map((licenceType, at) => makeKey({ id: String(at), licenceType, product: 'pcad' }));
        const getList = lists({ licences: [], keys });
        await renderPortal(<LicencesPage />, { user: { role: 'USER' }, customer: english, dataProvider: { getList } });
        expect(await screen.findByRole('columnheader', { name: 'Product' })).toBeVisible();
        expect(screen.queryAllByRole('columnheader', { name: 'Licence type' })).toHaveLength(shown ? 1 : 0);
    });

    it('leads a user from the keys to the applications that they are for (KEY-9)', async () => {
        const getList = lists({ licences: [], keys: [makeKey()] });
        await renderPortal(<LicencesPage />, { user: { role: 'USER' }, customer: english, dataProvider: { getList } });
        expect(await screen.findByRole('link', { name: 'Download applications' })).toHaveAttribute('href', '/applications');
    });

    it('lists only the user’s keys of the portal’s products', async () => {
        const keys = [
            makeKey({ id: '1', product: 'pcad', token: 'AAAA' }),
            makeKey({ id: '2', product: 'secret', token: 'BBBB' }),
        ];
        const getList = lists({ licences: [], keys });
        await renderPortal(<LicencesPage />, { user: { role: 'USER' }, customer: english, dataProvider: { getList } });
        expect(await screen.findByText('AAAA')).toBeVisible();
        expect(screen.getByText(/^Copy a key into the application/)).toBeVisible();
        expect(screen.queryByText('BBBB')).not.toBeInTheDocument();
    });
});
