import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { invoices } from '../invoices/invoicesPage';
import { fact, heading, search } from '../support/parts';
import { ACCOUNT, ADMIN, ADMIN_WITHOUT_ACADEMY, expectNoOverflow, linesOf, sidebar, tabTo } from '../support/portalPage';
import { BRIEFLY, expectAccessibleLooks } from '../public/publicPage';

/** Contracts (CONTRACT-1 to CONTRACT-5). */

const READER = 'reader@holzmann.example';
const NORTHFIELD = 'admin@northfield.example';
/** An administrator whose customer has no contract information. */
const WITHOUT_INFO = ADMIN_WITHOUT_ACADEMY;

const contracts = (page: Page) => page.getByRole('grid', { name: 'Contracts' });
/** The newest invoices on the page of a contract. */
const firstInvoices = (page: Page) => page.getByRole('region', { name: /^Invoices/ });
const rowOf = (page: Page, name: string) => contracts(page).getByRole('row').filter({ hasText: name });
const names = (page: Page) => contracts(page).getByRole('rowheader').allInnerTexts();

test.describe('the list of contracts', () => {
    test('is sorted by start, shows the price of each, and links to the contract', async ({ page, signInAs, mock }) => {
        await signInAs(ADMIN);
        await sidebar(page).getByRole('link', { name: 'Contracts' }).click();
        await expect(heading(page)).toHaveText('Contracts and invoices');
        await expect
            .poll(() => names(page))
            .toEqual(['Wartung pCAD', 'Einführung und Schulung', 'CAM-Anbindung', 'Showroom und Rooms']);
        await expect(rowOf(page, 'Wartung pCAD')).toContainText('Monthly');
        await expect(rowOf(page, 'Wartung pCAD')).toContainText('564,00 €');
        await expect(rowOf(page, 'Wartung pCAD')).toContainText('Cancel until');
        await expect(rowOf(page, 'Einführung und Schulung')).toContainText('Expired');
        // 2.250 € a year divided by 3 for a quarter (CONTRACT-3)
        await expect(rowOf(page, 'CAM-Anbindung')).toContainText('750,00 €');

        await mock.forgetCalls();
        await contracts(page).getByRole('columnheader', { name: 'Name' }).click();
        await expect(page).toHaveURL('/contracts?orderby=name+asc');
        await expect
            .poll(() => names(page))
            .toEqual(['CAM-Anbindung', 'Einführung und Schulung', 'Showroom und Rooms', 'Wartung pCAD']);
        await search(page, 'cam, rooms');
        await expect.poll(() => names(page)).toEqual(['CAM-Anbindung', 'Showroom und Rooms']);
        expect(await mock.calls()).toEqual([]);

        await contracts(page).getByRole('link', { name: 'CAM-Anbindung' }).click();
        await expect(page).toHaveURL('/contracts/c3');
        await expect(heading(page)).toHaveText('CAM-Anbindung');
        await page.goBack();
        await expect(page.getByRole('searchbox')).toHaveValue('cam, rooms');
    });

    test('uses German texts and formats of days and money', async ({ page, signInAs }) => {
        await signInAs(ADMIN, { open: '/contracts', language: 'de' });
        const row = page.getByRole('grid', { name: 'Verträge' }).getByRole('row').filter({ hasText: 'Showroom und Rooms' });
        await expect(row).toContainText(/\d{2}\.\d{2}\.\d{4}/);
        await expect(row).toContainText('Jährlich');
        await expect(row).toContainText('2.480,00 €');
    });

    test('shows cards on a phone', async ({ page, signInAs }) => {
        await page.setViewportSize({ width: 360, height: 780 });
        await signInAs(ADMIN, { open: '/contracts' });
        const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Wartung pCAD' });
        await expect(card).toContainText('564,00 €');
        await expectNoOverflow(page);
        await card.getByRole('link').click();
        await expect(heading(page)).toHaveText('Wartung pCAD');
        await expect(page.getByRole('img', { name: /^The contract runs from/ })).toBeVisible();
        await expectNoOverflow(page);
        // Beside the button the state would take two lines.
        expect(await linesOf(page.getByText(/^Can be cancelled until/))).toBe(1);
        await page.goto('/contracts?view=invoices');
        await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
        await expectNoOverflow(page);
    });

    test('shows why it cannot be loaded, and tries again', async ({ page, signInAs, mock }) => {
        await signInAs(ADMIN, { open: null });
        for (const [fault, text] of [
            [{ kind: 'status', status: 403 }, 'User is not allowed to perform this action'],
            [{ kind: 'status', status: 500 }, "Can't load contract data"],
            [{ kind: 'malformed' }, "Can't load contract data"],
            [{ kind: 'html' }, "Can't load contract data"],
            [{ kind: 'empty' }, "Can't load contract data"],
        ] as const) {
            await mock.fault({ method: 'GET', path: 'contracts*', ...fault });
            await page.goto('/contracts');
            await expect(page.getByRole('main').getByRole('alert'), JSON.stringify(fault)).toContainText(text);
            await mock.clearFaults();
            await page.getByRole('button', { name: 'Try again' }).click();
            await expect(rowOf(page, 'Wartung pCAD')).toBeVisible();
        }
    });
});

