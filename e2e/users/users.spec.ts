import { expect, test } from '../support/fixtures';
import { rows } from '../support/parts';
import { ADMIN, expectNoOverflow } from '../support/portalPage';
import { create, email, openCreate, USERS } from './userBatchPage';

/** The list of users (USER-2), for each kind of account. */

test.describe('the list', () => {
    test('searches every field without a call, sorts, keeps both in the URL, and opens a user', async ({
        page,
        signInAs,
        mock,
        expectAccessible,
    }) => {
        // Wide enough for the note.
        await page.setViewportSize({ width: 1440, height: 900 });
        await signInAs(ADMIN, USERS);
        await expect(rows(page)).toHaveCount(20);
        await expectAccessible();
        const badged = rows(page).filter({ hasText: 'felix.ullrich@' });
        await expect(badged).toContainText('Inactive');
        await expect(badged).toContainText('No cloud access');
        await expect(rows(page).filter({ hasText: ADMIN })).toContainText('Administrator');
        await mock.forgetCalls();

        const search = page.getByRole('searchbox');
        for (const [term, found] of [
            ['lager@', 'lager@holzmann.example'],
            ['Ruth', 'reader@holzmann.example'],
            ['Żółt', 'umlaut@holzmann.example'],
            ['ändert nichts', 'Sieht alles, ändert nichts'],
        ] as const) {
            await search.fill(term);
            await expect(rows(page)).toHaveCount(1);
            await expect(rows(page)).toContainText(found);
        }
        await search.fill('lager@, umlaut@');
        await expect(rows(page)).toHaveCount(2);
        await expect(page).toHaveURL(/filter=lager%40%2C\+umlaut%40/);
        await search.fill('nobody of this name');
        await expect(page.getByText('Nothing found')).toBeVisible();
        await page.getByRole('button', { name: 'Show all' }).click();

        const first = rows(page).first();
        for (const [name, order] of [
            ['Name', 'user'],
            ['Note', 'note'],
        ] as const) {
            await page.getByRole('columnheader', { name }).click();
            await expect(page).toHaveURL(new RegExp(`orderby=${order}\\+asc`));
            await page.getByRole('columnheader', { name }).click();
            await expect(page).toHaveURL(new RegExp(`orderby=${order}\\+desc`));
        }
        await expect(first).not.toContainText('admin@');
        await page.getByRole('columnheader', { name: 'E-mail' }).click();
        await expect(page).not.toHaveURL(/orderby/);
        expect(await mock.calls('GET', /users/)).toEqual([]);

        await search.fill('lager@');
        await expect(rows(page)).toHaveCount(1);
        await first.getByText('lager@holzmann.example').last().click();
        await expect(page).toHaveURL(/\/user-management\/u112$/);
    });

    test('is restored on Back: search, page, scroll position and the selected rows', async ({ page, signInAs }) => {
        await signInAs(ADMIN, { open: '/user-management?orderby=user+desc' });
        await page.getByRole('button', { name: 'Next page' }).click();
        await expect(page.getByText('21–40 of 61')).toBeVisible();
        const chosen = rows(page).nth(15);
        await chosen.getByRole('checkbox').check();
        const link = chosen.getByRole('rowheader').getByRole('link');
        const name = await link.innerText();
        // Ticking a row near the bottom has already scrolled.
        const ticked = await page.evaluate(() => window.scrollY);
        await page.mouse.wheel(0, 400);
        // The position is saved when scrolling stops.
        const rested = () =>
            page.evaluate(
                from => scrollY > from && (sessionStorage.getItem('scroll-positions') ?? '').includes(`,${scrollY}]`),
                ticked,
            );
        await expect.poll(rested).toBe(true);
        const before = await page.evaluate(() => window.scrollY);
        const place = await chosen.boundingBox();
        await link.click();
        await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
        await page.goBack();
        await expect(page.getByText('21–40 of 61')).toBeVisible();
        await expect(page).toHaveURL(/orderby=user\+desc&page=2/);
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
        expect(await chosen.boundingBox()).toEqual(place);
        await expect(page.getByRole('checkbox', { name: `Select ${name}` })).toBeChecked();
        await expect(page.getByRole('region', { name: 'Selected users' })).toContainText('1 user selected');
    });

    test('shows a failure with a retry, and the cards of a phone', async ({ page, signInAs, mock, expectAccessible }) => {
        await mock.fault({ method: 'GET', path: 'users', kind: 'status', status: 403 });
        await signInAs(ADMIN, USERS);
        await expect(page.getByRole('main').getByText('Forbidden')).toBeVisible();
        await mock.clearFaults();
        await page.getByRole('button', { name: 'Try again' }).click();
        await expect(rows(page)).toHaveCount(20);

        // The whole list: what the bar of a selection would cover in part can be scrolled clear of it.
        await page.setViewportSize({ width: 320, height: 2000 });
        const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Sabine Holzmann' });
        await expect(card).toContainText('Administrator');
        await expectNoOverflow(page);
        await expectAccessible();
        await card.getByRole('checkbox', { name: 'Select Sabine Holzmann' }).check();
        await expect(page.getByRole('region', { name: 'Selected users' })).toContainText('1 user selected');
        await expectNoOverflow(page);
        await expectAccessible();
        await page.setViewportSize({ width: 360, height: 700 });
        await openCreate(page);
        await expectAccessible('dialog');
        await expectNoOverflow(page);
        await page.keyboard.press('Escape');
        await card.getByRole('link').click();
        await expect(page).toHaveURL(/\/user-management\/u101$/);
    });

    test('is accessible in dark mode', async ({ page, signInAs, expectAccessible }) => {
        await signInAs(ADMIN, { ...USERS, theme: 'dark' });
        await page.getByRole('checkbox', { name: 'Select Anna Christ' }).check();
        await expectAccessible();
        await openCreate(page);
        await create(page).click();
        await expectAccessible('dialog');
    });
});

test('an administrator with read access sees the users and is offered no changes', async ({ page, signInAs }) => {
    await signInAs('reader@holzmann.example', USERS);
    await expect(rows(page)).toHaveCount(20);
    await expect(page.getByRole('button', { name: 'Create user' })).toHaveCount(0);
    await expect(page.getByRole('checkbox')).toHaveCount(0);

    // A user who manipulates the role is refused by the server, and sees a message.
    await page.route('**/api/user', async route => {
        const answer = await route.fetch();
        await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), role: 'ADMIN' } });
    });
    await page.evaluate(() => sessionStorage.removeItem('user'));
    await page.reload();
    await openCreate(page);
    await email(page).fill('neu@holzmann.example');
    await create(page).click();
    await expect(page.getByRole('region', { name: 'Messages' }).getByText('Forbidden')).toBeVisible();
    await expect(email(page)).toHaveValue('neu@holzmann.example');
});

test('an ordinary user is redirected without a call', async ({ page, signInAs, mock }) => {
    await signInAs('user@holzmann.example', USERS);
    await expect(page).toHaveURL(/\/dashboard$/);
    expect(await mock.calls('GET', /users\?/)).toEqual([]);
});
