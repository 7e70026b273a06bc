import type { Page, Route } from '@playwright/test';
import { expect, test } from './fixtures';
import { rows } from './parts';
import { ADMIN, LICENCE } from './portalPage';

/** Lists as a table that is drawn before the grid's code is there, and the grid that takes over from it (docs/adr/0020). */

const PATHS = [
    '/licences',
    '/user-management',
    `/licences/${LICENCE}/users`,
    `/licences/${LICENCE}/keys`,
    '/licences/10010101/seats',
    '/cloud-groups',
    '/cloud-groups/g101',
    '/contracts',
    '/contracts?view=invoices',
    '/tickets',
];
const WIDTHS = [800, 1100, 1280, 1600];

const GRID_CODE = /\/assets\/ListTable-[^/]+\.js$/;
/** Of the grid once it has taken over. */
const MAIN = '.MuiDataGrid-main';

/** Holds the grid's code back until the returned function is called. */
async function holdGrid(page: Page): Promise<() => Promise<void>> {
    const held: Route[] = [];
    let isHeld = true;
    await page.route(GRID_CODE, route => (isHeld ? void held.push(route) : route.continue()));
    return async () => {
        isHeld = false;
        await Promise.all(held.splice(0).map(route => route.continue()));
    };
}

const taken = (page: Page) => page.locator(`${MAIN}:visible`).first();

/** The boxes of a table's cells, of the text of its headers and of its buttons, each with its name. */
const boxes = (page: Page) =>
    page.evaluate(async () => {
        await document.fonts.ready;
        const grid = [...document.querySelectorAll('main [role=grid]')].find(table => !table.closest('[data-unseen]'));
        const found: Record<string, number[]> = {};
        const note = (name: string, element: Element | Range) => {
            const { x, y, width, height } = element.getBoundingClientRect();
            found[name] = [x, y + scrollY, width, height];
        };
        grid?.querySelectorAll('[role=row]').forEach((row, at) => {
            for (const cell of row.querySelectorAll('[data-field]')) {
                const name = `${at} ${cell.getAttribute('data-field')}`;
                note(name, cell);
                cell.querySelectorAll('a, button, input').forEach((control, index) => {
                    const { visibility } = getComputedStyle(control);
                    if (visibility === 'visible') note(`${name}, control ${index}`, control);
                });
                const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
                const range = document.createRange();
                if (texts.nextNode()) {
                    range.selectNodeContents(texts.currentNode);
                    note(`${name}, text`, range);
                }
            }
        });
        return found;
    });

/** What moved by more than a pixel. */
function moved(before: Record<string, number[]>, after: Record<string, number[]>): string[] {
    const names = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...names].filter(name => {
        const [one, other] = [before[name], after[name]];
        return !one || !other || one.some((value, at) => Math.abs(value - (other[at] ?? 0)) > 1);
    });
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

for (const path of PATHS) {
    test(`nothing moves when the grid takes over: ${path}`, async ({ page, signInAs }) => {
        await signInAs(ADMIN, { open: null });
        // The portal's own typeface from the start: it arrives later otherwise, and its letters have other widths.
        await page.addInitScript(() => localStorage.setItem('typeface', 'own'));
        const reads = new Set<string>();
        page.on('request', request => request.url().includes('/api/') && reads.add(request.url()));
        page.on('requestfinished', request => reads.delete(request.url()));
        for (const width of WIDTHS) {
            await page.setViewportSize({ width, height: 900 });
            const release = await holdGrid(page);
            await page.goto(path);
            await expect(page.getByRole('grid').getByRole('rowheader').first()).toBeVisible();
            await expect(page.locator(MAIN)).toHaveCount(0);
            let before = await boxes(page);
            // What is read beside the rows, e.g. the licences of users.
            const settled = async () => {
                const earlier = before;
                before = await boxes(page);
                return [...reads, ...moved(earlier, before)];
            };
            await expect.poll(settled, { intervals: [400] }).toEqual([]);
            const shifted = await shift(page);
            expect(Object.keys(before).length).toBeGreaterThan(5);
            await release();
            await expect(taken(page)).toBeVisible();
            await expect(page.getByRole('grid')).toHaveCount(1);
            const after = await boxes(page);
            const names = moved(before, after).slice(0, 8);
            expect(
                names.map(name => [name, before[name], after[name]]),
                `${width} px`,
            ).toEqual([]);
            expect((await shift(page)) - shifted, `shifts at ${width} px`).toBeLessThan(0.01);
            await page.unroute(GRID_CODE);
        }
    });
}

