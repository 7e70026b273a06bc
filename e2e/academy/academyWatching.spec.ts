import { devices, type Page } from '@playwright/test';
import { expectValid, MEMBER, writeComment } from './academyPage';
import { expect, test } from '../support/fixtures';
import { expectJumps, goTo, media, player, ready, state, time } from './playerPage';

/** Watching as a person does: keys on the whole page, what the player remembers, theatre mode, and the picture on a phone (ACADEMY-12 to 14). */

const ROOM = '/academy/d11/v102';
/** a WebM file, the first of its playlist */
const LIGHT = '/academy/d2/v201';
const STREAM = '/academy/d3/v301';

const playlist = (page: Page) => page.getByRole('complementary', { name: 'Playlist' });

test('the keys work on the whole page, unless one types, and can be limited to the player', async ({ page, signInAs }) => {
    await signInAs(MEMBER, { open: LIGHT });
    await expectValid(page);
    await ready(page);
    const pressed = async (key: string) => page.keyboard.press(key);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await pressed('k');
    await expect.poll(async () => (await state(page)).paused).toBe(false);
    // It plays, and after 3 s the controls are gone.
    await expect(player(page)).toHaveAttribute('userinactive', { timeout: 6000 });
    await pressed('Space');
    await expect.poll(async () => (await state(page)).paused).toBe(true);
    await expectJumps(page, media(page), 8);
    await pressed('ArrowDown');
    await pressed('ArrowDown');
    await expect.poll(async () => (await state(page)).volume).toBeCloseTo(0.9, 5);
    await pressed('ArrowUp');
    await expect.poll(async () => (await state(page)).volume).toBeCloseTo(0.95, 5);
    await pressed('m');
    await expect.poll(async () => (await state(page)).muted).toBe(true);
    await pressed('f');
    await expect(player(page)).toHaveAttribute('mediaisfullscreen');
    await pressed('f');
    await expect(player(page)).not.toHaveAttribute('mediaisfullscreen');

    // Typing is typing; space on a button presses the button.
    const comment = await writeComment(page);
    await page.keyboard.type('k 5 m l');
    await expect(comment).toHaveValue('k 5 m l');
    expect(await state(page)).toMatchObject({ paused: true, muted: true, time: 0 });
    const help = page.getByRole('button', { name: 'Keyboard' });
    await help.focus();
    await pressed('Space');
    const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(keys).toContainText('Jump to 0–90%');
    await expect(keys).toContainText('Theatre mode');
    expect((await state(page)).paused).toBe(true);

    // For people whose other programs use single keys.
    await expect(keys.getByRole('switch', { name: 'On the whole page' })).toBeFocused();
    await pressed('Space');
    await expect(keys.getByRole('switch')).not.toBeChecked();
    await pressed('Escape');
    await expect(help).toBeFocused();
    await pressed('m');
    await pressed('l');
    expect(await state(page)).toMatchObject({ muted: true, time: 0 });
    await player(page).focus();
    await pressed('m');
    await expect.poll(async () => (await state(page)).muted).toBe(false);
    await page.reload();
    await ready(page);
    await page.keyboard.press('m');
    expect((await state(page)).muted).toBe(false);
});

test('theatre mode and the next video by key; the mode is kept for the person alone', async ({ page, signInAs }) => {
    await signInAs(MEMBER, { open: ROOM });
    await expectValid(page);
    await ready(page);
    const below = async () => {
        const [picture, list] = [await player(page).boundingBox(), await playlist(page).boundingBox()];
        return list!.y >= picture!.y + picture!.height;
    };
    expect(await below()).toBe(false);
    const narrow = (await player(page).boundingBox())!.width;
    await page.keyboard.press('t');
    await expect.poll(below).toBe(true);
    expect((await player(page).boundingBox())!.width).toBeGreaterThan(narrow + 200);
    await expect(page.getByRole('button', { name: 'Theatre mode' })).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('f');
    await expect(player(page)).toHaveAttribute('mediaisfullscreen');
    await page.keyboard.press('n');
    await expect(page).toHaveURL('/academy/d11/v103');
    await expect.poll(async () => (await state(page)).paused).toBe(false);
    // Full screen continues, with nothing but the picture.
    await expect(player(page)).toHaveAttribute('mediaisfullscreen');
    await expect(playlist(page)).toBeHidden();
    await page.keyboard.press('f');
    await expect(playlist(page)).toBeVisible();
    await page.reload();
    await ready(page);
    expect(await below()).toBe(true);
    await signInAs('admin@holzmann.example', { open: ROOM });
    await ready(page);
    expect(await below()).toBe(false);
});

