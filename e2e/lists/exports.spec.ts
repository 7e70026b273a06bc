import type { Page } from '@playwright/test';
import { openExport, openWhole, saveFile } from '../support/exportDialog';
import { expect, test } from '../support/fixtures';
import { ACCOUNT, ADMIN, openNext } from '../support/portalPage';
import { savedCsv } from '../support/savedCsv';

/** Lists as files (EXPORT-1 to EXPORT-4), and who has what (EXPORT-5). */

const READER = 'reader@holzmann.example';
const dialog = (page: Page) => page.getByRole('dialog', { name: /^Export: / });
/** Waits until a button that the dialog has focused accepts keys (SHELL-5). */
const keysCount = async (page: Page) => {
    const since = await page.evaluate(() => performance.now());
    await page.waitForFunction(from => performance.now() - from > 450, since);
};
const day = /^\d{4}-\d{2}-\d{2}$/;

const LISTS: readonly [path: string, name: string, head: readonly string[]][] = [
    ['/licences', 'Licences', ['Name', 'Status', 'Product', 'Licence type', 'Quantity', 'Used', 'Expiry date']],
    ['/licences/10010101/keys', 'Licence-keys-10010101', ['Label', 'Product', 'Licence type', 'Expiry date']],
    ['/licences/10010101/seats', 'Seats-10010101', ['Machine', 'Status', 'Active since', 'Active until']],
    ['/licences/10010101/users', 'Users-10010101', ['Name', 'First name', 'Last name', 'E-mail']],
    ['/user-management', 'Users', ['Name', 'First name', 'Last name', 'E-mail', 'Status', 'Role']],
    ['/cloud-groups', 'Cloud-groups', ['Name', 'Default group', 'Number of members']],
    ['/cloud-groups/g102', 'Members-g102', ['Name', 'First name', 'Last name', 'E-mail', 'Status']],
    ['/contracts', 'Contracts', ['Name', 'Start', 'End']],
    ['/contracts?view=invoices', 'Invoices', ['Invoice', 'Date', 'Contract']],
    ['/tickets', 'Closed-tickets', ['Number', 'Question', 'Status', 'Authors', 'Created']],
];

test('every list is saved with what it finds, by those with read access too, by mouse and by keyboard alone', async ({
    page,
    signInAs,
}) => {
    await signInAs(READER, { open: null });
    for (const [path, name, head] of LISTS) {
        if (path === '/tickets') await signInAs(ADMIN, { open: null });
        await openNext(page, path);
        const button = page.getByRole('button', { name: 'Export', exact: true });
        const byKeyboard = path === '/licences' || path === '/tickets';
        await (byKeyboard ? button.press('Enter') : button.click());
        await expect(saveFile(page), path).toBeVisible();
        await expect(saveFile(page)).toBeFocused();
        if (byKeyboard) await keysCount(page);
        const file = await savedCsv(page, () => (byKeyboard ? page.keyboard.press('Enter') : saveFile(page).click()));
        expect(file.name, path).toMatch(new RegExp(`^10010-${name}-\\d{4}-\\d{2}-\\d{2}\\.csv$`));
        expect(file.head.slice(0, head.length), path).toEqual(head);
        expect(file.rows.length, path).toBeGreaterThan(0);
        await expect(dialog(page)).toHaveCount(0);
        await expect(button).toBeFocused();
    }
});

test('the separator is that of the language until another one is chosen, which is kept', async ({
    page,
    signInAs,
    expectAccessible,
}) => {
    await signInAs(ADMIN, { open: '/contracts?view=invoices' });
    await openExport(page);
    const separator = dialog(page).getByLabel('Separator');
    await expect(separator).toHaveValue(',');
    await expectAccessible('dialog');
    await separator.selectOption('Semicolon (;) and decimal comma');
    expect((await savedCsv(page, () => saveFile(page).click(), ';')).head).toEqual(['Invoice', 'Date', 'Contract']);
    await page.reload();
    await openExport(page);
    await expect(separator).toHaveValue(';');
    // Files that are saved without a dialog have it too.
    await page.goto('/contracts/c1');
    const positions = await savedCsv(page, () => page.getByRole('button', { name: 'Export', exact: true }).first().click(), ';');
    expect(positions.head.length).toBeGreaterThan(3);
});

test('the file has what the search and the state find, in the order of the list, or what is selected', async ({
    page,
    signInAs,
}) => {
    await signInAs(ADMIN, { open: '/user-management?filter=holz&state=active&orderby=email%20desc' });
    await openExport(page);
    await expect(dialog(page)).toContainText(/All results \(\d+\)/);
    const found = await savedCsv(page, () => saveFile(page).click());
    const email = found.head.indexOf('E-mail');
    const emails = found.rows.map(row => row[email] ?? '');
    expect(emails.length).toBeGreaterThan(20);
    const shown = await page.getByRole('gridcell').filter({ hasText: '@' }).allInnerTexts();
    expect(emails.slice(0, shown.length)).toEqual(shown.map(text => text.trim()));
    expect(new Set(found.rows.map(row => row[found.head.indexOf('Status')]))).toEqual(new Set(['Active']));

    for (const name of [emails[3], emails[1]]) {
        await page.getByRole('row').filter({ hasText: name }).getByRole('checkbox').check();
    }
    await openExport(page);
    await expect(dialog(page).getByRole('radio', { name: 'Selected (2)' })).toBeChecked();
    const selected = await savedCsv(page, () => saveFile(page).click());
    expect(selected.rows.map(row => row[email])).toEqual([emails[1], emails[3]]);
});

