import type { Locator } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { ADMIN } from '../support/portalPage';

/** Lists on a phone (LIST-4). */

/** The lines, by their tops, on which each text in an element stands. */
const linesOf = (within: Locator): Promise<number[][]> =>
    within.evaluate(element =>
        Array.from(element.childNodes)
            .filter(part => part.nodeType === Node.TEXT_NODE)
            .map(part => {
                const range = document.createRange();
                range.selectNodeContents(part);
                return Array.from(range.getClientRects(), ({ top }) => top);
            }),
    );

test('on a phone a list has one row of tools and rows of two lines, all large enough for a finger', async ({
    page,
    signInAs,
}) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await signInAs(ADMIN, { open: null });
    for (const [path, name] of [
        ['/licences', 'Licences'],
        ['/user-management', 'Users'],
        ['/contracts', 'Contracts'],
        ['/contracts?view=invoices', 'Invoices'],
        ['/cloud-groups', 'Cloud groups'],
    ] as const) {
        await page.goto(path);
        const list = page.getByRole('region', { name, exact: true });
        await list.getByRole('listitem').first().waitFor();
        const measured = await list.evaluate(region => {
            const tools = [...region.querySelectorAll('form[role=search], form[role=search] ~ button')];
            const boxes = (found: readonly Element[]) => found.map(element => element.getBoundingClientRect());
            const rows = [...region.querySelectorAll('li')].map(row => {
                const { bottom, height } = row.getBoundingClientRect();
                const name = row.querySelector('h2')!;
                // A long name takes a second line; the limit is that of a row whose name takes one.
                const lines = Math.round(name.getBoundingClientRect().height / parseFloat(getComputedStyle(name).lineHeight));
                return { bottom, height: height - (lines - 1) * parseFloat(getComputedStyle(name).lineHeight), lines };
            });
            // The button of a row's name is as large as the row.
            const controls = [...region.querySelectorAll('li button:not(h2 button), li label, form[role=search] ~ button')];
            return {
                tools: new Set(boxes(tools).map(({ top, height }) => Math.round(top + height / 2))).size,
                heights: rows.map(({ height }) => height).sort((one, other) => one - other),
                lines: Math.max(...rows.map(({ lines }) => lines)),
                small: boxes(controls.filter(control => !control.closest('dl'))).filter(
                    ({ width, height }) => Math.min(width, height) < 44,
                ).length,
                whole: rows.filter(({ bottom }) => bottom <= innerHeight).length,
            };
        });
        expect(measured, path).toMatchObject({ tools: 1, small: 0 });
        const { heights, lines } = measured;
        expect(lines, path).toBeLessThanOrEqual(2);
        expect(heights[0], path).toBeGreaterThanOrEqual(56);
        expect(heights[Math.floor(heights.length * 0.8)], path).toBeLessThanOrEqual(72);
        // A person with two badges has a line more.
        expect(heights.at(-1), path).toBeLessThanOrEqual(92);
        if (path === '/licences') expect(measured.whole).toBeGreaterThanOrEqual(6);
    }
});

test('on a phone the links of a record’s row can be touched, beside its name, which takes the rest', async ({
    page,
    signInAs,
}) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await signInAs(ADMIN, { open: '/licences/10010101' });
    const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'user@holzmann.example' }) });
    await row.getByRole('link', { name: 'user@holzmann.example' }).click();
    await expect(page).toHaveURL(/\/user-management\/\w+$/);
    await page.goBack();
    await row.click({ position: { x: 8, y: 8 } });
    await expect(page).not.toHaveURL('/licences/10010101');
});

test('on a phone an address beside a date that is near is not cut', async ({ page, signInAs }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await signInAs(ADMIN, { open: '/licences/10010101' });
    const near = page
        .getByRole('region', { name: /^Licence keys/ })
        .getByRole('listitem')
        .filter({ has: page.locator('[data-near]') });
    const address = near.getByRole('link').nth(1);
    await expect(address).toHaveText(/@/);
    expect(await address.evaluate(link => link.scrollWidth - link.clientWidth)).toBe(0);
});

test('on a phone an address that is the title of a row wraps before its @', async ({ page, signInAs }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await signInAs(ADMIN, { open: null });
    await page.route(/\/users\?/, async route => {
        const answer = await route.fetch();
        await route.fulfill({ response: answer, body: (await answer.text()).replace(/"alias":"[^"]*"/g, '"alias":null') });
    });
    await page.goto('/user-management');
    const title = page.getByRole('heading', { level: 2, name: 'agnieszka.kovac@holzmann.example', exact: true });
    // Of each part, before the @ and from there on.
    const lines = await linesOf(title.locator('bdi'));
    expect(lines.map(({ length }) => length)).toEqual([1, 1]);
    expect(lines[1]![0]).toBeGreaterThan(lines[0]![0]!);
});

test('on a phone the address of the user of a key wraps before its @, too', async ({ page, signInAs }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await signInAs(ADMIN, { open: '/licences/10010101/keys' });
    const user = page.getByRole('link', { name: 'hannes.schreiner@holzmann.example', exact: true });
    const lines = await linesOf(user);
    expect(lines.map(({ length }) => length)).toEqual([1, 1]);
    expect(lines[1]![0]).toBeGreaterThan(lines[0]![0]!);
});

test('on a phone the point between a date and the days until then ends the first line', async ({ page, signInAs }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await signInAs(ADMIN, { open: '/licences/10010101', language: 'de' });
    const near = page.locator('[data-near]').first();
    const [point, days] = [near.getByText('·'), near.locator('xpath=following-sibling::span')];
    await expect(days).toHaveText(/^\s*in \d+ Tagen$/);
    const [date, dot, below] = [await near.boundingBox(), await point.boundingBox(), await days.boundingBox()];
    expect(dot!.y + dot!.height).toBeLessThanOrEqual(date!.y + date!.height + 1);
    expect(below!.y).toBeGreaterThanOrEqual(date!.y + date!.height - 1);
});
