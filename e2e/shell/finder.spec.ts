import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { dialog, heading, toasts } from '../support/parts';
import { ACCOUNT, ADMIN, expectNoOverflow } from '../support/portalPage';
import { LANGUAGES, textsOf } from '../support/texts';

/** The finder in the header (FIND-1 to FIND-8). */

const PHONE = { width: 360, height: 740 };

const finder = (page: Page) => page.getByRole('dialog', { name: 'Find' });
const field = (page: Page) => page.getByRole('combobox');
const option = (page: Page, name: string | RegExp) => finder(page).getByRole('option', { name });
/** The live region, without that of the toasts, which are in the topmost dialog. */
const said = (page: Page) => finder(page).locator('p[role=status]');
const trigger = (page: Page) => page.getByRole('button', { name: 'Find', exact: true });

test('by mouse: who has this key, and the way to the person', async ({ page, mock, signInAs, expectAccessible }) => {
    await signInAs(ADMIN, { open: '/user-management/u101' });
    const token = await page
        .getByText(/^[A-Z2-9]{4}(-[A-Z2-9]{4}){4}$/)
        .first()
        .innerText();
    await page.goto('/applications');
    await trigger(page).click();
    await mock.forgetCalls();
    await field(page).fill(`  ${token.toLowerCase()} `);
    await expect(finder(page).getByRole('group', { name: 'Licence keys' }).getByRole('option')).toHaveCount(1);
    await expect(option(page, /Sabine Holzmann admin@/)).toBeVisible();
    await expect(said(page)).toContainText('matches');
    await expectAccessible('dialog');
    const calls = (await mock.calls('GET')).map(({ path }) => path.split('?')[0]);
    expect(calls, 'one read of each collection').toEqual([...new Set(calls)]);

    await option(page, /Sabine Holzmann admin@/).click();
    await expect(page).toHaveURL(/\/user-management\/u101$/);
    await expect(heading(page)).toContainText('Sabine Holzmann');

    await trigger(page).click();
    await expect(finder(page).getByRole('group', { name: 'Recently opened' })).toContainText('Sabine Holzmann');
    await page.mouse.click(10, 700);
    await expect(finder(page)).toBeHidden();
    await expect(trigger(page)).toBeFocused();
});

test('by keyboard: a machine, a list with all matches, an action', async ({ page, signInAs }) => {
    await signInAs(ADMIN);
    // The shortcut works as soon as its button is there.
    await trigger(page).waitFor();
    // What is typed before the finder's code has arrived is not lost.
    await page.keyboard.type('/ws-planung');
    await expect(field(page)).toHaveValue('ws-planung');
    await expect(field(page)).toBeFocused();
    await expect(option(page, /^WS-PLANUNG/).first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(option(page, /^WS-PLANUNG/).nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/licences\/\d+\/seats\?filter=WS-PLANUNG/);
    await expect(page.locator('main')).toBeFocused();

    await page.keyboard.press('Control+k');
    await field(page).fill('holz');
    const all = finder(page).getByRole('group', { name: 'Users' }).getByRole('option').last();
    await expect(all).toHaveText(/^Show all \d+ matches$/);
    for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowDown');
    await expect(all).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Escape');
    await expect(finder(page)).toBeHidden();

    await page.keyboard.press('/');
    await field(page).fill('create us');
    await expect(option(page, 'Create user')).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Create user' })).toBeVisible();
    // Not again after a reload, and no finder above a dialog.
    await page.keyboard.press('Control+k');
    await expect(finder(page)).toBeHidden();
    await page.reload();
    await expect(heading(page)).toBeVisible();
    await expect(dialog(page)).toBeHidden();
});

test('a user finds the own keys, videos and pages alone', async ({ page, mock, signInAs }) => {
    await signInAs(ACCOUNT, { language: 'de' });
    await page.getByRole('button', { name: 'Suchen', exact: true }).click();
    await mock.forgetCalls();
    await field(page).fill('schr');
    await expect(page.getByRole('group', { name: 'Videos' }).getByRole('option').first()).toBeVisible();
    await field(page).fill('rooms');
    const own = page.getByRole('group', { name: 'Lizenzschlüssel' }).getByRole('option');
    await expect(own).toHaveCount(1);
    expect(await mock.calls('GET', /^\/?(users|keys|licences)\?/)).toEqual([]);
    await field(page).fill('lizenz');
    await page.getByRole('option', { name: 'Lizenzschlüssel' }).click();
    await expect(page).toHaveURL(/\/licences$/);
});

test('a slow and a failing kind leave the others alone', async ({ page, mock, signInAs }) => {
    await signInAs(ADMIN, { open: '/applications' });
    await mock.fault({ path: 'keys', kind: 'delay', seconds: 20 });
    await mock.fault({ path: 'invoices', kind: 'status', status: 500 });
    await heading(page).waitFor();
    await page.keyboard.press('/');
    await field(page).fill('anna');
    await expect(option(page, /^Anna/).first()).toBeVisible();
    await expect(finder(page).getByText('Searching: Licence keys…')).toBeVisible();
    await expect(finder(page).getByText('Could not be searched: Invoices.')).toBeVisible();
    await expect(toasts(page)).toHaveCount(0);

    await mock.clearFaults();
    await finder(page).getByRole('button', { name: 'Try again: Invoices' }).click();
    await expect(finder(page).getByText(/^Could not be searched/)).toBeHidden();
    const aborted = page.waitForEvent('requestfailed', request => request.url().includes('/api/keys?'));
    await field(page).fill('anna c');
    await aborted;
    await expect(said(page)).toContainText('match');
});

test('signing out forgets what was opened', async ({ page, signInAs }) => {
    await signInAs(ADMIN);
    await trigger(page).click();
    await field(page).fill('sabine');
    await option(page, /Sabine Holzmann/)
        .first()
        .click();
    const stored = () => page.evaluate(() => localStorage.getItem('recent-finds'));
    expect(await stored()).toContain('u101');
    expect(await stored()).not.toMatch(/sabine|holzmann/i);
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(/\/$/);
    expect(await stored()).toBeNull();
});

test('on a phone it is the whole window, in every language', async ({ page, signInAs, expectAccessible }) => {
    await page.setViewportSize(PHONE);
    for (const language of LANGUAGES) {
        const { finder: texts } = await textsOf(language);
        await signInAs(ADMIN, { language, theme: language === 'de' ? 'dark' : 'light' });
        await page.getByRole('button', { name: texts.open, exact: true }).click();
        await field(page).fill('plan');
        await expect(page.getByRole('option', { name: /^Planung/ })).toBeVisible();
        expect(await dialog(page).boundingBox()).toEqual({ x: 0, y: 0, ...PHONE });
        await expectNoOverflow(page);
        if (language === 'de') await expectAccessible('dialog');
    }
});
