import { expect, test } from '../support/fixtures';
import { ADMIN, LICENCE, openNext } from '../support/portalPage';

/** Texts and chips of a table stand on one line, a fact's label and value too; fields stand evenly. */

const PATHS = [
    '/licences',
    '/user-management',
    `/licences/${LICENCE}/keys`,
    '/licences/10010101/seats',
    '/licences/10010101/users',
    '/contracts',
    '/contracts?view=invoices',
    '/cloud-groups',
    '/tickets',
];

test('the contents of a row are centred on one line, to the pixel', async ({ page, signInAs }) => {
    await signInAs(ADMIN, { open: null });
    for (const path of PATHS) {
        await openNext(page, path);
        const row = page.locator('[role=grid] [role=row]:has([role=rowheader])');
        await row.first().waitFor();
        const off = () =>
            row.evaluateAll(rows => {
                const found: string[] = [];
                for (const shown of rows) {
                    const { top, height } = shown.getBoundingClientRect();
                    for (const cell of shown.querySelectorAll<HTMLElement>('[data-field]')) {
                        const range = document.createRange();
                        range.selectNodeContents(cell);
                        if (cell.innerText.trim() === '' || cell.querySelector('.visually-hidden, button')) continue;
                        const texts = [...cell.querySelectorAll('*'), cell]
                            .flatMap(element => [...element.childNodes])
                            .filter(node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
                            .map(node => {
                                range.selectNodeContents(node);
                                // An excerpt has further lines that are not shown.
                                const isExcerpt = getComputedStyle(node.parentElement!).webkitLineClamp === '1';
                                return isExcerpt ? range.getClientRects()[0]! : range.getBoundingClientRect();
                            });
                        const middle =
                            (Math.min(...texts.map(text => text.top)) + Math.max(...texts.map(text => text.bottom))) / 2;
                        const distance = middle - (top + height / 2);
                        if (Math.abs(distance) > 1) found.push(`${cell.dataset.field} ${distance.toFixed(1)}`);
                    }
                }
                return found;
            });
        await expect.poll(off, path).toEqual([]);
    }
});

test('a fact’s label and its value stand on one baseline', async ({ page, signInAs }) => {
    await signInAs(ADMIN, { open: null });
    for (const path of ['/user-management/u102', `/licences/${LICENCE}`, '/contracts/c1', '/cloud-groups/g102', '/profile']) {
        await openNext(page, path);
        await page.locator('main dl dd').first().waitFor();
        const off = () =>
            page.locator('main dl > div').evaluateAll(facts => {
                const pen = document.createElement('canvas').getContext('2d')!;
                /** Where the first line of an element's text stands. */
                const baseline = (element: Element): number => {
                    const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
                    let text = words.nextNode();
                    while (text && (text.textContent?.trim() === '' || text.parentElement?.closest('.visually-hidden')))
                        text = words.nextNode();
                    if (!text?.parentElement) return NaN;
                    const { font } = getComputedStyle(text.parentElement);
                    const range = document.createRange();
                    range.selectNodeContents(text);
                    const { top, height } = range.getClientRects()[0]!;
                    pen.font = font;
                    const { fontBoundingBoxAscent: up, fontBoundingBoxDescent: down } = pen.measureText('x');
                    return top + (height * up) / (up + down);
                };
                return facts.flatMap(fact => {
                    const [label, value] = [fact.querySelector('dt'), fact.querySelector('dd')];
                    const { left, right } = label!.getBoundingClientRect();
                    // A figure stands below its label.
                    if (!value || (value.getBoundingClientRect().left < right && left < value.getBoundingClientRect().right))
                        return [];
                    const distance = baseline(value) - baseline(label!);
                    return Math.abs(distance) > 1 ? [`${fact.textContent}: ${distance.toFixed(1)}`] : [];
                });
            });
        await expect.poll(off, path).toEqual([]);
    }
});

test('fields of a form stand 20 px apart, and the arrow of every select is drawn', async ({ page, signInAs }) => {
    await signInAs(ADMIN, { open: null });
    for (const [path, button] of [
        ['/user-management', 'Create user'],
        ['/user-management/u102', 'Add licences'],
        [`/licences/${LICENCE}/keys`, 'Create key'],
        ['/profile', 'Edit'],
    ] as const) {
        await page.goto(path);
        await page.getByRole('main').getByRole('button', { name: button }).first().click();
        const field = page.locator('dialog').locator('input, select').first();
        await field.waitFor();
        const found = () =>
            field.evaluate(first => {
                const ticks = (part: Element) => (part.querySelector('input[type=checkbox]') ? 1 : 0);
                const parts = [...first.closest('[class*=_form_]')!.children].filter(
                    part => part.getBoundingClientRect().height > 0 && getComputedStyle(part).position !== 'absolute',
                );
                const uneven = parts.slice(1).flatMap((part, at) => {
                    const before = parts[at]!;
                    const gap = Math.round(part.getBoundingClientRect().top - before.getBoundingClientRect().bottom);
                    // The line of a checkbox may have 5 px of the distance in itself.
                    const least = 20 - 5 * (ticks(before) + ticks(part));
                    return gap < least || gap > 20 ? [gap] : [];
                });
                const plain = [...document.querySelectorAll('select')].filter(select => {
                    const { appearance, backgroundImage } = getComputedStyle(select);
                    return appearance !== 'none' || !backgroundImage.includes('svg');
                });
                return { several: parts.length > 1, uneven, plain: plain.length };
            });
        await expect.poll(found, button).toEqual({ several: true, uneven: [], plain: 0 });
    }
});
