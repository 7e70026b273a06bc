import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import DashboardPage from '#customRoutes/dashboard/DashboardPage';
import { makeDirectory } from '../../support/academy';
import { makeCustomer, makeKey, makeLicence, makeUser, makeVideo } from '../../support/builders';
import { allowConsole } from '../../support/console';
import { failure } from '../../support/fakeClient';
import { renderPortal, type PortalOptions } from '../../support/renderPortal';
import { OfferedPathsProvider } from '#src/ui/Link';

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

/** Reads of these resources fail, the others have no rows. */
const failing = (...names: string[]) =>
    vi.fn(async (resource: string) => {
        if (names.includes(resource)) throw failure(403);
        return { data: [], total: 0 };
    }) as never;

const region = async (name: string) => within(await screen.findByRole('region', { name }));

describe('an administrator', () => {
    it('sees what needs attention, with a link to the list filtered accordingly', async () => {
        await open({ licences: [makeLicence({ active: false })], users: [makeUser({ active: false }), makeUser()] });
        const needs = await region('Needs your attention');
        expect(await needs.findByRole('link', { name: /1 user is not activated yet/ })).toHaveAttribute(
            'href',
            '/user-management?state=inactive',
        );
        const [first] = needs.getAllByRole('link', { name: /licen/ });
        expect(first).toHaveAccessibleName('Expired 1 licence has expired');
        expect(first).toHaveAttribute('href', '/licences?state=expired');
        expect(await needs.findByText('Nothing else needs your attention.')).toBeVisible();
    });

    it('with read access sees the same', async () => {
        await open({ users: [makeUser({ active: false })] }, { user: { role: 'READER_ADMIN' } });
        expect(await (await region('Needs your attention')).findByRole('link', { name: /1 user is not/ })).toBeVisible();
    });

    it('sees a friendly message when nothing needs attention', async () => {
        await open({});
        expect(await screen.findByText('Nothing needs your attention')).toBeVisible();
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
        expect(screen.queryByText('Needs your attention')).not.toBeInTheDocument();
    });

    it('download their applications in one step', async () => {
        const downloads = [{ href: 'https://files.example/pcad.exe', languages: [] }];
        const application = { id: 'pcad', label: 'pCAD', documents: [], links: [], downloads };
        await open({ keys: [] }, { user: USER, dataProvider: { getApplications: async () => [application] } });
        const link = await (await region('Your applications')).findByRole('link', { name: 'Download pCAD' });
        expect(link).toHaveAttribute('href', 'https://files.example/pcad.exe');
    });
});

describe('the usage of licences', () => {
    const usage = async () => (await screen.findByRole('table', { name: 'Licence usage' })).querySelectorAll('tbody tr');
    const licence = (name: string, used: number, count: number, fields: Parameters<typeof makeLicence>[0] = {}) =>
        makeLicence({ id: name, name, count, count_active_licences: used, ...fields });

    it('names the five fullest in force, the fullest first, with their figures and a link', async () => {
        const rows = [licence('Empty', 0, 4), licence('Full', 4, 4), licence('Half', 1200, 2400)];
        const more = [licence('A', 3, 4), licence('B', 3, 5), licence('C', 1, 3), licence('Over', 9, 9, { active: false })];
        await open({ licences: [...rows, ...more] });
        expect([...(await usage())].map(row => row.textContent)).toEqual([
            'Full4 of 4',
            'A3 of 4',
            'B3 of 5',
            'Half1,200 of 2,400',
            'C1 of 3',
        ]);
        expect(screen.getByRole('link', { name: 'Half' })).toHaveAttribute('href', '/licences/Half');
    });

    it('says that there is none, or too many to compare', async () => {
        const first = await open({ licences: [] });
        expect(await screen.findByText(/As soon as your company has a licence/)).toBeVisible();
        first.unmount();
        const getCollection = vi.fn(async () => ({ rows: null, total: 9000 })) as never;
        const getList = vi.fn(async () => ({ data: [], total: 9000 })) as never;
        await open({}, { dataProvider: { getCollection, getList } });
        expect(await screen.findByText('There are too many licences to compare them here.')).toBeVisible();
        expect(await screen.findByText('9,000 licences')).toBeVisible();
    });
});

