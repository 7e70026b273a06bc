import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { heading } from '../support/parts';
import { ADMIN } from '../support/portalPage';
import { expectAccessibleLooks, openWithoutCode, preferLanguages, recordSignIns, signInForm } from '../public/publicPage';

/** The sign-in page before React is there, and while it takes the page over (SESSION-17, ADR 19). */

test.beforeEach(({ mock: _mock }) => undefined);

const ACCOUNT = 'user@holzmann.example';

const takenOver = (page: Page) => expect(page.locator('#root')).not.toHaveAttribute('data-first');

/** The focused field: its name, its text and where the caret is. */
const caret = (page: Page) =>
    page.evaluate(() => {
        const { name, value, selectionStart, selectionEnd } = document.activeElement as HTMLInputElement;
        return [name, value, selectionStart, selectionEnd];
    });

const accountOf = (header = ''): string => Buffer.from(header.replace('Basic ', ''), 'base64').toString('utf8');

test('the form is painted before its code is there, and keeps every letter, the caret and the focus', async ({ page }) => {
    const arrive = await openWithoutCode(page);
    const { email, password } = signInForm(page);
    await expect(email).toBeFocused();
    await email.evaluate(field => Object.assign(window, { field }));
    await page.keyboard.type('anna@example');
    await password.focus();
    // An e-mail field does not reveal its caret.
    await page.keyboard.type('secret');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    const typing = page.keyboard.type('0123456789'.repeat(5), { delay: 20 });
    arrive();
    await takenOver(page);
    await typing;
    const text = `secr${'0123456789'.repeat(5)}et`;
    expect(await caret(page)).toEqual(['password', text, 54, 54]);
    // Also when React renders the form again.
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(password).toHaveValue(text);
    await expect(email).toHaveValue('anna@example');
    expect(await email.evaluate(field => field === (window as unknown as { field?: Element }).field)).toBe(true);
});

test('what a selection and an input method are about to replace stays so', async ({ page }) => {
    const arrive = await openWithoutCode(page);
    const { email, password } = signInForm(page);
    const keyboard = await page.context().newCDPSession(page);
    await password.fill('secret');
    await password.evaluate((field: HTMLInputElement) => field.setSelectionRange(1, 3));
    arrive();
    await takenOver(page);
    expect(await caret(page)).toEqual(['password', 'secret', 1, 3]);
    await page.unrouteAll();

    const arriveAgain = await openWithoutCode(page);
    await expect(email).toBeFocused();
    await keyboard.send('Input.imeSetComposition', { text: 'ni', selectionStart: 2, selectionEnd: 2 });
    arriveAgain();
    await takenOver(page);
    await keyboard.send('Input.imeSetComposition', { text: 'nih', selectionStart: 3, selectionEnd: 3 });
    await expect(email).toHaveValue('nih');
    await keyboard.send('Input.insertText', { text: '你' });
    await expect(email).toHaveValue('你');
});

test('what a password manager fills in without a word is sent', async ({ page }) => {
    const sent = recordSignIns(page);
    const arrive = await openWithoutCode(page);
    const { email, password, submit } = signInForm(page);
    await email.evaluate((field: HTMLInputElement, value) => (field.value = value), ACCOUNT);
    await password.evaluate((field: HTMLInputElement) => (field.value = 'portal'));
    arrive();
    await takenOver(page);
    await submit.click();
    await expect(page).toHaveURL(/\/dashboard$/);
    expect(sent().map(call => accountOf(call.headers().authorization))).toEqual([`${ACCOUNT}:portal`]);
});

test('pressed before its code is there, the form is sent once, and nothing of it gets into an address', async ({
    page,
    mock,
}) => {
    const asked: string[] = [];
    page.on('request', request => asked.push(request.url()));
    const sent = recordSignIns(page);
    const arrive = await openWithoutCode(page);
    const { email, password, submit } = signInForm(page);
    await email.fill(ACCOUNT);
    await password.fill('portal');
    await password.press('Enter');
    await password.press('Enter');
    await submit.click();
    // As some password managers do.
    await submit.evaluate((button: HTMLButtonElement) => button.form?.requestSubmit());
    expect(sent()).toEqual([]);
    await expect(submit).toHaveAttribute('data-pressed');
    arrive();
    await expect(page).toHaveURL(/\/dashboard$/);
    expect(sent().map(call => accountOf(call.headers().authorization))).toEqual([`${ACCOUNT}:portal`]);
    expect((await mock.calls('POST')).map(({ path }) => path)).toEqual(['user/token']);
    expect(asked.filter(address => address.includes('portal') && address.includes('?'))).toEqual([]);
});

