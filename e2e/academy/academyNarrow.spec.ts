import type { Locator, Page } from '@playwright/test';
import { ADMIN_WITHOUT_ACADEMY, expectNoOverflow, openNext } from '../support/portalPage';
import { expectValid, MEMBER, panel, writeComment } from './academyPage';
import { expect, test } from '../support/fixtures';
import { heading, toasts } from '../support/parts';

/** The academy with long names and on narrow screens, measured: nothing widens a page, is cut off, or is below the panel. */

const NAME = `Wärmedämmverbundsystemmontagearbeitsplatz${'x'.repeat(140)}`;
const NAMES: ReadonlySet<string> = new Set(['label', 'description', 'content', 'displayName', 'name']);
const WIDTHS = [1280, 360, 320];

/** The server's response, with every name 180 characters long and without a blank. */
const lengthened = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(lengthened);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
        Object.entries(value).map(([key, own]) => [key, typeof own === 'string' && NAMES.has(key) ? NAME : lengthened(own)]),
    );
};

const lengthenNames = (page: Page) =>
    page.route('**/api/academy/**', async route => {
        if (route.request().method() !== 'GET') return route.fallback();
        const answer = await route.fetch();
        const json: unknown = await answer.json().catch(() => null);
        return route.fulfill(json === null ? { response: answer } : { response: answer, json: lengthened(json) });
    });

/** The elements that extend beyond their page, except in a line that ends in an ellipsis. */
const cut = (part: Locator): Promise<string[]> =>
    part.evaluate(root => {
        const shortened = (element: Element): boolean => {
            const above = element.parentElement;
            if (!above || above === root) return false;
            return getComputedStyle(above).textOverflow === 'ellipsis' || shortened(above);
        };
        return [...root.querySelectorAll('h1, h2, h3, p, li, a, bdi, span, button')]
            .filter(element => element.checkVisibility() && !element.closest('.visually-hidden, media-controller'))
            .filter(element => {
                const { left, right, width } = element.getBoundingClientRect();
                return width > 1 && (left < -0.5 || right > document.documentElement.clientWidth + 0.5);
            })
            .filter(element => !shortened(element))
            .map(element => `${element.tagName} ${element.textContent.slice(0, 30)}`);
    });

/** Each beside one with another title: all records have the same name here. */
const PATHS = [
    '/academy',
    '/academy/d1',
    '/academy/record',
    '/academy/d11',
    '/academy/search?query=a',
    '/academy/d11/v102',
    '/academy/membership',
];

test('the pages keep their width with long names', async ({ page, signInAs }) => {
    await signInAs(MEMBER, { open: null });
    await lengthenNames(page);
    for (const path of PATHS) {
        await page.setViewportSize({ width: 1280, height: 900 });
        await openNext(page, path);
        await heading(page).waitFor();
        await expect(page.locator('main [class*=skeleton i]')).toHaveCount(0);
        for (const width of WIDTHS) {
            await page.setViewportSize({ width, height: 900 });
            await expectNoOverflow(page, `${path} at ${width} px`);
            await expect.poll(() => cut(page.getByRole('main')), `${path} cut at ${width} px`).toEqual([]);
        }
    }
});

test('the results below the search field keep its width and show full names', async ({ page, signInAs }) => {
    await lengthenNames(page);
    await signInAs(MEMBER, { open: '/academy' });
    await expectValid(page);
    await page.getByRole('combobox').fill('planen');
    await expect(page.getByRole('option').filter({ hasText: NAME }).first()).toBeVisible();
    for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await expectNoOverflow(page, `results at ${width} px`);
        await expect.poll(() => cut(page.getByRole('search'))).toEqual([]);
        const list = page.getByRole('listbox');
        const [content, room] = await list.evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth]);
        expect(content, `the list at ${width} px`).toBeLessThanOrEqual(room);
    }
});

test('titles of cards are not cut off at 320 px', async ({ page, signInAs }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of ['/academy', '/academy/d11', '/academy/search?query=a']) {
        await signInAs(MEMBER, { open: path });
        const titles = page.getByRole('main').getByRole('listitem').getByRole('heading');
        await titles.first().waitFor();
        const beyond = await titles.evaluateAll(
            all =>
                all.filter(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => {
                    return scrollWidth > clientWidth || scrollHeight > clientHeight + 1;
                }).length,
        );
        expect(beyond, path).toBe(0);
    }
});

const top = async (part: Locator) => (await part.boundingBox())?.y ?? NaN;
const bottom = async (part: Locator) => {
    const box = await part.boundingBox();
    return box ? box.y + box.height : NaN;
};

test('submit buttons with the focus are not covered by the panel at 320 px, and toasts appear above it', async ({
    page,
    signInAs,
}) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await signInAs(MEMBER, { open: '/academy/d1/v101' });
    await expectValid(page);
    await (await writeComment(page)).fill('Clear of the panel');
    const send = page.getByRole('button', { name: 'Send' }).first();
    await send.focus();
    await expect.poll(async () => (await bottom(send)) <= (await top(panel(page)))).toBe(true);
    await page.keyboard.press('Enter');
    const toast = toasts(page).first();
    await expect(toast).toBeVisible();
    await expect.poll(async () => (await bottom(toast)) <= (await top(panel(page)))).toBe(true);
});

test('the send button of a comment is beside the dot of a valid licence, wherever the page is scrolled', async ({
    page,
    signInAs,
}) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await signInAs(MEMBER, { open: '/academy/d1/v101', language: 'de' });
    await page.getByRole('button', { name: 'Kommentar schreiben' }).click();
    const send = page.locator('form button[type=submit]');
    await expect(send).toBeVisible();
    const dot = page.locator('[data-academy-panel][data-tone=success]');
    await expect(dot).toBeVisible();
    const [button, cover] = [(await send.boundingBox())!, (await dot.boundingBox())!];
    expect(cover.width).toBeLessThan(60);
    expect(button.x + button.width).toBeLessThanOrEqual(cover.x);
    await expectNoOverflow(page);
});

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    test(`the words below a video stand on one line, motion: ${reducedMotion}`, async ({ page, signInAs }) => {
        await page.emulateMedia({ reducedMotion });
        await signInAs(MEMBER, { open: '/academy/d1/v101' });
        const words = [page.getByRole('button', { name: 'Keyboard' }), page.getByText('Autoplay', { exact: true })];
        const tops = () =>
            Promise.all(
                words.map(part =>
                    part.evaluate(element => {
                        const range = document.createRange();
                        range.selectNodeContents(element.lastChild ?? element);
                        return Math.round(range.getBoundingClientRect().top);
                    }),
                ),
            );
        await expect.poll(async () => new Set(await tops()).size).toBe(1);
    });
}

test('the button of an order is not covered by the panel at 320 px', async ({ page, signInAs }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await signInAs(ADMIN_WITHOUT_ACADEMY, { open: '/academy/membership' });
    const order = page.getByRole('main').locator('button[type=submit]');
    await order.focus();
    await expect.poll(async () => (await bottom(order)) <= (await top(panel(page)))).toBe(true);
});
