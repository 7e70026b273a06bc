import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { jobBar, openJob } from '../jobs/jobsPage';
import { heading, submit } from '../support/parts';
import { ADMIN, expectFlowsOnPaper, LICENCE } from '../support/portalPage';
import { selectPage, open } from '../users/userBatchPage';

/** Printed pages (PRINT-1, PRINT-2). */

const table = (page: Page, name: string) => page.getByRole('table', { name });

/** What a printed page must not show, and every colour other than black for text and white behind it. */
const wrong = (page: Page): Promise<string[]> =>
    page.evaluate(() => {
        const isShown = (element: Element) =>
            element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
        const found: string[] = [];
        const screen =
            'header:not(main header), nav:not(main nav), aside, dialog, [data-toast-id], [data-foot], [role=search], select, button:not([data-prints]), a[data-variant]';
        for (const element of document.querySelectorAll(screen))
            if (isShown(element)) found.push(`shown: ${element.outerHTML.slice(0, 120)}`);
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
            const around = texts.currentNode.parentElement;
            if (!around || !texts.currentNode.textContent?.trim() || !isShown(around)) continue;
            const { color } = getComputedStyle(around);
            if (color !== 'rgb(0, 0, 0)') found.push(`${color}: ${texts.currentNode.textContent}`);
            for (let behind: Element | null = around; behind; behind = behind.parentElement) {
                const { backgroundColor } = getComputedStyle(behind);
                if (backgroundColor === 'rgba(0, 0, 0, 0)') continue;
                if (backgroundColor !== 'rgb(255, 255, 255)')
                    found.push(`on ${backgroundColor}: ${texts.currentNode.textContent}`);
                break;
            }
        }
        return found;
    });

async function expectPrintable(page: Page, title: string): Promise<void> {
    await expect(heading(page)).toHaveText(title);
    await page.emulateMedia({ media: 'print' });
    const head = page.getByRole('main').locator('> :first-child');
    const year = new Date().getFullYear();
    await expect(head).toHaveText(new RegExp(`^Customer PortalHolzmann Interior GmbH \\(10010\\)\\d{1,2} \\w+ ${year}$`));
    expect(await wrong(page)).toEqual([]);
}

