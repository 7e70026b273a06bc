import type { Locator, Page } from '@playwright/test';

/** The list of invoices in journeys. */

export const invoices = (page: Page): Locator => page.getByRole('grid', { name: 'Invoices' });

export const PATH = '/contracts?view=invoices';
/** The calls that fetch a PDF. */
export const FILES = /^invoices\/i\d+$/;
export const opener = (page: Page): Locator => invoices(page).getByRole('button', { name: /^Open .+ in a new tab$/ });
export const column = (page: Page, field: string): Locator =>
    invoices(page).locator(`[data-field=${field}]:not([role=columnheader])`);
