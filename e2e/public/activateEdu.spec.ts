import type { Page } from '@playwright/test';
import { field, fillRegistration, TEXTS, TRAINEE, year } from './educationPage';
import { expect, test } from '../support/fixtures';
import { BRIEFLY, expectAccessibleLooks, pressOften, recordCalls } from './publicPage';

/** The education licence: its request by e-mail, and the registration (PUBLIC-5, PUBLIC-6). */

const submit = (page: Page) => page.getByRole('button', { name: 'Register' });

/** Presses the button although it is marked as blocked, which Playwright would not do by default. */
const pressBlocked = (page: Page) => submit(page).click({ force: true });

test('the submit button stays blocked until every check passes; marks disappear when a field is edited', async ({
    page,
    mock,
}) => {
    await page.goto((await mock.mail(TRAINEE, 'education')).link ?? '');
    await expect(page).toHaveURL(/\/activate-edu$/);
    // The form is shown once the token was checked.
    await expect(page.getByLabel(/newsletter/)).toBeChecked();
    const calls = recordCalls(page);
    await expect(submit(page)).toHaveAttribute('aria-disabled', 'true');
    await pressBlocked(page);
    await expect(field(page, 'First name')).toBeFocused();
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(14);

    await fillRegistration(page);
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);
    await expect(submit(page)).not.toHaveAttribute('aria-disabled');

    // Clearing any one of them blocks the form again; spaces count as empty.
    for (const label of Object.keys(TEXTS)) {
        const input = field(page, label);
        const before = await input.inputValue();
        await input.fill('   ');
        await expect(submit(page), label).toHaveAttribute('aria-disabled', 'true');
        await input.fill(before);
        await expect(submit(page)).not.toHaveAttribute('aria-disabled');
    }
    await field(page, 'E-mail address').fill('none');
    await pressBlocked(page);
    await expect(field(page, 'E-mail address')).toHaveAccessibleDescription('Please enter a valid e-mail address.');
    await field(page, 'E-mail address').fill(TRAINEE);
    await page.getByLabel(/^I accept the licence terms/).uncheck();
    await expect(submit(page)).toHaveAttribute('aria-disabled', 'true');

    const years = field(page, 'Year of graduation').getByRole('option');
    await expect(years).toHaveText(['Please choose', ...Array.from({ length: 10 }, (_, index) => String(year + index))]);
    await expect(field(page, 'Intended degree').getByRole('option')).toHaveCount(6);
    expect(calls).toEqual([]);
});

test('registers once, with the body of the contract; faults keep what was typed; the link works once', async ({ page, mock }) => {
    const { link } = await mock.mail(TRAINEE, 'education');
    await page.goto(link ?? '');
    await fillRegistration(page);
    await page.getByLabel(/newsletter/).uncheck();
    for (const [kind, text] of [
        ['status', 'Formdata could not be submitted'],
        ['abort', /cannot be reached/],
    ] as const) {
        await mock.fault({ path: 'edu/activate', kind });
        await submit(page).click();
        await expect(page.getByRole('alert')).toHaveText(text);
        await expect(submit(page)).not.toHaveAttribute('aria-busy');
        await expect(field(page, 'Last name')).toHaveValue("D'Angelo");
        await mock.clearFaults();
    }

    const calls = recordCalls(page);
    await mock.fault({ path: 'edu/activate', kind: 'delay', seconds: 0.3 });
    await pressOften(page);
    await expect(page.getByRole('heading', { name: 'Registration sent' })).toBeFocused();
    expect(calls).toHaveLength(1);
    expect(calls[0]?.postDataJSON()).toEqual({
        token: expect.any(String) as unknown,
        forename: 'Zoë',
        surname: "D'Angelo",
        email: TRAINEE,
        street: 'Waldweg 3',
        zip: '70173',
        city: 'Stuttgart',
        school: 'Berufsschule am Wald',
        citySchool: 'Esslingen',
        degree: 'journeyman title',
        sector: 'interior',
        gradMonth: 7,
        gradYear: year + 9,
        newsletter: false,
        consentTerms: true,
        consentPrivacy: true,
    });
    await mock.mail(TRAINEE, 'registration');
    // the link is used up, and a reload does not check it again
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Registration sent' })).toBeVisible();
    expect(calls).toHaveLength(1);

    await page.goto(link ?? '');
    await expect(page.getByRole('alert')).toHaveText('Provided token is invalid');
    await page.getByRole('button', { name: 'Request a new token' }).click();
    await page.getByLabel('E-mail address').fill(TRAINEE);
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeFocused();
    await page.goto((await mock.mail(TRAINEE, 'education')).link ?? '');
    await expect(field(page, 'First name')).toBeVisible();
});

