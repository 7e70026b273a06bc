import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

/** The tiles by role and customer (SHELL-11). */

const TITLES = {
    profile: 'Profile',
    users: 'User management',
    licences: 'Licences',
    keys: 'Licence keys',
    cloudGroups: 'Cloud groups',
    contracts: 'Contracts',
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
    test(`${who} sees the own tiles`, async ({ page, signInAs }) => {
        await signInAs(email);
        await expect(tiles(page).first()).toBeVisible();
        const texts = await tiles(page).allInnerTexts();
        expect(texts.map(text => text.split('\n')[0])).toEqual(shown.map(title => TITLES[title]));
    });
}

test('a reading administrator sees the administrators’ tiles', async ({ page, signInAs }) => {
    await signInAs('reader@holzmann.example');
    await expect(page.getByRole('main').getByRole('link', { name: /^User management/ })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /^Contracts/ })).toBeVisible();
});

test('a demo customer has no cloud groups, one without contract info no contracts', async ({ page, signInAs }) => {
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

test('the dashboard stays usable when the customer cannot be read', async ({ page, signInAs, mock }) => {
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
