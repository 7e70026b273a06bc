import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { dialog, heading } from '../support/parts';
import { ACCOUNT, ADMIN, EXPIRED, sidebar, SIGNED_OUT, signOut, tiles } from '../support/portalPage';
import { leftovers, recordCalls, signInForm, storedToken } from '../public/publicPage';

/** How a session ends, and the portal's behaviour without one (SESSION-2, SESSION-9, WIRE-11). */

const authorised = (page: Page) => {
    const calls = recordCalls(page);
    return () => calls.filter(call => call.headers()['authorization'] !== undefined).length;
};

test.describe('sign-out', () => {
    test('ends the session on the server, here and in every tab, and says so once', async ({
        page,
        context,
        signInAs,
        mock,
        request,
    }) => {
        await signInAs(ADMIN);
        await expect(tiles(page).first()).toBeVisible();
        const token = (JSON.parse((await storedToken(page)) ?? '{}') as { token: string }).token;
        const other = await context.newPage();
        await other.goto('/licences?orderby=name+desc');
        await expect(other.getByRole('grid', { name: 'Licences' })).toBeVisible();
        expect(await leftovers(other)).toHaveLength(2);

        await sidebar(page).getByRole('link', { name: 'Profile' }).click();
        await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible();
        await signOut(page);
        await expect(page).toHaveURL(/:\d+\/$/);
        await expect(page.getByText(SIGNED_OUT)).toBeVisible();
        expect(await leftovers(page)).toEqual([]);
        await expect.poll(() => mock.calls('DELETE')).toMatchObject([{ path: 'user/token', status: 204 }]);
        expect(
            (
                await request.get('/api/user', { headers: { Authorization: `Bearer ${token}`, 'Application-Id': 'portal' } })
            ).status(),
        ).toBe(401);

        // The other tab follows, and its address with its search is not for the next person.
        await expect(other).toHaveURL(/:\d+\/$/);
        await expect(other.getByText(SIGNED_OUT)).toBeVisible();
        expect(await leftovers(other)).toEqual([]);
        await expect(other.getByRole('grid')).toHaveCount(0);

        await page.reload();
        await expect(signInForm(page).email).toBeVisible();
        await expect(page.getByText(SIGNED_OUT)).toHaveCount(0);
        await page.goBack();
        await expect(page).toHaveURL(/redirect=dashboard$/);
        await expect(signInForm(page).email).toBeVisible();
    });

    for (const [fault, told] of [
        [{ kind: 'status', status: 500 }, 'logout failed'],
        [{ kind: 'status', status: 401 }, 'Authentication info is missing or invalid'],
        [{ kind: 'status', status: 403 }, 'User is not allowed to perform this action'],
        [{ kind: 'abort' }, 'logout failed'],
        [{ kind: 'delay', seconds: 60 }, null],
    ] as const) {
        test(`succeeds at once for the user when the server responds with ${JSON.stringify(fault)}, and reports it`, async ({
            page,
            signInAs,
            mock,
            expectAccessible,
        }) => {
            await page.clock.install();
            await signInAs(ACCOUNT);
            await expect(tiles(page).first()).toBeVisible();
            await mock.fault({ method: 'DELETE', path: 'user/token', ...fault });
            const asked = page.waitForRequest(request => request.method() === 'DELETE');
            await signOut(page);
            // Only this advances the clock: nothing waits for the server.
            await page.clock.fastForward(200);
            await expect(page).toHaveURL(/:\d+\/$/);
            await asked;
            expect(await leftovers(page)).toEqual([]);
            if (told) {
                const text = `You have been signed out here. The server did not confirm it: ${told}.`;
                await expect(page.getByRole('alert').filter({ hasText: text })).toHaveCount(1);
                await expectAccessible();
            } else {
                await expect(page.getByRole('status').filter({ hasText: SIGNED_OUT })).toHaveCount(1);
            }
            await page.reload();
            await expect(signInForm(page).email).toBeVisible();
            await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
        });
    }

    test('is always available, even while the user is unknown', async ({ page, signInAs, mock, expectAccessible }) => {
        await mock.fault({ method: 'GET', path: 'user', kind: 'status', status: 500 });
        await signInAs(ACCOUNT, { open: '/profile' });
        await expect(page.getByRole('main').getByRole('alert')).toContainText('No user data or customer data found');
        await page.getByRole('button', { name: 'Account', exact: true }).click();
        await expectAccessible();
        await page.getByRole('menuitem', { name: 'Sign out' }).click();
        await expect(page.getByText(SIGNED_OUT)).toBeVisible();
        expect(await leftovers(page)).toEqual([]);
    });

    const draftsOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('drafts'));

    test('drops unsent drafts in every tab; an expiry keeps them and says what it is', async ({
        page,
        context,
        signInAs,
        mock,
    }) => {
        // A page that does not read the contracts, as the dashboard does.
        await signInAs(ADMIN, { open: '/profile' });
        const other = await context.newPage();
        const typeName = async () => {
            await other.goto('/licences/10010108');
            await other.getByRole('button', { name: 'Rename' }).click();
            await dialog(other).getByRole('textbox').fill('Half a name');
            await expect.poll(() => draftsOf(other)).toContain('Half a name');
        };
        await typeName();
        await mock.fault({ method: 'GET', path: 'contracts', kind: 'status', status: 401 });
        await sidebar(page).getByRole('link', { name: 'Contracts' }).click();
        await expect(page.getByText(EXPIRED)).toBeVisible();
        await expect(other.getByText(EXPIRED)).toBeVisible();
        expect(await draftsOf(other)).toContain('Half a name');
        await mock.clearFaults();

        // The waiting tab follows a sign-in here back to its page.
        const form = signInForm(page);
        await form.fill(ADMIN);
        await form.submit.click();
        await expect(other).toHaveURL(/\/licences\/10010108$/);
        await other.getByRole('button', { name: 'Rename' }).click();
        await expect(dialog(other).getByRole('textbox')).toHaveValue('Half a name');

        await expect(page.getByRole('main')).toBeVisible();
        await signOut(page);
        await expect(other.getByText(SIGNED_OUT)).toBeVisible();
        expect(await draftsOf(other)).toBeNull();
    });
});