describe('a read that fails', () => {
    // ra-core reports every failed call in development
    beforeEach(() => allowConsole(/^PortalError/));
    const settled = () => waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());

    it('leaves its figure free, and is no alert; the other figures stand', async () => {
        await open({}, { dataProvider: { getList: failing('licences', 'contracts') } });
        expect(await screen.findByText('0 users')).toBeVisible();
        await settled();
        expect(screen.getByText('The usage cannot be shown at the moment.')).toBeVisible();
        expect(screen.getByText('Not everything could be checked just now.')).toBeVisible();
        expect(screen.queryByText(/used$/)).not.toBeInTheDocument();
        expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    });

    it('of tickets that the administrator may not have is no failure', async () => {
        const getList = vi.fn(async (resource: string) => {
            if (resource === 'tickets') throw failure(403);
            return { data: resource === 'licences' ? [makeLicence({ active: false })] : [], total: 1 };
        }) as never;
        await open({}, { dataProvider: { getList }, user: makeUser({ role: 'ADMIN', cam: true }) });
        const needs = await region('Needs your attention');
        expect(await needs.findByText('Nothing else needs your attention.')).toBeVisible();
        expect(getList).toHaveBeenCalledWith('tickets', expect.anything());
    });

    it('of the users alone leaves the usage and what else needs the administrator', async () => {
        const getList = vi.fn(async (resource: string) => {
            if (resource === 'users') throw failure(403);
            return { data: resource === 'licences' ? [makeLicence({ active: false })] : [], total: 1 };
        }) as never;
        await open({}, { dataProvider: { getList } });
        const needs = await region('Needs your attention');
        expect(await needs.findByRole('link', { name: /1 licence has expired/ })).toBeVisible();
        expect(await needs.findByText('Not everything could be checked just now.')).toBeVisible();
        expect(screen.queryByText(/users$/)).not.toBeInTheDocument();
    });

    it.each([
        ['Your licence keys', { getList: failing('keys') }],
        ['Your applications', { getApplications: async () => Promise.reject(failure(500)) }],
    ] as const)('of %s says so there alone', async (name, dataProvider) => {
        await open({ keys: [] }, { user: { role: 'USER' }, dataProvider });
        expect(await (await region(name)).findByText('This cannot be shown at the moment.')).toBeVisible();
        await settled();
        expect(screen.getAllByText('This cannot be shown at the moment.')).toHaveLength(1);
        expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    });
});

describe('what is learnt', () => {
    const german = { user: { role: 'USER' }, language: 'de' } as const;

    it('is looked for directory by directory, up to the first video that was begun', async () => {
        const getPlaylist = vi.fn(async ({ directory }: { directory: string }) =>
            directory === 'two' ? [makeVideo({ id: 'v2', label: 'Dach', progress: 40, directoryId: 'two' })] : [makeVideo()],
        );
        const getDirectories = async () => ['one', 'two', 'three'].map(id => makeDirectory(id));
        await open({ keys: [] }, { ...german, dataProvider: { getDirectories, getPlaylist } });
        expect(await screen.findByRole('link', { name: /Dach/ })).toHaveAttribute('href', '/academy/two/v2');
        expect(getPlaylist.mock.calls.map(([{ directory }]) => directory)).toEqual(['one', 'two']);
    });

    it('fails on its own', async () => {
        allowConsole(/^PortalError/);
        const getDirectories = async () => Promise.reject(failure(403));
        await open({ keys: [] }, { ...german, dataProvider: { getDirectories } });
        const learning = await region('Weiterlernen');
        expect(await learning.findByText(/kann .*nicht angezeigt werden|nicht anzeigen/)).toBeVisible();
    });
});

describe('a flag that arrives later', () => {
    it('repeats no read: what links know may be a moment behind what the page knows (PAGE-2)', async () => {
        let arrive: () => void = () => undefined;
        function Late() {
            const [known, setKnown] = useState(false);
            arrive = () => setKnown(true);
            return (
                <OfferedPathsProvider value={() => known}>
                    <DashboardPage />
                </OfferedPathsProvider>
            );
        }
        const asked: string[] = [];
        const getList = vi.fn((resource: string) => {
            asked.push(resource);
            return new Promise(() => undefined);
        }) as never;
        await renderPortal(<Late />, { dataProvider: { getList, getApplications: async () => [] } });
        await waitFor(() => expect(asked).toContain('cloudGroups'));
        await act(async () => arrive());
        expect(asked.filter(resource => resource === 'cloudGroups')).toHaveLength(1);
    });
});
