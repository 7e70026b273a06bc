import { act, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import DeadlinesPage from '#customRoutes/deadlines/DeadlinesPage';
import { addDays } from '#customRoutes/deadlines/deadline';
import { expirySeconds, todayUtc } from '#src/shared/format/date';
import { makeCustomer, makeKey, makeLicence } from '../../support/builders';
import { OfferedPathsProvider } from '#src/ui/Link';
import { allowConsole } from '../../support/console';
import { failure } from '../../support/fakeClient';
import { renderPortal, type PortalOptions } from '../../support/renderPortal';

/** The page of everything with a date (DEADLINE-1 to DEADLINE-5). */

beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
    vi.useRealTimers();
});

const inDays = (days: number): string => addDays(todayUtc(), days);
const ending = (name: string, days: number) => makeLicence({ id: name, name, expire: expirySeconds(inDays(days)) });
const contract = (fields: object) => ({ id: 'c1', name: 'Support', startOn: null, endOn: null, cancellationOn: null, ...fields });

type Rows = Record<string, readonly object[] | Error>;

/** The texts of the page are awaited before it renders. */
const show = (page: ReactElement, options: PortalOptions) => act(async () => renderPortal(page, options));

const open = (rows: Rows, route = '/deadlines', contractInfo = true, page = <DeadlinesPage />) =>
    show(page, {
        route,
        customer: makeCustomer({ flags: { contractInfo } }),
        dataProvider: {
            getList: vi.fn(async (resource: string) => {
                const found = rows[resource] ?? [];
                if (found instanceof Error) throw found;
                return { data: [...found], total: found.length };
            }) as never,
        },
    });

/** The line of a day, from its date on. */
const dayOf = async (name: string) => {
    const link = await screen.findByRole('link', { name });
    const day = link.closest('ul')?.closest('li');
    if (!day) throw new Error(`${name} stands below no day`);
    return day;
};

