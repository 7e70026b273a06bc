import type { Locator, Page } from '@playwright/test';
import { button, dialog, dialogButton } from './parts';

/** The dialog that saves a list as a file (EXPORT-1), or who has what (EXPORT-5). */

/** The button that saves the file. */
export const saveFile = (page: Page): Locator => dialogButton(page, 'Save file');

/** Opens the export of the page's list. */
export async function openExport(page: Page): Promise<void> {
    await button(page, 'Export').click();
    await saveFile(page).waitFor();
}

/** Opens the export, and asks for who has what. */
export async function openWhole(page: Page): Promise<void> {
    await openExport(page);
    await dialog(page).getByRole('radio', { name: 'Who has what' }).check();
}
