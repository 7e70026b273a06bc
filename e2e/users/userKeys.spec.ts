import { expect, test } from '../support/fixtures';
import { alertIn, dialog, dialogButton } from '../support/parts';
import { ADMIN, changes } from '../support/portalPage';
import { act, INACTIVE, keyRow, keyRows, licence, openAdd, openMenu, section, USER } from './userPage';

/** The licence keys of a user (KEY-2 to KEY-7): the actions on each, removing it, assigning an existing one. */

const ONLINE = '10010101';

test('lists the keys of the portal’s products, each with the actions that its licence allows', async ({
    page,
    signInAs,
    context,
}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await signInAs(ADMIN, { open: USER });
    await expect(keyRows(page)).toHaveCount(4);
    await expect(section(page, 'Licence keys')).not.toContainText('Viewer');
    await expect(keyRow(page, 'CAD Planung Stuttgart').getByRole('link')).toHaveAttribute('href', `/licences/${ONLINE}`);
    const token = await keyRow(page, 'CAD Werkstatt').locator('code').innerText();
    await keyRow(page, 'CAD Werkstatt').getByRole('button', { name: /^Copy/ }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(token);

    for (const [of, names] of [
        ['CAD Planung Stuttgart', ['Edit', 'Assign user', 'Send by e-mail', 'Replace key code', 'Remove licence', 'Delete']],
        ['CAD Werkstatt', ['Edit', 'Assign user', 'Send by e-mail', 'Remove licence', 'Delete']],
        ['Rooms Ausstellung', ['Edit', 'Assign user', 'Remove licence', 'Delete']],
        ['Academy Team', ['Edit', 'Assign user', 'Remove licence', 'Delete']],
    ] as const) {
        const menu = await openMenu(page, of);
        await expect(menu.getByRole('menuitem')).toHaveText([...names]);
        await page.keyboard.press('Escape');
    }
});

test('edits, sends and renews a key', async ({ page, signInAs, mock }) => {
    await signInAs(ADMIN, { open: USER });
    await act(page, 'CAD Planung Stuttgart', 'Edit');
    await dialog(page).getByLabel('Label').fill('Arbeitsplatz 4');
    await dialogButton(page, 'Save').click();
    await expect(keyRow(page, 'CAD Planung Stuttgart')).toContainText('Arbeitsplatz 4');

    await act(page, 'CAD Planung Stuttgart', 'Send by e-mail');
    await dialogButton(page, 'Send').click();
    await expect(page.getByText('The key was sent.')).toBeVisible();
    await mock.mail('user@holzmann.example', 'key');

    const before = await keyRow(page, 'CAD Planung Stuttgart').locator('code').innerText();
    await act(page, 'CAD Planung Stuttgart', 'Replace key code');
    await dialogButton(page, 'Replace').click();
    await expect(dialog(page).getByText('This is the new key code')).toBeVisible();
    await dialogButton(page, 'Close').last().click();
    await expect(keyRow(page, 'CAD Planung Stuttgart').locator('code')).not.toHaveText(before);
    expect((await changes(mock)).map(call => call.replace(/k\d+/, 'k'))).toEqual([
        'PATCH keys/k',
        'POST keys/k/send',
        'POST keys/k/refresh',
    ]);
});

test('an inactive user gets no keys by mail', async ({ page, signInAs }) => {
    await signInAs(ADMIN, { open: INACTIVE });
    await openAdd(page);
    await licence(page, 'CAD Planung').check();
    await expect(dialog(page).getByLabel('Send the keys')).toBeDisabled();
    await expect(dialog(page)).toContainText('The user is inactive');
    await dialogButton(page, 'Add').click();
    await expect(page.getByText('1 licence was added.')).toBeVisible();
    await act(page, 'CAD Planung Stuttgart', 'Send by e-mail');
    await expect(page.getByRole('dialog', { name: 'Inactive user' })).toBeVisible();
});

test('removes a licence with its key after a confirmation; a failure shows the reason and changes nothing', async ({
    page,
    signInAs,
    mock,
    expectAccessible,
}) => {
    await signInAs(ADMIN, { open: USER });
    await act(page, 'CAD Planung Stuttgart', 'Remove licence');
    await expect(dialog(page)).toContainText(
        'Jan Kowalski (user@holzmann.example) will no longer be able to use the licence “CAD Planung Stuttgart”.',
    );
    await expect(dialog(page)).toContainText('Its seats will be deleted too, and the licence will have one more key left.');
    await expectAccessible('dialog');
    await mock.fault({ method: 'DELETE', path: 'users/**', kind: 'status', status: 404, times: 1 });
    await dialogButton(page, 'Remove').click();
    await expect(page.getByText('User, key or licence not found')).toBeVisible();
    await expect(keyRows(page)).toHaveCount(4);
    await mock.forgetCalls();
    await dialogButton(page, 'Remove').dblclick();
    await expect(page.getByText('The licence was removed.')).toBeVisible();
    await expect(keyRows(page)).toHaveCount(3);
    expect(await changes(mock)).toEqual([`DELETE users/u102/licences/${ONLINE}`]);
});

test('removes the user from a key and keeps the key; assigns it again as an existing key', async ({
    page,
    signInAs,
    mock,
    expectAccessible,
}) => {
    await signInAs(ADMIN, { open: USER });
    await act(page, 'CAD Werkstatt', 'Remove licence');
    await dialog(page)
        .getByRole('radio', { name: /Keep the key/ })
        .check();
    await mock.fault({ method: 'DELETE', path: 'users/**', kind: 'status', status: 500, times: 1 });
    await dialogButton(page, 'Remove').click();
    await expect(page.getByText("Can't take the key from the user")).toBeVisible();
    await mock.forgetCalls();
    await dialogButton(page, 'Remove').dblclick();
    await expect(page.getByText('The key was removed from the user.')).toBeVisible();
    await expect(keyRows(page)).toHaveCount(3);
    expect(await changes(mock)).toEqual([expect.stringMatching(/^DELETE users\/u102\/keys\/k\d+$/)]);

    await openAdd(page);
    await licence(page, 'CAD Werkstatt').check();
    const choice = dialog(page).getByRole('combobox', { name: 'Key of CAD Werkstatt' });
    await expectAccessible('dialog');
    await choice.selectOption({ label: 'Existing key: Jan Kowalski' });
    await expect(dialog(page)).toContainText('An existing key keeps its expiry and is not sent.');
    await expect(dialog(page).getByLabel('Set an expiry date')).toHaveCount(0);
    await mock.fault({ method: 'PUT', path: 'users/*/keys/*', kind: 'status', status: 409, times: 1 });
    await dialogButton(page, 'Add').click();
    await expect(page.getByText('The key could not be assigned to the user.')).toBeVisible();
    await expect(alertIn(dialog(page)).filter({ hasText: 'CAD Werkstatt' })).toContainText('This was changed in the meantime');
    await mock.forgetCalls();
    await dialogButton(page, 'Add').dblclick();
    await expect(page.getByText('The key was assigned to the user.')).toBeVisible();
    await expect(keyRows(page)).toHaveCount(4);
    expect(await changes(mock)).toEqual([expect.stringMatching(/^PUT users\/u102\/keys\/k\d+$/)]);
});

test('an expired licence keeps its user: only deleting the key is possible', async ({ page, signInAs, mock }) => {
    await signInAs('admin@demo.example', { open: '/user-management/u110' });
    const menu = await openMenu(page, 'Academy Demo');
    const WHY = 'The licence has expired.';
    await expect(menu.getByRole('menuitem')).toHaveText([`Edit${WHY}`, `Assign user${WHY}`, `Remove licence${WHY}`, 'Delete']);
    await expect(menu.getByRole('menuitem', { name: 'Edit' })).toBeDisabled();
    await expect(menu.getByRole('menuitem', { name: 'Remove licence' })).toBeDisabled();
    await menu.getByRole('menuitem', { name: 'Delete' }).click();
    await dialogButton(page, 'Delete').click();
    await expect(page.getByText('The key was deleted.')).toBeVisible();
    await expect(keyRows(page)).toHaveCount(1);
    expect(await changes(mock)).toEqual([expect.stringMatching(/^DELETE keys\/k\d+$/)]);
});
