import type { Page } from '@playwright/test';
import { expectValid, MEMBER, writeComment } from '../academy/academyPage';
import { expect, test } from '../support/fixtures';
import { dialogButton, heading } from '../support/parts';
import { focusedTag } from '../support/portalPage';
import { message, OPEN, POLL_MS, USER } from '../tickets/ticketPage';

/** When the focused element disappears, the focus moves to its neighbour or to the new title, never to the start of the page. */

const expectFocusKept = (page: Page): Promise<void> => expect.poll(() => focusedTag(page)).not.toBe('BODY');

const VIDEO = '/academy/d1/v101';
const comment = (at: number) => ({
    id: `c${at}`,
    content: `Comment ${at}`,
    author: 'Oliver Northfield',
    createdAt: 1_770_000_000 + at,
    editedAt: null,
    editable: false,
    moderator: false,
    hidden: false,
    hasReplies: false,
    replies: [],
});

test('after deleting a comment the focus stays on the page', async ({ page, signInAs }) => {
    await signInAs(MEMBER, { open: VIDEO });
    await expectValid(page);
    const comments = page.getByRole('region', { name: 'Comments' });
    await (await writeComment(page)).fill('Not for long');
    await page.keyboard.press('Control+Enter');
    const own = comments.getByRole('article').filter({ hasText: 'Not for long' });
    await own.getByRole('button', { name: 'Delete' }).press('Enter');
    await dialogButton(page, 'Delete').click();
    await expect(own).toHaveCount(0);
    await expectFocusKept(page);
    await expect(comments.locator(':focus')).toHaveCount(1);
});

test('after showing the last comments the focus stays where they begin', async ({ page, signInAs }) => {
    await page.route('**/api/academy/videos/v101/comments**', route =>
        route.fulfill({ json: Array.from({ length: 120 }, (_, at) => comment(at)) }),
    );
    await signInAs(MEMBER, { open: VIDEO });
    const comments = page.getByRole('region', { name: 'Comments' });
    await comments.getByRole('button', { name: /^Show more/ }).press('Enter');
    await expect(comments.getByRole('article')).toHaveCount(120);
    await expect(comments.getByRole('button', { name: /^Show more/ })).toHaveCount(0);
    await expect(comments.locator(':focus')).toHaveCount(1);
});

test('a user who writes to a ticket while it is closed sees why, beside the text', async ({ page, mock, signInAs }) => {
    await page.clock.install();
    await signInAs(USER, { open: `/tickets/${OPEN}` });
    await message(page).fill('Half a sentence');
    await expect(message(page)).toBeFocused();
    await mock.answerTicket(OPEN, { status: 'closed' });
    await page.clock.runFor(POLL_MS + 1000);
    const note = page.getByRole('note').filter({ hasText: 'closed' });
    await expect(note).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('textbox')).toHaveValue('Half a sentence');
    await expect(page.getByRole('textbox')).toBeFocused();
});

test('a public page that replaces another one focuses its title', async ({ page, mock }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Forgot your password?' }).press('Enter');
    const title = heading(page);
    await expect(page).toHaveURL(/recover-password/);
    await expect(title).toBeFocused();

    // Trying again removes the pressed button.
    await mock.fault({ path: 'password/validateToken', kind: 'status', status: 500 });
    await page.goto('/recover-password?token=anything');
    const again = page.getByRole('button', { name: 'Try again' });
    await again.waitFor();
    await mock.clearFaults();
    await again.press('Enter');
    await expect(page.getByRole('button', { name: 'Request a new link' })).toBeVisible();
    await expect(title).toBeFocused();
});
