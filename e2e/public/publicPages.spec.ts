import type { Page, Request } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { BRIEFLY, expectAccessibleLooks, pressOften, recordCalls, signInForm, storedToken } from './publicPage';

/** Password recovery and activation, from the mail to the first sign-in (PUBLIC-3, PUBLIC-4, USER-5). */

const ACCOUNT = 'user@holzmann.example';
const INVALID = 'Invalid or expired link';

const newPassword = (page: Page) => page.getByLabel('New password', { exact: true });
const repeated = (page: Page) => page.getByLabel('Repeat the new password');
const save = (page: Page) => page.getByRole('button', { name: /^(Save password|Activate account)$/ });

async function setPassword(page: Page, password: string, repeat = password): Promise<void> {
    await newPassword(page).fill(password);
    await repeated(page).fill(repeat);
    await save(page).click();
}

async function requestMail(page: Page, email: string): Promise<void> {
    await page.getByLabel('E-mail address').fill(email);
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeFocused();
}

test.describe('password recovery', () => {
    test('from the sign-in page through the mail to signing in with the new password', async ({ page, mock, signInByForm }) => {
        await page.goto('/?mode=auth&redirect=licences');
        await signInForm(page).email.fill(ACCOUNT);
        await page.getByRole('link', { name: 'Forgot your password?' }).click();
        const email = page.getByLabel('E-mail address');
        await expect(email).toHaveValue(ACCOUNT);
        await page.getByRole('button', { name: 'Send link' }).click();
        await expect(page.getByText(ACCOUNT)).toBeVisible();
        await page.getByRole('link', { name: 'Back to sign-in' }).click();
        await expect(page).toHaveURL(/\/\?mode=auth&redirect=licences$/);

        const { link } = await mock.mail(ACCOUNT, 'recovery');
        expect(link).toContain('/recover-password?token=');
        await page.goto(link ?? '');
        await expect(newPassword(page)).toBeVisible();
        await expect(page).toHaveURL(/\/recover-password\?email=[^&]+$/);
        // The history entry stores the token.
        await page.reload();
        await expect(newPassword(page)).toBeVisible();

        const calls = recordCalls(page);
        await setPassword(page, '  12345 ');
        await expect(newPassword(page)).toHaveAccessibleDescription('The password must consist of at least 6 characters.');
        await expect(newPassword(page)).toBeFocused();
        await newPassword(page).press('6');
        await expect(newPassword(page)).not.toHaveAttribute('aria-invalid');
        await setPassword(page, 'łäng genug', 'other one');
        await expect(repeated(page)).toHaveAccessibleDescription('The passwords do not match.');
        await repeated(page).press('x');
        await expect(repeated(page)).not.toHaveAttribute('aria-invalid');
        expect(calls).toEqual([]);

        await mock.fault({ method: 'POST', path: 'password/reset', kind: 'delay', seconds: 0.3 });
        await newPassword(page).fill('  łäng genug ');
        await repeated(page).fill('łäng genug');
        await pressOften(page);
        await expect(page.getByRole('heading', { name: 'Password saved' })).toBeFocused();
        expect(calls.map(call => call.url().replace(/.*\/api\//, ''))).toEqual(['password/reset']);
        expect(calls[0]?.postDataJSON()).toMatchObject({ password: 'łäng genug' });
        await page.getByRole('link', { name: 'Go to sign-in' }).click();

        await signInByForm(ACCOUNT, 'portal');
        await expect(signInForm(page).error).toBeVisible();
        await signInByForm(ACCOUNT, 'łäng genug');
        await expect(page).toHaveURL(/\/dashboard$/);

        await page.goto(link ?? '');
        await expect(page.getByRole('heading', { name: INVALID })).toBeFocused();
    });

    test('an invalid address is not sent; an unknown one is not revealed; a newer link replaces the previous one', async ({
        page,
        mock,
    }) => {
        const calls = recordCalls(page);
        await page.goto('/recover-password');
        const email = page.getByLabel('E-mail address');
        await email.fill('nobody@nowhere');
        await page.getByRole('button', { name: 'Send link' }).click();
        await expect(email).toHaveAccessibleDescription('Please enter a valid e-mail address.');
        await email.press('End');
        await email.press('x');
        await expect(email).not.toHaveAttribute('aria-invalid');
        expect(calls).toEqual([]);

        await requestMail(page, 'nobody@nowhere.example');
        await expect(page.getByText('If nobody@nowhere.example is known to us')).toBeVisible();

        const links: string[] = [];
        for (let round = 0; round < 2; round++) {
            await page.goto('/recover-password');
            await requestMail(page, ACCOUNT);
            links.push((await mock.mail(ACCOUNT, 'recovery')).link ?? '');
        }
        await page.goto(links[0] ?? '');
        await expect(page.getByRole('heading', { name: INVALID })).toBeVisible();
        await page.getByRole('button', { name: 'Request a new link' }).click();
        await expect(page.getByRole('heading', { name: 'Reset password' })).toBeFocused();
        await page.goto(links[1] ?? '');
        await expect(newPassword(page)).toBeVisible();
    });

    test('faults keep what was typed and are shown as text', async ({ page, mock }) => {
        const UNREADABLE = /could not be read/;
        const faults = (refused: string) =>
            [
                [{ kind: 'status', status: 500 }, refused],
                [{ kind: 'status', status: 401 }, refused],
                [{ kind: 'abort' }, /cannot be reached/],
            ] as const;
        // A change succeeds by its status; a check needs a readable body.
        const unread = [
            [{ kind: 'malformed' }, UNREADABLE],
            [{ kind: 'html' }, UNREADABLE],
        ] as const;
        const button = page.locator('form button[type=submit]');
        const alert = page.getByRole('alert');

        await page.goto('/recover-password');
        await page.getByLabel('E-mail address').fill(ACCOUNT);
        for (const [fault, text] of faults(
            'The request could not be sent. Please try again; if it happens again, contact our support.',
        )) {
            await mock.fault({ path: 'password/recover', ...fault });
            await button.click();
            await expect(alert).toHaveText(text);
            await expect(button).not.toHaveAttribute('aria-busy');
            await expect(page.getByLabel('E-mail address')).toHaveValue(ACCOUNT);
            await mock.clearFaults();
        }
        await requestMail(page, ACCOUNT);
        const { link } = await mock.mail(ACCOUNT, 'recovery');

        for (const [fault, text] of [...faults('The link could not be checked.'), ...unread]) {
            await mock.fault({ path: 'password/validateToken', ...fault });
            await page.goto(link ?? '');
            await expect(alert).toHaveText(text);
            await mock.clearFaults();
        }
        await mock.fault({ path: 'password/validateToken', kind: 'delay', seconds: 1, times: 1 });
        await page.getByRole('button', { name: 'Try again' }).click();
        await expect(page.getByRole('status')).toHaveText('Checking your link…', { timeout: 300 });

        await newPassword(page).fill('new password');
        await repeated(page).fill('new password');
        for (const [fault, text] of faults(
            'The password could not be reset. Please try again; if it happens again, contact our support.',
        )) {
            await mock.fault({ path: 'password/reset', ...fault });
            await button.click();
            await expect(alert).toHaveText(text);
            await expect(button).not.toHaveAttribute('aria-busy');
            await expect(newPassword(page)).toHaveValue('new password');
            await expect(repeated(page)).toHaveValue('new password');
            await mock.clearFaults();
        }
        await mock.fault({ path: 'password/reset', kind: 'html', times: 1 });
        await button.click();
        await expect(alert).toHaveText(/^The server’s response could not be read/);
        await button.click();
        await expect(page.getByRole('heading', { name: 'Password saved' })).toBeVisible();
    });

    test('axe finds nothing in any state', async ({ page, mock, expectAccessible }) => {
        await page.goto('/recover-password');
        await expect(page.getByLabel('E-mail address')).toBeVisible();
        await expectAccessibleLooks(page, expectAccessible);
        await page.getByRole('button', { name: 'Send link' }).click();
        await expectAccessibleLooks(page, expectAccessible, BRIEFLY);
        await requestMail(page, ACCOUNT);
        await expectAccessibleLooks(page, expectAccessible, BRIEFLY);

        await page.goto('/recover-password?token=none');
        await expect(page.getByRole('heading', { name: INVALID })).toBeVisible();
        await expectAccessibleLooks(page, expectAccessible, BRIEFLY);

        await page.goto((await mock.mail(ACCOUNT, 'recovery')).link ?? '');
        await expect(newPassword(page)).toBeVisible();
        await expectAccessibleLooks(page, expectAccessible);
        await mock.fault({ path: 'password/reset', kind: 'status', status: 500, times: 1 });
        await setPassword(page, 'new password');
        await expect(page.getByRole('alert')).toBeVisible();
        await setPassword(page, 'new password', 'another');
        await expect(repeated(page)).toHaveAttribute('aria-invalid');
        await expectAccessibleLooks(page, expectAccessible, BRIEFLY);
        await setPassword(page, 'new password');
        await expect(page.getByRole('heading', { name: 'Password saved' })).toBeVisible();
        await expectAccessibleLooks(page, expectAccessible, BRIEFLY);
    });
});

test.describe('activation', () => {
    test('the mail leads to a password, a first sign-in, and where keys and programs are', async ({
        page,
        mock,
        expectAccessible,
    }) => {
        const { link } = await mock.mail('inactive@holzmann.example', 'activation');
        expect(link).toContain('/activate-user?token=');
        await page.goto(link ?? '');
        await expect(newPassword(page)).toBeVisible();
        await expect(page).toHaveURL(/\/recover-password\?email=[^&]+$/);
        // For password managers.
        await expect(page.locator('form input[autocomplete=username]')).toHaveValue('inactive@holzmann.example');
        await expect(page.getByRole('main')).toContainText('Customer Portal is your access to our software.');
        await setPassword(page, 'erstes Wort');
        await expect(page.getByRole('heading', { name: 'Your account is active' })).toBeVisible();
        await page.reload();
        await expect(page.getByRole('heading', { name: 'Your account is active' })).toBeVisible();
        await page.getByRole('link', { name: 'Go to sign-in' }).click();
        await expect(page.getByLabel('E-mail address')).toHaveValue('inactive@holzmann.example');
        await page.getByLabel('Password', { exact: true }).fill('erstes Wort');
        await page.getByRole('button', { name: 'Sign in' }).click();
        await expect(page).toHaveURL(/\/dashboard$/);
        await page.setViewportSize({ width: 360, height: 740 });
        const welcome = page.getByRole('region', { name: 'Good to have you here' });
        await expect(welcome.getByRole('link')).toHaveText(['Licence keys', 'Applications']);
        await expectAccessible();
        await welcome.getByRole('button', { name: 'Do not show again' }).click();
        await expect(welcome).toHaveCount(0);
        await page.reload();
        await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
        await expect(welcome).toHaveCount(0);
    });

    test('/activate-user keeps its query; only the token is removed from the address', async ({ page, mock: _mock }) => {
        const validated = page.waitForRequest(/password\/validateToken/);
        await page.goto('/activate-user?source=mail&token=a%2Bb&x=1');
        expect((await validated).postDataJSON()).toEqual({ token: 'a+b' });
        await expect(page).toHaveURL(/\/recover-password\?source=mail&x=1$/);
        await expect(page.getByRole('heading', { name: INVALID })).toBeVisible();
        expect(await page.evaluate(() => location.href + document.referrer)).not.toContain('a%2Bb');
    });

    // A typeface named by an inline style sheet is requested with the page's address, whatever the policy of referrers says.
    for (const path of ['/recover-password', '/activate-user', '/activate-edu', '/transfer-user']) {
        test(`${path}: no request carries the token in its referrer`, async ({ page, mock: _mock }) => {
            await page.addInitScript(() => localStorage.setItem('typeface', 'own'));
            const typeface = page.waitForRequest(/\.woff2$/);
            const requests: Request[] = [];
            page.on('request', request => requests.push(request));
            await page.goto(`${path}?email=a%40b.example&amp;token=SECRET`);
            await typeface;
            await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
            const referrers = await Promise.all(requests.map(async request => (await request.allHeaders())['referer'] ?? ''));
            expect(referrers.filter(referrer => referrer.includes('SECRET'))).toEqual([]);
            expect(page.url()).toMatch(/\?email=a%40b\.example$/);
        });
    }
});

test.describe('a signed-in visitor', () => {
    test('opens public pages without the session’s token, and no failure there signs out', async ({ page, signInAs, mock }) => {
        await signInAs('admin@holzmann.example', { open: null });
        const calls = recordCalls(page);
        await mock.fault({ path: '**', kind: 'status', status: 401 });
        for (const address of [
            '/recover-password?token=x',
            '/activate-user?token=x',
            '/activate-edu?token=x',
            '/transfer-user?token=x',
        ]) {
            await page.goto(address);
            await expect(page.getByRole('alert')).toBeVisible();
        }
        await page.goto('/recover-password');
        await page.getByLabel('E-mail address').fill(ACCOUNT);
        await page.getByRole('button', { name: 'Send link' }).click();
        await expect(page.getByRole('alert')).toHaveText(
            'The request could not be sent. Please try again; if it happens again, contact our support.',
        );

        expect(calls).toHaveLength(5);
        for (const call of calls) {
            const headers = await call.allHeaders();
            expect(headers['authorization'], call.url()).toBeUndefined();
            expect(headers['cookie'], call.url()).toBeUndefined();
            expect(headers['application-id']).toBe('portal');
        }
        expect(await storedToken(page)).not.toBeNull();
    });
});
