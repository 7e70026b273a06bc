import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { dialog, heading } from '../support/parts';
import { ACCOUNT, ADMIN, expectNoOverflow, LICENCE, ordinaryUser, ROUTES, sidebar, tiles, visit } from '../support/portalPage';

/** Header, navigation, breadcrumb bar and error pages around every page (SHELL-1 to SHELL-3, SHELL-10). */

const PHONE = { width: 360, height: 740 };

const account = (page: Page) => page.getByRole('button', { name: /^Account of/ });
const breadcrumb = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumb' });
const widthOf = async (page: Page) => (await sidebar(page).boundingBox())?.width;

test.describe('the navigation', () => {
    test('is 220 px wide, 64 px when collapsed, and stays as it was left', async ({ page, signInAs }) => {
        await signInAs(ACCOUNT);
        expect(await widthOf(page)).toBe(220);
        await page.getByRole('button', { name: 'Collapse the navigation' }).click();
        await expect.poll(() => widthOf(page)).toBe(64);

        await page.reload();
        await expect(sidebar(page).getByRole('link', { name: 'Licence keys' })).toBeVisible();
        expect(await widthOf(page)).toBe(64);
        const expand = page.getByRole('button', { name: 'Expand the navigation' });
        await expect(expand).toHaveAttribute('aria-expanded', 'false');
        await sidebar(page).getByRole('link', { name: 'Profile' }).click();
        await expect(page).toHaveURL(/\/profile$/);
        await expand.click();
        await expect.poll(() => widthOf(page)).toBe(220);
        await page.reload();
        await expect.poll(() => widthOf(page)).toBe(220);
    });

    test('has the entries of the role and marks the open page', async ({ page, signInAs }) => {
        const entries = async () => (await sidebar(page).getByRole('link').allInnerTexts()).map(text => text.split('\n')[0]);
        await signInAs(ADMIN, { open: `/licences/${LICENCE}/keys` });
        const administrators = [
            ...['Dashboard', 'Profile', 'User management', 'Licences', 'Cloud groups', 'Contracts and invoices'],
            ...['Applications', 'CAM Tickets', 'Academy'],
        ];
        await expect.poll(entries).toEqual(administrators);
        await expect(sidebar(page).locator('[aria-current=page]')).toHaveText('Licences');

        await signInAs(ACCOUNT);
        await expect.poll(entries).toEqual(['Dashboard', 'Profile', 'Licence keys', 'Applications', 'CAM Tickets', 'Academy']);
        await expect(sidebar(page).locator('[aria-current=page]')).toHaveText('Dashboard');
    });

    test('on a phone opens over the page, keeps the focus, and closes on Escape, on a click beside it and on navigation', async ({
        page,
        signInAs,
    }) => {
        await page.setViewportSize(PHONE);
        await signInAs(ADMIN);
        const open = page.getByRole('button', { name: 'Open the navigation' });
        await expect(sidebar(page)).toBeHidden();
        await open.click();
        await expect(sidebar(page)).toBeVisible();
        const inside = () => sidebar(page).evaluate(element => element.contains(document.activeElement));
        expect(await inside()).toBe(true);
        const stops = (await sidebar(page).getByRole('link').count()) + 1;
        for (let press = 0; press <= stops; press++) {
            await page.keyboard.press(press % 5 === 4 ? 'Shift+Tab' : 'Tab');
            expect(await inside(), `after ${press + 1} presses`).toBe(true);
        }
        await page.keyboard.press('Escape');
        await expect(sidebar(page)).toBeHidden();
        await expect(open).toBeFocused();

        await open.click();
        await page.mouse.click(PHONE.width - 10, PHONE.height / 2);
        await expect(sidebar(page)).toBeHidden();

        await open.click();
        await page.getByRole('button', { name: 'Close the navigation' }).click();
        await expect(sidebar(page)).toBeHidden();

        await open.click();
        await sidebar(page).getByRole('link', { name: 'Licences' }).click();
        await expect(page).toHaveURL(/\/licences$/);
        await expect(sidebar(page)).toBeHidden();
        await expect(page.getByRole('heading', { name: 'Licences', level: 1 })).toBeVisible();
    });

    test('the first Tab offers to skip to the content', async ({ page, signInAs }) => {
        await signInAs(ADMIN);
        await expect(tiles(page).first()).toBeVisible();
        await page.keyboard.press('Tab');
        const skip = page.getByRole('link', { name: 'Skip to content' });
        await expect(skip).toBeFocused();
        await expect(skip).toBeInViewport({ ratio: 1 });
        await page.keyboard.press('Enter');
        await page.keyboard.press('Tab');
        // What needs the administrator stands before the tiles once it has been read.
        await expect(page.getByRole('main').getByRole('link').and(page.locator(':focus'))).toHaveCount(1);
        await expect(page).toHaveURL(/\/dashboard$/);
    });
});