test('how many results there are is said once the list has them', async ({ page, signInAs }) => {
    await signInAs(ADMIN, { open: null });
    let answer!: () => void;
    const isAnswered = new Promise<void>(resolve => (answer = resolve));
    await page.route(/\/users\?/, async route => {
        await isAnswered;
        await route.continue();
    });
    await page.goto('/user-management');
    await openExport(page);
    await expect(dialog(page).getByRole('radio', { name: 'All results', exact: true })).toBeChecked();
    answer();
    await expect(dialog(page).getByRole('radio', { name: /^All results \(\d+\)$/ })).toBeChecked();
});

test('keys are in a file only when that is ticked; telephone numbers and days are what they are', async ({
    page,
    signInAs,
    expectAccessible,
}) => {
    await signInAs(ADMIN, { open: '/licences/10010101/keys' });
    await openExport(page);
    const without = await savedCsv(page, () => saveFile(page).click());
    expect(without.head).not.toContain('Key');
    await openExport(page);
    await expect(dialog(page)).toContainText('Anyone who has the file can use these keys.');
    await dialog(page).getByRole('checkbox', { name: 'Include the key codes' }).check();
    await expectAccessible('dialog');
    const keys = await savedCsv(page, () => saveFile(page).click());
    const token = keys.head.indexOf('Key');
    expect(keys.rows.every(row => /^[A-Z0-9-]{10,}$/.test(row[token] ?? ''))).toBe(true);
    const expire = keys.rows.map(row => row[keys.head.indexOf('Expiry date')] ?? '').filter(Boolean);
    expect(expire.every(value => day.test(value))).toBe(true);
});

test('in German cells are separated by semicolons and the texts are German', async ({ page, signInAs }) => {
    await signInAs(ADMIN, { open: null, language: 'de' });
    await page.goto('/contracts/c1');
    const file = await savedCsv(page, () => page.getByRole('button', { name: 'Exportieren' }).click(), ';');
    expect(file.name).toMatch(/^10010-Positionen-c1-/);
    expect(file.rows[0]).toEqual(expect.arrayContaining(['EUR']));
    await expect(page.getByText(/Zeilen wurden in „10010-Positionen-c1-/)).toBeVisible();
});

test('deadlines are saved as they are shown', async ({ page, signInAs }) => {
    await signInAs(READER, { open: '/deadlines?days=365' });
    const shown = await page.locator('main time').count();
    const file = await savedCsv(page, () => page.getByRole('button', { name: 'Export', exact: true }).click());
    expect(file.rows.length).toBeGreaterThanOrEqual(Math.max(1, shown));
    expect(file.rows.every(([date]) => day.test(date ?? ''))).toBe(true);
});

test('a failure says its reason and can be tried again; nothing was saved', async ({
    page,
    signInAs,
    mock,
    expectAccessible,
}) => {
    await signInAs(ADMIN, { open: '/user-management' });
    await openWhole(page);
    await mock.fault({ path: 'keys', kind: 'status', status: 500, times: 2 });
    await saveFile(page).click();
    await expect(dialog(page).getByRole('alert').filter({ hasText: 'No file was saved.' })).toBeVisible();
    await expect(saveFile(page)).toBeFocused();
    await expectAccessible('dialog');
    const file = await savedCsv(page, () => saveFile(page).click());
    expect(file.rows.length).toBeGreaterThan(60);
});

test('an export that runs can be stopped, by keyboard too, and closing the dialog ends it', async ({
    page,
    signInAs,
    mock,
    expectAccessible,
}) => {
    await signInAs(ADMIN, { open: '/licences' });
    await mock.fault({ path: 'keys', kind: 'delay', seconds: 25 });
    await openWhole(page);
    await saveFile(page).click();
    const stop = dialog(page).getByRole('button', { name: 'Stop' });
    await expect(stop).toBeFocused();
    await expect(dialog(page).getByRole('progressbar')).toBeVisible();
    await expectAccessible('dialog');
    await keysCount(page);
    await page.keyboard.press('Enter');
    await expect(dialog(page).locator('p[role=status]')).toHaveText('Stopped. No file was saved.');
    await expect(saveFile(page)).toBeFocused();
    await saveFile(page).click();
    await expect(stop).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
});

test('the finder leads to who has what; ordinary users are not offered it', async ({ page, signInAs }) => {
    await signInAs(READER);
    await page.getByRole('button', { name: 'Find', exact: true }).click();
    await page.getByRole('combobox').fill('who has');
    await page.getByRole('option', { name: 'Who has what' }).click();
    await expect(dialog(page).getByRole('radio', { name: 'Who has what' })).toBeChecked();
    await signInAs(ACCOUNT);
    await page.getByRole('button', { name: 'Find', exact: true }).click();
    await page.getByRole('combobox').fill('who has');
    await expect(page.getByRole('option', { name: 'Who has what' })).toHaveCount(0);
});

test('on a phone it is in the menu of the list', async ({ page, signInAs, expectAccessible }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await signInAs(ADMIN, { open: '/licences/10010101/seats' });
    await page.getByRole('button', { name: 'Sort and refresh' }).click();
    await page.getByRole('menuitem', { name: 'Export' }).click();
    await expect(saveFile(page)).toBeVisible();
    await expectAccessible('dialog');
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    const file = await savedCsv(page, () => saveFile(page).click());
    expect(file.rows.length).toBeGreaterThan(3);
});
