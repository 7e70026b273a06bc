import type { Locator, Page } from '@playwright/test';

/** Helpers for tests of tickets. */

export const ADMIN = 'admin@holzmann.example';
export const USER = 'user@holzmann.example';

/** The ordinary user's open ticket; another one of the same customer, in progress. */
export const OPEN = 't5';
export const IN_PROGRESS = 't4';

/** How often an active ticket is read again. */
export const POLL_MS = 15_000;

/** The messages of a ticket. */
export const thread = (page: Page): Locator => page.getByRole('region', { name: 'Conversation' });
/** The field for a message. */
export const message = (page: Page): Locator => page.getByRole('textbox', { name: 'Your message' });
/** The button that sends the message. */
export const send = (page: Page): Locator => page.getByRole('button', { name: 'Send', exact: true });
