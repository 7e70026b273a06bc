import { expect, test } from './fixtures';
import { dialog, rows } from './parts';
import { ADMIN, expectNoOverflow } from './portalPage';

/** Keys, seats and people lead to each other (KEY-10, SEAT-1, SEAT-4), and a table has the columns that were chosen (LIST-12). */

const JAN = '/user-management/u102';
const READER = 'reader@holzmann.example';

test('a key leads to its seats, a seat to its person and its key, with mouse and keyboard', async ({
    page,
    signInAs,
    expectAccessible,
}) => {
    await signInAs(ADMIN, { open: '/licences/10010101/keys' });
    const key = rows(page)
        .filter({ has: page.getByRole('link', { name: /: 2 seats$/ }) })
        .first();
    const label = await key.getByRole('rowheader').innerText();
    await key.getByRole('link', { name: /: 2 seats$/ }).click();
    await expect(page).toHaveURL(/\/seats\?filter=k\w+$/);
    await expect(rows(page)).toHaveCount(2);
    await expect(page.getByText(`Key: ${label}`)).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveValue('');
    await expectAccessible();

    await rows(page).first().getByRole('link', { name: label, exact: true }).first().click();
    await expect(page).toHaveURL(/\/keys\?filter=/);
    await expect(rows(page)).toHaveCount(1);
    await page.goBack();

    const remove = page.getByRole('button', { name: 'Remove the filter “Key”' });
    await remove.press('Enter');
    await expect(page).toHaveURL(/\/seats$/);
    await expect(rows(page)).toHaveCount(20);

    await rows(page).locator('[data-field=user] a').first().focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/user-management\/u\w+$/);
});

test('a person’s page has the machines of all licences; one is released by keyboard, and read again', async ({
    page,
    mock,
    signInAs,
    expectAccessible,
}) => {
    await signInAs(ADMIN, { open: JAN });
    const machines = page.getByRole('region', { name: /^Machines/ });
    const active = machines.getByRole('row').filter({ hasText: 'Active since' });
    // A seat of an online licence needs no code.
    const release = active.filter({ hasText: 'CAD Planung Stuttgart' }).getByRole('button', { name: /^Release seat/ });
    await expect(active.first()).toBeVisible();
    await expectAccessible();
    const before = await active.count();
    await mock.forgetCalls();
    await release.press('Enter');
    // A key is ignored for a moment after the dialog has opened (SHELL-5).
    await expect(async () => {
        await dialog(page).getByRole('button', { name: 'Release', exact: true }).press('Enter', { timeout: 500 });
        await expect(dialog(page)).toBeHidden({ timeout: 1_000 });
    }).toPass();
    await expect(active).toHaveCount(before - 1);
    expect(await mock.calls('DELETE', /seats/)).toHaveLength(1);
    await expect(machines.locator(':focus').or(page.locator('main')).first()).toBeAttached();

    await signInAs(READER, { open: JAN });
    await expect(active.first()).toBeVisible();
    await expect(machines.getByRole('button')).toHaveCount(0);
});

test('machines that cannot be read are named quietly on a phone, and the rest of the page stays', async ({
    page,
    mock,
    signInAs,
    expectAccessible,
}) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await mock.fault({ path: 'licences/10010102/seats', kind: 'status', status: 500 });
    await signInAs(ADMIN, { open: JAN });
    const machines = page.getByRole('region', { name: /^Machines/ });
    await expect(machines.getByText(/^Not shown here: the machines of /)).toBeVisible();
    await expect(machines.getByRole('listitem').first()).toBeVisible();
    await expectNoOverflow(page);
    await expectAccessible();
    await mock.clearFaults();
    const shown = await machines.getByRole('listitem').count();
    await machines.getByRole('button', { name: 'Try again' }).click();
    await expect(machines.getByText(/^Not shown here/)).toHaveCount(0);
    await expect(machines.getByRole('listitem')).not.toHaveCount(shown);
});

test('the columns of a table are chosen by keyboard and kept for this list', async ({ page, signInAs, expectAccessible }) => {
    await signInAs(ADMIN, { open: '/licences/10010101/keys' });
    const headers = page.getByRole('columnheader');
    const token = headers.filter({ hasText: /^Key$/ });
    await expect(token).toBeVisible();
    const button = page.getByRole('button', { name: 'Columns' });
    await button.press('Enter');
    const menu = page.getByRole('menu', { name: 'Columns' });
    await expect(menu.getByRole('menuitemcheckbox', { name: 'Key' })).toBeFocused();
    await page.keyboard.press('Space');
    await expect(menu.getByRole('menuitemcheckbox', { name: 'Key' })).not.toBeChecked();
    await expect(token).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await expect(headers.filter({ hasText: /^Users$/ })).toHaveCount(0);
    await expectAccessible();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();

    await page.reload();
    await expect(headers.filter({ hasText: /^Label$/ })).toBeVisible();
    await expect(token).toHaveCount(0);
    await button.press('Enter');
    await expect(menu.locator(':focus')).toHaveRole('menuitemcheckbox');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(token).toBeVisible();
    await expect(button).toBeFocused();
});
