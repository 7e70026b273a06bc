import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { ADMIN, countCalls, sidebar } from './portalPage';

/** Invoices and their files (INVOICE-1). */

const invoices = (page: Page) => page.getByRole('grid', { name: 'Invoices' });
const toasts = (page: Page) => page.locator('[data-toast-id]');

test.describe('invoices', () => {
    const open = async (page: Page) => {
        await page.getByRole('main').getByRole('link', { name: 'Invoices' }).click();
        await expect(invoices(page).getByRole('row').nth(1)).toBeVisible();
    };
    const firstDownload = (page: Page) =>
        invoices(page)
            .getByRole('button', { name: /^Download/ })
            .first();

    test('are listed newest first, searched and sorted, and link to their contract', async ({ page, signInAs }) => {
        await signInAs(ADMIN, { open: '/contracts' });
        await open(page);
        await expect(page).toHaveURL('/contracts?view=invoices');
        const column = (field: string) => invoices(page).locator(`[data-field=${field}]:not([role=columnheader])`);
        const dates = async () => (await column('created').allInnerTexts()).map(text => Date.parse(text));
        const newest = await dates();
        expect(newest).toEqual([...newest].sort((one, other) => other - one));
        expect(new Set(newest).size).toBeGreaterThan(3);

        await invoices(page).getByRole('columnheader', { name: 'Invoice' }).click();
        await expect(page).toHaveURL('/contracts?view=invoices&orderby=name+asc');
        const names = () => column('name').allInnerTexts();
        await expect.poll(async () => (await names()).join() === (await names()).sort().join()).toBe(true);
        await page.getByRole('searchbox').fill('2025-001');
        await expect.poll(async () => (await names()).every(name => name.includes('2025-001'))).toBe(true);
        await column('contract').getByRole('link').first().click();
        await expect(page).toHaveURL(/\/contracts\/c\d$/);
    });

    test('are downloaded as a PDF under their name, by keyboard too, and never open in place of the portal', async ({
        page,
        signInAs,
        mock,
        expectAccessible,
    }) => {
        await signInAs(ADMIN, { open: '/contracts?view=invoices' });
        const name = await invoices(page).getByRole('row').nth(1).getByRole('rowheader').innerText();
        await mock.forgetCalls();
        const started = page.waitForEvent('download');
        await firstDownload(page).click();
        const download = await started;
        expect(download.suggestedFilename()).toBe(name);
        expect(download.url()).toMatch(/^blob:/);
        expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
        await expect(page).toHaveURL('/contracts?view=invoices');
        expect((await mock.calls('GET', /^invoices\/i\d+$/)).map(call => call.status)).toEqual([200]);

        const again = page.waitForEvent('download');
        await expect(firstDownload(page)).toBeFocused();
        await page.keyboard.press('Enter');
        expect((await again).suggestedFilename()).toBe(name);
        await expectAccessible('main');
    });

    test('are downloaded once under three clicks, and show their progress', async ({ page, signInAs, mock }) => {
        let release: () => void = () => undefined;
        const released = new Promise<void>(resolve => (release = resolve));
        await page.route('**/api/invoices/*', async route => {
            await released;
            await route.continue();
        });
        await signInAs(ADMIN, { open: '/contracts?view=invoices' });
        const calls = countCalls(page, 'GET', /^invoices\/i\d+$/);
        const started = page.waitForEvent('download');
        await firstDownload(page).click({ clickCount: 3 });
        const busy = invoices(page).getByRole('button', { name: /^Downloading/ });
        await busy.click();
        release();
        await started;
        await expect(busy).toHaveCount(0);
        expect(calls.since()).toBe(1);
        expect(await mock.calls('GET', /^invoices\/i\d+$/)).toHaveLength(1);
    });

    test('report why a file could not be loaded, and load it on a retry', async ({ page, signInAs, mock }) => {
        await signInAs(ADMIN, { open: '/contracts?view=invoices' });
        await expect(firstDownload(page)).toBeVisible();
        let downloads = 0;
        page.on('download', () => (downloads += 1));
        for (const [fault, text] of [
            [{ kind: 'status', status: 403 }, 'User is not allowed to perform this action'],
            [{ kind: 'status', status: 500 }, "Can't fetch invoice"],
            [{ kind: 'html' }, "Can't fetch invoice"],
            [{ kind: 'malformed' }, "Can't fetch invoice"],
            [{ kind: 'empty' }, "Can't fetch invoice"],
        ] as const) {
            await mock.fault({ method: 'GET', path: 'invoices/*', ...fault });
            await firstDownload(page).click();
            await expect(toasts(page), JSON.stringify(fault)).toContainText(text);
            await toasts(page).getByRole('button').click();
            await expect(toasts(page)).toHaveCount(0);
            await mock.clearFaults();
        }
        expect(downloads).toBe(0);
        const started = page.waitForEvent('download');
        await firstDownload(page).click();
        await started;
    });

    test('in progress are aborted when the page is left', async ({ page, signInAs, mock }) => {
        await signInAs(ADMIN, { open: '/contracts?view=invoices' });
        await expect(firstDownload(page)).toBeVisible();
        let downloads = 0;
        page.on('download', () => (downloads += 1));
        await mock.fault({ method: 'GET', path: 'invoices/*', kind: 'delay', seconds: 2 });
        const given = page.waitForEvent('requestfailed', request => request.url().includes('/api/invoices/'));
        await firstDownload(page).click();
        await sidebar(page).getByRole('link', { name: 'Licences' }).click();
        await given;
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Licences');
        await expect(toasts(page)).toHaveCount(0);
        expect(downloads).toBe(0);
    });
});
