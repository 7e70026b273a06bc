import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { alertIn, button, dialog, dialogButton } from '../support/parts';
import { ADMIN, changes } from '../support/portalPage';
import { INACTIVE, openAction, section, title, USER } from './userPage';

/** The actions on a user, and who may use them (USER-5 to USER-9): passwords, mails, signing out, deleting. */

/** Opens the menu of the actions on the user. */
const openActions = (page: Page): Promise<void> =>
    page
        .getByRole('button', { name: /^Actions for/ })
        .first()
        .click();
const action = (page: Page): Locator => page.getByRole('menuitem');

const OWN = '/user-management/u101';

test('resets a password, to another address on request, and then signs the user out', async ({
    page,
    signInAs,
    mock,
    expectAccessible,
}) => {
    await signInAs(ADMIN, { open: USER });
    await openAction(page, 'Reset password');
    await expectAccessible('dialog');
    await dialog(page).getByLabel('Send to another address').check();
    const recipient = dialog(page).getByLabel('Recipient’s e-mail');
    await recipient.fill('boss@');
    await dialogButton(page, 'Send e-mail').click();
    await expect(dialog(page).getByText('Please enter a valid e-mail address.')).toBeVisible();
    await expect(recipient).toBeFocused();
    expect(await changes(mock)).toEqual([]);

    // the server does not know the recipient
    await recipient.fill('boss@holzmann.example');
    await mock.fault({ method: 'POST', path: 'users/*/recover', kind: 'status', status: 404, times: 1 });
    await dialogButton(page, 'Send e-mail').click();
    await expect(page.getByRole('dialog', { name: 'Unknown recipient' })).toContainText('boss@holzmann.example');
    await expectAccessible('dialog');
    await dialogButton(page, 'Change the address').click();
    await expect(recipient).toHaveValue('boss@holzmann.example');

    await mock.fault({ method: 'POST', path: 'users/*/recover', kind: 'status', status: 500, times: 1 });
    await dialogButton(page, 'Send e-mail').click();
    await expect(page.getByText("Can't reset password")).toBeVisible();
    await page.reload();
    await openAction(page, 'Reset password');
    await expect(recipient).toHaveValue('boss@holzmann.example');

    // the mail is sent, but signing out fails: only that is retried
    await mock.forgetCalls();
    await dialog(page).getByLabel('Sign the user out').check();
    await mock.fault({ method: 'POST', path: 'users/*/logout', kind: 'status', status: 500, times: 1 });
    const sent = page.waitForRequest(request => request.url().endsWith('/recover'));
    await dialogButton(page, 'Send e-mail').dblclick();
    expect((await sent).postDataJSON()).toEqual({ _recipient: 'boss@holzmann.example' });
    await expect(page.getByText("Can't sign the user out")).toBeVisible();
    await expect(dialog(page)).toContainText('The e-mail was sent, but the user could not be signed out');
    await dialogButton(page, 'Sign out again').click();
    await expect(page.getByText('The e-mail was sent to boss@holzmann.example.')).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    expect(await changes(mock)).toEqual(['POST users/u102/recover', 'POST users/u102/logout', 'POST users/u102/logout']);
    expect((await mock.mail('boss@holzmann.example', 'recovery')).link).toContain('/recover-password');

    // to the user, without a body, and for a user who no longer exists
    await openAction(page, 'Reset password');
    await mock.fault({ method: 'POST', path: 'users/*/recover', kind: 'status', status: 404, times: 1 });
    await dialogButton(page, 'Send e-mail').click();
    await expect(page.getByRole('dialog', { name: 'User missing' })).toContainText(
        'Jan Kowalski (user@holzmann.example) no longer exists',
    );
    await dialogButton(page, 'Close').last().click();
    await openAction(page, 'Reset password');
    const plain = page.waitForRequest(request => request.url().endsWith('/recover'));
    await dialogButton(page, 'Send e-mail').click();
    expect((await plain).postData()).toBeNull();
    await expect(page.getByText('The e-mail was sent to user@holzmann.example.')).toBeVisible();
});

test('resends the activation to an inactive user, which invalidates the previous link', async ({ page, signInAs, mock }) => {
    await signInAs(ADMIN, { open: INACTIVE });
    await expect(button(page, 'Resend activation')).toBeVisible();
    await expect(button(page, 'Reset password')).toHaveCount(0);
    await openAction(page, 'Resend activation');
    await expect(dialog(page)).toContainText('Links that were sent before will no longer work.');
    await expect(dialog(page).getByLabel('Sign the user out')).toHaveCount(0);
    await dialogButton(page, 'Send e-mail').click();
    await expect(page.getByText('The e-mail was sent to inactive@holzmann.example.')).toBeVisible();
    expect((await mock.mail('inactive@holzmann.example', 'activation')).link).toContain('/activate-user');
});

test('sends the user data and signs the user out, each after a confirmation, once', async ({
    page,
    signInAs,
    mock,
    expectAccessible,
}) => {
    const token = await mock.signIn('user@holzmann.example');
    await signInAs(ADMIN, { open: USER });
    for (const [name, confirm, path, failure, done] of [
        ['Send user data', 'Send', 'send', "Can't send user data", 'The user data was sent.'],
        ['Sign out of all devices', 'Sign out', 'logout', "Can't sign the user out", 'The user was signed out of all devices.'],
    ] as const) {
        await openAction(page, name);
        await expectAccessible('dialog');
        await mock.fault({ method: 'POST', path: `users/*/${path}`, kind: 'status', status: 500, times: 1 });
        await dialogButton(page, confirm).click();
        await expect(page.getByText(failure)).toBeVisible();
        await mock.forgetCalls();
        await dialogButton(page, confirm).dblclick();
        await expect(page.getByText(done)).toBeVisible();
        await expect(dialog(page)).toBeHidden();
        expect(await changes(mock)).toEqual([`POST users/u102/${path}`]);
    }
    await mock.mail('user@holzmann.example', 'user-data');
    const headers = { Authorization: `Bearer ${token}`, 'Application-Id': 'portal' };
    expect((await page.request.get('/api/user', { headers })).status()).toBe(401);
});

