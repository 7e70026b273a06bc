import type { Locator, Page } from '@playwright/test';

/** The parts that most pages are made of, as a user finds them. */

/** The open dialog. */
export const dialog = (page: Page): Locator => page.getByRole('dialog');

/** What a dialog itself reports; the messages above it are in it, too. */
export const alertIn = (modal: Locator): Locator => modal.locator('[role=alert]:not([data-toasts] *)');

/** The rows of the page's list as a table, without its header. */
export const rows = (page: Page): Locator => page.getByRole('grid').locator('[role=row]:has([role=gridcell])');

/** The people, groups or licences to choose from in the open dialog. */
export const options = (page: Page): Locator => dialog(page).getByRole('listbox').getByRole('option');

/** Those that can be chosen. */
export const freeOptions = (page: Page): Locator => options(page).and(page.locator('[aria-disabled=false]'));

/** The name of a row or choice, without what stands beside it. */
export const nameIn = (of: Locator): Promise<string> => of.locator('bdi').first().innerText();
