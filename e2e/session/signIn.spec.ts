import { expect, test } from '../support/fixtures';
import { BRIEFLY, expectAccessibleLooks, preferLanguages, recordSignIns, signInForm, storedToken } from '../public/publicPage';

/** The sign-in page: its checks, choosing a customer, and everything around the form (SESSION-5 to SESSION-7, SESSION-12, SESSION-13). */

// Every test starts with the seed and without faults.
test.beforeEach(({ mock: _mock }) => undefined);

const ACCOUNT = 'user@holzmann.example';

test.describe('credentials', () => {
    test('an invalid address is marked and not sent; the mark disappears on edit', async ({ page }) => {
        const sent = recordSignIns(page);
        await page.goto('/');
        const form = signInForm(page);
        for (const address of [
            '',
            'anna',
            'anna@',
            'anna@holzmann',
            'anna@holzmann.e',
            '@holzmann.example',
            'a b@holzmann.example',
        ]) {
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

    test('a wrong password is reported and marked; what was typed is kept; the mark disappears on edit', async ({ page }) => {
        await page.goto('/');
        const form = signInForm(page);
        await form.fill(ACCOUNT, 'wrong');
        await form.submit.click();
        await expect(form.error).toHaveText('Login failed: Authentication required');
        await expect(form.password).toHaveAccessibleDescription('Please check your e-mail address and password.');
        await expect(form.password).toBeFocused();
        await expect(form.email).toHaveValue(ACCOUNT);
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

    test('a password with umlauts signs in; header and body match the contract', async ({ page, signInByForm }) => {
        const sent = recordSignIns(page);
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

    test('signs in by keyboard alone, including the customer', async ({ page }) => {
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
    test('shows a button for each, returns to what was typed, and opens the chosen customer', async ({ page, signInByForm }) => {
        const sent = recordSignIns(page);
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
        await expect(page.getByRole('banner').getByText('Administrator', { exact: true })).toBeVisible();
        expect(sent().map(call => call.postData())).toEqual([null, null, '{"customer":"10010"}']);
    });

    test('shows the customers’ names as text if the server sends them, and an error if the choice fails', async ({
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

test.describe('around the form', () => {
    test('the academy’s contact page is linked if the academy required the sign-in', async ({ page }) => {
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

    test('three drawings surround the card on wide screens if the browser prefers German', async ({ page }) => {
        await preferLanguages(page, ['en-GB', 'de-AT']);
        await page.goto('/');
        await expect(signInForm(page).email).toBeVisible();
        const drawings = page.locator('img');
        await expect(drawings).toHaveCount(3);
        const seen = () =>
            drawings.evaluateAll((all: HTMLImageElement[]) =>
                all.map(image => [image.naturalWidth > 0, image.alt, image.getBoundingClientRect().width / image.offsetWidth]),
            );
        await expect.poll(seen).toEqual(Array.from({ length: 3 }, () => [true, '', expect.closeTo(1.3, 2) as unknown]));

        await page.setViewportSize({ width: 900, height: 900 });
        await expect(drawings).toHaveCount(0);
    });

    test('no drawings are loaded otherwise', async ({ page }) => {
        const fetched: string[] = [];
        page.on('request', request => fetched.push(new URL(request.url()).pathname));
        await page.goto('/', { waitUntil: 'networkidle' });
        await expect(signInForm(page).email).toBeVisible();
        expect(fetched.filter(path => path.startsWith('/overlays/'))).toEqual([]);
        await expect(page.locator('img')).toHaveCount(0);
    });

    test('another language keeps the typed e-mail, and no password', async ({ page, mock: _mock }) => {
        await page.goto('/');
        await page.locator('input[autocomplete=username]').fill('anna@holzmann.example');
        await page.locator('input[autocomplete=current-password]').fill('secret');
        await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
        await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
        await expect(page.locator('input[autocomplete=username]')).toHaveValue('anna@holzmann.example');
        await expect(page.locator('input[autocomplete=current-password]')).toHaveValue('');
        expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('secret');
    });

    test('the language is the browser’s until one is chosen, and is stored', async ({ page }) => {
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
        await expectAccessibleLooks(page, expectAccessible);

        await form.fill(ACCOUNT, 'wrong');
        await form.submit.click();
        await expect(form.error).toBeVisible();
        await form.email.fill('none');
        await form.submit.click();
        await expect(form.email).toHaveAttribute('aria-invalid');
        await expectAccessibleLooks(page, expectAccessible, BRIEFLY);

        await form.fill(ACCOUNT, 'wrong');
        await form.submit.click();
        await expect(form.error).toBeVisible();
        await expectAccessibleLooks(page, expectAccessible, BRIEFLY);

        await form.fill('multi@planwerk.example');
        await form.submit.click();
        await expect(page.getByRole('button', { name: '10010' })).toBeVisible();
        await expectAccessibleLooks(page, expectAccessible, BRIEFLY);
    });
});
