import type { Locator, Page } from '@playwright/test';
import type { Key, User } from '../../dataProvider/types';
import { expect, test } from '../support/fixtures';
import { alertIn, dialog, dialogButton, field, freeOptions, rows, search } from '../support/parts';

/**
 * Every action on licences, keys and seats for users other than ordinary administrators: a READER_ADMIN, who is offered nothing and refused
 * by the server, a school, and a demo customer (ROLE-4, CUSTOMER-4).
 */

const READER = 'reader@holzmann.example';
const PLANNING = '10010101';
const NODE_LOCKED = '10010102';
const SCHOOL = 'admin@schule.example';
const SCHOOL_LICENCE = '10030101';
const SCHOOL_AUTOMATIC = '10030720';
const DEMO = 'admin@demo.example';
const DEMO_LICENCE = '10040101';
const FORBIDDEN = 'User is not allowed to perform this action';

const day = (offset: number): string => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
const endOf = (date: string): number => Date.parse(`${date}T23:59:59Z`) / 1000;

/** Records of the API, read with the page's session. */
async function read<Row>(page: Page, path: string): Promise<Row[]> {
    const token = await page.evaluate(() => (JSON.parse(localStorage.getItem('token') ?? '{}') as { token: string }).token);
    const headers = { Authorization: `Bearer ${token}`, 'Application-Id': 'portal' };
    const answer = (await (await page.request.get(`/api/${path}`, { headers })).json()) as Row[] | { value: Row[] };
    return Array.isArray(answer) ? answer : answer.value;
}

/** The changes that the page sends from now on: method, path and body. */
function sent(page: Page): string[] {
    const changes: string[] = [];
    page.on('request', request => {
        const { pathname, search } = new URL(request.url());
        if (request.method() === 'GET' || !pathname.startsWith('/api/')) return;
        const body = request.postData();
        changes.push(`${request.method()} ${pathname.slice(5)}${search}${body === null ? '' : ` ${body}`}`);
    });
    return changes;
}

/** Opens a page as a user whom the portal believes to be ADMIN, so that it offers everything and the server refuses. */
async function openForced(page: Page, path: string): Promise<void> {
    await page.route('**/api/user', async route => {
        const answer = await route.fetch();
        await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), role: 'ADMIN' } });
    });
    await page.goto(path);
    await expect(rows(page).first()).toBeVisible();
}

async function act(page: Page, row: Locator, name: string): Promise<void> {
    await row.getByRole('button', { name: /Actions for/ }).click();
    await page.getByRole('menuitem', { name }).click();
    await expect(dialog(page)).toBeVisible();
}

async function findKey(page: Page, licence: string, wanted: (key: Key) => boolean): Promise<{ key: Key; row: Locator }> {
    const key = (await read<Key>(page, `licences/${licence}/keys`)).find(wanted);
    if (!key) throw new Error(`The seed has no such key in ${licence}.`);
    await page.getByRole('searchbox').first().fill(key.token);
    await expect(rows(page)).toHaveCount(1);
    return { key, row: rows(page).first() };
}

const holds = (key: Key): boolean => (key.users?.length ?? 0) > 0;

/** Presses the dialog's button and expects the refusal, with the dialog and the typed text still there. */
async function refused(page: Page, button: string, text = FORBIDDEN): Promise<void> {
    await dialogButton(page, button).click();
    await expect(page.locator('[data-toasts]').getByText(text)).toBeVisible();
    await expect(dialogButton(page, button)).toBeEnabled();
    await page.locator('[data-toasts]').getByRole('button').first().click();
    await expect(page.locator('[data-toasts]').getByText(text)).toHaveCount(0);
}

