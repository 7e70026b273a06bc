import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { ADMIN } from '../support/portalPage';

/** What has expired is told by the server's time, however wrong the computer's clock is (WIRE-19). */

const YEAR_MS = 365 * 24 * 3_600_000;

/** How many keys of a licence are in each state, as its buttons say. */
async function statesOf(page: Page): Promise<string[]> {
    const buttons = page.getByRole('group', { name: 'Show only' }).getByRole('button');
    await expect(buttons.last()).toHaveText(/\d$/);
    return buttons.allTextContents();
}

for (const [how, off] of [
    ['ahead', 2 * YEAR_MS],
    ['behind', -2 * YEAR_MS],
] as const) {
    test(`with a clock two years ${how} the same keys are expired`, async ({ page, signInAs, context }) => {
        await signInAs(ADMIN, { open: '/licences/10010101/keys' });
        const right = await statesOf(page);
        const other = await context.newPage();
        await other.clock.install({ time: Date.now() + off });
        await other.goto(page.url());
        expect(await other.evaluate(() => new Date().getFullYear())).not.toBe(new Date().getFullYear());
        expect(await statesOf(other)).toEqual(right);
        await other.close();
    });
}
