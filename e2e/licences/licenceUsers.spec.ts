import { expect, test } from '../support/fixtures';
import {
    EXPIRED,
    FULL,
    PLANNING,
    RESERVE,
    dayFromNow,
    endOf,
    open,
    openModal,
    opener,
    puts,
    sentBodies,
} from './licenceUsersPage';
import { alertIn, choose, dialog, dialogButton, field, freeOptions, options, rows, search, submit } from '../support/parts';
import { expectNoOverflow } from '../support/portalPage';

/** The users of a licence (LICENCE-9, USER-13): list, adding with its rules and partial failures, removing, permissions. */

test('lists the users, searches, sorts, and links to each', async ({ page, signInAs, expectAccessible }) => {
    await signInAs('admin@holzmann.example', open(PLANNING));
    await expect(rows(page).first()).toBeVisible();
    await expect(page.getByText('31 of 40 used')).toBeVisible();
    await expect(rows(page).filter({ hasText: 'admin@holzmann.example' })).toContainText('Administrator');
    await expectAccessible();

    await page.getByRole('columnheader', { name: 'Name' }).click();
    await expect(page).toHaveURL(/orderby=surname\+asc/);
    await search(page, 'user@holz');
    await expect(rows(page)).toHaveCount(1);
    await rows(page).getByRole('link').click();
    await expect(page).toHaveURL(/\/user-management\/u102$/);
});

test('adds several users, each call once, and keeps the choice from search to search', async ({
    page,
    signInAs,
    mock,
    expectAccessible,
}) => {
    await signInAs('admin@holzmann.example', open(RESERVE));
    await expect(page.getByText('No users yet')).toBeVisible();
    await openModal(page);
    await expect(dialog(page)).toContainText('4 keys left.');

    await submit(page).click();
    await expect(alertIn(dialog(page))).toHaveText('Please select at least one user.');
    await expect(dialog(page).getByRole('listbox')).toBeFocused();

    const [first = ''] = await choose(page, 1);
    await dialog(page).getByRole('searchbox').fill('schreiner');
    await expect.poll(async () => (await options(page).allInnerTexts()).every(text => /schreiner/i.test(text))).toBe(true);
    await freeOptions(page).first().click();
    await expect(dialog(page)).toContainText('2 users selected');
    await expect(dialog(page).getByRole('list', { name: '2 users selected' })).toContainText(first);
    await expectAccessible();

    const bodies = sentBodies(page);
    await dialog(page)
        .getByRole('checkbox', { name: /by e-mail/ })
        .check();
    await submit(page).dblclick();
    await expect(page.getByText('2 users were added.')).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    await expect(rows(page)).toHaveCount(2);
    await expect(page.getByText('2 of 4 used')).toBeVisible();
    expect(await mock.calls('PUT', puts)).toHaveLength(2);
    expect(bodies).toEqual([{ _sendMail: true }, { _sendMail: true }]);

    await openModal(page);
    await dialog(page).getByRole('searchbox').fill('schreiner');
    await expect(options(page).filter({ hasText: 'Already has this licence' })).toHaveCount(1);
});

test('an optional expiry is validated if set, and sent as the end of that day', async ({ page, signInAs, mock }) => {
    await signInAs('admin@holzmann.example', open(RESERVE));
    await openModal(page);
    await choose(page, 1);
    await dialog(page).getByRole('checkbox', { name: 'Set an expiry date' }).check();
    const day = field(page, 'Expiry date');

    await submit(page).click();
    await expect(alertIn(dialog(page))).toHaveText('Please choose an expiry date.');
    await expect(day).toBeFocused();
    await day.fill(dayFromNow(-1));
    await submit(page).click();
    await expect(alertIn(dialog(page))).toHaveText('The expiry date cannot be earlier than today.');
    expect(await mock.calls('PUT')).toEqual([]);

    const bodies = sentBodies(page);
    await day.fill(dayFromNow(30));
    await submit(page).click();
    await expect(page.getByText('1 user was added.')).toBeVisible();
    expect(bodies).toEqual([{ expire: endOf(dayFromNow(30)) }]);
});

