import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { alertIn, choose, dialog, dialogButton, freeOptions, openChoice, options, rows, search, submit } from '../support/parts';
import { ADMIN, expectNoOverflow } from '../support/portalPage';

/** The members of a cloud group (GROUP-4): list, adding with partial failures, removing. */

/** 13 members */
const PLANNING = '/cloud-groups/g102';
/** no members yet */
const APPRENTICES = '/cloud-groups/g107';

const memberCalls = /cloudGroups\/g\d+\/users\/\w+$/;

const openModal = (page: Page, label = 'Add members'): Promise<void> =>
    openChoice(page, page.getByRole('button', { name: label }));

test('lists, searches and sorts the members, with links for administrators', async ({ page, signInAs }) => {
    await signInAs(ADMIN, { open: PLANNING });
    await expect(rows(page)).toHaveCount(13);
    await page.getByRole('columnheader', { name: 'Name' }).click();
    await expect(page).toHaveURL(/orderby=surname\+asc/);
    await search(page, 'user@holz');
    await expect(rows(page)).toHaveCount(1);
    await rows(page).getByRole('link').click();
    await expect(page).toHaveURL(/\/user-management\/u102$/);
});

test('adds several users with one call each; members cannot be chosen again', async ({
    page,
    signInAs,
    mock,
    expectAccessible,
}) => {
    await signInAs(ADMIN, { open: PLANNING });
    await openModal(page);
    await submit(page).click();
    await expect(alertIn(dialog(page))).toHaveText('Please select at least one user.');
    await dialog(page).getByRole('searchbox').fill('user@holz');
    await expect(options(page)).toHaveCount(1);
    await expect(options(page)).toContainText('Already a member');
    await expect(options(page)).toHaveAttribute('aria-disabled', 'true');
    await options(page).click({ force: true });
    await expect(dialog(page).getByRole('list')).toHaveCount(0);
    await dialog(page).getByRole('searchbox').fill('');
    await expect(freeOptions(page).nth(1)).toBeVisible();

    const names = await choose(page, 2);
    await expectAccessible();
    await submit(page).dblclick();
    await expect(page.getByText('2 members were added.')).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    await expect(rows(page)).toHaveCount(15);
    for (const name of names) await expect(rows(page).filter({ hasText: name }).first()).toBeVisible();
    await expect(page.getByText('15 members')).toBeVisible();
    expect(await mock.calls('PUT', memberCalls)).toHaveLength(2);
    expect(await mock.calls('PUT')).toHaveLength(2);
    await expect(page.getByRole('button', { name: 'Add members' })).toBeFocused();
});

test('undoes no change that another administrator makes at the same time', async ({ page, signInAs, mock }) => {
    await signInAs(ADMIN, { open: APPRENTICES });
    await openModal(page);
    await choose(page, 2);
    const headers = { Authorization: `Bearer ${await mock.signIn(ADMIN)}`, 'Application-Id': 'portal' };
    expect((await page.request.put('/api/cloudGroups/g107/users/u114', { headers })).status()).toBe(204);
    await submit(page).click();
    await expect(rows(page)).toHaveCount(3);
    await expect(rows(page).filter({ hasText: 'dana.levi@holzmann.example' })).toHaveCount(1);
});

test('names who could not be added and why, keeps them after a reload, and tries again', async ({
    page,
    signInAs,
    mock,
    expectAccessible,
}) => {
    await signInAs(ADMIN, { open: APPRENTICES });
    await openModal(page);
    const names = await choose(page, 3);
    await mock.fault({ method: 'PUT', path: 'cloudGroups/**', kind: 'status', status: 404, times: 1 });
    await submit(page).click();
    await expect(page.getByText('Not all users could be added.')).toBeVisible();
    const refused = alertIn(dialog(page)).filter({ hasText: 'These users could not be added' });
    await expect(refused.locator('dt')).toHaveCount(1);
    await expect(refused).toContainText('Cloud group not found');
    const left = await refused.locator('dt bdi').first().innerText();
    expect(names).toContain(left);
    await expect(dialog(page).getByRole('list', { name: '1 user selected' })).toContainText(left);
    await expectAccessible();

    for (const [status, text] of [
        [400, 'Invalid data'],
        [403, 'User is not allowed to perform this action'],
        [500, "Can't add user to cloud group"],
    ] as const) {
        await mock.fault({ method: 'PUT', path: 'cloudGroups/**', kind: 'status', status, times: 1 });
        await submit(page).click();
        await expect(refused).toContainText(text);
    }
    await expect(page.getByText('The users could not be added.').first()).toBeVisible();

    await page.reload();
    await expect(rows(page)).toHaveCount(2);
    await openModal(page);
    await expect(dialog(page).getByRole('list', { name: '1 user selected' })).toContainText(left);
    await submit(page).click();
    await expect(page.getByText('1 member was added.')).toBeVisible();
    await expect(rows(page)).toHaveCount(3);
});

