import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { heading } from '../support/parts';
import { ACCOUNT, ADMIN, tiles } from '../support/portalPage';
import { expectAccessibleLooks, signInForm } from '../public/publicPage';

/** Messages that the portal shows by itself, with and without a session: the operator's notices and the offer of a new version. */

test.describe('the operator’s notices', () => {
    const NOTICES = [
        { id: 'plain', variant: 'default', text: { en: 'Plain words', de: 'Klare Worte' } },
        { id: 'good', variant: 'success', text: { en: 'It works again' }, reset: 'reload' },
        { id: 'soon', variant: 'warning', text: { en: 'Maintenance <b>tonight</b>' }, reset: 30 },
        { id: 'none', variant: 'default', text: { en: 'In a moment again' }, reset: 0 },
        { id: 'bad', variant: 'danger', text: { en: 'Something is broken' }, reset: 'never' },
        { id: 'admins', variant: 'default', text: { en: 'For administrators' }, roles: ['ADMIN'] },
        { id: 'past', variant: 'default', text: { en: 'Long ago' }, until: '2020-01-01' },
        { id: 'future', variant: 'default', text: { en: 'Not yet' }, from: '2999-01-01' },
        { variant: 'danger', text: { en: 'Nothing to dismiss it by' } },
    ];
    const region = (page: Page) => page.getByRole('region', { name: 'Notices' });
    const texts = (page: Page) => region(page).locator('bdi').allInnerTexts();
    const dismiss = (page: Page, text: string) =>
        region(page).locator('[data-variant]', { hasText: text }).getByRole('button', { name: 'Dismiss the notice' }).click();
    const stored = (page: Page) =>
        page.evaluate(() => (JSON.parse(localStorage.getItem('portal-notifications') ?? '[]') as string[]).sort());

    test.beforeEach(({ page }) => page.route('**/notifications.json', route => route.fulfill({ json: NOTICES })));

    test('are shown by variant, role and time, in the user’s language, as text', async ({ page, signInAs }) => {
        await signInAs(ADMIN);
        await expect(region(page).getByText('Plain words')).toBeVisible();
        expect(await texts(page)).toEqual([
            'Plain words',
            'It works again',
            'Maintenance <b>tonight</b>',
            'In a moment again',
            'Something is broken',
            'For administrators',
        ]);
        const variants = await region(page)
            .locator('[data-variant]')
            .evaluateAll(all => all.map(notice => (notice as HTMLElement).dataset.variant));
        expect(variants).toEqual(['default', 'success', 'warning', 'default', 'danger', 'default']);

        await signInAs(ACCOUNT, { language: 'de' });
        await expect(page.getByText('Klare Worte')).toBeVisible();
        // A notice without a text in the language is shown in English.
        await expect(page.getByText('It works again')).toBeVisible();
        await expect(page.getByText('For administrators')).toHaveCount(0);
    });

    test('stay dismissed as configured: until a reload, for a time, or for good', async ({ page, signInAs }) => {
        await page.clock.install();
        await signInAs(ADMIN);
        await expect(region(page).getByText('Plain words')).toBeVisible();
        for (const text of [
            'Plain words',
            'It works again',
            'Maintenance',
            'In a moment',
            'Something is broken',
            'For administrators',
        ]) {
            await dismiss(page, text);
        }
        await expect(region(page)).toHaveCount(0);
        const kept = await stored(page);
        expect(kept.filter(entry => entry.endsWith('||true'))).toEqual([
            'admins||true',
            'bad||true',
            'good||true',
            'plain||true',
        ]);
        for (const [id, seconds] of [['none', 10] as const, ['soon', 30] as const]) {
            const until = Number(kept.find(entry => entry.startsWith(`${id}||`))?.split('||')[1]);
            const ahead = until - (await page.evaluate(() => Date.now()));
            expect(ahead, id).toBeGreaterThan((seconds - 8) * 1000);
            expect(ahead, id).toBeLessThanOrEqual(seconds * 1000);
        }

        // The expiry passes while the page is open.
        await page.clock.fastForward(10_100);
        await expect.poll(() => texts(page)).toEqual(['In a moment again']);
        await page.clock.fastForward(20_000);
        await expect.poll(() => texts(page)).toEqual(['Maintenance <b>tonight</b>', 'In a moment again']);
        await dismiss(page, 'Maintenance');

        await page.reload();
        await expect
            .poll(() => texts(page))
            .toEqual(['Plain words', 'It works again', 'In a moment again', 'For administrators']);
        expect((await stored(page)).map(entry => entry.split('||')[0])).toEqual(['bad', 'soon']);
    });

    test('that are public appear on the public pages, dismissed by the same rules', async ({
        page,
        mock: _mock,
        expectAccessible,
    }) => {
        const posted = NOTICES.map(notice => ({ ...notice, public: notice.id !== 'plain' }));
        await page.unrouteAll();
        await page.route('**/notifications.json', route => route.fulfill({ json: posted }));
        await page.goto('/');
        const form = signInForm(page);
        await form.email.fill('somebody@holzmann.example');
        await expect(region(page)).toBeVisible();
        const all = ['It works again', 'Maintenance <b>tonight</b>', 'In a moment again', 'Something is broken'];
        expect(await texts(page)).toEqual(all);
        await expectAccessibleLooks(page, expectAccessible);

        for (const text of ['It works again', 'Maintenance', 'Something is broken']) await dismiss(page, text);
        expect(await texts(page)).toEqual(['In a moment again']);
        await expect(heading(page)).toBeFocused();
        await expect(form.email).toHaveValue('somebody@holzmann.example');
        // Another public page of the same load does not show it again; a reload shows one posted like this.
        await page.getByRole('link', { name: 'Forgot your password?' }).click();
        await expect(page.getByRole('heading', { name: 'Reset password' })).toBeVisible();
        expect(await texts(page)).toEqual(['In a moment again']);
        await page.reload();
        await expect.poll(() => texts(page)).toEqual(['It works again', 'In a moment again']);
        expect((await stored(page)).map(entry => entry.split('||')[0])).toEqual(['bad', 'soon']);
    });

    test('are empty if the file is absent or invalid', async ({ page, signInAs }) => {
        for (const answer of [
            { status: 404, body: 'gone' },
            { status: 200, body: '{"not' },
            { status: 200, json: { id: 'no list' } },
            { status: 200, json: [null, 7, { id: 'x' }] },
        ]) {
            await page.unrouteAll();
            await page.route('**/notifications.json', route => route.fulfill(answer));
            const read = page.waitForResponse('**/notifications.json');
            await signInAs(ACCOUNT);
            await (await read).finished();
            await expect(tiles(page).first()).toBeVisible();
            await expect(region(page)).toHaveCount(0);
        }
    });
    // The browser reports the missing file.
    test.beforeEach(({ allowConsole }) => allowConsole(/status of 404.*notifications\.json/));
});

