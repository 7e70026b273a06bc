import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { expectAccessibleEverywhere, preferLanguages, pressOften, recordCalls, signInForm, storedToken } from './publicPage';

/** The sign-in page: its checks, where it leads, and what it withstands (specification 1, sections 2, 4, 5 and 8). */

// Every journey begins with the seed and without faults.
test.beforeEach(({ mock: _mock }) => undefined);

const TARGET = 'user@holzmann.example';

const signInCalls = (page: Page) => {
    const calls = recordCalls(page);
    return () => calls.filter(call => call.method() === 'POST' && call.url().endsWith('/api/user/token'));
};

test.describe('credentials', () => {
    test('an address that is none is marked and not sent; the mark goes when it is edited', async ({ page }) => {
        const sent = signInCalls(page);
        await page.goto('/');
        const form = signInForm(page);
        for (const address of ['', 'anna', 'anna@', 'anna@holzmann', 'anna@holzmann.e', '@holzmann.example', 'a b@holzmann.example']) {
            await form.fill(address, '');
            await form.submit.click();
            await expect(form.email).toHaveAccessibleDescription('Please enter a valid e-mail address.');
            await expect(form.email).toBeFocused();
            await form.email.press('x');
            await expect(form.email).not.toHaveAttribute('aria-invalid');
        }
        await expect(page.getByText('Please enter a valid e-mail address.')).toBeHidden();
        expect(sent()).toEqual([]);
    });

    test('a wrong password is said and marked; what was typed is kept; the mark goes when the password is edited', async ({ page }) => {
        await page.goto('/');
        const form = signInForm(page);
        await form.fill(TARGET, 'wrong');
        await form.submit.click();
        await expect(form.error).toHaveText('Login failed: Authentication required');
        await expect(form.password).toHaveAccessibleDescription('Please check your e-mail address and password.');
        await expect(form.password).toBeFocused();
        await expect(form.email).toHaveValue(TARGET);
        await expect(form.password).toHaveValue('wrong');

        await form.password.press('End');
        await form.password.press('x');
        await expect(form.password).not.toHaveAttribute('aria-invalid');
        await expect(page.getByText('Please check your e-mail address and password.')).toBeHidden();
        expect(await storedToken(page)).toBeNull();
    });

    test('an inactive account is refused', async ({ page, signInByForm }) => {
        await signInByForm('inactive@holzmann.example');
        await expect(signInForm(page).error).toHaveText('Login failed: Authentication required');
        expect(await storedToken(page)).toBeNull();
    });

    test('a password with umlauts signs in; header and body are the contract’s', async ({ page, signInByForm }) => {
        const sent = signInCalls(page);
        await signInByForm('umlaut@holzmann.example', 'pässwörtł');
        await expect(page).toHaveURL(/\/dashboard$/);
        await expect(page.getByText('You are signed in.')).toBeVisible();
        const [call, ...more] = sent();
        expect(more).toEqual([]);
        const expected = Buffer.from('umlaut@holzmann.example:pässwörtł', 'utf8').toString('base64');
        expect(call?.headers()).toMatchObject({ authorization: `Basic ${expected}`, 'application-id': 'portal' });
        expect(call?.postData()).toBeNull();
        expect(Object.keys(JSON.parse((await storedToken(page)) ?? '{}') as object)).toEqual(['token']);
    });

    test('the keyboard alone signs in, the customer included', async ({ page }) => {
        await page.goto('/');
        const form = signInForm(page);
        await expect(form.email).toBeFocused();
        await page.keyboard.type('multi@planwerk.example');
        await page.keyboard.press('Tab');
        await expect(form.password).toBeFocused();
        await page.keyboard.type('portal');
        await page.keyboard.press('Tab');
        await page.keyboard.press('Space');
        await expect(form.password).toHaveAttribute('type', 'text');
        await page.keyboard.press('Tab');
        await expect(form.submit).toBeFocused();
        await page.keyboard.press('Enter');

        await expect(page.getByRole('heading', { name: 'Please select a customer' })).toBeFocused();
        await page.keyboard.press('Tab');
        await page.keyboard.press('Tab');
        await expect(page.getByRole('button', { name: '10020' })).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(/\/dashboard$/);
    });
});

