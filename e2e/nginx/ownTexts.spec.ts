import { MODULES, signInForm } from '../public/publicPage';
import { DIST } from '../support/mockServer';
import { ADMIN, sidebar } from '../support/portalPage';
import { hashesOf, startBrand } from './brands';
import { expect, test } from './fixtures';

/** A deployment with single texts of the operator's own (PAGE-4). */

test('single texts are the operator’s own, from the first paint on, in files that no browser has kept', async ({
    page,
    mockServer,
}) => {
    const texts = { en: { 'auth.title': 'Welcome', 'licences.title': 'Products', 'why.intro': 'All is checked.' } };
    const brand = await startBrand(DIST, { texts }, mockServer.origin);
    try {
        // The first state alone (ADR 19).
        let arrive = (): void => undefined;
        const held = new Promise<void>(resolve => (arrive = resolve));
        await page.route(MODULES, async route => {
            await held;
            await route.continue();
        });
        await page.goto(brand.origin, { waitUntil: 'commit' });
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome');
        arrive();
        await expect(page.locator('#root')).not.toHaveAttribute('data-first');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome');
        await page.unroute(MODULES);
        const scripts: string[] = [];
        page.on('request', request => scripts.push(new URL(request.url()).pathname));
        const form = signInForm(page);
        await form.fill(ADMIN);
        await form.submit.click();
        await expect(sidebar(page).getByRole('link', { name: 'Products' })).toBeVisible();
        await page.goto(`${brand.origin}/user-management/u102/why`);
        await expect(page.getByText('All is checked.')).toBeVisible();
        const known = Object.keys(hashesOf(DIST));
        const isTexts = (path: string) => /\/(?:en|public|why)-[\w-]{8}\.js$/.test(path);
        const own = scripts.filter(isTexts).map(path => path.slice(1));
        expect(own.length).toBeGreaterThan(2);
        expect(own.filter(path => known.includes(path))).toEqual([]);
    } finally {
        // The page may still ask for its typeface.
        await page.goto('about:blank');
        await brand.stop();
    }
});
