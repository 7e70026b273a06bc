import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { ADMIN, expectNoOverflow, grid } from './portalPage';

/** A licence's own page, its modules, and the overview above the list (LICENCE-5 to LICENCE-7). */

const READER = 'reader@holzmann.example';
const NORTHFIELD = 'admin@northfield.example';

/** Licences of the seed. */
const FULL = '10010101';
const EXPIRED = '10010105';
const INACTIVE = '10010107';
const ACADEMY = '10010108';
const WITHOUT_MODULES = '10010110';
const AUTOMATIC = '10020720';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const rename = (page: Page) => page.getByRole('button', { name: 'Rename' });
const fact = (page: Page, label: string) =>
    page
        .getByRole('main')
        .locator('dl > div')
        .filter({ has: page.getByText(label, { exact: true }) })
        .getByRole('definition');
const card = (page: Page, name: RegExp) => page.getByRole('main').getByRole('listitem').getByRole('link', { name });
const panel = (page: Page, name: string) => page.getByRole('region', { name });
const overview = (page: Page) => page.getByRole('main').locator('details');

test.describe('a licence', () => {
    test('shows its facts and leads to what belongs to it', async ({ page, signInAs, mock }) => {
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
        expect(await mock.calls('GET', /licences\//)).toHaveLength(1);

        await card(page, /^Modules/).click();
        await expect(page).toHaveURL(`/licences/${FULL}/modules`);
        await expect(heading(page)).toHaveText('Modules');
        // The licence stays fresh for five minutes, so none of its pages refetches it.
        expect(await mock.calls('GET', /licences\//)).toHaveLength(1);
    });

    test('is renamed from its page, once, and kept when that fails', async ({ page, signInAs, mock }) => {
        await signInAs(ADMIN, { open: `/licences/${FULL}` });
        await mock.fault({ method: 'PATCH', path: 'licences/*', kind: 'status', status: 500, times: 1 });
        await rename(page).click();
        const name = page.getByRole('dialog').getByRole('textbox');
        await name.fill('Team Nord');
        await name.press('Enter');
        await expect(page.getByText("Can't rename licence")).toBeVisible();
        await expect(name).toHaveValue('Team Nord');

        await mock.forgetCalls();
        await name.press('Enter');
        await expect(page.getByRole('dialog')).toBeHidden();
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
        await page.getByRole('dialog').getByRole('textbox').fill('Team Süd');
        await page.getByRole('dialog').getByRole('textbox').press('Enter');
        await page.locator('input[autocomplete=username]').fill(ADMIN);
        await page.locator('input[autocomplete=current-password]').fill('portal');
        await page.locator('form button[type=submit]').click();
        await expect(page).toHaveURL(`/licences/${FULL}`);
        await rename(page).click();
        await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue('Team Süd');

        await page.getByRole('button', { name: 'Cancel' }).click();
        await rename(page).click();
        await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue('CAD Planung Stuttgart');
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
            await expect(rename(page)).toHaveAccessibleDescription('An expired licence cannot be renamed.');

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

    test('offers nothing that changes it to a reading administrator; forced, the server refuses', async ({
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

    test('that does not exist shows the not-found page', async ({ page, signInAs, allowConsole }) => {
        allowConsole(/./);
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

test.describe('the overview', () => {
    test('tells what is full, what expires and what expired, without a call of its own', async ({ page, signInAs, mock }) => {
        await signInAs(ADMIN, { open: '/licences' });
        await expect(overview(page)).toContainText('2 expired');
        await expect(overview(page)).toContainText('3 expire soon');
        await expect(panel(page, 'Most used').getByRole('listitem').first()).toContainText('CAD Außendienst6 / 6');
        await expect(panel(page, 'Expires in the next 90 days').getByRole('listitem')).toHaveText([
            'Kundenberatung zu Hausein 12 days',
            'Showroom Empfangin 45 days',
            'Rooms Ausstellungin 80 days',
        ]);
        await expect(panel(page, 'Expired').getByRole('listitem')).toHaveText([/^Showroom Messe/, 'CAD TestphaseInactive']);
        expect(await mock.calls('GET', /licences/)).toHaveLength(1);
    });

    test('leads to where it is mended', async ({ page, signInAs }) => {
        await signInAs(ADMIN, { open: '/licences' });
        await panel(page, 'Most used').getByRole('link', { name: 'CAD Außendienst' }).click();
        await expect(page).toHaveURL('/licences/10010109/users');
        await page.goBack();
        await panel(page, 'Expires in the next 90 days').getByRole('link', { name: 'Showroom Empfang' }).click();
        await expect(page).toHaveURL('/licences/10010104');
        await page.goBack();
        await panel(page, 'Expired').getByRole('link', { name: 'Showroom Messe' }).click();
        await expect(page).toHaveURL(`/licences/${EXPIRED}`);
    });

    test('follows a change, closes by keyboard and stays closed, and is one line on a phone', async ({ page, signInAs }) => {
        await signInAs(ADMIN, { open: '/licences' });
        const row = grid(page).getByRole('row').filter({ hasText: 'CAD Außendienst' });
        await row.getByRole('button', { name: 'Rename' }).click();
        await page.getByRole('dialog').getByRole('textbox').fill('CAD unterwegs');
        await page.getByRole('dialog').getByRole('textbox').press('Enter');
        await expect(panel(page, 'Most used').getByRole('listitem').first()).toContainText('CAD unterwegs');

        await overview(page).locator('summary').press('Enter');
        await expect(panel(page, 'Most used')).toBeHidden();
        await page.reload();
        await expect(overview(page)).toContainText('2 expired');
        await expect(panel(page, 'Most used')).toBeHidden();

        await page.evaluate(() => sessionStorage.removeItem('licence-overview'));
        await page.setViewportSize({ width: 360, height: 740 });
        await page.reload();
        await expect(overview(page)).toContainText('2 expired');
        await expect(panel(page, 'Most used')).toBeHidden();
        await overview(page).locator('summary').click();
        await expect(panel(page, 'Most used')).toBeVisible();
        await expectNoOverflow(page);
    });

    test('is there for a reading administrator too, and for nobody else', async ({ page, signInAs }) => {
        await signInAs(READER, { open: '/licences' });
        await expect(panel(page, 'Expired')).toBeVisible();
        await signInAs('user@holzmann.example', { open: '/licences' });
        await expect(page.getByRole('table', { name: 'Licence keys' })).toBeVisible();
        await expect(overview(page)).toHaveCount(0);
    });

    test('leaves the page to the list when the list fails', async ({ page, signInAs, mock }) => {
        await mock.fault({ method: 'GET', path: 'licences*', kind: 'status', status: 403 });
        await signInAs(ADMIN, { open: '/licences' });
        await expect(page.getByRole('main').getByRole('alert')).toContainText('User is not allowed to perform this action');
        await expect(overview(page)).toHaveCount(0);
        await mock.clearFaults();
        await page.getByRole('button', { name: 'Try again' }).click();
        await expect(overview(page)).toContainText('2 expired');
    });
});

test('Back from a licence finds the list where it was: search, order, scroll', async ({ page, signInAs }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await signInAs(ADMIN, { open: '/licences?orderby=used+desc&filter=a' });
    await expect(grid(page).getByRole('row').last()).toBeVisible();
    const names = grid(page).getByRole('rowheader');
    const before = await names.allInnerTexts();
    const target = names.getByRole('link').last();
    await target.scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const position = await page.evaluate(() => window.scrollY);
    expect(position).toBeGreaterThan(100);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('scroll-positions'))).toContain(`,${String(position)}]`);

    await target.click();
    await expect(rename(page)).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);

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
