import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { DIST } from '../support/mockServer';
import { ADMIN, sidebar, tiles } from '../support/portalPage';
import { MODULES, signInForm } from '../public/publicPage';
import { FIRST, hashesOf, SECOND, startBrand, startCounter, startOtherHost, type Brand } from './brands';
import { expect, test as journeys } from './fixtures';

/** One build, two brands, two stages (WIRE-1, PAGE-1 to PAGE-3): colours, names, links, policies and pages come from the settings alone. */

interface Brands {
    first: Brand;
    second: Brand;
    /** the API of the second */
    other: Awaited<ReturnType<typeof startOtherHost>>;
    /** receives the reports of the first */
    counter: Awaited<ReturnType<typeof startCounter>>;
}

const test = journeys.extend<object, { brands: Brands }>({
    brands: [
        async ({ mockServer }, use) => {
            const other = await startOtherHost(mockServer.origin);
            const counter = await startCounter();
            const first = await startBrand(DIST, { ...FIRST, reportUpstream: counter.origin }, mockServer.origin);
            const second = await startBrand(DIST, { ...SECOND, apiBase: other.base, upstream: '' }, '');
            await use({ first, second, other, counter });
            await Promise.all([first, second, other, counter].map(one => one.stop()));
        },
        { scope: 'worker' },
    ],
});

const accent = (page: Page) =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--p-accent').trim());

async function signIn(page: Page, { origin }: Brand): Promise<void> {
    await page.goto(origin);
    const form = signInForm(page);
    await form.fill(ADMIN);
    await form.submit.click();
    await expect(tiles(page).first()).toBeVisible();
}

/** Every request for a file of the site when its first page is opened; without typefaces, which follow the letters of its texts. */
async function requestsOf(page: Page, { origin }: Brand): Promise<string[]> {
    const paths: string[] = [];
    page.on('request', request => {
        const { pathname, origin: from } = new URL(request.url());
        if (from === origin && !/^\/api\/|\.woff2$/.test(pathname)) paths.push(`${request.method()} ${pathname}`);
    });
    await page.goto(origin);
    await expect(signInForm(page).email).toBeVisible();
    await page.waitForLoadState('networkidle');
    return paths.sort();
}

test('both have the very files of the build, but for the page and the guide', ({ brands: { first, second } }) => {
    const [one, other] = [hashesOf(first.site), hashesOf(second.site)];
    expect(Object.keys(one).length).toBeGreaterThan(100);
    expect(one).toEqual(other);
    expect(one).toEqual(hashesOf(DIST));
    expect(readFileSync(join(first.site, 'index.html'), 'utf8')).not.toBe(readFileSync(join(second.site, 'index.html'), 'utf8'));
});

test('the compressed copies of the page are those of its settings', async ({ brands, playwright }) => {
    for (const brand of [brands.first, brands.second]) {
        const page = readFileSync(join(brand.site, 'index.html'), 'utf8');
        expect(gunzipSync(readFileSync(join(brand.site, 'index.html.gz'))).toString()).toBe(page);
        expect(brotliDecompressSync(readFileSync(join(brand.site, 'index.html.br'))).toString()).toBe(page);
        const request = await playwright.request.newContext({ extraHTTPHeaders: { 'Accept-Encoding': 'gzip' } });
        const answer = await request.get(brand.origin);
        expect(answer.headers()['content-encoding']).toBe('gzip');
        expect(await answer.text()).toBe(page);
        await request.dispose();
    }
});

test('each has the policy of its own settings', async ({ brands: { first, second, other }, request }) => {
    const policyOf = async ({ origin }: Brand) => (await request.get(origin)).headers()['content-security-policy'] ?? '';
    expect(await policyOf(first)).toContain("connect-src 'self'; frame-src https://play.nordwerk.example;");
    const { origin } = new URL(other.base);
    expect(await policyOf(second)).toContain(`connect-src 'self' ${origin} https://media.suedholz.example; frame-src 'none';`);
    expect(await policyOf(second)).toContain("img-src 'self' data: https://media.suedholz.example;");
});

