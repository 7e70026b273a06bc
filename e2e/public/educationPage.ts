import type { Page } from '@playwright/test';

/** Helpers for tests of the education registration. */

export const TRAINEE = 'azubi@werkstatt.example';

/** The required text fields and their values, in the order of the form. */
export const TEXTS = {
    'First name': 'Zoë',
    'Last name': "D'Angelo",
    'E-mail address': TRAINEE,
    'Street and number': 'Waldweg 3',
    Postcode: '70173',
    City: 'Stuttgart',
    'School or company': 'Berufsschule am Wald',
    'City of the school or company': 'Esslingen',
} as const;

export const year = new Date().getFullYear();

const CHOICES = {
    'Intended degree': 'journeyman title',
    Sector: 'interior',
    'Month of graduation': '7',
    'Year of graduation': String(year + 9),
} as const;

/** A field, by its label. */
export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** Fills in every field, and ticks both consents. */
export async function fillRegistration(page: Page): Promise<void> {
    for (const [label, text] of Object.entries(TEXTS)) await field(page, label).fill(text);
    for (const [label, value] of Object.entries(CHOICES)) await field(page, label).selectOption(value);
    await page.getByLabel(/^I accept the licence terms/).check();
    await page.getByLabel(/^I have read the privacy notice/).check();
}