test('names who did not get the licence and why, and keeps them for another try', async ({
    page,
    signInAs,
    mock,
    expectAccessible,
}) => {
    await signInAs('admin@holzmann.example', open(RESERVE));
    // higher than the window: the buttons stay in view
    await page.setViewportSize({ width: 1280, height: 600 });
    await page.getByRole('button', { name: 'Add users' }).last().click();
    await choose(page, 5);
    // fewer keys than users: nothing is sent until it is decided who gets none
    await expect(dialog(page).getByRole('note')).toContainText('Keys left: 4. Users selected: 5.');
    await expect(submit(page)).toBeInViewport({ ratio: 1 });
    await expectAccessible();
    await submit(page).click();
    await expect(alertIn(dialog(page))).toContainText('Please deselect 1 user; nothing is assigned until then.');
    expect(await mock.calls('PUT', puts)).toEqual([]);
    await dialog(page).getByRole('list', { name: '5 users selected' }).getByRole('button').last().click();
    await expect(alertIn(dialog(page))).toHaveCount(0);

    await mock.fault({ method: 'PUT', path: 'users/**', kind: 'status', status: 404, times: 1 });
    await submit(page).click();
    await expect(page.getByText('Not all licences could be assigned.')).toHaveCount(1);
    const refused = alertIn(dialog(page)).filter({ hasText: 'did not get the licence' });
    await expect(refused.locator('dt')).toHaveCount(1);
    await expect(refused).toContainText('User, key or licence not found');
    const name = await refused.locator('dt').innerText();
    await expect(dialog(page).getByRole('list', { name: '1 user selected' })).toContainText(name);
    expect(await mock.calls('PUT', puts)).toHaveLength(4);
    await expectAccessible();

    await mock.fault({ method: 'PUT', path: 'users/**', kind: 'status', status: 409, times: 1 });
    await submit(page).click();
    await expect(page.getByText('The users could not be added.')).toHaveCount(1);
    expect(await mock.calls('PUT', puts)).toHaveLength(5);
    await expect(dialog(page).getByRole('list', { name: '1 user selected' })).toContainText(name);
});

test('a full licence offers its keys without a user', async ({ page, signInAs, mock, request }) => {
    const headers = { Authorization: `Bearer ${await mock.signIn('admin@holzmann.example')}`, 'Application-Id': 'portal' };
    const keys = (await (await request.get(`/api/licences/${FULL}/keys`, { headers })).json()) as {
        id: string;
        users: { id: string }[];
    }[];
    const key = keys[0]!;
    await request.delete(`/api/users/${key.users[0]!.id}/keys/${key.id}`, { headers });

    await signInAs('admin@holzmann.example', open(FULL));
    await openModal(page);
    await expect(dialog(page)).toContainText('No keys left.');
    await choose(page, 1);
    await expect(dialog(page).getByRole('note')).toContainText('Keys left: 0. Users selected: 1.');
    await dialog(page).getByRole('checkbox', { name: 'Also assign 1 key without a user' }).check();
    await expect(dialog(page).getByRole('note')).toHaveCount(0);
    await mock.forgetCalls();
    await submit(page).click();
    await expect(page.getByText('1 user was added.')).toBeVisible();
    expect((await mock.calls('PUT')).map(({ path }) => path)).toEqual([expect.stringMatching(`^users/u\\w+/keys/${key.id}$`)]);
});

test('keeps the choice and all that was typed when everything fails', async ({ page, signInAs, mock }) => {
    await signInAs('admin@holzmann.example', open(RESERVE));
    await openModal(page);
    await choose(page, 2);
    await dialog(page).getByRole('checkbox', { name: 'Set an expiry date' }).check();
    const day = field(page, 'Expiry date');
    await day.fill(dayFromNow(9));
    await mock.fault({ method: 'PUT', path: 'users/**', kind: 'status', status: 500, times: 2 });
    await submit(page).click();
    await expect(page.getByText('The users could not be added.')).toBeVisible();
    await expect(day).toHaveValue(dayFromNow(9));
    await expect(dialog(page)).toContainText('2 users selected');

    await page.reload();
    await openModal(page);
    await expect(day).toHaveValue(dayFromNow(9));
    await submit(page).click();
    await expect(page.getByText('2 users were added.')).toBeVisible();
    await openModal(page);
    await expect(dialog(page).getByText(/users? selected/)).toHaveCount(0);
});

