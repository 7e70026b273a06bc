import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { preferLanguages, recordCalls, signInForm, storedToken } from './publicPage';

/** How a session ends, and what the portal does without one or with a broken one (specification 1, section 4; contract, section 3). */

const ADMIN = 'admin@holzmann.example';
const ACCOUNT = 'user@holzmann.example';
const EXPIRED = 'Your session has ended. Please sign in again.';
const SIGNED_OUT = 'You have been signed out.';

async function signOut(page: Page): Promise<void> {
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
}

const tiles = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('link');

/** Whether nothing of a session is left in this tab. */
const leftovers = (page: Page) =>
    page.evaluate(() => [localStorage.getItem('token'), sessionStorage.getItem('user')].filter(value => value !== null));

const authorised = (page: Page) => {
    const calls = recordCalls(page);
    return () => calls.filter(call => call.headers()['authorization'] !== undefined).length;
};

test.describe('sign-out', () => {
    test('ends the session at the server, here and in every tab, and says so once', async ({
        page,
        context,
        signInAs,
        mock,
        request,
    }) => {
        await signInAs(ADMIN);
        await expect(tiles(page).first()).toBeVisible();
        const token = (JSON.parse((await storedToken(page)) ?? '{}') as { token: string }).token;
        const other = await context.newPage();
        await other.goto('/licences?orderby=name+desc');
        await expect(other.getByRole('grid', { name: 'Licences' })).toBeVisible();
        expect(await leftovers(other)).toHaveLength(2);

        await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Profile' }).click();
        await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible();
        await signOut(page);
        await expect(page).toHaveURL(/:\d+\/$/);
        await expect(page.getByText(SIGNED_OUT)).toBeVisible();
        expect(await leftovers(page)).toEqual([]);
        expect(await mock.calls('DELETE')).toMatchObject([{ path: 'user/token', status: 204 }]);
        expect(
            (
                await request.get('/api/user', { headers: { Authorization: `Bearer ${token}`, 'Application-Id': 'portal' } })
            ).status(),
        ).toBe(401);

        // The other tab follows, and leads back to where it was.
        await expect(other).toHaveURL(/\/\?mode=auth&redirect=licences%3Forderby/);
        await expect(other.getByText(SIGNED_OUT)).toBeVisible();
        expect(await leftovers(other)).toEqual([]);
        await expect(other.getByRole('grid')).toHaveCount(0);

        await page.reload();
        await expect(signInForm(page).email).toBeVisible();
        await expect(page.getByText(SIGNED_OUT)).toHaveCount(0);
        await page.goBack();
        await expect(page).toHaveURL(/redirect=dashboard$/);
        await expect(signInForm(page).email).toBeVisible();
    });

    for (const fault of [
        { kind: 'status', status: 500 },
        { kind: 'status', status: 401 },
        { kind: 'abort' },
        { kind: 'delay', seconds: 60 },
    ] as const) {
        test(`succeeds for the person when the server answers with ${JSON.stringify(fault)}`, async ({
            page,
            signInAs,
            mock,
        }) => {
            await page.clock.install();
            await signInAs(ACCOUNT);
            await expect(tiles(page).first()).toBeVisible();
            await mock.fault({ method: 'DELETE', path: 'user/token', ...fault });
            const asked = page.waitForRequest(request => request.method() === 'DELETE');
            await signOut(page);
            await asked;
            // Nobody waits longer than this for a server that says nothing.
            if (fault.kind === 'delay') await page.clock.fastForward(3_100);
            await expect(page).toHaveURL(/:\d+\/$/);
            await expect(page.getByRole('status').filter({ hasText: /You have been|Your session/ })).toHaveCount(1);
            expect(await leftovers(page)).toEqual([]);
            await page.reload();
            await expect(signInForm(page).email).toBeVisible();
        });
    }
});

test.describe('a 401', () => {
    test('many at once lead to one sign-in page with one message, no authorised call after it, and back', async ({
        page,
        signInAs,
        mock,
    }) => {
        await signInAs(ADMIN);
        await expect(tiles(page).first()).toBeVisible();
        const link = '/licences?orderby=name+desc';
        // Counts how often the visitor is sent to the sign-in page.
        await page.addInitScript(() => {
            const { replaceState } = history;
            history.replaceState = function (...entry) {
                const { dataset } = document.documentElement;
                if (String(entry[2] ?? '').includes('mode=auth')) dataset['sent'] = `${dataset['sent'] ?? ''}sent `;
                replaceState.apply(this, entry);
            };
        });
        const calls = authorised(page);
        await mock.fault({ method: 'GET', path: '**', kind: 'status', status: 401 });

        await page.goto(link);
        await expect(page.getByText(EXPIRED)).toBeVisible();
        await expect(page).toHaveURL(/\/\?mode=auth&redirect=licences%3Forderby%3Dname/);
        await expect(page.getByRole('status').filter({ hasText: /\S/ })).toHaveCount(1);
        await expect(page.getByRole('alert')).toHaveCount(0);
        expect(await leftovers(page)).toEqual([]);
        await expect(page.locator('html')).toHaveAttribute('data-sent', 'sent ');
        const before = calls();
        expect(before, 'a burst').toBeGreaterThan(1);
        await page.waitForLoadState('networkidle');
        expect(calls()).toBe(before);

        await mock.clearFaults();
        const form = signInForm(page);
        await form.fill(ADMIN);
        await form.submit.click();
        await expect(page).toHaveURL(link);
        await expect(page.getByRole('grid', { name: 'Licences' })).toBeVisible();
    });

    test('on a page that is open leads to the sign-in page; the message is not said again', async ({ page, signInAs, mock }) => {
        await signInAs(ADMIN);
        await expect(tiles(page).first()).toBeVisible();
        await mock.fault({ method: 'GET', path: 'licences', kind: 'status', status: 401 });
        await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Licences' }).click();
        await expect(page.getByText(EXPIRED)).toHaveCount(1);
        await expect(page).toHaveURL(/redirect=licences/);
        await page.reload();
        await expect(signInForm(page).email).toBeVisible();
        await expect(page.getByText(EXPIRED)).toHaveCount(0);
    });
});