test('pressed while it is empty, the form says what is missing', async ({ page }) => {
    const sent = recordSignIns(page);
    const arrive = await openWithoutCode(page);
    const { email, submit } = signInForm(page);
    await submit.click();
    arrive();
    await expect(email).toHaveAccessibleDescription('Please enter a valid e-mail address.');
    await expect(email).toBeFocused();
    await expect(submit).not.toHaveAttribute('data-pressed');
    expect(sent()).toEqual([]);
});

test('a link and a language chosen before the code is there take the address with them', async ({ page }) => {
    const arrive = await openWithoutCode(page, '/?mode=auth&redirect=licences');
    await signInForm(page).email.fill(ACCOUNT);
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    arrive();
    await expect(page.getByRole('heading', { level: 1, name: 'Reset password' })).toBeVisible();
    await expect(signInForm(page).email).toHaveValue(ACCOUNT);
    await page.unrouteAll();

    const arriveAgain = await openWithoutCode(page);
    await signInForm(page).email.fill(ACCOUNT);
    await page.getByRole('combobox', { name: 'Language' }).selectOption('fr');
    arriveAgain();
    await expect(page.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible();
    await expect(page.locator('input[name=email]')).toHaveValue(ACCOUNT);
});

for (const [language, title, name] of [
    ['de', 'Anmelden', 'Kundenportal'],
    ['pl', 'Logowanie', 'Portal klienta'],
] as const) {
    test(`in ${language} and dark, it has its words, its name and nothing for axe to find`, async ({
        page,
        expectAccessible,
    }) => {
        await preferLanguages(page, [language]);
        await page.emulateMedia({ colorScheme: 'dark' });
        const arrive = await openWithoutCode(page);
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
        await expect(page.getByRole('banner')).toHaveText(name);
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
        await expect(page.getByRole('combobox')).toHaveValue(language);
        await expect(page.getByRole('combobox').getByRole('option')).toHaveCount(7);
        await expectAccessibleLooks(page, expectAccessible);
        const before = await page.locator('#root').innerHTML();
        arrive();
        await takenOver(page);
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
        expect((await page.locator('#root').innerHTML()).startsWith(before.slice(0, before.indexOf('</form>')))).toBe(true);
    });
}

test('a deep link has it too, with the academy’s link for those who come from there', async ({ page }) => {
    const link = page.getByRole('link', { name: /Questions about the academy/ });
    for (const [path, links] of [
        ['/licences', 0],
        ['/academy/d11', 1],
    ] as const) {
        const arrive = await openWithoutCode(page, path);
        await expect(signInForm(page).email).toBeVisible();
        await expect(link).toHaveCount(links);
        arrive();
        await takenOver(page);
        await expect(page).toHaveURL(/\?mode=auth&redirect=/);
        await expect(link).toHaveCount(links);
        await page.unrouteAll();
    }
});

test('nothing moves, on a wide screen and on a phone', async ({ page }) => {
    await page.addInitScript(() => {
        const moved = Object.assign(window, { moved: 0 });
        new PerformanceObserver(list =>
            list.getEntries().forEach(entry => (moved.moved += (entry as PerformanceEntry & { value: number }).value)),
        ).observe({ type: 'layout-shift', buffered: true });
    });
    for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 900 });
        const arrive = await openWithoutCode(page);
        const { submit } = signInForm(page);
        await expect(submit).toBeVisible();
        const before = await submit.boundingBox();
        arrive();
        await takenOver(page);
        await expect(page.getByRole('link', { name: /Legal notice/ })).toBeVisible();
        expect(await submit.boundingBox()).toEqual(before);
        expect(await page.evaluate(() => (window as unknown as { moved: number }).moved)).toBe(0);
        await page.unrouteAll();
    }
});

test('who is signed in never sees it, and other public pages keep their frame', async ({ page, signInAs }) => {
    await page.addInitScript(() => {
        const seen = Object.assign(window, { forms: 0 });
        new MutationObserver(() => {
            if (document.querySelector('input[type=password]')) seen.forms += 1;
        }).observe(document, { childList: true, subtree: true });
    });
    const forms = () => page.evaluate(() => (window as unknown as { forms: number }).forms);
    for (const path of ['/recover-password', '/activate-edu', '/transfer-user?token=x']) {
        const arrive = await openWithoutCode(page, path);
        await expect(page.locator('.f-card')).toBeVisible();
        arrive();
        await expect(heading(page)).toBeVisible();
        await expect(page.locator('.f-card')).toHaveCount(0);
        expect(await forms()).toBe(0);
        await page.unrouteAll();
    }
    for (const open of ['/', '/dashboard', '/?mode=auth&redirect=licences']) {
        await signInAs(ADMIN, { open });
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
        expect(await forms(), open).toBe(0);
    }
});
