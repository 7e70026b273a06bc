import type { Locator, Page } from '@playwright/test';
import { ENGINE } from '../engines/test';
import { expect } from './fixtures';

/** Helpers for tests of the signed-in portal. */

export const ADMIN = 'admin@holzmann.example';
export const ACCOUNT = 'user@holzmann.example';
/** An administrator whose customer has no academy licence: its users can request one. */
export const ADMIN_WITHOUT_ACADEMY = 'admin@lehmann.example';

/** A licence of the administrator's customer. */
export const LICENCE = '10010108';

/** The pages whose list is a table. */
export const TABLES = [
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

/** Every protected route, with ids of the seed. */
export const ROUTES = [
    '/dashboard',
    '/licences',
    '/profile',
    '/applications',
    `/licences/${LICENCE}`,
    `/licences/${LICENCE}/users`,
    `/licences/${LICENCE}/keys`,
    `/licences/${LICENCE}/seats`,
    `/licences/${LICENCE}/modules`,
    '/user-management',
    '/user-management/u101',
    '/cloud-groups',
    '/cloud-groups/g101',
    '/contracts',
    '/contracts/c1',
    '/deadlines',
    '/tickets',
    '/tickets/t4',
    '/academy',
    '/academy/search',
    '/academy/membership',
    '/academy/record',
    '/academy/d11',
    '/academy/d11/v101',
];

/** The sidebar, by its English name. */
export const sidebar = (page: Page): Locator => page.getByRole('navigation', { name: 'Main navigation' });

/** The dashboard's tiles. */
export const tiles = (page: Page): Locator => page.locator('main ul:has(> li > a[href="/profile"])').getByRole('link');

/** The sign-in page's message about an expired session. */
export const EXPIRED = 'Your session has ended. Please sign in again.';
export const SIGNED_OUT = 'You have been signed out.';

/** Signs out with the account menu. */
export async function signOut(page: Page): Promise<void> {
    await page.getByRole('button', { name: /^Account/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
}

/** The administrators' list of licences as a grid, by its English name. */
export const grid = (page: Page): Locator => page.getByRole('grid', { name: 'Licences' });

/** Opens a page of the portal like a link, without reloading the portal. */
export async function visit(page: Page, path: string): Promise<void> {
    await page.evaluate(address => {
        history.pushState(null, '', address);
        dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    const [pathname] = path.split('?');
    await page.waitForURL(url => url.pathname === pathname);
}

/**
 * Opens one page after another like a link, which loads the portal once, and waits until the one before is gone, whose title is another
 * one. The first page is loaded, and so is an address with a query, which may be a view of the page before.
 */
export async function openNext(page: Page, path: string): Promise<void> {
    const left = await page.title();
    if (left === '' || path.includes('?')) {
        await page.goto(path);
        return;
    }
    await visit(page, path);
    await expect(page).not.toHaveTitle(left);
}

/** The number of lines that a text takes. */
export const linesOf = (text: Locator): Promise<number> =>
    text.evaluate(element => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size;
    });

/** Checks that the page is as wide as the window: it does not scroll sideways. */
export async function expectNoOverflow(page: Page, what = page.url()): Promise<void> {
    const widths = () => page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]);
    await expect
        .poll(async () => {
            const [content = 0, window = 0] = await widths();
            return content - window;
        }, `px beyond the window, ${what}`)
        .toBeLessThanOrEqual(0);
}

/** Checks that tables flow on paper: what is around them is no grid, whose end lies below what follows once it is divided between sheets. */
export async function expectFlowsOnPaper(page: Page): Promise<void> {
    // Firefox's driver has no command for paper.
    if (ENGINE === 'firefox') return;
    await page.emulateMedia({ media: 'print' });
    const divided = await page.evaluate(() => {
        const around = (element: Element | null): Element[] =>
            element && element.tagName !== 'MAIN' ? [element, ...around(element.parentElement)] : [];
        const tables = [...document.querySelectorAll('main table')].filter(table => table.checkVisibility());
        const found = new Set(tables.flatMap(table => around(table.parentElement)));
        return [...found]
            .filter(element => /grid|flex/.test(getComputedStyle(element).display))
            .map(element => element.className);
    });
    expect(divided, 'what does not flow on paper').toEqual([]);
    await page.emulateMedia({ media: 'screen' });
}

/** Presses Tab until the element has the focus; fails when it is not reached. */
export async function tabTo(page: Page, target: Locator, atMost = 40): Promise<void> {
    const focused = () => target.evaluate(element => element === document.activeElement);
    for (let press = 0; press < atMost && !(await focused()); press++) await page.keyboard.press('Tab');
    await expect(target).toBeFocused();
}

/** The e-mail of an ordinary, active user of the administrator with this token. */
export async function ordinaryUser(page: Page, token: string): Promise<string> {
    const headers = { Authorization: `Bearer ${token}`, 'Application-Id': 'portal' };
    const users = (await (await page.request.get('/api/users', { headers })).json()) as {
        email: string;
        role: string;
        active: boolean;
    }[];
    const user = users.find(({ role, active }) => role === 'USER' && active);
    if (!user) throw new Error('The seed has no ordinary user there.');
    return user.email;
}

/**
 * The calls that the page makes from now on, by method and path. Not taken from the mock's log, because a browser repeats a call by itself
 * when its connection is cut.
 */
export function countCalls(page: Page, method: string, path: RegExp): { since(): number } {
    let count = 0;
    page.on('request', request => {
        if (request.method() === method && path.test(new URL(request.url()).pathname.replace('/api/', ''))) count += 1;
    });
    return {
        /** The number of calls since the previous call of this function. */
        since() {
            const counted = count;
            count = 0;
            return counted;
        },
    };
}

/** Presses a key once a submit button that had the focus from the start accepts it: after 400 ms (SHELL-5). */
export async function pressWhenHeard(page: Page, key: string): Promise<void> {
    const now = () => page.evaluate(() => performance.now());
    const seen = await now();
    await expect.poll(async () => (await now()) - seen, { intervals: [50] }).toBeGreaterThan(400);
    await page.keyboard.press(key);
}

interface Log {
    calls(): Promise<{ method: string; path: string }[]>;
}

/** The changes that the page sent, from the mock's log. */
export async function changes(mock: Log): Promise<string[]> {
    const calls = await mock.calls();
    return calls
        .filter(({ method }) => method !== 'GET')
        .map(({ method, path }) => `${method} ${path.replace(/^\/?(api\/)?/, '')}`);
}

/** The tag of the element that has the focus. */
export const focusedTag = (page: Page): Promise<string | undefined> => page.evaluate(() => document.activeElement?.tagName);
