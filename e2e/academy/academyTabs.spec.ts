import type { Page } from '@playwright/test';
import { checks, ends, expectValid, MEMBER, panel, panelButton } from './academyPage';
import { expect, test } from '../support/fixtures';
import type { MockControl } from '../support/mock';
import { heading } from '../support/parts';
import { visit } from '../support/portalPage';

/**
 * The academy's tabs (ACADEMY-8, ACADEMY-9): one owns the session and checks it every 60 s, the last one to close ends it. Calls sent while
 * a page closes are counted on the server.
 */

const MINUTE = '01:01';

/** Another tab of the same sign-in. */
async function openTab(page: Page, path = '/academy'): Promise<Page> {
    const tab = await page.context().newPage();
    await tab.goto(path);
    return tab;
}

/** Closes a tab like a user, so that it can still call the server, and waits until it is gone. */
async function close(tab: Page): Promise<void> {
    await tab.close({ runBeforeUnload: true });
    await expect.poll(() => tab.isClosed()).toBe(true);
}

/** Advances all tabs by a minute, and waits for the expected number of checks. */
async function passMinute(page: Page, mock: MockControl, expected: number): Promise<void> {
    await page.clock.fastForward(MINUTE);
    await expect.poll(() => checks(mock)).toBe(expected);
}

test.describe('one tab', () => {
    test('checks on entering the academy and every 60 s, not when its pages change', async ({ page, signInAs, mock }) => {
        await page.clock.install();
        await signInAs(MEMBER, { open: '/academy' });
        await expectValid(page);
        for (const path of ['/academy/search', '/academy/membership', '/academy']) await visit(page, path);
        await expectValid(page);
        expect(await checks(mock)).toBe(1);
        await page.clock.fastForward('00:50');
        await passMinute(page, mock, 2);
        expect(await ends(mock)).toBe(0);
    });

    test('keeps the session after a reload', async ({ page, signInAs, mock }) => {
        await signInAs(MEMBER, { open: '/academy' });
        await expectValid(page);
        await mock.forgetCalls();
        await page.reload();
        await expectValid(page);
        await expect.poll(() => ends(mock)).toBe(1);
        const calls = (await mock.calls('POST')).map(({ path }) => path);
        // The check after the reload cancels the end that the reload started.
        expect(calls).toEqual(['academy/auth/logout', 'academy/auth/validate'].map(path => expect.stringContaining(path)));
    });

    test('ends the session on leaving the academy, and starts it again on return', async ({ page, signInAs, mock }) => {
        await page.clock.install();
        await signInAs(MEMBER, { open: '/academy' });
        await expectValid(page);
        await visit(page, '/profile');
        await expect.poll(() => ends(mock)).toBe(1);
        await page.clock.fastForward('05:00');
        expect(await checks(mock)).toBe(1);
        await visit(page, '/academy');
        await expectValid(page);
        expect(await checks(mock)).toBe(2);
    });

    test('ends no session without a licence', async ({ page, signInAs, mock }) => {
        await signInAs('admin@lehmann.example', { open: '/academy' });
        await expect(panelButton(page, 'No academy licence')).toBeVisible();
        await visit(page, '/profile');
        await expect(heading(page)).toBeVisible();
        expect(await ends(mock)).toBe(0);
    });

    test('checks after a sleep without waiting for its timer', async ({ page, signInAs, mock }) => {
        await page.clock.install();
        await signInAs(MEMBER, { open: '/academy' });
        await expectValid(page);
        const wake = (type: string) =>
            page.evaluate(name => (name === 'online' ? window : document).dispatchEvent(new Event(name)), type);
        await wake('visibilitychange');
        expect(await checks(mock)).toBe(1);
        let expected = 1;
        for (const type of ['visibilitychange', 'online']) {
            // The clock advances but the timers do not.
            await page.clock.setSystemTime((await page.evaluate(() => Date.now())) + 10 * 60_000);
            await wake(type);
            await expect.poll(() => checks(mock)).toBe(++expected);
        }
    });

    test('ends the session when the page enters the back/forward cache, and starts it again on return', async ({
        page,
        signInAs,
        mock,
    }) => {
        await signInAs(MEMBER, { open: '/academy' });
        await expectValid(page);
        const transition = (type: string) =>
            page.evaluate(name => dispatchEvent(new PageTransitionEvent(name, { persisted: true })), type);
        await transition('pagehide');
        await expect.poll(() => ends(mock)).toBe(1);
        await transition('pageshow');
        await expect.poll(() => checks(mock)).toBe(2);
    });

    for (const missing of ['locks', 'BroadcastChannel']) {
        test(`works without ${missing}`, async ({ page, signInAs, mock }) => {
            await page.clock.install();
            await page.addInitScript(name => {
                if (name === 'locks') Object.defineProperty(Navigator.prototype, 'locks', { value: undefined });
                else Reflect.deleteProperty(window, name);
            }, missing);
            await signInAs(MEMBER, { open: '/academy' });
            await expectValid(page);
            await passMinute(page, mock, 2);
            await visit(page, '/profile');
            await expect.poll(() => ends(mock)).toBe(1);
        });
    }
});

