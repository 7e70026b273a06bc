import type { Page, Request, Route } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { rows } from '../support/parts';
import { ADMIN, LICENCE, TABLES } from '../support/portalPage';

/** How a list begins: the grid's code leaves with the page's, and a skeleton stands until it and the rows are there (docs/adr/0020). */

const GRID_CODE = /\/assets\/ListTable-[^/]+\.js$/;
/** What runs before the page's own code. */
const FIRST_CODE = /\/assets\/(?:react|index|portal|list)-[^/]+\.js$/;

/** Holds this code back until the returned function is called. */
async function hold(page: Page, code: RegExp): Promise<() => Promise<void>> {
    const held: Route[] = [];
    let isHeld = true;
    await page.route(code, route => (isHeld ? void held.push(route) : route.continue()));
    return async () => {
        isHeld = false;
        await Promise.all(held.splice(0).map(route => route.continue()));
    };
}

const shift = (page: Page) =>
    page.evaluate(
        () =>
            new Promise<number>(done => {
                let sum = 0;
                new PerformanceObserver(list => {
                    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += entry.value;
                }).observe({ type: 'layout-shift', buffered: true });
                setTimeout(() => done(sum));
            }),
    );

/** The height of what stands for the rows, and where the pagination below it begins. */
const heights = (page: Page) =>
    page.getByRole('main').evaluate(main => {
        const body = main.querySelector('[aria-busy]:has(> div)');
        return [body?.getBoundingClientRect().height, body?.nextElementSibling?.getBoundingClientRect().top];
    });

for (const path of TABLES) {
    test(`the table’s code and the first reads of ${path} leave before the portal’s code is there, nothing is read twice, and a skeleton as high as the table stands until it is there`, async ({
        page,
        mock,
        signInAs,
    }) => {
        await signInAs(ADMIN, { open: null });
        const start = await hold(page, FIRST_CODE);
        await mock.forgetCalls();
        const read = async () => (await mock.calls('GET')).map(call => call.path);
        const asked = page.waitForRequest(GRID_CODE);
        await page.goto(path, { waitUntil: 'commit' });
        await asked;
        await expect.poll(async () => (await read()).length).toBeGreaterThan(2);
        await start();
        await expect(rows(page).first()).toBeVisible();
        const all = await read();
        expect(all).toEqual([...new Set(all)]);
        await page.unroute(FIRST_CODE);

        await page.addInitScript(() => localStorage.setItem('typeface', 'own'));
        for (const width of [800, 1280]) {
            await page.setViewportSize({ width, height: 900 });
            const release = await hold(page, GRID_CODE);
            await page.goto(path);
            // How many there are is known once the rows are.
            await expect(page.getByRole('status').filter({ hasText: /\d/ }).first()).toBeAttached();
            await expect(page.getByRole('grid')).toHaveCount(0);
            const [before, shifted] = [await heights(page), await shift(page)];
            await release();
            await expect(rows(page).first()).toBeVisible();
            expect(await heights(page)).toEqual(before);
            expect((await shift(page)) - shifted, `shifts at ${width} px`).toBeLessThan(0.01);
            await page.unroute(GRID_CODE);
        }
    });
}

test('the place of an active ticket’s last message is kept on a phone while it is read', async ({ page, signInAs }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await signInAs(ADMIN, { open: null });
    for (const path of ['/tickets', '/tickets?state=active']) {
        const release = await hold(page, /\/tickets\/[^/]+\/messages/);
        await page.goto(path);
        const tickets = page.getByRole('main').getByRole('listitem');
        await expect(tickets.first()).toBeVisible();
        await page.waitForLoadState('load');
        const before = await shift(page);
        await release();
        await expect(tickets.first()).toContainText('Last message');
        expect((await shift(page)) - before, path).toBeLessThan(0.01);
        await page.unroute(/\/tickets\/[^/]+\/messages/);
    }
});

test.describe('what shows no table loads none of its code:', () => {
    const asked: string[] = [];

    test.beforeEach(({ page }) => {
        asked.length = 0;
        page.on('request', (request: Request) => GRID_CODE.test(request.url()) && asked.push(request.url()));
    });

    for (const [what, who, path, width] of [
        ['the dashboard', ADMIN, '/dashboard', 1280],
        ['a record', ADMIN, `/licences/${LICENCE}`, 1280],
        ['rows on a phone', ADMIN, '/user-management', 390],
        ['the own keys', 'user@holzmann.example', '/licences', 1280],
    ] as const) {
        test(what, async ({ page, signInAs }) => {
            await page.setViewportSize({ width, height: 800 });
            await signInAs(who, { open: path });
            await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
            await page.waitForLoadState('networkidle');
            expect(asked).toEqual([]);
        });
    }

    test('cards, until the table is chosen', async ({ page, signInAs }) => {
        await signInAs(ADMIN, { open: null });
        await page.addInitScript(() => localStorage.setItem('display-mode.users', 'cards'));
        await page.goto('/user-management');
        await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect(asked).toEqual([]);
        await page.getByRole('button', { name: 'Table' }).click();
        await expect(rows(page).first()).toBeVisible();
    });
});

test('a list whose table’s code is gone offers to reload the page', async ({ page, signInAs, allowConsole }) => {
    allowConsole(/Failed to load resource|Failed to fetch dynamically imported module/);
    await page.route(GRID_CODE, route => route.abort());
    await signInAs(ADMIN, { open: '/cloud-groups' });
    await expect(page.getByRole('alert').getByRole('button', { name: 'Reload' })).toBeVisible();
    await page.unroute(GRID_CODE);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(rows(page).first()).toBeVisible();
});
