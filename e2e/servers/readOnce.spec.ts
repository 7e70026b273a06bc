import { expect, test } from '../support/fixtures';
import { dialog, dialogButton, heading, rows, search } from '../support/parts';

/** After a change the next page's data is read once, and the page that is left reads nothing. */

test('a new ticket is opened, and its messages are read once', async ({ page, signInAs, mock }) => {
    await signInAs('admin@northfield.example', { open: '/tickets' });
    await page.getByRole('button', { name: 'New ticket' }).click();
    await dialog(page).getByRole('textbox').fill('How are tools changed?');
    await mock.forgetCalls();
    await dialogButton(page, 'Create ticket').click();
    await expect(page).toHaveURL(/\/tickets\/t\w+$/);
    await expect(page.getByText('How are tools changed?').last()).toBeVisible();
    expect(await mock.calls('GET', /messages/)).toHaveLength(1);
});

test('a new group is opened, and the previous list is not read again', async ({ page, signInAs, mock }) => {
    await signInAs('admin@holzmann.example', { open: '/cloud-groups' });
    await page
        .getByRole('button', { name: /^(Create|New)/ })
        .first()
        .click();
    await dialog(page).getByRole('textbox').fill('Nordgruppe');
    await mock.forgetCalls();
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('Nordgruppe');
    const lists = (await mock.calls('GET', /^\/?(api\/)?cloudGroups\?/)).filter(({ path }) => !path.includes('$filter'));
    expect(lists).toEqual([]);
});

test('licences are added to a user, and only what the page shows is read again', async ({ page, signInAs, mock }) => {
    await signInAs('admin@holzmann.example', { open: '/user-management/u112' });
    await page.getByRole('button', { name: 'Add licences' }).click();
    await dialog(page)
        .getByRole('checkbox', { name: /CAD Planung/ })
        .check();
    await expect(dialog(page).getByRole('combobox')).toBeVisible();
    await mock.forgetCalls();
    await dialogButton(page, 'Add').click();
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole('region', { name: 'Licence keys' }).locator('tbody tr')).toHaveCount(1);
    await expect.poll(async () => (await mock.calls('GET', /^licences\?/)).length).toBe(1);
    // Right before the change, whether the user has got the licence meanwhile (MANY-16); then what the page shows: the new licence may have
    // machines of the user, and the last changes name what the page has.
    const keys = 'users/u112/keys';
    const seats = expect.stringMatching(/^licences\/\d+\/seats$/);
    const read = async () => (await mock.calls('GET')).map(({ path }) => path.replace(/\?.*/, ''));
    await expect.poll(async () => (await read()).length).toBe(5);
    const [before, ...after] = await read();
    expect(before).toBe(keys);
    expect(after.toSorted()).toEqual(['licences', seats, 'users/u112', keys]);
});

test('users are added to a licence, and the list to choose from is not read again', async ({ page, signInAs, mock }) => {
    await signInAs('admin@holzmann.example', { open: '/licences/10010110/users' });
    await page.getByRole('button', { name: 'Add users' }).first().click();
    await dialog(page).getByRole('option', { disabled: false }).first().click();
    await mock.forgetCalls();
    await dialogButton(page, 'Add').click();
    await expect(dialog(page)).toBeHidden();
    await expect.poll(async () => (await mock.calls('GET', /^licences\/10010110\/users/)).length).toBe(1);
    expect(await mock.calls('GET', /^users\?/)).toEqual([]);
});

test('the licences read by the overview are used on a user’s page', async ({ page, signInAs, mock }) => {
    await signInAs('admin@holzmann.example', { open: '/licences' });
    await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible();
    await page.getByRole('navigation').getByRole('link', { name: 'User management' }).click();
    await search(page, 'user@holzmann');
    await page.getByRole('grid').getByRole('link').first().click();
    await expect(page.getByRole('region', { name: 'Licence keys' }).locator('tbody tr').first()).toBeVisible();
    expect(await mock.calls('GET', /^licences\?/)).toHaveLength(1);
});

test('mailing a key invalidates nothing: the next search makes no call', async ({ page, signInAs, mock }) => {
    await signInAs('admin@holzmann.example', { open: '/licences/10010101/keys' });
    await search(page, 'user@holzmann');
    await expect(rows(page)).toHaveCount(1);
    await page.getByRole('button', { name: /Actions for/ }).click();
    await page.getByRole('menuitem', { name: 'Send by e-mail' }).click();
    await expect(dialogButton(page, 'Send')).toBeEnabled();
    await mock.forgetCalls();
    await dialogButton(page, 'Send').click();
    await expect(page.getByText('The key was sent.')).toBeVisible();
    await search(page, '');
    await expect(rows(page)).not.toHaveCount(1);
    // Its user, and whether that account is active, are read right before it is sent.
    expect((await mock.calls()).map(({ method }) => method)).toEqual(['GET', 'GET', 'POST']);
});

for (const [what, account, path, refused] of [
    ['the dashboard', 'admin@lehmann.example', '/dashboard', 'tickets'],
    ['the academy', 'admin@holzmann.example', '/academy', 'academy/directories/d2/playlist'],
] as const) {
    test(`a refused read is made once, however many parts of ${what} need it`, async ({ page, signInAs, mock }) => {
        await mock.fault({ method: 'GET', path: refused, kind: 'status', status: 403 });
        await signInAs(account, { open: path });
        await page.waitForLoadState('networkidle');
        await mock.forgetCalls();
        // Another tab has no user in its storage, so that parts appear at different times.
        const tab = await page.context().newPage();
        await tab.goto(path);
        await expect(tab.getByRole('main').getByRole('listitem').nth(3)).toBeVisible();
        await tab.waitForLoadState('networkidle');
        expect(await mock.calls('GET', new RegExp(`^${refused}(?:[?]|$)`))).toHaveLength(1);
    });
}
