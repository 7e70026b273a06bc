import { expect, test } from '../support/fixtures';
import { ACCOUNT, ADMIN, EXPIRED, sidebar, SIGNED_OUT, signOut, tiles } from '../support/portalPage';
import { leftovers, preferLanguages, recordCalls, signInForm } from '../public/publicPage';

/** How the portal handles the stored parts of a session, broken or not (SESSION-1, SESSION-8). */

test.describe('the stored session', () => {
    // Tokens that cannot be sent in a header: the browser would refuse every call.
    const UNSENDABLE = ['{"token":"łłł€"}', '{"token":"a\\nb"}', '{"token":"a\\r\\n"}', '{"token":"a\\u0000b"}'];

    test('a corrupt token is ignored', async ({ page, mock: _mock }) => {
        await page.goto('/');
        const calls = recordCalls(page);
        for (const value of ['{broken', 'null', '[]', '"text"', '{"token":5}', '{"token":""}', '{"token":null}', ...UNSENDABLE]) {
            await page.evaluate(stored => localStorage.setItem('token', stored), value);
            await page.goto('/licences');
            await expect(page, value).toHaveURL(/\/\?mode=auth&redirect=licences$/);
            await expect(signInForm(page).email).toBeVisible();
        }
        expect(calls.filter(call => call.headers()['authorization'] !== undefined)).toEqual([]);
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

    test('an incomplete or damaged user record shows the portal, and is read again', async ({
        page,
        signInAs,
        mock,
        expectAccessible,
    }) => {
        await signInAs(ADMIN);
        await expect(tiles(page).first()).toBeVisible();
        const whole = await page.evaluate(() => JSON.parse(sessionStorage.getItem('user') ?? '{}') as object);
        for (const damage of [
            { id: 'u1', role: 'ADMIN' },
            { ...whole, email: 4, forename: {}, customer: null },
            { ...whole, role: ['ADMIN'] },
            { ...whole, role: null, email: undefined },
        ]) {
            await mock.forgetCalls();
            await page.evaluate(record => sessionStorage.setItem('user', JSON.stringify(record)), damage);
            await page.goto('/licences');
            await expect(page.getByRole('grid', { name: 'Licences' })).toBeVisible();
            await expect(page.getByRole('button', { name: `Account of ${ADMIN}` })).toBeVisible();
            expect((await mock.calls('GET', /^user$/)).length).toBe(1);
        }
        await page.route('**/api/user', route => route.fulfill({ json: { id: 'u1', role: 'ADMIN' } }));
        await page.evaluate(() => sessionStorage.removeItem('user'));
        await page.goto('/profile');
        await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible();
        await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
        await expectAccessible();
    });

    test('a changed name and role appear on the next page load, the cached ones until then', async ({ page, signInAs }) => {
        await signInAs(ADMIN, { open: '/contracts' });
        await expect(page.getByRole('button', { name: `Account of ${ADMIN}` })).toBeVisible();
        let answer = (): void => undefined;
        const held = new Promise<void>(resolve => (answer = resolve));
        let reads = 0;
        await page.route('**/api/user', async route => {
            reads += 1;
            const today = (await (await route.fetch()).json()) as object;
            await held;
            await route.fulfill({ json: { ...today, role: 'USER', displayName: 'Somebody Else' } });
        });
        await page.reload();
        const navigation = sidebar(page);
        await expect(navigation.getByRole('link', { name: 'User management' })).toBeVisible();
        await expect(page.getByRole('heading', { name: 'Contracts and invoices' })).toBeVisible();
        answer();
        await expect(page).toHaveURL(/\/dashboard$/);
        await expect(navigation.getByRole('link', { name: 'User management' })).toHaveCount(0);
        await page.getByRole('button', { name: `Account of ${ADMIN}` }).click();
        await expect(page.getByText('Somebody Else')).toBeVisible();
        expect(reads).toBe(1);
    });

    /** How browsers block the storage: on each use, or on access to the storage object. */
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
        test(`with a storage that throws ${how} a user can sign in, work and sign out`, async ({ page, signInByForm }) => {
            await preferLanguages(page, ['en-GB']);
            await page.addInitScript(block);
            await signInByForm(ADMIN);
            await expect(page).toHaveURL(/\/dashboard$/);
            await expect(tiles(page).first()).toBeVisible();
            await sidebar(page).getByRole('link', { name: 'Licences' }).click();
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
