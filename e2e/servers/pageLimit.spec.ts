import type { Page } from '@playwright/test';
import { openExport, saveFile } from '../support/exportDialog';
import { expect, test } from '../support/fixtures';
import { jobBar } from '../jobs/jobsPage';
import { ADMIN } from '../support/portalPage';
import { savedCsv } from '../support/savedCsv';
import { bar, open, selectPage, USERS } from '../users/userBatchPage';

/** A server with a limit of its own for the rows of one response: nothing is cut (QUERY-12). */

test.use({ scale: 210 });

/** The number of rows that the list says it has. */
async function totalOf(page: Page): Promise<number> {
    const shown = await page.getByText(/^1–20 of \d+$/).textContent();
    return Number(shown?.split(' ').at(-1));
}

for (const [pageLimit, nextLinks] of [
    [100, true],
    [30, false],
] as const) {
    test(`at ${pageLimit} rows, a file, a selection and a bulk action have everybody`, async ({ page, signInAs, mock }) => {
        await mock.settings({ pageLimit, nextLinks });
        await signInAs(ADMIN, USERS);
        const total = await totalOf(page);
        expect(total).toBeGreaterThan(200);

        await openExport(page);
        const file = await savedCsv(page, () => saveFile(page).click());
        const email = file.head.indexOf('E-mail');
        expect(new Set(file.rows.map(row => row[email])).size).toBe(total);

        await selectPage(page);
        await bar(page)
            .getByRole('button', { name: `Select all ${total}` })
            .click();
        await expect(bar(page)).toContainText(`${total} users selected`);
        const modal = await open(page, 'Add to cloud group');
        await modal.getByLabel('Cloud group').selectOption({ label: 'Auszubildende' });
        const members = await modal.getByText('Already a member').count();
        await modal.getByRole('button', { name: 'Add' }).click();
        await expect(jobBar(page)).toContainText(`Done for ${total - members} users`, { timeout: 60_000 });
    });

    test(`at ${pageLimit} rows, every page of a list and every find is there`, async ({ page, signInAs, mock }) => {
        await mock.settings({ pageLimit, nextLinks });
        await signInAs(ADMIN, { open: '/licences/10010190/keys?rows=100' });
        const main = page.getByRole('main');
        await expect(main.getByText(/^1–100 of 2\d\d$/)).toBeVisible();
        await main.getByRole('button', { name: 'Next page' }).click();
        await expect(main.getByText(/^101–200 of 2\d\d$/)).toBeVisible();
        await expect(main.getByRole('grid').getByRole('row').nth(20)).toBeVisible();

        const last = await lastPerson(page);
        await page.getByRole('button', { name: 'Find', exact: true }).click();
        const finder = page.getByRole('dialog', { name: 'Find' });
        await finder.getByRole('combobox').fill(last);
        await expect(finder.getByRole('option', { name: last }).first()).toBeVisible();
    });
}

/** The e-mail address of the last person of the list of users. */
async function lastPerson(page: Page): Promise<string> {
    await page.goto('/user-management?orderby=email%20desc');
    const cell = page.getByRole('gridcell').filter({ hasText: '@' }).first();
    return ((await cell.textContent()) ?? '').trim();
}
