import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { dialog, toasts } from '../support/parts';
import { ADMIN, expectNoOverflow, grid, LICENCE, openNext, sidebar } from '../support/portalPage';

/** The portal with system settings for colours, contrast or text spacing. */

const READER = 'reader@holzmann.example';

const style = (element: Locator, name: string) =>
    element.evaluate((found, property) => getComputedStyle(found).getPropertyValue(property), name);

test('the system’s colours show what is current, pressed, ticked and clickable', async ({ page, signInAs }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await signInAs(ADMIN, { open: '/user-management' });
    await page.getByRole('checkbox').nth(1).check();

    const current = sidebar(page).locator('[aria-current]');
    const other = sidebar(page).getByRole('link', { name: 'Profile' });
    expect(await style(current, 'background-color')).not.toBe(await style(other, 'background-color'));
    const pressed = page.getByRole('button', { name: 'Table' });
    expect(await style(pressed, 'background-color')).not.toBe(
        await style(page.getByRole('button', { name: 'Cards' }), 'background-color'),
    );
    // Rendered once: the browser's own box is hidden.
    expect(await style(page.getByRole('checkbox').nth(1), 'appearance')).toBe('none');
    const mark = (nth: number) =>
        page
            .getByRole('checkbox')
            .nth(nth)
            .evaluate(box => getComputedStyle(box, '::before').backgroundColor);
    expect(await mark(1)).not.toBe(await mark(2));
    expect(await style(page.getByRole('button', { name: 'Create user' }), 'outline-style')).toBe('solid');

    await page.goto('/__mock/kit');
    const rowMenu = page.getByTitle('Actions', { exact: true });
    const dots = await rowMenu.screenshot();
    await rowMenu.evaluate(button => ((button.firstElementChild as SVGElement).style.visibility = 'hidden'));
    expect(dots.equals(await rowMenu.screenshot())).toBe(false);
});

test('a public page has one main button, the others are plain', async ({ page, mock }) => {
    await page.goto('/');
    await page.getByLabel('E-mail address').fill('multi@planwerk.example');
    await page.getByLabel('Password', { exact: true }).fill('portal');
    await page.getByRole('button', { name: 'Sign in' }).click();
    const back = page.getByRole('button', { name: 'Back' });
    await expect(back).toBeVisible();
    await page.mouse.move(0, 0);
    // What is new is judged by the version that the page has read.
    await page.waitForFunction(() => sessionStorage.getItem('portal-version') !== null);
    await mock.renewDeployment();
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    const colours = await Promise.all(
        ['Refresh now', 'Ignore', 'Back'].map(name => style(page.getByRole('button', { name }), 'background-color')),
    );
    expect(colours[0]).not.toBe(colours[1]);
    expect(colours[1]).toBe(colours[2]);
});

test('a word breaks neither beside the state on a card nor in an address that is a title', async ({ page, signInAs }) => {
    /** On how many lines a part of an element's text stands. */
    const linesOf = (element: Locator, word: string) =>
        element.evaluate((found, part) => {
            const texts = document.createTreeWalker(found, NodeFilter.SHOW_TEXT);
            for (let text = texts.nextNode(); text; text = texts.nextNode()) {
                const from = text.textContent?.indexOf(part) ?? -1;
                if (from < 0) continue;
                const range = document.createRange();
                range.setStart(text, from);
                range.setEnd(text, from + part.length);
                return range.getClientRects().length;
            }
            return 0;
        }, word);
    await signInAs(ADMIN, { open: '/licences', language: 'de' });
    await page.getByRole('button', { name: 'Karten' }).click();
    expect(await linesOf(page.getByRole('heading', { name: 'Kundenberatung zu Hause' }), 'Kundenberatung')).toBe(1);
    await page.goto('/user-management/u112');
    const title = page.getByRole('heading', { level: 1, name: 'lager@holzmann.example' });
    await expect(title).toBeVisible();
    expect(await linesOf(title, '@holzmann.example')).toBe(1);
});

test('a link shows at once that it is pressed', async ({ page, signInAs }) => {
    await signInAs(ADMIN, { open: '/user-management' });
    const link = sidebar(page).getByRole('link', { name: 'Profile' });
    await link.hover();
    await page.mouse.down();
    expect(await style(link, 'opacity')).toBe('0.7');
    // Released elsewhere, it opens nothing.
    await page.mouse.move(600, 20);
    await page.mouse.up();
    expect(await style(link, 'opacity')).toBe('1');
});

test('the system’s colours distinguish the controls of the public pages', async ({ page, mock }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/');
    const submit = page.getByRole('button', { name: 'Sign in' });
    expect(await style(submit, 'border-top-width')).toBe('2px');
    const reveal = page.getByRole('button', { name: 'Show password' });
    expect(await style(reveal, 'outline-style')).toBe('solid');
    const released = await style(reveal, 'background-color');
    await reveal.click();
    await expect.poll(() => style(reveal, 'background-color')).not.toBe(released);
    const email = page.locator('.p-input').first();
    const border = () => style(email, 'border-top-style');
    const before = await border();
    await page.getByLabel('E-mail address').fill('nobody');
    await submit.click();
    await expect.poll(border).not.toBe(before);
    expect(await style(page.getByRole('link', { name: 'Forgot your password?' }), 'text-decoration-line')).toBe('underline');

    // A disabled control has the colour for that.
    await page.goto((await mock.mail('azubi@werkstatt.example', 'education')).link ?? '');
    const register = page.getByRole('button', { name: 'Register' });
    await register.waitFor();
    const other = page.locator('.p-language select');
    expect(await style(register, 'color')).not.toBe(await style(other, 'color'));
});