test.describe('an administrator with read access', () => {
    test('is offered no changes, on any page', async ({ page, signInAs }) => {
        await signInAs(READER);
        for (const part of ['', '/users', '/keys', '/seats', '/modules']) {
            await page.goto(`/licences/${PLANNING}${part}`);
            await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
            await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
            const names = await page.getByRole('main').getByRole('button').allInnerTexts();
            expect(names.join()).not.toMatch(/Rename|Add|Create|Remove|Release/);
            await expect(page.getByRole('main').getByRole('button', { name: /Actions for|Remove|Release/ })).toHaveCount(0);
        }
    });

    test('is refused a new name when forcing it, with the text of the catalogue, and keeps what was typed', async ({
        page,
        signInAs,
    }) => {
        await signInAs(READER, { open: null });
        await openForced(page, '/licences');
        const changes = sent(page);
        await page.getByRole('button', { name: 'Rename', disabled: false }).first().click();
        await dialog(page).getByRole('textbox').fill('Mine');
        await refused(page, 'Save');
        await expect(dialog(page).getByRole('textbox')).toHaveValue('Mine');
        expect(changes).toEqual([expect.stringMatching(/^PATCH licences\/\d+ \{"name":"Mine"\}$/)]);
    });

    test('is refused every change of keys when forcing it, each sent once', async ({ page, signInAs }) => {
        await signInAs(READER, { open: null });
        await openForced(page, `/licences/${PLANNING}/keys`);
        const changes = sent(page);

        await page.getByRole('button', { name: 'Create key' }).click();
        await dialog(page).getByLabel('Label').fill('Spare');
        await refused(page, 'Create');
        await expect(dialog(page).getByLabel('Label')).toHaveValue('Spare');
        await page.keyboard.press('Escape');

        const { key, row } = await findKey(page, PLANNING, one => one.email === 'user@holzmann.example');
        await act(page, row, 'Edit');
        await dialog(page).getByLabel('Label').fill('Other');
        await refused(page, 'Save');
        await expect(dialog(page).getByLabel('Label')).toHaveValue('Other');
        await page.keyboard.press('Escape');

        await act(page, row, 'Assign user');
        const choice = freeOptions(page).first();
        await choice.click();
        await refused(page, 'Assign');
        await expect(choice).toHaveAttribute('aria-selected', 'true');
        await page.keyboard.press('Escape');

        for (const [action, button] of [
            ['Send by e-mail', 'Send'],
            ['Replace key code', 'Replace'],
            ['Delete', 'Delete'],
        ] as const) {
            await act(page, row, action);
            await refused(page, button);
            await page.keyboard.press('Escape');
        }
        expect(changes).toEqual([
            `POST keys {"label":"Spare","expire":null,"licenceId":"${PLANNING}","_sendMail":false}`,
            `PATCH keys/${key.id} {"label":"Other"}`,
            expect.stringMatching(new RegExp(`^PUT users/u\\w+/keys/${key.id}$`)),
            `POST keys/${key.id}/send`,
            `POST keys/${key.id}/refresh`,
            `DELETE keys/${key.id}`,
        ]);
    });

    test('can neither add nor remove users, nor release a seat, when forcing it', async ({ page, signInAs }) => {
        await signInAs(READER, { open: null });
        await openForced(page, `/licences/${PLANNING}/users`);
        const changes = sent(page);
        await page.getByRole('button', { name: 'Add users' }).click();
        const option = freeOptions(page).first();
        await option.click();
        await dialogButton(page, 'Add').click();
        const told = alertIn(dialog(page)).filter({ hasText: 'did not get the licence' });
        await expect(told).toContainText('The users could not be added.');
        await expect(told).toContainText('Forbidden');
        await expect(dialog(page)).toContainText('1 user selected');
        await page.keyboard.press('Escape');

        await rows(page).first().getByRole('button', { name: 'Remove from the licence' }).click();
        await refused(page, 'Remove', 'Forbidden');
        await page.goto(`/licences/${NODE_LOCKED}/seats`);
        await page.getByRole('button', { name: 'Release seat' }).first().click();
        await dialog(page).getByRole('textbox').fill('A1B2-C3D4-E5F6-G7H8');
        await refused(page, 'Release');
        await expect(dialog(page).getByRole('textbox')).toHaveValue('A1B2-C3D4-E5F6-G7H8');
        expect(changes).toEqual([
            expect.stringMatching(new RegExp(`^PUT users/u\\w+/licences/${PLANNING}$`)),
            expect.stringMatching(new RegExp(`^DELETE users/u\\w+/licences/${PLANNING}$`)),
            expect.stringMatching(
                /^DELETE licences\/10010102\/seats\/\w+\?token=A1B2-C3D4-E5F6-G7H8 \{"token":"A1B2-C3D4-E5F6-G7H8"\}$/,
            ),
        ]);
    });
});

