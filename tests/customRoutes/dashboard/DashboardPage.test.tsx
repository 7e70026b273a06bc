import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import DashboardPage from '#customRoutes/dashboard/DashboardPage';
import { makeCustomer, makeKey, makeLicence, makeUser } from '../../support/builders';
import { renderPortal, type PortalOptions } from '../../support/renderPortal';

/** The dashboard around its tiles (DASH-1 to DASH-7). */

type Rows = Record<string, readonly object[]>;

const lists = (rows: Rows) =>
    vi.fn(async (resource: string) => {
        const found = rows[resource];
        if (!found) throw new Error(`no rows for ${resource}`);
        return { data: [...found], total: found.length };
    }) as never;

const IN_ORDER: Rows = { licences: [makeLicence()], users: [makeUser()], cloudGroups: [], contracts: [] };
const open = (rows: Rows, options: PortalOptions = {}) =>
    renderPortal(<DashboardPage />, {
        customer: makeCustomer(),
        ...options,
        dataProvider: { getList: lists({ ...IN_ORDER, ...rows }), getApplications: async () => [], ...options.dataProvider },
    });

const region = async (name: string) => within(await screen.findByRole('region', { name }));

describe('an administrator', () => {
    it('sees what needs attention, with a link to the list filtered accordingly', async () => {
        await open({ licences: [makeLicence({ active: false })], users: [makeUser({ active: false }), makeUser()] });
        const needs = await region('What needs you');
        expect(await needs.findByRole('link', { name: /1 user is not activated yet/ })).toHaveAttribute(
            'href',
            '/user-management?state=inactive',
        );
        const [first] = needs.getAllByRole('link', { name: /licen/ });
        expect(first).toHaveAccessibleName('Expired 1 licence has expired');
        expect(first).toHaveAttribute('href', '/licences?state=expired');
        expect(await needs.findByText('Nothing else needs you right now.')).toBeVisible();
    });

    it('with read access sees the same', async () => {
        await open({ users: [makeUser({ active: false })] }, { user: { role: 'READER_ADMIN' } });
        expect(await (await region('What needs you')).findByRole('link', { name: /1 user is not/ })).toBeVisible();
    });

    it('sees a friendly message when nothing needs attention', async () => {
        await open({});
        expect(await screen.findByText('Nothing needs you right now')).toBeVisible();
    });

    it('of 10,000 users requests only their number', async () => {
        const getList = vi.fn(async (resource: string) => ({ data: [], total: resource === 'users' ? 10_000 : 0 }));
        await open({}, { dataProvider: { getList } });
        expect(await screen.findByText('10,000 users')).toBeVisible();
        const asked = getList.mock.calls.filter(([resource]) => resource === 'users');
        expect(asked).toEqual([['users', expect.objectContaining({ pagination: { page: 1, perPage: 0 } })]]);
    });
});

describe('other users', () => {
    const USER = { role: 'USER' } as const;

    it('see their keys with expiry, and can copy them', async () => {
        await open({ keys: [makeKey({ token: 'AAAA-BBBB', label: 'Bench', expire: null })] }, { user: USER });
        const keys = await region('Your licence keys');
        expect(await keys.findByText('AAAA-BBBB')).toBeVisible();
        expect(keys.getByText('No expiry')).toBeVisible();
        expect(keys.getByRole('button', { name: 'Copy Bench' })).toBeVisible();
        expect(screen.queryByText('What needs you')).not.toBeInTheDocument();
    });

    it('download their applications in one step', async () => {
        const downloads = [{ href: 'https://files.example/pcad.exe', languages: [] }];
        const application = { id: 'pcad', label: 'pCAD', documents: [], links: [], downloads };
        await open({ keys: [] }, { user: USER, dataProvider: { getApplications: async () => [application] } });
        const link = await (await region('Your applications')).findByRole('link', { name: 'Download pCAD' });
        expect(link).toHaveAttribute('href', 'https://files.example/pcad.exe');
    });
});