test.describe('before the grid’s code is there', () => {
    let release: () => Promise<void>;

    test.beforeEach(async ({ page, signInAs }) => {
        release = await holdGrid(page);
        await signInAs(ADMIN, { open: '/user-management' });
        await expect(rows(page)).toHaveCount(20);
    });

    test('the table is accessible, sorts, selects and opens a user, and is a grid to a screen reader', async ({
        page,
        expectAccessible,
    }) => {
        await expectAccessible();
        const users = page.getByRole('grid', { name: 'Users' });
        const heading = (name: string) => users.getByRole('columnheader', { name });
        await expect(heading('E-mail')).toHaveAttribute('aria-sort', 'ascending');
        await heading('E-mail').getByRole('button', { name: 'Sort by E-mail' }).click();
        await expect(page).toHaveURL(/orderby=email\+desc/);
        await expect(heading('E-mail')).toHaveAttribute('aria-sort', 'descending');
        await heading('Name').press('Enter');
        await expect(page).toHaveURL(/orderby=user\+asc/);
        await expect(heading('Name')).toHaveAttribute('aria-sort', 'ascending');
        await rows(page).nth(2).getByRole('checkbox').check();
        await expect(rows(page).nth(2)).toHaveAttribute('aria-selected', 'true');
        await expect(page.getByText('1 user selected')).toBeVisible();
        await page.getByRole('button', { name: 'Next page' }).click();
        await expect(rows(page).first()).toHaveAttribute('aria-rowindex', '22');
        await rows(page).first().getByRole('gridcell').nth(2).click();
        await expect(page).toHaveURL(/user-management\/u\w+$/);
    });

    test('the grid takes the focus, the selection and the place over, and its keys work', async ({ page }) => {
        const box = rows(page).nth(3).getByRole('checkbox');
        await box.check();
        await box.focus();
        await page.evaluate(() => window.scrollTo(0, 150));
        await release();
        await expect(taken(page)).toBeVisible();
        await expect(box).toBeFocused();
        await expect(box).toBeChecked();
        expect(await page.evaluate(() => window.scrollY)).toBe(150);
        await page.keyboard.press('ArrowRight');
        await expect(rows(page).nth(3).getByRole('rowheader').getByRole('link')).toBeFocused();
    });

    test('a press is not lost: the grid waits until it has ended', async ({ page }) => {
        const link = rows(page).nth(1).getByRole('rowheader').getByRole('link');
        await link.hover();
        await page.mouse.down();
        await release();
        await expect(page.locator(`[data-unseen] ${MAIN}`)).toBeAttached();
        await page.evaluate(() => new Promise(done => requestIdleCallback(done)));
        await expect(taken(page)).toHaveCount(0);
        await page.mouse.up();
        await expect(page).toHaveURL(/user-management\/u\w+$/);
    });
});

test('an open menu stays open: the grid waits until it is closed', async ({ page, signInAs }) => {
    const release = await holdGrid(page);
    await signInAs(ADMIN, { open: '/licences/10010101/keys' });
    const actions = rows(page)
        .getByRole('button', { name: /^Actions for/ })
        .first();
    await actions.click();
    await expect(page.getByRole('menu')).toBeVisible();
    await release();
    await expect(page.locator(`[data-unseen] ${MAIN}`)).toBeAttached();
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(taken(page)).toBeVisible();
    await expect(actions).toBeFocused();
});

test('a list remains a table if the grid’s code cannot be loaded', async ({ page, signInAs, allowConsole }) => {
    allowConsole(/Failed to load resource/);
    await page.route(GRID_CODE, route => route.abort());
    const failed = page.waitForEvent('requestfailed', request => GRID_CODE.test(request.url()));
    await signInAs(ADMIN, { open: '/cloud-groups' });
    await failed;
    await rows(page).first().getByRole('rowheader').getByRole('link').click();
    await expect(page).toHaveURL(/cloud-groups\/\w+$/);
});

for (const path of PATHS) {
    test(`the first reads of ${path} leave before the portal’s code is there, and nothing is read twice`, async ({
        page,
        mock,
        signInAs,
    }) => {
        await signInAs(ADMIN, { open: null });
        let arrive = (): void => undefined;
        const held = new Promise<void>(resolve => (arrive = resolve));
        await page.route(/\/assets\/(?:react|index|portal|list)-[^/]+\.js$/, async route => {
            await held;
            await route.continue();
        });
        await mock.forgetCalls();
        const read = async () => (await mock.calls('GET')).map(call => call.path);
        await page.goto(path, { waitUntil: 'commit' });
        await expect.poll(async () => (await read()).length).toBeGreaterThan(2);
        arrive();
        await expect(rows(page).first()).toBeVisible();
        const all = await read();
        expect(all).toEqual([...new Set(all)]);
    });
}