test('more contrast, if requested, makes the focus and links of the public pages stronger', async ({ page, mock: _mock }) => {
    await page.emulateMedia({ contrast: 'more' });
    await page.goto('/');
    await page.getByLabel('E-mail address').focus();
    expect(await style(page.locator('.p-input').first(), 'outline-width')).toBe('3px');
    expect(await style(page.getByRole('link', { name: 'Forgot your password?' }), 'text-decoration-line')).toBe('underline');
});

test('more contrast, if requested, makes lines and muted text stronger', async ({ page, signInAs }) => {
    await signInAs(ADMIN, { open: '/licences' });
    const token = (name: string) => page.evaluate(name => getComputedStyle(document.body).getPropertyValue(name), name);
    expect(await token('--p-border')).not.toBe(await token('--p-text'));
    for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ contrast: 'more', colorScheme });
        const same = async () => new Set(await Promise.all(['--p-border', '--p-text-muted', '--p-text'].map(token))).size;
        await expect.poll(same).toBe(1);
    }
});

/** WCAG 2.2, 1.4.12. */
const SPACING =
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/** E-mails that are cut off without a way to see them whole. */
const cutMails = (page: Page): Promise<string[]> =>
    page.evaluate(() => {
        const cut: string[] = [];
        for (const element of document.querySelectorAll('main *, dialog *')) {
            const text = [...element.childNodes]
                .filter(node => node.nodeType === Node.TEXT_NODE)
                .map(node => node.nodeValue)
                .join('');
            if (!/\S@\S|\S\.example/.test(text) || !element.checkVisibility() || element.closest('.visually-hidden, option'))
                continue;
            if (element.closest('[title]')) continue;
            for (let around: Element | null = element; around && around !== document.body; around = around.parentElement) {
                const { overflowX, display } = getComputedStyle(around);
                if (display === 'inline' || overflowX === 'visible' || overflowX === 'auto' || overflowX === 'scroll') continue;
                if (around.scrollWidth > around.clientWidth + 1) cut.push(text.trim());
                break;
            }
        }
        return cut;
    });

test('with more space between letters no e-mail of any page is cut without a tooltip', async ({ page, signInAs }) => {
    const paths = [
        '/user-management',
        '/user-management/u101',
        `/licences/${LICENCE}/users`,
        `/licences/${LICENCE}/keys`,
        '/cloud-groups/g101',
        '/profile',
    ];
    await signInAs(ADMIN, { open: null });
    for (const [at, path] of paths.entries()) {
        await page.setViewportSize({ width: 1280, height: 900 });
        await openNext(page, path);
        await page.getByRole('main').getByText('.example').first().waitFor({ state: 'attached' });
        if (at === 0) await page.addStyleTag({ content: SPACING });
        for (const width of [1280, 800, 320]) {
            await page.setViewportSize({ width, height: 900 });
            // A column with e-mails may be hidden; then there is none to cut off.
            await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
            expect(await cutMails(page), `${path} at ${width} px`).toEqual([]);
            await expectNoOverflow(page);
        }
    }
});

test('the account menu of a user with read access does not scroll sideways at 320 px', async ({ page, signInAs }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    for (const language of ['en', 'de', 'fr', 'pl'] as const) {
        await signInAs(READER, { language });
        await page.getByRole('banner').getByRole('button').last().click();
        const menu = page.getByRole('menu');
        await menu.waitFor();
        const box = await menu.evaluate(({ parentElement: panel }) => {
            const { left = 0, right = 0 } = panel?.getBoundingClientRect() ?? {};
            return { beyond: (panel?.scrollWidth ?? 0) - (panel?.clientWidth ?? 0), out: left < 0 || right > innerWidth };
        });
        expect(box, language).toEqual({ beyond: 0, out: false });
    }
});

test('messages cover neither what was changed nor what stays at the bottom', async ({ page, signInAs }) => {
    await page.setViewportSize({ width: 1280, height: 600 });
    await signInAs(ADMIN, { open: '/licences' });
    await grid(page).getByRole('rowheader').first().waitFor();
    const boxes = (one: Locator, other: Locator) => Promise.all([one, other].map(found => found.boundingBox()));
    const apart = async (one: Locator, other: Locator) => {
        const [a, b] = await boxes(one, other);
        if (!a || !b) throw new Error('not on the page');
        return a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
    };
    const toast = toasts(page).first();

    // The last row in view, renamed, in the corner where messages appear.
    const rename = page.getByRole('button', { name: /^Rename/, disabled: false }).last();
    await rename.focus();
    await rename.evaluate(button => window.scrollBy(0, button.getBoundingClientRect().bottom - innerHeight + 24));
    await rename.press('Enter');
    await dialog(page).getByRole('textbox').fill('Renamed');
    await page.keyboard.press('Enter');
    await toast.waitFor();
    await expect(dialog(page)).toHaveCount(0);
    const row = page.getByRole('row').filter({ has: page.locator(':focus') });
    await expect.poll(() => apart(toast, row)).toBe(true);
});

test('messages that stay appear above the bar of the selected rows', async ({ page, mock, signInAs }) => {
    await page.clock.install();
    await signInAs(ADMIN, { open: '/user-management' });
    await page.getByRole('checkbox').nth(1).waitFor();
    await mock.renewDeployment();
    await page.clock.fastForward('10:01');
    const toast = toasts(page).first();
    await toast.waitFor();
    for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 700 });
        await page.getByRole('checkbox').nth(1).check();
        const bar = page.locator('[data-foot]');
        await expect
            .poll(async () => {
                const [message, foot] = await Promise.all([toast.boundingBox(), bar.boundingBox()]);
                return message && foot ? message.y + message.height - foot.y : NaN;
            }, `${width} px`)
            .toBeLessThanOrEqual(0);
        await page.getByRole('checkbox').nth(1).uncheck();
    }
});
