import type { Page } from '@playwright/test';
import { expectValid, MEMBER, writeComment } from './academyPage';
import { expect, test } from '../support/fixtures';
import { player, ready, state, time } from './playerPage';

/** Times in comments and descriptions, and links to comments (ACADEMY-16, ACADEMY-17). */

const comments = (page: Page) => page.getByRole('region', { name: 'Comments' });

for (const [kind, video] of [
    ['a file', '/academy/d11/v103'],
    ['a stream', '/academy/d3/v301'],
] as const) {
    test(`a comment on ${kind} takes the current time, which is a link that jumps there`, async ({ page, signInAs }) => {
        await signInAs(MEMBER, { open: video });
        await expectValid(page);
        await ready(page);
        await page.keyboard.press('5');
        await expect.poll(async () => (await state(page)).seeking).toBe(false);
        const at = Math.floor(await time(page));
        const field = await writeComment(page);
        await field.fill('Look here:');
        const insert = page.getByRole('button', { name: 'Insert the current time' }).first();
        // The cursor is there before the next key could be.
        const cursor = await insert.evaluate((button: HTMLButtonElement) => {
            button.click();
            return (document.activeElement as HTMLTextAreaElement).selectionStart;
        });
        expect(cursor).toBe('Look here: 0:00 '.length);
        await page.keyboard.type('and at 14:30 on Monday');
        const written = `Look here: 0:${String(at).padStart(2, '0')} and at 14:30 on Monday`;
        await expect(field).toHaveValue(written);
        await page.getByRole('button', { name: 'Send', exact: true }).click();
        const own = comments(page).getByRole('article').filter({ hasText: written });
        await expect(own.getByRole('link')).toHaveCount(1);
        await page.keyboard.press('Escape');
        await own.getByRole('link').focus();
        await page.keyboard.press('Enter');
        await expect.poll(async () => (await state(page)).paused).toBe(false);
        expect(await time(page)).toBeGreaterThanOrEqual(at);
        await expect(player(page)).toBeInViewport();
        // The same link opens the video there.
        await page.keyboard.press('k');
        await page.goto(`${video}#t=3`);
        await page.reload();
        await ready(page);
        await expect.poll(() => time(page)).toBeCloseTo(3, 1);
    });
}

test('chapters of the description and captions are on the time line', async ({ page, signInAs }) => {
    await signInAs(MEMBER, { open: '/academy/d11/v103' });
    await expectValid(page);
    await ready(page);
    await expect(page.getByRole('main').getByText('0:08 Hochschränke')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: '0:08' }).click();
    await expect.poll(() => time(page)).toBeGreaterThanOrEqual(8);
    await page.keyboard.press('k');
    const line = (await page.locator('media-time-range').boundingBox())!;
    const pointAt = async (share: number) => {
        await page.mouse.move(line.x + line.width * share - 3, line.y + line.height / 2);
        await page.mouse.move(line.x + line.width * share, line.y + line.height / 2);
    };
    await pointAt(0.25);
    await expect(page.locator('media-preview-chapter-display[slot]')).toHaveText('Unterschränke');
    await expect(async () => {
        await pointAt(0.1);
        await pointAt(0.3);
        await expect(page.locator('media-time-range [slot=preview]').filter({ hasText: 'base unit' })).toBeVisible({
            timeout: 500,
        });
    }).toPass({ timeout: 10_000 });
    await pointAt(0.6);
    await expect(page.locator('media-preview-chapter-display[slot]')).toHaveText('Hochschränke');
});

test('a link leads to one comment or reply; the order can be chosen', async ({ page, signInAs, context, expectAccessible }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await signInAs(MEMBER, { open: '/academy/d1/v101' });
    await expectValid(page);
    const authors = () => comments(page).getByRole('article').getByRole('paragraph').allTextContents();
    await expect(comments(page).getByRole('article').first()).toContainText('wichtig');
    const newest = await authors();
    await comments(page).getByRole('combobox', { name: 'Order' }).selectOption('Oldest first');
    await expect(comments(page).getByRole('article').first()).toContainText('Sehr guter Einstieg');
    expect(await authors()).toEqual([...newest].reverse());
    // It is kept for this person.
    await page.reload();
    await expect(comments(page).getByRole('combobox', { name: 'Order' })).toHaveValue('oldest');
    await expect(comments(page).getByRole('article').first()).toContainText('Sehr guter Einstieg');

    const question = comments(page).getByRole('article').filter({ hasText: 'Gibt es die Übung' });
    await question.getByRole('button', { name: 'Show the replies' }).click();
    const reply = comments(page).getByRole('article').filter({ hasText: 'Gefunden' });
    await reply.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('The link was copied.')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(link).hash).toBe('#comment=cm3/cm5');
    await page.goto('about:blank');
    await page.goto(link);
    await expect(reply).toBeFocused();
    await expect(reply).toBeInViewport();
    await expectAccessible();
});
