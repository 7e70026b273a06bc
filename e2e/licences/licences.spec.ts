import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { dialog, dialogButton, rows, search } from '../support/parts';
import { grid, ordinaryUser } from '../support/portalPage';

/** `/licences` for each role (LICENCE-4), and renaming (LICENCE-6). */

const names = (page: Page) => grid(page).getByRole('rowheader').allInnerTexts();

test.describe('an administrator', () => {
    test.beforeEach(async ({ signInAs }) => signInAs('admin@holzmann.example', { open: '/licences' }));

    test('sees the licences by name, sorts, and finds the order in the URL', async ({ page }) => {
        await expect(rows(page).first()).toBeVisible();
        const sorted = await names(page);
        expect(sorted).toEqual([...sorted].sort((a, b) => a.localeCompare(b, 'de', { sensitivity: 'base' })));
        await expect(page).toHaveURL(/\/licences$/);

        await page.getByRole('columnheader', { name: 'Name' }).click();
        await expect(page).toHaveURL(/orderby=name\+desc/);
        await expect.poll(() => names(page)).toEqual([...sorted].reverse());

        await page.reload();
        await expect.poll(() => names(page)).toEqual([...sorted].reverse());
    });

    test('searches without a call if all licences are loaded', async ({ page, mock }) => {
        await expect(rows(page).first()).toBeVisible();
        const all = await names(page);
        const wanted = all[1] ?? '';
        await mock.forgetCalls();

        await search(page, wanted.toUpperCase());
        await expect.poll(async () => (await names(page)).every(name => name.includes(wanted))).toBe(true);
        await expect(page).toHaveURL(/filter=/);
        expect(await mock.calls('GET', /licences/)).toEqual([]);

        await search(page, 'no licence is called this');
        await expect(page.getByText('Nothing found')).toBeVisible();
        await page.getByRole('button', { name: 'Show all' }).click();
        await expect.poll(() => names(page)).toEqual(all);
    });

    test('keeps cards or table for each list, and gets cards on a phone', async ({ page }) => {
        await expect(grid(page)).toBeVisible();
        await page.getByRole('button', { name: 'Cards' }).click();
        await expect(grid(page)).toBeHidden();
        await expect(page.getByRole('list').getByRole('heading').first()).toBeVisible();
        expect(await page.evaluate(() => localStorage.getItem('display-mode.licences'))).toBe('cards');

        await page.reload();
        await expect(page.getByRole('button', { name: 'Cards' })).toHaveAttribute('aria-pressed', 'true');
        await page.getByRole('button', { name: 'Table' }).click();
        await expect(grid(page)).toBeVisible();

        // Narrower than its columns: the actions stay in view.
        await page.setViewportSize({ width: 800, height: 1400 });
        await expect(rows(page).first().getByRole('link', { name: 'Show details' })).toBeInViewport({ ratio: 1 });

        await page.setViewportSize({ width: 360, height: 740 });
        await expect(grid(page)).toBeHidden();
        await expect(page.getByRole('button', { name: 'Table' })).toHaveCount(0);
    });

    test('renames a licence: refused if empty, sent once, shown everywhere, stored', async ({ page, mock }) => {
        const row = rows(page)
            .filter({ has: page.getByRole('button', { name: 'Rename', disabled: false }) })
            .first();
        const before = await row.locator('[data-field=name]').innerText();
        await row.getByRole('button', { name: 'Rename' }).click();

        const modal = page.getByRole('dialog', { name: 'Rename licence' });
        const field = modal.getByRole('textbox');
        await expect(field).toBeFocused();
        await expect(field).toHaveValue(before);

        await field.fill('   ');
        await modal.getByRole('button', { name: 'Save' }).click();
        await expect(modal.getByText('Please enter a name')).toBeVisible();

        await field.fill('  Würzburg team  ');
        await mock.fault({ method: 'PATCH', path: 'licences/*', kind: 'delay', seconds: 0.6, times: 1 });
        await field.press('Enter');
        await field.press('Enter');
        await modal
            .getByRole('button', { name: 'Save' })
            .click({ force: true })
            .catch(() => undefined);
        await expect(modal).toBeHidden();
        await expect(page.getByText('The licence was renamed.')).toBeVisible();
        await expect.poll(() => names(page)).toContain('Würzburg team');
        expect(await mock.calls('PATCH')).toHaveLength(1);

        await page.reload();
        await expect.poll(() => names(page)).toContain('Würzburg team');
        expect(await names(page)).not.toContain(before);
    });

    test('keeps what was typed when renaming fails, and sends nothing for the same name', async ({ page, mock }) => {
        const rename = page.getByRole('button', { name: 'Rename', disabled: false }).first();
        await mock.fault({ method: 'PATCH', path: 'licences/*', kind: 'status', status: 500, times: 1 });
        await rename.click();
        const field = dialog(page).getByRole('textbox');
        const before = await field.inputValue();
        await field.fill('Team B');
        await field.press('Enter');
        await expect(page.getByText("Can't rename licence")).toBeVisible();
        await expect(field).toHaveValue('Team B');

        await mock.forgetCalls();
        await field.fill(before);
        await field.press('Enter');
        await expect(dialog(page)).toBeHidden();
        expect(await mock.calls('PATCH')).toEqual([]);
    });

    test('sees the text of the catalogue when the list fails, and loads it again on request', async ({ page, mock }) => {
        await mock.fault({ method: 'GET', path: 'licences*', kind: 'status', status: 403 });
        await page.reload();
        await expect(page.getByRole('main').getByRole('alert')).toContainText('User is not allowed to perform this action');
        await mock.clearFaults();
        await page.getByRole('button', { name: 'Try again' }).click();
        await expect(rows(page).first()).toBeVisible();
    });
});

