import { expect, test } from '../support/fixtures';
import { dialog } from '../support/parts';
import { ADMIN, pressWhenHeard } from '../support/portalPage';

/** Key presses that were meant for something else: before a dialog was seen, held, or repeated (SHELL-5). */

/** has no active ticket */
const ENGLISH = 'admin@northfield.example';

test('a restored draft of a ticket receives a space pressed at once, and is not sent', async ({ page, mock, signInAs }) => {
    await signInAs(ENGLISH, { open: '/tickets' });
    const open = page.getByRole('button', { name: 'New ticket' }).first();
    await open.click();
    const question = dialog(page).getByLabel('Your question');
    await question.fill('The post processor');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();

    await open.focus();
    await page.keyboard.press('Enter');
    await dialog(page).waitFor();
    await page.keyboard.press('Space');
    await expect(question).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.type('stops');
    await expect(question).toHaveValue(/^The post processor {1,2}stops$/);
    expect(await mock.calls('POST', /^tickets/)).toEqual([]);
});

test('holding Enter opens a deletion without confirming it, and so does a second press; a press after a pause confirms', async ({
    page,
    mock,
    signInAs,
}) => {
    await signInAs(ADMIN, { open: '/cloud-groups/g102' });
    const remove = page.getByRole('button', { name: /^Remove/ }).first();
    await remove.focus();
    await page.keyboard.down('Enter');
    for (let repeat = 0; repeat < 5; repeat++) await page.keyboard.down('Enter');
    await expect(dialog(page)).toBeVisible();
    for (let repeat = 0; repeat < 25; repeat++) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();

    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
    await expect(dialog(page)).not.toHaveAttribute('aria-busy', 'true');
    expect(await mock.calls('DELETE', /cloudGroups/)).toEqual([]);

    await pressWhenHeard(page, 'Enter');
    await expect(dialog(page)).toBeHidden();
    expect(await mock.calls('DELETE', /^cloudGroups\/g102\/users\/\w+$/)).toHaveLength(1);
});
