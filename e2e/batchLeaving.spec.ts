import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { alertIn } from './parts';
import { ADMIN, sidebar } from './portalPage';

/** A running batch of mails: leaving its page needs a confirmation, and then shows which users got the mail (MANY-3). */

/** Calls under way at once; all of them last until the question has been answered. */
const AT_ONCE = 6;

const MAILS = /users\/u\d+\/recover$/;

async function begin(page: Page): Promise<Locator> {
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await page.getByRole('region', { name: 'Selected users' }).getByRole('button', { name: 'Reset password' }).click();
    const modal = page.getByRole('dialog', { name: 'Reset password' });
    await modal.getByRole('button', { name: 'Send e-mails' }).click();
    await expect(modal.getByRole('progressbar')).toBeVisible();
    return modal;
}

test.beforeEach(async ({ page, signInAs, mock }) => {
    await signInAs(ADMIN, { open: '/dashboard' });
    await sidebar(page).getByRole('link', { name: 'User management' }).click();
    await mock.forgetCalls();
    await mock.fault({ method: 'POST', path: 'users/*/recover', kind: 'delay', seconds: 6, times: AT_ONCE });
});

test('a link and the way back ask first; who stays sees it go on, who leaves is told how far it came', async ({
    page,
    mock,
    expectAccessible,
}) => {
    const modal = await begin(page);
    // like a script or a browser extension: the modal covers every link
    await page.locator('nav a[href="/licences"]').first().dispatchEvent('click');
    await expect(alertIn(modal)).toContainText('If you leave this page, users not yet started are skipped.');
    const stay = modal.getByRole('button', { name: 'Stay on the page' });
    await expect(stay).toBeFocused();
    await expect(page).toHaveURL(/\/user-management$/);
    await expectAccessible('dialog');
    await stay.click();
    await expect(alertIn(modal)).toHaveCount(0);
    await expect(modal.getByRole('button', { name: 'Stop' })).toBeFocused();

    await page.evaluate(() => history.back());
    await modal.getByRole('button', { name: 'Stop and leave' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(modal).toHaveCount(0);
    await expect(page.getByText(/Stopped because you left the page: done for 6 of \d+ users\./)).toBeVisible({ timeout: 10_000 });
    expect(await mock.calls('POST', MAILS)).toHaveLength(AT_ONCE);
});

test('a reload asks first; who stops instead sees whom the mails have reached', async ({ page, mock, expectAccessible }) => {
    const modal = await begin(page);
    const asked = page.waitForEvent('dialog');
    await page.evaluate(() => setTimeout(() => location.reload(), 0));
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();

    await modal.getByRole('button', { name: 'Stop' }).click();
    await expect(modal).toContainText('Stopping after the current ones');
    await expect(modal).toContainText('Done for 6 users.', { timeout: 10_000 });
    await expect(modal.getByRole('list', { name: 'Done for:' }).getByRole('listitem')).toHaveCount(AT_ONCE);
    await expect(modal.getByRole('list', { name: /^Not started/ })).toBeVisible();
    await expectAccessible('dialog');
    expect(await mock.calls('POST', MAILS)).toHaveLength(AT_ONCE);
    // nothing is running any longer: no confirmation
    await page.reload();
    await expect(page.getByRole('region', { name: 'Selected users' })).toBeVisible();
});
