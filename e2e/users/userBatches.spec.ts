import { expect, test } from '../support/fixtures';
import { dialog, dialogButton, field, saidIn, search } from '../support/parts';
import { jobBar, openJob, rowsOf } from '../jobs/jobsPage';
import { ADMIN, expectNoOverflow } from '../support/portalPage';
import { bar, box, select, selectPage, JAN, leftOut, licence, ME, MORITZ, open, RUTH, USERS } from './userBatchPage';

/** Selecting users and applying an action to all of them (MANY-1 to MANY-4). */

const changes = /PUT|POST|DELETE|PATCH/;

test('the selection survives pages, sorting, searches, a reload and a step back; a page and all matches are selected at once', async ({
    page,
    signInAs,
    expectAccessible,
}) => {
    await signInAs(ADMIN, USERS);
    const all = page.getByRole('checkbox', { name: 'Select all on this page' });
    await box(page, 'Anna Christ').check();
    await expect(bar(page)).toContainText('1 user selected');
    await expect(page).toHaveURL(/\/user-management$/);
    await all.check();
    await expect(bar(page)).toContainText('20 users selected');
    await expectAccessible();
    await box(page, 'Anna Christ').uncheck();
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(page.getByText('21–40 of 61')).toBeVisible();
    await expect(all).not.toBeChecked();
    await expect(bar(page)).toContainText('19 users selected');
    await page.getByRole('columnheader', { name: 'E-mail' }).click();
    await expect(page).toHaveURL(/orderby=email/);
    await expect(bar(page)).toContainText('19 users selected');
    await bar(page).getByRole('button', { name: 'Select all 61' }).click();
    await expect(bar(page)).toContainText('61 users selected');

    await search(page, 'schreiner');
    await expect(page.getByRole('checkbox', { checked: false })).toHaveCount(0);
    await page.reload();
    await expect(bar(page)).toContainText('61 users selected');
    await page.getByRole('grid').getByRole('link').first().click();
    await page.goBack();
    await expect(bar(page)).toContainText('61 users selected');
    await bar(page).getByRole('button', { name: 'Show selected' }).click();
    await expect(page.getByRole('dialog', { name: '61 users selected' })).toBeVisible();
    const list = dialog(page);
    await expect(list.getByRole('listitem')).toHaveCount(50);
    await expectAccessible('dialog');
    await list.getByRole('listitem').first().getByRole('checkbox').uncheck();
    await list.getByRole('button', { name: 'Next page' }).click();
    await expect(list.getByRole('listitem')).toHaveCount(11);
    await list.getByRole('button', { name: 'Close' }).last().click();
    await expect(bar(page)).toContainText('60 users selected');
    await bar(page).getByRole('button', { name: 'Clear selection' }).click();
    await expect(bar(page)).toHaveCount(0);
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
});

test('is selected by keyboard, in the table', async ({ page, signInAs }) => {
    await signInAs(ADMIN, USERS);
    await box(page, 'Sabine Holzmann').focus();
    await page.keyboard.press('Space');
    await expect(box(page, 'Sabine Holzmann')).toBeChecked();
    await page.keyboard.press('ArrowDown');
    await expect(box(page, 'Agnieszka Kováč')).toBeFocused();
    await page.keyboard.press('Space');
    await expect(bar(page)).toContainText('2 users selected');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/user-management$/);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('checkbox', { name: 'Select all on this page' })).toBeFocused();
    await page.keyboard.press('Space');
    await expect(bar(page)).toContainText('20 users selected');
});

