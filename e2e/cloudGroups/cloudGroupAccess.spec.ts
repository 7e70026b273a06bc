import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { dialog, dialogButton, rows } from '../support/parts';
import { ADMIN, expectNoOverflow } from '../support/portalPage';

/** Who can see and change which cloud groups (ROLE-2 to ROLE-4), and how they look in narrow windows. */

const PLANNING = '/cloud-groups/g102';

const members = (page: Page) => page.getByRole('grid', { name: 'Members' });
const flag = (page: Page) => page.getByRole('checkbox', { name: 'Use as default group' });

test.describe('permissions', () => {
    test('an administrator with read access sees everything and is offered no changes', async ({ page, signInAs, mock }) => {
        await signInAs('reader@holzmann.example', { open: '/cloud-groups' });
        await expect(rows(page)).toHaveCount(7);
        await expect(page.getByRole('button', { name: 'Create group' })).toHaveCount(0);
        await page.goto(PLANNING);
        await expect(members(page).getByRole('link').first()).toBeVisible();
        await expect(flag(page)).toBeDisabled();
        await expect(page.getByRole('button', { name: /Rename|Actions for|Add members|Remove/ })).toHaveCount(0);
        expect((await mock.calls()).filter(call => call.method !== 'GET')).toEqual([]);
    });

    test('an ordinary user sees their own groups without links to users, and changes nothing', async ({
        page,
        signInAs,
        expectAccessible,
    }) => {
        await signInAs('user@holzmann.example', { open: '/cloud-groups' });
        await expect(rows(page)).toHaveCount(3);
        await expect(page.getByRole('button', { name: 'Create group' })).toHaveCount(0);
        await rows(page).filter({ hasText: 'Planung' }).getByRole('link').click();
        await expect(members(page).getByText('admin@holzmann.example')).toBeVisible();
        await expect(members(page).getByRole('link')).toHaveCount(0);
        await expect(flag(page)).toBeDisabled();
        await expect(page.getByRole('button', { name: /Rename|Actions for|Add members|Remove/ })).toHaveCount(0);
        await expectAccessible();
        await page.goto('/cloud-groups/g107');
        await expect(page.getByRole('heading', { name: 'Cloud group not found' })).toBeVisible();
    });

    test('a demo customer reads why there are none, and no group is loaded', async ({
        page,
        signInAs,
        mock,
        expectAccessible,
    }) => {
        for (const path of ['/cloud-groups', PLANNING]) {
            await signInAs('admin@demo.example', { open: path });
            await expect(page.getByText('which does not include cloud groups')).toBeVisible();
        }
        await expectAccessible();
        expect(await mock.calls(undefined, /cloudGroups/)).toEqual([]);
        await page.getByRole('link', { name: 'Go to the dashboard' }).click();
        await expect(page).toHaveURL(/\/dashboard$/);
    });

    test('a school manages groups like other customers', async ({ page, signInAs }) => {
        await signInAs('admin@schule.example', { open: '/cloud-groups' });
        await page.getByRole('button', { name: 'Create group' }).click();
        await page.getByLabel('Name of the group').fill('Klasse HT3a');
        await page.keyboard.press('Enter');
        await expect(page.getByRole('heading', { name: 'Klasse HT3a', level: 1 })).toBeVisible();
        await expect(page.getByRole('definition').filter({ hasText: 'Small Business' })).toBeVisible();
    });

    test('without the customer nothing is assumed: a retry is offered', async ({ page, signInAs, mock }) => {
        await mock.fault({ method: 'GET', path: 'customer', kind: 'status', status: 403, times: 1 });
        await signInAs(ADMIN, { open: '/cloud-groups' });
        await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
        await expect(rows(page)).toHaveCount(7);
    });
});

test('a group that another user has deleted is not found', async ({ page, signInAs, mock }) => {
    await signInAs(ADMIN, { open: PLANNING });
    await page.getByRole('button', { name: 'Actions for Planung' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await mock.fault({ path: 'cloudGroups/g102*', kind: 'status', status: 404 });
    await dialogButton(page, 'Delete').click();
    await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Cloud group not found');
    await expect(page.getByRole('heading', { name: 'Cloud group not found' })).toBeVisible();
});

for (const theme of ['light', 'dark'] as const) {
    test(`fits narrow windows, ${theme}`, async ({ page, signInAs, expectAccessible }) => {
        for (const width of [360, 320]) {
            await page.setViewportSize({ width, height: 740 });
            await signInAs(ADMIN, { open: '/cloud-groups', language: 'de', theme });
            await expect(page.getByRole('heading', { name: 'Alle Mitarbeiter' })).toBeVisible();
            await expectNoOverflow(page);
            await expectAccessible();
            await page.goto(PLANNING);
            await expect(page.getByRole('heading', { name: 'Sabine Holzmann' })).toBeVisible();
            await expectNoOverflow(page);
            await expectAccessible();
            await page.getByRole('button', { name: 'Aktionen für Planung' }).click();
            await page.getByRole('menuitem', { name: 'Umbenennen' }).click();
            await expect(dialog(page)).toBeVisible();
            await expectNoOverflow(page);
            await expectAccessible();
        }
    });
}
