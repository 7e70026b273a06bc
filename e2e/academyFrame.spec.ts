import type { Page } from '@playwright/test';
import { expectValid, MEMBER, writeComment } from './academyPage';
import { expect, test } from './fixtures';

/** A video in another site's frame, watched like every other one: keys on the whole page, resuming, the last frame (ACADEMY-4, ACADEMY-12, ACADEMY-13). */

const FRAME = '/academy/d11/v105';
const clip = (page: Page) => page.getByRole('main').locator('iframe').contentFrame().locator('video');
const state = (page: Page) =>
    clip(page).evaluate(({ currentTime, duration, paused, muted, volume }: HTMLVideoElement) => ({
        time: currentTime,
        duration,
        paused,
        muted,
        volume,
    }));

test('the keys work on the whole page also for a video in a frame', async ({ page, signInAs, expectAccessible }) => {
    await signInAs(MEMBER, { open: FRAME });
    await expectValid(page);
    await expect.poll(async () => (await state(page)).duration).toBeGreaterThan(0);
    const { keyboard } = page;
    await keyboard.press('k');
    await expect.poll(async () => (await state(page)).paused).toBe(false);
    await keyboard.press('Space');
    await expect.poll(async () => (await state(page)).paused).toBe(true);
    for (const [key, least, most] of [
        ['Home', 0, 0],
        ['l', 10, 10],
        ['j', 0, 0],
        ['ArrowRight', 10, 10],
        ['ArrowLeft', 0, 0],
        ['5', 9.9, 10.1],
        ['0', 0, 0],
    ] as const) {
        await keyboard.press(key);
        await expect.poll(async () => (await state(page)).time, key).toBeGreaterThanOrEqual(least);
        await expect.poll(async () => (await state(page)).time, key).toBeLessThanOrEqual(most);
    }
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

    // The list names what such a player can be asked for.
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
