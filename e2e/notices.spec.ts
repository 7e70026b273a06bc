import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { ACCOUNT, ADMIN, sidebar, tiles } from './portalPage';

/** What the shell says by itself: the operator's notices, the offer of a new version, and errors of a page. */

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

    test('are shown by variant, role and time, in the language, as text', async ({ page, signInAs }) => {
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
        // A notice without words of the language says it in English.
        await expect(page.getByText('It works again')).toBeVisible();
        await expect(page.getByText('For administrators')).toHaveCount(0);
    });

    test('stay dismissed as they were posted: until a reload, for a time, or for good', async ({ page, signInAs }) => {
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

    test('are none when the file is absent or broken', async ({ page, signInAs }) => {
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
    // The missing file is reported by the browser.
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

    test('is asked for when the window gets the focus after five minutes, and loads the page again', async ({
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
});

test.describe('a page that cannot be shown', () => {
    const error = (page: Page) => page.getByRole('main').getByRole('alert');

    test('because its code is missing offers to load it again, inside the shell that goes on', async ({
        page,
        signInAs,
        allowConsole,
    }) => {
        allowConsole(/dynamically imported module|ERR_FAILED|LicencesPage|preload CSS/i);
        await page.route('**/assets/LicencesPage-*.js', route => route.abort());
        await signInAs(ACCOUNT);
        await sidebar(page).getByRole('link', { name: 'Licence keys' }).click();
        await expect(error(page).getByRole('heading')).toHaveText('A part of the portal could not be loaded');
        await sidebar(page).getByRole('link', { name: 'Profile' }).click();
        await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible();
        await page.goBack();
        await error(page).getByRole('button', { name: 'Go back' }).click();
        await expect(page).toHaveURL(/\/dashboard$/);
        await page.goForward();

        await page.unrouteAll();
        await error(page).getByRole('button', { name: 'Load the page again' }).click();
        await expect(page.getByRole('table', { name: 'Licence keys' })).toBeVisible();
        await expect(page).toHaveURL(/\/licences$/);
    });

    test('because nobody knows who looks says so; a way back and the navigation remain', async ({
        page,
        signInAs,
        mock,
        allowConsole,
    }) => {
        allowConsole(/PortalError|errors\./);
        await mock.fault({ method: 'GET', path: 'user', kind: 'status', status: 403 });
        await signInAs(ACCOUNT);
        await expect(error(page).getByRole('heading')).toHaveText('Oops, something went wrong');
        await expect(error(page)).toContainText('contact our support');
        await mock.clearFaults();
        // Within a second of a failure the portal does not ask again.
        await expect(async () => {
            await sidebar(page).getByRole('link', { name: 'Dashboard' }).click();
            await expect(tiles(page).first()).toBeVisible({ timeout: 900 });
        }).toPass();
        await expect(error(page)).toHaveCount(0);
    });

    test('because it does not exist says that, and leads on', async ({ page, signInAs, mock, allowConsole }) => {
        allowConsole(/PortalError|errors\./);
        await mock.fault({ method: 'GET', path: 'customer', kind: 'status', status: 404 });
        await signInAs(ACCOUNT, { open: '/redirects/academy' });
        await expect(error(page).getByRole('heading')).toHaveText('This page was not found');
        // The first page of this visit: there is nothing of the portal to go back to.
        await error(page).getByRole('button', { name: 'Go back' }).click();
        await expect(page).toHaveURL(/\/dashboard$/);
    });

    for (const [path, list, title] of [
        ['/licences/none', 'Licences', 'Licence not found'],
        ['/licences/none/keys', 'Licences', 'Licence not found'],
        ['/user-management/none', 'User management', 'User not found'],
        ['/cloud-groups/none', 'Cloud groups', 'Cloud group not found'],
        ['/contracts/none', 'Contracts', 'Contract not found'],
        ['/tickets/none', 'CAM Tickets', 'Ticket not found'],
    ] as const) {
        test(`because its record does not exist (${path}) says so and keeps its path`, async ({
            page,
            signInAs,
            allowConsole,
        }) => {
            allowConsole(/PortalError/);
            await signInAs(ADMIN, { open: path });
            await expect(error(page).getByRole('heading')).toHaveText(title);
            await expect(page.getByRole('navigation', { name: 'Path' }).getByRole('listitem')).toHaveText([
                'Dashboard',
                list,
                title,
            ]);
            await error(page).getByRole('button', { name: 'Go back' }).click();
            await expect(page).toHaveURL(url => url.pathname === `/${path.split('/')[1]}`);
        });
    }
});
