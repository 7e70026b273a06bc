import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { rows } from '../support/parts';
import { ADMIN, openNext, TABLES } from '../support/portalPage';

/** The columns of a table are resized (LIST-12), and its rows are compact (LIST-17). */

const READER = 'reader@holzmann.example';

const header = (page: Page, name: string) => page.getByRole('columnheader', { name });

const widthOf = async (page: Page, name: string) => Math.round((await header(page, name).boundingBox())?.width ?? 0);

/** The place of a column's edge. */
async function edge(page: Page, name: string): Promise<{ x: number; y: number }> {
    const box = await header(page, name).boundingBox();
    return { x: (box?.x ?? 0) + (box?.width ?? 0) - 1, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
}

/** The texts that are wider than what they stand in; measured by their lines, as inline elements have no width of their own. */
const cutTexts = (boxes: Locator) =>
    boxes.evaluateAll(all =>
        all
            .filter(box => {
                const text = document.createRange();
                text.selectNodeContents(box);
                return text.getBoundingClientRect().width > box.clientWidth + 0.5;
            })
            .map(box => box.textContent),
    );

async function drag(page: Page, name: string, by: number): Promise<void> {
    const { x, y } = await edge(page, name);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + by / 2, y);
    await page.mouse.move(x + by, y);
    await page.mouse.up();
}

const menu = (page: Page) => page.getByRole('menu', { name: 'Columns' });
const reset = (page: Page) => menu(page).getByRole('menuitem', { name: 'Reset column widths' });

test('a column gets the width to which its edge is dragged, keeps it, fits its content on a double click, and is reset', async ({
    page,
    signInAs,
    expectAccessible,
}) => {
    await signInAs(ADMIN, { open: '/user-management' });
    await rows(page).first().waitFor();
    const before = await widthOf(page, 'Name');
    // A press without a move changes nothing.
    await drag(page, 'E-mail', 0);
    await drag(page, 'Name', 120);
    await expect.poll(() => widthOf(page, 'Name')).toBe(before + 120);
    // The press at the edge sorts nothing, and the cells follow.
    await expect(page).toHaveURL(/user-management$/);
    const cell = rows(page).first().getByRole('rowheader');
    expect(Math.round((await cell.boundingBox())?.width ?? 0)).toBe(before + 120);
    await expectAccessible();

    await page.reload();
    await expect.poll(() => widthOf(page, 'Name')).toBe(before + 120);
    await page.goto('/cloud-groups');
    await rows(page).first().waitFor();
    expect(await page.evaluate(() => Object.keys(localStorage).filter(key => key.startsWith('columns.')))).toEqual([
        'columns.users',
    ]);

    await page.goBack();
    await rows(page).first().waitFor();
    const { x, y } = await edge(page, 'Name');
    await page.mouse.dblclick(x, y);
    await expect.poll(() => widthOf(page, 'Name')).not.toBe(before + 120);
    expect(await cutTexts(page.getByRole('grid').getByRole('rowheader'))).toEqual([]);

    await page.getByRole('button', { name: 'Columns' }).click();
    await reset(page).click();
    await expect.poll(() => widthOf(page, 'Name')).toBe(before);
    expect(await page.evaluate(() => localStorage.getItem('columns.users'))).toBeNull();
});

test('columns before the dragged edge stay, those after it share what is left, and nothing moves when the button is released', async ({
    page,
    signInAs,
}) => {
    await signInAs(ADMIN, { open: '/licences' });
    await rows(page).first().waitFor();
    const places = () =>
        page.getByRole('columnheader').evaluateAll(cells => cells.map(cell => Math.round(cell.getBoundingClientRect().right)));
    const [start, { x, y }] = [await places(), await edge(page, 'Status')];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 10, y);
    await page.mouse.move(x + 30, y);
    const held = await places();
    const moved = (now: number[], then: number[]) => now.map((place, at) => place - (then[at] ?? 0));
    const near = (pixels: number) => [pixels - 1, pixels, pixels + 1];
    expect(near(0)).toContain(moved(held, start)[0]);
    expect(near(30)).toContain(moved(held, start)[1]);
    expect(near(0)).toContain(moved(held, start).at(-1));
    await page.mouse.up();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('columns.licences'))).toContain('"state":');
    for (const pixels of moved(await places(), held)) expect(near(0)).toContain(pixels);
});

