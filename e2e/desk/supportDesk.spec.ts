import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { dialog, dialogButton, heading } from '../support/parts';
import { expectNoOverflow } from '../support/portalPage';

const ADMIN = 'admin@holzmann.example';
const HOLZMANN = '10010';

const main = (page: Page) => page.locator('#main-content');

/** Every kind of page that the desk has of its own or of react-admin. */
const PAGES = [
    '/',
    '/users',
    '/users/u101/show',
    '/users/u101',
    '/tickets/t5/show',
    '/academySessions',
    '/situations',
    '/compare?before=full-licence',
    '/time',
    '/faults',
    '/calls',
    '/notices',
    '/server',
    '/reproduce?situation=full-licence',
];
const SOME = ['/', '/users/u101/show', '/faults'];

for (const [width, theme, locale, pages] of [
    [1280, 'light', 'en', PAGES],
    [390, 'dark', 'de', PAGES],
    [1280, 'dark', 'de', SOME],
    [390, 'light', 'en', SOME],
] as const) {
    test(`the desk is accessible and fits at ${width} px, ${theme}, ${locale}`, async ({ page, mock, expectAccessible }) => {
        const token = await mock.signIn(ADMIN);
        await mock.fault({ method: 'GET', path: 'licences', kind: 'status', status: 500 });
        for (const path of ['user', 'licences']) {
            await page.request.get(`/api/${path}`, { headers: { Authorization: `Bearer ${token}`, 'Application-Id': 'portal' } });
        }
        await page.setViewportSize({ width, height: 800 });
        await page.addInitScript(
            ([shown, spoken]) => {
                localStorage.setItem('RaStore.theme', JSON.stringify(shown));
                localStorage.setItem('RaStore.locale', JSON.stringify(spoken));
            },
            [theme, locale],
        );
        await page.goto('/__mock/desk');
        for (const path of pages) {
            await page.goto(`/__mock/desk#${path}`);
            await expect(heading(page), path).toHaveText(/\S/);
            await expect(main(page).locator('a, button, [role=button]').first(), path).toBeVisible();
            await expectNoOverflow(page);
            await expectAccessible();
        }
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    });
}

test('the rows of users and licences are of one line at 1280 px', async ({ page, mock: _mock }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const list of ['users', 'licences']) {
        await page.goto(`/__mock/desk#/${list}`);
        await expect(heading(page)).toHaveText(/\d$/);
        await expectNoOverflow(page);
        const heights = () =>
            main(page)
                .locator('tbody tr')
                .evaluateAll(rows => [...new Set(rows.map(row => row.getBoundingClientRect().height))]);
        await expect.poll(heights).toEqual([44]);
    }
});

test('the search over everything opens a record, or all of a kind', async ({ page, mock: _mock }) => {
    await page.goto('/__mock');
    await expect(heading(page)).toHaveText('What do you want to reproduce?');
    const search = page.getByRole('combobox', { name: 'Search in everything' });
    await search.fill('lehmann');
    await page.getByRole('option', { name: 'Lehmann Tischlerei (10050)' }).click();
    await expect(heading(page)).toHaveText('Customer: Lehmann Tischlerei (10050)');
    await search.fill('holzmann.example');
    await page.getByRole('option', { name: /^All \d+ in Users$/ }).click();
    await expect(heading(page)).toHaveText(/^Users\d+$/);
    await expect(main(page).getByPlaceholder('Search', { exact: true })).toHaveValue('holzmann.example');
});

test('any user can be found and signed in in a separate window, on the chosen page', async ({ page, signInAs }) => {
    await signInAs(ADMIN);
    await expect(heading(page)).toBeVisible();
    const desk = await page.context().newPage();
    await desk.goto('/__mock/desk#/users');
    await main(desk).getByPlaceholder('Search', { exact: true }).fill('multi@');
    await expect(main(desk).getByRole('row')).toHaveCount(2);
    await desk.getByRole('button', { name: 'Sign in as multi@planwerk.example' }).click();
    await dialog(desk).getByRole('combobox', { name: 'Customer' }).click();
    await desk.getByRole('option', { name: 'Northfield Kitchens Ltd' }).click();
    await dialog(desk).getByRole('combobox', { name: 'Page' }).click();
    await desk.getByRole('option', { name: '/licences', exact: true }).click();
    const opened = page.context().waitForEvent('page');
    await dialog(desk).getByRole('link', { name: 'Open a window' }).click();
    const portal = await opened;
    await expect(portal).toHaveURL(/\/licences$/);
    await expect(portal.getByRole('banner')).toContainText('10020');
    await page.reload();
    await expect(page.getByRole('banner')).toContainText(HOLZMANN);
});

test('the desk shows what stops a user as the administrator of the customer sees it', async ({ page, mock }) => {
    await mock.signIn(ADMIN);
    await page.goto('/__mock/desk#/users/u109/show');
    const opened = page.context().waitForEvent('page');
    await page.getByRole('button', { name: 'What stops student@schule.example?' }).click();
    const portal = await opened;
    await expect(heading(portal)).toHaveText('What stops Timo Baumann?');
    await expect(portal.getByRole('heading', { name: 'What was checked' })).toBeVisible();
});

