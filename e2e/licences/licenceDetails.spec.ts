import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { dialog, dialogButton, fact, heading } from '../support/parts';
import { ADMIN, expectNoOverflow, grid } from '../support/portalPage';

/** A licence's own page and its modules (LICENCE-5 to LICENCE-7). */

const READER = 'reader@holzmann.example';
const NORTHFIELD = 'admin@northfield.example';

/** Licences of the seed. */
const FULL = '10010101';
const EXPIRED = '10010105';
const INACTIVE = '10010107';
const ACADEMY = '10010108';
const WITHOUT_MODULES = '10010110';
const AUTOMATIC = '10020720';

/** The read of one licence itself. */
const RECORD = /licences\/\d+(\?|$)/;

const rename = (page: Page) => page.getByRole('button', { name: 'Rename', exact: true });
const card = (page: Page, name: RegExp) => page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link', { name });

test.describe('a licence', () => {
    test('shows its facts and links to what belongs to it', async ({ page, signInAs, mock }) => {
        await signInAs(ADMIN, { open: `/licences/${FULL}` });
        await expect(heading(page)).toHaveText('CAD Planung Stuttgart');
        await expect(fact(page, 'Product')).toHaveText('pCAD');
        await expect(fact(page, 'Licence type')).toHaveText('Online');
        await expect(fact(page, 'Used')).toContainText('31 / 40');
        await expect(fact(page, 'Expiry date')).toHaveText(/\d{4}$/);
        await expect(page.getByRole('link', { name: 'Manage membership' })).toHaveCount(0);

        // 31 keys, 4 of them without a user: the larger number
        await expect(card(page, /^Users/)).toHaveText(/31$/);
        await expect(card(page, /^Users/)).toHaveAttribute('href', `/licences/${FULL}/users`);
        await expect(card(page, /^Licence keys/)).toHaveText(/31$/);
        await expect(card(page, /^Licence keys/)).toHaveAttribute('href', `/licences/${FULL}/keys`);
        await expect(card(page, /^Seats/)).toHaveAttribute('href', `/licences/${FULL}/seats`);
        await expect(card(page, /^Modules/)).toHaveText(/8$/);

        // the first rows of each: what expires next, the people, the machines
        const rows = (name: RegExp) => page.getByRole('region', { name }).getByRole('listitem');
        await expect(rows(/^Licence keys/)).toHaveCount(5);
        await expect(rows(/^Users/)).toHaveCount(5);
        await expect(rows(/^Seats \d/).first()).toContainText(/Active since/);
        await expect(page.getByRole('region', { name: /^Modules/ })).toContainText('Base');
        expect(await mock.calls('GET', RECORD)).toHaveLength(1);

        await card(page, /^Modules/).click();
        await expect(page).toHaveURL(`/licences/${FULL}/modules`);
        await expect(heading(page)).toHaveText('Modules');
        // The licence stays fresh for five minutes, so none of its pages refetches it.
        expect(await mock.calls('GET', RECORD)).toHaveLength(1);
    });

    test('shows what could be loaded if a part fails, and loads that again; its lists make no further call for the same data', async ({
        page,
        signInAs,
        mock,
        expectAccessible,
    }) => {
        await mock.fault({ method: 'GET', path: 'licences/*/seats', kind: 'status', status: 403 });
        await signInAs(ADMIN, { open: `/licences/${FULL}` });
        const seats = page.getByRole('region', { name: /^Seats \d/ });
        await expect(seats.getByRole('status')).toContainText('User is not allowed to perform this action');
        await expect(page.getByRole('region', { name: /^Users/ }).getByRole('listitem')).toHaveCount(5);
        await expect(page.getByText('9 keys left')).toBeVisible();
        await expectAccessible('main');
        await mock.clearFaults();
        await seats.getByRole('button', { name: 'Try again' }).click();
        await expect(seats.getByRole('listitem')).not.toHaveCount(0);

        await mock.forgetCalls();
        await card(page, /^Users/).click();
        await expect(page.getByRole('grid', { name: 'Users' }).getByRole('rowheader').first()).toBeVisible();
        expect(await mock.calls('GET', /licences\//)).toEqual([]);
    });

    test('is renamed from its page, once, and keeps its name after a failure', async ({ page, signInAs, mock }) => {
        await signInAs(ADMIN, { open: `/licences/${FULL}` });
        await mock.fault({ method: 'PATCH', path: 'licences/*', kind: 'status', status: 500, times: 1 });
        await rename(page).click();
        const name = dialog(page).getByRole('textbox');
        await name.fill('Team Nord');
        await name.press('Enter');
        await expect(page.getByText("Can't rename licence")).toBeVisible();
        await expect(name).toHaveValue('Team Nord');

        await mock.forgetCalls();
        await name.press('Enter');
        await expect(dialog(page)).toBeHidden();
        await expect(heading(page)).toHaveText('Team Nord');
        await expect(page).toHaveTitle(/^Team Nord/);
        expect(await mock.calls('PATCH')).toEqual([
            expect.objectContaining({ path: expect.stringMatching(new RegExp(`licences/${FULL}$`)), status: 200 }),
        ]);
    });

    test('keeps a new name that was typed when the session ends', async ({ page, signInAs, mock }) => {
        await signInAs(ADMIN, { open: `/licences/${FULL}` });
        await mock.fault({ method: 'PATCH', path: 'licences/*', kind: 'status', status: 401, times: 1 });
        await rename(page).click();
        await dialog(page).getByRole('textbox').fill('Team Süd');
        await dialog(page).getByRole('textbox').press('Enter');
        await page.locator('input[autocomplete=username]').fill(ADMIN);
        await page.locator('input[autocomplete=current-password]').fill('portal');
        await page.locator('form button[type=submit]').click();
        await expect(page).toHaveURL(`/licences/${FULL}`);
        await rename(page).click();
        await expect(dialog(page).getByRole('textbox')).toHaveValue('Team Süd');

        await dialogButton(page, 'Discard').click();
        await expect(dialog(page).getByRole('textbox')).toHaveValue('CAD Planung Stuttgart');
    });

    test('leads to adding users and creating a key, and the finder offers both on its page', async ({ page, signInAs, mock }) => {
        await signInAs(ADMIN, { open: `/licences/${WITHOUT_MODULES}` });
        const add = page.getByRole('button', { name: 'Add users' });
        await expect(add).toHaveAttribute('data-variant', 'contained');
        await add.click();
        await dialog(page).locator('[role=option][aria-disabled=false]').first().click();
        await dialogButton(page, 'Add').click();
        await expect(dialog(page)).toBeHidden();
        expect(await mock.calls('PUT', /licences\//)).toHaveLength(1);

        await add.focus();
        await page.keyboard.press('/');
        const field = page.getByRole('combobox');
        await expect(page.getByRole('option').first()).toContainText('Add users');
        await field.fill('create key');
        await page.keyboard.press('Enter');
        await dialog(page).getByLabel('Label').fill('Hall 7');
        await page.keyboard.press('Escape');
        await expect(dialog(page)).toBeHidden();
        await expect(add).toBeFocused();
    });

    for (const [what, id, state] of [
        ['whose day is over', EXPIRED, /^Expired on \d/],
        ['that was ended', INACTIVE, /^Expired$/],
    ] as const) {
        test(`that expired, ${what}, says so and cannot be renamed`, async ({ page, signInAs }) => {
            await signInAs(ADMIN, { open: `/licences/${id}` });
            await expect(page.getByRole('note')).toContainText('This licence has expired.');
            await expect(page.getByRole('main').getByText(state)).toBeVisible();
            await expect(rename(page)).toBeDisabled();
            for (const name of ['Rename', 'Add users', 'Create key']) {
                const action = page.getByRole('button', { name, exact: true });
                await expect(action).toHaveAccessibleDescription('The licence has expired.');
                // A finger gets no hint.
                await action.focus();
                await page.keyboard.press('Enter');
                await expect(page.getByRole('status').filter({ hasText: 'The licence has expired.' })).toBeVisible();
                await expect(dialog(page)).toHaveCount(0);
            }

            await page.goto(`/licences/${id}/modules`);
            await expect(page.getByRole('note')).toContainText('This licence has expired.');
        });
    }

    test('that expires soon says when', async ({ page, signInAs }) => {
        await signInAs(ADMIN, { open: '/licences/10010106' });
        await expect(page.getByRole('main').getByText(/^Expires in 12 days \(/)).toBeVisible();
        await expect(page.getByRole('note')).toHaveCount(0);
    });

    test('of the academy has an expiry, no modules, and leads to the membership', async ({ page, signInAs }) => {
        await signInAs(ADMIN, { open: `/licences/${ACADEMY}` });
        await expect(fact(page, 'Expiry date')).toHaveText(/\d{4}$/);
        await expect(card(page, /^Seats/)).toBeVisible();
        await expect(card(page, /^Modules/)).toHaveCount(0);
        await page.getByRole('link', { name: 'Manage membership' }).click();
        await expect(page).toHaveURL('/academy/membership');
    });

    test('that is automatic says so, and cannot be renamed', async ({ page, signInAs }) => {
        await signInAs(NORTHFIELD, { open: `/licences/${AUTOMATIC}` });
        await expect(page.getByRole('note')).toContainText('This is the automatic academy licence.');
        await expect(fact(page, 'Expiry date')).toHaveText('No expiry');
        await expect(rename(page)).toBeDisabled();
        await expect(page.getByRole('link', { name: 'Manage membership' })).toHaveCount(0);
        await expect(rename(page)).toHaveAccessibleDescription('The automatic academy licence cannot be renamed.');
    });

    test('offers no changes to an administrator with read access; the server refuses forced ones', async ({
        page,
        signInAs,
        mock,
    }) => {
        await signInAs(READER, { open: `/licences/${ACADEMY}` });
        await expect(card(page, /^Users/)).toBeVisible();
        await expect(rename(page)).toHaveCount(0);
        await expect(page.getByRole('link', { name: 'Manage membership' })).toHaveCount(0);

        const token = await mock.signIn(READER);
        const headers = { Authorization: `Bearer ${token}`, 'Application-Id': 'portal' };
        const answer = await page.request.patch(`/api/licences/${FULL}`, { headers, data: { name: 'Mine' } });
        expect(answer.status()).toBe(403);
    });

    test('of a school or a demo customer looks the same', async ({ page, signInAs }) => {
        await signInAs('admin@schule.example', { open: '/licences/10030720' });
        await expect(page.getByRole('note')).toContainText('This is the automatic academy licence.');
        await signInAs('admin@demo.example', { open: '/licences/10040102' });
        await expect(page.getByRole('note')).toContainText('This licence has expired.');
        await expect(page.getByRole('link', { name: 'Manage membership' })).toBeVisible();
    });

    test('that does not exist shows the not-found page', async ({ page, signInAs }) => {
        await signInAs(ADMIN, { open: '/licences/1' });
        await expect(page.getByRole('main').getByRole('heading')).toHaveText('Licence not found');
    });
});

test('modules are listed with their numbers, CAM marked; without any the page says so', async ({ page, signInAs }) => {
    await signInAs(ADMIN, { open: `/licences/${FULL}/modules` });
    const table = page.getByRole('table', { name: 'Modules' });
    await expect(table.getByRole('row', { name: '101 Base' })).toBeVisible();
    await expect(table.getByRole('row')).toHaveCount(1 + 8);
    await expect(table.getByRole('row').filter({ hasText: 'Includes CAM tickets' })).toHaveText(/126.*CAM/);

    await page.goto(`/licences/${WITHOUT_MODULES}/modules`);
    await expect(page.getByText('No modules')).toBeVisible();
});

test('Back from a licence restores the list: search, order, scroll position', async ({ page, signInAs }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await signInAs(ADMIN, { open: '/licences?orderby=used+desc&filter=a' });
    const names = grid(page).getByRole('rowheader');
    await names.first().waitFor();
    const before = await names.allInnerTexts();
    const target = names.getByRole('link').last();
    await target.scrollIntoViewIfNeeded();
    await expect(async () => {
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
        expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
    }).toPass();
    const position = await page.evaluate(() => window.scrollY);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('scroll-positions'))).toContain(`,${String(position)}]`);

    await target.click();
    await expect(rename(page)).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

    await page.goBack();
    await expect(page).toHaveURL('/licences?orderby=used+desc&filter=a');
    await expect(page.getByRole('searchbox')).toHaveValue('a');
    await expect.poll(() => names.allInnerTexts()).toEqual(before);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(position);
});

test('the pages pass axe and fit, light and wide, dark and narrow', async ({ page, signInAs, expectAccessible }) => {
    await signInAs(ADMIN, { open: '/licences' });
    for (const [theme, width] of [
        ['light', 1280],
        ['dark', 320],
    ] as const) {
        await page.setViewportSize({ width, height: 900 });
        await page.evaluate(mode => {
            localStorage.setItem('theme-mode', mode);
            sessionStorage.setItem('licence-overview', 'open');
        }, theme);
        for (const path of ['/licences', `/licences/${EXPIRED}`, `/licences/${ACADEMY}`, `/licences/${FULL}/modules`]) {
            await page.goto(path);
            await expect(
                page
                    .getByRole('main')
                    .getByRole(path === '/licences' ? 'listitem' : 'heading')
                    .first(),
            ).toBeVisible();
            await expectNoOverflow(page, `${path} at ${width} px`);
            await expectAccessible('main');
        }
    }
});
