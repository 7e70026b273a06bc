import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { alertIn, button, dialog, dialogButton, field } from '../support/parts';
import { ADMIN, changes, expectNoOverflow } from '../support/portalPage';
import { act, keyRow, keyRows, licence, NOBODY, openAdd, openMenu, section, USER } from './userPage';

/** Adding licences to a user (USER-12): the rules, partial failures, schools, the automatic licence. */

const DAY_MS = 86_400_000;
const day = (offset: number): string => new Date(Date.now() + offset * DAY_MS).toISOString().slice(0, 10);
const endOf = (date: string): number => Date.parse(`${date}T23:59:59Z`) / 1000;

/** The bodies of the assignments that the page sends from now on, by path. */
function sentBodies(page: Page): Map<string, unknown> {
    const bodies = new Map<string, unknown>();
    page.on('request', request => {
        const path = new URL(request.url()).pathname.replace('/api/', '');
        if (request.method() === 'PUT') bodies.set(path, request.postData() && request.postDataJSON());
    });
    return bodies;
}

test('what is below a licence stays where it is when its keys arrive', async ({ page, signInAs, mock }) => {
    await signInAs(ADMIN, { open: NOBODY });
    await openAdd(page);
    await mock.fault({ method: 'GET', path: 'licences/*/keys', kind: 'delay', seconds: 1.5 });
    const height = () => dialog(page).evaluate(element => element.querySelector('ul')?.scrollHeight);
    for (const [name, arrived] of [
        ['CAD Planung', dialog(page).getByRole('combobox')],
        ['Rooms Reserve', dialog(page).getByText('A new key is created.')],
    ] as const) {
        await licence(page, name).check();
        const before = await height();
        await expect(arrived).toHaveCount(0);
        await expect(arrived).toBeVisible();
        expect(await height()).toBe(before);
    }
});

test('adds several licences at once, each call once, with expiry and mail', async ({
    page,
    signInAs,
    mock,
    expectAccessible,
}) => {
    await signInAs(ADMIN, { open: NOBODY });
    await expect(section(page, 'Licence keys')).toContainText('No licence keys');
    await openAdd(page);
    await expect(dialog(page).getByLabel('Search licences')).toBeFocused();
    await expect(licence(page, 'CAD Testphase')).toBeDisabled();
    await expect(dialog(page).getByRole('listitem').filter({ hasText: 'CAD Testphase' })).toContainText('Expired');
    await expect(dialog(page).getByRole('listitem').filter({ hasText: 'Rooms Reserve' })).toContainText('4 keys left');
    await expect(dialog(page)).not.toContainText('Viewer');
    await expectAccessible('dialog');

    await dialogButton(page, 'Add').click();
    await expect(dialog(page).getByText('Please select at least one licence.')).toBeVisible();
    await expect(dialog(page).getByRole('checkbox').first()).toBeFocused();

    await dialog(page).getByLabel('Search licences').fill('reserve, zu hause');
    await licence(page, 'Rooms Reserve').check();
    await licence(page, 'Kundenberatung').check();
    await dialog(page).getByLabel('Search licences').fill('planung');
    await licence(page, 'CAD Planung').check();
    await expect(dialog(page)).toContainText('3 licences selected');
    await dialog(page).getByLabel('Set an expiry date').check();
    const expiry = field(page, 'Expiry date');
    await dialogButton(page, 'Add').click();
    await expect(dialog(page).getByText('Please choose an expiry date.')).toBeVisible();
    await expect(expiry).toBeFocused();
    await expiry.fill(day(-1));
    await dialogButton(page, 'Add').click();
    await expect(dialog(page).getByText('The expiry date cannot be earlier than today.')).toBeVisible();
    expect(await changes(mock)).toEqual([]);

    await expiry.fill(day(20));
    await dialog(page).getByLabel('Send the keys').check();
    const bodies = sentBodies(page);
    await mock.forgetCalls();
    await dialogButton(page, 'Add').dblclick();
    await expect(page.getByText('3 licences were added.')).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    await expect(keyRows(page)).toHaveCount(3);
    const wanted = ['10010101', '10010106', '10010110'].map(id => `users/u112/licences/${id}`);
    expect((await changes(mock)).sort()).toEqual(wanted.map(path => `PUT ${path}`));
    for (const path of wanted) expect(bodies.get(path)).toEqual({ expire: endOf(day(20)), _sendMail: true });
    await mock.mail('lager@holzmann.example', 'key');

    await openAdd(page);
    await expect(licence(page, 'Rooms Reserve')).toBeDisabled();
    await expect(dialog(page).getByRole('listitem').filter({ hasText: 'Rooms Reserve' })).toContainText('Already assigned');
    await expect(dialog(page)).not.toContainText('licences selected');
});

