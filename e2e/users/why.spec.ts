import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { dialog, dialogButton, heading } from '../support/parts';
import { ACCOUNT, ADMIN, changes } from '../support/portalPage';

/** What stops a person (WHY-1 to WHY-6): found with the finder, remedied on the page, and reached from a mail. */

const top = (page: Page) => page.getByRole('main').getByRole('region').first();

test('the finder leads to what stops a user; what is not known is remedied there, by keyboard', async ({
    page,
    signInAs,
    mock,
    expectAccessible,
}) => {
    await signInAs(ADMIN);
    // The shortcut works as soon as its button is there.
    await page.getByRole('button', { name: 'Find', exact: true }).waitFor();
    await page.keyboard.press('/');
    await page.getByRole('combobox').fill('kowalski stops');
    await expect(page.getByRole('option', { name: /What stops Jan Kowalski\?/ })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/user-management\/u102\/why$/);
    await expect(heading(page)).toHaveText('What stops Jan Kowalski?');
    await page.getByRole('combobox', { name: 'Check for' }).selectOption('pcad');
    await expect(page).toHaveURL(/\?product=pcad$/);
    await expect(top(page)).toContainText('Nothing that the portal can see stops Jan Kowalski.');
    await expectAccessible();

    const release = top(page).getByRole('button', { name: /^Release / });
    await release.focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
    await dialogButton(page, 'Release').click();
    await expect(top(page).getByRole('button', { name: /^Release / })).toHaveCount(0);
    await expect(top(page)).toBeVisible();
    // The button is gone: the focus is not.
    await expect(page.locator('main :focus')).toHaveCount(1);
    expect(await changes(mock)).toEqual([expect.stringMatching(/^DELETE .*\/seats\//)]);
});

test('a link in a mail opens its dialog after the sign-in, once, and sends nothing', async ({ page, mock }) => {
    await page.goto('/user-management/u105?do=activate');
    await expect(page).toHaveURL(/mode=auth&redirect=/);
    await page.locator('input[autocomplete=username]').fill(ADMIN);
    await page.locator('input[autocomplete=current-password]').fill('portal');
    await page.locator('form button[type=submit]').click();
    await expect(page.getByRole('dialog', { name: 'Resend activation' })).toBeVisible();
    await expect(page).toHaveURL(/\/user-management\/u105$/);
    expect(await changes(mock)).toEqual(['POST user/token']);
    await page.reload();
    await expect(heading(page)).toHaveText('Moritz Neuling');
    await expect(dialog(page)).toHaveCount(0);
});

test('users see what stops them, and take it into a ticket', async ({ page, signInAs, expectAccessible }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await signInAs(ACCOUNT, { open: '/licences' });
    await page
        .getByRole('button', { name: /^Actions for/ })
        .or(page.getByRole('link', { name: 'What stops me?' }))
        .first()
        .click();
    await page
        .getByRole('menuitem', { name: 'What stops me?' })
        .or(page.getByRole('heading', { level: 1, name: 'What stops me?' }))
        .first()
        .click();
    await expect(heading(page)).toHaveText('What stops me?');
    await expectAccessible();
    await page.getByRole('link', { name: 'Open a ticket' }).click();
    await expect(dialog(page)).toBeVisible();
    // There is one already, which takes it as well.
    await dialog(page)
        .getByRole('link', { name: /^Open ticket/ })
        .click();
    await page.getByRole('button', { name: 'Add technical details' }).click();
    await expect(page.getByRole('textbox')).toHaveValue(/Jan Kowalski, Everything, /);
});
