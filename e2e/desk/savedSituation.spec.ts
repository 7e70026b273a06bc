import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { dialog, dialogButton, rows } from '../support/parts';

test('a situation that a user saves shows support the same page with other names (SITUATION-4, SITUATION-5)', async ({
    page,
    signInAs,
    expectAccessible,
}) => {
    await signInAs('admin@holzmann.example');
    await page.goto('/licences/10010101/keys');
    await expect(rows(page).first()).toBeVisible();
    const figures = (within: Page) => within.getByText(/\b\d+ of \d+ used\b/).first();
    const [, usage = 'none'] = /(\d+ of .*)/.exec((await figures(page).textContent()) ?? '') ?? [];

    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Save my situation' }).click();
    await expect(dialogButton(page, 'Save file')).toBeEnabled();
    await dialog(page).getByRole('searchbox').fill('Holzmann');
    await expect(dialog(page)).toContainText('“Holzmann” does not appear anywhere in the file.');
    await dialog(page).getByRole('searchbox').fill('');
    await dialog(page).getByRole('combobox').selectOption('users');
    await expect(dialog(page).getByRole('table')).toBeVisible();
    await expectAccessible();
    const [download] = await Promise.all([page.waitForEvent('download'), dialogButton(page, 'Save file').click()]);
    expect(download.suggestedFilename()).toMatch(/^Situation-\d{4}-\d\d-\d\d\.json\.gz$/);
    const file = await readFile(await download.path());

    await page.goto('/__mock/desk#/situations');
    await page
        .getByLabel('File of a situation')
        .setInputFiles({ name: download.suggestedFilename(), mimeType: 'application/gzip', buffer: file });
    await page.getByRole('button', { name: 'Confirm' }).click();
    // The newest is the first; others of this server may be there.
    const card = page.getByRole('listitem').filter({ hasText: 'The situation of a user' }).first();
    await expect(card).toContainText('ADMIN on /licences/');
    const opened = page.context().waitForEvent('page');
    await card.getByRole('link', { name: /^Sign in as / }).click();
    const portal = await opened;
    await expect(portal).toHaveURL(/\/licences\/\d{8}\/keys$/);
    await expect(rows(portal).first()).toBeVisible();
    await expect(figures(portal)).toContainText(usage);
    await expect(portal.locator('body')).not.toContainText('Holzmann');
});