test('a column is resized by keyboard, not below what it needs, and arrows alone still lead to the next one', async ({
    page,
    signInAs,
}) => {
    await signInAs(ADMIN, { open: '/licences' });
    await rows(page).first().waitFor();
    const before = await widthOf(page, 'Name');
    await header(page, 'Name').focus();
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Shift+ArrowRight');
    await expect.poll(() => widthOf(page, 'Name')).toBe(before + 32);
    await expect(header(page, 'Name')).toBeFocused();
    await page.keyboard.press('Shift+ArrowLeft');
    await expect.poll(() => widthOf(page, 'Name')).toBe(before + 16);
    for (let at = 0; at < 30; at += 1) await page.keyboard.press('Shift+ArrowLeft');
    await expect.poll(() => widthOf(page, 'Name')).toBe(120);
    await page.keyboard.press('Shift+Enter');
    await expect.poll(() => widthOf(page, 'Name')).toBeGreaterThan(120);
    await expect(page).toHaveURL(/licences$/);
    await page.keyboard.press('ArrowRight');
    await expect(header(page, 'Status')).toBeFocused();
});

test.describe('with a finger', () => {
    test.use({ hasTouch: true });

    test('a column is resized at its edge', async ({ page, signInAs }) => {
        await signInAs(ADMIN, { open: '/licences' });
        await rows(page).first().waitFor();
        const before = await widthOf(page, 'Name');
        const { x, y } = await edge(page, 'Name');
        const session = await page.context().newCDPSession(page);
        const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: number) =>
            session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x: at, y }] });
        await touch('touchStart', x);
        await touch('touchMove', x + 30);
        await touch('touchMove', x + 60);
        await touch('touchEnd', x + 60);
        await expect.poll(() => widthOf(page, 'Name')).toBe(before + 60);
        await session.detach();
    });
});

test('compact rows are chosen once for all lists, by each person', async ({ page, signInAs }) => {
    await signInAs(ADMIN, { open: '/licences' });
    const height = async () => (await rows(page).nth(1).boundingBox())?.height;
    await expect.poll(height).toBe(44);
    await page.getByRole('button', { name: 'Columns' }).click();
    const compact = menu(page).getByRole('menuitemcheckbox', { name: 'Compact rows' });
    await compact.click();
    await expect(compact).toBeChecked();
    await expect.poll(height).toBe(36);
    await page.goto('/user-management');
    await expect.poll(height).toBe(36);
    await signInAs(READER, { open: '/licences' });
    await expect.poll(height).toBe(44);
});

test('Shift selects from the last row to this one, by pointer and by keys', async ({ page, signInAs }) => {
    await signInAs(ADMIN, { open: '/user-management' });
    await rows(page).first().waitFor();
    const box = (at: number) => rows(page).nth(at).getByRole('checkbox');
    const count = (number: number) => expect(page.getByText(new RegExp(`^${number} users? selected`))).toBeVisible();
    await box(2).click();
    await box(5).click({ modifiers: ['Shift'] });
    await count(4);
    await box(4).click({ modifiers: ['Shift'] });
    await count(2);
    await expect(box(2)).toBeChecked();
    await expect(box(5)).not.toBeChecked();
    await box(7).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Shift+ArrowDown');
    await count(4);
});

test('no column is narrower than its header, and addresses are shown whole where there is room', async ({ page, signInAs }) => {
    await signInAs(ADMIN, { language: 'de', open: null });
    const cutHeaders = () => cutTexts(page.locator('.MuiDataGrid-columnHeaderTitle'));
    const end = () =>
        page
            .getByRole('columnheader')
            .last()
            .evaluate(cell => cell.getBoundingClientRect().right);
    for (const path of TABLES) {
        await page.setViewportSize({ width: 1100, height: 800 });
        await openNext(page, path);
        await rows(page).first().waitFor();
        expect(await cutHeaders(), `${path} at 1100 px`).toEqual([]);
        const narrow = await end();
        await page.setViewportSize({ width: 1280, height: 800 });
        // The columns share the new width a moment later.
        await expect.poll(end).toBeGreaterThan(narrow + 100);
        expect(await cutHeaders(), `${path} at 1280 px`).toEqual([]);
        if (path === '/user-management') expect(await cutTexts(page.locator('[role=gridcell][data-field=email]'))).toEqual([]);
    }
});
