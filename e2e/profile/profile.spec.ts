import { expect, test } from '../support/fixtures';
import { dialog, field, heading, submit } from '../support/parts';
import { ACCOUNT, ADMIN, countCalls, expectNoOverflow, tabTo } from '../support/portalPage';
import { dismissToasts, facts, fillPasswords, openPersonal, PROFILE, signInStatus, toast } from './profilePage';
import { BRIEFLY, expectAccessibleLooks, recordCalls } from '../public/publicPage';

/** The user's own profile and names (PROFILE-1 to PROFILE-3, PROFILE-5). */

/** How the response to a change fails; each is one call, without any retry. */
const FAULTS = [
    { kind: 'abort' },
    { kind: 'status', status: 404 },
    { kind: 'status', status: 409 },
    { kind: 'status', status: 500 },
] as const;

test('shows user, company and cloud; the e-mail links to the user management', async ({ page, signInAs, expectAccessible }) => {
    await signInAs(ADMIN, PROFILE);
    await expect(facts(page, 'Personal data')).toHaveText([
        'Sabine Holzmann',
        'Sabine',
        'Holzmann',
        '+49 711 5550100',
        'Geschäftsleitung',
    ]);
    await expect(facts(page, 'Company data')).toHaveText([
        '10010',
        'Holzmann Interior GmbH',
        'Sägewerkstraße 14',
        '70565',
        'Stuttgart',
    ]);
    await expect(facts(page, 'Cloud information')).toHaveText(['250 GB', 'Enterprise']);
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('My profile');
    await expect(page).toHaveTitle(/^My profile/);
    await expectAccessibleLooks(page, expectAccessible);
    await expectNoOverflow(page);

    const link = page.getByRole('link', { name: ADMIN });
    await expect(link).toHaveAttribute('title', 'View in user management');
    await link.click();
    await expect(page).toHaveURL(/\/user-management\/u101$/);
});

test('is only text for an ordinary user, fits a phone, and is read once for each load', async ({ page, signInAs, mock }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await signInAs(ACCOUNT, { ...PROFILE, language: 'de' });
    await expect(heading(page)).toHaveText('Mein Profil');
    await expect(page.getByRole('main')).toContainText(ACCOUNT);
    await expect(page.getByRole('main').getByRole('link', { name: ACCOUNT })).toHaveCount(0);
    await expect(facts(page, 'Cloud-Informationen').first()).toHaveText(/^250\sGB$/);
    await expectNoOverflow(page);
    await page.getByRole('button', { name: 'Bearbeiten' }).click();
    await expect(dialog(page).getByLabel('Vorname')).toBeDisabled();
    await expectNoOverflow(page);
    expect(await mock.calls('GET', /^(user|customer)$/)).toHaveLength(2);
    await page.reload();
    await expect(facts(page, 'Unternehmensdaten').first()).toHaveText('10010');
    // The user cached by the tab is shown at once and read again once in the background; the customer once for each load of the portal.
    await expect.poll(async () => (await mock.calls('GET', /^user$/)).length).toBe(2);
    await page.waitForLoadState('networkidle');
    expect(await mock.calls('GET', /^(user|customer)$/)).toHaveLength(4);
});

test('a user signed in for another customer has no link; an administrator with read access may change their own profile', async ({
    page,
    signInAs,
    mock,
}) => {
    const multi = (await mock.personas()).find(({ email }) => email === 'multi@planwerk.example');
    expect(multi?.customers.length).toBeGreaterThan(1);
    const linked: boolean[] = [];
    for (const { id } of multi?.customers ?? []) {
        await signInAs('multi@planwerk.example', { ...PROFILE, customer: id });
        await expect(facts(page, 'Company data').first()).toHaveText(id);
        linked.push((await page.getByRole('main').getByRole('link').count()) === 1);
    }
    expect(linked.sort()).toEqual([false, true]);

    await signInAs('reader@holzmann.example', PROFILE);
    await openPersonal(page, 'Edit');
    await field(page, 'Last name').fill('Lesser');
    await submit(page).click();
    await expect(toast(page, 'Your profile was saved.')).toBeVisible();
    await expect(facts(page, 'Personal data').nth(2)).toHaveText('Lesser');
    await openPersonal(page, 'Change password');
    await fillPasswords(page, 'portal', 'gelesen');
    await submit(page).click();
    await expect(toast(page, 'Your password was changed.')).toBeVisible();
    expect(await signInStatus(page, 'reader@holzmann.example', 'gelesen')).toBe(200);
});

