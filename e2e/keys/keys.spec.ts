import type { Locator, Page } from '@playwright/test';
import type { Key } from '../../dataProvider/types';
import { expect, test } from '../support/fixtures';
import { dialog, dialogButton, field, rows, search } from '../support/parts';
import { expectNoOverflow, pressWhenHeard } from '../support/portalPage';

/** The keys of a licence: every action as an administrator, and what is offered to other users and customers (KEY-5 to KEY-8). */

const ADMIN = 'admin@holzmann.example';
const ONLINE = '/licences/10010101/keys';
const ROOMS = '/licences/10010103/keys';
const EXPIRED = '/licences/10010107/keys';
const DAY_MS = 86_400_000;

const grid = (page: Page): Locator => page.getByRole('grid', { name: 'Licence keys' });
const menuButton = (within: Page | Locator): Locator => within.getByRole('button', { name: /Actions for/ }).first();
const rowOf = (page: Page, key: Pick<Key, 'token'>): Locator => rows(page).filter({ hasText: key.token });
const day = (offset: number): string => new Date(Date.now() + offset * DAY_MS).toISOString().slice(0, 10);

/** The keys of a licence on the server. */
async function keysOf(page: Page, licence: string): Promise<Key[]> {
    const token = await page.evaluate(() => (JSON.parse(localStorage.getItem('token') ?? '{}') as { token: string }).token);
    const headers = { Authorization: `Bearer ${token}`, 'Application-Id': 'portal' };
    const answer = (await (await page.request.get(`/api/licences/${licence}/keys`, { headers })).json()) as
        Key[] | { value: Key[] };
    return Array.isArray(answer) ? answer : answer.value;
}

/** Finds the first key that meets the condition, and searches the list for it so that its row is shown. */
async function findKey(page: Page, licence: string, wanted: (key: Key) => boolean): Promise<Key> {
    const key = (await keysOf(page, licence)).find(wanted);
    if (!key) throw new Error(`The seed has no such key in ${licence}.`);
    await search(page, key.token);
    await expect(rows(page)).toHaveCount(1);
    await expect(rowOf(page, key)).toBeVisible();
    return key;
}

const hasUser = (key: Key): boolean => (key.users?.length ?? 0) > 0;

async function openMenu(page: Page): Promise<Locator> {
    await menuButton(page).click();
    await expect(page.getByRole('menu')).toBeVisible();
    return page.getByRole('menu');
}

async function act(page: Page, name: string): Promise<void> {
    await (await openMenu(page)).getByRole('menuitem', { name }).click();
    await expect(dialog(page)).toBeVisible();
}