test.describe('several tabs', () => {
    test('share what their owner hears, and what another one refreshes', async ({ page, signInAs, mock }) => {
        await page.clock.install();
        await signInAs(MEMBER, { open: '/academy' });
        await expectValid(page);
        const second = await openTab(page, '/academy/membership');
        await expectValid(second);
        expect(await checks(mock)).toBe(1);

        let asked = 0;
        await page.context().route('**/api/academy/auth/validate', route => {
            asked += 1;
            return route.fulfill({ json: { data: { state: 'invalid' } } });
        });
        await page.clock.fastForward(MINUTE);
        for (const tab of [page, second]) await expect(panelButton(tab, 'Academy licence expired')).toBeVisible();
        expect(asked).toBe(1);

        await page.context().unroute('**/api/academy/auth/validate');
        await panel(second).getByRole('button', { name: 'Refresh the licence' }).click();
        for (const tab of [page, second]) await expectValid(tab);
        expect(await checks(mock)).toBe(2);
        await second.close();
    });

    test('change the owner when it closes, and the last one ends the session', async ({ page, signInAs, mock }) => {
        await page.clock.install();
        await signInAs(MEMBER, { open: '/profile' });
        const owner = await openTab(page);
        await expectValid(owner);
        const heir = await openTab(page);
        await expectValid(heir);
        await close(owner);
        await passMinute(page, mock, 2);
        await passMinute(page, mock, 3);
        await expectValid(heir);
        expect(await ends(mock)).toBe(0);
        await close(heir);
        await expect.poll(() => ends(mock)).toBe(1);
    });

    test('make one check a minute among four, and one end with the last', async ({ page, signInAs, mock }) => {
        await page.clock.install();
        await signInAs(MEMBER, { open: '/profile' });
        const tabs: Page[] = [];
        for (let count = 0; count < 4; count++) {
            const tab = await openTab(page);
            await expectValid(tab);
            tabs.push(tab);
        }
        expect(await checks(mock)).toBe(1);
        for (let minute = 1; minute <= 4; minute++) await passMinute(page, mock, 1 + minute);
        for (const tab of tabs) {
            expect(await ends(mock)).toBe(0);
            await close(tab);
        }
        await expect.poll(() => ends(mock)).toBe(1);
        expect(await checks(mock)).toBe(5);
    });

    test('sign out together: the tab that signs out ends the session', async ({ page, signInAs, mock }) => {
        await signInAs(MEMBER, { open: '/profile' });
        const academy = await openTab(page);
        await expectValid(academy);
        await page.getByRole('button', { name: /^Account of/ }).click();
        await page.getByRole('menuitem', { name: 'Sign out' }).click();
        await expect(academy).toHaveURL(/^[^?]*\/(\?|$)/);
        await expect.poll(async () => (await mock.calls('DELETE')).length).toBe(1);
        const calls = (await mock.calls()).map(({ method, path }) => `${method} ${path}`);
        const end = calls.findIndex(call => call.includes('academy/auth/logout'));
        expect(end).toBeGreaterThan(-1);
        expect(end).toBeLessThan(calls.findIndex(call => call.startsWith('DELETE')));
        expect(await ends(mock)).toBe(1);
        await academy.close();
    });

    test('another sign-in of the same user sees that the academy is open elsewhere, and takes it over', async ({
        page,
        signInAs,
        mock,
        browser,
        baseURL,
    }) => {
        await page.clock.install();
        await signInAs(MEMBER, { open: '/academy' });
        await expectValid(page);

        const device = await browser.newContext({ baseURL, locale: 'en-GB' });
        const token = await mock.signIn(MEMBER);
        await device.addInitScript(stored => localStorage.setItem('token', stored), JSON.stringify({ token }));
        const other = await device.newPage();
        await other.goto('/academy');
        await expect(panelButton(other, 'Academy in use elsewhere')).toHaveAttribute('aria-expanded', 'true');
        await expect(other.getByRole('main').getByRole('link', { name: 'Planen', exact: true })).toBeVisible();

        const refresh = panel(other).getByRole('button', { name: 'Refresh the licence' });
        await refresh.focus();
        await other.keyboard.press('Enter');
        await expectValid(other);
        await expect(panelButton(other, 'Academy licence active')).toBeFocused();
        const [end] = await mock.calls('POST', /auth\/logout/);
        expect(end).toMatchObject({ body: { immediate: true } });

        await page.clock.fastForward(MINUTE);
        await expect(panelButton(page, 'Academy in use elsewhere')).toBeVisible();
        await device.close();
    });
});
