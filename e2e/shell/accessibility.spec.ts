import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { dialog, search, toasts } from '../support/parts';
import { ACCOUNT, ADMIN, ADMIN_WITHOUT_ACADEMY, grid, ordinaryUser, sidebar, tiles, visit } from '../support/portalPage';
import { BRIEFLY, expectAccessibleLooks } from '../public/publicPage';

/**
 * axe on the signed-in portal, for both roles, light and dark, narrow and wide (docs/quality.md, "Accessibility and languages"). The tests
 * of the public pages check those.
 */

type Check = () => Promise<void>;

/** Every look: light and dark, 320 and 1280 px. */
const inEveryLook = (page: Page, expectAccessible: Check) => expectAccessibleLooks(page, expectAccessible);
/** For further states of a page whose first state was checked in every look. */
const briefly = (page: Page, expectAccessible: Check) => expectAccessibleLooks(page, expectAccessible, BRIEFLY);

test('an administrator’s dashboard, menus and pages', async ({ page, signInAs, expectAccessible }) => {
    await signInAs(ADMIN);
    await expect(tiles(page).first()).toBeVisible();
    await inEveryLook(page, expectAccessible);

    await page.getByRole('button', { name: 'Collapse the navigation' }).click();
    for (const menu of [/^Language/, /^Account of/]) {
        await page.getByRole('button', { name: menu }).click();
        await expect(page.getByRole('menu')).toBeVisible();
        await briefly(page, expectAccessible);
        await page.keyboard.press('Escape');
    }
    await visit(page, '/user-management');
    await expect(page.getByRole('heading', { name: 'User management' })).toBeVisible();
    await briefly(page, expectAccessible);

    await page.setViewportSize({ width: 320, height: 900 });
    await page.getByRole('button', { name: 'Open the navigation' }).click();
    await expect(sidebar(page)).toBeVisible();
    await expectAccessible();
});

test('an administrator’s licences as a table and as cards, searched, and renaming one', async ({
    page,
    signInAs,
    mock,
    expectAccessible,
}) => {
    await signInAs(ADMIN, { open: '/licences' });
    await expect(grid(page).getByRole('gridcell').first()).toBeVisible();
    await inEveryLook(page, expectAccessible);

    await page.getByRole('button', { name: 'Rename', disabled: false }).first().click();
    const field = dialog(page).getByRole('textbox');
    await field.fill('');
    await page.keyboard.press('Enter');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await inEveryLook(page, expectAccessible);

    await mock.fault({ method: 'PATCH', path: 'licences/*', kind: 'status', status: 500 });
    await field.fill('Refused');
    await page.keyboard.press('Enter');
    await expect(toasts(page)).toBeVisible();
    await toasts(page).hover();
    await expectAccessible();
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Cards' }).click();
    await expect(page.getByRole('list').getByRole('heading').first()).toBeVisible();
    await briefly(page, expectAccessible);
    await search(page, 'no licence is called this');
    await expect(page.getByText('Nothing found')).toBeVisible();
    await briefly(page, expectAccessible);
});

test('a user’s dashboard and keys, and a failed page', async ({ page, signInAs, mock, expectAccessible }) => {
    await page.route('**/notifications.json', route =>
        route.fulfill({
            json: ['default', 'success', 'warning', 'danger'].map(variant => ({ id: variant, variant, text: { en: variant } })),
        }),
    );
    await signInAs(ACCOUNT);
    await expect(page.getByRole('region', { name: 'Notices' })).toBeVisible();
    await inEveryLook(page, expectAccessible);
    await page.unrouteAll();

    await signInAs(ACCOUNT, { open: '/licences' });
    await expect(page.getByRole('table', { name: 'Licence keys' })).toBeVisible();
    await inEveryLook(page, expectAccessible);

    await mock.fault({ method: 'GET', path: 'users/*/keys', kind: 'status', status: 403 });
    await signInAs(ACCOUNT, { open: '/licences' });
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await briefly(page, expectAccessible);

    await mock.fault({ method: 'GET', path: 'user', kind: 'status', status: 403 });
    await signInAs(ACCOUNT);
    await expect(page.getByRole('heading', { name: 'Oops, something went wrong' })).toBeVisible();
    await inEveryLook(page, expectAccessible);
});

test('requesting an academy licence', async ({ page, signInAs, mock, expectAccessible }) => {
    const colleague = await ordinaryUser(page, await mock.signIn(ADMIN_WITHOUT_ACADEMY));
    await signInAs(colleague, { open: '/licences' });
    await page.getByRole('button', { name: 'Request a licence' }).click();
    await expect(dialog(page)).toBeVisible();
    await inEveryLook(page, expectAccessible);
});
