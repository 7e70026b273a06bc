import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { dialog, dialogButton, heading, rows, search, toasts } from '../support/parts';
import { ADMIN, ROUTES, tiles, visit } from '../support/portalPage';
import { openWithoutCode, signInForm } from '../public/publicPage';
import { translate, translateNow } from '../support/translator';

/** The portal works on while the browser translates its pages (SHELL-14). A page that throws fails a test by what it writes to the console. */

const wrapped = (page: Page) => page.locator('font font');
const finderField = (page: Page) => page.getByRole('combobox');

test.beforeEach(async ({ page }) => {
    await translate(page);
});

test('signing in, wrong and right, and asking for a new password', async ({ page, mock: _mock }) => {
    await page.goto('/recover-password');
    await expect(wrapped(page).first()).toBeAttached();
    const send = page.locator('form button[type=submit]');
    await page.getByLabel('E-mail address').fill('nobody');
    await send.click();
    await expect(page.getByText('Please enter a valid e-mail address').first()).toBeVisible();
    await page.getByLabel('E-mail address').fill(ADMIN);
    await send.click();
    await expect(page.locator('form')).toHaveCount(0);

    await page.goto('/');
    const form = signInForm(page);
    await form.fill(ADMIN, 'wrong');
    await form.submit.click();
    await expect(form.error.first()).toContainText('Login failed');
    await form.fill(ADMIN);
    await form.submit.click();
    await expect(tiles(page).first()).toBeVisible();
    await expect(wrapped(page).first()).toBeAttached();
});

test('the sign-in page, translated before its code is there, keeps what was typed and pressed', async ({ page, mock: _mock }) => {
    const arrive = await openWithoutCode(page);
    const form = signInForm(page);
    await expect(form.email).toBeFocused();
    await translateNow(page);
    await expect(wrapped(page).first()).toBeAttached();
    await page.keyboard.type(ADMIN);
    await form.password.focus();
    await page.keyboard.type('portl');
    await page.keyboard.press('ArrowLeft');
    arrive();
    await expect(page.locator('#root')).not.toHaveAttribute('data-first');
    await expect(form.password).toBeFocused();
    await page.keyboard.type('a');
    await expect(form.password).toHaveValue('portal');
    await expect(form.email).toHaveValue(ADMIN);
    await page.keyboard.press('Enter');
    await expect(tiles(page).first()).toBeVisible();
});

test('the finder: typed, deleted, nothing found, chosen', async ({ page, signInAs }) => {
    await signInAs(ADMIN);
    await page.getByRole('button', { name: 'Find', exact: true }).waitFor();
    await page.keyboard.press('Control+k');
    const said = dialog(page).locator('p[role=status]');
    for (const text of ['holz', '', 'zzzz', 'holz', 'h', 'licen']) {
        await finderField(page).fill(text);
        if (text !== '' && text !== 'h') await expect(said).toHaveText(text === 'zzzz' ? /Nothing|No/ : /\d/);
        else await expect(said).toHaveText('');
    }
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeHidden();
    await expect(heading(page)).toBeVisible();
});

test('a list: searched, sorted, turned, its dialogs refused and sent', async ({ page, signInAs, mock }) => {
    await signInAs(ADMIN, { open: '/user-management' });
    await expect(rows(page).first()).toBeVisible();
    await page.getByRole('columnheader', { name: 'Name' }).click();
    await expect(page).toHaveURL(/orderby=/);
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(page).toHaveURL(/page=2/);
    await search(page, 'nobody is called this');
    await expect(page.getByText('Nothing found')).toBeVisible();
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect(rows(page).first()).toBeVisible();

    await visit(page, '/licences');
    await rows(page).getByRole('button', { name: 'Rename', disabled: false }).first().click();
    const name = dialog(page).getByRole('textbox');
    await name.fill('   ');
    await dialogButton(page, 'Save').click();
    await expect(dialog(page).getByText('Please enter a name')).toBeVisible();
    await mock.fault({ method: 'PATCH', path: 'licences/*', kind: 'status', status: 409, times: 1 });
    await name.fill('Werkstatt Süd');
    await dialogButton(page, 'Save').click();
    await expect(toasts(page).first()).toBeVisible();
    await dialogButton(page, 'Save').click();
    await expect(dialog(page)).toBeHidden();
    await expect(rows(page).filter({ hasText: 'Werkstatt Süd' })).toBeVisible();
});

test('the academy and a ticket', async ({ page, signInAs }) => {
    await signInAs('admin@northfield.example', { open: '/academy' });
    await page.getByRole('main').getByRole('combobox').fill('bad');
    await expect(page.getByRole('main').getByRole('option').first()).toBeVisible();
    await page.getByRole('main').getByRole('combobox').fill('nothing of the kind');
    await expect(
        page
            .getByRole('main')
            .getByText(/^Nothing was found/)
            .first(),
    ).toBeVisible();
    await visit(page, '/academy/d13');
    await expect(heading(page)).toHaveText('Das Bad');

    await visit(page, '/tickets');
    await page.getByRole('button', { name: 'New ticket' }).click();
    await dialogButton(page, 'Create ticket').click();
    await expect(dialog(page).getByText('Please write a text.')).toBeVisible();
    await dialog(page).getByLabel('Your question').fill('x'.repeat(513));
    await expect(dialog(page).getByText('1 character too many')).toBeVisible();
    await dialog(page).getByLabel('Your question').fill('Why is the drill hole missing?');
    await dialogButton(page, 'Create ticket').click();
    await expect(page.getByRole('main').getByText('Why is the drill hole missing?')).toBeVisible();
});

test('every page, one after the other; names, keys and addresses stay as they are', async ({ page, signInAs }) => {
    test.slow();
    await signInAs(ADMIN);
    for (const route of ROUTES) {
        await visit(page, route);
        await expect(heading(page)).toBeVisible();
        await expect(page.locator('main [aria-busy=true]:visible, main [role=status][aria-label]:visible')).toHaveCount(0);
        await expect(heading(page)).not.toHaveText('Oops, something went wrong');
    }
    await visit(page, '/user-management/u101');
    await expect(heading(page)).toHaveText('Sabine Holzmann');
    for (const name of [
        heading(page),
        page.getByRole('main').getByText('admin@holzmann.example').first(),
        page.locator('main code').first(),
    ]) {
        await expect(name).toBeVisible();
        await expect(name.locator('font')).toHaveCount(0);
    }
});
