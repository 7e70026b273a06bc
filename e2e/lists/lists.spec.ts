import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { dialog, search } from '../support/parts';
import { ADMIN, focusedTag, LICENCE, sidebar } from '../support/portalPage';

/** Lists with a keyboard or a screen reader. */

const grid = (page: Page, name: string) => page.getByRole('grid', { name, exact: true });
/** What the list announces to a screen reader. */
const said = (page: Page, name: string) => page.getByRole('region', { name, exact: true }).locator('p[role=status]').first();

test('a click with Ctrl or the middle button beside the name of a row opens a tab, as on the name', async ({
    page,
    signInAs,
}) => {
    await signInAs(ADMIN, { open: '/user-management' });
    const row = grid(page, 'Users').getByRole('row').nth(2);
    const name = row.getByRole('rowheader').getByRole('link');
    const path = await name.getAttribute('href');
    for (const how of [{ modifiers: ['Control' as const] }, { button: 'middle' as const }]) {
        const tab = page.context().waitForEvent('page');
        await row.getByRole('gridcell').nth(2).click(how);
        await expect(await tab).toHaveURL(url => url.pathname === path);
        await (await tab).close();
    }
    await expect(page).toHaveURL(/user-management$/);
});

test('a list announces in one status how many rows there are, which are on the page, and that it loads', async ({
    page,
    mock,
    signInAs,
}) => {
    await signInAs(ADMIN, { open: '/user-management' });
    const status = said(page, 'Users');
    await expect(status).toHaveText(/^Entries 1 to 20 of \d+\. Sorted by E-mail, ascending\.$/);

    const next = page.getByRole('button', { name: 'Next page' });
    await next.press('Enter');
    await expect(status).toHaveText(/^Entries 21 to /);
    await page.getByRole('columnheader', { name: 'Name' }).click();
    await expect(status).toHaveText(/^Entries 1 to 20 .*Sorted by Name, ascending\.$/);

    await mock.settings({ latency: 400 });
    await page.getByRole('button', { name: 'Refresh' }).press('Enter');
    await expect(status).toHaveText('Loading the list');
    await expect(page.locator('[aria-busy=true]').first()).toBeAttached();
    await expect(status).toHaveText(/^Entries 1 to 20 of /);
    await expect(page.getByRole('region', { name: 'Users' }).locator('[class*=body]')).toHaveAttribute('aria-busy', 'false');

    await search(page, 'nobody is called this');
    await expect(status).toHaveText('0 entries.');
    await search(page, ADMIN);
    await expect(status).toHaveText(/^1 entry\./);
    // Always the same element.
    await expect(
        page
            .getByRole('main')
            .getByRole('status')
            .filter({ hasText: /entry|Entries/ }),
    ).toHaveCount(1);
});

test('a table announces all its rows, has column and row headers, and names its buttons after row and column', async ({
    page,
    signInAs,
    expectAccessible,
}) => {
    await signInAs(ADMIN, { open: '/user-management' });
    const users = grid(page, 'Users');
    await expect(said(page, 'Users')).toHaveText(/^Entries/);
    const total = Number((await said(page, 'Users').innerText()).match(/of (\d+)/)?.[1]);
    await expect(users).toHaveAttribute('aria-rowcount', String(total + 1));
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(users.getByRole('row').nth(1)).toHaveAttribute('aria-rowindex', '22');
    await expect(users.getByRole('columnheader', { name: 'E-mail' }).getByRole('button')).toHaveAccessibleName('Sort by E-mail');
    await expectAccessible();

    await signInAs(ADMIN, { open: '/licences' });
    const row = grid(page, 'Licences').getByRole('row').nth(1);
    const licence = await row.getByRole('rowheader').innerText();
    await expect(row.getByRole('button', { name: `Rename: ${licence}`, exact: true })).toBeAttached();
    await expect(row.getByRole('link', { name: `Show details: ${licence}`, exact: true })).toBeAttached();
    await page.getByRole('button', { name: 'Cards' }).click();
    await expect(page.getByRole('link', { name: `Show details: ${licence}`, exact: true })).toBeAttached();
});

test('sub-pages of a licence have its name in their titles', async ({ page, signInAs }) => {
    await signInAs(ADMIN, { open: `/licences/${LICENCE}` });
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).not.toHaveText('Loading');
    const licence = await heading.innerText();
    for (const part of ['users', 'keys', 'seats', 'modules']) {
        await page.goto(`/licences/${LICENCE}/${part}`);
        await expect(page).toHaveTitle(new RegExp(licence));
    }
});