test('lists licences that were not assigned with the reason, and keeps them chosen after a reload', async ({
    page,
    signInAs,
    mock,
    expectAccessible,
}) => {
    await signInAs(ADMIN, { open: NOBODY });
    await openAdd(page);
    const full = dialog(page).getByRole('listitem').filter({ hasText: 'CAD Außendienst' });
    await expect(full).toContainText('No keys left');
    await licence(page, 'CAD Außendienst').check();
    await expect(full).toContainText('No keys are left, and every key has a user.');
    await licence(page, 'Rooms Reserve').check();
    await expectAccessible('dialog');
    await mock.forgetCalls();
    await dialogButton(page, 'Add').click();
    await expect(alertIn(dialog(page))).toContainText('“CAD Außendienst” has no keys left.');
    expect(await changes(mock)).toEqual([]);
    await licence(page, 'CAD Außendienst').uncheck();
    await licence(page, 'CAD Werkstatt').check();

    await mock.fault({ method: 'PUT', path: 'users/*/licences/10010110', kind: 'status', status: 500, times: 2 });
    await dialogButton(page, 'Add').click();
    await expect(page.getByText('Not all licences could be assigned.')).toHaveCount(1);
    const refused = alertIn(dialog(page)).filter({ hasText: 'These licences were not assigned' });
    await expect(refused.locator('dt')).toHaveText(['Rooms Reserve']);
    await expect(refused).toContainText("Can't assign licence");
    await expect(licence(page, 'Rooms Reserve')).toBeChecked();
    await expect(licence(page, 'CAD Werkstatt')).toBeDisabled();
    await expectAccessible('dialog');

    await mock.forgetCalls();
    await dialogButton(page, 'Add').click();
    await expect(page.getByText('The licences could not be added.')).toHaveCount(1);
    expect(await changes(mock)).toEqual(['PUT users/u112/licences/10010110']);

    await page.reload();
    await openAdd(page);
    await expect(licence(page, 'Rooms Reserve')).toBeChecked();
    await dialogButton(page, 'Discard').click();
    await expect(licence(page, 'Rooms Reserve')).not.toBeChecked();
});

test('licences that cannot be loaded are loaded again on request', async ({ page, signInAs, mock }) => {
    await mock.fault({ method: 'GET', path: 'licences', kind: 'status', status: 403, times: 3 });
    await signInAs(ADMIN, { open: USER });
    // the keys are shown anyway; their actions depend on the licences
    await expect(keyRows(page)).toHaveCount(4);
    await expect(section(page, 'Licence keys').getByRole('alert')).toContainText('User is not allowed to perform this action');
    await section(page, 'Licence keys').getByRole('button', { name: 'Try again' }).click();
    await expect(section(page, 'Licence keys').getByRole('alert')).toBeVisible();
    await button(page, 'Add licences').click();
    await expect(alertIn(dialog(page))).toContainText('User is not allowed to perform this action');
    await dialogButton(page, 'Try again').click();
    await expect(licence(page, 'Rooms Reserve')).toBeVisible();
    await dialogButton(page, 'Cancel').click();
    await expect(button(keyRow(page, 'CAD Werkstatt'), 'Actions for CAD Werkstatt')).toBeVisible();
});

test('a school must set an expiry, and is not offered the automatic licence', async ({ page, signInAs, mock }) => {
    await signInAs('admin@schule.example', { open: '/user-management/u109' });
    await act(page, 'Rooms Klassensatz', 'Remove licence');
    await dialogButton(page, 'Remove').click();
    await expect(page.getByText('The licence was removed.')).toBeVisible();
    await openAdd(page);
    await expect(dialog(page).getByRole('checkbox', { name: /Academy/ })).toHaveCount(0);
    await expect(dialog(page).getByLabel('Set an expiry date')).toHaveCount(0);
    await expect(dialog(page)).toContainText('An expiry date is required for schools.');
    await licence(page, 'Rooms Klassensatz').check();
    await mock.forgetCalls();
    await dialogButton(page, 'Add').click();
    await expect(dialog(page).getByText('Please choose an expiry date.')).toBeVisible();
    expect(await changes(mock)).toEqual([]);
    const bodies = sentBodies(page);
    await field(page, 'Expiry date').fill(day(0));
    await dialogButton(page, 'Add').click();
    await expect(page.getByText('1 licence was added.')).toBeVisible();
    expect(bodies.get('users/u109/licences/10030102')).toEqual({ expire: endOf(day(0)) });
});

test('the automatic licence requires an expiry, and its key cannot be edited', async ({ page, signInAs }) => {
    await signInAs('admin@northfield.example', { open: '/user-management/u113' });
    const menu = await openMenu(page, 'Academy');
    await expect(menu.getByRole('menuitem')).toHaveText(['Assign user', 'Remove licence']);
    await menu.getByRole('menuitem', { name: 'Remove licence' }).click();
    await dialogButton(page, 'Remove').click();
    await expect(page.getByText('The licence was removed.')).toBeVisible();

    await openAdd(page);
    await licence(page, 'Academy').check();
    await expect(field(page, 'Expiry date')).toBeVisible();
    await expect(dialog(page).getByLabel('Set an expiry date')).toHaveCount(0);
    await expect(dialog(page)).toContainText('Keys of the automatic academy licence always expire.');
});

test('adds licences on a phone', async ({ page, signInAs, expectAccessible }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await signInAs(ADMIN, { open: NOBODY, language: 'de', theme: 'dark' });
    await button(page, 'Lizenzen hinzufügen').click();
    await licence(page, 'CAD Planung').check();
    await expect(dialog(page).getByRole('combobox')).toBeVisible();
    await expectNoOverflow(page);
    await expectAccessible();
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoOverflow(page);
    await expectAccessible();
});
