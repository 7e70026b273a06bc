import type { Page } from '@playwright/test';
import { openChoice } from '../support/parts';

/** The users of a licence: the seeded licences, the list, and the dialog that adds users. */

export const PLANNING = '10010101';
/** all six keys are in use */
export const FULL = '10010109';
export const RESERVE = '10010110';
export const EXPIRED = '10010105';
/** The options of `signInAs` that open a licence's users. */
export const open = (licence: string) => ({ open: `/licences/${licence}/users` });

/** the page's own button; an empty list has a second one */
export const opener = (page: Page) => page.getByRole('button', { name: 'Add users' }).first();
export const puts = /users\/\w+\/licences\/\d+/;

/** Opens the dialog that adds users. */
export const openModal = (page: Page): Promise<void> => openChoice(page, opener(page));

/** The bodies of the assignments that the page sends from now on. */
export function sentBodies(page: Page): unknown[] {
    const bodies: unknown[] = [];
    page.on('request', request => {
        if (request.method() === 'PUT' && puts.test(request.url())) bodies.push(request.postData() && request.postDataJSON());
    });
    return bodies;
}

/** The day `days` from now as `YYYY-MM-DD` (UTC). */
export const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
/** The last second of a day (UTC), in epoch seconds. */
export const endOf = (day: string) => Date.parse(`${day}T23:59:59Z`) / 1000;