test.describe('a new version', () => {
    const offer = (page: Page) => page.getByText('A new version of the portal is available.');
    const asked = (page: Page) =>
        page.waitForResponse(answer => answer.request().method() === 'HEAD' && new URL(answer.url()).pathname === '/');

    /** Opens the portal and waits until it knows its version. */
    async function open(page: Page, signIn: () => Promise<void>): Promise<void> {
        await page.clock.install();
        await signIn();
        await expect.poll(() => page.evaluate(() => sessionStorage.getItem('portal-version'))).not.toBeNull();
        await expect(tiles(page).first()).toBeVisible();
    }

    test('is not offered without a deployment', async ({ page, signInAs }) => {
        await open(page, () => signInAs(ACCOUNT));
        const check = asked(page);
        await page.clock.fastForward('10:01');
        expect((await check).status()).toBe(304);
        await expect(offer(page)).toHaveCount(0);
    });

    test('is offered after ten minutes, stays, and once ignored is not offered again in this session', async ({
        page,
        signInAs,
        mock,
    }) => {
        await open(page, () => signInAs(ACCOUNT));
        await mock.renewDeployment();
        const check = asked(page);
        await page.clock.fastForward('09:00');
        await expect(offer(page)).toHaveCount(0);
        await page.clock.fastForward('01:01');
        expect((await check).status()).toBe(200);
        await expect(offer(page)).toBeVisible();
        await page.clock.fastForward('30:00');
        await expect(offer(page)).toHaveCount(1);
        const box = await page.locator('[data-toast-id=update-notification]').boundingBox();
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1200);
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(820);

        await page.getByRole('button', { name: 'Ignore' }).click();
        await page.clock.fastForward(1_500);
        await expect(offer(page)).toHaveCount(0);
        await page.reload();
        await expect.poll(() => page.evaluate(() => sessionStorage.getItem('portal-version'))).not.toBeNull();
        await mock.renewDeployment();
        const heads: string[] = [];
        page.on('request', request => {
            if (request.method() === 'HEAD' && new URL(request.url()).pathname === '/') heads.push(request.url());
        });
        await page.clock.fastForward('20:02');
        await page.evaluate(() => window.dispatchEvent(new Event('focus')));
        await expect(tiles(page).first()).toBeVisible();
        await expect(offer(page)).toHaveCount(0);
        expect(heads).toEqual([]);
    });

    test('is checked for when the window gets the focus after five minutes, and reloads the page', async ({
        page,
        signInAs,
        mock,
    }) => {
        await open(page, () => signInAs(ACCOUNT));
        await mock.renewDeployment();
        const focus = () => page.evaluate(() => window.dispatchEvent(new Event('focus')));
        let heads = 0;
        page.on('request', request => {
            if (request.method() === 'HEAD') heads += 1;
        });
        await page.clock.fastForward('04:00');
        await focus();
        expect(heads).toBe(0);
        await page.clock.fastForward('01:30');
        await focus();
        await expect(offer(page)).toBeVisible();
        const reloaded = page.waitForEvent('load');
        await page.getByRole('button', { name: 'Refresh now' }).click();
        await reloaded;
        await expect(tiles(page).first()).toBeVisible();
        await expect(offer(page)).toHaveCount(0);
    });

    test('is offered on a public page too, where what was typed is kept; the sign-in continues to the dashboard', async ({
        page,
        mock,
        expectAccessible,
    }) => {
        await page.clock.install();
        await page.goto('/');
        const version = () => page.evaluate(() => sessionStorage.getItem('portal-version'));
        await expect.poll(version).not.toBeNull();
        const read = await version();
        const form = signInForm(page);
        await form.fill('user@holzmann.example');
        await mock.renewDeployment();
        await page.clock.fastForward('10:01');
        await expect(offer(page)).toBeVisible();
        await expectAccessibleLooks(page, expectAccessible);
        await expect(form.email).toHaveValue('user@holzmann.example');

        await form.submit.click();
        await expect(tiles(page).first()).toBeVisible();
        await expect(offer(page)).toBeVisible();
        expect(await version()).toBe(read);
    });

    test('reloads a public page only on request, and keeps the typed e-mail', async ({ page, mock }) => {
        await page.clock.install();
        await page.goto('/');
        await expect.poll(() => page.evaluate(() => sessionStorage.getItem('portal-version'))).not.toBeNull();
        const form = signInForm(page);
        await form.email.fill('user@holzmann.example');
        await mock.renewDeployment();
        await page.clock.fastForward('10:01');
        const reloaded = page.waitForEvent('load');
        await page.getByRole('button', { name: 'Refresh now' }).click();
        await reloaded;
        await expect(form.email).toHaveValue('user@holzmann.example');
        await expect(offer(page)).toHaveCount(0);
    });
});
