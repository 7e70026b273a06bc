import { expect, test } from '../support/fixtures';
import { heading } from '../support/parts';
import { ADMIN } from '../support/portalPage';

/** The dashboard of a customer with 10,000 users (DASH-6). */

test.use({ scale: 10_000 });

test('of 10,000 users only the number is asked, every tile has its figure, and leads on', async ({ page, signInAs, mock }) => {
    await mock.forgetCalls();
    await signInAs(ADMIN);
    const tiles = page.getByRole('list', { name: 'Areas of the portal' });
    const links = tiles.getByRole('link');
    await expect(links).toHaveCount(8);
    await expect(links.filter({ hasText: 'User management' })).toContainText(/10,\d{3} users/);
    await expect(tiles.locator('a[href="/licences"]')).toContainText(/[\d,]+ of [\d,]+ used/);
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Needs your attention' }).getByRole('listitem').first()).toBeVisible();
    await expect(page.getByRole('table', { name: 'Licence usage' }).getByRole('row').nth(1)).toBeVisible();

    const calls = await mock.calls('GET', /^(users|keys|seats)\b/);
    expect(calls.map(({ path }) => path)).toEqual([expect.stringMatching(/^users\?.*\$top=0&\$count=true/)]);

    const paths = await links.evaluateAll(all => all.map(link => link.getAttribute('href') ?? ''));
    for (const path of paths.filter(one => one.startsWith('/'))) {
        await tiles.locator(`a[href="${path}"]`).click();
        await expect(page).toHaveURL(path);
        await expect(heading(page)).toBeVisible();
        await page.goBack();
        await expect(links.first()).toBeVisible();
    }
});
