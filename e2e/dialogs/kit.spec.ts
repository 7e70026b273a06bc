import { expect, test } from '../support/fixtures';
import { heading } from '../support/parts';
import { expectNoOverflow } from '../support/portalPage';

/** The page of the kit (`mock-server/kit`): each part of `src/ui` with an example, and what only a browser can do with them. */

test.beforeEach(async ({ page }) => {
    await page.goto('/__mock/kit');
    await expect(heading(page)).toHaveText('The kit');
});

for (const mode of ['Light', 'Dark'])
    test(`shows its parts in ${mode.toLowerCase()}, on a phone too`, async ({ page, expectAccessible }) => {
        await page.setViewportSize({ width: 360, height: 740 });
        await page.getByRole('button', { name: /^Appearance/ }).click();
        await page.getByRole('menuitemradio', { name: mode }).click();
        await expect(page.locator('html')).toHaveAttribute('data-theme', mode.toLowerCase());
        expect(await page.getByRole('heading', { level: 2 }).count()).toBeGreaterThanOrEqual(7);
        await expectNoOverflow(page);
        await expectAccessible();
    });

test('a menu supports the keys of the ARIA pattern', async ({ page }) => {
    const button = page.getByRole('button', { name: 'Actions', exact: true }).first();
    const item = (name: string) => page.getByRole('menuitem', { name });
    await button.focus();
    await page.keyboard.press('ArrowUp');
    await expect(item('Delete')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(item('Edit')).toBeFocused();
    await page.keyboard.press('d');
    await expect(item('Delete')).toBeFocused();
    await page.keyboard.press('Home');
    await expect(item('Edit')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(button).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(item('Edit')).toBeFocused();
    // A key before the browser has told that the menu is closed.
    await button.evaluate((element: HTMLButtonElement) => {
        (element.popoverTargetElement as HTMLElement).hidePopover();
        element.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true }));
    });
    await expect(item('Delete')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('menu')).toHaveCount(0);
});

test('a confirmation opens above its dialog, with the messages reachable above both', async ({ page }) => {
    await page.getByRole('button', { name: 'Dialog sm' }).click();
    const dialog = page.getByRole('dialog', { name: /^A dialog/ });
    await expect(dialog.getByRole('textbox')).toBeFocused();
    await dialog.getByRole('button', { name: 'Ask' }).click();
    const question = page.getByRole('dialog', { name: 'A question' });
    await question.getByRole('button', { name: 'Delete' }).click();
    const message = page.getByText('It could not be deleted.');
    await expect(message).toBeVisible();
    await page.getByRole('button', { name: 'Dismiss the message' }).focus();
    await page.keyboard.press('Enter');
    await expect(message).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(dialog.getByRole('button', { name: 'Ask' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Dialog sm' })).toBeFocused();
});
