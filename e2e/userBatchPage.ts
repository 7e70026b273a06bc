import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures';
import { dialog } from './parts';

/** The list of users, its selection, and the dialogs for several. */

export const USERS = { open: '/user-management' };

export const bar = (page: Page): Locator => page.getByRole('region', { name: 'Selected users' });
export const box = (page: Page, name: string): Locator =>
    page.getByRole('checkbox', { name: new RegExp(`^Select ${name}( \\(|$)`) });
export const submit = (page: Page): Locator => dialog(page).locator('button[type=submit]');
export const leftOut = (page: Page): Locator => dialog(page).getByRole('list', { name: /^Skipped/ });

/** The box of a licence in the dialog that assigns some. */
export const licence = (page: Page, name: string): Locator =>
    dialog(page).getByRole('checkbox', { name: new RegExp(`^${name}`) });

export const search = (page: Page, text: string): Promise<void> => page.getByRole('searchbox').fill(text);

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

/** Opens an action for the selected users, and waits until it says whom it is for; the first four are buttons in a wide window. */
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