test.describe('the administrator of a school', () => {
    test('edits a key, which keeps an expiry, sends, renews, assigns and deletes it', async ({ page, signInAs, mock }) => {
        await signInAs(SCHOOL, { open: `/licences/${SCHOOL_LICENCE}/keys` });
        const changes = sent(page);
        const { key, row } = await findKey(page, SCHOOL_LICENCE, holds);
        const holder = key.users?.[0]?.id ?? '';

        await act(page, row, 'Edit');
        await dialogButton(page, 'Clear the expiry date').click();
        await dialogButton(page, 'Save').click();
        await expect(dialog(page).getByText('Please choose an expiry date.')).toBeVisible();
        expect(changes).toEqual([]);
        await field(page, 'Expiry date').fill(day(40));
        await dialogButton(page, 'Save').click();
        await expect(dialog(page)).toBeHidden();

        const person = (await read<User>(page, `keys/${key.id}/users`))[0];
        await act(page, row, 'Send by e-mail');
        if (person?.active) await dialogButton(page, 'Send').click();
        else await dialogButton(page, 'Close').last().click();
        await expect(dialog(page)).toBeHidden();
        if (person?.active) expect((await mock.mail(person.email, 'key')).to).toBe(person.email);
        await act(page, row, 'Assign user');
        const hasNone = ({ keys }: User) => !keys?.some(({ licenceId }) => licenceId === SCHOOL_LICENCE);
        const { email = '' } = (await read<User>(page, 'users?$expand=keys')).find(hasNone) ?? {};
        await dialog(page).getByRole('searchbox').fill(email);
        await freeOptions(page).first().click();
        await dialogButton(page, 'Assign').click();
        await expect(dialog(page)).toBeHidden();

        await act(page, row, 'Replace key code');
        await dialogButton(page, 'Replace').click();
        const token = await dialog(page).locator('code').innerText();
        await dialogButton(page, 'Close').last().click();
        await search(page, token);
        await expect(rows(page)).toHaveCount(1);
        await act(page, rows(page).first(), 'Delete');
        await dialogButton(page, 'Delete').click();
        await expect(page.getByText('Nothing found')).toBeVisible();

        expect(changes).toEqual([
            `PATCH keys/${key.id} {"expire":${String(endOf(day(40)))}}`,
            ...(person?.active ? [`POST keys/${key.id}/send`] : []),
            expect.stringMatching(new RegExp(`^PUT users/(?!${holder}/)\\w+/keys/${key.id}$`)),
            // The dialog suggests the new user's name as the label.
            expect.stringMatching(new RegExp(`^PATCH keys/${key.id} {"label":".+"}$`)),
            `POST keys/${key.id}/refresh`,
            `DELETE keys/${key.id}`,
        ]);
    });

    test('releases a seat and removes users, and gets no key of the automatic licence', async ({ page, signInAs, mock }) => {
        await signInAs(SCHOOL, { open: `/licences/${SCHOOL_LICENCE}/seats` });
        await page.getByRole('button', { name: 'Release seat' }).first().click();
        const released = sent(page);
        await dialogButton(page, 'Release').click();
        await expect(page.getByText('The seat was released.')).toBeVisible();
        expect(released).toEqual([expect.stringMatching(new RegExp(`^DELETE licences/${SCHOOL_LICENCE}/seats/\\w+$`))]);

        await page.goto(`/licences/${SCHOOL_LICENCE}/users`);
        await rows(page).first().getByRole('button', { name: 'Remove from the licence' }).click();
        await dialogButton(page, 'Remove').click();
        await expect(page.getByText('The user was removed from the licence.')).toBeVisible();
        expect(await mock.calls('DELETE', /users\/\w+\/licences/)).toHaveLength(1);

        await page.goto(`/licences/${SCHOOL_AUTOMATIC}/keys`);
        await expect(rows(page).first()).toBeVisible();
        await expect(page.getByRole('button', { name: 'Create key' })).toHaveCount(0);
        await rows(page).first().getByRole('button').last().click();
        await expect(page.getByRole('menuitem', { name: /Edit|Delete/ })).toHaveCount(0);
    });
});

test('a demo customer edits, renews, sends and deletes a key, and sees its seats in the order of their list', async ({
    page,
    signInAs,
    expectAccessible,
}) => {
    await signInAs(DEMO, { open: `/licences/${DEMO_LICENCE}/keys` });
    const { key, row } = await findKey(page, DEMO_LICENCE, one => holds(one) && (one.seats?.length ?? 0) > 0);
    await row.getByRole('button', { name: /^\d+ seats?$/ }).click();
    const machines = page
        .getByRole('dialog', { name: /^Seats of/ })
        .getByRole('listitem')
        .locator('bdi');
    await expect(machines.first()).toBeVisible();
    const shown = await machines.allInnerTexts();
    await expectAccessible();
    await dialog(page).getByRole('link', { name: 'Show all seats' }).click();
    await expect(page).toHaveURL(`/licences/${DEMO_LICENCE}/seats?filter=${key.id}`);
    await expect(rows(page)).toHaveCount(key.seats?.length ?? 0);
    const listed = rows(page).locator('[data-field=machineName]');
    await expect.poll(async () => (await listed.allInnerTexts()).slice(0, 3)).toEqual(shown);

    await page.goBack();
    await expect(rows(page)).toHaveCount(1);
    const changes = sent(page);
    await act(page, row, 'Edit');
    await dialog(page).getByLabel('Label').fill('Trial');
    await dialogButton(page, 'Save').click();
    await expect(row).toContainText('Trial');
    await act(page, row, 'Send by e-mail');
    await dialogButton(page, 'Send').click();
    await expect(dialog(page)).toBeHidden();
    await act(page, row, 'Replace key code');
    await dialogButton(page, 'Replace').click();
    await expect(dialog(page).locator('code')).toBeVisible();
    await dialogButton(page, 'Close').last().click();
    await search(page, 'Trial');
    await expect(rows(page)).toHaveCount(1);
    await act(page, rows(page).first(), 'Delete');
    await dialogButton(page, 'Delete').click();
    await expect(dialog(page)).toBeHidden();
    expect(changes).toEqual([
        `PATCH keys/${key.id} {"label":"Trial"}`,
        `POST keys/${key.id}/send`,
        `POST keys/${key.id}/refresh`,
        `DELETE keys/${key.id}`,
    ]);
});