test('assigns a licence: lists those who have it, counts the free keys, lists failures with reasons, and retries those', async ({
    page,
    signInAs,
    mock,
    expectAccessible,
}) => {
    await signInAs(ADMIN, USERS);
    await selectPage(page);
    const modal = await open(page, 'Assign licence');
    await modal.getByRole('button', { name: 'Assign' }).click();
    await expect(saidIn(modal)).toHaveText('Please select at least one licence.');
    for (const expired of await modal.getByRole('checkbox', { name: /Expired$/ }).all()) await expect(expired).toBeDisabled();
    await licence(page, 'CAD Planung').check();
    await expect(leftOut(page)).toContainText('Already has this licence');
    const without = 20 - (await leftOut(page).getByRole('listitem').count());
    await expect(modal.getByRole('heading', { name: `${without} of ${without} users` })).toBeVisible();
    expect(without).toBeGreaterThan(7);
    await expectAccessible('dialog');

    await licence(page, 'CAD Planung').uncheck();
    await licence(page, 'Rooms Reserve').check();
    await expect(modal.getByRole('row', { name: /^Rooms Reserve/ })).toHaveText('Rooms Reserve2040');
    await expect(modal.getByRole('note')).toContainText('Keys left: 4. Users selected: 20.');
    await expectAccessible('dialog');
    await mock.forgetCalls();
    await modal.getByRole('button', { name: 'Assign' }).click();
    await expect(saidIn(modal)).toContainText('Please deselect 16 users; nothing is assigned until then.');
    expect((await mock.calls()).filter(call => changes.test(call.method))).toEqual([]);
    await modal.getByRole('button', { name: 'Select the first 4' }).click();
    await expect(modal.getByRole('group', { name: 'Who gets “Rooms Reserve”? 4 of 20 users' })).toBeVisible();
    await expect(saidIn(modal)).toHaveCount(0);

    await modal.getByRole('checkbox', { name: 'Send the keys to the users by e-mail' }).check();
    const bodies: unknown[] = [];
    page.on('request', request => {
        if (request.method() === 'PUT') bodies.push(request.postDataJSON());
    });
    await mock.fault({ method: 'PUT', path: 'users/**', kind: 'status', status: 404, times: 1 });
    await modal.getByRole('button', { name: 'Assign' }).click();
    await expect(modal).toHaveCount(0);
    // named once, with its reason: no message in addition to the job's own result
    await expect(jobBar(page)).toContainText('3 of 4 done · 1 failed');
    await expect(bar(page)).toHaveCount(0);
    await openJob(page, 'Assign licence');
    await expect(rowsOf(page, 'Failed')).toContainText('User, key or licence not found');
    await expectAccessible();
    const calls = (await mock.calls()).filter(call => changes.test(call.method));
    expect(calls).toHaveLength(4);
    expect(new Set(calls.map(call => `${call.method} ${call.path.replace(/u\d+/, 'u')}`))).toEqual(
        new Set(['PUT users/u/licences/10010110']),
    );
    expect(bodies.filter(body => body !== null)).toContainEqual({ _sendMail: true });

    await page.getByRole('button', { name: /^Failed/ }).click();
    await expect(rowsOf(page, 'Assign licence')).toHaveCount(1);
    await page.getByRole('button', { name: 'Try 1 user again' }).click();
    await page.getByRole('button', { name: /^All/ }).click();
    await expect(rowsOf(page, 'Done')).toHaveCount(4);
    expect((await mock.calls('PUT')).length).toBe(5);
});

test('stops: calls not yet sent are not made, and can be made from the result', async ({ page, signInAs, mock }) => {
    await signInAs(ADMIN, USERS);
    await selectPage(page);
    const modal = await open(page, 'Add to cloud group');
    // almost all users are in the first group, few are in this one
    await modal.getByLabel('Cloud group').selectOption({ index: 1 });
    const member = modal.getByText('Already a member');
    expect(await member.count()).toBeGreaterThan(10);
    await modal.getByLabel('Cloud group').selectOption({ label: 'Auszubildende' });
    const rest = 20 - (await member.count());
    await mock.forgetCalls();
    await mock.fault({ method: 'PUT', path: 'cloudGroups/**', kind: 'delay', seconds: 3, times: 6 });
    await modal.getByRole('button', { name: 'Add' }).click();
    await expect(jobBar(page).getByRole('progressbar')).toBeVisible();
    await jobBar(page).getByRole('button', { name: 'Stop' }).click();
    await expect(jobBar(page)).toContainText(`Stopped · 6 of ${rest} done`);
    expect(await mock.calls('PUT', /cloudGroups\/\w+\/users\/u\d+$/)).toHaveLength(6);
    await openJob(page, 'Add to cloud group');
    await expect(rowsOf(page, 'Not started')).toHaveCount(rest - 6);
    await page.getByRole('button', { name: `Try ${rest - 6} users again` }).click();
    await expect(rowsOf(page, 'Done')).toHaveCount(rest);
});

test('resets passwords of active users, never the user’s own, and sends activations to inactive ones', async ({
    page,
    signInAs,
    mock,
    expectAccessible,
}) => {
    await signInAs(ADMIN, USERS);
    await select(page, { ...JAN, ...RUTH, ...ME, ...MORITZ });
    let modal = await open(page, 'Reset password');
    await expect(leftOut(page)).toHaveAccessibleName('Skipped: 2 users');
    await expect(leftOut(page)).toContainText('Sabine Holzmann');
    await expect(leftOut(page)).toContainText('You cannot reset your own password here');
    await expect(leftOut(page)).toContainText('Inactive: must be activated first');
    await expectAccessible('dialog');
    await mock.forgetCalls();
    await mock.fault({ method: 'POST', path: 'users/u103/recover', kind: 'status', status: 404, times: 1 });
    await modal.getByRole('button', { name: 'Send e-mails' }).dblclick();
    await expect(jobBar(page)).toContainText('1 of 2 done · 1 failed');
    await openJob(page, 'Reset password');
    await expect(rowsOf(page, 'Failed')).toHaveText(/Ruth Leser.*User not found/);
    expect((await mock.calls('POST')).map(call => call.path).sort()).toEqual(['users/u102/recover', 'users/u103/recover']);
    await mock.mail('user@holzmann.example', 'recovery');
    await page.getByRole('button', { name: 'Try 1 user again' }).click();
    await expect(rowsOf(page, 'Done')).toHaveCount(2);
    await mock.mail('reader@holzmann.example', 'recovery');

    await page.goBack();
    await select(page, { ...JAN, ...MORITZ });
    modal = await open(page, 'Resend activation');
    await expect(modal).toContainText('Links that were sent before will no longer work.');
    await expect(modal.getByRole('list', { name: 'Skipped: 1 user' })).toContainText('Already active');
    await mock.forgetCalls();
    await modal.getByRole('button', { name: 'Send e-mails' }).click();
    await expect(jobBar(page)).toContainText('Done for 1 user');
    expect((await mock.calls('POST')).map(call => call.path)).toEqual(['users/u105/recover']);
    expect((await mock.mail('inactive@holzmann.example', 'activation')).link).toMatch(/^\/activate-user\?token=/);
});

