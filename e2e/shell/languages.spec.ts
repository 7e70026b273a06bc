import { expect, test } from '../support/fixtures';
import { lengthen } from '../support/lengthen';
import { dialog, heading } from '../support/parts';
import { ADMIN, expectNoOverflow, ROUTES, tiles, visit } from '../support/portalPage';
import { LANGUAGES, textsOf } from '../support/texts';

/** The seven languages on the page (docs/quality.md, "Accessibility and languages"). The fixture detects raw keys. */

/** Texts of the portal itself on the page, without those from the server. */

test('every page is fully translated in every language', async ({ page, signInAs }) => {
    const seen = new Set<string>();
    for (const language of LANGUAGES) {
        const texts = await textsOf(language);
        await signInAs(ADMIN, { language });
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.getByRole('navigation', { name: texts.layout.navigation }).getByRole('link')).toContainText([
            texts.dashboard.title,
            texts.profile.title,
            texts.users.title,
            texts.licences.title,
            texts.cloudGroups.title,
            texts.contracts.title,
            texts.applications.title,
            texts.tickets.title,
            texts.academy.title,
        ]);
        await expect(page.getByRole('main').getByText(texts.dashboard.intro)).toBeVisible();
        await expect(tiles(page)).toHaveCount(8);
        await expect(page.locator('body')).not.toContainText(/\b(undefined|null|NaN)\b|%\{|\|\|\|\|/);

        await visit(page, '/licences');
        await expect(heading(page)).toHaveText(texts.licences.title);
        await expect(page).toHaveTitle(new RegExp(texts.licences.title));
        const table = page.getByRole('grid', { name: texts.licences.title });
        const { name, state, product, type, count, used } = texts.licences.fields;
        await expect(table.getByRole('columnheader')).toContainText([name, state, product, type, count, used]);
        await expect(table.getByRole('button', { name: texts.licences.rename }).first()).toBeVisible();
        await expect(page.locator('body')).not.toContainText(/\b(undefined|null|NaN)\b|%\{|\|\|\|\|/);
        seen.add(texts.dashboard.intro);
    }
    expect(seen.size, 'no language repeats another one’s words').toBe(LANGUAGES.length);
});

test('text that is 30 % longer breaks no layout on a phone', async ({ page, signInAs }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const language of ['de', 'pl'] as const) {
        const texts = await textsOf(language);
        await signInAs(ADMIN, { language });
        await expect(tiles(page).first()).toBeVisible();
        expect(await lengthen(page)).toBeGreaterThan(15);
        await expectNoOverflow(page, `dashboard, ${language}`);
        await page.getByRole('button', { name: texts.layout.openNavigation }).click();
        await expectNoOverflow(page, `navigation, ${language}`);
        await page.keyboard.press('Escape');

        await signInAs(ADMIN, { language, open: '/licences' });
        await expect(page.getByRole('list').getByRole('heading').first()).toBeVisible();
        const actions = new RegExp(`^${texts.list.actionsFor.replace('%{name}', '')}`);
        await page.getByRole('button', { name: actions }).first().click();
        await page.getByRole('menuitem', { name: texts.licences.rename, disabled: false }).click();
        const modal = dialog(page);
        await expect(modal.getByRole('textbox')).toBeFocused();
        await lengthen(page);
        await expectNoOverflow(page, `licences, ${language}`);
        for (const button of await modal.getByRole('button').all()) await expect(button).toBeInViewport({ ratio: 1 });
        for (const button of await modal.getByRole('button').filter({ hasText: /\S/ }).all()) {
            const cut = await button.evaluate(element => element.scrollWidth - element.clientWidth);
            expect(cut, 'px of a button’s words that are cut off').toBeLessThanOrEqual(0);
        }
    }
    // The pages with one line of text each, in the language with the longest texts.
    for (const route of ROUTES.filter(path => path !== '/dashboard' && path !== '/licences').slice(0, 2)) {
        await signInAs(ADMIN, { language: 'de', open: route });
        await expect(heading(page)).toBeVisible();
        await lengthen(page);
        await expectNoOverflow(page, route);
    }
});