const sheets = async (page: Page): Promise<number> =>
    ((await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []).length;

for (const [theme, width] of [
    ['dark', 1280],
    ['dark', 390],
    ['light', 800],
] as const) {
    test(`a list prints as a table with all columns and rows of its page, from ${width} px and ${theme}`, async ({
        page,
        signInAs,
    }) => {
        await page.setViewportSize({ width, height: 800 });
        await signInAs(ADMIN, { open: '/user-management?rows=50', theme });
        await expect(page.getByRole('main').getByText('anna.christ').first()).toBeVisible();
        await expect(table(page, 'Users')).toHaveCount(0);
        await expectPrintable(page, 'User management');
        // Users' licences and groups are read only in wide windows.
        const names = ['Name', 'E-mail', 'Status', ...(width >= 1100 ? ['Licences', 'Cloud groups'] : []), 'Note'];
        await expect(table(page, 'Users').getByRole('columnheader')).toHaveText(names);
        await expect(table(page, 'Users').getByRole('row')).toHaveCount(51);
        await expect(page.getByRole('main')).toContainText('1–50 of');
        // A sheet lists what the screen only counts.
        await expect(table(page, 'Users').getByText(/^\+\d+$/)).toHaveCount(0);
        // Its head is repeated on each sheet.
        await expect(table(page, 'Users').locator('thead')).toHaveCSS('display', 'table-header-group');
        expect(await sheets(page)).toBeGreaterThan(1);
        await expectFlowsOnPaper(page);
        await expect(table(page, 'Users')).toHaveCount(0);
        await expect(page.getByRole('searchbox')).toBeVisible();
    });
}

test('the browser’s own events print a list too, as in Firefox', async ({ page, signInAs }) => {
    await signInAs(ADMIN, { open: '/licences' });
    await expect(page.getByRole('grid')).toBeVisible();
    const rows = await page.evaluate(async () => {
        dispatchEvent(new Event('beforeprint'));
        await Promise.resolve();
        const { length } = document.querySelectorAll('main table tr');
        dispatchEvent(new Event('afterprint'));
        return length;
    });
    expect(rows).toBeGreaterThan(5);
    await expect(page.locator('main table')).toHaveCount(0);
});

for (const [path, title, text] of [
    ['/contracts/c1', 'Wartung pCAD', 'All invoices of a year'],
    [`/licences/${LICENCE}`, /./, 'Licence keys'],
    ['/user-management/u102', 'Jan Kowalski', 'user@holzmann.example'],
    ['/contracts?view=invoices', 'Contracts and invoices', 'Rechnung-'],
] as const) {
    test(`${path} prints in black on white, without anything to press`, async ({ page, signInAs }) => {
        await signInAs(ADMIN, { open: path, theme: 'dark' });
        await expect(page.getByRole('main')).toContainText(text);
        await page.waitForLoadState('networkidle');
        const shown = await heading(page).innerText();
        expect(shown).toMatch(title);
        await expectPrintable(page, shown);
        await expect(page.getByRole('main')).toContainText(text);
        await expect(page.getByRole('columnheader', { name: 'Actions' })).toHaveCount(0);
        expect(await sheets(page)).toBeGreaterThan(0);
        await expectFlowsOnPaper(page);
    });
}

/** A4 without its margins. */
const PAPER = { width: 703, height: 1016 };

test('whole texts are on paper, each in its row', async ({ page, signInAs }) => {
    await page.setViewportSize(PAPER);
    await signInAs(ADMIN, { open: '/tickets' });
    await expect(page.getByRole('main')).toContainText('Closed tickets');
    await page.waitForLoadState('networkidle');
    await page.emulateMedia({ media: 'print' });
    const rows = table(page, 'Closed tickets').getByRole('row');
    await expect(rows).not.toHaveCount(0);
    const outside = await rows.evaluateAll(shown =>
        shown.flatMap(row => {
            const range = document.createRange();
            range.selectNodeContents(row);
            const { bottom } = row.getBoundingClientRect();
            return range.getBoundingClientRect().bottom > bottom + 1 ? [row.textContent] : [];
        }),
    );
    expect(outside).toEqual([]);
});

test('deadlines begin on the first sheet, below the period that is shown', async ({ page, signInAs }) => {
    await page.setViewportSize(PAPER);
    await signInAs(ADMIN, { open: '/deadlines?days=365' });
    await expect(page.locator('main time').nth(9)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('Next 365 days')).toBeVisible();
    await expect(page.getByText('Next 30 days')).toBeHidden();
    // Otherwise every day would have to be on the sheet of the one before.
    await expect(page.getByRole('heading', { level: 3 }).first()).toHaveCSS('break-after', 'auto');
});

test('the result of work on many prints, without its bar', async ({ page, signInAs }) => {
    await signInAs(ADMIN, { open: '/user-management', theme: 'dark' });
    await selectPage(page);
    await open(page, 'Reset password');
    await submit(page).click();
    await expect(jobBar(page)).toContainText('Done for 17 users', { timeout: 20_000 });
    await openJob(page, 'Reset password');
    await expectPrintable(page, 'Reset password');
    await expect(table(page, 'Users').getByRole('row')).toHaveCount(18);
    await expectFlowsOnPaper(page);
});

/** The headers of the table as a sheet has them: the width of the paper is the window's, which only a real print shows. */
async function onPaper(page: Page): Promise<string[]> {
    await page.evaluate(() => {
        const heads: string[] = [];
        Object.assign(window, { heads });
        const note = () => {
            heads.splice(0, heads.length, ...[...document.querySelectorAll('main table thead th')].map(th => th.textContent));
        };
        matchMedia('print').addEventListener('change', ({ matches }) => matches && note());
        matchMedia('(min-width: 1100px)').addEventListener('change', () => matchMedia('print').matches && note());
    });
    await page.pdf({ format: 'A4' });
    return page.evaluate(() => (window as unknown as { heads: string[] }).heads);
}

test('licences and groups are on paper, which is narrow, when the window had room for them or they were read before', async ({
    page,
    signInAs,
}) => {
    await signInAs(ADMIN, { open: '/user-management' });
    await expect(page.locator('[data-field=licences]').filter({ hasText: 'CAD' }).first()).toBeVisible();
    const all = ['Name', 'E-mail', 'Status', 'Licences', 'Cloud groups', 'Note'];
    expect(await onPaper(page)).toEqual(all);
    await page.setViewportSize({ width: 800, height: 800 });
    await expect(page.getByRole('columnheader', { name: 'Licences' })).toHaveCount(0);
    expect(await onPaper(page)).toEqual(all);
    await page.reload();
    await expect(page.getByRole('main').getByText('anna.christ').first()).toBeVisible();
    expect(await onPaper(page)).toEqual(['Name', 'E-mail', 'Status', 'Note']);
});

test('seats over time are on paper without the links and buttons above them', async ({ page, signInAs }) => {
    await signInAs(ADMIN, { open: '/licences/10010101' });
    const curve = page.getByRole('region', { name: 'Seats over time' });
    await curve.scrollIntoViewIfNeeded();
    await expect(curve.getByRole('slider')).toBeVisible();
    await expect(curve.getByRole('link', { name: 'Before a renewal' })).toBeVisible();
    await expectPrintable(page, 'CAD Planung Stuttgart');
    await expect(curve.getByRole('list', { name: 'Dates after today' })).toBeVisible();
});

test('the figures before a renewal are on one sheet, those of all licences too', async ({ page, signInAs }) => {
    await signInAs(ADMIN, { open: '/renewal' });
    await expect(page.getByRole('slider', { name: 'Day in the chart' })).toBeVisible();
    expect(await sheets(page)).toBe(1);
    await page.goto('/renewal?contract=c2');
    await expect(page.getByRole('slider', { name: 'Day in the chart' })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    // The choice of the contract is its name there.
    await expect(page.getByRole('combobox', { name: 'Contract' })).toHaveCSS('background-image', 'none');
    expect(await sheets(page)).toBe(1);
});