test('an ordinary user changes only the display name, once; everything shows it, even after a reload', async ({
    page,
    signInAs,
    mock,
    expectAccessible,
}) => {
    await signInAs(ACCOUNT, PROFILE);
    await openPersonal(page, 'Edit');
    await expect(field(page, 'Display name')).toBeFocused();
    await expect(field(page, 'First name')).toHaveAccessibleDescription('Only an administrator can change this.');
    await expect(dialog(page)).toContainText('It may take up to 24 hours');
    await field(page, 'Display name').fill('🪵'.repeat(256));
    await expect(dialog(page)).toContainText('256/255');
    await submit(page).click();
    await expect(field(page, 'Display name')).toHaveAccessibleDescription(/Please use at most 255 characters/);
    await expectAccessibleLooks(page, expectAccessible, BRIEFLY);
    await field(page, 'Display name').fill(' ');
    await expect(field(page, 'Display name')).not.toHaveAttribute('aria-invalid', 'true');
    await submit(page).click();
    await expect(field(page, 'Display name')).toHaveAccessibleDescription(/Please fill in this field/);
    expect(await mock.calls('PATCH')).toEqual([]);

    const calls = recordCalls(page);
    await mock.fault({ method: 'PATCH', path: 'user', kind: 'delay', seconds: 0.3 });
    await field(page, 'Display name').fill('  <b>J. K.</b> 🪵 ');
    await submit(page).dblclick();
    await expect(toast(page, 'Your profile was saved.')).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    await expect(facts(page, 'Personal data').nth(0)).toHaveText('<b>J. K.</b> 🪵');
    await expect(page.getByRole('main').getByRole('button', { name: 'Edit' })).toBeFocused();
    const patches = calls.filter(call => call.method() === 'PATCH');
    expect(patches.map(call => call.postDataJSON() as unknown)).toEqual([{ displayName: '<b>J. K.</b> 🪵' }]);
    // The profile was read before the change (MANY-17) and again in the background, and the tab caches the new record.
    await expect.poll(() => calls.filter(call => call.method() === 'GET').length).toBe(2);
    const stored = await page.evaluate(() => JSON.parse(sessionStorage.getItem('user') ?? '{}') as object);
    expect(stored).toMatchObject({ displayName: '<b>J. K.</b> 🪵', newsletter: true });
    await page.reload();
    await expect(facts(page, 'Personal data').nth(0)).toHaveText('<b>J. K.</b> 🪵');
});

test('an administrator sends all three names; what was typed survives every fault and a reload', async ({
    page,
    signInAs,
    mock,
}) => {
    await signInAs(ADMIN, PROFILE);
    await openPersonal(page, 'Edit');
    await submit(page).click();
    await expect(dialog(page)).toBeHidden();
    expect(await mock.calls('PATCH')).toEqual([]);

    await openPersonal(page, 'Edit');
    await field(page, 'Last name').fill('Holzmann-Ł');
    const calls = countCalls(page, 'PATCH', /^user$/);
    for (const fault of FAULTS) {
        await mock.fault({ method: 'PATCH', path: 'user', ...fault });
        await submit(page).click();
        await expect(toast(page, 'save changes failed').last()).toBeVisible();
        await expect(submit(page)).toBeEnabled();
        await expect(field(page, 'Last name')).toHaveValue('Holzmann-Ł');
        expect(calls.since(), JSON.stringify(fault)).toBe(1);
        await mock.clearFaults();
        await dismissToasts(page);
    }
    await page.reload();
    await openPersonal(page, 'Edit');
    await expect(field(page, 'Last name')).toHaveValue('Holzmann-Ł');
    const sent = page.waitForRequest(request => request.method() === 'PATCH');
    await submit(page).click();
    expect((await sent).postDataJSON()).toEqual({
        displayName: 'Sabine Holzmann',
        forename: 'Sabine',
        surname: 'Holzmann-Ł',
    });
    await expect(toast(page, 'Your profile was saved.')).toBeVisible();
});

test('what was typed survives the end of the session', async ({ page, signInAs, signInByForm, mock }) => {
    await signInAs(ACCOUNT, PROFILE);
    await openPersonal(page, 'Edit');
    await field(page, 'Display name').fill('Kept');
    await mock.fault({ method: 'PATCH', path: 'user', kind: 'status', status: 401, times: 1 });
    await submit(page).click();
    await expect(page.getByText('Your session has ended')).toBeVisible();
    await expect(toast(page, 'save changes failed')).toHaveCount(0);
    await signInByForm(ACCOUNT);
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.goto('/profile');
    await openPersonal(page, 'Edit');
    await expect(field(page, 'Display name')).toHaveValue('Kept');
});

test('both modals work by keyboard alone', async ({ page, signInAs }) => {
    await signInAs(ACCOUNT, PROFILE);
    await tabTo(page, page.getByRole('button', { name: 'Edit' }));
    await page.keyboard.press('Enter');
    await expect(field(page, 'Display name')).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.type(' X');
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Your profile was saved.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Edit' })).toBeFocused();

    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(field(page, 'Current password')).toBeFocused();
    await page.keyboard.type('portal');
    await page.keyboard.press('Tab');
    await page.keyboard.type('tastatur');
    await page.keyboard.press('Tab');
    await page.keyboard.type('tastatur');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(field(page, 'New password')).toHaveAttribute('type', 'text');
    await tabTo(page, submit(page));
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Your password was changed.')).toBeVisible();
});

for (const path of ['user', 'customer']) {
    test(`without a response to GET ${path} the page says that data is missing, and the navigation works`, async ({
        page,
        signInAs,
        mock,
    }) => {
        for (const fault of [
            { kind: 'status', status: 404 },
            { kind: 'status', status: 500 },
            { kind: 'html' },
            { kind: 'empty' },
            { kind: 'abort' },
        ] as const) {
            await signInAs(ADMIN, { open: null });
            await mock.fault({ method: 'GET', path, ...fault });
            await page.goto('/profile');
            await expect(page.getByText('No user data or customer data found')).toBeVisible();
            await mock.clearFaults();
        }
        await page.getByRole('button', { name: 'Reload the page' }).click();
        await expect(facts(page, 'Company data').first()).toHaveText('10010');
    });
}

test('shows its outline while it waits', async ({ page, signInAs, mock }) => {
    await signInAs(ADMIN, { open: null });
    await mock.fault({ method: 'GET', path: 'customer', kind: 'delay', seconds: 2 });
    await page.goto('/profile');
    await expect(page.locator('main [aria-busy=true]')).toBeVisible();
    await expect(heading(page)).toHaveText('My profile');
    await expect(facts(page, 'Company data').first()).toHaveText('10010');
});
