import { expect, test } from '../support/fixtures';
import { dialog, dialogButton, heading, rows } from '../support/parts';
import { expectNoOverflow } from '../support/portalPage';
import { ADMIN, IN_PROGRESS, message, OPEN, POLL_MS, thread, USER } from './ticketPage';

/** One support ticket: reading, writing, receiving and closing (TICKET-3, TICKET-5). */

const CLOSED = 't1';
const SOLVED = 't2';

test.describe('a thread', () => {
    test('shows authors and times, keeps line breaks, and is accessible in both modes', async ({
        page,
        signInAs,
        expectAccessible,
    }) => {
        await signInAs(USER, { open: `/tickets/${SOLVED}` });
        await expect(heading(page)).toHaveText('Ticket 00031');
        const first = thread(page).getByRole('listitem').filter({ hasText: 'Bohrungen' });
        await expect(first).toHaveAttribute('data-side', 'customer');
        await expect(first).toContainText('You');
        expect(await first.locator('p').last().innerText()).toContain('ausgegeben.\nBetroffen');
        await expect(thread(page).getByRole('listitem').filter({ hasText: 'Version 12.3' })).toHaveAttribute(
            'data-side',
            'support',
        );
        await expect(page.getByRole('note')).toHaveText('This ticket is closed and no longer accepts messages.');
        await expect(message(page)).toHaveCount(0);
        await expect(page.getByRole('button', { name: 'Close ticket' })).toHaveCount(0);
        await expectAccessible();

        await signInAs(ADMIN, { open: `/tickets/${IN_PROGRESS}`, theme: 'dark', language: 'de' });
        await expect(page.getByRole('textbox', { name: 'Ihre Nachricht' })).toBeVisible();
        await expect(page.getByRole('region', { name: 'Nachrichtenverlauf' })).toContainText('leitung@holzmann.example');
        await expect(page.getByRole('button', { name: 'Ticket schließen' })).toHaveCount(0);
        await expectAccessible();
        await page.setViewportSize({ width: 320, height: 740 });
        await expectNoOverflow(page);
        await expectAccessible();
    });

    test('accepts a message by keyboard, once, and clears the text when it is stored', async ({ page, mock, signInAs }) => {
        await signInAs(USER, { open: `/tickets/${OPEN}` });
        await message(page).fill('  ');
        await message(page).press('Control+Enter');
        await expect(page.getByText('Please write a text.')).toBeVisible();
        await message(page).fill('First line\nsecond line');
        const request = page.waitForRequest(candidate => candidate.method() === 'POST');
        await message(page).press('Control+Enter');
        await page.keyboard.press('Control+Enter');
        await page.keyboard.press('Meta+Enter');
        expect((await request).postDataJSON()).toEqual({ content: 'First line\nsecond line', type: 'text' });
        await expect(thread(page).getByRole('listitem').last()).toContainText('second line');
        await expect(thread(page)).toContainText('Today');
        await expect(message(page)).toHaveValue('');
        await expect(message(page)).toBeFocused();
        expect(await mock.calls('POST', /messages$/)).toHaveLength(1);
        expect(await page.evaluate(() => sessionStorage.getItem('drafts') ?? '')).not.toContain('First line');
    });

    test('updates while it is open, keeps the reader’s place, and pauses while hidden', async ({ page, mock, signInAs }) => {
        await page.clock.install();
        for (let number = 1; number <= 12; number += 1) await mock.answerTicket(OPEN, { content: `Line ${number}\n\nand more` });
        await signInAs(USER, { open: `/tickets/${OPEN}` });
        await expect(thread(page).getByText('Line 12')).toBeInViewport();

        await mock.answerTicket(OPEN, { content: 'Seen at once', status: 'inprogress' });
        await page.clock.fastForward(POLL_MS);
        await expect(thread(page).getByText('Seen at once')).toBeInViewport();
        await expect(page.getByRole('status').filter({ hasText: '1 new message' })).toBeAttached();
        await expect(page.getByText('In progress')).toBeVisible();
        await expect(page.getByRole('button', { name: 'Close ticket' })).toHaveCount(0);

        await thread(page).evaluate(element => element.scrollTo(0, 0));
        await mock.answerTicket(OPEN, { content: 'Waits below' });
        await page.clock.fastForward(POLL_MS);
        const button = page.getByRole('button', { name: '1 new message' });
        await expect(button).toBeVisible();
        expect(await thread(page).evaluate(element => element.scrollTop)).toBe(0);
        await button.click();
        await expect(thread(page).getByText('Waits below')).toBeInViewport();
        await expect(button).toHaveCount(0);
        await expect(thread(page)).toBeFocused();

        const show = (state: string) =>
            page.evaluate(value => {
                Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => value });
                document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
            }, state);
        await show('hidden');
        await mock.forgetCalls();
        await page.clock.fastForward(4 * POLL_MS);
        expect(await mock.calls('GET', /^tickets/)).toEqual([]);
        await mock.answerTicket(OPEN, { content: 'Solved for you', status: 'solved' });
        await show('visible');
        await expect(thread(page).getByText('Solved for you')).toBeAttached();
        await expect(page.getByRole('note')).toContainText('closed');
        await expect(page.getByText('Solved', { exact: true })).toBeVisible();
        await mock.forgetCalls();
        await page.clock.fastForward(4 * POLL_MS);
        expect(await mock.calls('GET', /^tickets/)).toEqual([]);
    });

    test('says when it cannot check for new messages, and keeps the current ones', async ({ page, mock, signInAs }) => {
        await page.clock.install();
        await signInAs(USER, { open: `/tickets/${OPEN}` });
        await expect(message(page)).toBeVisible();
        await mock.fault({ method: 'GET', path: 'tickets/*/messages', kind: 'status', status: 503 });
        await page.clock.fastForward(POLL_MS);
        await page.clock.fastForward(2000);
        await expect(page.getByText('New messages cannot be loaded at the moment.')).toBeVisible();
        await expect(thread(page)).toContainText('Seit heute Morgen');
        await mock.clearFaults();
        await page.getByRole('button', { name: 'Try again' }).click();
        await expect(page.getByText('New messages cannot be loaded at the moment.')).toHaveCount(0);
    });
});