test('an administrator with read access cannot rename', async ({ page, signInAs }) => {
    await signInAs('reader@holzmann.example', { open: '/licences' });
    await expect(rows(page).first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Show details' }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Rename' })).toHaveCount(0);
});

for (const width of [1280, 1024]) {
    test(`figures of three digits are complete at ${width} px`, async ({ page, signInAs }) => {
        await page.setViewportSize({ width, height: 800 });
        await signInAs('admin@schule.example', { open: '/licences' });
        const cell = grid(page).locator('[data-field=used]').filter({ hasText: '126' });
        await expect(cell).toBeVisible();
        expect(await cell.evaluate(box => box.scrollWidth - box.clientWidth)).toBe(0);
    });
}

test('an ordinary user sees their own keys with their types, and no administrator page', async ({ page, signInAs }) => {
    await signInAs('user@holzmann.example', { open: '/licences' });
    const table = page.getByRole('table', { name: 'Licence keys' });
    await expect(table.getByRole('columnheader', { name: 'Licence type' })).toBeVisible();
    await expect(table.getByRole('row')).not.toHaveCount(1);

    await page.goto('/licences/1/keys');
    await expect(page).toHaveURL(/\/dashboard$/);
});

test('a user requests an academy licence after a confirmation; the administrator is led to the membership', async ({
    page,
    signInAs,
    mock,
}) => {
    await signInAs('admin@lehmann.example', { open: '/licences' });
    await page.getByRole('link', { name: 'Order a membership' }).click();
    await expect(page).toHaveURL(/\/academy\/membership$/);

    const colleague = await ordinaryUser(page, await mock.signIn('admin@lehmann.example'));
    await signInAs(colleague, { open: '/licences', language: 'de' });
    await page.getByRole('button', { name: 'Lizenz anfragen' }).click();
    await dialogButton(page, 'Anfrage senden').click();
    await expect(page.getByText('Benachrichtigung wurde versendet')).toBeVisible();
    expect(await mock.calls('POST', /keys\/request/)).toHaveLength(1);
    expect((await mock.mail('admin@lehmann.example', 'key-request')).to).toBe('admin@lehmann.example');
});
