import type { Page, Request } from '@playwright/test';
import { ENGINE } from '../engines/test';
import { expect } from '../support/fixtures';

/** Helpers for tests of the public pages: the sign-in form, the sent calls, and every look of a page. */

/** The page's code but for the script that runs before the first paint. */
export const MODULES = /\/assets\/(?!boot-)[^/]+\.js$/;

/** The fields of the sign-in page. */
export const signInForm = (page: Page) => ({
    email: page.getByLabel('E-mail address'),
    password: page.getByLabel('Password', { exact: true }),
    submit: page.getByRole('button', { name: 'Sign in' }),
    error: page.getByRole('alert'),
    async fill(email: string, password = 'portal') {
        await this.email.fill(email);
        await this.password.fill(password);
    },
});

/** The API calls that the page makes from now on, in order. */
export function recordCalls(page: Page): Request[] {
    const calls: Request[] = [];
    page.on('request', request => {
        if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request);
    });
    return calls;
}

/** The sign-in calls that the page makes from now on. */
export function recordSignIns(page: Page): () => Request[] {
    const calls = recordCalls(page);
    return () => calls.filter(call => call.method() === 'POST' && call.url().endsWith('/api/user/token'));
}

/** Makes the browser prefer these languages, without changing the portal's stored one. */
export const preferLanguages = (page: Page, languages: readonly string[]) =>
    page.addInitScript(list => Object.defineProperty(Navigator.prototype, 'languages', { get: () => list }), [...languages]);

/** The stored token, or null. */
export const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('token'));

/** The stored values of a session that are left in this tab. */
export const leftovers = (page: Page) =>
    page.evaluate(() => [localStorage.getItem('token'), sessionStorage.getItem('user')].filter(value => value !== null));

/** Presses the form's button three times and Enter once, faster than anything can be rendered, and then clicks once more like a user. */
export async function pressOften(page: Page, button = page.locator('form button[type=submit]')): Promise<void> {
    await button.evaluate((element: HTMLButtonElement) => {
        for (let press = 0; press < 3; press++) element.click();
        element.form?.requestSubmit(element);
    });
    // The button is busy by now, and Playwright would wait until it is not.
    await button.click({ force: true, timeout: 2_000 });
}

export type Look = readonly [width: number, colorScheme: 'light' | 'dark'];

/** Every look of a page: its width in pixels and its colour scheme. */
const LOOKS: readonly Look[] = [
    [320, 'light'],
    [320, 'dark'],
    [1280, 'dark'],
    [1280, 'light'],
];

/** Each width and each colour scheme once, for further states of a page whose first state was checked in every look. */
export const BRIEFLY: readonly Look[] = [
    [320, 'dark'],
    [1280, 'light'],
];

/** Checks the current page with axe in every look, and that nothing extends beyond its width. `expectAccessible` is the fixture. */
export async function expectAccessibleLooks(page: Page, expectAccessible: () => Promise<void>, looks = LOOKS): Promise<void> {
    // Firefox's driver chooses no colour scheme.
    for (const [width, colorScheme] of looks.filter(([, scheme]) => ENGINE !== 'firefox' || scheme === 'light')) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
        // A table turns into cards only after the window has been resized.
        await expect
            .poll(() => page.evaluate(() => document.documentElement.scrollWidth), `width at ${width} px`)
            .toBeLessThanOrEqual(width);
        await expectAccessible();
    }
}

/** Opens a page whose modules do not arrive until the returned function is called. */
export async function openWithoutCode(page: Page, path = '/'): Promise<() => void> {
    let arrive = (): void => undefined;
    const held = new Promise<void>(resolve => (arrive = resolve));
    await page.route(MODULES, async route => {
        await held;
        await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    return arrive;
}
