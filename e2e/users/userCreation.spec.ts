import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { alertIn, dialog, field, rows, search } from '../support/parts';
import { ADMIN } from '../support/portalPage';
import { create, email, openCreate, USERS } from './userBatchPage';

/** Creating a user, and requesting a transfer instead (USER-3, USER-4, USER-7). */

const said = (page: Page, text: string | RegExp): Locator => page.getByRole('region', { name: 'Messages' }).getByText(text);

/** The bodies of the creations that the page sends from now on. */
function sentBodies(page: Page): unknown[] {
    const bodies: unknown[] = [];
    page.on('request', request => {
        if (request.method() === 'POST' && request.url().endsWith('/users')) bodies.push(request.postDataJSON());
    });
    return bodies;
}

test.describe('creating a user', () => {
    test('validates, sends trimmed values once, and opens the new user', async ({ page, signInAs, mock, expectAccessible }) => {
        await signInAs(ADMIN, USERS);
        await openCreate(page);
        await expectAccessible('dialog');
        await create(page).click();
        await expect(dialog(page).getByText('Please enter an e-mail address.')).toBeVisible();
        await email(page).fill('nobody@nowhere');
        await create(page).click();
        await expect(dialog(page).getByText('Please enter a valid e-mail address.')).toBeVisible();
        await expect(email(page)).toBeFocused();

        // As typed: an input for addresses would send another domain.
        await email(page).fill(' \u200Bneu@weiß.example\u00A0');
        await dialog(page).getByLabel('First name').fill('  Nele ');
        await dialog(page).getByLabel('Last name').fill(' Neu  ');
        const note = field(page, 'Note');
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
                email: 'neu@weiß.example',
                forename: 'Nele',
                surname: 'Neu',
                adminNote: '😀'.repeat(255),
                _sendMail: false,
                _randomPassword: false,
            },
        ]);
        expect(await mock.calls('POST', /users$/)).toHaveLength(1);
        await page.goBack();
        await search(page, 'neu@weiß');
        await expect(rows(page)).toHaveCount(1);
        await expect(rows(page)).toContainText('Inactive');
    });

    test('a random password requires the mail; the new user is not opened if that is switched off', async ({
        page,
        signInAs,
        mock,
    }) => {
        await signInAs(ADMIN, USERS);
        await openCreate(page);
        const mail = dialog(page).getByRole('checkbox', { name: 'Send the e-mail now' });
        await dialog(page).getByRole('checkbox', { name: 'Random password' }).check();
        await expect(mail).toBeChecked();
        await expect(mail).toBeDisabled();
        await dialog(page).getByRole('checkbox', { name: 'Open the user afterwards' }).uncheck();
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

    test('an e-mail address of another customer turns the modal into a request to transfer', async ({
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
        await expectAccessible('dialog');

        await transfer.getByRole('button', { name: 'Change the e-mail' }).click();
        await expect(email(page)).toHaveValue(' admin@northfield.example ');
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

    test('another 409 is shown beside the e-mail, other errors show the server’s message, and nothing typed is lost', async ({
        page,
        signInAs,
        mock,
    }) => {
        await signInAs(ADMIN, USERS);
        await openCreate(page);
        await email(page).fill('lager@holzmann.example');
        await dialog(page).getByLabel('Last name').fill('Meier');
        await create(page).click();
        await expect(alertIn(dialog(page))).toHaveText('email already exists');
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
        await expect(dialog(page).getByLabel('Last name')).toHaveValue('Meier');
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
