import type { Page, Request } from '@playwright/test';
import { answerState, expectValid, MEMBER, writeComment } from './academyPage';
import { expect, test } from '../support/fixtures';
import { dialog, dialogButton } from '../support/parts';
import { expectNoOverflow } from '../support/portalPage';
import { expectAccessibleLooks, pressOften, recordCalls } from '../public/publicPage';

/** Comments on the academy's videos (ACADEMY-10), from reading to deleting, and failing calls. */

const VIDEO = '/academy/d1/v101';
const COMMENTS = 'academy/videos/v101/comments';

const comments = (page: Page) => page.getByRole('region', { name: /^(Comments|Kommentare)$/ });
const by = (page: Page, name: string) => comments(page).getByRole('article', { name, exact: false });
const field = (page: Page, name: string | RegExp = 'Your comment') => comments(page).getByRole('textbox', { name }).first();
const send = (page: Page) => comments(page).getByRole('button', { name: 'Send' }).first();

/** The changes of comments among calls, in the form of the server's log. */
const changes = (calls: readonly Request[]) =>
    calls
        .filter(call => call.method() !== 'GET' && call.url().includes('/comments'))
        .map(call => [call.method(), new URL(call.url()).pathname.replace('/api/', ''), call.postDataJSON() as unknown]);

test('a comment is written, answered, changed and deleted, each with one call', async ({ page, signInAs }) => {
    const calls = recordCalls(page);
    await signInAs(MEMBER, { open: VIDEO });
    await expectValid(page);
    const removed = by(page, 'Oliver Northfield');
    await expect(removed).toContainText('This comment was removed.');
    await expect(comments(page)).not.toContainText('Removed by a moderator');
    await expect(comments(page)).toContainText('<b>wichtig</b>');
    await removed.getByRole('button', { name: 'Show the replies' }).click();
    await expect(by(page, 'Team Schulung')).toContainText('Training');
    await expect(by(page, 'Sabine Holzmann').getByRole('button', { name: 'Edit' })).toHaveCount(0);

    await writeComment(page);
    await field(page).fill('  Zwei\nZeilen 👍 ');
    await pressOften(page, send(page));
    const own = by(page, 'Jan Kowalski').first();
    await expect(own).toContainText('Zwei');
    await expect(field(page)).toHaveValue('');
    const post = changes(calls);
    expect(post).toEqual([['POST', COMMENTS, { content: 'Zwei\nZeilen 👍' }]]);

    await own.getByRole('button', { name: 'Reply' }).click();
    await expect(field(page, 'Your reply')).toBeFocused();
    await page.keyboard.type('Noch etwas');
    await page.keyboard.press('Control+Enter');
    await expect(by(page, 'Jan Kowalski').filter({ hasText: 'Noch etwas' })).toBeVisible();
    await expect(own.getByRole('button', { name: 'Reply' })).toBeFocused();
    const id = /comments\/([^/]+)\/replies/.exec(
        calls
            .filter(call => call.url().endsWith('/replies'))
            .at(-1)
            ?.url() ?? '',
    )?.[1];
    expect(changes(calls).slice(1)).toEqual([['POST', COMMENTS, { content: 'Noch etwas', parentId: id }]]);

    await own.getByRole('button', { name: 'Edit' }).click();
    await own.getByRole('textbox').fill('Drei');
    await own.getByRole('button', { name: 'Save' }).click();
    await expect(own).toContainText('Drei');
    await expect(own).toContainText('edited');
    await expect(own.getByRole('button', { name: 'Edit' })).toBeFocused();

    // A comment with a reply stays as a placeholder; the reply disappears completely.
    await own.getByRole('button', { name: 'Delete' }).click();
    await dialogButton(page, 'Delete').click({ clickCount: 3 });
    await expect(own).toContainText('This comment was removed.');
    const reply = by(page, 'Jan Kowalski').filter({ hasText: 'Noch etwas' });
    await reply.getByRole('button', { name: 'Delete' }).click();
    await dialogButton(page, 'Delete').click();
    await expect(reply).toHaveCount(0);
    const rest = changes(calls).slice(2);
    expect(rest.slice(0, 2)).toEqual([
        ['PATCH', `${COMMENTS}/${id}`, { content: 'Drei' }],
        ['DELETE', `${COMMENTS}/${id}`, null],
    ]);
    expect(rest).toHaveLength(3);
    expect(rest[2]?.[0]).toBe('DELETE');
});

