import type { BrowserContext, Page } from '@playwright/test';
import { ACCOUNT, ADMIN, grid, sidebar, tiles } from '../support/portalPage';
import { signInForm, storedToken } from '../public/publicPage';
import { expect, test } from './fixtures';

/** Several tabs, and pages that return from the browser's cache (SESSION-4, SESSION-9; docs/quality.md, "Faults and input"). */

const MULTI = 'multi@planwerk.example';
const SIGNED_OUT = 'You have been signed out.';

const customerNumber = (page: Page, id: string) => page.getByRole('banner').getByText(`Customer number ${id}`);

async function signOut(page: Page): Promise<void> {
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(signInForm(page).email).toBeVisible();
}

/** Leaves for another site, `elsewhere`, and comes back; the page must come from the cache. Playwright's own `goBack` waits for a load. */
async function leaveAndReturn(
    page: Page,
    elsewhere: string,
    meanwhile: () => Promise<void> = async () => undefined,
): Promise<void> {
    await page.evaluate(() =>
        addEventListener('pageshow', ({ persisted }) => sessionStorage.setItem('restored', String(persisted))),
    );
    await page.goto(elsewhere);
    await meanwhile();
    await page.evaluate(() => history.back());
    await page.waitForURL(url => url.href !== elsewhere, { waitUntil: 'commit' });
    // The page may reload at once.
    await expect(async () => {
        expect(await page.evaluate(() => sessionStorage.getItem('restored'))).toBe('true');
    }).toPass();
}

async function openTab(context: BrowserContext, path: string): Promise<Page> {
    const tab = await context.newPage();
    await tab.goto(path);
    return tab;
}

test('a page restored on Back is unchanged and signed in, checks for a new version, and works', async ({
    page,
    signInAs,
    mock,
    elsewhere,
}) => {
    await signInAs(ADMIN, { open: '/licences?orderby=name+desc' });
    await expect(grid(page)).toBeVisible();
    await mock.forgetCalls();
    const news = page.waitForRequest(request => request.method() === 'HEAD' && new URL(request.url()).pathname === '/');
    await leaveAndReturn(page, elsewhere);
    await expect(grid(page)).toBeVisible();
    await expect(page).toHaveURL(/\/licences\?orderby=name\+desc$/);
    await news;
    expect(await mock.calls()).toEqual([]);

    await sidebar(page).getByRole('link', { name: 'User management' }).click();
    await expect(page.getByRole('grid').or(page.getByRole('table')).first()).toBeVisible();
    // The rows, once; what further columns show is a read of its own (USER-16).
    const rows = async () => (await mock.calls('GET', /^users\?(?!.*\$expand)/)).map(({ status }) => status);
    await expect.poll(rows).toEqual([200]);
});

test('a sign-out takes effect in every tab: in open ones, and in cached ones, which show nothing any more', async ({
    page,
    context,
    signInAs,
    mock,
    elsewhere,
}) => {
    await signInAs(ADMIN);
    await expect(tiles(page).first()).toBeVisible();
    const open = await openTab(context, '/licences?orderby=name+desc');
    await expect(grid(open)).toBeVisible();
    const asleep = await openTab(context, '/user-management');
    await expect(asleep.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();

    await leaveAndReturn(asleep, elsewhere, async () => {
        await signOut(page);
        await mock.forgetCalls();
    });
    for (const tab of [open, asleep]) {
        // Its address with its search is not for the next person.
        await expect(tab).toHaveURL(/:\d+\/$/);
        await expect(tab.getByText(SIGNED_OUT)).toBeVisible();
        await expect(sidebar(tab)).toHaveCount(0);
        expect(await tab.evaluate(() => sessionStorage.getItem('user'))).toBeNull();
    }
    expect(await mock.calls()).toEqual([]);
});

test('another customer or user who signs in appears in every tab: open, cached, or at another site', async ({
    page,
    context,
    signInAs,
    mock,
    elsewhere,
}) => {
    await signInAs(MULTI, { customer: '10010' });
    await expect(customerNumber(page, '10010')).toBeAttached();
    const asleep = await openTab(context, '/dashboard');
    await expect(customerNumber(asleep, '10010')).toBeAttached();
    const away = await openTab(context, '/profile');
    await expect(customerNumber(away, '10010')).toBeAttached();
    // A tab that is on another site and does not come back from the cache.
    await away.goto(elsewhere);

    const token = await mock.signIn(MULTI, '10020');
    await leaveAndReturn(asleep, elsewhere, async () => {
        const other = await openTab(context, '/favicon.svg');
        await other.evaluate(stored => localStorage.setItem('token', JSON.stringify({ token: stored })), token);
        await other.close();
    });
    await expect(customerNumber(page, '10020')).toBeAttached();
    await expect(customerNumber(asleep, '10020')).toBeAttached();
    expect(JSON.parse((await storedToken(page)) ?? '{}')).toEqual({ token });

    // A user with another role: no tab shows anything of the administrator's.
    await signOut(page);
    await expect(signInForm(asleep).email).toBeVisible();
    const form = signInForm(page);
    await form.fill(ACCOUNT);
    await form.submit.click();
    await expect(tiles(page).first()).toBeVisible();
    await away.goto('/dashboard');
    await expect(tiles(away).first()).toBeVisible();
    await expect(away.getByRole('button', { name: `Account of ${ACCOUNT}` })).toBeVisible();
    await expect(sidebar(away).getByRole('link', { name: 'User management' })).toHaveCount(0);
    const users = await Promise.all([page, away].map(tab => tab.evaluate(() => sessionStorage.getItem('user'))));
    users.forEach(user => expect(user).toContain(ACCOUNT));
});
