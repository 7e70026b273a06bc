import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { ADMIN, expectNoOverflow } from './portalPage';

/** The list of users and creating one (specification 2, sections 2, 4, 5, 7 and 8), as each kind of person. */

const USERS = { open: '/user-management' };
const rows = (page: Page): Locator =>
    page
        .getByRole('grid', { name: 'Users' })
        .getByRole('row')
        .filter({ has: page.getByRole('gridcell') });
const dialog = (page: Page): Locator => page.getByRole('dialog');
const email = (page: Page): Locator => dialog(page).getByLabel('E-mail', { exact: true });
const create = (page: Page): Locator => dialog(page).getByRole('button', { name: 'Create', exact: true });
const said = (page: Page, text: string | RegExp): Locator => page.getByRole('region', { name: 'Messages' }).getByText(text);

async function openCreate(page: Page): Promise<void> {
    await page.getByRole('button', { name: 'Create user' }).click();
    await expect(email(page)).toBeFocused();
}

/** The bodies of the creations that the page sends from now on. */
function sentBodies(page: Page): unknown[] {
    const bodies: unknown[] = [];
    page.on('request', request => {
        if (request.method() === 'POST' && request.url().endsWith('/users')) bodies.push(request.postDataJSON());
    });
    return bodies;
}

test.describe('the list', () => {
    test('searches every field without a call, sorts, keeps both in the address, and opens a user', async ({
        page,
        signInAs,
        mock,
        expectAccessible,
    }) => {
        await signInAs(ADMIN, USERS);
        await expect(rows(page)).toHaveCount(20);
        await expectAccessible();
        const badged = rows(page).filter({ hasText: 'felix.ullrich@' });
        await expect(badged).toContainText('Inactive');
        await expect(badged).toContainText('No cloud access');
        await expect(rows(page).filter({ hasText: ADMIN })).toContainText('Administrator');
        await mock.forgetCalls();

        const search = page.getByRole('searchbox');
        for (const [term, found] of [
            ['lager@', 'lager@holzmann.example'],
            ['Ruth', 'reader@holzmann.example'],
            ['Żółt', 'umlaut@holzmann.example'],
            ['ändert nichts', 'Sieht alles, ändert nichts'],
        ] as const) {
            await search.fill(term);
            await expect(rows(page)).toHaveCount(1);
            await expect(rows(page)).toContainText(found);
        }
        await search.fill('lager@, umlaut@');
        await expect(rows(page)).toHaveCount(2);
        await expect(page).toHaveURL(/filter=lager%40%2C\+umlaut%40/);
        await search.fill('nobody of this name');
        await expect(page.getByText('Nothing found')).toBeVisible();
        await page.getByRole('button', { name: 'Show all' }).click();

        const first = rows(page).first();
        for (const [name, order] of [
            ['Name', 'user'],
            ['Note', 'note'],
        ] as const) {
            await page.getByRole('columnheader', { name }).click();
            await expect(page).toHaveURL(new RegExp(`orderby=${order}\\+asc`));
            await page.getByRole('columnheader', { name }).click();
            await expect(page).toHaveURL(new RegExp(`orderby=${order}\\+desc`));
        }
        await expect(first).not.toContainText('admin@');
        await page.getByRole('columnheader', { name: 'E-mail' }).click();
        await expect(page).not.toHaveURL(/orderby/);
        expect(await mock.calls('GET', /users/)).toEqual([]);

        await search.fill('lager@');
        await expect(rows(page)).toHaveCount(1);
        await first.getByText('lager@holzmann.example').last().click();
        await expect(page).toHaveURL(/\/user-management\/u112$/);
    });

    test('is as before after a step back: search, page, scroll position and the chosen rows', async ({ page, signInAs }) => {
        await signInAs(ADMIN, { open: '/user-management?orderby=user+desc' });
        await page.getByRole('button', { name: 'Next page' }).click();
        await expect(page.getByText('21–40 of 60')).toBeVisible();
        const chosen = rows(page).nth(15);
        await chosen.getByRole('checkbox').check();
        const name = await chosen.getByRole('link').innerText();
        await page.mouse.wheel(0, 400);
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
        const before = await page.evaluate(() => window.scrollY);
        // The position is saved when scrolling rests.
        await expect.poll(() => page.evaluate(() => sessionStorage.getItem('scroll-positions') ?? '')).toContain(`,${before}]`);
        await chosen.getByRole('link').click();
        await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
        await page.goBack();
        await expect(page.getByText('21–40 of 60')).toBeVisible();
        await expect(page).toHaveURL(/orderby=user\+desc&page=2/);
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
        await expect(page.getByRole('checkbox', { name: `Choose ${name}` })).toBeChecked();
        await expect(page.getByRole('region', { name: 'Chosen users' })).toContainText('1 user chosen');
    });

    test('shows what went wrong with another try, and the cards of a phone', async ({
        page,
        signInAs,
        mock,
        expectAccessible,
    }) => {
        await mock.fault({ method: 'GET', path: 'users', kind: 'status', status: 403 });
        await signInAs(ADMIN, USERS);
        await expect(page.getByRole('main').getByText('Forbidden')).toBeVisible();
        await mock.clearFaults();
        await page.getByRole('button', { name: 'Try again' }).click();
        await expect(rows(page)).toHaveCount(20);

        await page.setViewportSize({ width: 320, height: 700 });
        const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Sabine Holzmann' });
        await expect(card).toContainText('Administrator');
        await expectNoOverflow(page);
        await expectAccessible();
        await card.getByRole('checkbox', { name: 'Choose Sabine Holzmann' }).check();
        await expect(page.getByRole('region', { name: 'Chosen users' })).toContainText('1 user chosen');
        await expectNoOverflow(page);
        await expectAccessible();
        await page.setViewportSize({ width: 360, height: 700 });
        await page.getByRole('button', { name: 'Create user' }).click();
        await expectAccessible('[role=dialog]');
        await expectNoOverflow(page);
        await page.keyboard.press('Escape');
        await card.getByRole('link').click();
        await expect(page).toHaveURL(/\/user-management\/u101$/);
    });

    test('is accessible in the dark', async ({ page, signInAs, expectAccessible }) => {
        await signInAs(ADMIN, { ...USERS, theme: 'dark' });
        await page.getByRole('checkbox', { name: 'Choose Anna Christ' }).check();
        await expectAccessible();
        await openCreate(page);
        await create(page).click();
        await expectAccessible('[role=dialog]');
    });
});