test.describe('an administrator', () => {
    test.beforeEach(async ({ signInAs }) => signInAs(ADMIN, { open: ONLINE }));

    test('searches by token, sorts by expiry, and copies a token by click and by keyboard', async ({ page, context, mock }) => {
        await context.grantPermissions(['clipboard-read', 'clipboard-write']);
        await expect(rows(page).first()).toBeVisible();
        await mock.forgetCalls();
        await page.getByRole('columnheader', { name: 'Expiry' }).click();
        await expect(page).toHaveURL(/orderby=expire\+asc/);
        const key = await findKey(page, '10010101', hasUser);
        expect((await mock.calls('GET', /keys/)).filter(call => call.path.includes('contains'))).toEqual([]);

        const copy = rowOf(page, key).getByRole('button', { name: /^Copy/ });
        await copy.click();
        await expect(rowOf(page, key).getByRole('button', { name: 'Copied' })).toBeVisible();
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key.token);
        await page.evaluate(() => navigator.clipboard.writeText(''));
        await page.reload();
        await rowOf(page, key).getByRole('button', { name: /^Copy/ }).focus();
        await page.keyboard.press('Space');
        await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(key.token);
    });

    test('creates a key: validates, sends once, then opens the key and assigns a user', async ({
        page,
        mock,
        expectAccessible,
    }) => {
        await page.getByRole('button', { name: 'Create key' }).click();
        const modal = dialog(page);
        await expect(modal.getByLabel('Label')).toBeFocused();
        await expectAccessible('dialog');

        await modal.getByLabel('Label').fill('  ');
        await modal.getByLabel('Expiry date', { exact: true }).fill(day(-1));
        await modal.getByRole('button', { name: 'Create', exact: true }).click();
        await expect(modal.getByText('Please enter a label.')).toBeVisible();
        await expect(modal.getByText('cannot be earlier than today')).toBeVisible();

        await modal.getByLabel('Label').fill('  Lehrwerkstatt 7 ');
        await modal.getByLabel('Expiry date', { exact: true }).fill(day(30));
        await modal.getByLabel('Send the key by e-mail').check();
        await mock.fault({ method: 'POST', path: 'keys', kind: 'status', status: 500, times: 1 });
        await modal.getByLabel('Label').press('Enter');
        await expect(page.getByText("Can't create key")).toBeVisible();
        await expect(modal.getByLabel('Label')).toHaveValue('  Lehrwerkstatt 7 ');

        await mock.forgetCalls();
        await mock.fault({ method: 'POST', path: 'keys', kind: 'delay', seconds: 0.4, times: 1 });
        const sent = page.waitForRequest(request => request.method() === 'POST');
        await modal.getByLabel('Label').press('Enter');
        await page.keyboard.press('Enter');
        expect((await sent).postDataJSON()).toEqual({
            label: 'Lehrwerkstatt 7',
            expire: Date.parse(`${day(30)}T23:59:59Z`) / 1000,
            licenceId: '10010101',
            _sendMail: true,
        });

        const assign = page.getByRole('dialog', { name: 'Assign user' });
        await expect(assign).toContainText('Lehrwerkstatt 7');
        expect(await mock.calls('POST', /keys/)).toHaveLength(1);
        await expectAccessible('dialog');
        await assign.getByRole('button', { name: 'Assign' }).click();
        await expect(assign.getByText('Please select a user.')).toBeVisible();
        await assign.getByLabel('Search users').fill('lager@');
        await assign.getByRole('option', { name: /lager@holzmann/ }).click();
        await expect(assign.getByRole('option')).toHaveCount(1);
        await assign.getByRole('button', { name: 'Assign' }).click();
        await expect(assign).toBeHidden();
        const changes = (await mock.calls()).filter(call => call.method !== 'GET');
        expect(changes.map(call => `${call.method} ${call.path}`)).toEqual([
            expect.stringMatching(/^POST .*keys$/),
            expect.stringMatching(/^PUT .*users\/u112\/keys\/\w+$/),
        ]);

        await search(page, 'Lehrwerkstatt');
        await expect(rows(page)).toHaveCount(1);
        await expect(rows(page)).not.toContainText('No user');
        await mock.mail('lager@holzmann.example');
    });

    test('does not open the new key if that is switched off', async ({ page }) => {
        await page.getByRole('button', { name: 'Create key' }).click();
        await dialog(page).getByLabel('Label').fill('Spare');
        await dialog(page).getByLabel('Open the key').uncheck();
        await dialogButton(page, 'Create').click();
        await expect(dialog(page)).toBeHidden();
        expect(await page.evaluate(() => localStorage.getItem('open-after-create'))).toBe('false');
    });

    test('edits label and expiry, sending only changes; clears the expiry', async ({ page, mock }) => {
        const key = await findKey(page, '10010101', candidate => candidate.expire !== null);
        await act(page, 'Edit');
        await dialog(page).getByLabel('Label').fill('');
        await dialogButton(page, 'Save').click();
        await expect(dialog(page).getByText('Please enter a label.')).toBeVisible();
        await dialog(page).getByLabel('Label').fill(` ${key.label} 2 `);
        const first = page.waitForRequest(request => request.method() === 'PATCH');
        await dialogButton(page, 'Save').click();
        expect((await first).postDataJSON()).toEqual({ label: `${key.label} 2` });
        await expect(rowOf(page, key)).toContainText(`${key.label} 2`);

        await act(page, 'Edit');
        await dialogButton(page, 'Clear the expiry date').click();
        await expect(field(page, 'Expiry date')).toBeFocused();
        // An empty field removes nothing.
        await dialogButton(page, 'Save').click();
        await expect(dialog(page).getByText('Please choose an expiry date or “No expiry”.')).toBeVisible();
        await dialog(page).getByLabel('No expiry').check();
        const second = page.waitForRequest(request => request.method() === 'PATCH');
        await dialogButton(page, 'Save').click();
        expect((await second).postDataJSON()).toEqual({ expire: null });
        await expect(rowOf(page, key)).toContainText('No expiry');
        expect(await mock.calls('PATCH', new RegExp(`keys/${key.id}$`))).toHaveLength(2);
    });

    test('sends a key to its user, and is refused without a user or with an inactive one', async ({ page, mock }) => {
        await findKey(page, '10010101', key => !hasUser(key));
        await act(page, 'Send by e-mail');
        await expect(page.getByRole('dialog', { name: 'User missing' })).toBeVisible();
        await dialogButton(page, 'Assign user').click();
        const assign = page.getByRole('dialog', { name: 'Assign user' });
        await assign.getByLabel('Search users').fill('inactive@');
        await assign.getByRole('option', { name: /^Moritz Neuling/ }).click();
        await assign.getByRole('button', { name: 'Assign' }).click();
        await expect(assign).toBeHidden();
        await act(page, 'Send by e-mail');
        await expect(page.getByRole('dialog', { name: 'Inactive user' })).toContainText('is inactive');
        await dialogButton(page, 'Close').last().click();
        expect(await mock.calls('POST', /send/)).toEqual([]);

        const held = await findKey(page, '10010101', key => key.email === 'user@holzmann.example');
        await act(page, 'Send by e-mail');
        await expect(dialog(page)).toContainText('user@holzmann.example');
        await dialogButton(page, 'Send').click();
        await expect(page.getByText('The key was sent.')).toBeVisible();
        expect(await mock.calls('POST', new RegExp(`keys/${held.id}/send$`))).toHaveLength(1);
        await mock.mail('user@holzmann.example');
    });

    test('renews a key and shows the new token; replaces its user', async ({ page, mock, expectAccessible }) => {
        const key = await findKey(page, '10010101', candidate => candidate.email === 'user@holzmann.example');
        await act(page, 'Replace key code');
        await dialogButton(page, 'Replace').click();
        await expect(dialog(page).getByText('This is the new key code')).toBeVisible();
        await expectAccessible('dialog');
        const token = await dialog(page).locator('code').innerText();
        expect(token).not.toBe(key.token);
        expect(await mock.calls('POST', new RegExp(`keys/${key.id}/refresh$`))).toHaveLength(1);
        await dialogButton(page, 'Close').last().click();

        await search(page, token);
        await expect(rows(page)).toHaveCount(1);
        await act(page, 'Assign user');
        await expect(dialog(page)).toContainText('will be taken from');
        await mock.fault({ method: 'PUT', path: 'users/**', kind: 'status', status: 409, times: 1 });
        await dialog(page).getByLabel('Search users').fill('lager@');
        await dialog(page)
            .getByRole('option', { name: /lager@holzmann/ })
            .click();
        await dialogButton(page, 'Assign').click();
        await expect(page.getByText('This was changed in the meantime')).toBeVisible();
        await expect(dialog(page).getByRole('option', { name: /lager@holzmann/, selected: true })).toBeVisible();
        await dialogButton(page, 'Assign').click();
        await expect(dialog(page)).toBeHidden();
        expect(await mock.calls('PUT', new RegExp(`users/u112/keys/${key.id}$`))).toHaveLength(2);
    });

    test('deletes a key after a confirmation that names it, by keyboard alone', async ({ page, mock, expectAccessible }) => {
        const key = await findKey(page, '10010101', candidate => !hasUser(candidate));
        const button = menuButton(page);
        await button.focus();
        await page.keyboard.press('Enter');
        await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
        await expectAccessible();
        await page.keyboard.press('Escape');
        await expect(button).toBeFocused();
        await page.keyboard.press('Space');
        await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
        await page.keyboard.press('End');
        await page.keyboard.press('Enter');
        await expect(dialog(page)).toContainText(key.label);
        await pressWhenHeard(page, 'Enter');
        await expect(dialog(page)).toBeHidden();
        await expect(rowOf(page, key)).toHaveCount(0);
        expect(await mock.calls('DELETE', new RegExp(`keys/${key.id}$`))).toHaveLength(1);
    });

    test('is offered the actions that product and licence allow', async ({ page }) => {
        await page.goto(ROOMS);
        await expect(rows(page).first().getByRole('button', { name: 'Delete' })).toBeEnabled();
        await expect(grid(page).getByRole('button', { name: /Send|Replace/ })).toHaveCount(0);

        await page.goto(EXPIRED);
        await expect(page.getByRole('note')).toContainText('has expired');
        await expect(page.getByRole('button', { name: 'Create key' })).toBeDisabled();
        const menu = await openMenu(page);
        for (const name of ['Edit', 'Assign user', 'Send by e-mail', 'Replace key code']) {
            await expect(menu.getByRole('menuitem', { name })).toBeDisabled();
        }
        await expect(menu.getByRole('menuitem', { name: 'Delete' })).toBeEnabled();
    });

    test('can do the same on a phone', async ({ page, expectAccessible }) => {
        await page.setViewportSize({ width: 360, height: 740 });
        await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
        await expectNoOverflow(page);
        await menuButton(page).click();
        await expectAccessible();
        await page.getByRole('menuitem', { name: 'Edit' }).click();
        await expect(dialog(page).getByLabel('Label')).toBeFocused();
        await expectNoOverflow(page);
    });
});

