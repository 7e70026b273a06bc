import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { ADMIN } from '../support/portalPage';

/** How many elements get new styles when something appears: on a slow processor those of a whole list hold up a press (`docs/quality.md`, "Interaction"). */

/** An event of the browser's trace. */
interface Traced {
    name: string;
    args?: { elementCount?: number };
}

/** The most elements that got new styles at once while `act` ran. */
async function restyled(page: Page, act: () => Promise<unknown>): Promise<number> {
    const session = await page.context().newCDPSession(page);
    const events: Traced[] = [];
    session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as Traced[])));
    await session.send('Tracing.start', { transferMode: 'ReportEvents', categories: 'devtools.timeline' });
    await act();
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
    const complete = new Promise(done => session.once('Tracing.tracingComplete', done));
    await session.send('Tracing.end');
    await complete;
    await session.detach();
    const counts = events.flatMap(({ name, args }) => (name === 'UpdateLayoutTree' ? [args?.elementCount ?? 0] : []));
    if (counts.length === 0) throw new Error('The trace has no styles.');
    return Math.max(...counts);
}

test('what appears beside a list while one types and selects restyles no rows of it', async ({ page, signInAs }) => {
    await signInAs(ADMIN, { open: '/user-management' });
    // The licences and groups of the rows, too.
    await page.waitForLoadState('networkidle');
    await page.getByRole('grid').getByRole('rowheader').first().waitFor();
    // It comes after everything else, and restyles the page.
    await expect(page.locator('html')).toHaveAttribute('data-typeface');
    const search = page.getByRole('searchbox');
    await search.focus();
    const typed = await restyled(page, async () => {
        // Finds the same rows: others would be new ones.
        await search.press('Space');
        await page.getByRole('button', { name: 'Clear the search' }).waitFor();
    });
    expect(typed).toBeLessThan(100);
    await search.fill('');
    await page.getByRole('button', { name: 'Clear the search' }).waitFor({ state: 'detached' });
    const selected = await restyled(page, async () => {
        await page.getByRole('checkbox').nth(2).check();
        await page.getByText('1 user selected').waitFor();
    });
    expect(selected).toBeLessThan(100);
});