test.describe('the header', () => {
    test('shows the user: initials for everybody, customer and role for administrators, a badge for demo customers', async ({
        page,
        signInAs,
        mock,
    }) => {
        const header = page.getByRole('banner');
        await signInAs(ADMIN);
        await expect(account(page)).toHaveText('AD');
        await expect(header.getByText('Customer number 10010')).toBeVisible();
        await expect(header.getByText('Administrator', { exact: true })).toBeVisible();
        await expect(sidebar(page).getByRole('link', { name: 'Contracts' })).toBeVisible();
        await expect(header.getByText('Demo licence')).toHaveCount(0);

        await signInAs('multi@planwerk.example', { customer: '10010' });
        await expect(account(page)).toHaveText('MU');
        await expect(header.getByText('Customer number 10010')).toBeVisible();

        await signInAs('admin@demo.example');
        await expect(header.getByText('Demo licence')).toBeVisible();
        const colleague = await ordinaryUser(page, await mock.signIn('admin@demo.example'));
        await signInAs(colleague);
        await expect(account(page)).toHaveText(colleague.slice(0, 2).toUpperCase());
        await expect(tiles(page).first()).toBeVisible();
        await expect(header.getByText('Demo licence')).toHaveCount(0);
        await expect(header.getByText(/Customer number|^Administrator$/)).toHaveCount(0);
    });

    test('links to the profile, and on a phone shows the customer in the account menu', async ({ page, signInAs }) => {
        await page.setViewportSize(PHONE);
        await signInAs(ADMIN);
        await account(page).click();
        await expect(page.getByRole('banner').getByText('Customer number 10010')).toBeVisible();
        await expect(page.getByRole('banner').getByText(ADMIN)).toBeVisible();
        await page.getByRole('menuitem', { name: 'My profile' }).click();
        await expect(page).toHaveURL(/\/profile$/);
        await expect(page.getByRole('menu')).toHaveCount(0);
    });

    test('the language menu stores the choice and reloads the page in that language', async ({ page, signInAs }) => {
        await signInAs(ADMIN, { open: '/licences?orderby=name+desc' });
        await page.getByRole('button', { name: 'Language: English' }).click();
        const choices = page.getByRole('menuitemradio');
        await expect(choices).toHaveText(['Deutsch', 'English', 'Français', 'Italiano', 'Nederlands', 'Polski', 'Slovenčina'], {
            useInnerText: true,
        });
        await expect(choices.and(page.locator('[aria-checked=true]'))).toHaveText('English');
        await expect(choices.filter({ hasText: 'English' })).toBeFocused();
        const reloaded = page.waitForEvent('load');
        await page.keyboard.press('ArrowUp');
        await page.keyboard.press('Enter');
        await reloaded;
        await expect(page.getByRole('heading', { name: 'Lizenzen', level: 1 })).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', 'de');
        await expect(page).toHaveURL(/orderby=name\+desc/);
        expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('de');
        await expect(page.getByRole('button', { name: /: Deutsch$/ })).toBeVisible();
    });

    test('the appearance is light, dark or the system’s, and is stored', async ({ page, signInAs }) => {
        const theme = page.locator('html');
        const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
        const choose = async (from: string, to: string) => {
            await page.getByRole('button', { name: `Appearance: ${from}` }).click();
            await page.getByRole('menuitemradio', { name: to }).click();
        };
        await page.emulateMedia({ colorScheme: 'light' });
        await signInAs(ACCOUNT);
        await expect(theme).toHaveAttribute('data-theme', 'light');
        const light = await background();

        await choose('Same as system', 'Dark');
        await expect(theme).toHaveAttribute('data-theme', 'dark');
        await expect.poll(background).not.toBe(light);
        await page.reload();
        await expect(page.getByRole('button', { name: 'Appearance: Dark' })).toBeVisible();
        await expect(theme).toHaveAttribute('data-theme', 'dark');

        await choose('Dark', 'Light');
        await page.emulateMedia({ colorScheme: 'dark' });
        await page.reload();
        await expect(page.getByRole('button', { name: 'Appearance: Light' })).toBeVisible();
        await expect(theme).toHaveAttribute('data-theme', 'light');
        expect(await background()).toBe(light);

        await choose('Light', 'Same as system');
        await expect(theme).toHaveAttribute('data-theme', 'dark');
        await page.emulateMedia({ colorScheme: 'light' });
        await expect(theme).toHaveAttribute('data-theme', 'light');
        await page.emulateMedia({ colorScheme: 'dark' });
        await page.reload();
        await expect(theme).toHaveAttribute('data-theme', 'dark');
    });
});