test('a check that fails for another reason is reported and can be repeated', async ({ page, mock }) => {
    await mock.fault({ path: 'edu/validateToken', kind: 'status', status: 500, times: 1 });
    await page.goto((await mock.mail(TRAINEE, 'education')).link ?? '');
    await expect(page.getByRole('alert')).toHaveText('Token could not be validated');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(field(page, 'First name')).toBeVisible();
});

test('axe finds nothing in any state', async ({ page, mock, expectAccessible }) => {
    await page.goto('/activate-edu?token=wrong');
    await expect(page.getByRole('alert')).toBeVisible();
    await expectAccessibleLooks(page, expectAccessible, BRIEFLY);
    await page.getByRole('button', { name: 'Request a new token' }).click();
    await expect(page.getByLabel('E-mail address')).toBeVisible();
    await expectAccessibleLooks(page, expectAccessible, BRIEFLY);

    await page.goto((await mock.mail(TRAINEE, 'education')).link ?? '');
    await expect(field(page, 'First name')).toBeVisible();
    await expectAccessibleLooks(page, expectAccessible);
    await pressBlocked(page);
    await expect(field(page, 'First name')).toHaveAttribute('aria-invalid');
    await expectAccessibleLooks(page, expectAccessible, BRIEFLY);
    await fillRegistration(page);
    await submit(page).click();
    await expect(page.getByRole('heading', { name: 'Registration sent' })).toBeVisible();
    await expectAccessibleLooks(page, expectAccessible, BRIEFLY);
});

test('the address is carried over, postcode and city stand in a row, the list of what is missing leads to the first field', async ({
    page,
    mock,
    expectAccessible,
}) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    await page.getByLabel('E-mail address').fill(TRAINEE);
    await page.getByRole('link', { name: /^Education licence/ }).click();
    await expect(field(page, 'E-mail address')).toHaveValue(TRAINEE);
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
    await page.goto((await mock.mail(TRAINEE, 'education')).link ?? '');
    await expect(field(page, 'E-mail address')).toHaveValue(TRAINEE);
    const [postcode, city] = await Promise.all(['Postcode', 'City'].map(label => field(page, label).boundingBox()));
    expect(postcode?.y).toBe(city?.y);
    await field(page, 'First name').fill('Zoë');
    await page.getByRole('main').getByRole('button', { name: 'Last name' }).click();
    await expect(field(page, 'Last name')).toBeFocused();
    await expect(page.getByRole('link', { name: /^Read the licence terms/ })).toHaveAttribute('href', /terms/);
    await expect(page.getByRole('link', { name: /^Read the privacy notice/ })).toHaveAttribute('href', /privacy/);
    await expectAccessible();
});

test('the foot of a public page links the operator’s pages, without moving anything, in every language', async ({
    page,
    mock: _mock,
}) => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const language of ['en', 'de', 'fr', 'it', 'nl', 'pl', 'sk']) {
        await page.goto('/');
        await page.evaluate(value => localStorage.setItem('language', value), language);
        await page.reload();
        const links = page.locator('.p-legal a');
        await expect(links).toHaveCount(5);
        await expect(links.nth(3)).toHaveAttribute('href', 'mailto:support@example.com');
        await expect(links.last()).toHaveAttribute('href', `/accessibility/${language}.html`);
        const overlaps = await page.evaluate(() => {
            const foot = document.querySelector('.p-language')?.getBoundingClientRect().bottom ?? Infinity;
            return foot > (document.querySelector('.p-legal')?.getBoundingClientRect().top ?? 0);
        });
        expect(overlaps, language).toBe(false);
        const shift = await page.evaluate(
            () =>
                new Promise<number>(resolve => {
                    const observer = new PerformanceObserver(list =>
                        resolve(list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0)),
                    );
                    observer.observe({ type: 'layout-shift', buffered: true });
                    setTimeout(() => resolve(0), 300);
                }),
        );
        expect(shift, language).toBeLessThan(0.01);
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    }
});