test('what was typed survives failures, a reload and the end of the session, and is sent once', async ({
    page,
    signInAs,
    mock,
}) => {
    await signInAs(MEMBER, { open: VIDEO });
    await expectValid(page);
    await (await writeComment(page)).fill('Keep this');
    for (const fault of [{ kind: 'status', status: 500 }, { kind: 'abort' }] as const) {
        await mock.fault({ method: 'POST', path: COMMENTS, ...fault });
        await send(page).click();
        await expect(page.getByText('The comment could not be added').last()).toBeVisible();
        await expect(send(page)).toBeEnabled();
        await expect(field(page)).toHaveValue('Keep this');
        await mock.clearFaults();
        await page.getByRole('button', { name: 'Dismiss the message' }).first().click();
    }
    await page.reload();
    await expect(field(page)).toHaveValue('Keep this');
    await mock.fault({ method: 'POST', path: COMMENTS, kind: 'status', status: 401, times: 1 });
    await send(page).click();
    await expect(page).toHaveURL(/mode=auth/);
    await page.locator('input[autocomplete=username]').fill(MEMBER);
    await page.locator('input[autocomplete=current-password]').fill('portal');
    await page.locator('form button[type=submit]').click();
    await expect(page).toHaveURL(VIDEO);
    // The server still has the previous sign-in. Content above may still move the button.
    await expect(async () => {
        await comments(page).getByRole('button', { name: 'Refresh the licence' }).click({ timeout: 5_000 });
        await expect(field(page)).toHaveValue('Keep this', { timeout: 3_000 });
    }).toPass();

    // The server applies the change but the response is lost: the comment is found there, and sending it again is not offered.
    await mock.fault({ method: 'POST', path: COMMENTS, kind: 'lost' });
    await send(page).click();
    await expect(field(page)).toHaveValue('');
    await expect(comments(page).getByText('Keep this')).toHaveCount(1);
    expect(await page.evaluate(() => sessionStorage.getItem('drafts') ?? '')).not.toContain('Keep this');

    await mock.fault({ path: COMMENTS, kind: 'malformed' });
    await page.reload();
    await expect(comments(page).getByText('The comments could not be loaded')).toBeVisible();
    await mock.clearFaults();
    await comments(page).getByRole('button', { name: 'Try again' }).click();
    await expect(comments(page).getByText('Keep this')).toHaveCount(1);
});

test('in German on a phone, with and without a licence, accessible in every look', async ({
    page,
    signInAs,
    expectAccessible,
}) => {
    await signInAs(MEMBER, { open: VIDEO, language: 'de' });
    const own = by(page, 'Jan Kowalski').first();
    await own.getByRole('button', { name: 'Antworten anzeigen' }).click();
    await own.getByRole('button', { name: 'Antworten', exact: true }).click();
    await own.getByRole('button', { name: 'Bearbeiten' }).click();
    await expect(by(page, 'Team Schulung')).toContainText('Schulung');
    const inFull = async () => {
        await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 3200 });
        await expectAccessible();
    };
    await expectAccessibleLooks(page, inFull);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoOverflow(page);
    await own.getByRole('button', { name: 'Abbrechen' }).click();
    await own.getByRole('button', { name: 'Löschen' }).click();
    await expect(dialog(page)).toContainText('Das kann nicht rückgängig gemacht werden.');
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
    await expectAccessible('dialog');
    await page.keyboard.press('Escape');
    await expect(own.getByRole('button', { name: 'Löschen' })).toBeFocused();

    await answerState(page, 'invalid');
    await page.reload();
    await expect(comments(page).getByRole('note')).toContainText('Academy-Lizenz abgelaufen');
    await expect(comments(page).getByRole('textbox')).toHaveCount(0);
    await expect(comments(page).getByRole('button', { name: 'Bearbeiten' })).toHaveCount(0);
    await expectNoOverflow(page);
    await inFull();
});
