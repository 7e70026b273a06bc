import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { alertIn, dialog, dialogButton, fact, rows, search } from '../support/parts';
import { ADMIN, countCalls } from '../support/portalPage';

/** Cloud groups (GROUP-1 to GROUP-3): the list, creating, the default flag, renaming, deleting. */

const PLANNING = '/cloud-groups/g102';

const name = (page: Page) => dialog(page).getByLabel('Name of the group');
const send = (page: Page, label: string) => dialogButton(page, label);
const flag = (page: Page) => page.getByRole('checkbox', { name: 'Use as default group' });
const titles = (cells: Locator) => cells.getByRole('link').allInnerTexts();
const changes = (calls: { method: string; path: string }[]) =>
    calls.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path.replace(/^\/?(api\/)?/, '')}`);

test.describe('the list', () => {
    test('shows default groups first, searches and sorts without another call', async ({
        page,
        signInAs,
        mock,
        expectAccessible,
    }) => {
        await signInAs(ADMIN, { open: '/cloud-groups' });
        await expect(rows(page)).toHaveCount(7);
        await expect(rows(page).first()).toContainText('Alle Mitarbeiter');
        await expect(rows(page).first()).toContainText('Default group');
        await expect(page.getByText('Default group', { exact: true })).toHaveCount(2);
        await expectAccessible();

        await page.getByRole('columnheader', { name: 'Name' }).click();
        await expect(page).toHaveURL(/orderby=label\+asc/);
        await expect
            .poll(async () => (await titles(rows(page))).slice(0, 3))
            .toEqual(['Alle Mitarbeiter', 'Äußere Projekte', 'Ausstellung Ulm']);
        await page.getByRole('columnheader', { name: 'Members' }).click();
        await expect(rows(page).first()).toContainText('Auszubildende');
        await search(page, 'werk, ulm');
        await expect(rows(page)).toHaveCount(2);
        expect(await mock.calls('GET', /cloudGroups/)).toHaveLength(1);

        await rows(page).filter({ hasText: 'Werkstatt' }).getByRole('link').click();
        await expect(page).toHaveURL(/\/cloud-groups\/g103$/);
    });

    test('lists ten members behind their number, then an ellipsis, and links to the group', async ({
        page,
        signInAs,
        expectAccessible,
    }) => {
        await signInAs(ADMIN, { open: '/cloud-groups' });
        await rows(page).first().getByRole('button', { name: '52 members' }).click();
        const popover = page.getByRole('dialog', { name: 'Members of Alle Mitarbeiter' });
        await expect(popover.getByRole('listitem')).toHaveCount(11);
        await expect(popover.getByRole('listitem').last()).toHaveText('…');
        await expectAccessible();
        await page.keyboard.press('Escape');
        await expect(popover).toBeHidden();

        await rows(page).filter({ hasText: 'Geschäftsleitung' }).getByRole('button', { name: '2 members' }).press('Enter');
        await expect(dialog(page).getByRole('listitem')).toHaveCount(2);
        await expect(dialog(page).getByRole('link').first()).toBeFocused();
        await dialog(page).getByRole('link', { name: 'Show the group' }).press('Enter');
        await expect(page).toHaveURL(/\/cloud-groups\/g106$/);
    });

    test('shows the text of the catalogue if it cannot be loaded, and tries again', async ({ page, signInAs, mock }) => {
        for (const [status, text] of [
            [400, 'Invalid data'],
            [403, 'User is not allowed to perform this action'],
            [404, 'Cloud group not found'],
            [409, "Can't load cloud groups"],
        ] as const) {
            await mock.fault({ method: 'GET', path: 'cloudGroups*', kind: 'status', status, times: 1 });
            await signInAs(ADMIN, { open: '/cloud-groups' });
            await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
        }
        await page.getByRole('button', { name: 'Try again' }).click();
        await expect(rows(page)).toHaveCount(7);
    });
});

test.describe('creating', () => {
    test('refuses an empty and a taken name, creates once, and opens the group', async ({
        page,
        signInAs,
        mock,
        expectAccessible,
    }) => {
        await signInAs(ADMIN, { open: '/cloud-groups' });
        await page.getByRole('button', { name: 'Create group' }).click();
        await expect(name(page)).toBeFocused();
        await name(page).fill('   ');
        await name(page).press('Enter');
        await expect(alertIn(dialog(page))).toContainText('It must not be empty.');
        await expectAccessible('dialog');
        await name(page).fill(' äussere projekte ');
        await name(page).fill(' ÄUßERE projekte ');
        await name(page).press('Enter');
        await expect(alertIn(dialog(page))).toHaveText('A cloud group with this name already exists.');
        await expect(name(page)).toBeFocused();
        expect(await mock.calls('POST')).toEqual([]);

        await name(page).fill("  Messe '27 ");
        await dialog(page).getByRole('checkbox', { name: 'Use as default group' }).check();
        await mock.fault({ method: 'POST', path: 'cloudGroups', kind: 'delay', seconds: 0.4, times: 1 });
        const sent = page.waitForRequest(request => request.method() === 'POST');
        await name(page).press('Enter');
        await page.keyboard.press('Enter');
        expect((await sent).postDataJSON()).toEqual({ label: "Messe '27", autoAdd: true });
        await expect(page.getByRole('heading', { name: "Messe '27", level: 1 })).toBeVisible();
        await expect(page.getByText('The cloud group was created.')).toBeVisible();
        await expect(flag(page)).toBeChecked();
        await expect(page.getByText('No members yet')).toBeVisible();
        expect(changes(await mock.calls())).toEqual(['POST cloudGroups']);

        await page.goBack();
        await expect(rows(page).nth(1)).toContainText("Messe '27");
    });

    test('keeps what was typed after a failure and after a reload, and stays on the list if requested', async ({
        page,
        signInAs,
        mock,
    }) => {
        await signInAs(ADMIN, { open: '/cloud-groups' });
        await page.getByRole('button', { name: 'Create group' }).click();
        await name(page).fill('Messe');
        await dialog(page).getByRole('checkbox', { name: 'Use as default group' }).check();
        for (const [status, text] of [
            [400, 'Invalid data'],
            [403, 'User is not allowed to perform this action'],
            [404, 'Cloud group not found'],
            [500, "Can't create cloud group"],
        ] as const) {
            await mock.fault({ method: 'POST', path: 'cloudGroups', kind: 'status', status, times: 1 });
            await send(page, 'Create').click();
            await expect(page.getByText(text)).toBeVisible();
            await expect(name(page)).toHaveValue('Messe');
        }
        // Another user took the name after it was checked.
        await mock.fault({ method: 'POST', path: 'cloudGroups', kind: 'status', status: 409, times: 1 });
        await send(page, 'Create').click();
        await expect(alertIn(dialog(page))).toHaveText('A cloud group with this name already exists.');
        expect(await mock.calls('POST')).toHaveLength(5);

        await page.reload();
        await page.getByRole('button', { name: 'Create group' }).click();
        await expect(name(page)).toHaveValue('Messe');
        await expect(dialog(page).getByRole('checkbox', { name: 'Use as default group' })).toBeChecked();
        await dialog(page)
            .getByRole('checkbox', { name: /Open the group/ })
            .uncheck();
        await send(page, 'Create').click();
        await expect(dialog(page)).toBeHidden();
        await expect(rows(page)).toHaveCount(8);
        await expect(page).toHaveURL(/\/cloud-groups$/);
        expect(await page.evaluate(() => localStorage.getItem('open-after-create'))).toBe('false');
        await page.getByRole('button', { name: 'Create group' }).click();
        await expect(name(page)).toHaveValue('');
    });
});

test.describe('one group', () => {
    test('shows its facts, the cloud of the customer and its members', async ({ page, signInAs, mock, expectAccessible }) => {
        await signInAs(ADMIN, { open: PLANNING });
        await expect(page.getByRole('heading', { name: 'Planung', level: 1 })).toBeVisible();
        await expect(page.getByRole('main')).toContainText('13 members');
        await expect(flag(page)).not.toBeChecked();
        await expect(fact(page, 'Feature level')).toHaveText('Enterprise');
        await expect(fact(page, 'Storage quota')).toHaveText('250 GB');
        await expect(page.getByRole('grid', { name: 'Members' }).getByRole('link')).toHaveCount(13);
        await expectAccessible();
        const calls = (await mock.calls('GET', /cloudGroups/)).map(({ path }) =>
            decodeURIComponent(path).replace(/^\/?(api\/)?/, ''),
        );
        expect(calls.sort()).toEqual([
            'cloudGroups/g102/users?$top=500&$count=true',
            'cloudGroups/g102?$expand=users($count=true;$top=0)',
        ]);

        await page.goto('/cloud-groups/unknown');
        await expect(page.getByRole('heading', { name: 'Cloud group not found' })).toBeVisible();
    });

    test('the default flag changes at once, and reverts if it cannot be saved', async ({ page, signInAs, mock }) => {
        await signInAs(ADMIN, { open: PLANNING });
        const patches = countCalls(page, 'PATCH', /^cloudGroups\/g102$/);
        await mock.fault({ method: 'PATCH', path: 'cloudGroups/*', kind: 'delay', seconds: 1, times: 1 });
        const answered = page.waitForResponse(answer => answer.request().method() === 'PATCH');
        // All of them before the response, however busy the machine is.
        await flag(page).evaluate((box: HTMLInputElement) => {
            for (let click = 0; click < 3; click++) box.click();
        });
        await expect(flag(page)).toBeChecked();
        expect((await answered).request().postDataJSON()).toEqual({ autoAdd: true });
        await page.reload();
        await expect(flag(page)).toBeChecked();
        expect(patches.since()).toBe(1);

        for (const [status, text] of [
            [400, 'Invalid data'],
            [403, 'User is not allowed to perform this action'],
            [404, 'Cloud group not found'],
            [500, "Can't save cloud group"],
        ] as const) {
            await mock.fault({ method: 'PATCH', path: 'cloudGroups/*', kind: 'status', status, times: 1 });
            await flag(page).click();
            await expect(page.getByText(text)).toBeVisible();
            await expect(flag(page)).toBeChecked();
        }
        expect(patches.since()).toBe(4);
    });

    test('is renamed: an empty, unchanged or taken name is refused, failures keep what was typed', async ({
        page,
        signInAs,
        mock,
    }) => {
        await signInAs(ADMIN, { open: PLANNING });
        await page.getByRole('button', { name: 'Rename' }).click();
        for (const typed of ['', ' Planung ']) {
            await name(page).fill(typed);
            await send(page, 'Save').click();
            await expect(alertIn(dialog(page))).toHaveText('Please enter a new name for the group. It must not be empty.');
            await expect(name(page)).toBeFocused();
        }
        await name(page).fill('werkstatt');
        await send(page, 'Save').click();
        await expect(alertIn(dialog(page))).toHaveText('A cloud group with this name already exists.');
        expect(await mock.calls('PATCH')).toEqual([]);

        await name(page).fill('PLANUNG');
        for (const [status, text] of [
            [400, 'Invalid data'],
            [403, 'User is not allowed to perform this action'],
            [404, 'Cloud group not found'],
            [500, "Can't rename cloud group"],
        ] as const) {
            await mock.fault({ method: 'PATCH', path: 'cloudGroups/*', kind: 'status', status, times: 1 });
            await send(page, 'Save').click();
            await expect(page.getByText(text)).toBeVisible();
            await expect(name(page)).toHaveValue('PLANUNG');
        }
        await mock.forgetCalls();
        const sent = page.waitForRequest(request => request.method() === 'PATCH');
        await send(page, 'Save').dblclick();
        expect((await sent).postDataJSON()).toEqual({ label: 'PLANUNG' });
        await expect(page.getByRole('heading', { name: 'PLANUNG', level: 1 })).toBeVisible();
        await expect(page.getByRole('button', { name: 'Rename', exact: true })).toBeFocused();
        expect(changes(await mock.calls())).toEqual(['PATCH cloudGroups/g102']);
    });

    test('is deleted after a warning about what is lost, and leads back to the list', async ({
        page,
        signInAs,
        mock,
        expectAccessible,
    }) => {
        await signInAs(ADMIN, { open: '/cloud-groups' });
        await rows(page).filter({ hasText: 'Planung' }).getByRole('link').click();
        await page.getByRole('button', { name: 'Actions for Planung' }).click();
        await page.getByRole('menuitem', { name: 'Delete' }).click();
        await expect(dialog(page)).toContainText('13 people will lose their membership but remain users.');
        await expectAccessible('dialog');
        for (const [status, text] of [
            [400, 'Invalid data'],
            [403, 'User is not allowed to perform this action'],
            [500, "Can't delete cloud group"],
        ] as const) {
            await mock.fault({ method: 'DELETE', path: 'cloudGroups/*', kind: 'status', status, times: 1 });
            await send(page, 'Delete').click();
            await expect(page.getByText(text)).toBeVisible();
        }
        await mock.forgetCalls();
        await send(page, 'Delete').dblclick();
        await expect(page.getByText('The cloud group “Planung” was deleted.')).toBeVisible();
        await expect(page).toHaveURL(/\/cloud-groups$/);
        await expect(rows(page)).toHaveCount(6);
        await expect(rows(page).filter({ hasText: 'Planung' })).toHaveCount(0);
        expect(changes(await mock.calls())).toEqual(['DELETE cloudGroups/g102']);
        expect((await mock.calls()).filter(call => call.status === 404)).toEqual([]);
    });
});
