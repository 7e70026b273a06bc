import { expect, test } from '../support/fixtures';
import { ADMIN, grid, sidebar } from '../support/portalPage';
import { recordCalls, signInForm } from '../public/publicPage';

/**
 * What pages load, and when: public pages load little before the visitor types, signed-in ones load data in parallel with code
 * (docs/quality.md, "Speed").
 */

test.beforeEach(({ mock: _mock }) => undefined);

/** Texts that occur only in libraries: react-query's and react-admin's, which the signed-in portal loads, and MUI's, only with a table. */
const PORTAL_LIBRARIES = [/No QueryClient set/, /ra\.(?:action|message|notification)\./];
const LIBRARIES = [...PORTAL_LIBRARIES, /unstable_sxConfig/];

const PAGES: readonly [address: string, calls: number][] = [
    ['/', 0],
    ['/recover-password', 0],
    ['/recover-password?token=x', 1],
    ['/activate-edu', 0],
    ['/activate-edu?token=x', 1],
    ['/transfer-user?token=x', 1],
];

test('no public page loads the portal’s code, makes a needless call, or contacts another server; typing loads the code', async ({
    page,
    baseURL,
}) => {
    const scripts = new Set<string>();
    const abroad: string[] = [];
    page.on('response', response => {
        const { origin, pathname } = new URL(response.url());
        if (origin !== baseURL) abroad.push(response.url());
        if (pathname.endsWith('.js')) scripts.add(pathname);
    });
    const loaded = async () => {
        const texts = await Promise.all([...scripts].map(async path => (await page.request.get(path)).text()));
        return LIBRARIES.filter(mark => texts.some(text => mark.test(text)));
    };
    const calls = recordCalls(page);

    const beside: string[] = [];
    page.on('request', request => {
        const { pathname } = new URL(request.url());
        if (request.method() === 'HEAD' || pathname === '/notifications.json') beside.push(`${request.method()} ${pathname}`);
    });

    for (const [address, expected] of PAGES) {
        calls.length = 0;
        beside.length = 0;
        await page.goto(address, { waitUntil: 'networkidle' });
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
        expect(calls, address).toHaveLength(expected);
        expect(await loaded(), address).toEqual([]);
        // The operator's notices and the version of the portal, once the page is idle.
        await expect.poll(() => beside.length).toBe(2);
        expect([...beside].sort(), address).toEqual([
            'GET /notifications.json',
            expect.stringMatching(/^HEAD \/assets\/index-[\w-]+\.js$/),
        ]);
    }
    expect([...scripts].filter(path => /\/portal-/.test(path))).toEqual([]);

    await page.goto('/');
    await signInForm(page).email.press('a');
    await page.waitForLoadState('networkidle');
    expect([...scripts].filter(path => /\/portal-/.test(path))).toHaveLength(1);
    // These texts do occur in the portal's libraries.
    expect(await loaded()).toEqual(PORTAL_LIBRARIES);

    // Everything is loaded: the response needs no further code.
    const before = scripts.size;
    const form = signInForm(page);
    await form.fill('user@holzmann.example');
    await form.submit.click();
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    expect([...scripts].slice(before)).toEqual([]);
    expect(abroad).toEqual([]);
});

test('a deep link requests its data before the portal’s code is there, and nothing twice', async ({ page, mock, signInAs }) => {
    await signInAs(ADMIN, { open: null });
    const before = (await mock.calls('GET')).length;
    // Only the small first script runs before the server is asked for the list.
    let arrive = (): void => undefined;
    const held = new Promise<void>(resolve => (arrive = resolve));
    await page.route(/\/assets\/(?:react|index|portal|list)-[^/]+\.js$/, async route => {
        await held;
        await route.continue();
    });
    const asked = page.waitForRequest(request => new URL(request.url()).pathname === '/api/licences');
    await page.goto('/licences', { waitUntil: 'commit' });
    await asked;
    arrive();
    await expect(grid(page).getByRole('gridcell').first()).toBeVisible();
    const calls = (await mock.calls('GET')).slice(before).map(({ path }) => path.split('?')[0]);
    expect([...calls].sort()).toEqual(['customer', 'licences', 'user']);
});

test('a second visit loads no code, style or typeface again', async ({ page, signInAs }) => {
    const loaded = () =>
        page.evaluate(() =>
            performance
                .getEntriesByType('resource')
                .map(entry => entry as PerformanceResourceTiming)
                // The check for a new version requests the headers of the entry.
                .filter(({ name, initiatorType }) => initiatorType !== 'fetch' && new URL(name).pathname.startsWith('/assets/'))
                .map(({ name, transferSize: bytes }) => ({ file: new URL(name).pathname, bytes })),
        );
    await signInAs(ADMIN, { open: '/user-management' });
    await expect(page.getByRole('grid').getByRole('rowheader').first()).toBeVisible();
    // What the idle page loads for the next ones is loaded, too.
    await page.waitForLoadState('networkidle');
    expect((await loaded()).filter(({ bytes }) => bytes > 0)).not.toEqual([]);
    await page.goto('/profile');
    await page.goto('/user-management');
    await expect(page.getByRole('grid').getByRole('rowheader').first()).toBeVisible();
    const again = await loaded();
    expect(again.map(({ file }) => file)).toContainEqual(expect.stringMatching(/^\/assets\/boot-/));
    expect(again.filter(({ bytes }) => bytes > 0)).toEqual([]);
});

test('a list loads the code of the page that its rows link to, once', async ({ page, signInAs }) => {
    const codes: string[] = [];
    page.on('request', request => {
        if (/\/UserPage-.*\.js$/.test(request.url())) codes.push(request.url());
    });
    await signInAs(ADMIN, { open: '/user-management' });
    const rows = page.getByRole('main').getByRole('row');
    await expect.poll(() => codes).toHaveLength(1);
    // The licences and groups of a user are links too.
    await rows.nth(2).getByRole('link').first().hover();
    await rows.nth(3).getByRole('link').first().click();
    await expect(page).toHaveURL(/user-management\/\w+$/);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    expect(codes).toHaveLength(1);
});

test('a page is shown as soon as its code is there, also if nothing has hovered over its link', async ({ page, signInAs }) => {
    await page.clock.install();
    await signInAs(ADMIN);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    // After a fallback of Suspense React waits for 300 ms, which never pass while the clock stands.
    await page.clock.pauseAt(Date.now() + 60_000);
    await sidebar(page)
        .getByRole('link', { name: 'Applications' })
        .evaluate((link: HTMLAnchorElement) => link.click());
    await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible();
});