test('an administrator with read access is offered no changes', async ({ page, signInAs }) => {
    await signInAs('reader@holzmann.example', { open: ONLINE });
    await expect(rows(page).first().getByRole('button', { name: /^Copy/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Create key' })).toHaveCount(0);
    await expect(page.getByRole('columnheader', { name: 'Actions' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /Actions for/ })).toHaveCount(0);
});

test('keys of the automatic licence are neither edited nor deleted', async ({ page, signInAs }) => {
    await signInAs('admin@northfield.example', { open: '/licences/10020720/keys' });
    await expect(rows(page).first().getByRole('button', { name: 'Assign user' })).toBeEnabled();
    await expect(grid(page).getByRole('button', { name: /Edit|Delete|Send|Replace/ })).toHaveCount(0);
});

test('a school must set an expiry', async ({ page, signInAs, mock }) => {
    await signInAs('admin@schule.example', { open: '/licences/10030101/keys' });
    await page.getByRole('button', { name: 'Create key' }).click();
    await dialog(page).getByLabel('Label').fill('Klasse 10b');
    await dialogButton(page, 'Create').click();
    await expect(dialog(page).getByText('Please choose an expiry date.')).toBeVisible();
    await expect(field(page, 'Expiry date')).toBeFocused();
    expect(await mock.calls('POST', /keys/)).toEqual([]);
});

test('a demo customer sees the first seats of a key', async ({ page, signInAs, expectAccessible }) => {
    await signInAs('admin@demo.example', { open: '/licences/10040101/keys' });
    await grid(page).getByRole('button', { name: '1 seat' }).first().click();
    const seats = page.getByRole('dialog', { name: /^Seats of/ });
    await expect(seats.getByRole('listitem').first()).toBeVisible();
    await expectAccessible();
    await seats.getByRole('link', { name: 'Show all seats' }).click();
    await expect(page).toHaveURL(/\/licences\/10040101\/seats\?filter=k\w+$/);
});