test.describe('an account with several customers', () => {
    test('has a button for each, goes back to what was typed, and lands in the chosen customer', async ({ page, signInByForm }) => {
        const sent = signInCalls(page);
        await signInByForm('multi@planwerk.example');
        const choices = page.getByRole('main').getByRole('list').getByRole('button');
        await expect(choices).toHaveText([/10010/, /10020/]);

        await page.getByRole('button', { name: 'Back' }).click();
        const form = signInForm(page);
        await expect(form.email).toHaveValue('multi@planwerk.example');
        await expect(form.password).toHaveValue('portal');
        await expect(form.password).toBeFocused();
        await expect(choices).toHaveCount(0);

        await form.submit.click();
        // The account's own customer is the other one.
        await page.getByRole('button', { name: '10010' }).click();
        await expect(page).toHaveURL(/\/dashboard$/);
        await expect(page.getByRole('banner').getByText('Customer number 10010')).toBeAttached();
        await expect(page.getByRole('banner').getByText('Admin', { exact: true })).toBeVisible();
        expect(sent().map(call => call.postData())).toEqual([null, null, '{"customer":"10010"}']);
    });

    test('sees the customers’ names as text where the server tells them, and an error when the choice fails', async ({
        page,
        signInByForm,
        mock,
    }) => {
        await page.route('**/api/user/token', route =>
            route.fulfill({ status: 300, json: [{ id: '7', name: '<b>Bold</b> & Söhne' }, '8'] }),
        );
        await signInByForm('multi@planwerk.example');
        await expect(page.getByRole('button', { name: '<b>Bold</b> & Söhne Customer number 7' })).toBeVisible();
        await page.unrouteAll();

        await mock.fault({ method: 'POST', path: 'user/token', kind: 'status', status: 403, times: 1 });
        await page.getByRole('button', { name: 'Customer number 8' }).click();
        await expect(page.getByRole('alert')).toHaveText('Login failed: No permission for action');
        await expect(page.getByRole('button', { name: 'Customer number 8' })).toBeEnabled();
        await expect(page.getByRole('button', { name: 'Customer number 8' })).not.toHaveAttribute('aria-disabled');
    });
});

test.describe('where it leads', () => {
    /** `mode` and `redirect` as they stand in the address, and the path that follows. */
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
            await form.fill(TARGET);
            await form.password.press('Enter');
            await expect(form.email).toBeHidden();
            expect(page.url().replace(baseURL ?? '', ''), query).toBe(path);
            await page.evaluate(() => localStorage.removeItem('token'));
        }
        expect(abroad).toEqual([]);
    });

    test('a deep link ends where it pointed, with its query, and Back does not show the form again', async ({ page }) => {
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

    test('a signed-in visitor needs no sign-in, and an unknown path leads to it', async ({ page, signInAs, allowConsole }) => {
        allowConsole(/could not be decoded because it is a malformed URL segment/);
        for (const path of ['/nothing', '/licences-2/x', '/%E0']) {
            await page.goto(path);
            await expect(page).toHaveURL(/:\d+\/$/);
            await expect(signInForm(page).email).toBeVisible();
        }
        for (const path of ['/', '/?mode=auth&redirect=licences', '/nothing/here']) {
            await signInAs(TARGET, { open: path });
            await expect(page).toHaveURL(/\/dashboard$/);
        }
    });
});

