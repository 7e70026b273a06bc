import { expect, test } from '../support/fixtures';

/** The accessibility statement and its report (ACCESS-1). */

test('the foot of the sign-in leads to the statement in the reader’s language, and from there to the report', async ({
    page,
    expectAccessible,
}) => {
    await page.addInitScript(() => localStorage.setItem('language', 'de'));
    await page.goto('/');
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name: /^Barrierefreiheit/ }).click();
    await expect(await opened).toHaveTitle('Erklärung zur Barrierefreiheit – Kundenportal');
    for (const language of ['de', 'en', 'fr', 'it', 'nl', 'pl', 'sk']) {
        await page.goto(`/accessibility/${language}.html`);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.locator('a.contact')).toHaveAttribute('href', 'mailto:accessibility@example.com');
    }
    await page.setViewportSize({ width: 360, height: 740 });
    await expectAccessible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await page.locator('a[href="/accessibility/report.html"]').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accessibility report');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible();
});
