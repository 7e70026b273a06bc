import { expect, test } from '../support/fixtures';
import { countCalls } from '../support/portalPage';
import { message, OPEN, send, thread, USER } from './ticketPage';

/** Messages of a ticket under faults: sent once, and typed text is never lost (docs/quality.md, "Faults and input"). */

test.describe('a message under a fault', () => {
    test.beforeEach(async ({ page, signInAs }) => {
        await signInAs(USER, { open: `/tickets/${OPEN}` });
        await message(page).fill('It happens again');
    });

    test('is found if only the response was lost', async ({ page, mock }) => {
        await mock.fault({ method: 'POST', path: 'tickets/*/messages', kind: 'lost' });
        const posts = countCalls(page, 'POST', /messages$/);
        await send(page).click({ clickCount: 3 });
        await expect(page.getByText('Your message was received.')).toBeVisible();
        await expect(thread(page).getByText('It happens again')).toHaveCount(1);
        await expect(message(page)).toHaveValue('');
        expect(posts.since()).toBe(1);
        expect(await mock.calls('POST', /messages$/)).toHaveLength(1);
    });

    test('is found after a reload before the response', async ({ page, mock }) => {
        let stored: () => void = () => undefined;
        const done = new Promise<void>(resolve => (stored = resolve));
        await page.route('**/api/tickets/*/messages', async route => {
            if (route.request().method() !== 'POST') return route.fallback();
            await route.fetch();
            stored();
        });
        await send(page).click();
        await done;
        await page.reload();
        await expect(thread(page).getByText('It happens again')).toHaveCount(1);
        await expect(message(page)).toHaveValue('');
        expect(await mock.calls('POST', /messages$/)).toHaveLength(1);
    });

    test('is kept and the failure shown when the server fails, and sent on the next try', async ({ page, mock }) => {
        await mock.fault({ method: 'POST', path: 'tickets/*/messages', kind: 'status', status: 500, times: 1 });
        await send(page).click();
        await expect(page.getByText('The message could not be sent')).toBeVisible();
        await expect(page.getByText('The message was not received.')).toBeVisible();
        await expect(message(page)).toHaveValue('It happens again');
        await send(page).click();
        await expect(thread(page).getByText('It happens again')).toHaveCount(1);
        await expect(message(page)).toHaveValue('');
    });

    test('waits for a slow server without a second call', async ({ page, mock }) => {
        await page.clock.install();
        await mock.fault({ method: 'POST', path: 'tickets/*/messages', kind: 'delay', seconds: 2, times: 1 });
        const posts = countCalls(page, 'POST', /messages$/);
        await send(page).click();
        await expect(send(page)).toBeDisabled();
        await message(page).press('Control+Enter');
        await expect(message(page)).toHaveValue('');
        await expect(thread(page).getByText('It happens again')).toHaveCount(1);
        expect(posts.since()).toBe(1);
    });

    test('is looked for after a timeout, before it can be sent again', async ({ page, mock }) => {
        await page.clock.install();
        await mock.fault({ method: 'POST', path: 'tickets/*/messages', kind: 'delay', seconds: 100, times: 1 });
        await mock.forgetCalls();
        await send(page).click();
        await expect(send(page)).toBeDisabled();
        await page.clock.fastForward(31_000);
        await expect(page.getByText('The message was not received.')).toBeVisible();
        expect(await mock.calls('GET', /messages\b/)).not.toEqual([]);
        await expect(message(page)).toHaveValue('It happens again');
        await expect(send(page)).toBeEnabled();
    });

    test('stays readable if the ticket was closed in the meantime', async ({ page, mock }) => {
        await mock.answerTicket(OPEN, { status: 'closed' });
        await send(page).click();
        await expect(page.getByText('The ticket is closed and no longer accepts messages')).toBeVisible();
        await expect(page.getByRole('note')).toBeVisible();
        await expect(page.getByRole('textbox', { name: 'Your unsent message' })).toHaveValue('It happens again');
        await expect(page.getByRole('textbox', { name: 'Your unsent message' })).toHaveAttribute('readonly', '');
    });

    test('survives a reload and the end of the session, but not a sign-out', async ({ page, mock }) => {
        await page.reload();
        await expect(message(page)).toHaveValue('It happens again');
        await mock.fault({ method: 'POST', path: 'tickets/*/messages', kind: 'status', status: 401, times: 1 });
        await send(page).click();
        await expect(page).toHaveURL(/redirect=tickets/);
        const signIn = async () => {
            await page.locator('input[autocomplete=username]').fill(USER);
            await page.locator('input[autocomplete=current-password]').fill('portal');
            await page.locator('form button[type=submit]').click();
        };
        await signIn();
        await expect(page).toHaveURL(/\/tickets\/t5$/);
        await expect(message(page)).toHaveValue('It happens again');

        await page.getByRole('button', { name: /^Account of/ }).click();
        await page.getByRole('menuitem', { name: 'Sign out' }).click();
        await expect(page.locator('input[autocomplete=username]')).toBeVisible();
        await signIn();
        await expect(page).toHaveURL('/dashboard');
        await page.goto('/tickets/t5');
        await expect(message(page)).toHaveValue('');
    });
});
