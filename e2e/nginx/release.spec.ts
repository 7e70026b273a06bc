import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { dialog, toasts } from '../support/parts';
import { ACCOUNT, ADMIN, grid, sidebar, tiles } from '../support/portalPage';
import { signInForm } from '../public/publicPage';
import { message, OPEN, USER } from '../tickets/ticketPage';
import { expect, test } from './fixtures';

/** A first visit, and deployments while the portal is open (SHELL-8; docs/quality.md, "Faults and input"). */

const offer = (page: Page) => page.getByText('A new version of the portal is available.');
const mainScript = (page: Page) => page.locator('script[type=module][src]').first().getAttribute('src');
const missing = (page: Page) => page.getByRole('main').getByRole('alert');
const reload = (page: Page) => missing(page).getByRole('button', { name: 'Reload the page' });

/** The browsers' messages about code that no longer exists. */
const GONE = /status of 404.*\/assets\/|dynamically imported module|preload CSS|MIME type/i;

/** Advances by ten minutes, and returns the status of the check for a new version. */
async function check(page: Page): Promise<number> {
    const asked = page.waitForResponse(answer => answer.request().method() === 'HEAD' && new URL(answer.url()).pathname === '/');
    await page.clock.fastForward('10:01');
    return (await asked).status();
}

const versionKnown = (page: Page) =>
    expect.poll(() => page.evaluate(() => sessionStorage.getItem('portal-version'))).not.toBeNull();

test('a first visit, a sign-in, a deep link and a reload use one origin only, compressed, and load code once', async ({
    page,
    nginx,
    signInByForm,
}) => {
    const abroad: string[] = [];
    const uncompressed: string[] = [];
    page.on('response', response => {
        if (!response.url().startsWith(nginx.origin)) abroad.push(response.url());
        if (!/\/assets\/.*\.js$/.test(response.url()) || response.status() !== 200) return;
        const { 'content-encoding': encoding, 'content-length': length } = response.headers();
        if (encoding !== 'br' && Number(length) > 512) uncompressed.push(response.url());
    });
    await signInByForm(ADMIN);
    await expect(tiles(page).first()).toBeVisible();
    await page.goto('/licences?orderby=name+desc');
    await expect(grid(page)).toBeVisible();
    for (const path of ['/user-management', '/cloud-groups', '/contracts', '/applications', '/profile']) {
        await sidebar(page).locator(`a[href="${path}"]`).click();
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page).toHaveURL(new RegExp(`${path}$`));
    }
    await page.goBack();
    await page.reload();
    await expect(page).toHaveURL(/\/applications$/);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();

    // The typeface is fetched once, after everything else of a page.
    await expect(page.locator('html')).toHaveAttribute('data-typeface');
    await page.waitForLoadState('networkidle');
    const before = nginx.logs().access.length;
    await page.goto('/licences?orderby=name+desc', { waitUntil: 'networkidle' });
    await expect(grid(page)).toBeVisible();
    const asked = nginx.logs().access.slice(before);
    expect(asked).toContain('"GET /index.html" 304');
    // Its time is requested without the browser's cache (SHELL-8).
    expect(asked).not.toContain('"GET /assets/');
    expect([abroad, uncompressed]).toEqual([[], []]);
});

