import { expect, test } from './fixtures';
import { recordCalls, signInForm } from './publicPage';

/** What the public pages fetch: little before anybody types, the signed-in portal while they do (quality, "Speed"). */

test.beforeEach(({ mock: _mock }) => undefined);

/** Texts that only the signed-in portal's libraries contain: react-query's, MUI's and react-admin's. */
const LIBRARIES = [/No QueryClient set/, /unstable_sxConfig/, /ra\.(?:action|message|notification)\./];

const PAGES: readonly [address: string, calls: number][] = [
    ['/', 0],
    ['/recover-password', 0],
    ['/recover-password?token=x', 1],
    ['/activate-edu', 0],
    ['/activate-edu?token=x', 1],
    ['/transfer-user?token=x', 1],
];

test('no public page loads the portal’s code, makes a needless call, or asks another server; typing fetches it', async ({
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

    for (const [address, expected] of PAGES) {
        calls.length = 0;
        await page.goto(address, { waitUntil: 'networkidle' });
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
        expect(calls, address).toHaveLength(expected);
        expect(await loaded(), address).toEqual([]);
    }
    expect([...scripts].filter(path => path.includes('portalRoutes'))).toEqual([]);

    await page.goto('/');
    await signInForm(page).email.press('a');
    await page.waitForLoadState('networkidle');
    expect([...scripts].filter(path => path.includes('portalRoutes'))).toHaveLength(1);
    // The marks are those of libraries that the portal has.
    expect(await loaded()).toEqual(LIBRARIES);

    // Everything is at hand: the answer needs no more code.
    const before = scripts.size;
    const form = signInForm(page);
    await form.fill('user@holzmann.example');
    await form.submit.click();
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    expect([...scripts].slice(before)).toEqual([]);
    expect(abroad).toEqual([]);
});