test('says where it goes on, from the beginning on request, and a double click is full screen', async ({ page, signInAs }) => {
    await signInAs(MEMBER, { open: ROOM });
    await ready(page);
    const resumed = page.getByText('Continuing at 0:08');
    await expect(resumed).toBeVisible();
    await page.getByRole('button', { name: 'From the beginning' }).click();
    await expect(resumed).toHaveCount(0);
    await expect.poll(async () => (await state(page)).paused).toBe(false);
    expect(await time(page)).toBeLessThan(5);
    await player(page).dblclick({ position: { x: 200, y: 150 }, delay: 30 });
    await expect(player(page)).toHaveAttribute('mediaisfullscreen');
    // A double click neither starts nor stops it.
    await expect.poll(async () => (await state(page)).paused).toBe(false);
});

test('keeps the quality of a stream', async ({ page, signInAs }) => {
    const level = (name: string, size: string) => `#EXT-X-STREAM-INF:BANDWIDTH=800000,RESOLUTION=${size}\n${name}.m3u8\n`;
    const single = await (await page.request.get('/media/video/welcome.m3u8')).text();
    await page.route('**/media/video/{welcome,low,high}.m3u8', route =>
        route.fulfill({
            contentType: 'application/vnd.apple.mpegurl',
            body: route.request().url().endsWith('welcome.m3u8')
                ? `#EXTM3U\n${level('low', '640x360')}${level('high', '1280x720')}`
                : single,
        }),
    );
    const quality = page.getByRole('menu', { name: 'Quality' });
    const open = async () => {
        await ready(page);
        await player(page).getByRole('button', { name: 'Quality' }).click();
    };
    await signInAs(MEMBER, { open: STREAM });
    await open();
    await quality.getByRole('menuitemradio', { name: '360p', exact: true }).click();
    await page.reload();
    await open();
    await expect(quality.getByRole('menuitemradio', { name: '360p', exact: true })).toHaveAttribute('aria-checked', 'true');
    await quality.getByRole('menuitemradio', { name: 'Automatic' }).click();
    await page.reload();
    await open();
    await expect(quality.getByRole('menuitemradio', { name: 'Automatic' })).toHaveAttribute('aria-checked', 'true');
});