test.describe('around the form', () => {
    test('the academy’s contact page is linked when the academy asked for the sign-in', async ({ page }) => {
        const link = page.getByRole('link', { name: /Questions about the academy/ });
        for (const redirect of ['academy', 'academy%2Fsearch%3Fquery%3Da', 'redirects%2Facademy', '%2Facademy']) {
            await page.goto(`/?mode=auth&redirect=${redirect}`);
            await expect(link).toHaveAttribute('href', 'https://academy.example.com/contact');
            await expect(link).toHaveAttribute('rel', /noopener/);
            await expect(link).toHaveAttribute('target', '_blank');
        }
        for (const query of ['', '?mode=auth&redirect=licences', '?mode=auth&redirect=my-academy']) {
            await page.goto(`/${query}`);
            await expect(signInForm(page).email).toBeVisible();
            await expect(link).toHaveCount(0);
        }
    });

    test('three drawings surround the card on wide screens when the browser reads German', async ({ page }) => {
        await preferLanguages(page, ['en-GB', 'de-AT']);
        await page.goto('/');
        await expect(signInForm(page).email).toBeVisible();
        const drawings = page.locator('img');
        await expect(drawings).toHaveCount(3);
        const seen = () =>
            drawings.evaluateAll((all: HTMLImageElement[]) =>
                all.map(image => [image.naturalWidth > 0, image.alt, image.getBoundingClientRect().width / image.offsetWidth]),
            );
        await expect.poll(seen).toEqual(Array.from({ length: 3 }, () => [true, '', expect.closeTo(1.3, 2) as number]));

        await page.setViewportSize({ width: 900, height: 900 });
        await expect(drawings).toHaveCount(0);
    });

    test('nobody else fetches the drawings', async ({ page }) => {
        const fetched: string[] = [];
        page.on('request', request => fetched.push(new URL(request.url()).pathname));
        await page.goto('/', { waitUntil: 'networkidle' });
        await expect(signInForm(page).email).toBeVisible();
        expect(fetched.filter(path => path.startsWith('/overlays/'))).toEqual([]);
        await expect(page.locator('img')).toHaveCount(0);
    });

    test('the language is the browser’s until one is chosen, and is kept', async ({ page }) => {
        await preferLanguages(page, ['ja', 'sk-SK', 'de']);
        await page.goto('/');
        await expect(page.getByRole('heading', { name: 'Prihlásenie' })).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', 'sk');
        expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('sk');

        const select = page.getByRole('combobox');
        await expect(select.getByRole('option')).toHaveCount(7);
        await select.selectOption({ label: 'Polski' });
        await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
        await expect(page.getByRole('heading', { name: 'Logowanie' })).toBeVisible();
        await expect(select).toHaveValue('pl');
        await page.reload();
        await expect(page.getByRole('heading', { name: 'Logowanie' })).toBeVisible();
    });

    test('axe finds nothing, empty, marked, refused or choosing', async ({ page, expectAccessible }) => {
        await preferLanguages(page, ['en-GB', 'de']);
        await page.goto('/?mode=auth&redirect=academy');
        const form = signInForm(page);
        await expect(form.email).toBeVisible();
        await expectAccessibleEverywhere(page, expectAccessible);

        await form.fill(TARGET, 'wrong');
        await form.submit.click();
        await expect(form.error).toBeVisible();
        await form.email.fill('none');
        await form.submit.click();
        await expect(form.email).toHaveAttribute('aria-invalid');
        await expectAccessibleEverywhere(page, expectAccessible);

        await form.fill(TARGET, 'wrong');
        await form.submit.click();
        await expect(form.error).toBeVisible();
        await expectAccessibleEverywhere(page, expectAccessible);

        await form.fill('multi@planwerk.example');
        await form.submit.click();
        await expect(page.getByRole('button', { name: '10010' })).toBeVisible();
        await expectAccessibleEverywhere(page, expectAccessible);
    });
});

