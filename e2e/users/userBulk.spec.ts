import { expect, test } from '../support/fixtures';
import { jobBar, openJob, rowsOf } from '../jobs/jobsPage';
import { dialog, dialogButton, saidIn, search, submit } from '../support/parts';
import { ADMIN, expectNoOverflow } from '../support/portalPage';
import { bar, box, select, selectPage, JAN, leftOut, licence, ME, MORITZ, open, RUTH, USERS } from './userBatchPage';

/** Assigning several licences to several users at once, and removing what they have (MANY-10, MANY-11). */

test('assigns several licences: tells need and free for each, and each person gets those that they lack', async ({
    page,
    signInAs,
    mock,
    expectAccessible,
}) => {
    await signInAs(ADMIN, USERS);
    await select(page, { ...JAN, ...RUTH, ...MORITZ });
    const modal = await open(page, 'Assign licence');
    for (const name of ['CAD Planung', 'Rooms Reserve', 'CAD Außendienst']) {
        await licence(page, name).check();
    }
    // Jan has the first one; the third has no key left
    await expect(modal.getByRole('row', { name: /^CAD Planung/ })).toHaveText(/^CAD Planung Stuttgart2\d1$/);
    await expect(modal.getByRole('row', { name: /^Rooms Reserve/ })).toHaveText('Rooms Reserve340');
    await expect(modal.getByRole('row', { name: /^CAD Außendienst/ })).toHaveText('CAD Außendienst300');
    await expect(modal.getByRole('note')).toContainText('Keys left: 0. Users selected: 3.');
    await expectAccessible('dialog');
    await mock.forgetCalls();
    await submit(page).click();
    await expect(saidIn(modal)).toContainText('Please deselect 3 users');
    expect(await mock.calls('PUT')).toEqual([]);
    await licence(page, 'CAD Außendienst').uncheck();
    await submit(page).click();
    await expect(jobBar(page)).toContainText('Done for 3 users');
    const sent = (await mock.calls('PUT')).map(call => call.path).sort();
    expect(sent).toEqual([
        'users/u102/licences/10010110',
        'users/u103/licences/10010101',
        'users/u103/licences/10010110',
        'users/u105/licences/10010101',
        'users/u105/licences/10010110',
    ]);
});

test('one licence that is refused does not keep the others back; the page names it with its reason', async ({
    page,
    signInAs,
    mock,
    expectAccessible,
}) => {
    await signInAs(ADMIN, USERS);
    await select(page, { ...RUTH, ...MORITZ });
    await open(page, 'Assign licence');
    for (const name of ['CAD Planung', 'Rooms Reserve']) {
        await licence(page, name).check();
    }
    await mock.fault({ method: 'PUT', path: 'users/u103/licences/10010101', kind: 'status', status: 409, times: 1 });
    await mock.forgetCalls();
    await submit(page).click();
    await expect(jobBar(page)).toContainText('1 of 2 done · 1 failed');
    expect((await mock.calls('PUT')).length).toBe(4);
    await openJob(page, 'Assign licence');
    await expect(rowsOf(page, 'Failed')).toContainText(/Ruth Leser.*CAD Planung Stuttgart: /);
    await expect(rowsOf(page, 'Failed')).not.toContainText('Rooms Reserve: ');
    await expectAccessible();
    await mock.forgetCalls();
    await page.getByRole('button', { name: 'Try 1 user again' }).click();
    await expect(rowsOf(page, 'Done')).toHaveCount(2);
    expect((await mock.calls('PUT')).map(call => call.path)).toEqual(['users/u103/licences/10010101']);
});

test('takes a licence from those who have it', async ({ page, signInAs, mock, expectAccessible }) => {
    await signInAs(ADMIN, USERS);
    await select(page, { ...JAN, ...RUTH, ...ME });
    const modal = await open(page, 'Remove licence');
    await submit(page).click();
    await expect(saidIn(modal)).toHaveText('Please select a licence.');
    await modal.getByLabel('Licence', { exact: true }).selectOption('10010101');
    await expect(leftOut(page)).toHaveText(/Ruth Leser.*Does not have this licence/);
    await expect(modal.getByRole('heading', { name: '2 users' })).toBeVisible();
    await expectAccessible('dialog');
    await mock.forgetCalls();
    await submit(page).click();
    await expect(jobBar(page)).toContainText('Done for 2 users');
    expect((await mock.calls('DELETE')).map(call => call.path).sort()).toEqual([
        'users/u101/licences/10010101',
        'users/u102/licences/10010101',
    ]);
});

test('removes from a cloud group those who are in it; who has left it meanwhile is done', async ({ page, signInAs, mock }) => {
    await signInAs(ADMIN, USERS);
    await select(page, { ...JAN, ...RUTH });
    const modal = await open(page, 'Remove from cloud group');
    const groups = modal.getByLabel('Cloud group');
    await groups.selectOption({ label: 'Planung' });
    await expect(modal.getByRole('heading', { name: '1 user', exact: true })).toBeVisible();
    await expect(leftOut(page)).toContainText('Not a member');
    await mock.forgetCalls();
    await mock.fault({ method: 'DELETE', path: 'cloudGroups/*/users/u102', kind: 'lost', times: 1 });
    await submit(page).click();
    await expect(jobBar(page)).toContainText('Done for 1 user');
    // looked up, and not sent again
    expect(await mock.calls('DELETE')).toHaveLength(1);
});

