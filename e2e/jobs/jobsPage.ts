import type { Locator, Page } from '@playwright/test';
import { expect } from '../support/fixtures';

/** Jobs: work on many, in the bar at the foot of the layout and on its page. */

export const jobBar = (page: Page): Locator => page.getByRole('region', { name: 'Bulk actions in progress' });

/** Opens the page of the newest job. */
export async function openJob(page: Page, title: string): Promise<Locator> {
    await jobBar(page).getByRole('link', { name: 'Details' }).last().click();
    await expect(page).toHaveURL(/\/jobs\/[\w-]+$/);
    await expect(page.getByRole('heading', { name: title })).toBeFocused();
    await expect(page).toHaveTitle(new RegExp(`^${title} – `));
    return page.getByRole('main');
}

/** The rows of a job's page, of one outcome. */
export const rowsOf = (page: Page, outcome: string): Locator =>
    page.getByRole('table', { name: 'Users' }).getByRole('row').filter({ hasText: outcome });
