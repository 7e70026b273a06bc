import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { dialog, dialogButton, rows, search } from '../support/parts';
import { countCalls, expectNoOverflow } from '../support/portalPage';
import { ADMIN, thread, USER } from './ticketPage';

/** The list of support tickets, who may use it, and opening a ticket (TICKET-1, TICKET-2, TICKET-4). */

/** has no active ticket */
const ENGLISH = 'admin@northfield.example';

const list = (page: Page): Locator => page.getByRole('region', { name: 'Closed tickets' });
const active = (page: Page): Locator => page.getByRole('region', { name: 'Active tickets' });
const missing = (page: Page): Locator => page.getByRole('heading', { name: 'Permission missing' });

async function openCreate(page: Page, text: string): Promise<void> {
    await page.getByRole('button', { name: 'New ticket' }).first().click();
    await dialog(page).getByLabel('Your question').fill(text);
}

test('the field of a first message is six lines high', async ({ page, signInAs }) => {
    await signInAs(ENGLISH, { open: '/tickets' });
    for (const text of ['', 'One line']) {
        if (text) await dialog(page).getByLabel('Your question').fill(text);
        else await page.getByRole('button', { name: 'New ticket' }).first().click();
        const lines = await dialog(page)
            .getByLabel('Your question')
            .evaluate(field => {
                const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(field);
                return (field.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom)) / parseFloat(lineHeight);
            });
        expect(lines).toBeCloseTo(6, 1);
    }
});

test.describe('the list', () => {
    test('shows active tickets as cards above the closed ones, searches and sorts both without a call', async ({
        page,
        mock,
        signInAs,
    }) => {
        await signInAs(ADMIN, { open: '/tickets' });
        await expect(active(page).getByRole('link')).toHaveCount(2);
        await expect(active(page).getByRole('link').first()).toContainText(/Ticket 00084\s*Open/);
        await expect(active(page).getByRole('link').first()).toContainText('Last message from user@holzmann.example');
        await expect(active(page).getByRole('link').last()).toContainText(/Ticket 00071\s*In progress/);
        await expect(rows(page)).toHaveText([/00046[^]*Solved/, /00031[^]*Solved/, /00017[^]*Closed/]);
        const reads = (await mock.calls('GET', /^tickets\?/)).length;
        expect(reads).toBe(1);
        expect((await mock.calls('GET', /^licences/)).map(call => call.path)).toContainEqual(
            expect.stringContaining('$expand=modules'),
        );

        await page.getByRole('columnheader', { name: 'Status' }).click();
        await expect(page).toHaveURL(/orderby=status\+asc/);
        await expect(rows(page)).toHaveText([/00017/, /000(31|46)/, /000(31|46)/]);
        await search(page, '00031, nesting');
        await expect(rows(page)).toHaveText([/00031/]);
        await expect(active(page).getByRole('link')).toHaveText([/00071/]);
        expect(await mock.calls('GET', /^tickets\?/)).toHaveLength(reads);

        await rows(page).first().getByRole('link').click();
        await expect(page).toHaveURL(/\/tickets\/t2$/);
        await page.goBack();
        await expect(page.getByRole('searchbox')).toHaveValue('00031, nesting');
    });

    test('is accessible in both modes, and fits a phone', async ({ page, signInAs, expectAccessible }) => {
        for (const theme of ['light', 'dark'] as const) {
            await signInAs(ADMIN, { open: '/tickets', theme, language: theme === 'dark' ? 'de' : 'en' });
            await expect(rows(page).first()).toBeVisible();
            await expectAccessible();
        }
        await page.setViewportSize({ width: 320, height: 740 });
        await expect(list(page).or(page.getByRole('region', { name: 'Geschlossene Tickets' }))).toBeVisible();
        await expectNoOverflow(page);
        await expectAccessible();
    });

    test('says that it could not be loaded, and tries again', async ({ page, mock, signInAs }) => {
        await mock.fault({ path: 'tickets', kind: 'status', status: 500 });
        await signInAs(ADMIN, { open: '/tickets' });
        await expect(page.getByRole('alert').filter({ hasText: "Can't load ticket data" })).toBeVisible();
        await mock.clearFaults();
        await page.getByRole('button', { name: 'Try again' }).click();
        await expect(rows(page)).toHaveCount(3);
        await expect(active(page).getByRole('link')).toHaveCount(2);
    });
});

