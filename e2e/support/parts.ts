import { expect, type Locator, type Page } from '@playwright/test';

/** Locators for the parts of most pages, as a user finds them. */

/** The open dialog. */
export const dialog = (page: Page): Locator => page.getByRole('dialog');

/** A dialog's own alerts, without the toasts that are rendered in it. */
export const alertIn = (modal: Locator): Locator => modal.locator('[role=alert]:not([data-toasts] *)');

/** Those of a dialog's own alerts that have a text. */
export const saidIn = (modal: Locator): Locator => alertIn(modal).filter({ hasText: /\S/ });

/** The rows of the page's list as a table, without its header. */
export const rows = (page: Page): Locator => page.getByRole('grid').locator('[role=row]:has([role=gridcell])');

/** Searches the page's list. */
export const search = (page: Page, text: string): Promise<void> => page.getByRole('searchbox').fill(text);

/** The messages at the edge of the window. */
export const toasts = (page: Page): Locator => page.locator('[data-toast-id]');

/** The page's heading. */
export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

/** The value of a fact on the page, by its label. */
export const fact = (page: Page, label: string): Locator =>
    page
        .getByRole('main')
        .locator('dl > div')
        .filter({ has: page.getByText(label, { exact: true }) })
        .getByRole('definition');

/** The users, groups or licences to select from in the open dialog. */
export const options = (page: Page): Locator => dialog(page).getByRole('listbox').getByRole('option');

/** The options that can be selected. */
export const freeOptions = (page: Page): Locator => options(page).and(page.locator('[aria-disabled=false]'));

/** The name in a row or option, without its other text. */
const nameIn = (of: Locator): Promise<string> => of.locator('bdi').first().innerText();

/** Presses a button that opens a dialog, and waits for the dialog. */
export async function openDialog(page: Page, button: Locator): Promise<void> {
    await button.click();
    await expect(dialog(page)).toBeVisible();
}

/** A button, by its exact name. */
export const button = (within: Page | Locator, name: string): Locator => within.getByRole('button', { name, exact: true });

/** A button of the open dialog, by its exact name. */
export const dialogButton = (page: Page, name: string): Locator => button(dialog(page), name);

/** A field of the open dialog, by its label. */
export const field = (page: Page, label: string): Locator => dialog(page).getByLabel(label, { exact: true });

/** The button that sends the form of the open dialog. */
export const submit = (page: Page): Locator => dialog(page).locator('button[type=submit]');

/** Presses a button that opens a dialog with options, and waits for the first of them. */
export async function openChoice(page: Page, button: Locator): Promise<void> {
    await button.click();
    await expect(options(page).first()).toBeVisible();
}

/** Selects the first `count` options that can be selected in the open dialog, and returns their names. */
export async function choose(page: Page, count: number): Promise<string[]> {
    const names: string[] = [];
    for (let index = 0; index < count; index++) {
        await freeOptions(page).nth(index).click();
        names.push(await nameIn(freeOptions(page).nth(index)));
    }
    return names;
}
