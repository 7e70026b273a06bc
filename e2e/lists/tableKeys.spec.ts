import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { rows, toasts } from '../support/parts';
import { ADMIN, openNext, TABLES } from '../support/portalPage';

/** What keys do in tables: stops of Tab, selecting and copying (LIST-14, LIST-18). */

/** The cells of the table that Tab reaches, each once, by row and column. */
const stops = (page: Page) =>
    page.getByRole('grid').evaluate(table => {
        const cells = [...table.querySelectorAll<HTMLElement>('*')]
            .filter(element => element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility())
            .map(element => element.closest<HTMLElement>('[data-field]'));
        return [...new Set(cells)].map(cell => [
            cell?.closest('[role=row]')?.getAttribute('aria-rowindex'),
            cell?.dataset.field ?? 'no cell',
        ]);
    });

/** The tables whose rows open a page. */
const OPENING: readonly string[] = TABLES.filter(path => !/keys|seats|invoices/.test(path));

/** The index of the current history entry. */
const place = (page: Page) => page.evaluate(() => (history.state as { idx: number }).idx);

/** Tab stops once in the table, at its current cell, which the arrows move. */
async function expectOneStop(page: Page): Promise<void> {
    expect(await stops(page)).toEqual([['1', expect.any(String)]]);
    const index = await rows(page).nth(1).getAttribute('aria-rowindex');
    await page.locator('[role=columnheader][tabindex="0"], [role=columnheader] [tabindex="0"]').first().focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    // To each cell of the row, and from the last one to the next row.
    const fields = await rows(page)
        .nth(1)
        .locator('[data-field]')
        .evaluateAll(cells => cells.map(cell => (cell as HTMLElement).dataset.field));
    await page.keyboard.press('Home');
    for (const next of fields) {
        await expect.poll(() => stops(page)).toEqual([[index, next]]);
        await page.keyboard.press('ArrowRight');
    }
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => stops(page)).toEqual([[String(Number(index) + 1), fields.at(-1)]]);
}

/** Enter in a row opens its page once: one step back returns. */
async function expectOpenedOnce(page: Page, path: string): Promise<void> {
    const link = page.getByRole('grid').getByRole('rowheader').first().getByRole('link');
    for (const from of ['link', 'cell']) {
        await link.waitFor();
        const before = await place(page);
        await link.focus();
        if (from === 'cell') await page.keyboard.press('ArrowRight');
        await page.keyboard.press('Enter');
        await expect(page).not.toHaveURL(url => url.pathname === path);
        expect(await place(page)).toBe(before + 1);
        await page.goBack();
        await expect(page).toHaveURL(url => url.pathname === path);
    }
}

for (const path of TABLES) {
    const opens = OPENING.includes(path);
    test(`Tab stops once in the table of ${path}, at its current cell${opens ? ', and Enter opens a row once' : ''}`, async ({
        page,
        signInAs,
    }) => {
        await signInAs(ADMIN, { open: path });
        await rows(page).first().waitFor();
        await page.waitForLoadState('networkidle');
        await expectOneStop(page);
        if (opens) await expectOpenedOnce(page, path);
    });
}

test.describe('copying', () => {
    test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

    const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
    const cell = (page: Page, row: number, field: string) => rows(page).nth(row).locator(`[data-field=${field}]`);

    test('a cell is copied with what it shows, in every list', async ({ page, signInAs }) => {
        await signInAs(ADMIN, { open: null });
        for (const path of TABLES) {
            await openNext(page, path);
            await rows(page).first().waitFor();
            await page.waitForLoadState('networkidle');
            const fields = await rows(page)
                .first()
                .locator('[data-field]:not([data-field=__check__], [data-field=actions])')
                .evaluateAll(cells => cells.map(one => (one as HTMLElement).dataset.field ?? ''));
            for (const field of fields) {
                await page.evaluate(() => navigator.clipboard.writeText('nothing yet'));
                const shown = (await cell(page, 0, field).innerText()).replaceAll(/\s+/g, ' ').trim();
                await cell(page, 0, field).evaluate(element => element.focus());
                await expect.poll(() => page.evaluate(() => document.activeElement?.closest('[data-field]') !== null)).toBe(true);
                await page.keyboard.press('ControlOrMeta+C');
                // Its text may say more than there is room for, e.g. a name with its address, or less, e.g. a number without its word.
                const isOf = (text: string) => text.includes(shown) || (text !== '' && shown.includes(text));
                if (shown !== '') await expect.poll(async () => isOf(await copied(page)), `${path} ${field}`).toBe(true);
            }
        }
    });

    test('the selected rows are copied together, with a tab between two cells', async ({ page, signInAs }) => {
        await signInAs(ADMIN, { open: '/user-management' });
        await rows(page).first().waitFor();
        await page.waitForLoadState('networkidle');
        await cell(page, 1, 'email').click({ position: { x: 1, y: 1 }, modifiers: ['Alt'] });
        await page.keyboard.press('Space');
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Shift+Space');
        await expect(page.getByText('3 users selected')).toBeVisible();
        await page.keyboard.press('ControlOrMeta+C');
        await expect(toasts(page).filter({ hasText: '3 rows copied' })).toBeVisible();
        const lines = (await copied(page)).split('\n').map(line => line.split('\t'));
        expect(lines).toHaveLength(3);
        for (const [at, line] of lines.entries()) {
            expect(line[0]).toBe(await cell(page, at + 1, 'user').innerText());
            expect(line).toContain(await cell(page, at + 1, 'email').innerText());
        }
        await page.keyboard.press('ControlOrMeta+A');
        await expect(page.getByText('20 users selected')).toBeVisible();
    });
});
