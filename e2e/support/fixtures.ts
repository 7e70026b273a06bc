import { expect, type ConsoleMessage, type Page } from '@playwright/test';
import axe from 'axe-core';
import type { Language } from '../../src/config/language';
import { ENGINE } from '../engines/test';
import { MockControl } from './mock';
import { test as base } from './mockServer';
import { textsOf } from './texts';

/** The fixtures of all browser tests: a fresh mock, sign-in, and a page that fails the test on unexpected errors. */

export { expect };

interface SignInOptions {
    /** for an account with several customers */
    customer?: string;
    language?: Language;
    theme?: 'light' | 'dark';
    /** the page to open; the dashboard if omitted, none with null */
    open?: string | null;
}

interface Fixtures {
    mock: MockControl;
    /** Signs a demo account in without the form, and opens a page. */
    signInAs: (email: string, options?: SignInOptions) => Promise<void>;
    /** Signs in through the form. */
    signInByForm: (email: string, password?: string) => Promise<void>;
    /** Checks the page with axe: no violation of any impact, target sizes included. `within` = a selector. */
    expectAccessible: (within?: string) => Promise<void>;
    /** Allows console messages that match, e.g. the report of a page error that a boundary shows. */
    allowConsole: (pattern: RegExp) => void;
}

interface AutoFixtures {
    quietPage: { allowed: RegExp[] };
}

/** A URL that the browser handles itself. */
const EMPTY_PAGE = '/empty-page-of-the-tests';

/** Failed calls are expected in tests; Chromium reports each on the console. */
export function isFailedCall(message: ConsoleMessage): boolean {
    return (
        message.text().startsWith('Failed to load resource') &&
        new URL(message.location().url || 'about:blank').pathname.startsWith('/api/')
    );
}

/**
 * Remarks: of WebKit on code that was fetched for what may come next, on requests of a page that was left, on a measurement that goes on in the
 * next frame, and on what it does not know of a frame; of Firefox on a page that was left while its typeface arrived.
 */
const REMARKS =
    /was preloaded using link preload but not used within a few seconds|due to access control checks|ResizeObserver loop completed|parsing the 'sandbox' attribute|uncaught: download failed \(font-family/;

/** Runs in the page: clears what the tab stored, and stores these keys for all tabs. Skips frames, which have a storage of their own. */
function storeOnly(stored: Readonly<Record<string, string>>): void {
    if (window !== window.top) return;
    sessionStorage.clear();
    Object.entries(stored).forEach(([key, value]) => localStorage.setItem(key, value));
}

/** During a fade-in the contrast is too low: finishes running animations and disables later ones. */
async function endAnimations(page: Page): Promise<void> {
    await page.evaluate(() => {
        const style = document.createElement('style');
        style.textContent = '*, ::before, ::after { transition: none !important; animation-duration: 0s !important; }';
        document.head.append(style);
        for (const animation of document.getAnimations()) {
            if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
        }
    });
}

const RAW_KEY = new RegExp(`\\b(?:ra|${Object.keys(await textsOf('en')).join('|')})(?:\\.[a-z][A-Za-z0-9]*)+\\b`, 'g');

/** Keys such as `licences.rename.title` that the page shows instead of texts. */
export async function rawKeys(page: Page): Promise<string[]> {
    const text = await page.evaluate(() => document.body.innerText);
    return text.match(RAW_KEY) ?? [];
}

export const test = base.extend<Fixtures & AutoFixtures>({
    baseURL: async ({ mockServer }, use) => {
        await use(mockServer.origin);
    },

    mock: async ({ request }, use) => {
        const mock = new MockControl(request);
        await mock.reset();
        await use(mock);
    },

    quietPage: [
        async ({ page }, use) => {
            const complaints: string[] = [];
            const allowed: RegExp[] = [REMARKS];
            page.on('console', message => {
                if (!['error', 'warning'].includes(message.type()) || isFailedCall(message)) return;
                complaints.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
            });
            page.on('pageerror', error => complaints.push(`uncaught: ${error.message}`));
            await use({ allowed });
            if (!page.isClosed() && page.url().startsWith('http')) {
                complaints.push(...(await rawKeys(page)).map(key => `raw key on the page: ${key}`));
            }
            expect(complaints.filter(text => !allowed.some(pattern => pattern.test(text)))).toEqual([]);
        },
        { auto: true },
    ],

    allowConsole: async ({ quietPage }, use) => {
        await use(pattern => quietPage.allowed.push(pattern));
    },

    signInAs: async ({ page, mock }, use) => {
        await use(async (email, { customer, language = 'en', theme, open = '/dashboard' } = {}) => {
            const token = await mock.signIn(email, customer);
            const stored = { token: JSON.stringify({ token }), language, ...(theme ? { 'theme-mode': theme } : {}) };
            if (open === null) {
                // An empty page of the same origin, which has storage and runs nothing.
                await page.route(EMPTY_PAGE, route =>
                    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
                );
                await page.goto(EMPTY_PAGE);
                await page.evaluate(storeOnly, stored);
                // While a page has a route, the browser has no cache.
                await page.unroute(EMPTY_PAGE);
                return;
            }
            // Before the portal's first script runs, in this one document.
            const script = await page.addInitScript(storeOnly, stored);
            await page.goto(open);
            await script.dispose();
        });
    },

    signInByForm: async ({ page, mock: _mock }, use) => {
        await use(async (email, password = 'portal') => {
            await page.goto('/');
            await page.locator('input[autocomplete=username]').fill(email);
            await page.locator('input[autocomplete=current-password]').fill(password);
            await page.locator('form button[type=submit]').click();
        });
    },

    expectAccessible: async ({ page }, use) => {
        await use(async within => {
            // What axe finds is of the document, not of the engine; it ends Firefox's tab, and WebKit's driver cannot send half a megabyte.
            if (ENGINE !== 'chromium') return;
            if (within) await page.locator(within).filter({ visible: true }).first().waitFor();
            await endAnimations(page);
            // Its half a megabyte is sent once for each document.
            if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${axe.source}; undefined`);
            const violations = await page.evaluate(async selector => {
                const results = await axe.run(selector ?? document, {
                    rules: { 'target-size': { enabled: true } },
                    // Passed checks are not listed node by node, which would take as long as the checks.
                    resultTypes: ['violations'],
                    // Frames show other sites.
                    iframes: false,
                });
                return results.violations;
            }, within);
            const found = violations.map(
                ({ id, help, nodes }) =>
                    `${id}: ${help}\n${nodes.map(node => `    ${node.target.join(' ')} ${node.failureSummary ?? ''}`).join('\n')}`,
            );
            expect(found).toEqual([]);
        });
    },
});