test.describe('creating a user', () => {
    test('checks the input, sends it trimmed and once, and opens the new user', async ({
        page,
        signInAs,
        mock,
        expectAccessible,
    }) => {
        await signInAs(ADMIN, USERS);
        await openCreate(page);
        await expectAccessible('[role=dialog]');
        await create(page).click();
        await expect(dialog(page).getByText('Please enter an e-mail address.')).toBeVisible();
        await email(page).fill('nobody@nowhere');
        await create(page).click();
        await expect(dialog(page).getByText('Please enter a valid e-mail address.')).toBeVisible();
        await expect(email(page)).toBeFocused();

        await email(page).fill('  neu@holzmann.example ');
        await dialog(page).getByLabel('Forename').fill('  Nele ');
        await dialog(page).getByLabel('Surname').fill(' Neu  ');
        const note = dialog(page).getByLabel('Note', { exact: true });
        // An emoji counts as one character.
        await note.fill(`😀${'x'.repeat(255)}`);
        await expect(dialog(page).getByText('256/255')).toBeVisible();
        await create(page).click();
        await expect(dialog(page).getByText('The note may have at most 255 characters.')).toBeVisible();
        await expect(note).toBeFocused();
        expect(await mock.calls('POST', /users/)).toEqual([]);
        await note.fill(`  ${'😀'.repeat(255)} `);

        const bodies = sentBodies(page);
        await mock.fault({ method: 'POST', path: 'users', kind: 'delay', seconds: 0.4, times: 1 });
        await create(page).dblclick();
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(/\/user-management\/u\w+$/);
        await expect(page.getByRole('heading', { level: 1, name: 'Nele Neu' })).toBeVisible();
        expect(bodies).toEqual([
            {
                email: 'neu@holzmann.example',
                forename: 'Nele',
                surname: 'Neu',
                adminNote: '😀'.repeat(255),
                _sendMail: false,
                _randomPassword: false,
            },
        ]);
        expect(await mock.calls('POST', /users$/)).toHaveLength(1);
        await page.goBack();
        await page.getByRole('searchbox').fill('neu@holzmann');
        await expect(rows(page)).toHaveCount(1);
        await expect(rows(page)).toContainText('Inactive');
    });

    test('a random password forces the mail; the new user stays closed when that is chosen', async ({ page, signInAs, mock }) => {
        await signInAs(ADMIN, USERS);
        await openCreate(page);
        const mail = dialog(page).getByRole('checkbox', { name: 'Send the e-mail now' });
        await dialog(page).getByRole('checkbox', { name: 'Random password' }).check();
        await expect(mail).toBeChecked();
        await expect(mail).toBeDisabled();
        await dialog(page).getByRole('checkbox', { name: 'Open the user after creating' }).uncheck();
        expect(await page.evaluate(() => localStorage.getItem('open-after-create'))).toBe('false');
        const bodies = sentBodies(page);
        await email(page).fill('random@holzmann.example');
        await email(page).press('Enter');
        await expect(said(page, 'The user was created.')).toBeVisible();
        await expect(dialog(page)).toBeHidden();
        await expect(page).toHaveURL(/\/user-management$/);
        expect(bodies).toEqual([expect.objectContaining({ _sendMail: true, _randomPassword: true })]);
        await mock.mail('random@holzmann.example', 'user-data');
        await expect(page.getByRole('button', { name: 'Create user' })).toBeFocused();
    });

    test('an e-mail of another customer turns the modal into the request to transfer', async ({
        page,
        signInAs,
        mock,
        expectAccessible,
    }) => {
        await signInAs(ADMIN, USERS);
        await openCreate(page);
        await email(page).fill(' admin@northfield.example ');
        await email(page).press('Enter');
        const transfer = page.getByRole('dialog', { name: 'Request transfer' });
        await expect(transfer).toContainText('admin@northfield.example belongs to a user of another customer');
        await expect(transfer.getByRole('button', { name: 'Request transfer' })).toBeFocused();
        await expectAccessible('[role=dialog]');

        await transfer.getByRole('button', { name: 'Change the e-mail' }).click();
        await expect(email(page)).toHaveValue('admin@northfield.example');
        await create(page).click();
        await mock.fault({ method: 'POST', path: 'transfer/request', kind: 'status', status: 500, times: 1 });
        await transfer.getByRole('button', { name: 'Request transfer' }).click();
        await expect(said(page, "Can't request transfer")).toBeVisible();

        await mock.forgetCalls();
        const sent = page.waitForRequest(request => request.url().endsWith('/transfer/request'));
        await transfer.getByRole('button', { name: 'Request transfer' }).dblclick();
        expect((await sent).postDataJSON()).toEqual({ user: 'admin@northfield.example' });
        await expect(said(page, 'The transfer was requested.')).toBeVisible();
        await expect(dialog(page)).toBeHidden();
        expect((await mock.calls()).filter(call => call.method !== 'GET')).toHaveLength(1);
        expect((await mock.mail('admin@northfield.example', 'transfer')).link).toMatch(/^\/transfer-user\?token=/);
    });

    test('another 409 stands beside the e-mail, other errors show what the server says, and nothing typed is lost', async ({
        page,
        signInAs,
        mock,
    }) => {
        await signInAs(ADMIN, USERS);
        await openCreate(page);
        await email(page).fill('lager@holzmann.example');
        await dialog(page).getByLabel('Surname').fill('Meier');
        await create(page).click();
        await expect(dialog(page).getByRole('alert')).toHaveText('email already exists');
        await expect(email(page)).toBeFocused();
        await email(page).fill('meier@holzmann.example');
        await expect(dialog(page).getByText('email already exists')).toHaveCount(0);

        await page.route('**/api/users', route =>
            route.request().method() === 'POST'
                ? route.fulfill({ status: 422, json: { error: { code: 'x', message: 'No <b>more</b> users' } } })
                : route.fallback(),
        );
        await create(page).click();
        await expect(dialog(page)).toContainText('No <b>more</b> users');
        await expect(said(page, "Can't create user")).toBeVisible();
        await page.unroute('**/api/users');

        for (const [status, text] of [
            [400, 'Bad Request'],
            [403, 'Forbidden'],
            [404, 'User not found'],
            [500, "Can't create user"],
        ] as const) {
            await mock.fault({ method: 'POST', path: 'users', kind: 'status', status, times: 1 });
            await create(page).click();
            await expect(said(page, text).last()).toBeVisible();
            await expect(create(page)).toBeEnabled();
        }

        await page.reload();
        await openCreate(page);
        await expect(email(page)).toHaveValue('meier@holzmann.example');
        await expect(dialog(page).getByLabel('Surname')).toHaveValue('Meier');
        await create(page).click();
        await expect(page).toHaveURL(/\/user-management\/u\w+$/);
        await page.goBack();
        await openCreate(page);
        await expect(email(page)).toHaveValue('');
    });
});

test('schools and demo customers get no random password', async ({ page, signInAs }) => {
    for (const account of ['admin@schule.example', 'admin@demo.example']) {
        await signInAs(account, USERS);
        await openCreate(page);
        await expect(dialog(page).getByRole('checkbox', { name: 'Send the e-mail now' })).toBeEnabled();
        await expect(dialog(page).getByRole('checkbox', { name: 'Random password' })).toHaveCount(0);
    }
});

test('a reading administrator sees the users and is offered nothing', async ({ page, signInAs }) => {
    await signInAs('reader@holzmann.example', USERS);
    await expect(rows(page)).toHaveCount(20);
    await expect(page.getByRole('button', { name: 'Create user' })).toHaveCount(0);
    await expect(page.getByRole('checkbox')).toHaveCount(0);
});

test('an ordinary user is sent away without a call', async ({ page, signInAs, mock }) => {
    await signInAs('user@holzmann.example', USERS);
    await expect(page).toHaveURL(/\/dashboard$/);
    expect(await mock.calls('GET', /users\?/)).toEqual([]);
});
