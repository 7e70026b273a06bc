import { test as bare, type Locator } from '@playwright/test';
import { downloadsFrom } from './downloads';
import { launchWebKit } from './webkit';

/**
 * Playwright's `test` in the engine that `ENGINE` names (`scripts/engines.mjs`): Chromium without it, `firefox` or `webkit`. Playwright drives
 * Firefox itself, over WebDriver BiDi.
 */

export type Engine = 'chromium' | 'firefox' | 'webkit';

export const ENGINE = (process.env.ENGINE ?? 'chromium') as Engine;

const inWebKit = bare.extend<object, object>({
    browser: [
        // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern
        async ({}, use) => {
            const { browser, stop } = await launchWebKit(process.env.WEBKIT_PATH ?? '');
            await use(browser);
            await stop();
        },
        { scope: 'worker' },
    ],
    context: async ({ browser, baseURL, viewport, locale, timezoneId, colorScheme, contextOptions }, use) => {
        const context = await browser.newContext({ ...contextOptions, baseURL, viewport, locale, timezoneId, colorScheme });
        await use(context);
        await context.close();
    },
});

/** Runs in the page: sends the text of a request as a header too, because Firefox's driver tells no body (`preload.cjs`). */
function tellBodies(): void {
    const send = window.fetch;
    window.fetch = (input, init) => {
        if (typeof init?.body !== 'string' || init.body.length > 2_000) return send(input, init);
        const headers = new Headers(init.headers);
        headers.set('Test-Body', encodeURIComponent(init.body));
        return send(input, { ...init, headers });
    };
}

/** Asks each element by itself: Firefox's tab ends when its driver asks some lists as a whole. */
const oneByOne = (ask: 'innerText' | 'textContent') =>
    async function (this: Locator): Promise<string[]> {
        const texts: string[] = [];
        for (const element of await this.all()) {
            // A list may become shorter meanwhile.
            const text = await element[ask]({ timeout: 1_000 }).catch(() => null);
            if (text !== null) texts.push(text);
        }
        return texts;
    };

const inFirefox = bare.extend<object, { saved: Set<string> }>({
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern
    saved: [({}, use) => use(new Set<string>()), { scope: 'worker' }],
    context: async ({ context, launchOptions, saved }, use) => {
        // Its driver does not tell of a download that a link to a blob begins.
        const folder = launchOptions.downloadsPath ?? '';
        const newPage = context.newPage.bind(context);
        const dressed = async () => {
            const page = await newPage();
            downloadsFrom(folder, saved, page);
            const add = page.addInitScript.bind(page);
            // The tab's first, empty page runs it too, and has no storage.
            const addInitScript = (script: (argument: unknown) => void, argument?: unknown) =>
                add({ content: `if (location.protocol.startsWith('http')) (${String(script)})(${JSON.stringify(argument)})` });
            await addInitScript(tellBodies);
            Object.assign(Object.getPrototypeOf(page.locator('html')) as Locator, {
                allInnerTexts: oneByOne('innerText'),
                allTextContents: oneByOne('textContent'),
            });
            return Object.assign(page, { addInitScript });
        };
        Object.assign(context, { newPage: dressed });
        await use(context);
    },
});

export const test = { chromium: bare, firefox: inFirefox, webkit: inWebKit }[ENGINE] as typeof bare;
