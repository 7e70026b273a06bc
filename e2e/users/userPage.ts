import { expect, type Locator, type Page } from '@playwright/test';
import { button, dialog, openDialog } from '../support/parts';

/** Helpers for tests of one user's page. */

/** user@holzmann.example: an ordinary user with keys of several licences and three cloud groups */
export const USER = '/user-management/u102';
/** lager@holzmann.example: no name, no keys */
export const NOBODY = '/user-management/u112';
export const INACTIVE = '/user-management/u105';

/** The page's title. */
export const title = (page: Page, name: string): Locator => page.getByRole('heading', { level: 1, name });
/** A section of the page, by its heading. */
export const section = (page: Page, name: string): Locator => page.getByRole('region', { name });
/** The rows of the user's keys. */
export const keyRows = (page: Page): Locator => section(page, 'Licence keys').locator('tbody tr');
/** the row of the key of a licence */
export const keyRow = (page: Page, licence: string): Locator => keyRows(page).filter({ hasText: licence });
/** The box of a licence in the dialog that adds some. */
export const licence = (page: Page, name: string): Locator => dialog(page).getByRole('checkbox', { name: new RegExp(name) });

/** The menu of a key. */
export async function openMenu(page: Page, licence: string): Promise<Locator> {
    await button(keyRow(page, licence), `Actions for ${licence}`).click();
    const menu = page.getByRole('menu');
    await menu.waitFor();
    return menu;
}

/** Opens the modal of an action on the user: by its button, or in the menu beside it. */
export async function openAction(page: Page, name: string): Promise<void> {
    const menu = page.getByRole('button', { name: /^Actions for/ }).first();
    await menu.waitFor();
    if (await button(page, name).isVisible()) return openDialog(page, button(page, name));
    await menu.click();
    await openDialog(page, page.getByRole('menuitem', { name, exact: true }));
}

/** Opens the modal of a key's action. */
export async function act(page: Page, licence: string, name: string): Promise<void> {
    await (await openMenu(page, licence)).getByRole('menuitem', { name }).click();
    await dialog(page).waitFor();
}

/** Opens the dialog that adds licences. */
export async function openAdd(page: Page): Promise<void> {
    await openDialog(page, button(page, 'Add licences'));
    await expect(dialog(page).getByRole('checkbox').first()).toBeVisible();
}
