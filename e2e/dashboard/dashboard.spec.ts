import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { rows } from '../support/parts';

/** The tiles by role and customer (SHELL-11). */

const TITLES = {
    profile: 'Profile',
    users: 'User management',
    licences: 'Licences',
    keys: 'Licence keys',
    cloudGroups: 'Cloud groups',
    contracts: 'Contracts and invoices',
    applications: 'Applications',
    tickets: 'CAM Tickets',
    academy: 'Academy',
} as const;

type Title = keyof typeof TITLES;

const tiles = (page: Page) => page.getByRole('list', { name: 'Areas of the portal' }).getByRole('link');

/** The tiles of each account, in order. */
const ROWS: readonly [who: string, email: string, shown: readonly Title[]][] = [
    [
        'an administrator with a contract and a CAM licence',
        'admin@holzmann.example',
        ['profile', 'users', 'licences', 'cloudGroups', 'contracts', 'applications', 'tickets', 'academy'],
    ],
    ['a user with the CAM flag', 'user@holzmann.example', ['profile', 'keys', 'applications', 'tickets', 'academy']],
    ['a user of a school', 'student@schule.example', ['profile', 'keys', 'applications', 'academy']],
];

for (const [who, email, shown] of ROWS) {
    test(`${who} sees the right tiles`, async ({ page, signInAs }) => {
        await signInAs(email);
        await expect(tiles(page).first()).toBeVisible();
        const texts = await tiles(page).allInnerTexts();
        expect(texts.map(text => text.split('\n')[0])).toEqual(shown.map(title => TITLES[title]));
    });
}

test('an administrator with read access sees the administrators’ tiles', async ({ page, signInAs }) => {
    await signInAs('reader@holzmann.example');
    await expect(page.getByRole('main').getByRole('link', { name: /^User management/ })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /^Contracts/ })).toBeVisible();
});

test('a demo customer has no cloud groups, a customer without contract information no contracts', async ({ page, signInAs }) => {
    await signInAs('admin@demo.example');
    await expect(tiles(page).first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /^Cloud groups/ })).toHaveCount(0);

    await signInAs('admin@lehmann.example');
    await expect(tiles(page).first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /^Contracts/ })).toHaveCount(0);
});

