import { expect, test } from '../support/fixtures';
import { dialog, dialogButton, rows } from '../support/parts';
import { ADMIN, expectNoOverflow } from '../support/portalPage';

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
        await dialogButton(page, 'Release').press('Enter', { timeout: 500 });
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
    // At once, before the menu has taken the focus.
    await button.press('Enter');
    await expect(menu.locator(':focus')).toHaveRole('menuitemcheckbox');
    await menu.getByRole('menuitem', { name: 'Show all columns' }).press('Enter');
    await expect(token).toBeVisible();
    await expect(button).toBeFocused();
});

test('what a cell of a table links to is opened by keyboard: arrows to the cell and its link, Enter', async ({
    page,
    signInAs,
}) => {
    /** Moves with the arrows to the first cell of the column that has a link, and opens that. */
    const goTo = async (field: string) => {
        const cell = page.locator(`[role=row][data-id] [data-field=${field}]:has(a)`).first();
        await cell.waitFor();
        const [row, column] = await cell.evaluate(element => [
            Number(element.closest('[role=row]')?.getAttribute('data-rowindex')),
            Number(element.getAttribute('data-colindex')),
        ]);
        await page.getByRole('columnheader').first().locator('input').or(page.getByRole('columnheader').first()).last().focus();
        for (let at = 0; at <= (row ?? 0); at += 1) await page.keyboard.press('ArrowDown');
        for (let at = 0; at < (column ?? 0); at += 1) await page.keyboard.press('ArrowRight');
        await expect(cell.getByRole('link').first()).toBeFocused();
        await page.keyboard.press('Enter');
    };
    await signInAs(ADMIN, { open: '/licences/10010101/keys' });
    await goTo('users');
    await expect(page).toHaveURL(/\/user-management\/u\w+$/);

    await page.goto('/licences/10010101/seats');
    await goTo('key');
    await expect(page).toHaveURL(/\/keys\?filter=/);

    await page.goto('/user-management');
    await goTo('licences');
    await expect(page).toHaveURL(/\/licences\/\d+$/);
});

test('licences and groups that cannot be read are named above the list of users, and read again', async ({
    page,
    signInAs,
    expectAccessible,
}) => {
    const relations = /\/api\/users\?.*expand=keys/;
    await page.route(relations, route => route.fulfill({ status: 500 }));
    await signInAs(ADMIN, { open: '/user-management' });
    const failed = page.getByRole('status').filter({ hasText: 'This information could not be loaded' });
    await expect(failed).toContainText('This information could not be loaded: Licences and Cloud groups.');
    const cells = rows(page).locator('[data-field=licences]');
    await expect(cells.filter({ hasText: /./ })).toHaveCount(0);
    await expectAccessible();
    await page.unroute(relations);
    await failed.getByRole('button', { name: 'Try again' }).press('Enter');
    await expect(cells.filter({ hasText: 'CAD' }).first()).toBeVisible();
    await expect(failed).toHaveCount(0);
});

test('seats whose users cannot be read say so on a phone too', async ({ page, mock, signInAs, expectAccessible }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await mock.fault({ path: 'licences/*/users', kind: 'status', status: 500 });
    await signInAs(ADMIN, { open: '/licences/10010101/seats' });
    const failed = page.getByRole('status').filter({ hasText: 'This information could not be loaded: User.' });
    await expect(failed).toBeVisible();
    await expectNoOverflow(page);
    await expectAccessible();
    await mock.clearFaults();
    await failed.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('main li a[href^="/user-management/"]').first()).toBeVisible();
    await expect(failed).toHaveCount(0);
});