test.describe('what goes wrong', () => {
    test('three clicks and Enter send one call', async ({ page, mock }) => {
        const sent = signInCalls(page);
        await mock.fault({ method: 'POST', path: 'user/token', kind: 'delay', seconds: 0.4 });
        await page.goto('/');
        const form = signInForm(page);
        await form.fill(TARGET);
        await pressOften(page);
        await form.password.press('Enter');
        await expect(page).toHaveURL(/\/dashboard$/);
        expect(sent()).toHaveLength(1);
    });

    test('a slow answer shows as busy within 300 ms; who leaves meanwhile is not signed in', async ({ page, mock }) => {
        await mock.fault({ method: 'POST', path: 'user/token', kind: 'delay', seconds: 1 });
        await page.goto('/');
        const form = signInForm(page);
        await form.fill(TARGET);
        const busyAfter = await form.submit.evaluate(
            (button: HTMLButtonElement) =>
                new Promise<number>(resolve => {
                    const start = performance.now();
                    new MutationObserver(() => {
                        if (button.getAttribute('aria-busy') === 'true') resolve(performance.now() - start);
                    }).observe(button, { attributes: true });
                    button.click();
                }),
        );
        expect(busyAfter).toBeLessThan(300);
        await expect(page.getByRole('status').filter({ hasText: 'Please wait' })).toBeAttached();

        const answered = page.waitForResponse(/user\/token/);
        await page.getByRole('link', { name: 'Forgot your password?' }).click();
        await expect(page.getByLabel('E-mail address')).toHaveValue(TARGET);
        await (await answered).finished();
        await expect(page).toHaveURL(/\/recover-password$/);
        expect(await storedToken(page)).toBeNull();
    });

    test('no answer within 30 seconds is an error', async ({ page, mock }) => {
        await mock.fault({ method: 'POST', path: 'user/token', kind: 'delay', seconds: 60 });
        await page.clock.install();
        await page.goto('/');
        const form = signInForm(page);
        await form.fill(TARGET);
        await form.submit.click();
        await expect(form.submit).toHaveAttribute('aria-busy', 'true');
        await page.clock.fastForward(29_000);
        await expect(form.submit).toHaveAttribute('aria-busy', 'true');
        await page.clock.fastForward(2_000);
        await expect(form.error).toHaveText('The server does not answer. Please try again in a moment.');
        await expect(form.submit).not.toHaveAttribute('aria-busy');
        await expect(form.password).toHaveValue('portal');
    });

    const UNREADABLE = 'The server’s answer could not be read. Please try again in a moment.';
    const FAULTS = [
        { kind: 'status', status: 500, text: 'Login failed: Request could not be processed' },
        { kind: 'status', status: 403, text: 'Login failed: No permission for action' },
        { kind: 'status', status: 404, text: 'Login failed: Data could not be found' },
        { kind: 'status', status: 400, text: 'Login failed: Incorrect request' },
        { kind: 'status', status: 409, text: 'Login failed: Oops, something went wrong' },
        { kind: 'abort', text: 'The server cannot be reached. Please check your connection and try again.' },
        { kind: 'malformed', text: UNREADABLE },
        { kind: 'html', text: UNREADABLE },
        { kind: 'empty', text: UNREADABLE },
    ] as const;

    test('every fault is said in words, keeps what was typed, and the next try signs in', async ({ page, mock }) => {
        const sent = signInCalls(page);
        await page.goto('/');
        const form = signInForm(page);
        await form.fill(TARGET);
        for (const { text, ...fault } of FAULTS) {
            const before = sent().length;
            await mock.clearFaults();
            await mock.fault({ method: 'POST', path: 'user/token', ...fault });
            await form.submit.click();
            await expect(form.error).toHaveText(text);
            await expect(form.submit).not.toHaveAttribute('aria-busy');
            await expect(form.email).toHaveValue(TARGET);
            await expect(form.password).toHaveValue('portal');
            expect(sent()).toHaveLength(before + 1);
        }
        // The token arrives, the user's record does not: nobody is signed in.
        await mock.clearFaults();
        await mock.fault({ method: 'GET', path: 'user', kind: 'status', status: 500 });
        await form.submit.click();
        await expect(form.error).toHaveText(/^Login failed: your user data could not be loaded/);
        expect(await storedToken(page)).toBeNull();

        await mock.clearFaults();
        await form.submit.click();
        await expect(page).toHaveURL(/\/dashboard$/);
    });
});