test('the academy tile follows the language: external in English, the portal’s own in German', async ({ page, signInAs }) => {
    await signInAs('user@holzmann.example', { language: 'en' });
    const external = page.getByRole('main').getByRole('link', { name: /^Academy/ });
    await expect(external).toHaveAttribute('href', /^https:\/\//);
    await expect(external).toHaveAttribute('rel', 'noopener noreferrer');

    await signInAs('user@holzmann.example', { language: 'de' });
    await page
        .getByRole('main')
        .getByRole('link', { name: /^Academy/ })
        .click();
    await expect(page).toHaveURL(/\/academy$/);
});

test('/redirects/academy leads to the academy for a German customer and to the dashboard without an address', async ({
    page,
    signInAs,
}) => {
    await signInAs('admin@holzmann.example', { open: '/redirects/academy' });
    await expect(page).toHaveURL(/\/academy$/);
});

test('the dashboard works if the customer cannot be loaded', async ({ page, signInAs, mock }) => {
    await mock.fault({ method: 'GET', path: 'customer', kind: 'status', status: 500 });
    await signInAs('admin@holzmann.example');
    await expect(page.getByRole('main').getByRole('link', { name: /^Licences/ })).toBeVisible();
});

test('the keyboard reaches every tile and opens one', async ({ page, signInAs }) => {
    await signInAs('user@holzmann.example');
    const profile = page.getByRole('main').getByRole('link', { name: /^Profile/ });
    await profile.focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').getByRole('link', { name: /^Licence keys/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/licences$/);
});

/** What stands around the tiles (DASH-1 to DASH-7). */

const needs = (page: Page) => page.getByRole('region', { name: 'Needs your attention' });

test('an administrator follows a line about expired licences to exactly those', async ({ page, signInAs, expectAccessible }) => {
    await signInAs('admin@holzmann.example');
    const lines = needs(page).getByRole('listitem').getByRole('link');
    await expect(needs(page).getByRole('link', { name: 'All deadlines' })).toHaveAttribute('href', '/deadlines');
    await expect(lines.first()).toHaveText(/^Expired\s*2 licences have expired$/);
    await expect(lines.filter({ hasText: '3 users are not activated yet' })).toBeVisible();
    await expect(page.getByRole('table', { name: 'Licence usage' }).getByRole('row').nth(1)).toContainText('6 of 6');
    await expectAccessible();
    await lines.first().click();
    await expect(page).toHaveURL(/\/licences\?state=expired$/);
    await expect(page.getByRole('button', { name: 'Expired 2' })).toHaveAttribute('aria-pressed', 'true');
    await expect(rows(page)).toHaveCount(2);
});

test('a school sees which keys end, an administrator with read access the same as others, and a customer without contracts no contracts', async ({
    page,
    signInAs,
    mock,
}) => {
    await signInAs('admin@schule.example');
    await expect(needs(page).getByRole('link', { name: /keys of “CAD Klassensatz” expire/ })).toBeVisible();
    await signInAs('reader@holzmann.example');
    await expect(needs(page).getByRole('link', { name: /2 licences have expired/ })).toBeVisible();
    await mock.forgetCalls();
    await signInAs('admin@lehmann.example');
    await expect(page.getByRole('table', { name: 'Licence usage' })).toBeVisible();
    expect(await mock.calls('GET', /^contracts/)).toEqual([]);
});

for (const width of [1280, 360]) {
    test(`few lines leave no gap above the tiles at ${width} px`, async ({ page, signInAs }) => {
        await page.setViewportSize({ width, height: 780 });
        await signInAs('admin@lehmann.example');
        const needs = page.getByRole('region', { name: 'Needs your attention' });
        await expect(needs).toContainText('Nothing else needs your attention.');
        const bottom = await needs.evaluate(section => section.getBoundingClientRect().bottom);
        const top = await tiles(page)
            .first()
            .evaluate(tile => tile.getBoundingClientRect().top);
        expect(Math.round(top - bottom)).toBeLessThanOrEqual(32);
    });
}

test('failed reads show no error, and the tiles keep their place', async ({ page, signInAs, mock }) => {
    for (const path of ['licences', 'users', 'contracts', 'tickets', 'cloudGroups', 'applications'])
        await mock.fault({ method: 'GET', path, kind: 'status', status: 403 });
    await signInAs('admin@holzmann.example');
    await expect(needs(page).getByText('Not everything could be checked just now.')).toBeVisible();
    await expect(tiles(page)).toHaveCount(8);
});

test('a user sees keys, the answered ticket, downloads and, in German, the video last started', async ({
    page,
    signInAs,
    mock,
    expectAccessible,
}) => {
    await mock.answerTicket('t5', { content: 'Please restart the service.' });
    await signInAs('user@holzmann.example');
    await expect(
        page.getByRole('region', { name: 'Your licence keys' }).getByRole('button', { name: /^Copy/ }).first(),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: /Support has answered ticket 00084/ })).toHaveAttribute('href', '/tickets/t5');
    await expect(page.getByRole('link', { name: /^Download/ }).first()).toBeVisible();
    await expectAccessible();
    await signInAs('user@holzmann.example', { language: 'de', theme: 'dark' });
    await expect(
        page.getByRole('region', { name: 'Weiterlernen' }).getByRole('link', { name: /Den Raum anlegen/ }),
    ).toBeVisible();
    await expectAccessible();
});

test('at 360 px nothing scrolls sideways, and more lines appear on request', async ({ page, signInAs, expectAccessible }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await signInAs('admin@holzmann.example');
    const lines = needs(page).getByRole('listitem');
    await needs(page).getByRole('button', { name: 'Show 2 more' }).click();
    await expect(lines).toHaveCount(5);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await expectAccessible();
});