test.describe('access to tickets', () => {
    for (const [who, email] of [
        ['a student', 'student@schule.example'],
        ['a person without the cam flag', 'umlaut@holzmann.example'],
        ['a reading administrator without it', 'reader@holzmann.example'],
    ] as const) {
        test(`${who} sees the warning at an address typed by hand, and no ticket is read`, async ({
            page,
            mock,
            signInAs,
            expectAccessible,
        }) => {
            for (const path of ['/tickets', '/tickets/t8']) {
                await signInAs(email, { open: path });
                await expect(missing(page)).toBeVisible();
            }
            await expectAccessible();
            await expect(page.getByRole('button', { name: 'New ticket' })).toHaveCount(0);
            expect(await mock.calls(undefined, /^tickets/)).toEqual([]);
        });
    }

    test('the administrator of a school has access', async ({ page, signInAs }) => {
        await signInAs('admin@schule.example', { open: '/tickets' });
        await expect(active(page).getByRole('link')).toHaveText([/00077.*In progress/]);
    });

    test('without the module the warning replaces the list', async ({ page, signInAs }) => {
        await signInAs('admin@lehmann.example', { open: '/tickets' });
        await expect(missing(page)).toBeVisible();
        await expect(page.getByRole('searchbox')).toHaveCount(0);
        await page.goto('/tickets/t5');
        await expect(missing(page)).toBeVisible();
    });

    test('a refused ticket call shows it too, as does the missing module alone', async ({ page, mock, signInAs }) => {
        await mock.fault({ path: 'tickets', kind: 'status', status: 403 });
        await signInAs(ADMIN, { open: '/tickets' });
        await expect(missing(page)).toBeVisible();
        await mock.clearFaults();
        await page.route('**/api/licences?*modules*', route => route.fulfill({ json: [] }));
        await page.reload();
        await expect(missing(page)).toBeVisible();
        await expect(active(page)).toHaveCount(0);
    });

    test('a ticket that does not exist is not found', async ({ page, signInAs }) => {
        await signInAs(USER, { open: '/tickets/t3' });
        await expect(page.getByRole('heading', { name: 'Ticket not found' })).toBeVisible();
    });
});

