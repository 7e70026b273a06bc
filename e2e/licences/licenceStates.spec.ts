import { expect, test } from '../support/fixtures';
import { dialog, dialogButton, field, freeOptions } from '../support/parts';
import { ADMIN, countCalls, expectNoOverflow } from '../support/portalPage';

/**
 * A licence's pages in uncommon cases: a URL typed by hand, a customer that cannot be read, a toast above a modal; and axe on their modals.
 */

const PLANNING = '10010101';

test('the automatic licence gets its keys by adding users, and has no membership to manage', async ({
    page,
    signInAs,
    expectAccessible,
}) => {
    await signInAs('admin@northfield.example', { open: '/licences/10020720' });
    await expect(page.getByRole('note')).toContainText('automatic academy licence');
    await expect(page.getByRole('link', { name: 'Manage membership' })).toHaveCount(0);
    await page.getByRole('link', { name: /^Licence keys/ }).click();
    const hint = page.getByRole('note').filter({ hasText: 'gets its keys when users are added to it' });
    await expect(hint).toBeVisible();
    await expect(page.getByRole('button', { name: 'Create key' })).toHaveCount(0);
    await expectAccessible('main');
    await hint.getByRole('link', { name: 'Add users' }).click();
    await expect(page).toHaveURL('/licences/10020720/users');
    await page.getByRole('button', { name: 'Add users' }).click();
    await expect(field(page, 'Expiry date')).toHaveAttribute('required');
});

test('a licence shows when it ends, on its page and below; a full one offers its keys', async ({
    page,
    signInAs,
    expectAccessible,
}) => {
    await signInAs(ADMIN, { open: `/licences/${PLANNING}` });
    await expect(page.getByRole('term').filter({ hasText: 'Expiry date' })).toBeVisible();
    await page.goto(`/licences/${PLANNING}/keys`);
    await expect(page.getByText(/· Ends on \d/)).toBeVisible();

    await page.goto('/licences/10010109/keys');
    await page.getByRole('button', { name: 'Create key' }).click();
    await expect(dialog(page)).toContainText('This licence has no keys left.');
    await expect(dialog(page).getByLabel('Label')).toHaveCount(0);
    await expectAccessible('dialog');
});

test('the modules of an academy licence, typed as an address, lead to the licence', async ({ page, signInAs }) => {
    await signInAs(ADMIN, { open: '/licences/10010108/modules' });
    await expect(page).toHaveURL('/licences/10010108');
    await expect(page.getByRole('link', { name: 'Manage membership' })).toBeVisible();
});

test('a customer that cannot be loaded is reported where parts depend on it, and loaded again on request', async ({
    page,
    signInAs,
    mock,
    expectAccessible,
}) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await mock.fault({ method: 'GET', path: 'customer', kind: 'status', status: 500 });
    await signInAs(ADMIN);
    const notice = page.getByRole('alert').filter({
        hasText:
            "Can't load customer data. Please try again; if it happens again, contact our support. Until your company’s data can be loaded, some areas are hidden.",
    });
    for (const path of ['/dashboard', '/licences', `/licences/${PLANNING}/keys`, `/licences/${PLANNING}/users`]) {
        await page.goto(path);
        await expect(notice).toBeVisible();
        await expectNoOverflow(page);
    }
    await expect(page.getByRole('button', { name: 'Add users' })).toBeDisabled();
    await expectAccessible('main');
    await mock.clearFaults();
    const customer = countCalls(page, 'GET', /^customer$/);
    await notice.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Add users' })).toBeEnabled();
    await expect(notice).toHaveCount(0);
    expect(customer.since()).toBe(1);
});

test('on a phone a failure does not cover the close button of a full-height modal', async ({ page, signInAs, mock }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await signInAs(ADMIN, { open: '/licences/10010110/users' });
    await page.getByRole('button', { name: 'Add users' }).first().click();
    await freeOptions(page).first().click();
    await mock.fault({ method: 'PUT', path: 'users/**', kind: 'status', status: 500, times: 1 });
    await dialogButton(page, 'Add').click();
    await expect(dialog(page).getByText('The users could not be added.')).toBeVisible();
    // a click on a covered element fails
    await dialogButton(page, 'Close').click({ timeout: 2000 });
    await expect(dialog(page)).toBeHidden();
});

// Every look of them, light and wide ones too: `e2e/sweep/licenceViews.ts`.
test('users, keys, seats and their modals pass axe and fit, dark, 320 px', async ({ page, signInAs, expectAccessible }) => {
    // Eleven looks with axe take longer than other tests.
    test.slow();
    await page.setViewportSize({ width: 320, height: 700 });
    await signInAs(ADMIN);
    await page.evaluate(() => localStorage.setItem('theme-mode', 'dark'));
    const press = (name: string) => (): Promise<void> => page.getByRole('button', { name }).first().click();
    const choose = (name: string) => async (): Promise<void> => {
        await page
            .getByRole('button', { name: /Actions for/ })
            .first()
            .click();
        await page.getByRole('menuitem', { name }).click();
    };
    const modals: Readonly<Record<string, readonly (() => Promise<void>)[]>> = {
        users: [press('Add users'), press('Remove from the licence')],
        keys: [press('Create key'), ...['Edit', 'Assign user', 'Send by e-mail', 'Replace key code', 'Delete'].map(choose)],
        seats: [press('Release seat')],
    };
    for (const [part, openings] of Object.entries(modals)) {
        await page.goto(`/licences/${PLANNING}/${part}`);
        await expect(page.getByText('31 of 40 used')).toBeVisible();
        await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
        await expectNoOverflow(page, part);
        await expectAccessible('main');
        for (const open of openings) {
            await open();
            await expect(dialog(page).getByRole('button').last()).toBeInViewport({ ratio: 1 });
            await expect(dialog(page).getByText('Loading')).toHaveCount(0);
            await expectNoOverflow(page, `a modal of ${part}`);
            await expectAccessible('dialog');
            await page.keyboard.press('Escape');
            await expect(dialog(page)).toHaveCount(0);
        }
    }
});
