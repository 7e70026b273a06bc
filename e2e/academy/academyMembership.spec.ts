import type { Page } from '@playwright/test';
import { MEMBER } from './academyPage';
import { expect, test } from '../support/fixtures';
import { dialog, dialogButton, toasts } from '../support/parts';
import { ADMIN, ADMIN_WITHOUT_ACADEMY, expectNoOverflow, visit } from '../support/portalPage';
import { expectAccessibleLooks } from '../public/publicPage';
import { textsOf } from '../support/texts';

/** `/academy/membership`: order, change, cancel (MEMBER-1 to MEMBER-4). */

const { academy, errors, licences, membership } = await textsOf('en');
const words = { ...academy.membership, ...membership };
const PAGE = '/academy/membership';

const main = (page: Page) => page.getByRole('checkbox', { name: /^Main licence, 69,00\s€ per month/ });
const extras = (page: Page) => page.getByRole('textbox', { name: words.extras });
const fee = (page: Page) => page.getByRole('main').locator('output');
const figures = (page: Page) => page.getByRole('main').getByRole('definition');
const orders = (body: object) => [expect.objectContaining({ path: 'orders/academy', status: 204, body })];

test('orders: fee shown while typing, consent to the main licence required, extra licences plus one sent once', async ({
    page,
    signInAs,
    mock,
}) => {
    await signInAs(ADMIN_WITHOUT_ACADEMY, { open: PAGE });
    await expect(page.getByText(words.none)).toBeVisible();
    for (const term of [words.termMinimum, words.termReduction, words.termConfirmation]) {
        await expect(page.getByText(term)).toBeVisible();
    }
    await expect(fee(page)).toHaveText(/^69,00\s€$/);
    await extras(page).fill('999');
    await expect(fee(page)).toHaveText(/^10\.059,00\s€$/);
    await expect(page.getByText('for 1,000 licences')).toBeVisible();
    await extras(page).fill('4');
    await expect(fee(page)).toHaveText(/^109,00\s€$/);

    const order = page.getByRole('button', { name: words.order });
    await order.click();
    await expect(main(page)).toBeFocused();
    await expect(main(page)).toHaveAccessibleDescription(words.mainMissing);
    await main(page).check();
    await expect(page.getByText(words.mainMissing)).toHaveCount(0);
    await order.click({ clickCount: 3 });
    await expect(page.getByText(words.ordered)).toBeVisible();
    await expect(page).toHaveURL('/academy');
    expect(await mock.calls('POST', /orders/)).toEqual(orders({ count: 5 }));
    expect((await mock.mail(ADMIN_WITHOUT_ACADEMY, 'order')).link).toContain('/academy/membership');

    // The form is empty again, and the numbers are still the server's.
    await visit(page, PAGE);
    await expect(extras(page)).toHaveValue('0');
    await expect(page.getByText(words.none)).toBeVisible();
});

test('refuses anything but a number from 0 to 999, beside the field', async ({ page, signInAs, mock }) => {
    await signInAs(ADMIN_WITHOUT_ACADEMY, { open: PAGE });
    await main(page).check();
    for (const typed of ['1000', '-1', '2.5', 'two', '1e2']) {
        await extras(page).fill(typed);
        await expect(extras(page)).toHaveAccessibleDescription(words.extrasInvalid);
        await expect(fee(page)).toHaveText('–');
        await page.keyboard.press('Enter');
    }
    await extras(page).fill('');
    await expect(extras(page)).not.toHaveAccessibleDescription(words.extrasInvalid);
    await page.keyboard.press('Enter');
    await expect(extras(page)).toHaveAccessibleDescription(words.extrasInvalid);
    await expect(extras(page)).toBeFocused();
    expect(await mock.calls('POST', /orders/)).toEqual([]);
});

test('changes a membership: shows its figures, refuses the same number, hints at a smaller one', async ({
    page,
    signInAs,
    mock,
}) => {
    await signInAs(ADMIN, { open: PAGE });
    await expect(figures(page).first()).toHaveText('15');
    await expect(figures(page).nth(1)).toHaveText('11');
    await expect(main(page)).toBeChecked();
    await expect(extras(page)).toHaveValue('14');
    const change = page.getByRole('button', { name: words.modify });
    await change.click();
    await expect(extras(page)).toHaveAccessibleDescription(words.unchanged);
    expect(await mock.calls('POST', /orders/)).toEqual([]);
    await extras(page).fill('13');
    await expect(page.getByRole('note')).toHaveText(words.reduction);
    await extras(page).fill('20');
    await expect(page.getByRole('note')).toHaveCount(0);
    // What is paid now and afterwards, side by side, before anything is ordered.
    const compared = page.getByRole('table', { name: words.compare });
    await expect(compared.getByRole('row').nth(1)).toHaveText(/15\s*21\s*\+6$/);
    await expect(compared.getByRole('row').nth(2)).toHaveText(/209,00\s€\s*269,00\s€\s*\+60,00\s€$/);
    await change.click();
    await expect(page.getByText(words.changed)).toBeVisible();
    await expect(page).toHaveURL('/academy');
    expect(await mock.calls('POST', /orders/)).toEqual(orders({ count: 21 }));
    // The page says what was ordered and when, for five days unless the server's numbers show it before.
    await page.goto(PAGE);
    const note = page.getByRole('note').filter({ hasText: 'Number of licences: 21' });
    await expect(note).toContainText(/Monthly fee: 269,00\s€/);
    await page.evaluate(() => {
        const day = 86_400;
        const stored = JSON.parse(localStorage.getItem('academy-orders') ?? '{}') as Record<
            string,
            { count: number; at: number }
        >;
        for (const order of Object.values(stored)) order.at -= 5 * day + 60;
        localStorage.setItem('academy-orders', JSON.stringify(stored));
    });
    await page.reload();
    await expect(figures(page).first()).toHaveText('15');
    await expect(note).toHaveCount(0);
});