test('deletes a user once the name is typed, says what is lost, and returns to the list', async ({
    page,
    signInAs,
    mock,
    expectAccessible,
}) => {
    await signInAs(ADMIN, { open: USER });
    await openAction(page, 'Delete user');
    const lost = dialog(page).getByRole('group', { name: 'What this user will lose' });
    await expect(lost).toContainText('4 licence keys');
    await expect(lost).toContainText('CAD Planung Stuttgart');
    await expect(lost).toContainText('Membership of 3 cloud groups');
    await expect(lost).toContainText('Werkstatt');
    await expect(dialog(page).getByRole('radio', { name: 'Keep the keys without a user' })).toBeChecked();
    await expectAccessible('dialog');

    const name = dialog(page).getByLabel('Name or e-mail');
    await name.fill('Jan');
    await name.press('Enter');
    await expect(alertIn(dialog(page))).toContainText('neither the name nor the e-mail');
    expect(await changes(mock)).toEqual([]);
    await name.fill(' jan kowalski ');
    await mock.fault({ method: 'DELETE', path: 'users/**', kind: 'status', status: 409, times: 1 });
    await dialogButton(page, 'Delete user').click();
    await expect(page.getByText('This user cannot be deleted')).toBeVisible();
    await expect(name).toHaveValue(' jan kowalski ');

    await mock.forgetCalls();
    await dialogButton(page, 'Delete user').dblclick();
    await expect(page.getByText('The user was deleted.')).toBeVisible();
    await expect(page).toHaveURL(/\/user-management$/);
    expect(await changes(mock)).toEqual(['DELETE users/u102']);
    // The deleted user is not refetched. The earlier refusal made the page refetch the user, which going back may abort (499).
    expect((await mock.calls('GET', /users\/u102/)).filter(({ status }) => ![200, 499].includes(status))).toEqual([]);
    await page.goto(USER);
    await expect(title(page, 'User not found')).toBeVisible();
});

test('the keys of a deleted user become free on request', async ({ page, signInAs, mock }) => {
    const used = async (licence: string): Promise<number> => {
        const token = await mock.signIn(ADMIN);
        const headers = { Authorization: `Bearer ${token}`, 'Application-Id': 'portal' };
        const answer = await page.request.get(`/api/licences/${licence}`, { headers });
        return ((await answer.json()) as { count_active_licences: number }).count_active_licences;
    };
    const before = await used('10010101');
    await signInAs(ADMIN, { open: USER });
    await openAction(page, 'Delete user');
    await dialog(page).getByRole('radio', { name: 'Delete the keys with their seats' }).check();
    await dialog(page).getByLabel('Name or e-mail').fill('jan kowalski');
    // If a licence cannot be removed, the user still exists for another attempt.
    await mock.fault({
        method: 'DELETE',
        path: 'users/u102/licences/10010101',
        kind: 'status',
        status: 503,
        retryAfter: 2,
        times: 1,
    });
    await mock.forgetCalls();
    await dialogButton(page, 'Delete user').click();
    await expect(page.getByText('You can try again in 2 seconds.')).toBeVisible();
    expect(await changes(mock)).not.toContain('DELETE users/u102');
    await mock.forgetCalls();
    await dialogButton(page, 'Delete user').click();
    await expect(page.getByText('The user was deleted.')).toBeVisible();
    const sent = await changes(mock);
    expect(sent.at(-1)).toBe('DELETE users/u102');
    expect(sent).toContain('DELETE users/u102/licences/10010101');
    expect(await used('10010101')).toBe(before - 1);
});

test('depends on the role: administrators are not deleted, nobody resets their own password, read access changes nothing', async ({
    page,
    signInAs,
}) => {
    await signInAs(ADMIN, { open: '/user-management/u115' });
    await expect(button(page, 'Reset password')).toBeVisible();
    await openActions(page);
    await expect(action(page)).toHaveText([
        'Like another user',
        'Send user data',
        'Sign out of all devices',
        'Arrange departure',
    ]);
    await page.goto('/user-management/u103');
    await openActions(page);
    await expect(action(page)).toHaveText([
        'Like another user',
        'Send user data',
        'Sign out of all devices',
        'Arrange departure',
        'Delete user',
    ]);
    await page.goto(OWN);
    await openActions(page);
    await expect(action(page)).toHaveText(['Like another user', 'Send user data', 'Sign out of all devices']);
    await expect(button(page, 'Reset password')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await openAction(page, 'Sign out of all devices');
    await expect(dialog(page)).toContainText('including here');
    await dialogButton(page, 'Sign out').click();
    await expect(page).toHaveURL(/\/\?mode=auth/);

    await signInAs('reader@holzmann.example', { open: USER });
    await expect(section(page, 'Licence keys').getByRole('row')).toHaveCount(5);
    await expect(section(page, 'Cloud groups').getByRole('listitem')).toHaveCount(3);
    await expect(page.getByRole('main').getByRole('button').and(page.locator(':not([aria-label^=Copy])'))).toHaveCount(0);

    await signInAs('user@holzmann.example', { open: OWN });
    await expect(page).toHaveURL(/\/dashboard$/);
});