test.describe('the current location', () => {
    test('the breadcrumb bar links to the dashboard; on a phone a back button named by the page does', async ({
        page,
        signInAs,
    }) => {
        await signInAs(ADMIN, { open: '/licences' });
        await expect(breadcrumb(page).getByRole('listitem')).toHaveText(['Dashboard', 'Licences']);
        await expect(breadcrumb(page).locator('[aria-current=page]')).toHaveText('Licences');
        await expect(page).toHaveTitle(/Licences/);
        await breadcrumb(page).getByRole('link', { name: 'Dashboard' }).click();
        await expect(page).toHaveURL(/\/dashboard$/);
        await expect(breadcrumb(page).getByRole('listitem')).toHaveText(['Dashboard']);
        await expect(breadcrumb(page).getByRole('link')).toHaveCount(0);

        await page.goBack();
        await page.setViewportSize(PHONE);
        await expect(breadcrumb(page).getByRole('listitem')).toHaveCount(0);
        const back = breadcrumb(page).getByRole('link', { name: 'Back: Licences' });
        await expect(back).toHaveText('Licences');
        await back.click();
        await expect(page).toHaveURL(/\/dashboard$/);
        await expect(breadcrumb(page).getByRole('link')).toHaveCount(0);
    });

    test('Back and a reload restore the scroll position, a new page starts at its top', async ({ page, signInAs }) => {
        await page.setViewportSize({ width: 1280, height: 500 });
        await signInAs(ADMIN, { open: null });
        await page.evaluate(() => localStorage.setItem('display-mode.licences', 'cards'));
        await page.goto('/licences');
        await expect(page.getByRole('list').getByRole('heading').first()).toBeVisible();
        const top = () => page.evaluate(() => window.scrollY);
        await page.mouse.move(700, 300);
        await page.mouse.wheel(0, 240);
        await expect.poll(top).toBe(240);
        await expect.poll(() => page.evaluate(() => sessionStorage.getItem('scroll-positions'))).toContain('240');
        await sidebar(page).getByRole('link', { name: 'Profile' }).click();
        await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible();
        expect(await top()).toBe(0);
        await page.goBack();
        await expect(page).toHaveURL(/\/licences$/);
        await expect.poll(top).toBe(240);
        await page.reload();
        await expect.poll(top).toBe(240);
    });
});

test('no route scrolls sideways at 320 px; an unknown path leads to the dashboard', async ({ page, signInAs }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await signInAs(ADMIN, { language: 'de' });
    await expect(tiles(page).first()).toBeVisible();
    for (const route of ROUTES) {
        await visit(page, route);
        await expect(heading(page)).toBeVisible();
        await expectNoOverflow(page, route);
    }
    await page.goto('/licences/1/nothing');
    await expect(page).toHaveURL(/\/dashboard$/);
});

test.describe('at 200 % zoom', () => {
    test.use({ viewport: { width: 640, height: 450 }, deviceScaleFactor: 2 });

    test('everything can be reached and a licence renamed', async ({ page, signInAs }) => {
        await signInAs(ADMIN);
        await expectNoOverflow(page);
        await page.getByRole('button', { name: 'Open the navigation' }).click();
        await sidebar(page).getByRole('link', { name: 'Licences' }).click();
        await expect(page.getByRole('heading', { name: 'Licences', level: 1 })).toBeVisible();
        await page
            .getByRole('button', { name: /^Actions for/ })
            .first()
            .click();
        await page.getByRole('menuitem', { name: 'Rename' }).click();
        const modal = dialog(page);
        await expectNoOverflow(page);
        await modal.getByRole('textbox').fill('Zoomed');
        const save = modal.getByRole('button', { name: 'Save' });
        await expect(save).toBeInViewport({ ratio: 1 });
        await save.click();
        await expect(modal).toHaveCount(0);
        await expect(page.getByRole('listitem').filter({ hasText: 'Zoomed' })).toBeVisible();
    });
});