test('changing a customer’s flag in the desk changes the portal’s menu', async ({ page, signInAs }) => {
    await signInAs(ADMIN);
    const contracts = page.getByRole('navigation').getByRole('link', { name: 'Contracts' });
    await expect(contracts).toBeVisible();
    const desk = await page.context().newPage();
    await desk.goto(`/__mock/desk#/customers/${HOLZMANN}`);
    await desk
        .getByRole('switch', { name: 'Contracts and invoices' })
        .or(desk.getByRole('checkbox', { name: 'Contracts and invoices' }))
        .first()
        .uncheck();
    await desk.getByRole('button', { name: 'Save' }).click();
    await expect(desk).toHaveURL(/\/show$/);
    await page.reload();
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Licences' })).toBeVisible();
    await expect(contracts).toHaveCount(0);
});

test('a record that breaks its schema is refused beside the field; a record that others refer to is not deleted', async ({
    page,
    mock: _mock,
    allowConsole,
}) => {
    allowConsole(/status of 4(22|09)/);
    await page.goto('/__mock/desk#/videos');
    await main(page).getByRole('row').nth(1).getByRole('cell').nth(1).click();
    await page.getByRole('link', { name: 'Edit' }).click();
    const data = page.getByLabel('Meta data');
    await data.fill('no JSON');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(main(page).getByText('must be object')).toBeVisible();
    await expect(data).toHaveValue('no JSON');

    await page.goto(`/__mock/desk#/customers/${HOLZMANN}/show`);
    await page.getByRole('button', { name: 'Delete' }).click();
    await dialogButton(page, 'Confirm').click();
    await expect(
        page.getByRole('alert').filter({ hasText: /cannot be deleted while these refer to it: .*\d+ users/ }),
    ).toBeVisible();
});

test('support answers a ticket, and the customer reads it', async ({ page, mock: _mock, signInAs }) => {
    await page.goto('/__mock/desk#/tickets');
    await main(page).getByRole('row').nth(1).getByRole('cell').nth(2).click();
    await expect(page).toHaveURL(/tickets\/[^/]+\/show/);
    const id = /tickets\/([^/]+)\/show/.exec(page.url())?.[1] ?? '';
    await page.getByRole('textbox', { name: 'Answer as support' }).fill('It is solved now.');
    await page.getByRole('combobox', { name: 'Status' }).click();
    await page.getByRole('option', { name: 'Solved' }).click();
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(main(page).getByRole('cell', { name: 'It is solved now.' })).toBeVisible();
    await signInAs(ADMIN, { open: `/tickets/${id}` });
    await expect(page.getByText('It is solved now.')).toBeVisible();
});

test('time, faults and notices are set in the desk', async ({ page, mock: _mock, signInAs }) => {
    await page.goto('/__mock/desk#/time');
    await page.getByRole('button', { name: '+ 1 day' }).click();
    await expect(main(page).getByText(/The real time is/)).toBeVisible();

    await page.goto('/__mock/desk#/faults');
    await page.getByRole('button', { name: 'Sign-in is down' }).click();
    await expect(page.getByRole('table', { name: 'Faults that are set' }).getByRole('row')).toHaveCount(2);
    await page.getByRole('button', { name: 'Remove' }).click();
    await expect(main(page).getByText('No fault is set.')).toBeVisible();

    await page.goto('/__mock/desk#/notices');
    await page.getByRole('button', { name: 'Add an example' }).click();
    await expect(page.getByRole('region', { name: 'Preview' })).toContainText('Maintenance tonight');
    await page.getByRole('button', { name: 'Post' }).click();
    await expect(main(page).getByText('The entries below are posted.')).toBeVisible();
    await signInAs(ADMIN);
    await expect(page.getByText('Maintenance tonight from 20:00.')).toBeVisible();
});

test('notices can be edited once the posted ones have been read', async ({ page, mock: _mock }) => {
    let release = (): void => undefined;
    const held = new Promise<void>(resolve => (release = resolve));
    await page.route('**/__mock/api/notifications', async route => {
        await held;
        await route.continue();
    });
    await page.goto('/__mock/desk#/notices');
    const add = page.getByRole('button', { name: 'Add an example' });
    await expect(add).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Post' })).toBeDisabled();
    await expect(page.getByRole('textbox', { name: 'Entries' })).toBeDisabled();
    release();
    await add.click();
    await expect(page.getByRole('region', { name: 'Preview' })).toContainText('Maintenance tonight');
});

test('a call is shown with its request and response, without its token', async ({ page, signInAs }) => {
    await signInAs(ADMIN);
    await expect(page.getByRole('banner')).toContainText(HOLZMANN);
    await page.goto('/__mock/desk#/calls');
    await page.getByRole('textbox', { name: 'Filter' }).fill('GET user');
    await page
        .getByRole('button', { name: /^Open GET user(?![\w/])/ })
        .first()
        .click();
    const call = page.getByRole('region', { name: /^Answer 200/ });
    await expect(call).toContainText(ADMIN);
    await expect(page.getByRole('region', { name: 'Request' })).toContainText('(hidden)');
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download as HAR' }).click();
    expect((await download).suggestedFilename()).toBe('calls.har');
});
