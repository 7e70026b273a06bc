import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import type { Key } from '../../dataProvider/types';
import { formatUtcDay } from '../../src/shared/format/date';
import { ADMIN, grid, sidebar, tiles } from '../support/portalPage';
import { signInForm } from '../public/publicPage';
import { message, OPEN, USER } from '../tickets/ticketPage';
import { expect, test } from './fixtures';

/** A storage that is full or blocked by the browser itself, and a wrong clock (docs/quality.md, "Faults and input"). */

const DAY_MS = 24 * 60 * 60_000;

async function signOut(page: Page): Promise<void> {
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page.getByText('You have been signed out.')).toBeVisible();
}

/** Signs in and does everything that stores something: sorts, changes the appearance, types a message, opens another page, signs out. */
async function walk(page: Page): Promise<void> {
    const form = signInForm(page);
    await form.fill(USER);
    await form.submit.click();
    await expect(tiles(page).first()).toBeVisible();
    await page.getByRole('button', { name: /^Appearance/ }).click();
    await page.getByRole('menuitemradio', { name: 'Dark' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await sidebar(page).getByRole('link', { name: 'Licence keys' }).click();
    await expect(page.getByRole('table', { name: 'Licence keys' })).toBeVisible();
    await sidebar(page).getByRole('link', { name: 'CAM Tickets' }).click();
    await page.locator(`main a[href$="/tickets/${OPEN}"]`).first().click();
    await message(page).fill('Typed while nothing can be kept');
    await expect(message(page)).toHaveValue('Typed while nothing can be kept');
    await sidebar(page).getByRole('link', { name: 'Profile' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await signOut(page);
    await expect(form.email).toBeVisible();
}

/** Fills both storages completely. */
const fillStorages = (page: Page) =>
    page.evaluate(() => {
        for (const storage of [localStorage, sessionStorage]) {
            for (let size = 1 << 22, part = 0; size >= 1;) {
                try {
                    storage.setItem(`full-${part}`, 'x'.repeat(size));
                    part += 1;
                } catch {
                    size = Math.floor(size / 2);
                }
            }
        }
        try {
            localStorage.setItem('one more', 'x');
            return 'room';
        } catch (error) {
            return (error as DOMException).name;
        }
    });

test('with full storages a user can sign in, work and sign out', async ({ page, mock }) => {
    await page.goto('/');
    expect(await fillStorages(page)).toBe('QuotaExceededError');
    await walk(page);
    await expect.poll(() => mock.calls('DELETE', /^user\/token/)).toMatchObject([{ status: 204 }]);
});

test('a profile saved while the storage is full is shown as saved, even after a reload', async ({ page, signInAs }) => {
    await signInAs(USER, { open: '/profile' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await fillStorages(page);
    await page.getByRole('button', { name: /^Edit/ }).click();
    const name = page.getByRole('textbox', { name: 'Display name' });
    await name.fill('A name that is longer than the one before');
    await page.getByRole('button', { name: 'Save' }).click();
    const saved = page.getByRole('main').getByText('A name that is longer than the one before');
    await expect(saved).toBeVisible();
    await page.reload();
    await expect(saved).toBeVisible();
});

test('with storage blocked by the browser a user can sign in, work and sign out', async ({ baseURL, launchOptions, mock }) => {
    const profile = mkdtempSync(join(tmpdir(), 'portal-profile-'));
    mkdirSync(join(profile, 'Default'));
    writeFileSync(
        join(profile, 'Default', 'Preferences'),
        JSON.stringify({ profile: { default_content_setting_values: { cookies: 2 } } }),
    );
    const context = await chromium.launchPersistentContext(profile, { ...launchOptions, baseURL, locale: 'en-GB' });
    try {
        const complaints: string[] = [];
        context.on('weberror', error => complaints.push(error.error().message));
        const page = await context.newPage();
        await page.goto('/');
        const refused = await page.evaluate(() => {
            try {
                return localStorage.length;
            } catch (error) {
                return (error as DOMException).name;
            }
        });
        expect(refused).toBe('SecurityError');
        await walk(page);
        await expect.poll(() => mock.calls('DELETE', /^user\/token/)).toMatchObject([{ status: 204 }]);
        expect(complaints).toEqual([]);
    } finally {
        await context.close();
        rmSync(profile, { recursive: true, force: true });
    }
});

for (const [how, offset] of [
    ['ahead', DAY_MS],
    ['behind', -DAY_MS],
] as const) {
    test(`with a clock that is a day ${how} the session lasts, no version is offered, and a 401 ends it once`, async ({
        page,
        signInByForm,
        mock,
    }) => {
        await page.clock.install({ time: Date.now() + offset });
        await signInByForm(ADMIN);
        await expect(tiles(page).first()).toBeVisible();
        await expect.poll(() => page.evaluate(() => sessionStorage.getItem('portal-version'))).not.toBeNull();
        const asked = page.waitForResponse(
            answer => answer.request().method() === 'HEAD' && new URL(answer.url()).pathname === '/',
        );
        await page.clock.fastForward('10:01');
        expect((await asked).status()).toBe(304);
        await expect(page.getByText('A new version of the portal is available.')).toHaveCount(0);
        await sidebar(page).getByRole('link', { name: 'Licences' }).click();
        await expect(grid(page)).toBeVisible();
        // The server determines the days of expiry.
        const answer = page.waitForResponse(response => response.url().includes('/api/licences/10010101/keys'));
        await page.goto('/licences/10010101/keys');
        const body = (await (await answer).json()) as Key[] | { value: Key[] };
        const keys = Array.isArray(body) ? body : body.value;
        const key = keys.find(({ expire }) => expire !== null && expire * 1000 > Date.now() + 10 * DAY_MS);
        await page.getByRole('searchbox').fill(key?.token ?? '');
        await expect(page.getByRole('row').filter({ hasText: key?.token })).toContainText(formatUtcDay(key?.expire ?? 0, 'en'));
        await page.reload();
        await expect(page.getByRole('row').filter({ hasText: key?.token })).toBeVisible();
        await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);

        // Correcting the clock in the meantime delays nothing.
        await page.clock.setSystemTime(Date.now());
        const again = page.waitForRequest(request => request.method() === 'HEAD' && new URL(request.url()).pathname === '/');
        await page.clock.runFor('10:01');
        await again;

        await mock.fault({ method: 'GET', path: '**', kind: 'status', status: 401 });
        await sidebar(page).getByRole('link', { name: 'User management' }).click();
        await expect(page.getByText('Your session has ended. Please sign in again.')).toHaveCount(1);
        await mock.clearFaults();
        const form = signInForm(page);
        await form.fill(ADMIN);
        await form.submit.click();
        await expect(page).toHaveURL(/\/user-management$/);
        await expect(page.getByRole('heading', { level: 1, name: 'User management' })).toBeVisible();
    });
}