test.describe('access to contracts', () => {
    test('only for administrators: others are redirected, and nothing is loaded', async ({ page, signInAs, mock }) => {
        await signInAs(ACCOUNT);
        await expect(sidebar(page).getByRole('link', { name: 'Applications' })).toBeVisible();
        await expect(sidebar(page).getByRole('link', { name: 'Contracts' })).toHaveCount(0);
        for (const path of ['/contracts', '/contracts/c1']) {
            await page.goto(path);
            await expect(page).toHaveURL('/dashboard');
        }
        expect(await mock.calls('GET', /contracts|invoices/)).toEqual([]);
    });

    test('without contract information there is no tile, and the pages explain themselves', async ({
        page,
        signInAs,
        mock,
        expectAccessible,
    }) => {
        await signInAs(WITHOUT_INFO);
        await expect(sidebar(page).getByRole('link', { name: 'Applications' })).toBeVisible();
        await expect(page.getByRole('link', { name: 'Contracts' })).toHaveCount(0);
        for (const path of ['/contracts', '/contracts/c1', '/contracts?view=invoices']) {
            await page.goto(path);
            await expect(page.getByRole('main').getByRole('status')).toContainText('Contract information is not available');
            await expect(heading(page)).toHaveText('Contracts and invoices');
        }
        await expectAccessible('main');
        expect(await mock.calls('GET', /contracts|invoices/)).toEqual([]);
        await page.getByRole('link', { name: 'Go to the dashboard' }).click();
        await expect(page).toHaveURL('/dashboard');
    });

    test('an administrator with read access reads and downloads', async ({ page, signInAs }) => {
        await signInAs(READER, { open: '/contracts/c4' });
        await expect(heading(page)).toHaveText('Einführung und Schulung');
        const download = page.waitForEvent('download');
        await firstInvoices(page)
            .getByRole('button', { name: /^Download/ })
            .click();
        expect((await download).suggestedFilename()).toMatch(/^Rechnung-\d{4}-\d{4}\.pdf$/);
    });
});

