import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { ACCOUNT, ADMIN, EXPIRED, sidebar, SIGNED_OUT, signOut, tiles } from '../support/portalPage';
import { MODULES, signInForm, storedToken } from '../public/publicPage';

/** A window with a session of its own, in which support signs in as several people at once (SESSION-16). */

const READER = 'reader@holzmann.example';

const ownToken = (page: Page) => page.evaluate(() => sessionStorage.getItem('token'));

async function enter(page: Page, token: string, open = '/profile'): Promise<void> {
    await page.goto(`/__mock/enter#token=${token}&open=${encodeURIComponent(open)}`);
}

const expectPerson = (page: Page, email: string) => expect(page.getByRole('main').getByText(email).first()).toBeVisible();

/** A second window beside the test's own, which shows the administrator's dashboard. */
async function ownWindow(context: BrowserContext, token: string, open?: string): Promise<Page> {
    const page = await context.newPage();
    await enter(page, token, open);
    return page;
}

test('two users at once in two windows; the sign-out of one does not affect the other', async ({
    page,
    context,
    signInAs,
    mock,
}) => {
    await signInAs(ADMIN, { open: '/profile' });
    await expectPerson(page, ADMIN);
    const shared = await storedToken(page);
    const own = await ownWindow(context, await mock.signIn(ACCOUNT));
    await expect(own).toHaveURL(/\/profile$/);
    await expectPerson(own, ACCOUNT);
    await own.reload();
    await expectPerson(own, ACCOUNT);
    await page.reload();
    await expectPerson(page, ADMIN);
    expect(await storedToken(own)).toBe(shared);

    await signOut(own);
    await expect(own.getByText(SIGNED_OUT)).toBeVisible();
    expect(await ownToken(own)).toBeNull();
    expect(await storedToken(page)).toBe(shared);
    expect(await page.evaluate(() => localStorage.getItem('signed-out'))).toBeNull();
    await sidebar(page).getByRole('link', { name: 'Licences' }).click();
    await expect(page.getByRole('grid', { name: 'Licences' })).toBeVisible();

    // After its next load it is a window like any other.
    await own.goto('/profile');
    await expectPerson(own, ADMIN);
});

test('the sign-out, sign-in and expiry of others do not affect the window', async ({ page, context, signInAs, mock }) => {
    const own = await ownWindow(context, await mock.signIn(ACCOUNT), '/dashboard');
    await expect(tiles(own).first()).toBeVisible();
    await signInAs(ADMIN, { open: '/dashboard' });
    await expect(tiles(page).first()).toBeVisible();
    await signOut(page);
    await expect(signInForm(page).email).toBeVisible();
    await own.bringToFront();
    await sidebar(own).getByRole('link', { name: 'Profile' }).click();
    await expectPerson(own, ACCOUNT);
    await signInForm(page).fill(READER);
    await signInForm(page).submit.click();
    await expect(tiles(page).first()).toBeVisible();
    await own.reload();
    await expectPerson(own, ACCOUNT);
});

test('an expiry ends only the window’s own session, and a new sign-in there is its own too', async ({
    page,
    context,
    signInAs,
    mock,
    request,
}) => {
    await signInAs(ADMIN, { open: '/profile' });
    const shared = await storedToken(page);
    const token = await mock.signIn(ACCOUNT);
    const own = await ownWindow(context, token);
    await expectPerson(own, ACCOUNT);
    const headers = { Authorization: `Bearer ${token}`, 'Application-Id': 'portal' };
    expect((await request.delete('/api/user/token', { headers })).ok()).toBe(true);
    await own.reload();
    await expect(own.getByText(EXPIRED)).toBeVisible();
    await signInForm(own).fill(READER);
    await signInForm(own).submit.click();
    await expectPerson(own, READER);
    expect(await ownToken(own)).not.toBeNull();
    expect(await storedToken(page)).toBe(shared);
    await page.reload();
    await expectPerson(page, ADMIN);
});

test('the support desk opens such a window for each user and customer', async ({
    page,
    context,
    mock: _mock,
    expectAccessible,
}) => {
    await page.goto('/__mock');
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: /^Sign in as multi@planwerk\.example for Northfield/ }).click();
    const own = await opened;
    await expect(own).toHaveURL(/\/dashboard$/);
    await expect(own.getByRole('banner')).toContainText('Customer number 10020');
    expect(await storedToken(own)).toBeNull();
    // Before any module runs, the frame is the signed-in one.
    await own.route(MODULES, () => undefined);
    await own.reload({ waitUntil: 'commit' });
    await expect(own.locator('html')).toHaveAttribute('data-signed-in', '');
    await expectAccessible('#main-content');
});

test('opens only pages of this site, and no session without a token', async ({ page, mock, allowConsole }) => {
    allowConsole(/__mock\/api\/sign-in/);
    const token = await mock.signIn(ADMIN);
    for (const open of [
        '//evil.example',
        '/\\evil.example',
        'https://evil.example',
        'javascript:alert(1)',
        '/\t/evil.example',
        '',
    ]) {
        await page.goto('about:blank');
        await enter(page, token, open);
        await expect(page.getByRole('alert'), open).toHaveText('Only a page of this site can be opened.');
        expect(await ownToken(page)).toBeNull();
    }
    for (const [hash, told] of [
        ['', 'The address holds no token.'],
        ['token=%0A', 'The address holds no token.'],
        ['user=nobody', 'There is no such user'],
    ]) {
        await page.goto('about:blank');
        await page.goto(`/__mock/enter#${hash}`);
        await expect(page.getByRole('alert')).toHaveText(told!);
    }
});
