import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { column, invoices, opener, PATH } from './invoicesPage';
import { heading, toasts } from '../support/parts';
import { ADMIN, countCalls, expectNoOverflow, sidebar } from '../support/portalPage';

/** Invoices and their files (INVOICE-1 to INVOICE-4). */

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
        await expect(heading(page)).toHaveText('Licences');
        await expect(toasts(page)).toHaveCount(0);
        expect(downloads).toBe(0);
    });
});

for (const odata of ['full', 'basic'] as const) {
    test(`invoices are narrowed by year and contract, and searched for names and days, without a call, on a ${odata} server`, async ({
        page,
        signInAs,
        mock,
    }) => {
        await mock.settings({ odata });
        await signInAs(ADMIN, { open: PATH });
        await expect(opener(page).first()).toBeVisible();
        await mock.forgetCalls();
        const dates = column(page, 'created');
        /** Every row shown has this in its column. */
        const expectAll = async (cells: Locator, text: RegExp) => {
            await expect(cells.filter({ hasNotText: text })).toHaveCount(0);
            await expect(cells.first()).toHaveText(text);
        };
        const years = await page.getByRole('combobox', { name: 'Year' }).locator('option').allTextContents();
        expect(years.length).toBeGreaterThan(2);
        const oldest = years.at(-1)!;
        await page.getByRole('combobox', { name: 'Year' }).selectOption(oldest);
        await expectAll(dates, new RegExp(`${oldest}$`));
        await page.getByRole('combobox', { name: 'Contract' }).selectOption('Wartung pCAD');
        await expect(page).toHaveURL(`${PATH}&year=${oldest}&contract=c1`);
        await page.reload();
        await expect(page.getByRole('combobox', { name: 'Year' }).locator(':checked')).toHaveText(oldest);
        await page.getByRole('combobox', { name: 'Year' }).selectOption('All years');
        await page.getByRole('combobox', { name: 'Contract' }).selectOption('All contracts');
        await expect(page).toHaveURL(PATH);
        await expect(opener(page).first()).toBeVisible();
        await mock.forgetCalls();

        const search = page.getByRole('searchbox');
        await search.fill(`November, 11.${oldest}`);
        await expectAll(dates, /Nov/);
        await search.fill('cam-anbindung');
        await expectAll(column(page, 'contract'), /CAM-Anbindung/);
        await search.fill('zzzz');
        await expect(page.getByText('Nothing found')).toBeVisible();
        await page.getByRole('button', { name: 'Show all' }).click();
        await expect(opener(page).first()).toBeVisible();
        expect(await mock.calls('GET', /^invoices/)).toEqual([]);
    });
}

test('the filters of a phone are one menu', async ({ page, signInAs, expectAccessible }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await signInAs(ADMIN, { open: PATH });
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByRole('menu', { name: 'Filter' }).getByRole('menuitemradio', { name: 'CAM-Anbindung' }).click();
    await expect(page).toHaveURL(`${PATH}&contract=c3`);
    await expectNoOverflow(page);
    await expectAccessible('main');
});

test('more than 500 invoices are read once, in pages, and then searched and narrowed without a call', async ({
    page,
    signInAs,
}) => {
    const many = Array.from({ length: 1200 }, (_, at) => ({
        id: `i${String(at).padStart(4, '0')}`,
        name: `Rechnung-${at}.pdf`,
        // a month apart, from 1930 on
        created: Math.floor(Date.UTC(1930, at, 15, 12) / 1000),
        contractId: 'c1',
    }));
    const asked: string[] = [];
    await page.route(/\/api\/invoices(\?|$)/, route => {
        const { search, searchParams } = new URL(route.request().url());
        asked.push(search);
        const skip = Number(searchParams.get('$skip') ?? 0);
        const value = many.slice(skip, skip + Number(searchParams.get('$top')));
        return route.fulfill({ json: { '@odata.count': many.length, value } });
    });
    await signInAs(ADMIN, { open: PATH });
    await expect(column(page, 'created').first()).toHaveText('15 Dec 2029');
    expect(new Set(asked).size).toBe(asked.length);
    // the first 500 of a list, then all with the fields that are needed
    expect(asked).toHaveLength(4);
    await expect(page.getByRole('combobox', { name: 'Year' }).locator('option')).toHaveCount(101);
    await page.getByRole('combobox', { name: 'Year' }).selectOption('1931');
    await page.getByRole('searchbox').fill('11.1931');
    await expect(column(page, 'name')).toHaveText(['Rechnung-22.pdf']);
    expect(asked).toHaveLength(4);
});