test.describe('a contract', () => {
    test('shows its facts, positions, totals and its own invoices', async ({ page, signInAs, mock }) => {
        await signInAs(ADMIN, { open: '/contracts/c1' });
        await expect(heading(page)).toHaveText('Wartung pCAD');
        await expect(page.getByRole('main')).toContainText('Can be cancelled until');
        await expect(fact(page, 'Price per period').first()).toHaveText('564,00 €');
        await expect(fact(page, 'End').first()).toHaveText(/^\d{1,2} \w+ \d{4}$/);
        await expect(page.getByRole('main')).toContainText('Monthly');
        await expect(fact(page, 'Invoice recipient').first()).toHaveText('Holzmann Interior GmbH, Buchhaltung');
        const position = page.getByRole('table', { name: 'Items' }).getByRole('row').filter({ hasText: 'Softwarepflege' });
        await expect(position).toContainText('5.940,00 €');
        await expect(position).toContainText('495,00 €');
        await expect(page.getByLabel('Total', { exact: true })).toContainText(/6\.768,00\s€.*6\.768,00\s€.*564,00\s€/);
        await expect(page.getByRole('img')).toHaveAccessibleName(/^The contract runs from .+ days left\. Cancellation date:/);
        await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Contracts');
        await expect(page).toHaveTitle(/^Wartung pCAD/);

        await expect(firstInvoices(page).getByRole('listitem')).toHaveCount(5);
        expect(await mock.calls('GET', /^contracts\/c1$/)).toHaveLength(1);
        await page.goto('/contracts/c4');
        await expect(firstInvoices(page).getByRole('listitem')).toHaveCount(1);
        await expect(page.getByRole('main')).toContainText('Expired');
        await expect(page.getByRole('img')).toHaveCount(0);
    });

    test('leads to all its invoices, and from there to those of all contracts', async ({ page, signInAs }) => {
        await signInAs(ADMIN, { open: '/contracts/c3' });
        await firstInvoices(page).getByRole('heading').getByRole('link').click();
        await expect(page).toHaveURL('/contracts?view=invoices&contract=c3');
        const filter = page.getByRole('combobox', { name: 'Contract' });
        await expect(filter.locator(':checked')).toHaveText('CAM-Anbindung');
        await expect(invoices(page).getByRole('columnheader', { name: 'Contract' })).toHaveCount(0);
        await filter.selectOption('All contracts');
        await expect(page).toHaveURL('/contracts?view=invoices');
        await expect(invoices(page).getByRole('columnheader', { name: 'Contract' })).toBeVisible();
    });

    test('without an end says so', async ({ page, signInAs }) => {
        await signInAs(NORTHFIELD, { open: '/contracts/c6' });
        await expect(fact(page, 'End').first()).toHaveText('No end date');
        await expect(fact(page, 'Cancellation date').first()).toHaveText('Not set');
        await expect(page.getByRole('img')).toHaveCount(0);
    });

    test('has the same days in every time zone', async ({ browser, mock, baseURL }) => {
        const token = await mock.signIn(ADMIN);
        const days: string[] = [];
        for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
            const context = await browser.newContext({ baseURL, timezoneId, locale: 'en-GB' });
            const page = await context.newPage();
            await page.addInitScript(stored => {
                localStorage.setItem('token', stored);
                localStorage.setItem('language', 'en');
            }, JSON.stringify({ token }));
            await page.goto('/contracts/c1');
            days.push(await fact(page, 'Start').first().innerText());
            await context.close();
        }
        expect(days[0]).toMatch(/^\d{1,2} \w+ \d{4}$/);
        expect(days[1]).toBe(days[0]);
    });

    test('that does not exist is not found, and one that cannot be loaded shows the reason', async ({ page, signInAs, mock }) => {
        await signInAs(ADMIN, { open: '/contracts/c5' });
        await expect(heading(page)).toHaveText('Contract not found');
        await mock.fault({ method: 'GET', path: 'contracts/c1', kind: 'malformed' });
        await page.goto('/contracts/c1');
        await expect(page.getByRole('main').getByRole('alert')).toContainText("Can't load contract data");
        await expect(sidebar(page).getByRole('link', { name: 'Licences' })).toBeVisible();
    });
});

test('the tabs work by keyboard', async ({ page, signInAs }) => {
    await signInAs(ADMIN, { open: '/contracts' });
    await expect(rowOf(page, 'Wartung pCAD')).toBeVisible();
    await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Invoices' }));
    await page.keyboard.press('Enter');
    await expect(invoices(page).getByRole('row').nth(1)).toBeVisible();
});

test('the list passes axe in every look', async ({ page, signInAs, expectAccessible }) => {
    await signInAs(ADMIN, { open: '/contracts' });
    await expect(rowOf(page, 'Wartung pCAD')).toBeVisible();
    await expectAccessibleLooks(page, expectAccessible);
});

test('a contract passes axe on a phone and on a large screen, light and dark', async ({ page, signInAs, expectAccessible }) => {
    await signInAs(ADMIN, { open: '/contracts/c1' });
    await expect(firstInvoices(page).getByRole('listitem')).toHaveCount(5);
    await expectAccessibleLooks(page, expectAccessible, BRIEFLY);
});