test.describe('roles', () => {
    const ADMIN_PAGES = ['/user-management', '/user-management/u101', '/licences/1/keys', '/contracts', '/contracts/1'];

    test('a user goes from every administrator’s page to the dashboard, and nothing of it is read', async ({
        page,
        signInAs,
        mock,
    }) => {
        await signInAs(ACCOUNT);
        await expect(tiles(page).first()).toBeVisible();
        await mock.forgetCalls();
        for (const path of ADMIN_PAGES) {
            await page.goto(path);
            await expect(page).toHaveURL(/\/dashboard$/);
        }
        await expect(tiles(page).first()).toBeVisible();
        expect(await mock.calls(undefined, /^(users|contracts|invoices|licences\/)/)).toEqual([]);
    });

    test('administrators, reading ones too, stay', async ({ page, signInAs }) => {
        for (const email of [ADMIN, 'reader@holzmann.example']) {
            await signInAs(email, { open: '/user-management' });
            await expect(page.getByRole('heading', { name: 'User management' })).toBeVisible();
            await expect(page).toHaveURL(/\/user-management$/);
        }
    });
});

test.describe('what is stored', () => {
    test('a corrupt token counts as none', async ({ page, mock: _mock }) => {
        await page.goto('/');
        const calls = authorised(page);
        for (const value of ['{broken', 'null', '[]', '"text"', '{"token":5}', '{"token":""}', '{"token":null}']) {
            await page.evaluate(stored => localStorage.setItem('token', stored), value);
            await page.goto('/licences');
            await expect(page, value).toHaveURL(/\/\?mode=auth&redirect=licences$/);
            await expect(signInForm(page).email).toBeVisible();
        }
        expect(calls()).toBe(0);
        const form = signInForm(page);
        await form.fill(ACCOUNT);
        await form.submit.click();
        await expect(page).toHaveURL(/\/licences$/);
    });

    test('a token that the server does not know ends at the sign-in page', async ({ page, mock: _mock }) => {
        await page.goto('/');
        await page.evaluate(() => {
            localStorage.setItem('token', JSON.stringify({ token: 'long-gone' }));
        });
        await page.goto('/dashboard');
        await expect(page.getByText(EXPIRED)).toBeVisible();
        expect(await leftovers(page)).toEqual([]);
    });

    test('a corrupt user record, language and theme do not stop the portal', async ({ page, signInAs }) => {
        await signInAs(ACCOUNT, { open: null });
        await page.evaluate(() => {
            sessionStorage.setItem('user', '{"id":');
            sessionStorage.setItem('portal-version', 'yesterday');
            ['language', 'theme-mode', 'sidebar', 'portal-notifications', 'display-mode.licences'].forEach(key =>
                localStorage.setItem(key, '{"\u0000'),
            );
        });
        await page.goto('/dashboard');
        await expect(tiles(page).first()).toBeVisible();
        await page.goto('/licences');
        await expect(page.getByRole('table', { name: 'Licence keys' })).toBeVisible();
    });

    /** How browsers refuse: on each use, or already when the storage is asked for. */
    const BLOCKS: readonly [how: string, block: () => void][] = [
        [
            'on each use',
            () =>
                ['getItem', 'setItem', 'removeItem', 'clear', 'key'].forEach(name =>
                    Object.defineProperty(Storage.prototype, name, {
                        value: () => {
                            throw new DOMException('blocked', 'SecurityError');
                        },
                    }),
                ),
        ],
        [
            'altogether',
            () =>
                ['localStorage', 'sessionStorage'].forEach(name =>
                    Object.defineProperty(window, name, {
                        get: () => {
                            throw new DOMException('blocked', 'SecurityError');
                        },
                    }),
                ),
        ],
    ];

    for (const [how, block] of BLOCKS) {
        test(`with a storage that refuses ${how} one signs in, works and signs out`, async ({ page, signInByForm }) => {
            await preferLanguages(page, ['en-GB']);
            await page.addInitScript(block);
            await signInByForm(ADMIN);
            await expect(page).toHaveURL(/\/dashboard$/);
            await expect(tiles(page).first()).toBeVisible();
            await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Licences' }).click();
            await expect(page.getByRole('grid', { name: 'Licences' })).toBeVisible();
            await page.getByRole('columnheader', { name: 'Name' }).click();
            await expect(page).toHaveURL(/orderby=name\+desc/);
            await page.getByRole('button', { name: /^Appearance/ }).click();
            await page.getByRole('menuitemradio', { name: 'Dark' }).click();
            await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

            await signOut(page);
            await expect(page.getByText(SIGNED_OUT)).toBeVisible();
            await page.goBack();
            await expect(signInForm(page).email).toBeVisible();
        });
    }
});
