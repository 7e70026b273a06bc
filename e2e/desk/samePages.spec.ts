import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { dialogButton } from '../support/parts';
import { sidebar, visit } from '../support/portalPage';
import type { MockControl } from '../support/mock';

/**
 * What support sees of a situation is what the user saw (SITUATION-5): the same pages, with other names. Tickets, of whose words there
 * is nothing in the file, are left out.
 */

/** `npm run test:pages` takes all of them, the run of all browser tests the first. */
const ALL = process.env.PAGE_RUN !== undefined;
const ACCOUNTS = [
    'user@holzmann.example',
    'admin@holzmann.example',
    'reader@holzmann.example',
    'admin@northfield.example',
    'admin@lehmann.example',
];

/** All rows of a list at once: a page of them would begin with other names. */
const ALL_ROWS = '?rows=100';
const HEIGHT = 6_000;

/** What a page shows, whatever the names are. */
interface Looks {
    /** how many there are of each part */
    parts: Record<string, number>;
    /** its texts with figures, in which every letter is alike; which names a cell shows first depends on the alphabet */
    figures: string[];
}

/** The names, addresses, ids and codes of a server's data that hold digits, which are other ones in a situation. */
async function codesOf(mock: MockControl): Promise<string[]> {
    const found = new Set<string>();
    const add = (value: unknown): void => {
        if (typeof value === 'string') {
            if (/\d/.test(value) && value.length > 2 && !/^\d{4}-\d\d-\d\d/.test(value)) found.add(value);
        } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(add);
    };
    const { outbox: _outbox, ...state } = await mock.state();
    add(state);
    return [...found];
}

async function looksOf(page: Page, codes: readonly string[]): Promise<Looks> {
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.locator('main [aria-busy=true], main [class*=skeleton i]')).toHaveCount(0);
    // Cells are filled in after their rows.
    let before = '';
    const isSettled = async (): Promise<boolean> => {
        const now = await page.locator('main').innerText();
        const isSame = now === before;
        before = now;
        return isSame;
    };
    await expect.poll(isSettled, { intervals: [500] }).toBe(true);
    const { parts, texts } = await page.locator('main').evaluate(main => {
        const parts: Record<string, number> = {};
        const isShown = (element: Element) => element.checkVisibility() && !element.closest('li:has(a[href^="/tickets/"])');
        for (const element of main.querySelectorAll('h1, h2, h3, a, button, input, select, dt, li, tr, th, td, [role]')) {
            if (!isShown(element)) continue;
            const part = element.getAttribute('role') ?? element.localName;
            parts[part] = (parts[part] ?? 0) + 1;
        }
        const texts: string[] = [];
        const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
            const text = node.nodeValue?.trim();
            if (text && node.parentElement && isShown(node.parentElement)) texts.push(text);
        }
        return { parts, texts };
    });
    const blurred = texts.map(text => {
        // so are digits beside letters
        const mixed = text.replaceAll(/\S*\p{L}\S*/gu, word => word.replaceAll(/\p{N}/gu, '0'));
        const other = codes.some(code => text.includes(code)) ? text.replaceAll(/\p{N}/gu, '0') : mixed;
        // tickets are numbered again
        return other.replaceAll(/\b0\d{4}\b/g, '00000').replaceAll(/[\p{L}\p{M}]/gu, 'x');
    });
    return { parts, figures: blurred.filter(text => /[1-9]/.test(text)).sort() };
}

/** Every page that the navigation leads to. */
async function looksOfAll(page: Page, mock: MockControl): Promise<Record<string, Looks>> {
    const codes = await codesOf(mock);
    const links = sidebar(page).getByRole('link');
    await expect(links.first()).toBeVisible();
    const paths = await links.evaluateAll(all =>
        all.flatMap(link => {
            const { origin, pathname } = link as HTMLAnchorElement;
            return origin === location.origin && pathname !== '/tickets' ? [pathname] : [];
        }),
    );
    const seen: Record<string, Looks> = {};
    for (const path of paths) {
        await visit(page, path + ALL_ROWS);
        seen[path] = await looksOf(page, codes);
    }
    return seen;
}

for (const who of ACCOUNTS.slice(0, ALL ? undefined : 1)) {
    test(`the pages of ${who} look the same in the situation that they save`, async ({ page, signInAs, mock }) => {
        await page.setViewportSize({ width: 1280, height: HEIGHT });
        await signInAs(who);
        const before = await looksOfAll(page, mock);
        await page.getByRole('button', { name: /^Account of/ }).click();
        await page.getByRole('menuitem', { name: 'Save my situation' }).click();
        await expect(dialogButton(page, 'Save file')).toBeEnabled();
        const [download] = await Promise.all([page.waitForEvent('download'), dialogButton(page, 'Save file').click()]);
        const sent = await page.request.post('/__mock/api/situation-file', {
            data: await readFile(await download.path()),
            headers: { 'Content-Type': 'application/json' },
        });
        const { as, customer } = (await sent.json()) as { as: string; customer?: string };

        await signInAs(as, { customer });
        expect(await looksOfAll(page, mock)).toEqual(before);
    });
}
