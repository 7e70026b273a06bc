import { expect, test } from '../support/fixtures';
import { signInForm } from '../public/publicPage';

/** The targets of a sign-in, and visitors who need none (SESSION-2 to SESSION-4). */

// Every test starts with the seed and without faults.
test.beforeEach(({ mock: _mock }) => undefined);

const ACCOUNT = 'user@holzmann.example';

/** `mode` and `redirect` in the URL, and the resulting path. */
const LEADS: readonly [query: string, path: string][] = [
    ['', '/dashboard'],
    ['?mode=auth', '/dashboard'],
    ['?redirect=licences', '/dashboard'],
    ['?mode=other&redirect=licences', '/dashboard'],
    ['?mode=auth&redirect=licences%3Forderby%3Dname%2Bdesc', '/licences?orderby=name+desc'],
    ['?mode=auth&redirect=/licences', '/licences'],
    ...[
        '//evil.example',
        'https:evil.example',
        'https://evil.example/licences',
        '\\evil.example',
        '/\\evil.example',
        'javascript:alert(1)',
        '/\t/evil.example',
    ].map((value): [string, string] => [`?mode=auth&redirect=${encodeURIComponent(value)}`, '/dashboard']),
];

test('follows mode and redirect, and never leaves the portal', async ({ page, baseURL }) => {
    const abroad: string[] = [];
    page.on('request', request => {
        if (new URL(request.url()).origin !== baseURL) abroad.push(request.url());
    });
    const form = signInForm(page);
    for (const [query, path] of LEADS) {
        await page.goto(`/${query}`);
        await form.fill(ACCOUNT);
        await form.password.press('Enter');
        await expect(form.email).toBeHidden();
        expect(page.url().replace(baseURL ?? '', ''), query).toBe(path);
        await page.evaluate(() => localStorage.removeItem('token'));
    }
    expect(abroad).toEqual([]);
});

test('a deep link leads to its page, with its query, and Back does not show the form again', async ({ page }) => {
    await page.goto('about:blank');
    const link = '/licences?filter=rooms,O%E2%80%99Brien&orderby=name+desc';
    await page.goto(link);
    await expect(page).toHaveURL(/\/\?mode=auth&redirect=licences/);
    const form = signInForm(page);
    await form.fill('admin@holzmann.example');
    await form.submit.click();
    await expect(page).toHaveURL(link);
    await expect(page.getByRole('searchbox')).toHaveValue(/rooms/);
    await page.goBack();
    await expect(page).toHaveURL('about:blank');
});

test('a signed-in visitor needs no sign-in, and an unknown path leads to it', async ({ page, signInAs }) => {
    for (const path of ['/nothing', '/licences-2/x', '/%E0']) {
        await page.goto(path);
        await expect(page).toHaveURL(/:\d+\/$/);
        await expect(signInForm(page).email).toBeVisible();
    }
    for (const [path, target] of [
        ['/', /\/dashboard$/],
        ['/?mode=auth&redirect=licences', /\/licences$/],
        ['/nothing/here', /\/dashboard$/],
    ] as const) {
        await signInAs(ACCOUNT, { open: path });
        await expect(page).toHaveURL(target);
    }
});

test('Back and Forward lead from the public pages into the portal and out of it, in one document', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => Object.assign(window, { opened: 'once' }));
    const form = signInForm(page);
    const request = page.getByRole('heading', { name: 'Reset password' });
    const dashboard = page.getByRole('heading', { level: 1, name: /^Welcome/ });
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await expect(request).toBeVisible();
    await page.goBack();
    await form.fill(ACCOUNT);
    await form.submit.click();
    await expect(dashboard).toBeVisible();
    await expect(page.getByText('You are signed in')).toBeVisible();

    await page.goForward();
    await expect(request).toBeVisible();
    await expect(page).toHaveURL('/recover-password');
    await expect(dashboard).toBeHidden();
    await page.goBack();
    await expect(dashboard).toBeVisible();
    await page.getByRole('navigation').getByRole('link', { name: 'Licence keys' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Licence keys' })).toBeVisible();
    await page.goBack();
    await expect(dashboard).toBeVisible();
    await expect(page.getByText('You are signed in')).toBeHidden();
    expect(await page.evaluate(() => 'opened' in window)).toBe(true);
});
