import { expect, type Locator, type Page } from '@playwright/test';

/** The academy's player in journeys. */

export const player = (page: Page): Locator => page.locator('media-controller');
export const media = (page: Page): Locator => page.locator('media-controller > [slot=media]');
/** A button of the player's controls, by its name. */
export const control = (page: Page, name: string | RegExp): Locator =>
    player(page).getByRole('button', { name, exact: typeof name === 'string' });

/** What a video is doing, the player's or one in another site's frame. */
export const stateOf = (video: Locator) =>
    video.evaluate((element: HTMLVideoElement) => ({
        time: element.currentTime,
        duration: element.duration,
        paused: element.paused,
        seeking: element.seeking,
        muted: element.muted,
        volume: element.volume,
        rate: element.playbackRate,
        captions: Array.from(element.textTracks).find(({ mode }) => mode === 'showing')?.language,
    }));
export const state = (page: Page) => stateOf(media(page));
export const time = async (page: Page): Promise<number> => (await state(page)).time;

/** Waits until the video can be played. */
export const ready = (page: Page, video = media(page)): Promise<void> =>
    expect.poll(async () => (await stateOf(video)).duration, 'duration').toBeGreaterThan(0);

export const goTo = (page: Page, seconds: number): Promise<void> =>
    media(page).evaluate((element: HTMLVideoElement, to) => {
        element.currentTime = to;
    }, seconds);

/** Presses each key that jumps, and checks where it leads to; `half` is half of the video's length. */
export async function expectJumps(page: Page, video: Locator, half: number): Promise<void> {
    for (const [key, least, most] of [
        ['Home', 0, 0],
        ['l', 10, 10],
        ['j', 0, 0],
        ['ArrowRight', 10, 10],
        ['ArrowLeft', 0, 0],
        ['5', half - 0.1, half + 0.1],
        ['0', 0, 0],
    ] as const) {
        await page.keyboard.press(key);
        await expect.poll(async () => (await stateOf(video)).time, key).toBeGreaterThanOrEqual(least);
        await expect.poll(async () => (await stateOf(video)).time, key).toBeLessThanOrEqual(most);
    }
}