test('a new version is offered once, only after a deployment, and the code of an open page stays available', async ({
    page,
    nginx,
    signInAs,
    context,
}) => {
    const { releases } = nginx;
    await page.clock.install();
    await signInAs(ADMIN);
    await expect(tiles(page).first()).toBeVisible();
    await versionKnown(page);
    expect(await check(page)).toBe(304);
    // A new notice is not a deployment.
    const notices = join(releases.root, 'notifications.json');
    const before = readFileSync(notices);
    writeFileSync(notices, '[{"id": "n", "variant": "default", "text": {"en": "Hello"}}]');
    expect(await check(page)).toBe(304);
    writeFileSync(notices, before);
    await expect(offer(page)).toHaveCount(0);

    releases.deploy('second after first');
    expect(await check(page)).toBe(200);
    await expect(offer(page)).toHaveCount(1);
    await page.clock.fastForward('30:00');
    await expect(offer(page)).toHaveCount(1);
    // Code that this page has not loaded yet.
    await sidebar(page).getByRole('link', { name: 'Applications' }).click();
    await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible();
    await expect(missing(page)).toHaveCount(0);

    const first = await mainScript(page);
    await page.getByRole('button', { name: 'Refresh now' }).click();
    await expect.poll(() => mainScript(page)).not.toBe(first);
    await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible();
    await expect(offer(page)).toHaveCount(0);

    // Going back to the previous version is also an update, for a tab that has not offered one yet.
    const other = await context.newPage();
    await other.clock.install();
    await other.goto('/dashboard');
    await versionKnown(other);
    expect(await check(other)).toBe(304);
    await expect(offer(other)).toHaveCount(0);
    releases.deploy('first');
    expect(await check(other)).toBe(200);
    await expect(offer(other)).toHaveCount(1);
});

test('if the code of an open page is gone, the portal offers to reload, and nothing that was typed is lost', async ({
    page,
    nginx,
    signInAs,
    allowConsole,
}) => {
    allowConsole(GONE);
    await signInAs(USER, { open: `/tickets/${OPEN}` });
    await message(page).fill('Half a sentence 👋');
    nginx.releases.deploy('second');

    // A page.
    const first = await mainScript(page);
    await sidebar(page).getByRole('link', { name: 'Licence keys' }).click();
    await expect(missing(page).getByRole('heading')).toHaveText('A part of the portal could not be loaded');
    await reload(page).click();
    await expect(page.getByRole('table', { name: 'Licence keys' })).toBeVisible();
    await expect(page).toHaveURL(/\/licences$/);
    expect(await mainScript(page)).not.toBe(first);
    await page.goto(`/tickets/${OPEN}`);
    await expect(message(page)).toHaveValue('Half a sentence 👋');

    // A dialog.
    nginx.releases.deploy('first');
    await page.getByRole('button', { name: /^Close (the )?ticket/ }).click();
    await expect(toasts(page)).toContainText('A part of the portal could not be loaded. A new version may have been published');
    await expect(message(page)).toHaveValue('Half a sentence 👋');
    await page.reload();
    await expect(message(page)).toHaveValue('Half a sentence 👋');
    await page.getByRole('button', { name: /^Close (the )?ticket/ }).click();
    await expect(dialog(page)).toBeVisible();
});

test('the sign-in page of an earlier version signs in and offers to load the portal', async ({
    page,
    nginx,
    mock,
    allowConsole,
}) => {
    allowConsole(GONE);
    await page.goto('/?mode=auth&redirect=licences');
    const form = signInForm(page);
    await expect(form.email).toBeVisible();
    nginx.releases.deploy('second');
    await form.fill(ACCOUNT);
    await form.submit.click();
    await expect(page.getByRole('heading', { name: 'The page could not be loaded' })).toBeVisible();
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('table', { name: 'Licence keys' })).toBeVisible();
    expect(await mock.calls('POST', /^user\/token/)).toHaveLength(1);
});

test('a page whose main script is gone before it loads says so, and reloads', async ({
    page,
    nginx,
    signInAs,
    allowConsole,
    expectAccessible,
}) => {
    allowConsole(GONE);
    await signInAs(ACCOUNT, { open: null });
    let deployed = false;
    await page.route('**/assets/index-*.js', async route => {
        if (!deployed) nginx.releases.deploy('second');
        deployed = true;
        await route.continue();
    });
    await page.goto('/licences');
    await expect(page.getByRole('heading', { name: 'The page could not be loaded' })).toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('table', { name: 'Licence keys' })).toBeVisible();
});

test('the sign-in page whose main script is gone says so in its main part, beside header and footer', async ({
    page,
    nginx,
    mock: _mock,
    allowConsole,
    expectAccessible,
}) => {
    allowConsole(GONE);
    await page.route('**/assets/index-*.js', async route => {
        nginx.releases.deploy('second');
        await route.continue();
    });
    await page.goto('/');
    await expect(page.getByRole('main').getByRole('alert').getByRole('button', { name: 'Reload' })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expectAccessible();
});