test.describe('a new ticket', () => {
    test('is validated, sent once, and opens; a second attempt leads to it', async ({
        page,
        mock,
        signInAs,
        expectAccessible,
    }) => {
        await signInAs(ENGLISH, { open: '/tickets' });
        await openCreate(page, '   ');
        await dialogButton(page, 'Create ticket').click();
        await expect(dialog(page).getByText('Please write a text.')).toBeVisible();
        await expect(dialog(page).getByLabel('Your question')).toBeFocused();

        await dialog(page).getByLabel('Your question').fill('👍'.repeat(500));
        await expect(dialog(page).getByText('12 characters left')).toBeVisible();
        await dialog(page).getByLabel('Your question').fill('x'.repeat(513));
        await expect(dialog(page).getByText('1 character too many')).toBeVisible();
        await expectAccessible('dialog');
        await dialogButton(page, 'Create ticket').click();
        expect(await mock.calls('POST', /^tickets/)).toEqual([]);

        await dialog(page).getByLabel('Your question').fill(' Why is the drill hole missing? ');
        const request = page.waitForRequest(candidate => candidate.method() === 'POST');
        await dialogButton(page, 'Create ticket').click({ clickCount: 3 });
        expect((await request).postDataJSON()).toEqual({ content: 'Why is the drill hole missing?', type: 'text' });
        await expect(page).toHaveURL(/\/tickets\/t\d+$/);
        await expect(thread(page)).toContainText('Why is the drill hole missing?');
        expect(await mock.calls('POST', /^tickets$/)).toHaveLength(1);

        await page.getByRole('link', { name: 'CAM Tickets' }).last().click();
        await page.getByRole('button', { name: 'New ticket' }).click();
        await expect(dialog(page)).toContainText('Only one ticket can be active');
        await expectAccessible('dialog');
        await dialog(page).getByRole('link', { name: 'Open ticket 00085' }).click();
        await expect(thread(page)).toBeVisible();
        await expect(dialog(page)).toHaveCount(0);
        expect(await mock.calls('POST', /^tickets$/)).toHaveLength(1);
    });

    test('keeps its text after cancelling and reloading, and if another one has become active', async ({
        page,
        mock,
        signInAs,
    }) => {
        await signInAs(ENGLISH, { open: '/tickets' });
        await openCreate(page, 'A question');
        await dialogButton(page, 'Cancel').click();
        await page.reload();
        await page.getByRole('button', { name: 'New ticket' }).click();
        await expect(dialog(page).getByLabel('Your question')).toHaveValue('A question');

        await mock.answerTicket('t7', { status: 'inprogress' });
        await dialog(page).getByLabel('Your question').press('Control+Enter');
        await expect(page.getByRole('alert').filter({ hasText: 'There is already an active ticket' })).toBeVisible();
        await expect(dialog(page).getByLabel('Your question')).toHaveValue('A question');
        await dialog(page).getByRole('link', { name: 'Open ticket 00052' }).click();
        await expect(page).toHaveURL(/\/tickets\/t7$/);
    });

    test('is found if only the response was lost', async ({ page, mock, signInAs }) => {
        await signInAs(ENGLISH, { open: '/tickets' });
        await mock.fault({ method: 'POST', path: 'tickets', kind: 'lost' });
        const posts = countCalls(page, 'POST', /^tickets$/);
        await openCreate(page, 'Lost and found');
        await dialogButton(page, 'Create ticket').click();
        await expect(page.getByText('The ticket was received and created.')).toBeVisible();
        await expect(page).toHaveURL(/\/tickets\/t\d+$/);
        await expect(thread(page)).toContainText('Lost and found');
        expect(posts.since()).toBe(1);
        expect((await mock.calls('POST', /^tickets$/)).length).toBe(1);
        await page.getByRole('button', { name: 'Close ticket' }).click();
        await dialogButton(page, 'Close ticket').click();
        await page.getByRole('link', { name: 'Go to the tickets' }).click();
        // The earlier list is read again.
        await expect(page.getByRole('heading', { name: 'Active tickets' })).toHaveCount(0);
        await page.getByRole('button', { name: 'New ticket' }).click();
        await expect(dialog(page).getByLabel('Your question')).toHaveValue('');
    });

    test('that failed is kept and the failure shown; while the outcome is unknown, a check precedes the next try', async ({
        page,
        mock,
        signInAs,
        expectAccessible,
    }) => {
        await signInAs(ENGLISH, { open: '/tickets' });
        await expect(rows(page)).toHaveCount(2);
        await mock.fault({ method: 'POST', path: 'tickets', kind: 'status', status: 500, times: 1 });
        await openCreate(page, 'Once more');
        await dialogButton(page, 'Create ticket').click();
        await expect(dialog(page).getByText('The ticket was not received.')).toBeVisible();
        await expect(page.getByText('The ticket could not be created')).toBeVisible();
        await expect(dialog(page).getByLabel('Your question')).toHaveValue('Once more');

        await mock.fault({ method: 'POST', path: 'tickets', kind: 'lost' });
        await mock.fault({ method: 'GET', path: 'tickets', kind: 'status', status: 500 });
        await dialogButton(page, 'Create ticket').click();
        // The check before the second attempt failed, so nothing was sent.
        await expect(dialog(page).getByText('It is not yet known whether the ticket was received.')).toBeVisible();
        await expectAccessible('dialog');
        await mock.clearFaults();
        await dialogButton(page, 'Check again').click();
        await expect(dialog(page).getByText('The ticket was not received.')).toBeVisible();
        await dialogButton(page, 'Create ticket').click();
        await expect(page).toHaveURL(/\/tickets\/t\d+$/);
        expect((await mock.calls('POST', /^tickets$/)).filter(call => call.status === 201)).toHaveLength(1);
    });
});