test('the last frame offers the next video, which plays by itself after 5 s unless that is off', async ({ page, signInAs }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await signInAs(MEMBER, { open: LIGHT });
    await expectValid(page);
    await ready(page);
    const end = async () => {
        await goTo(page, 15.2);
        await page.keyboard.press('k');
        await expect(page.getByRole('button', { name: 'Watch again' })).toBeVisible();
    };
    await end();
    const counting = page.locator('[aria-hidden=true]').filter({ hasText: /^Plays in \d seconds?$/ });
    await expect(counting).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(counting).toHaveCount(0);
    await page.getByRole('button', { name: 'Watch again' }).click();
    await expect.poll(() => time(page)).toBeLessThan(10);
    await expect(page.getByRole('button', { name: 'Watch again' })).toHaveCount(0);
    await page.keyboard.press('k');
    await end();
    await expect(page).toHaveURL('/academy/d2/v202', { timeout: 9000 });
    await expect.poll(async () => (await state(page)).paused).toBe(false);

    // With reduced motion nothing plays by itself.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const autoplay = page.getByRole('switch', { name: 'Autoplay' });
    await expect(autoplay).not.toBeChecked();
    await expect(autoplay).toBeDisabled();
    await page.keyboard.press('k');
    await expect.poll(async () => (await state(page)).paused).toBe(true);
    await page.keyboard.press('End');
    await expect(page.getByRole('button', { name: 'Watch again' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Next video' })).toHaveCount(1);
    await expect(counting).toHaveCount(0);
});

test('the last frame takes the focus from the picture that it covers, and gives it back; the keys still work', async ({
    page,
    signInAs,
}) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await signInAs(MEMBER, { open: LIGHT });
    await expectValid(page);
    await ready(page);
    const again = page.getByRole('button', { name: 'Watch again' });
    const next = page.getByRole('link', { name: 'Next video' });
    const end = async () => {
        await goTo(page, 15.2);
        await page.keyboard.press('k');
        await expect(again).toBeVisible();
    };
    await player(page).focus();
    await end();
    await expect(next).toBeFocused();
    await expect(player(page)).toHaveAttribute('tabindex', '-1');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(next).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(again).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.querySelector('media-controller') !== null)).toBe(true);
    await expect(player(page)).toHaveAttribute('tabindex', '0');
    await page.keyboard.press('k');
    await expect.poll(async () => (await state(page)).paused).toBe(true);

    // A focus in the controls stays there; a key plays it from the beginning.
    const play = player(page).getByRole('button', { name: 'Play' });
    await play.focus();
    await end();
    await expect(play).toBeFocused();
    await page.keyboard.press('k');
    await expect(again).toHaveCount(0);
    await expect.poll(async () => (await state(page)).time).toBeLessThan(10);
});

test.describe('on a phone', () => {
    const { viewport, isMobile, hasTouch } = devices['Pixel 5'];
    test.use({ viewport, isMobile, hasTouch });
    test('the picture is as wide as the screen and stays above the comments; a double tap seeks', async ({
        page,
        signInAs,
        context,
    }) => {
        await signInAs(MEMBER, { open: ROOM });
        await ready(page);
        const box = async () => (await player(page).boundingBox())!;
        expect(await box()).toMatchObject({ x: 0, width: viewport.width });
        await page.getByRole('heading', { name: 'Comments' }).evaluate(element => element.scrollIntoView({ block: 'end' }));
        await page.mouse.wheel(0, 400);
        await expect.poll(async () => (await box()).y).toBe(56);
        const { x, y, width, height } = await box();
        const touch = await context.newCDPSession(page);
        let now = Date.now() / 1000;
        /** Taps twice, each for `held` seconds with a pause between them: by the clock of the events, however slow the machine is. */
        const tapTwice = async (share: number, { held, pause }: { held: number; pause: number }) => {
            const touchPoints = [{ x: x + width * share, y: y + height * 0.5 }];
            now += 5;
            for (const start of [now, now + held + pause]) {
                await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints, timestamp: start });
                const timestamp = start + held;
                await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp });
            }
        };
        await goTo(page, 1);
        await tapTwice(0.9, { held: 0.05, pause: 0.1 });
        await expect.poll(() => time(page)).toBeCloseTo(11, 0);
        await tapTwice(0.1, { held: 0.05, pause: 0.1 });
        await expect.poll(() => time(page)).toBeCloseTo(1, 0);
        // Unhurried taps are a double tap by the pause between them; two taps that are apart are not.
        await tapTwice(0.9, { held: 0.2, pause: 0.25 });
        await expect.poll(() => time(page)).toBeCloseTo(11, 0);
        await tapTwice(0.1, { held: 0.05, pause: 0.4 });
        await tapTwice(0.1, { held: 0.05, pause: 0.1 });
        await expect.poll(() => time(page)).toBeCloseTo(1, 0);
        expect((await state(page)).paused).toBe(true);
    });
});