test.describe('closing', () => {
    test('warns, closes for good, and no longer accepts messages', async ({ page, mock, signInAs, expectAccessible }) => {
        await signInAs(USER, { open: `/tickets/${OPEN}` });
        const button = page.getByRole('button', { name: 'Close ticket' });
        await button.click();
        await expect(dialog(page)).toContainText('cannot be reopened');
        await expectAccessible('dialog');
        await page.keyboard.press('Escape');
        await expect(button).toBeFocused();
        expect(await mock.calls('PATCH')).toEqual([]);

        await button.click();
        const request = page.waitForRequest(candidate => candidate.method() === 'PATCH');
        await dialogButton(page, 'Close ticket').click({ clickCount: 3 });
        expect((await request).postDataJSON()).toEqual({ status: 'closed' });
        await expect(page.getByText('The ticket was closed.')).toBeVisible();
        await expect(page.getByRole('note')).toBeVisible();
        await expect(button).toHaveCount(0);
        expect(await mock.calls('PATCH', /^tickets\/t5$/)).toHaveLength(1);
        await page.getByRole('link', { name: 'Go to the tickets' }).click();
        await expect(rows(page).filter({ hasText: '00084' })).toContainText('Closed');
    });

    test('lets a new ticket be opened at once, however long the list takes', async ({ page, mock, signInAs }) => {
        await signInAs(USER, { open: '/tickets' });
        await page.getByRole('link', { name: /00084/ }).click();
        await page.getByRole('button', { name: 'Close ticket' }).click();
        await dialogButton(page, 'Close ticket').click();
        await expect(page.getByText('The ticket was closed.')).toBeVisible();
        await mock.fault({ method: 'GET', path: 'tickets', kind: 'delay', seconds: 25 });
        await page.getByRole('link', { name: 'Go to the tickets' }).click();
        await page.getByRole('button', { name: 'New ticket' }).first().click();
        await expect(dialog(page).getByLabel('Your question')).toBeVisible();
        await expect(page.getByRole('region', { name: 'Active tickets' })).toHaveCount(0);
    });

    test('by support is known to the list too', async ({ page, mock, signInAs }) => {
        await signInAs(USER, { open: '/tickets' });
        await page.getByRole('link', { name: /00084/ }).click();
        await expect(message(page)).toBeVisible();
        await mock.answerTicket(OPEN, { status: 'solved' });
        // The page reads the ticket again when it becomes visible.
        await expect(async () => {
            await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
            await expect(page.getByRole('note')).toContainText('closed', { timeout: 2_000 });
        }).toPass();
        await mock.fault({ method: 'GET', path: 'tickets', kind: 'delay', seconds: 25 });
        await page.getByRole('link', { name: 'Go to the tickets' }).click();
        await page.getByRole('button', { name: 'New ticket' }).first().click();
        await expect(dialog(page).getByLabel('Your question')).toBeVisible();
    });

    test('reports a failure, and shows the ticket’s new state', async ({ page, mock, signInAs }) => {
        await signInAs(USER, { open: `/tickets/${OPEN}` });
        await page.getByRole('button', { name: 'Close ticket' }).click();
        await mock.fault({ method: 'PATCH', path: 'tickets/*', kind: 'status', status: 500, times: 1 });
        await dialogButton(page, 'Close ticket').click();
        await expect(page.getByText('The ticket could not be closed')).toBeVisible();
        await expect(dialogButton(page, 'Close ticket')).toBeEnabled();

        await mock.answerTicket(OPEN, { status: 'inprogress' });
        await dialogButton(page, 'Close ticket').click();
        await expect(dialog(page)).toHaveCount(0);
        await expect(page.getByText('In progress')).toBeVisible();
        await expect(page.getByRole('button', { name: 'Close ticket' })).toHaveCount(0);
    });

    test('is recognised if only the response was lost', async ({ page, signInAs, mock }) => {
        await signInAs(USER, { open: `/tickets/${OPEN}` });
        await mock.fault({ method: 'PATCH', path: 'tickets/*', kind: 'lost' });
        await page.getByRole('button', { name: 'Close ticket' }).click();
        await dialogButton(page, 'Close ticket').click();
        await expect(page.getByText('The ticket was closed.')).toBeVisible();
        await expect(page.getByText('The ticket could not be closed')).toHaveCount(0);
    });
});

