import type { Locator, Page } from '@playwright/test';
import { expect } from '../support/fixtures';
import { dialog, dialogButton, field, search } from '../support/parts';

/** The list of users, its selection, and the dialogs that create one or are for several. */

export const USERS = { open: '/user-management' };

/** The field for the e-mail of a new user, and the button that creates them. */
export const email = (page: Page): Locator => field(page, 'E-mail');
export const create = (page: Page): Locator => dialogButton(page, 'Create');

/** Opens the dialog that creates a user. */
export async function openCreate(page: Page): Promise<void> {
    await page.getByRole('button', { name: 'Create user' }).click();
    await expect(email(page)).toBeFocused();
}

export const bar = (page: Page): Locator => page.getByRole('region', { name: 'Selected users' });
export const box = (page: Page, name: string): Locator =>
    page.getByRole('checkbox', { name: new RegExp(`^Select ${name}( \\(|$)`) });
export const leftOut = (page: Page): Locator => dialog(page).getByRole('list', { name: /^Skipped/ });

/** The box of a licence in the dialog that assigns some. */
export const licence = (page: Page, name: string): Locator =>
    dialog(page).getByRole('checkbox', { name: new RegExp(`^${name}`) });

/** People by what they are searched for. */
export const JAN = { 'user@holz': 'Jan Kowalski' };
export const RUTH = { 'reader@holz': 'Ruth Leser' };
export const ME = { 'admin@holz': 'Sabine Holzmann' };
export const MORITZ = { 'inactive@holz': 'Moritz Neuling' };

/** Selects users, with one search each. */
export async function select(page: Page, people: Record<string, string>): Promise<void> {
    for (const [term, name] of Object.entries(people)) {
        await search(page, term);
        await box(page, name).check();
    }
    await search(page, '');
    await expect(bar(page)).toContainText(`${Object.keys(people).length} user`);
}

export const selectPage = (page: Page): Promise<void> => page.getByRole('checkbox', { name: 'Select all on this page' }).check();

/** Opens an action for the selected users, and waits until it says whom it is for; the first are buttons in a wide window. */
export async function open(page: Page, action: string): Promise<Locator> {
    await bar(page).waitFor();
    const direct = bar(page).getByRole('button', { name: action, exact: true });
    if (await direct.isVisible()) await direct.click();
    else {
        await bar(page).getByRole('button', { name: 'Actions' }).click();
        await page.getByRole('menuitem', { name: action }).click();
    }
    const modal = page.getByRole('dialog', { name: action });
    await expect(modal.locator('h3, [role=note]').first()).toBeVisible();
    return modal;
}
