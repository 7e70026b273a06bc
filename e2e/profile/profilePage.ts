import type { Page } from '@playwright/test';
import { expect } from '../support/fixtures';
import { field, openDialog, toasts } from '../support/parts';

/** Helpers for tests of the user's own profile. */

export const PROFILE = { open: '/profile' };
/** A section of the page, by its heading. */
const section = (page: Page, name: string) => page.getByRole('region', { name });
/** The values in a section. */
export const facts = (page: Page, name: string) => section(page, name).getByRole('definition');
/** A message with exactly this text. */
export const toast = (page: Page, text: string) => page.getByText(text);

/** Opens a dialog of the personal data. */
export const openPersonal = (page: Page, name: 'Edit' | 'Change password'): Promise<void> =>
    openDialog(page, page.getByRole('main').getByRole('button', { name }));

/** Dismisses every message, so that the next one is a new one. */
export async function dismissToasts(page: Page): Promise<void> {
    for (const close of await page.getByRole('button', { name: 'Dismiss the message' }).all()) await close.click();
    await expect(toasts(page)).toHaveCount(0);
}

/** Fills in the three fields of the password dialog. */
export async function fillPasswords(page: Page, current: string, next: string, repeat = next): Promise<void> {
    await field(page, 'Current password').fill(current);
    await field(page, 'New password').fill(next);
    await field(page, 'Repeat the new password').fill(repeat);
}

/** The status of the response when an account signs in. */
export async function signInStatus(page: Page, email: string, password: string): Promise<number> {
    const encoded = Buffer.from(`${email}:${password}`).toString('base64');
    const headers = { Authorization: `Basic ${encoded}`, 'Application-Id': 'portal' };
    return (await page.request.post('/api/user/token', { headers })).status();
}
