import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { heading } from '../support/parts';
import { ACCOUNT, ADMIN, expectNoOverflow, openNext, ROUTES } from '../support/portalPage';

/** Names of maximum length, without a blank at which they could break, do not widen any page. */

const NAMES: ReadonlySet<string> = new Set([
    'name',
    'label',
    'machineName',
    'displayName',
    'forename',
    'surname',
    'alias',
    'company',
    'function',
    'adminNote',
    'street',
    'content',
]);
const NAME = `Wärmedämmverbundsystemmontagearbeitsplatz${'x'.repeat(14)}`;
const MODULE = 'Modul'.repeat(36);
const TOKEN = 'ABCD'.repeat(45);

/** The server's response, with every name at its maximum length; ids, dates and numbers stay. */
function withLongNames(value: unknown, path: string): unknown {
    if (Array.isArray(value)) return value.map(entry => withLongNames(entry, path));
    if (typeof value !== 'object' || value === null) return value;
    const long = (key: string, own: unknown) => {
        if (key === 'modules' || path.endsWith('/modules')) return withModules(own);
        if (key === 'email' && typeof own === 'string' && path !== 'user') return `${'very.long.name.'.repeat(3)}${own}`;
        if (key === 'token' && typeof own === 'string') return TOKEN;
        return typeof own === 'string' && NAMES.has(key) ? NAME : withLongNames(own, path);
    };
    return Object.fromEntries(Object.entries(value).map(([key, own]) => [key, long(key, own)]));
}

const withModules = (value: unknown): unknown =>
    typeof value === 'string'
        ? MODULE
        : Array.isArray(value)
          ? value.map(entry => (typeof entry === 'object' ? { ...(entry as object), label: MODULE } : (entry as unknown)))
          : value;

const lengthenNames = (page: Page) =>
    page.route(
        url => url.pathname.startsWith('/api/'),
        async route => {
            if (route.request().method() !== 'GET') return route.fallback();
            const answer = await route.fetch();
            const json: unknown = await answer.json().catch(() => null);
            const path = new URL(route.request().url()).pathname.slice(5);
            return json === null
                ? route.fulfill({ response: answer })
                : route.fulfill({ response: answer, json: withLongNames(json, path) });
        },
    );

/** Sub-pages of a licence that has modules and seats. */
const RICH = ['/licences/10010101/modules', '/licences/10010101/seats'];

/** Waits until nothing is loading. */
const settled = (page: Page) => expect(page.locator('main [class*=skeleton i]')).toHaveCount(0);

for (const [who, routes] of [
    [ADMIN, [...ROUTES.filter(route => !route.startsWith('/academy')), ...RICH]],
    [ACCOUNT, ['/licences', '/profile', '/tickets']],
] as const) {
    test(`the pages of ${who} keep their width with names of 55 characters without a blank`, async ({ page, signInAs }) => {
        await signInAs(who, { open: null });
        await lengthenNames(page);
        for (const route of routes) {
            await page.setViewportSize({ width: 1280, height: 900 });
            await openNext(page, route);
            await heading(page).waitFor();
            for (const width of [1280, 360, 320]) {
                await page.setViewportSize({ width, height: 900 });
                await settled(page);
                await expectNoOverflow(page, `${route} at ${width} px`);
            }
        }
        // An answer may be on its way.
        await page.unrouteAll({ behavior: 'wait' });
    });
}
