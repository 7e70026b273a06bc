import { expect, test } from '../support/fixtures';
import { dialog } from '../support/parts';
import { ADMIN, grid, sidebar, tabTo } from '../support/portalPage';

/** A user journey without a pointer (docs/quality.md, "Accessibility and languages"). */

test('from sign-in to a renamed licence by keyboard alone', async ({ page, mock }) => {
    await page.goto('/');
    await page.evaluate(() => localStorage.setItem('language', 'en'));
    await page.reload();
    await tabTo(page, page.getByLabel('E-mail address'));
    await page.keyboard.type(ADMIN);
    await tabTo(page, page.getByLabel('Password', { exact: true }));
    await page.keyboard.type('portal');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/dashboard$/);
    await tabTo(page, sidebar(page).getByRole('link', { name: 'Licences' }));
    await page.keyboard.press('Enter');
    await expect(grid(page).getByRole('gridcell').first()).toBeVisible();

    // Into the grid, down to the first row that can be renamed, and along it to its actions.
    await tabTo(page, grid(page).getByRole('columnheader').first());
    const rename = page.getByRole('button', { name: 'Rename', disabled: false }).first();
    const index = await rename.evaluate(button => Number(button.closest('[role=row]')?.getAttribute('aria-rowindex')));
    for (let row = 1; row < index; row++) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('End');
    await expect(rename).toBeFocused();
    await page.keyboard.press('Enter');
    const field = page.getByRole('dialog', { name: 'Rename licence' }).getByRole('textbox');
    await expect(field).toBeFocused();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('By keyboard');
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toHaveCount(0);
    await expect(grid(page).getByText('By keyboard')).toBeVisible();
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
    expect(await mock.calls('PATCH')).toHaveLength(1);
});
