import type { Page } from '@playwright/test';
import { PAGES } from '../../deploy/settings.mjs';
import { expect, test } from '../support/fixtures';
import { ADMIN, openNext, ROUTES, sidebar, tiles } from '../support/portalPage';

/** Pages that the operator switches off are gone everywhere (PAGE-1, PAGE-2): address, navigation, tiles, links, menus, finder. */

type Name = (typeof PAGES)[number];

/** The addresses of each page. */
const ADDRESSES: Readonly<Record<Name, RegExp>> = {
    profile: /^\/profile$/,
    users: /^\/(user-management|licences\/\w+\/users)/,
    licences: /^\/licences/,
    keys: /^\/licences\/\w+\/keys/,
    seats: /^\/licences\/\w+\/seats/,
    cloudGroups: /^\/cloud-groups/,
    contracts: /^\/contracts/,
    deadlines: /^\/deadlines/,
    applications: /^\/applications/,
    tickets: /^\/tickets/,
    academy: /^\/(academy|redirects\/academy)/,
};

/** What is typed into the finder, and what the page’s own entry would be called. */
const WORDS: Partial<Record<Name, RegExp>> = {
    profile: /^My profile$|^Profile$/,
    users: /^User management$|^Create user/,
    licences: /^Licences$/,
    cloudGroups: /^Cloud groups$|^Create (cloud )?group/,
    contracts: /^Contracts$/,
    deadlines: /^Deadlines$/,
    applications: /^Applications$/,
    tickets: /^CAM Tickets$|^Create ticket/,
    academy: /^Academy$/,
};

/** The page comes with these rules, as an operator’s file would have them. */
async function switchOff(page: Page, names: readonly Name[]): Promise<void> {
    const rules = JSON.stringify(Object.fromEntries(names.map(name => [name, 'off'])));
    await page.route(
        url => !/^\/(api|assets|brand)\//.test(url.pathname),
        async route => {
            if (route.request().resourceType() !== 'document') return route.fallback();
            const answer = await route.fetch();
            const body = (await answer.text()).replace('"pages":{}', `"pages":${rules}`);
            return route.fulfill({ response: answer, body });
        },
    );
}

/** Where the links of the page lead, menus included. */
async function linksOf(page: Page): Promise<string[]> {
    const read = () =>
        page.evaluate(() => [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].map(link => link.pathname));
    const found = await read();
    const menus = page.getByRole('main').locator('button[aria-haspopup=menu]:visible');
    if ((await menus.count()) > 0) {
        await menus.first().click();
        found.push(...(await read()));
        await page.keyboard.press('Escape');
    }
    return found;
}

/** Each page is off in one of them, and on in another. */
const SETS: readonly (readonly Name[])[] = [
    ['profile', 'licences', 'contracts', 'tickets', 'academy'],
    ['users', 'keys', 'seats', 'cloudGroups', 'deadlines', 'applications'],
];

for (const off of SETS) {
    test(`${off.join(', ')}: gone from addresses, navigation, tiles, links, menus and the finder`, async ({ page, signInAs }) => {
        // Thirty pages, one after the other.
        test.slow();
        const isOff = (path: string): boolean => off.some(name => ADDRESSES[name]?.test(path) === true);
        await signInAs(ADMIN, { open: null });
        await switchOff(page, off);
        const led = new Set<string>();
        for (const path of ROUTES.filter(route => !/modules$|^\/academy\//.test(route))) {
            // An address that is off is typed; the others are opened from the page before.
            await (isOff(path) ? page.goto(path) : openNext(page, path));
            if (isOff(path)) {
                await expect(page, path).toHaveURL(/\/dashboard$/);
                await expect(page).toHaveTitle(/^Dashboard/);
                continue;
            }
            await expect(page.getByRole('main').getByRole('heading', { level: 1 }), path).toBeVisible();
            await expect(page.getByRole('main').locator('[aria-busy=true], [role=status][aria-label]'), path).toHaveCount(0);
            // a licence without modules leads to its own page
            await expect(page, path).toHaveURL(url => path.startsWith(url.pathname));
            const links = await linksOf(page);
            expect(links.length, path).toBeGreaterThan(5);
            expect(links.filter(isOff), path).toEqual([]);
            links.forEach(link => led.add(link));
        }
        // Whatever is not off is still linked.
        for (const name of PAGES.filter(one => !off.includes(one) && !(/keys|seats/.test(one) && off.includes('licences'))))
            expect(
                [...led].some(path => ADDRESSES[name]?.test(path) === true),
                name,
            ).toBe(true);

        await page.goto('/dashboard');
        await expect(tiles(page).or(sidebar(page).getByRole('link')).first()).toBeVisible();
        await page.getByRole('button', { name: 'Find', exact: true }).click();
        const finder = page.getByRole('dialog', { name: 'Find' });
        for (const [name, entry] of Object.entries(WORDS)) {
            await page.getByRole('combobox').fill(name === 'cloudGroups' ? 'cloud' : name.slice(0, 5));
            await expect(finder.locator('p[role=status]')).toContainText(/match|Nothing was found/);
            const options = finder.getByRole('option').filter({ hasText: entry });
            if (off.includes(name)) await expect(options, name).toHaveCount(0);
            const hrefs = await finder
                .locator('a[href^="/"]')
                .evaluateAll(all => all.map(link => (link as HTMLAnchorElement).pathname));
            expect(hrefs.filter(isOff), name).toEqual([]);
        }
    });
}