describe('deadlines', () => {
    it('stand by day under their months, the nearest first, with a link to the record', async () => {
        await open({
            licences: [ending('Late', 60), ending('Soon', 12)],
            keys: [makeKey({ label: 'Bench', licenceId: 'l1', expire: expirySeconds(inDays(12)) })],
        });
        expect(await screen.findByRole('link', { name: 'Soon' })).toHaveAttribute('href', '/licences/Soon');
        expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
            'December 2026',
            'January 2027',
        ]);
        const soon = within(await dayOf('Soon'));
        expect(soon.getByText('in 12 days')).toBeVisible();
        expect(soon.getByRole('link', { name: 'Bench' })).toHaveAttribute('href', '/licences/l1/keys?filter=Bench');
        expect(screen.getByText('3 deadlines')).toBeVisible();
    });

    it('name the people of a key by e-mail and a link, those of the key’s own name too', async () => {
        const keyOf = (id: string, ...users: { id: string; alias: string; email: string }[]) =>
            makeKey({ id, label: 'Anna Engel', expire: expirySeconds(inDays(12)), users });
        await open({
            keys: [
                keyOf('k1', { id: 'u1', alias: 'Anna Engel', email: 'a@x.example' }),
                keyOf(
                    'k2',
                    { id: 'u2', alias: 'Anna Engel', email: 'b@x.example' },
                    { id: 'u3', alias: 'Kai', email: 'k@x.example' },
                ),
            ],
        });
        expect(await screen.findByRole('link', { name: 'a@x.example' })).toHaveAttribute('href', '/user-management/u1');
        expect(screen.getByRole('link', { name: 'b@x.example' })).toHaveAttribute('href', '/user-management/u2');
        expect(screen.getByRole('link', { name: 'Kai (k@x.example)' })).toHaveAttribute('href', '/user-management/u3');
    });

    it('that are near have an icon, not only a colour; what renews by itself has none', async () => {
        await open({
            licences: [ending('Near', 30), ending('Far', 31)],
            contracts: [contract({ cancellationOn: inDays(70), endOn: inDays(5) })],
        });
        const marks = async (name: string, when: string) =>
            within(await dayOf(name))
                .getByText(when)
                .parentElement?.querySelectorAll('svg').length;
        expect(await marks('Near', 'in 30 days')).toBe(1);
        expect(await marks('Far', 'in 31 days')).toBe(0);
        const end = within(screen.getByText('in 5 days').closest('li') as HTMLElement);
        expect(end.getByText('Renews unless cancelled')).toBeVisible();
        expect(screen.getByText('in 5 days').parentElement?.querySelector('svg')).toBeNull();
    });

    it('of the period in the URL: another one is a link, the past offers no calendar', async () => {
        await open({ licences: [ending('Over', -3), ending('Soon', 3)] }, '/deadlines?days=past');
        expect(within(await dayOf('Over')).getByText('3 days ago')).toBeVisible();
        expect(screen.queryByRole('link', { name: 'Soon' })).not.toBeInTheDocument();
        expect(screen.getByRole('link', { name: 'Past' })).toHaveAttribute('aria-current', 'page');
        expect(screen.getByRole('link', { name: 'Next 90 days' })).toHaveAttribute('href', '/deadlines');
        expect(screen.queryByRole('button', { name: 'Save as calendar' })).not.toBeInTheDocument();
    });

    it('name a source that failed, show the others, and read it again on request', async () => {
        allowConsole(/^PortalError/); // ra-core reports every failed call in development
        const rows: Rows = { licences: [ending('Soon', 3)], contracts: failure(403) };
        const { user } = await open(rows);
        const failed = await screen.findByRole('alert');
        expect(failed).toHaveTextContent('Contracts could not be loaded');
        const file = screen.getByRole('button', { name: 'Export' });
        expect(file).toHaveAccessibleDescription('Contracts could not be loaded.');
        expect(await screen.findByRole('link', { name: 'Soon' })).toBeVisible();
        rows.contracts = [contract({ cancellationOn: inDays(9) })];
        await user.click(within(failed).getByRole('button', { name: 'Try again' }));
        expect(await screen.findByRole('link', { name: 'Support' })).toHaveAttribute('href', '/contracts/c1');
        expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    });

    it.each([
        ['/contracts', ['Soon', 'Bench'], ['licences', 'keys']],
        ['/licences', ['Support'], ['contracts']],
    ])('of pages below %s are gone, and not read, where the operator does not offer them', async (off, shown, read) => {
        const rows: Rows = {
            licences: [ending('Soon', 3)],
            keys: [makeKey({ label: 'Bench', licenceId: 'l1', expire: expirySeconds(inDays(4)) })],
            contracts: [contract({ cancellationOn: inDays(9) })],
        };
        const page = (
            <OfferedPathsProvider value={path => !path.startsWith(off)}>
                <DeadlinesPage />
            </OfferedPathsProvider>
        );
        const { dataProvider } = await open(rows, '/deadlines', true, page);
        for (const name of shown) expect(await screen.findByRole('link', { name })).toBeVisible();
        expect(screen.getByText(shown.length === 1 ? '1 deadline' : `${shown.length} deadlines`)).toBeVisible();
        const asked = vi.mocked(dataProvider.getList).mock.calls.map(([resource]) => resource);
        expect([...new Set(asked)].filter(name => name in rows).sort()).toEqual([...read].sort());
    });

    it('cannot be saved while they are loading, and the buttons say what is', async () => {
        const { user } = await show(<DeadlinesPage />, {
            route: '/deadlines',
            customer: makeCustomer({ flags: { contractInfo: true } }),
            dataProvider: {
                getList: (async (resource: string) =>
                    resource === 'keys' ? new Promise(() => undefined) : { data: [], total: 0 }) as never,
            },
        });
        const calendar = await screen.findByRole('button', { name: 'Save as calendar' });
        await waitFor(() => expect(calendar).toHaveAccessibleDescription('Keys are loading…'));
        await user.click(calendar);
        expect((await screen.findAllByText('Keys are loading…')).length).toBeGreaterThan(0);
    });

    it('that are none lead to the longest period; contracts are not read without contract information', async () => {
        const { dataProvider } = await open({}, '/deadlines?days=30', false);
        expect(await screen.findByText('Nothing is due in the next 30 days')).toBeVisible();
        expect(screen.getAllByRole('link', { name: 'Next 365 days' }).at(-1)).toHaveAttribute('href', '/deadlines?days=365');
        const none = 'No licence, key or contract has a date in this period.';
        expect(screen.getByRole('button', { name: 'Save as calendar' })).toHaveAccessibleDescription(none);
        expect(screen.getByRole('button', { name: 'Export' })).toHaveAccessibleDescription(none);
        expect(
            vi
                .mocked(dataProvider.getList)
                .mock.calls.map(([resource]) => resource)
                .sort(),
        ).toEqual(['keys', 'licences']);
    });
});
