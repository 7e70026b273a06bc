import { MEMBER } from '../academy/academyPage';
import { expect, test } from '../support/fixtures';
import { control, ready, state, time } from '../academy/playerPage';

/** What an engine plays by itself, and what hls.js plays in it. */

for (const [kind, path] of [
    ['MP4', '/academy/d1/v101'],
    ['WebM', '/academy/d2/v201'],
    ['HLS', '/academy/d3/v301'],
] as const) {
    test(`a film as ${kind} plays, stops, and shows its captions`, async ({ page, signInAs }) => {
        await signInAs(MEMBER, { open: path });
        await ready(page);
        await control(page, 'Play').click();
        await expect.poll(() => time(page)).toBeGreaterThan(0.5);
        await control(page, 'Pause').click();
        await expect.poll(async () => (await state(page)).paused).toBe(true);
        await control(page, 'Captions').click();
        await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
        await expect.poll(async () => (await state(page)).captions).toBe('de');
    });
}
