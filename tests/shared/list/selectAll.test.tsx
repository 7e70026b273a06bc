import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { PortalDataProvider } from '#dataProvider';
import UsersPage from '#src/users/management/UsersPage';
import { makeUser } from '../../support/builders';
import { renderPortal } from '../../support/renderPortal';

/** Choosing all rows that a list finds when they are more than it has at hand (LIST-11, QUERY-9). */

const TOTAL = 1_240;
const USERS = Array.from({ length: TOTAL }, (_, at) =>
    makeUser({ id: `u${at}`, email: `u${at}@holzmann.example`, alias: `User ${at}` }),
);

/** The list of users, of which the server gives one page at a time. */
async function open(getEvery: PortalDataProvider['getEvery'], total = TOTAL) {
    const rendered = await renderPortal(<UsersPage />, {
        route: '/user-management?filter=user',
        path: '/user-management',
        dataProvider: {
            getCollection: async () => ({ rows: null, total: TOTAL }),
            getList: (async () => ({ data: USERS.slice(0, 20), total })) as never,
            // the licences and groups of those on the page
            getMany: (async () => ({ data: USERS.slice(0, 20) })) as never,
            getEvery,
        },
    });
    await rendered.user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    return { ...rendered, bar: within(await screen.findByRole('region', { name: 'Selected users' })) };
}

it.each([
    [TOTAL, '1,240'],
    [254, '254'],
])('reads the ids alone, within the search, and selects them: %d', async (total, shown) => {
    const getEvery = vi.fn(async () => USERS.slice(0, total).map(({ id }) => ({ id })));
    const { user, bar } = await open(getEvery, total);
    expect(await bar.findByText('20 users selected')).toBeVisible();
    await user.click(bar.getByRole('button', { name: `Select all ${shown}` }));
    expect(await bar.findByText(`${shown} users selected`)).toBeVisible();
    expect(getEvery).toHaveBeenCalledOnce();
    expect(getEvery).toHaveBeenCalledWith('users', expect.objectContaining({ select: ['id'], filter: { q: 'user' } }));
    expect(bar.queryByRole('button', { name: /^Select all/ })).not.toBeInTheDocument();
});

it('says how far it is, and selects nobody further when that is stopped', async () => {
    const { user, bar } = await open((_name, { signal, onProgress }) => {
        onProgress?.(500, TOTAL);
        return new Promise((_resolve, reject) => {
            signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
        });
    });
    await user.click(bar.getByRole('button', { name: 'Select all 1,240' }));
    expect(await bar.findByText('Loading 500 of 1,240')).toBeVisible();
    await user.click(bar.getByRole('button', { name: 'Stop' }));
    expect(await bar.findByText('20 users selected')).toBeVisible();
    expect(bar.getByRole('button', { name: 'Select all 1,240' })).toBeVisible();
});
