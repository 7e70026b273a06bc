import { expect, test } from './fixtures';
import { ADMIN, LICENCE } from './portalPage';

/** Texts and chips of a table stand on one line. */

const PATHS = [
    '/licences',
    '/user-management',
    `/licences/${LICENCE}/keys`,
    '/licences/10010101/seats',
    '/licences/10010101/users',
    '/contracts',
    '/contracts?view=invoices',
    '/cloud-groups',
];

test('the contents of a row are centred on one line, to the pixel', async ({ page, signInAs }) => {
    await signInAs(ADMIN, { open: null });
    for (const path of PATHS) {
        await page.goto(path);
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
                                return range.getBoundingClientRect();
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