test('the whole journey in German on a phone', async ({ page, mock, signInAs, expectAccessible }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await mock.answerTicket(OPEN, { status: 'closed' });
    await signInAs(USER, { open: '/tickets', language: 'de' });
    await page.getByRole('button', { name: 'Neues Ticket' }).click();
    await dialog(page).getByLabel('Ihre Frage').fill('Wie geht das?');
    await expectNoOverflow(page);
    await expectAccessible();
    await dialogButton(page, 'Ticket anlegen').click();
    await expect(heading(page)).toHaveText('Ticket 00085');
    await expectNoOverflow(page);
    await page.getByLabel('Ihre Nachricht').fill('Noch etwas: שלום');
    await page.getByRole('button', { name: 'Senden' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Noch etwas' })).toBeVisible();
    await page.getByRole('button', { name: 'Ticket schließen' }).click();
    await expect(dialog(page)).toBeVisible();
    // During the fade-in its colours are mixed with those behind it.
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
    await expectAccessible('dialog');
    await dialogButton(page, 'Ticket schließen').click();
    await expect(page.getByText('Das Ticket wurde geschlossen.')).toBeVisible();
    await expect(page.getByRole('note')).toHaveText('Dieses Ticket ist geschlossen und nimmt keine Nachrichten mehr an.');
    await expectNoOverflow(page);
    await page.goto(`/tickets/${CLOSED}`);
    await expectNoOverflow(page);
});