test.describe('a 401', () => {
    test('many at once lead to one sign-in page with one message, no further authorised call, and back', async ({
        page,
        signInAs,
        mock,
    }) => {
        await signInAs(ADMIN);
        await expect(tiles(page).first()).toBeVisible();
        const link = '/licences?orderby=name+desc';
        // Counts how often the visitor is sent to the sign-in page.
        await page.addInitScript(() => {
            const { replaceState } = history;
            history.replaceState = function (...entry) {
                const { dataset } = document.documentElement;
                if (String(entry[2] ?? '').includes('mode=auth')) dataset['sent'] = `${dataset['sent'] ?? ''}sent `;
                replaceState.apply(this, entry);
            };
        });
        // A read of this page that is refused would end the session before the next page is loaded.
        await page.waitForLoadState('networkidle');
        const calls = authorised(page);
        await mock.fault({ method: 'GET', path: '**', kind: 'status', status: 401 });

        await page.goto(link);
        await expect(page.getByText(EXPIRED)).toBeVisible();
        await expect(page).toHaveURL(/\/\?mode=auth&redirect=licences%3Forderby%3Dname/);
        await expect(page.getByRole('status').filter({ hasText: /\S/ })).toHaveCount(1);
        await expect(page.getByRole('alert')).toHaveCount(0);
        expect(await leftovers(page)).toEqual([]);
        await expect(page.locator('html')).toHaveAttribute('data-sent', 'sent ');
        const before = calls();
        expect(before, 'a burst').toBeGreaterThan(1);
        await page.waitForLoadState('networkidle');
        expect(calls()).toBe(before);

        await mock.clearFaults();
        const form = signInForm(page);
        await form.fill(ADMIN);
        await form.submit.click();
        await expect(page).toHaveURL(link);
        await expect(page.getByRole('grid', { name: 'Licences' })).toBeVisible();
    });

    test('on an open page leads to the sign-in page; the message is not repeated', async ({ page, signInAs, mock }) => {
        // The dashboard has read the licences for their list, too.
        await signInAs(ADMIN, { open: '/profile' });
        await expect(heading(page)).toBeVisible();
        await mock.fault({ method: 'GET', path: 'licences', kind: 'status', status: 401 });
        await sidebar(page).getByRole('link', { name: 'Licences' }).click();
        await expect(page.getByText(EXPIRED)).toHaveCount(1);
        await expect(page).toHaveURL(/redirect=licences/);
        await page.reload();
        await expect(signInForm(page).email).toBeVisible();
        await expect(page.getByText(EXPIRED)).toHaveCount(0);
    });
});

test.describe('roles', () => {
    const ADMIN_PAGES = ['/user-management', '/user-management/u101', '/licences/1/keys', '/contracts', '/contracts/1'];

    test('an ordinary user is redirected from every administrator’s page to the dashboard, and nothing of it is read', async ({
        page,
        signInAs,
        mock,
    }) => {
        await signInAs(ACCOUNT);
        await expect(tiles(page).first()).toBeVisible();
        await mock.forgetCalls();
        for (const path of ADMIN_PAGES) {
            await page.goto(path);
            await expect(page).toHaveURL(/\/dashboard$/);
        }
        await expect(tiles(page).first()).toBeVisible();
        // The dashboard reads the user's own keys.
        expect(await mock.calls(undefined, /^(users(?!\/u102\/keys)|contracts|invoices|licences\/)/)).toEqual([]);
    });

    test('administrators stay, including those with read access', async ({ page, signInAs }) => {
        for (const email of [ADMIN, 'reader@holzmann.example']) {
            await signInAs(email, { open: '/user-management' });
            await expect(page.getByRole('heading', { name: 'User management' })).toBeVisible();
            await expect(page).toHaveURL(/\/user-management$/);
        }
    });
});
