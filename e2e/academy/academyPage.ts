import type { Locator, Page } from '@playwright/test';
import { expect } from '../support/fixtures';
import type { MockControl } from '../support/mock';

/** Helpers for the academy's tests. */

/** A user with a key of a valid academy licence; an administrator whose customer has the automatic one. */
export const MEMBER = 'user@holzmann.example';
export const NORTHFIELD = 'admin@northfield.example';

/** The corner panel, by its English name, and the button that opens and closes it. */
export const panel = (page: Page): Locator => page.getByRole('region', { name: 'Academy licence' });
/** The panel's button, by its title. */
export const panelButton = (page: Page, title: string | RegExp): Locator =>
    panel(page).getByRole('heading', { name: title }).getByRole('button');

/** Waits until the licence is known to be valid. */
export const expectValid = (page: Page): Promise<void> => expect(panelButton(page, 'Academy licence active')).toBeVisible();

/** How many checks of the academy session the server has received. */
export const checks = async (mock: MockControl): Promise<number> => (await mock.calls('POST', /academy\/auth\/validate/)).length;
/** How many times the server was asked to end the academy session. */
export const ends = async (mock: MockControl): Promise<number> => (await mock.calls('POST', /academy\/auth\/logout/)).length;

/** Responds to the licence check with this state; the mock itself never sends `error` or `pending`. */
export async function answerState(page: Page, state: string): Promise<void> {
    await page.route('**/api/academy/auth/validate', route => route.fulfill({ json: { data: { state } } }));
}

/** Opens the form of a comment on the video; returns its field. */
export async function writeComment(page: Page): Promise<Locator> {
    await page.getByRole('button', { name: 'Write a comment' }).click();
    const field = page.getByRole('textbox', { name: 'Your comment' });
    await expect(field).toBeFocused();
    return field;
}
