import { TOO_OLD_TEXTS } from '#i18n/emergency';
import { expect, test } from '../support/fixtures';

/** A browser that lacks what the portal needs gets one sentence in its language instead of an empty page (BROWSER-2). */

test.use({ locale: 'pl-PL' });

test('a browser without popovers gets one sentence, and nothing of the portal', async ({ page, allowConsole }) => {
    // What the browser has fetched ahead of the parser is not used.
    allowConsole(/preloaded using link preload/);
    await page.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, 'popover'));
    await page.goto('/users');
    await expect(page.getByRole('heading')).toHaveText(TOO_OLD_TEXTS.pl);
    await expect(page).toHaveTitle(TOO_OLD_TEXTS.pl);
    expect(await page.locator('body').innerText()).toBe(TOO_OLD_TEXTS.pl);
    await expect(page.locator('script[type=module], link[rel=modulepreload]')).toHaveCount(0);
});
