import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { ACCOUNT, ADMIN, sidebar, tiles } from '../support/portalPage';

/** What replaces a page that cannot be shown. */

test.describe('a page that cannot be shown', () => {
    const error = (page: Page) => page.getByRole('main').getByRole('alert');

    test('because its code is missing offers to reload, inside the working shell', async ({ page, signInAs, allowConsole }) => {
        allowConsole(/dynamically imported module|module script|ERR_FAILED|LicencesPage|preload CSS/i);
        // As after a deployment. WebKit now and then answers nothing any more when its driver cuts the connection instead.
        await page.route('**/assets/LicencesPage-*.js', route => route.fulfill({ status: 404, body: '' }));
        await signInAs(ACCOUNT);
        await sidebar(page).getByRole('link', { name: 'Licence keys' }).click();
        await expect(error(page).getByRole('heading')).toHaveText('A part of the portal could not be loaded');
        await sidebar(page).getByRole('link', { name: 'Profile' }).click();
        await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible();
        await page.goBack();
        await error(page).getByRole('button', { name: 'Go back' }).click();
        await expect(page).toHaveURL(/\/dashboard$/);
        await page.goForward();
        await expect(error(page).getByRole('button', { name: 'Reload the page' })).toBeVisible();

        await page.unrouteAll();
        await error(page).getByRole('button', { name: 'Reload the page' }).click();
        await expect(page.getByRole('table', { name: 'Licence keys' })).toBeVisible();
        await expect(page).toHaveURL(/\/licences$/);
    });

    test('because the server sends the start page in place of its code offers the same', async ({
        page,
        signInAs,
        allowConsole,
    }) => {
        allowConsole(/dynamically imported module|module script|LicencesPage|preload CSS/i);
        await page.route('**/assets/LicencesPage-*.js', route =>
            route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Portal</title>' }),
        );
        await signInAs(ACCOUNT);
        await sidebar(page).getByRole('link', { name: 'Licence keys' }).click();
        await expect(error(page).getByRole('heading')).toHaveText('A part of the portal could not be loaded');
        await page.unrouteAll();
        await error(page).getByRole('button', { name: 'Reload the page' }).click();
        await expect(page.getByRole('table', { name: 'Licence keys' })).toBeVisible();
    });

    test('because the user is unknown says so; a way back and the navigation remain', async ({ page, signInAs, mock }) => {
        await mock.fault({ method: 'GET', path: 'user', kind: 'status', status: 403 });
        await signInAs(ACCOUNT);
        await expect(error(page).getByRole('heading')).toHaveText('Oops, something went wrong');
        await expect(error(page)).toContainText('contact our support');
        await mock.clearFaults();
        // For a second after a failure the portal does not retry.
        await expect(async () => {
            await sidebar(page).getByRole('link', { name: 'Dashboard' }).click();
            await expect(tiles(page).first()).toBeVisible({ timeout: 900 });
        }).toPass();
        await expect(error(page)).toHaveCount(0);
    });

    test('because it does not exist says so, and offers other pages', async ({ page, signInAs, mock }) => {
        await mock.fault({ method: 'GET', path: 'customer', kind: 'status', status: 404 });
        await signInAs(ACCOUNT, { open: '/redirects/academy' });
        await expect(error(page).getByRole('heading')).toHaveText('This page was not found');
        // The first page of this visit: there is no page of the portal to go back to.
        await error(page).getByRole('button', { name: 'Go back' }).click();
        await expect(page).toHaveURL(/\/dashboard$/);
    });

    for (const [path, list, title] of [
        ['/licences/none', 'Licences', 'Licence not found'],
        ['/licences/none/keys', 'Licences', 'Licence not found'],
        ['/user-management/none', 'User management', 'User not found'],
        ['/cloud-groups/none', 'Cloud groups', 'Cloud group not found'],
        ['/contracts/none', 'Contracts and invoices', 'Contract not found'],
        ['/tickets/none', 'CAM Tickets', 'Ticket not found'],
    ] as const) {
        test(`because its record does not exist (${path}) says so and keeps its path`, async ({ page, signInAs }) => {
            await signInAs(ADMIN, { open: path });
            await expect(error(page).getByRole('heading')).toHaveText(title);
            await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')).toHaveText([
                'Dashboard',
                list,
                title,
            ]);
            await error(page).getByRole('button', { name: 'Go back' }).click();
            await expect(page).toHaveURL(url => url.pathname === `/${path.split('/')[1]}`);
        });
    }
});