test('an action that applies to nobody cannot be started', async ({ page, signInAs }) => {
    await signInAs(ADMIN, USERS);
    await select(page, ME);
    await bar(page).getByRole('button', { name: 'Reset password' }).click();
    await expect(dialog(page)).toContainText('None of the selected users needs this. Please change your selection.');
    await expect(dialogButton(page, 'Send e-mails')).toBeDisabled();
});

test('failed reads can be repeated, and what was entered is kept after a reload', async ({ page, signInAs, mock }) => {
    // The list reads the names of licences too, and works without them.
    await mock.fault({ method: 'GET', path: 'licences', kind: 'status', status: 403 });
    await signInAs(ADMIN, USERS);
    await select(page, JAN);
    await bar(page).getByRole('button', { name: 'Assign licence' }).click();
    await expect(dialog(page).getByText('User is not allowed to perform this action')).toBeVisible();
    await mock.clearFaults();
    await dialogButton(page, 'Try again').click();
    await licence(page, 'Rooms Reserve').check();
    await dialog(page).getByRole('checkbox', { name: 'Set an expiry date' }).check();
    await dialogButton(page, 'Assign').click();
    await expect(saidIn(dialog(page))).toHaveText('Please choose an expiry date.');
    await field(page, 'Expiry date').fill('2099-01-31');
    await page.reload();
    await bar(page).getByRole('button', { name: 'Assign licence' }).click();
    await expect(licence(page, 'Rooms Reserve')).toBeChecked();
    const sent = page.waitForRequest(request => request.method() === 'PUT');
    await dialogButton(page, 'Assign').click();
    expect((await sent).postDataJSON()).toEqual({ expire: Date.parse('2099-01-31T23:59:59Z') / 1000 });
    await expect(jobBar(page)).toContainText('Done for 1 user');
});

test('a school must set an expiry and is not offered the automatic licence; a demo customer has no cloud groups', async ({
    page,
    signInAs,
    mock,
}) => {
    await signInAs('admin@schule.example', USERS);
    await selectPage(page);
    const modal = await open(page, 'Assign licence');
    await expect(licence(page, 'Academy')).toHaveCount(0);
    await licence(page, 'Rooms Klassensatz').check();
    await modal.getByRole('button', { name: 'Assign' }).click();
    await expect(saidIn(modal)).toHaveText('Please choose an expiry date.');
    expect(await mock.calls('PUT')).toEqual([]);

    await signInAs('admin@demo.example', USERS);
    await selectPage(page);
    await expect(bar(page).getByRole('button', { name: 'Assign licence' })).toBeVisible();
    await expect(bar(page).getByRole('button', { name: 'Add to cloud group' })).toHaveCount(0);
});

test('the end of the session pauses a job: no further call, and one message', async ({ page, signInAs, mock }) => {
    await signInAs(ADMIN, USERS);
    await selectPage(page);
    const modal = await open(page, 'Reset password');
    await mock.forgetCalls();
    await mock.fault({ method: 'POST', path: 'users/**', kind: 'status', status: 401 });
    await modal.getByRole('button', { name: 'Send e-mails' }).click();
    await expect(page).toHaveURL(/\?mode=auth/);
    expect((await mock.calls('POST', /recover/)).length).toBeLessThanOrEqual(6);
    await expect(dialog(page)).toHaveCount(0);
});

test('works on a phone', async ({ page, signInAs, expectAccessible }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await signInAs(ADMIN, { ...USERS, theme: 'dark' });
    await search(page, 'user@holz');
    await box(page, 'Jan Kowalski').check();
    await bar(page).getByRole('button', { name: 'Actions' }).click();
    await expectAccessible();
    await page.getByRole('menuitem', { name: 'Reset password' }).click();
    await expect(dialog(page)).toContainText('Jan Kowalski');
    await expectAccessible('dialog');
    await expectNoOverflow(page);
    await dialogButton(page, 'Send e-mails').click();
    await expect(jobBar(page)).toContainText('Done for 1 user');
    await expectNoOverflow(page);
});