for (const [name, given, place] of [
    ['the first', FIRST, 'first'],
    ['the second', SECOND, 'second'],
] as const) {
    test(`${name} paints its name, logo and colours without any script`, async ({ brands, browser }) => {
        for (const colorScheme of ['light', 'dark'] as const) {
            const context = await browser.newContext({ javaScriptEnabled: false, colorScheme });
            const page = await context.newPage();
            await page.goto(brands[place].origin);
            expect(await page.title()).toBe(given.brandName);
            const shown = page.locator('.f-card .f-name');
            expect(await shown.evaluate(element => getComputedStyle(element, '::before').content)).toBe(`"${given.brandName}"`);
            expect(await accent(page)).toBe(colorScheme === 'light' ? given.brandAccent : given.brandAccentDark);
            await expect(page.locator('.f-mark img')).toHaveCount('brandLogo' in given ? 1 : 0);
            await context.close();
        }
    });
}

for (const [name, given, place, languages, links] of [
    ['the first', FIRST, 'first', ['Deutsch', 'English'], [/Legal notice/, /Contact/]],
    ['the second', SECOND, 'second', 7, [/Privacy/, /Terms/, /Help/]],
] as const) {
    test(`${name} has its sign-in form with its name, logo and languages before its code, and then its links`, async ({
        page,
        brands,
    }) => {
        let arrive = (): void => undefined;
        const held = new Promise<void>(resolve => (arrive = resolve));
        await page.route(MODULES, async route => {
            await held;
            await route.continue();
        });
        await page.goto(brands[place].origin, { waitUntil: 'commit' });
        const header = page.getByRole('banner');
        await expect(signInForm(page).email).toBeVisible();
        await expect(header).toHaveText(given.brandName);
        await expect(header.locator('img')).toHaveCount('brandLogo' in given ? 1 : 0);
        const options = page.getByRole('combobox').getByRole('option');
        if (typeof languages === 'number') await expect(options).toHaveCount(languages);
        else await expect(options).toHaveText([...languages]);
        expect(await accent(page)).toBe(given.brandAccent);
        await signInForm(page).fill('anna@brand.example');
        const before = await header.innerHTML();
        arrive();
        await expect(page.locator('#root')).not.toHaveAttribute('data-first');
        expect(await header.innerHTML()).toBe(before);
        await expect(signInForm(page).email).toHaveValue('anna@brand.example');
        const foot = page.locator('.p-legal').getByRole('link');
        await expect(foot).toHaveText([...links]);
    });
}

test('a settings file costs no request: both ask for the same files, but for what the first adds', async ({
    brands,
    browser,
}) => {
    const asked: string[][] = [];
    for (const brand of [brands.first, brands.second]) {
        const context = await browser.newContext({ locale: 'en-GB' });
        asked.push(await requestsOf(await context.newPage(), brand));
        await context.close();
    }
    const [first = [], second = []] = asked;
    // Its logo is a file of its own; reports are on.
    const added = [/^GET \/brand\/empty\.svg$/, /^GET \/report\.js$/, /^GET \/assets\/reports?-[\w-]+\.js$/];
    expect(first.filter(path => !added.some(one => one.test(path)))).toEqual(second);
    expect(first.length - second.length).toBe(4);
});