test('sends at most six calls at once', async ({ page, signInAs, mock }) => {
    await signInAs(ADMIN, { open: APPRENTICES });
    await openModal(page);
    await choose(page, 8);
    await mock.settings({ latency: 300 });
    let [open, most, sent] = [0, 0, 0];
    page.on('request', request => {
        if (request.method() !== 'PUT') return;
        sent += 1;
        most = Math.max(most, ++open);
    });
    page.on('requestfinished', request => {
        if (request.method() === 'PUT') open -= 1;
    });
    await submit(page).click();
    await expect(page.getByText('8 members were added.')).toBeVisible();
    expect([sent, most]).toEqual([8, 6]);
});

test('removes a member after a confirmation, once; a failure shows the reason and changes nothing', async ({
    page,
    signInAs,
    mock,
}) => {
    await signInAs(ADMIN, { open: PLANNING });
    await search(page, 'user@holz');
    await expect(rows(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Remove from the group' }).click();
    await expect(dialog(page)).toContainText('“Jan Kowalski (user@holzmann.example)” will lose access');
    const confirm = dialogButton(page, 'Remove');
    for (const [status, text] of [
        [400, 'Invalid data'],
        [403, 'User is not allowed to perform this action'],
        [500, "Can't remove user from cloud group"],
    ] as const) {
        await mock.fault({ method: 'DELETE', path: 'cloudGroups/**', kind: 'status', status, times: 1 });
        await confirm.click();
        await expect(page.getByText(text)).toBeVisible();
    }
    await mock.forgetCalls();
    await confirm.dblclick();
    await expect(page.getByText('“Jan Kowalski (user@holzmann.example)” was removed from the group.')).toBeVisible();
    await expect(page.getByText('12 members')).toBeVisible();
    await expect(page.getByText('Nothing found')).toBeVisible();
    expect((await mock.calls()).filter(call => call.method !== 'GET')).toEqual([
        expect.objectContaining({ method: 'DELETE', path: expect.stringMatching(/cloudGroups\/g102\/users\/u102$/) }),
    ]);
});

test('scrolls to the top of the results of a search', async ({ page, signInAs }) => {
    await signInAs(ADMIN, { open: APPRENTICES });
    await openModal(page);
    await dialog(page).getByRole('listbox').press('End');
    await expect(options(page).first()).not.toHaveAttribute('aria-posinset', '1');
    const total = await options(page).first().getAttribute('aria-setsize');
    await dialog(page).getByRole('searchbox').fill('er');
    await expect(options(page).first()).not.toHaveAttribute('aria-setsize', String(total));
    await expect(options(page).first()).toHaveAttribute('aria-posinset', '1');
    await expect(options(page).first()).toBeInViewport();
});

test('works by keyboard alone', async ({ page, signInAs, mock }) => {
    await signInAs(ADMIN, { open: APPRENTICES });
    await page.getByRole('button', { name: 'Add members' }).press('Enter');
    await expect(dialog(page).getByRole('searchbox')).toBeFocused();
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('End');
    await page.keyboard.press('Space');
    await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
    await submit(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('1 member was added.')).toBeVisible();
    expect(await mock.calls('PUT', memberCalls)).toHaveLength(1);
    await expect(page.getByRole('button', { name: 'Add members' })).toBeFocused();
});

test('has a layout for phones', async ({ page, signInAs, expectAccessible }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await signInAs(ADMIN, { open: APPRENTICES, language: 'de' });
    await openModal(page, 'Mitglieder hinzufügen');
    await choose(page, 2);
    await expectNoOverflow(page);
    await expectAccessible();
});
