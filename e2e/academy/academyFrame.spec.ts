import type { Page } from '@playwright/test';
import { expectValid, MEMBER, writeComment } from './academyPage';
import { expect, test } from '../support/fixtures';
import { expectJumps, ready, stateOf } from './playerPage';

/** A video in another site's frame, watched like every other one: keys on the whole page, resuming, the last frame (ACADEMY-4, ACADEMY-12, ACADEMY-13). */

const FRAME = '/academy/d11/v105';
const clip = (page: Page) => page.getByRole('main').locator('iframe').contentFrame().locator('video');
const state = (page: Page) => stateOf(clip(page));

test('the keys work on the whole page also for a video in a frame', async ({ page, signInAs, expectAccessible }) => {
    await signInAs(MEMBER, { open: FRAME });
    await expectValid(page);
    await ready(page, clip(page));
    const { keyboard } = page;
    await keyboard.press('k');
    await expect.poll(async () => (await state(page)).paused).toBe(false);
    await keyboard.press('Space');
    await expect.poll(async () => (await state(page)).paused).toBe(true);
    await expectJumps(page, clip(page), 10);
    await keyboard.press('ArrowDown');
    await expect.poll(async () => (await state(page)).volume).toBeCloseTo(0.95, 5);
    await keyboard.press('ArrowUp');
    await expect.poll(async () => (await state(page)).volume).toBeCloseTo(1, 5);
    await keyboard.press('m');
    await expect.poll(async () => (await state(page)).muted).toBe(true);
    await keyboard.press('m');
    await expect.poll(async () => (await state(page)).muted).toBe(false);
    await keyboard.press('f');
    await expect.poll(() => page.evaluate(() => document.fullscreenElement?.querySelector('iframe') != null)).toBe(true);
    await keyboard.press('f');
    await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();
    const theatre = page.getByRole('button', { name: 'Theatre mode' });
    await keyboard.press('t');
    await expect(theatre).toHaveAttribute('aria-pressed', 'true');
    await keyboard.press('t');
    await expect(theatre).toHaveAttribute('aria-pressed', 'false');

    // Typing is typing.
    const comment = await writeComment(page);
    await keyboard.type('k 5 m');
    await expect(comment).toHaveValue('k 5 m');
    expect(await state(page)).toMatchObject({ paused: true, muted: false, time: 0 });

    // The list has only the keys that such a player supports.
    await page.getByRole('button', { name: 'Keyboard' }).click();
    const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(keys).toContainText('10 seconds back or forward');
    await expect(keys).not.toContainText('Captions');
    await expectAccessible();
    await keys.getByRole('switch', { name: 'On the whole page' }).press('Space');
    await keyboard.press('Escape');
    await keyboard.press('m');
    await keyboard.press('5');
    expect(await state(page)).toMatchObject({ muted: false, time: 0 });
});