test('signs out everywhere, never the own session', async ({ page, signInAs, mock, expectAccessible }) => {
    await signInAs(ADMIN, USERS);
    await select(page, { ...JAN, ...RUTH, ...ME });
    await open(page, 'Sign out of all devices');
    await expect(leftOut(page)).toHaveText(/Sabine Holzmann.*this would also sign you out here/);
    await expectAccessible('dialog');
    await mock.forgetCalls();
    await submit(page).click();
    await expect(jobBar(page)).toContainText('Done for 2 users');
    expect((await mock.calls('POST')).map(call => call.path).sort()).toEqual(['users/u102/logout', 'users/u103/logout']);
    await expect(page.getByRole('heading', { name: 'User management' })).toBeVisible();
});

test('deletes users once their number is typed, and frees their keys when that is chosen', async ({
    page,
    signInAs,
    mock,
    expectAccessible,
}) => {
    await signInAs(ADMIN, USERS);
    await select(page, { ...JAN, ...RUTH, ...ME });
    const modal = await open(page, 'Delete users');
    await expect(leftOut(page)).toHaveText(/Sabine Holzmann.*You cannot delete your own account/);
    await expect(modal).toContainText(/\d+ licence keys belong to these users/);
    await modal.getByRole('radio', { name: /^Delete the keys/ }).check();
    await expectAccessible('dialog');
    await mock.forgetCalls();
    await modal.getByLabel('Number of users').fill('3');
    await submit(page).click();
    await expect(saidIn(modal)).toHaveText('Please enter 2: that many users will be deleted.');
    expect(await mock.calls('DELETE')).toEqual([]);
    await modal.getByLabel('Number of users').fill('2');
    await submit(page).click();
    await expect(jobBar(page)).toContainText('Done for 2 users');
    const sent = (await mock.calls('DELETE')).map(call => call.path);
    expect(sent.filter(path => /^users\/u\d+$/.test(path)).sort()).toEqual(['users/u102', 'users/u103']);
    expect(sent).toContain('users/u102/licences/10010101');
    // expired licences keep their keys
    expect(sent.filter(path => path.endsWith('/10010107'))).toEqual([]);
    await openJob(page, 'Delete users');
    // the server no longer knows their names
    await expect(rowsOf(page, 'Done').filter({ hasText: 'Jan Kowalski' })).toHaveCount(1);
    await expectAccessible();
});

test('sends the activation to all inactive users in one step', async ({ page, signInAs, mock, expectAccessible }) => {
    await signInAs(ADMIN, { open: '/user-management?state=inactive' });
    await page.getByRole('button', { name: 'Resend activation' }).click();
    const modal = dialog(page);
    await expect(modal).toContainText('Everybody in your company who has not activated the account yet.');
    const heading = modal.getByRole('heading', { level: 3 }).first();
    const count = Number.parseInt(await heading.innerText());
    expect(count).toBeGreaterThan(0);
    await expectAccessible('dialog');
    await mock.forgetCalls();
    await submit(page).click();
    await expect(jobBar(page)).toContainText(`Done for ${count} user`);
    expect(await mock.calls('POST', /recover$/)).toHaveLength(count);

    // the same from the dialog for a selection
    await page.goto('/user-management');
    await select(page, JAN);
    await open(page, 'Resend activation');
    await expect(submit(page)).toBeDisabled();
    await dialogButton(page, 'Send to all inactive users').click();
    await expect(dialog(page).getByRole('heading', { name: `${count} user` })).toBeVisible();
});

test('members are selected and removed on the page of their group', async ({ page, signInAs, mock, expectAccessible }) => {
    await signInAs(ADMIN, { open: '/cloud-groups/g102' });
    await selectPage(page);
    await expectAccessible();
    await bar(page).getByRole('button', { name: 'Remove from cloud group' }).click();
    await expect(dialog(page).getByRole('heading', { name: /^\d+ users$/ })).toBeVisible();
    const count = Number.parseInt(
        await dialog(page)
            .getByRole('heading', { name: /^\d+ users$/ })
            .innerText(),
    );
    expect(count).toBeGreaterThan(5);
    await expectAccessible('dialog');
    await mock.forgetCalls();
    await submit(page).click();
    await expect(jobBar(page)).toContainText(`Done for ${count} users`);
    expect(await mock.calls('DELETE', /cloudGroups\/g102\/users\/u\d+$/)).toHaveLength(count);
    await expect(bar(page)).toHaveCount(0);
});

test('users are selected and removed on the page of a licence, also on a phone', async ({
    page,
    signInAs,
    mock,
    expectAccessible,
}) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await signInAs(ADMIN, { open: '/licences/10010101/users', theme: 'dark' });
    await search(page, 'user@holz');
    await box(page, 'Jan Kowalski').check();
    await bar(page).getByRole('button', { name: 'Actions' }).click();
    await page.getByRole('menuitem', { name: 'Remove licence' }).click();
    await expect(dialog(page)).toContainText('Jan Kowalski');
    await expectAccessible('dialog');
    await expectNoOverflow(page);
    await mock.forgetCalls();
    await submit(page).click();
    await expect(jobBar(page)).toContainText('Done for 1 user');
    expect((await mock.calls('DELETE')).map(call => call.path)).toEqual(['users/u102/licences/10010101']);
});