test('terminates after a confirmation that names the minimum term', async ({ page, signInAs, mock }) => {
    await signInAs(ADMIN, { open: PAGE });
    await page.getByRole('button', { name: words.endButton, exact: true }).click();
    await expect(dialog(page)).toContainText('minimum term of the membership is 12 months');
    await dialogButton(page, 'Cancel').click();
    expect(await mock.calls('POST', /orders/)).toEqual([]);
    await page.getByRole('button', { name: words.endButton, exact: true }).click();
    await dialogButton(page, words.endConfirm).click();
    await expect(page.getByText(words.terminated)).toBeVisible();
    await expect(page).toHaveURL('/academy');
    expect(await mock.calls('POST', /orders/)).toEqual(orders({ count: 0 }));
});

for (const [fault, text] of [
    [{ kind: 'status', status: 403 }, errors.forbidden],
    // The server may have made it.
    [{ kind: 'status', status: 500 }, errors.next.unclear],
] as const) {
    test(`an order that fails (${fault.status}) shows the reason, and keeps what was typed`, async ({ page, signInAs, mock }) => {
        await mock.fault({ method: 'POST', path: 'orders/academy', ...fault });
        await signInAs(ADMIN, { open: PAGE });
        await extras(page).fill('30');
        await page.getByRole('button', { name: words.modify }).click();
        await expect(toasts(page)).toContainText(text);
        await expect(page).toHaveURL(PAGE);
        await expect(page.getByRole('button', { name: words.modify })).toBeFocused();
        await page.reload();
        await expect(extras(page)).toHaveValue('30');
        expect(await mock.calls('POST', /orders/)).toHaveLength(1);
    });
}

test('an order with the response 200 and cut JSON counts as made, once', async ({ page, signInAs, mock }) => {
    await mock.fault({ method: 'POST', path: 'orders/academy', kind: 'malformed' });
    await signInAs(ADMIN, { open: PAGE });
    await extras(page).fill('30');
    await page.getByRole('button', { name: words.modify }).click();
    await expect(page.getByText(words.changed)).toBeVisible();
    await expect(page).toHaveURL('/academy');
    expect(await mock.calls('POST', /orders/)).toHaveLength(1);
});

test('an order that a web page answers is told as not known, and keeps the number', async ({ page, signInAs, mock }) => {
    await mock.fault({ method: 'POST', path: 'orders/academy', kind: 'html' });
    await signInAs(ADMIN, { open: PAGE });
    await extras(page).fill('30');
    await page.getByRole('button', { name: words.modify }).click();
    await expect(page.getByText(/It is not known whether this was done/)).toBeVisible();
    await expect(page).toHaveURL(PAGE);
    await expect(extras(page)).toHaveValue('30');
    expect(await mock.calls('POST', /orders/)).toHaveLength(1);
});

test('an expired session keeps the number until the next sign-in', async ({ page, signInAs, mock }) => {
    await signInAs(ADMIN, { open: PAGE });
    await extras(page).fill('30');
    await mock.fault({ method: 'POST', path: 'orders/academy', kind: 'status', status: 401, times: 1 });
    await page.getByRole('button', { name: words.modify }).click();
    await expect(page).toHaveURL('/?mode=auth&redirect=academy%2Fmembership');
    await page.locator('input[autocomplete=username]').fill(ADMIN);
    await page.locator('input[autocomplete=current-password]').fill('portal');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(PAGE);
    await expect(extras(page)).toHaveValue('30');
});

test('offers nothing to users who may not order, and says who can', async ({ page, signInAs }) => {
    for (const [email, title] of [
        [MEMBER, words.othersTitle],
        ['reader@holzmann.example', words.readOnlyTitle],
    ] as const) {
        await signInAs(email, { open: PAGE });
        await expect(page.getByText(title)).toBeVisible();
        await expect(page.getByRole('textbox')).toHaveCount(0);
        await expect(page.getByRole('button', { name: words.endButton, exact: true })).toHaveCount(0);
    }
    await expect(figures(page).first()).toHaveText('15');
    await page.getByRole('link', { name: words.toAcademy }).click();
    await expect(page).toHaveURL('/academy');
});

test('licences that cannot be loaded are reported, with a retry', async ({ page, signInAs, mock }) => {
    await mock.fault({ method: 'GET', path: 'licences', kind: 'status', status: 500 });
    await signInAs(ADMIN, { open: PAGE });
    await expect(page.getByText(licences.errors.load)).toBeVisible();
    await mock.clearFaults();
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await expect(extras(page)).toHaveValue('14');
});

test('is accessible in every look, also with errors, and fits a phone in every language', async ({
    page,
    signInAs,
    expectAccessible,
}) => {
    await signInAs(ADMIN, { open: PAGE });
    await extras(page).fill('x');
    await main(page).uncheck();
    await page.keyboard.press('Enter');
    await expect(page.getByText(words.mainMissing)).toBeVisible();
    // High enough that neither the header nor the academy's bar covers anything.
    await expectAccessibleLooks(page, async () => {
        await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 2000 });
        await expectAccessible();
    });
    await page.setViewportSize({ width: 360, height: 700 });
    for (const language of ['de', 'fr', 'it', 'nl', 'pl', 'sk'] as const) {
        await signInAs(ADMIN, { open: PAGE, language });
        await expect(figures(page).first()).toHaveText('15');
        await expectNoOverflow(page);
    }
});
