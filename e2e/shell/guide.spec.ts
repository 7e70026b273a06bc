import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';

/** The guide beside the portal (GUIDE-1), and the help that leads to it. */

const ADMIN = 'admin@holzmann.example';

async function help(page: Page, account: RegExp, entry: string): Promise<Page> {
    await page.getByRole('banner').getByRole('button', { name: account }).click();
    const opened = page.context().waitForEvent('page');
    await page.getByRole('menuitem', { name: entry }).click();
    return opened;
}

test('the help leads to the guide, in German for those who read German', async ({ page, signInAs }) => {
    await signInAs(ADMIN, { language: 'de', open: '/profile' });
    const guide = await help(page, /^Konto von/, 'Hilfe');
    await expect(guide.getByRole('heading', { level: 1 })).toHaveText('Benutzerhandbuch');
    await expect(guide).toHaveTitle('Benutzerhandbuch – Kundenportal');
    await guide.getByRole('link', { name: 'English' }).click();
    await expect(guide.getByRole('heading', { level: 1 })).toHaveText('User guide');
});

test('it is English for all others', async ({ page, signInAs }) => {
    await signInAs(ADMIN, { language: 'fr', open: '/profile' });
    await expect(await help(page, /^Compte/, 'Aide')).toHaveURL(/\/guide\/en\.html$/);
});

for (const language of ['de', 'en']) {
    test(`every task and picture can be reached, also on a phone (${language})`, async ({ page, expectAccessible }) => {
        await page.setViewportSize({ width: 320, height: 700 });
        await page.goto(`/guide/${language}.html`);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
        await expectAccessible();
        const task = page.getByRole('navigation').getByRole('listitem').getByRole('link').nth(4);
        const name = (await task.textContent()) ?? '';
        await task.click();
        await expect(page.getByRole('heading', { name })).toBeInViewport();
        const pictures = page.getByRole('main').getByRole('img');
        for (const picture of await pictures.all()) {
            await picture.scrollIntoViewIfNeeded();
            await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
        }
        await page.emulateMedia({ colorScheme: 'dark' });
        await expectAccessible();
    });
}
