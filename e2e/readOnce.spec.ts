import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

/** What a change leads to is read once: the page that is left asks for nothing more. */

const dialog = (page: Page) => page.getByRole('dialog');

test('a new ticket is opened, and its messages are read once', async ({ page, signInAs, mock }) => {
    await signInAs('admin@northfield.example', { open: '/tickets' });
    await page.getByRole('button', { name: 'New ticket' }).click();
    await dialog(page).getByRole('textbox').fill('How are tools changed?');
    await mock.forgetCalls();
    await dialog(page).getByRole('button', { name: 'Create ticket' }).click();
    await expect(page).toHaveURL(/\/tickets\/t\w+$/);
    await expect(page.getByText('How are tools changed?').last()).toBeVisible();
    expect(await mock.calls('GET', /messages/)).toHaveLength(1);
});

test('a new group is opened, and the list that is left is not read anew', async ({ page, signInAs, mock }) => {
    await signInAs('admin@holzmann.example', { open: '/cloud-groups' });
    await page
        .getByRole('button', { name: /^(Create|New)/ })
        .first()
        .click();
    await dialog(page).getByRole('textbox').fill('Nordgruppe');
    await mock.forgetCalls();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nordgruppe');
    const lists = (await mock.calls('GET', /^\/?(api\/)?cloudGroups\?/)).filter(({ path }) => !path.includes('$filter'));
    expect(lists).toEqual([]);
});