test('reports of a failure leave the first for who counts them; the second asks for no script and sends none', async ({
    page,
    mock,
    allowConsole,
    brands: { first, second, counter },
}) => {
    allowConsole(/Failed to load resource/);
    const asked: string[] = [];
    page.on('request', request => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
    const failure = { route: '/licences', error: 'licences.errors.load', status: 500 };
    const failures = () => counter.bodies.map(body => JSON.parse(body) as object).filter(report => 'error' in report);
    const failAt = async (brand: Brand) => {
        await signIn(page, brand);
        await mock.fault({ path: 'licences', kind: 'status', status: 500 });
        await page.goto(`${brand.origin}/licences`);
        await expect(page.getByRole('main').getByText("Can't load licence data").first()).toBeVisible();
    };

    await failAt(first);
    await expect.poll(failures).toContainEqual(expect.objectContaining(failure));
    expect(asked).toEqual(expect.arrayContaining(['GET /report.js', 'POST /reports']));
    // Reports that this page has not sent yet are sent when it is left.
    await page.goto('about:blank');
    await mock.reset();

    await page.goto(second.origin);
    asked.length = 0;
    counter.bodies.length = 0;
    const heard = page.waitForRequest(/\/assets\/reports-/);
    await failAt(second);
    await heard;
    await page.goto('about:blank');
    expect(asked.filter(path => /report\.js$|^POST \/reports/.test(path))).toEqual([]);
    expect(failures()).toEqual([]);
    // The next tests do not reset the mock.
    await mock.reset();
});

test('the first: its languages and links, its API on the own host, and none of the pages that are off', async ({
    page,
    brands: { first },
}) => {
    await page.goto(first.origin);
    await expect(page).toHaveTitle(/Nordwerk CAD$/);
    await expect(page.getByRole('combobox').getByRole('option')).toHaveText(['Deutsch', 'English']);
    await expect(page.getByRole('link', { name: /Legal notice/ })).toHaveAttribute('href', FIRST.imprintUrl);
    await expect(page.getByRole('link', { name: /Privacy/ })).toHaveCount(0);
    expect(await accent(page)).toBe(FIRST.brandAccent);

    await page.goto(`${first.origin}/guide/en.html`);
    await expect(page).toHaveTitle('User guide – Nordwerk CAD');
    expect(await accent(page)).toBe(FIRST.brandAccent);

    await signIn(page, first);
    await expect(page.getByRole('banner').getByText('Nordwerk CAD')).toBeVisible();
    await expect(page.getByRole('banner').locator('img')).toHaveAttribute('src', FIRST.brandLogo);
    await expect(sidebar(page).getByRole('link')).toHaveText([
        'Dashboard',
        'Profile',
        'User management',
        'Licences',
        'Cloud groups',
        'CAM Tickets',
        'Academy',
    ]);
    await expect(
        page.getByRole('main').locator('a[href^="/contracts"], a[href^="/deadlines"], a[href^="/applications"]'),
    ).toHaveCount(0);
    for (const path of ['/contracts', '/contracts/c1', '/deadlines', '/applications']) {
        await page.goto(first.origin + path);
        await expect(page, path).toHaveURL(`${first.origin}/dashboard`);
    }
    await page.getByRole('button', { name: 'Find', exact: true }).click();
    const finder = page.getByRole('dialog', { name: 'Find' });
    await page.getByRole('combobox').fill('licen');
    await expect(finder.getByRole('option', { name: 'Licences', exact: true })).toBeVisible();
    for (const word of ['contracts', 'deadlines', 'applications']) {
        await page.getByRole('combobox').fill(word);
        await expect(finder.locator('p[role=status]')).toContainText(/Nothing was found/);
    }
    await page.keyboard.press('Escape');
    await page.goto(`${first.origin}/licences`);
    await expect(page.getByRole('grid', { name: 'Licences' })).toBeVisible();
    await expect(page.locator('a[href^="/deadlines"]')).toHaveCount(0);
});

test('the second: its API on another host, its academy and links, and a page that only some customers have', async ({
    page,
    brands: { second, other },
}) => {
    await page.goto(second.origin);
    await expect(page).toHaveTitle(/Südholz & Söhne$/);
    await expect(page.getByRole('combobox').getByRole('option')).toHaveCount(7);
    await expect(page.getByRole('link', { name: /Privacy/ })).toHaveAttribute('href', SECOND.privacyUrl);
    await expect(page.getByRole('link', { name: /Legal notice/ })).toHaveCount(0);
    await expect(page.getByRole('link', { name: /Help/ })).toHaveAttribute('href', SECOND.helpUrl);

    await signIn(page, second);
    expect(other.paths).toContain('/api/user/token');
    expect(await accent(page)).toBe(SECOND.brandAccent);
    await page.getByRole('button', { name: /^Account/ }).click();
    await expect(page.getByRole('menuitem')).toHaveText([
        'My profile',
        'Changes in this browser',
        'Help',
        'Save my situation',
        'Sign out',
    ]);
    await page.keyboard.press('Escape');
    await expect(sidebar(page).getByRole('link', { name: /Academy/ })).toHaveAttribute('href', SECOND.academyUrlEn);
    await expect(sidebar(page).getByRole('link', { name: 'Contracts and invoices' })).toBeVisible();
    await expect(sidebar(page).getByRole('link', { name: 'CAM Tickets' })).toBeVisible();
    // The customer is not a school.
    await expect(sidebar(page).getByRole('link', { name: 'Cloud groups' })).toHaveCount(0);
    await page.goto(`${second.origin}/cloud-groups`);
    await expect(page).toHaveURL(`${second.origin}/dashboard`);
    await page.goto(`${second.origin}/tickets`);
    await expect(page.getByRole('heading', { level: 1, name: 'CAM Tickets' })).toBeVisible();
});
