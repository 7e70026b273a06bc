import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { button, dialog, dialogButton, openDialog } from '../support/parts';
import { ADMIN, changes, expectNoOverflow } from '../support/portalPage';
import { INACTIVE, section, title, USER } from './userPage';

/**
 * One user (USER-1, USER-10, USER-14): personal data and cloud groups, as an administrator of several customers and a demo customer. The
 * actions on the user, and the keys, have files of their own.
 */

const fact = (page: Page, name: string): Locator =>
    section(page, 'Personal data')
        .locator('div')
        .filter({ has: page.locator('dt', { hasText: new RegExp(`^${name}$`) }) });

test('shows personal data, keys, groups and the breadcrumb', async ({ page, signInAs, mock, expectAccessible }) => {
    await signInAs(ADMIN, { open: USER });
    await expect(title(page, 'Jan Kowalski')).toBeVisible();
    await expect(page.getByRole('main').getByText('user@holzmann.example')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('User managementJan Kowalski');
    for (const [name, value] of [
        ['First name', 'Jan'],
        ['Last name', 'Kowalski'],
        ['Display name', 'Jan Kowalski'],
        ['Phone', '+49 711 5550117'],
        ['Function', 'Arbeitsvorbereitung'],
        ['Company', 'Holzmann Interior GmbH'],
        ['Customer number', '10010'],
        ['Role', 'User'],
        ['Status', 'Active'],
        ['Feature level', 'Enterprise'],
        ['Storage quota', '10 GB'],
        ['Note', 'Ansprechpartner CAM'],
    ] as const) {
        await expect(fact(page, name).locator('dd')).toHaveText(value);
    }
    await expect(section(page, 'Licence keys').getByRole('row')).toHaveCount(5);
    await expect(section(page, 'Cloud groups').getByRole('listitem')).toHaveCount(3);
    await expectAccessible();

    // Nothing is read twice.
    const reads = (await mock.calls('GET')).map(({ path }) => path.replace(/\?.*/, ''));
    expect(reads.filter((path, at) => reads.indexOf(path) !== at)).toEqual([]);

    // a window that is neither a phone's nor wide
    await page.setViewportSize({ width: 800, height: 900 });
    await expect(page.getByRole('heading', { name: 'CAD Werkstatt' })).toBeVisible();
    await expectNoOverflow(page);

    await section(page, 'Cloud groups').getByRole('link', { name: 'Planung' }).click();
    await expect(page).toHaveURL(/\/cloud-groups\/g102$/);
});

test('marks what is unusual, and shows text as text', async ({ page, signInAs }) => {
    await signInAs('admin@northfield.example', { open: '/user-management/u113' });
    await expect(title(page, "Siobhán O'Brien")).toBeVisible();
    await expect(fact(page, 'Note').locator('dd')).toHaveText('Showroom "North" & <b>Harrogate</b>');

    await signInAs(ADMIN, { open: INACTIVE });
    await expect(title(page, 'Moritz Neuling').locator('..')).toContainText('Inactive');
    await page.goto('/user-management/u103');
    await expect(title(page, 'Ruth Leser').locator('..')).toContainText('Administrator (read only)');
    // without a name the e-mail replaces it
    await page.goto('/user-management/u112');
    await expect(title(page, 'lager@holzmann.example')).toBeVisible();
    await expect(fact(page, 'First name').locator('dd')).toHaveText('Not given');

    await signInAs('admin@demo.example', { open: '/user-management/u110' });
    await expect(title(page, 'Dana Demo').locator('..')).toContainText('No cloud access');
});

test('a user who does not exist shows the not-found page; one who cannot be loaded shows the reason', async ({
    page,
    signInAs,
    mock,
}) => {
    await signInAs(ADMIN, { open: '/user-management/u9999' });
    await expect(title(page, 'User not found')).toBeVisible();
    await mock.fault({ method: 'GET', path: 'users/u102', kind: 'status', status: 403, times: 1 });
    await page.goto(USER);
    await expect(page.getByText('Forbidden')).toBeVisible();

    await mock.fault({ method: 'GET', path: 'users/u102/keys', kind: 'status', status: 403, times: 1 });
    await mock.fault({ method: 'GET', path: 'users/u102/cloudGroups', kind: 'status', status: 404, times: 1 });
    await page.goto(USER);
    await expect(section(page, 'Licence keys').getByRole('alert')).toContainText('User is not allowed to perform this action');
    await expect(section(page, 'Cloud groups').getByRole('alert')).toContainText('User not found');
    await section(page, 'Licence keys').getByRole('button', { name: 'Try again' }).click();
    await expect(section(page, 'Licence keys').getByRole('row')).toHaveCount(5);
});

test('edits personal data: validated, only changes are sent, once', async ({ page, signInAs, mock, expectAccessible }) => {
    await signInAs(ADMIN, { open: USER });
    await openDialog(page, button(page, 'Edit'));
    const email = dialog(page).getByLabel('E-mail');
    const note = dialog(page).getByLabel('Note');
    await expect(email).toBeFocused();
    await expectAccessible('dialog');

    await email.fill(' ');
    await dialogButton(page, 'Save').click();
    await expect(dialog(page).getByText('It must not be empty.')).toBeVisible();
    await email.fill('nobody@');
    await note.fill('😀'.repeat(256));
    await expect(dialog(page)).toContainText('256/255');
    await dialogButton(page, 'Save').click();
    await expect(dialog(page).getByText('Please enter a valid e-mail address.')).toBeVisible();
    await expect(dialog(page).getByText('at most 255 characters')).toBeVisible();
    await expect(email).toBeFocused();
    expect(await changes(mock)).toEqual([]);

    // another user's address: refused beside the field, in the same customer and in another
    for (const taken of ['reader@holzmann.example', 'admin@northfield.example']) {
        await email.fill(taken);
        await note.fill('  on leave  ');
        await dialogButton(page, 'Save').click();
        await expect(dialog(page).getByText('email already exists')).toBeVisible();
        await expect(email).toBeFocused();
        await email.press('End');
        await expect(email).toHaveValue(taken);
    }

    await email.fill(' user@holzmann.example ');
    await dialog(page).getByLabel('Last name').fill(' Kowalski-Roth ');
    await mock.fault({ method: 'PATCH', path: 'users/**', kind: 'status', status: 500, times: 1 });
    await dialogButton(page, 'Save').click();
    await expect(page.getByText("Can't save user")).toBeVisible();
    await page.reload();
    await openDialog(page, button(page, 'Edit'));
    await expect(note).toHaveValue('  on leave  ');
    await mock.forgetCalls();
    const sent = page.waitForRequest(request => request.method() === 'PATCH');
    await dialogButton(page, 'Save').dblclick();
    expect((await sent).postDataJSON()).toEqual({ surname: 'Kowalski-Roth', adminNote: 'on leave' });
    await expect(page.getByText('The user was saved.')).toBeVisible();
    await expect(title(page, 'Jan Kowalski-Roth')).toBeVisible();
    await expect(button(page, 'Edit')).toBeFocused();
    expect(await changes(mock)).toEqual(['PATCH users/u102']);

    // the draft is removed, and nothing is sent without a change
    await openDialog(page, button(page, 'Edit'));
    await expect(note).toHaveValue('on leave');
    await dialogButton(page, 'Save').click();
    await expect(dialog(page)).toBeHidden();
    expect(await changes(mock)).toHaveLength(1);
});

test('adds the user to a cloud group and removes the user again', async ({ page, signInAs, mock, expectAccessible }) => {
    await signInAs(ADMIN, { open: USER });
    const groups = section(page, 'Cloud groups');
    await expect(groups.getByRole('listitem')).toHaveCount(3);
    await openDialog(page, button(page, 'Add to group'));
    await expect(dialog(page).getByRole('radio', { name: /Planung/ })).toBeDisabled();
    await expectAccessible('dialog');
    await dialogButton(page, 'Add').click();
    await expect(dialog(page).getByText('Please select a group.')).toBeVisible();
    expect(await changes(mock)).toEqual([]);

    await dialog(page).getByLabel('Search groups').fill('auszu');
    await expect(dialog(page).getByRole('radio')).toHaveCount(1);
    await dialog(page).getByRole('radio', { name: 'Auszubildende' }).check();
    await mock.fault({ method: 'PUT', path: 'cloudGroups/**', kind: 'status', status: 500, times: 1 });
    await dialogButton(page, 'Add').click();
    await expect(page.getByText("Can't add user to cloud group")).toBeVisible();
    await expect(dialog(page).getByRole('radio', { name: 'Auszubildende' })).toBeChecked();
    await mock.forgetCalls();
    await dialogButton(page, 'Add').dblclick();
    await expect(page.getByText('The user was added to “Auszubildende”.')).toBeVisible();
    await expect(groups.getByRole('listitem')).toHaveCount(4);
    expect(await changes(mock)).toEqual(['PUT cloudGroups/g107/users/u102']);

    await button(page, 'Remove from Auszubildende').click();
    await expect(dialog(page)).toContainText('will lose access');
    await mock.fault({ method: 'DELETE', path: 'cloudGroups/**', kind: 'status', status: 500, times: 1 });
    await dialogButton(page, 'Remove').click();
    await expect(page.getByText("Can't remove user from cloud group")).toBeVisible();
    await mock.forgetCalls();
    await dialogButton(page, 'Remove').dblclick();
    await expect(page.getByText('The user was removed from “Auszubildende”.')).toBeVisible();
    await expect(groups.getByRole('listitem')).toHaveCount(3);
    expect(await changes(mock)).toEqual(['DELETE cloudGroups/g107/users/u102']);
});

test('a demo customer has no cloud groups', async ({ page, signInAs, mock }) => {
    await signInAs('admin@demo.example', { open: '/user-management/u110' });
    await expect(section(page, 'Licence keys').getByRole('row')).toHaveCount(3);
    await expect(page.getByRole('heading', { name: /Cloud groups/ })).toHaveCount(0);
    expect(await mock.calls('GET', /cloudGroups(\?|$)/)).toEqual([]);
});

test('a guest gets licences and groups, but is managed by their own customer', async ({
    page,
    signInAs,
    mock,
    expectAccessible,
}) => {
    await signInAs(ADMIN, { open: '/user-management/u106' });
    await expect(page.getByRole('note')).toContainText('belongs to another customer');
    for (const name of ['Edit', 'Reset password', 'Send user data', 'Sign out of all devices', 'Delete user']) {
        await expect(button(page, name)).toHaveCount(0);
    }
    await expectAccessible();
    await button(page, 'Add licences').click();
    await dialog(page)
        .getByRole('checkbox', { name: /Rooms Reserve/ })
        .check();
    await mock.forgetCalls();
    await dialogButton(page, 'Add').click();
    await expect(page.getByText('1 licence was added.')).toBeVisible();
    await button(page, 'Add to group').click();
    await dialog(page)
        .getByRole('radio', { name: /Auszubildende/ })
        .check();
    await dialogButton(page, 'Add').click();
    await expect(section(page, 'Cloud groups').getByRole('listitem')).toHaveCount(1);
    const made = await changes(mock);
    expect(made[0]).toMatch(/^PUT users\/u106\/licences\//);
    expect(made[1]).toMatch(/^PUT cloudGroups\/\w+\/users\/u106$/);

    await page.goto('/user-management?filter=multi');
    await expect(page.getByRole('row', { name: /Mira Planwerk/ })).toContainText('Guest');
});

test('has a layout for phones: one menu, in light and dark', async ({ page, signInAs, expectAccessible }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await signInAs(ADMIN, { open: USER, language: 'de', theme: 'dark' });
    await expect(page.getByRole('heading', { name: 'CAD Werkstatt' })).toBeVisible();
    await expectNoOverflow(page);
    await expectAccessible();
    await button(page, 'Aktionen für Jan Kowalski').click();
    const menu = page.getByRole('menu');
    await expect(menu.getByRole('menuitem')).toHaveCount(7);
    await expectAccessible();
    await menu.getByRole('menuitem', { name: 'Löschen' }).click();
    await expect(page.getByRole('dialog', { name: 'Benutzer löschen' })).toBeVisible();
    await expectNoOverflow(page);
    await page.keyboard.press('Escape');
    await expect(button(page, 'Aktionen für Jan Kowalski')).toBeFocused();
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoOverflow(page);
    await expectAccessible();
});

test('has links that are large enough for a finger before its font has arrived', async ({
    page,
    signInAs,
    allowConsole,
    expectAccessible,
}) => {
    allowConsole(/Failed to load resource/);
    await page.route(/\.woff2$/, route => route.abort());
    await page.setViewportSize({ width: 360, height: 740 });
    await signInAs(ADMIN, { open: USER, language: 'de' });
    const links = section(page, 'Rechner').getByRole('listitem').getByRole('link');
    await expect(links.first()).toBeVisible();
    const heights = await links.evaluateAll(all => all.map(link => link.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(24);
    await expectAccessible();
});

test('works by keyboard alone, and is readable in dark mode', async ({ page, signInAs, expectAccessible }) => {
    await signInAs(ADMIN, { open: USER, theme: 'dark' });
    await expect(section(page, 'Cloud groups').getByRole('listitem')).toHaveCount(3);
    await expectAccessible();
    await button(page, 'Edit').focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByLabel('E-mail')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.type('-Peter');
    await page.keyboard.press('Enter');
    await expect(page.getByText('The user was saved.')).toBeVisible();
    await expect(button(page, 'Edit')).toBeFocused();
});
