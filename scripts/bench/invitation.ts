import type { Page } from '@playwright/test';

/** An invitation from a pasted list, step by step (PLAN-1), as the bench uses it. */

/**
 * The lists so far: nobody in one may have the address or the name of somebody in another, nor a domain that differs by one letter, which
 * would be asked about.
 */
let lists = 0;

/** From the page of plans: pastes a list of `rows` new users. */
export async function pasteList(page: Page, rows: number): Promise<void> {
    lists += 1;
    const list = Array.from({ length: rows }, (_, at) => `Ada\tLang ${lists}.${at}\tada.lang${lists}.${at}@lists.example`);
    await page.getByRole('button', { name: 'Invite users' }).click();
    await page.getByRole('textbox', { name: 'Paste a list' }).fill(['First name\tLast name\tE-mail', ...list].join('\n'));
}

/** Reads the pasted list. */
export const readList = (page: Page): Promise<void> => page.getByRole('button', { name: 'Read list' }).click();

/** Waits until the list is read, and gives all of its users the first licence or the first cloud group. */
export async function giveAll(page: Page, rows: number, kind: 'Licences' | 'Cloud groups'): Promise<void> {
    await page.getByText(`${rows.toLocaleString('en-GB')} rows from the pasted text`).waitFor();
    await page.getByRole('group', { name: kind }).getByRole('checkbox').first().check();
}

/** Checks the rows, until their table is there. */
export async function check(page: Page): Promise<void> {
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await page.locator('main table tbody tr').nth(10).waitFor();
}

/** Starts the run of a checked plan. */
export async function run(page: Page): Promise<void> {
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Run' }).click();
}
