import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { dialog, dialogButton, field, heading, submit } from '../support/parts';
import { facts, openPersonal, PROFILE } from '../profile/profilePage';

/** A server that responds to changes with 204, as it may (WIRE-5): the portal reports success. */

const ADMIN = 'admin@holzmann.example';
const failed = (page: Page) => page.locator('[data-toasts] [data-type=error]');

test.beforeEach(({ mock }) => mock.settings({ emptyAnswers: true }).then(() => undefined));

test('a key is assigned', async ({ page, signInAs, mock }) => {
    await signInAs(ADMIN, { open: '/licences/10010101/keys' });
    await page
        .getByRole('button', { name: /Actions for/ })
        .first()
        .click();
    await page.getByRole('menuitem', { name: 'Assign user' }).click();
    await dialog(page).getByLabel('Search users').fill('lager@');
    await dialog(page)
        .getByRole('option', { name: /lager@holzmann/ })
        .click();
    await dialogButton(page, 'Assign').click();
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole('gridcell', { name: 'lager@holzmann.example', exact: true })).toBeVisible();
    await expect(failed(page)).toHaveCount(0);
    expect(await mock.calls('PUT')).toEqual([expect.objectContaining({ status: 204 })]);
});

test('a licence is renamed', async ({ page, signInAs, mock }) => {
    await signInAs(ADMIN, { open: '/licences/10010101' });
    await page.getByRole('button', { name: 'Rename' }).click();
    await dialog(page).getByRole('textbox').fill('Team Nord');
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeHidden();
    await expect(heading(page)).toHaveText('Team Nord');
    await expect(failed(page)).toHaveCount(0);
    expect(await mock.calls('PATCH')).toEqual([expect.objectContaining({ status: 204 })]);
});

test('a group is renamed, and its default flag set', async ({ page, signInAs, mock }) => {
    await signInAs(ADMIN, { open: '/cloud-groups/g101' });
    await page.getByRole('button', { name: 'Rename' }).click();
    await dialog(page).getByRole('textbox').fill('Nordgruppe');
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeHidden();
    await expect(heading(page)).toHaveText('Nordgruppe');
    const flag = page.getByRole('main').getByRole('checkbox', { name: /default group/i });
    const before = await flag.isChecked();
    await flag.click();
    await expect.poll(async () => (await mock.calls('PATCH')).length).toBe(2);
    await expect(flag).toBeChecked({ checked: !before });
    await page.reload();
    await expect(flag).toBeChecked({ checked: !before });
    await expect(failed(page)).toHaveCount(0);
});

test('a key is created and not opened, because its id is unknown', async ({ page, signInAs, mock }) => {
    await signInAs(ADMIN, { open: '/licences/10010101/keys' });
    await page.route('**/api/keys', async route => {
        await route.fetch();
        await route.fulfill({ status: 204 });
    });
    await page.getByRole('button', { name: 'Create key' }).click();
    await dialog(page).getByLabel('Label').fill('AAA Lehrwerkstatt 7');
    await expect(dialog(page).getByLabel(/^Open/)).toBeChecked();
    await dialog(page).getByLabel('Label').press('Enter');
    await expect(page.getByText('The key was created.')).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole('grid').getByText('AAA Lehrwerkstatt 7', { exact: true })).toBeVisible();
    await expect(failed(page)).toHaveCount(0);
    expect(await mock.calls('POST', /keys$/)).toHaveLength(1);
});

test('what is created opens by its id alone, if that leads to what was sent', async ({ page, signInAs, mock }) => {
    await page.route(/\/api\/(?:users|keys|cloudGroups)$/, async route => {
        if (route.request().method() !== 'POST') return route.fallback();
        const { id } = (await (await route.fetch()).json()) as { id: string };
        return route.fulfill({ status: 201, json: { id } });
    });
    await signInAs(ADMIN, { open: '/user-management' });
    await page.getByRole('button', { name: 'Create user' }).click();
    await field(page, 'E-mail').fill('alone@holzmann.example');
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('alone@holzmann.example');

    await page.goto('/cloud-groups');
    await page.getByRole('button', { name: 'Create group' }).click();
    await dialog(page).getByLabel('Name of the group').fill('Lehrwerkstatt 7');
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('Lehrwerkstatt 7');

    await page.goto('/licences/10010101/keys');
    await page.getByRole('button', { name: 'Create key' }).click();
    await dialog(page).getByLabel('Label').fill('AAA Lehrwerkstatt 7');
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByLabel('Search users')).toBeVisible();
    await expect(failed(page)).toHaveCount(0);
    expect(await mock.calls('POST', /(?:users|keys|cloudGroups)$/)).toHaveLength(3);
});

test('the user’s own profile is saved, and shown everywhere', async ({ page, signInAs, mock }) => {
    await signInAs('reader@holzmann.example', PROFILE);
    await openPersonal(page, 'Edit');
    await field(page, 'Last name').fill('Lesser');
    await submit(page).click();
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByText('Your profile was saved.')).toBeVisible();
    await expect(facts(page, 'Personal data').nth(2)).toHaveText('Lesser');
    await page.reload();
    await expect(facts(page, 'Personal data').nth(2)).toHaveText('Lesser');
    await expect(failed(page)).toHaveCount(0);
    expect(await mock.calls('PATCH')).toEqual([expect.objectContaining({ status: 204 })]);
});