test('works by keyboard alone', async ({ page, signInAs, mock }) => {
    await signInAs('admin@holzmann.example', open(RESERVE));
    await opener(page).press('Enter');
    await expect(dialog(page).getByRole('searchbox')).toBeFocused();
    await expect(options(page).first()).toBeVisible();
    // Enter searches, and does not submit.
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const list = dialog(page).getByRole('listbox');
    await expect(list).toBeFocused();
    await page.keyboard.press('End');
    const total = Number(await options(page).last().getAttribute('aria-setsize'));
    await expect(options(page).last()).toHaveAttribute('aria-posinset', String(total));
    expect(await options(page).count()).toBeLessThan(20);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Space');
    await expect(options(page).nth(-2)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Space');
    await expect(dialog(page).getByRole('list')).toHaveCount(0);
    await page.keyboard.press('Space');
    await submit(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('1 user was added.')).toBeVisible();
    expect(await mock.calls('PUT', puts)).toHaveLength(1);
    await expect(opener(page)).toBeFocused();
});

test('removes a user after a confirmation, once; a failure shows the reason and changes nothing', async ({
    page,
    signInAs,
    mock,
}) => {
    await signInAs('admin@holzmann.example', open(FULL));
    await expect(rows(page)).toHaveCount(6);
    await rows(page).first().getByRole('button', { name: 'Remove from the licence' }).click();
    await mock.fault({ method: 'DELETE', path: 'users/**', kind: 'status', status: 404, times: 1 });
    const confirm = dialogButton(page, 'Remove');
    await confirm.click();
    await expect(page.getByText('User, key or licence not found')).toBeVisible();
    await confirm.dblclick();
    await expect(page.getByText('The user was removed from the licence.')).toBeVisible();
    await expect(rows(page)).toHaveCount(5);
    await expect(page.getByText('5 of 6 used')).toBeVisible();
    expect(await mock.calls('DELETE', puts)).toHaveLength(2);
});

test('an expired licence disables adding and removing', async ({ page, signInAs, expectAccessible }) => {
    await signInAs('admin@holzmann.example', open(EXPIRED));
    await expect(rows(page).first()).toBeVisible();
    await expect(page.getByRole('note')).toContainText('This licence has expired');
    await expect(page.getByRole('button', { name: 'Add users' })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Remove from the licence' }).first()).toBeDisabled();
    await expectAccessible();
});

test('an administrator with read access sees the users and is offered no changes', async ({ page, signInAs }) => {
    await signInAs('reader@holzmann.example', open(PLANNING));
    await expect(rows(page).first()).toBeVisible();
    await expect(page.getByRole('button', { name: /Add users|Remove from the licence/ })).toHaveCount(0);
});

test('a school must set an expiry, and is not offered the automatic licence', async ({ page, signInAs }) => {
    await signInAs('admin@schule.example', open('10030102'));
    await openModal(page);
    await expect(dialog(page).getByRole('checkbox', { name: 'Set an expiry date' })).toHaveCount(0);
    await choose(page, 1);
    await submit(page).click();
    await expect(alertIn(dialog(page))).toHaveText('Please choose an expiry date.');
    const bodies = sentBodies(page);
    await field(page, 'Expiry date').fill(dayFromNow(0));
    await submit(page).click();
    await expect(page.getByText('1 user was added.')).toBeVisible();
    expect(bodies).toEqual([{ expire: endOf(dayFromNow(0)) }]);

    await page.goto('/licences/10030720/users');
    await expect(rows(page).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add users' })).toHaveCount(0);
});

test('the automatic licence requires an expiry for everybody; a demo customer without a free key sees so', async ({
    page,
    signInAs,
}) => {
    await signInAs('admin@northfield.example', open('10020720'));
    await openModal(page);
    await expect(field(page, 'Expiry date')).toBeVisible();
    await expect(dialog(page).getByRole('checkbox', { name: 'Set an expiry date' })).toHaveCount(0);

    await signInAs('admin@demo.example', open('10040101'));
    await openModal(page);
    await expect(dialog(page)).toContainText('No keys left.');
    await expect(dialog(page).getByRole('checkbox', { name: 'Set an expiry date' })).toBeVisible();
});

test('has a layout for phones', async ({ page, signInAs, expectAccessible }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await signInAs('admin@holzmann.example', { ...open(PLANNING), language: 'de' });
    await expect(page.getByRole('heading', { name: 'Anna Christ' })).toBeVisible();
    await expectNoOverflow(page);
    await page.getByRole('button', { name: 'Benutzer hinzufügen' }).click();
    await choose(page, 2);
    await expectNoOverflow(page);
    await expectAccessible();
});

test('a list of users that cannot be loaded is loaded again on request', async ({ page, signInAs, mock }) => {
    await signInAs('admin@holzmann.example', open(RESERVE));
    await mock.fault({ method: 'GET', path: 'users*', kind: 'status', status: 403, times: 1 });
    await opener(page).click();
    await expect(alertIn(dialog(page))).toContainText('Forbidden');
    await dialogButton(page, 'Try again').click();
    await expect(options(page).first()).toBeVisible();
});