test('the focus stays in the list when the focused element disappears or is disabled', async ({ page, mock, signInAs }) => {
    await signInAs(ADMIN, { open: '/user-management' });
    const region = page.getByRole('region', { name: 'Users' });
    const next = page.getByRole('button', { name: 'Next page' });
    await next.waitFor();
    for (let turn = 0; turn < 40 && (await next.getAttribute('aria-disabled')) !== 'true'; turn++) {
        await next.press('Enter');
        await expect(next).toBeFocused();
    }
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(next).toBeFocused();

    // The notice about an empty result, with its button.
    await search(page, 'nobody is called this');
    await page.getByRole('button', { name: 'Show all' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Show all' })).toHaveCount(0);
    await expect.poll(() => focusedTag(page)).not.toBe('BODY');
    await expect(region.locator(':focus').or(region)).not.toHaveCount(0);

    // The bar for selected rows.
    await page.getByRole('checkbox').nth(1).press(' ');
    const clear = page.getByRole('button', { name: 'Clear selection' });
    await clear.press('Enter');
    await expect(clear).toHaveCount(0);
    await expect(region).toBeFocused();

    // The notice of a failure.
    await mock.fault({ method: 'GET', path: 'licences', kind: 'status', status: 500 });
    await page.goto('/licences');
    const again = page.getByRole('button', { name: 'Try again' });
    await again.waitFor();
    await mock.clearFaults();
    await again.press('Enter');
    await expect(again).toHaveCount(0);
    await expect.poll(() => focusedTag(page)).not.toBe('BODY');
    await expect(sidebar(page).locator(':focus')).toHaveCount(0);
});

test('a list to choose from announces the number of matches, and that it loads', async ({ page, mock, signInAs }) => {
    await signInAs(ADMIN, { open: '/cloud-groups/g101' });
    await page.getByRole('button', { name: /^Add/ }).first().click();
    const status = dialog(page)
        .getByRole('status')
        .filter({ hasText: /entr|Loading/ });
    await expect(status).toHaveText(/^\d+ entries\.$/);
    await mock.settings({ latency: 600 });
    await dialog(page).getByRole('searchbox').fill('nobody is called this');
    await expect(status).toHaveText('0 entries.');
});

test.describe('no column of a table is covered, and the least important ones are hidden in narrow windows', () => {
    /** The width in px from which lists fit beside the navigation without scrolling, and a column that stays at every width. */
    const FITS: Readonly<Record<string, readonly [from: number, stays: string]>> = {
        '/licences': [800, 'Used'],
        '/user-management': [800, 'Status'],
        [`/licences/${LICENCE}/users`]: [800, 'E-mail'],
        [`/licences/${LICENCE}/keys`]: [800, 'Expiry date'],
        '/licences/10010101/seats': [800, 'Status'],
        '/cloud-groups': [1024, 'Members'],
        '/cloud-groups/g101': [1024, 'E-mail'],
        '/contracts': [1280, 'End'],
        '/contracts?view=invoices': [800, 'Date'],
        '/tickets': [1024, 'Question'],
    };

    for (const [path, [from, stays]] of Object.entries(FITS)) {
        test(path, async ({ page, signInAs }) => {
            await signInAs(ADMIN, { open: path });
            const table = page.getByRole('grid');
            const scroller = page.locator('.MuiDataGrid-virtualScroller').first();
            for (const width of [1280, 1024, 800, 768]) {
                await page.setViewportSize({ width, height: 1000 });
                await table.getByRole('rowheader').first().waitFor();
                // A few pixels belong to the grid itself.
                const beyond = () => scroller.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
                await expect.poll(beyond, `${width} px`).toBeLessThan(8);
                await expect(page.getByRole('columnheader', { name: stays }).first()).toBeVisible();
                if (width === 768) continue;
                const measured = () =>
                    table.evaluate(grid => {
                        const box = grid.querySelector('.MuiDataGrid-virtualScroller') ?? grid;
                        const covered: string[] = [];
                        for (const end of [0, box.scrollWidth]) {
                            box.scrollLeft = end;
                            const edge = box.getBoundingClientRect();
                            const row = grid.querySelector('[role=row]:has([role=rowheader])');
                            const cells = grid.querySelectorAll('[role=columnheader]');
                            for (const cell of [...cells, ...(row?.querySelectorAll('[data-field]') ?? [])]) {
                                const { left, right, top, bottom } = cell.getBoundingClientRect();
                                const [x, y] = [(left + right) / 2, (top + bottom) / 2];
                                if (x < edge.left || x > edge.right || right - left < 2) continue;
                                const hit = document.elementFromPoint(x, y);
                                if (!hit || !cell.contains(hit)) covered.push(`${cell.getAttribute('data-field')}`);
                            }
                        }
                        box.scrollLeft = 0;
                        const headings = [...grid.querySelectorAll('[role=columnheader]')];
                        const end = Math.max(...headings.map(heading => heading.getBoundingClientRect().right));
                        return { covered, beyond: Math.max(0, Math.round(end - box.getBoundingClientRect().right)) };
                    });
                await expect
                    .poll(measured, `${width} px`)
                    .toEqual({ covered: [], beyond: width >= from ? 0 : expect.any(Number) });
            }
        });
    }
});

test('the rows per page can be chosen, and pages opened by number, as a table and as cards', async ({
    page,
    signInAs,
    expectAccessible,
}) => {
    await signInAs(ADMIN, { open: '/user-management' });
    const number = page.getByRole('spinbutton', { name: 'Page' });
    const rows = page.getByRole('combobox', { name: 'Entries per page' });
    for (const mode of ['Table', 'Cards']) {
        await page.getByRole('button', { name: mode }).click();
        await number.fill('3');
        await number.press('Enter');
        await expect(page).toHaveURL('/user-management?page=3');
        await expect(said(page, 'Users')).toHaveText(/^Entries 41 to 60 /);
        await expect(number).toBeFocused();
        await expectAccessible();

        await rows.focus();
        await rows.selectOption('100');
        await expect(page).toHaveURL('/user-management?rows=100');
        await expect(said(page, 'Users')).toHaveText(/^\d+ entries\. /);
        await expect(number).toHaveCount(0);
        await expect(rows).toBeFocused();
        await rows.selectOption('20');
        await expect(page).toHaveURL('/user-management');
    }
    await page.setViewportSize({ width: 320, height: 640 });
    await expect(number).toBeVisible();
    await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
        .toBeLessThanOrEqual(0);
});
