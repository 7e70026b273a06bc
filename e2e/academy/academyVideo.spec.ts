import type { Page } from '@playwright/test';
import { expectValid, MEMBER } from './academyPage';
import { expect, test } from '../support/fixtures';
import { control, goTo, player, ready, state, time } from './playerPage';
import { expectNoOverflow } from '../support/portalPage';
import { BRIEFLY, expectAccessibleLooks } from '../public/publicPage';

/** The player of the academy (ACADEMY-2 to ACADEMY-4): resuming, saving, failing, frames, controls and keys. */

const ROOM = '/academy/d11/v102';
const STREAM = '/academy/d3/v301';
const FRAME = '/academy/d11/v105';
const SAVE_EVERY_MS = 15_000;

const failure = (page: Page) => page.getByRole('main').getByRole('alert').filter({ hasText: 'The video could not be loaded' });
const tryAgain = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Try again' });

/** The values that the page saves from now on, by video. */
function recordSaves(page: Page): { video: string; value: number }[] {
    const saves: { video: string; value: number }[] = [];
    page.on('request', request => {
        const video = /academy\/videos\/([^/]+)\/progress$/.exec(request.url())?.[1];
        if (video && request.method() === 'PUT') saves.push({ video, ...(request.postDataJSON() as { value: number }) });
    });
    return saves;
}

test('resumes where the user stopped, and saves every 15 s, on pause, at the end and on leaving', async ({
    page,
    signInAs,
    mock,
}) => {
    const saves = recordSaves(page);
    await page.clock.install();
    await signInAs(MEMBER, { open: ROOM });
    await expectValid(page);
    await expect.poll(() => time(page)).toBeCloseTo(8.5, 1);
    expect(saves).toEqual([]);

    await control(page, 'Play').click();
    await expect.poll(() => time(page)).toBeGreaterThan(8.6);
    expect(saves).toEqual([]);
    await page.clock.fastForward(SAVE_EVERY_MS);
    await expect.poll(() => saves.length).toBe(1);
    expect(saves[0]?.video).toBe('v102');
    expect(saves[0]?.value).toBeGreaterThan(42.5);
    await control(page, 'Pause').click();
    await expect.poll(() => saves.length).toBe(2);
    expect(saves[1]?.value).toBeCloseTo(((await time(page)) / 20) * 100, 1);

    // Reaching the end completes the video, and nothing undoes that.
    await expect(page.getByRole('main').getByText('Completed', { exact: true })).toHaveCount(0);
    await goTo(page, 18.8);
    await control(page, 'Play').click();
    await expect(page.getByRole('status').filter({ hasText: 'Up next: Schränke einsetzen' })).toBeAttached();
    await expect.poll(() => saves.at(-1)?.value).toBe(100);
    expect(saves.find(({ value }) => value >= 95 && value < 100)).toBeDefined();
    await expect(page.getByRole('main').getByText('Completed', { exact: true })).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Playlist' })).toContainText('2 of 4 videos completed');
    const known = saves.length;
    await goTo(page, 1);
    await page.reload();
    await ready(page);
    expect(await time(page)).toBe(0);
    await control(page, 'Play').click();
    await page.clock.fastForward(SAVE_EVERY_MS);
    await control(page, 'Pause').click();
    await page.getByRole('link', { name: 'Next video' }).click();
    await expect(page).toHaveURL('/academy/d11/v103');
    expect(saves).toHaveLength(known);

    // Opening another page, and closing this one.
    await page.getByRole('complementary').getByRole('link', { name: 'Arbeitsplatten und Ausschnitte' }).click();
    await ready(page);
    await control(page, 'Play').click();
    await expect.poll(() => time(page)).toBeGreaterThan(0.5);
    await page.getByRole('link', { name: 'Academy', exact: true }).last().click();
    await expect.poll(() => saves.at(-1)?.video).toBe('v104');
    await page.goto('/academy/d11/v104');
    await expect.poll(() => time(page)).toBeGreaterThan(0.1);
    await control(page, 'Play').click();
    await expect.poll(() => time(page)).toBeGreaterThan(1.5);
    await mock.forgetCalls();
    // The browser does not show what a page sends while it closes; the server does.
    await page.goto('about:blank');
    await expect.poll(async () => (await mock.calls('PUT', /^academy\/videos\/v104\/progress$/)).length).toBe(1);
});

test('reports that a video cannot be played, and resumes it on a retry', async ({ page, signInAs, mock, allowConsole }) => {
    allowConsole(/Failed to load resource/);
    await signInAs(MEMBER, { open: null });
    await mock.fault({ path: 'academy/embeds/**', kind: 'html' });
    await page.goto(ROOM);
    await expect(failure(page)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Den Raum anlegen' })).toBeVisible();
    await mock.clearFaults();
    await page.route('**/media/video/cabinets.mp4', route => route.abort());
    await tryAgain(page).click();
    await expect(failure(page)).toBeVisible();
    await page.unrouteAll();
    await tryAgain(page).click();
    await expect.poll(() => time(page)).toBeCloseTo(8.5, 1);

    // The same for a stream, whose element does not report failures by itself.
    await page.route('**/media/video/welcome.m3u8', route => route.fulfill({ status: 404 }));
    await page.goto(STREAM);
    await expect(failure(page)).toBeVisible();
    await page.unrouteAll();
    await tryAgain(page).click();
    await ready(page);

    await mock.fault({ method: 'PUT', path: 'academy/videos/*/progress', kind: 'status', status: 500, times: 1 });
    const saves = recordSaves(page);
    const unsaved = page.getByRole('status').filter({ hasText: 'The progress could not be saved' });
    await control(page, 'Play').click();
    await expect.poll(() => time(page)).toBeGreaterThan(0.5);
    await control(page, 'Pause').click();
    await expect(unsaved).toBeVisible();
    expect(saves).toHaveLength(1);
    await control(page, 'Play').click();
    await expect.poll(() => time(page)).toBeGreaterThan(1);
    await control(page, 'Pause').click();
    await expect(unsaved).toHaveCount(0);
    expect(saves).toHaveLength(2);
});

test('plays an external video in a sandboxed frame, and only from configured hosts', async ({ page, signInAs }) => {
    const saves = recordSaves(page);
    await signInAs(MEMBER, { open: FRAME });
    const frame = page.getByRole('main').locator('iframe');
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-presentation');
    await expect(frame).toHaveAttribute('title', 'Planung im Rahmen eines Partners');
    const clip = frame.contentFrame().locator('video');
    const clipTime = () => clip.evaluate((element: HTMLVideoElement) => element.currentTime);
    await clip.evaluate((element: HTMLVideoElement) => element.play());
    await expect.poll(clipTime).toBeGreaterThan(1);
    // Captions load although the frame has an opaque origin.
    await clip.evaluate((element: HTMLVideoElement) => {
        element.textTracks[1]!.mode = 'showing';
    });
    await expect.poll(() => clip.evaluate((element: HTMLVideoElement) => element.textTracks[1]?.cues?.length)).toBeGreaterThan(0);
    await clip.evaluate((element: HTMLVideoElement) => element.pause());
    await expect.poll(() => saves.length).toBe(1);
    const stopped = await clipTime();
    expect(saves[0]?.video).toBe('v105');
    expect(saves[0]?.value).toBeCloseTo((stopped / 20) * 100, 0);
    await page.reload();
    await expect.poll(clipTime).toBeCloseTo(stopped, 0);
    await clip.evaluate((element: HTMLVideoElement) => {
        element.currentTime = 19.5;
        return element.play();
    });
    await expect.poll(() => saves.at(-1)?.value).toBe(100);
    await expect(page.getByRole('main').getByText('Completed', { exact: true })).toBeVisible();

    const foreign: string[] = [];
    page.on('request', request => {
        if (request.url().includes('elsewhere.example')) foreign.push(request.url());
    });
    await page.route('**/api/academy/embeds/**', route =>
        route.fulfill({ json: { type: 'text/html', src: 'https://elsewhere.example/embed/1', captions: [] } }),
    );
    await page.reload();
    await expect(failure(page)).toBeVisible();
    await expect(frame).toHaveCount(0);
    expect(foreign).toEqual([]);
});

test('has captions, speed, quality, picture in picture and full screen, by mouse and by keyboard', async ({ page, signInAs }) => {
    const quality = (name: string, size: string) => `#EXT-X-STREAM-INF:BANDWIDTH=800000,RESOLUTION=${size}\n${name}.m3u8\n`;
    const MASTER = `#EXTM3U\n${quality('low', '640x360')}${quality('high', '1280x720')}`;
    const single = await (await page.request.get('/media/video/welcome.m3u8')).text();
    await page.route('**/media/video/{welcome,low,high}.m3u8', route =>
        route.fulfill({
            contentType: 'application/vnd.apple.mpegurl',
            body: route.request().url().endsWith('welcome.m3u8') ? MASTER : single,
        }),
    );
    await signInAs(MEMBER, { open: STREAM });
    await ready(page);
    await expectValid(page);
    const choose = async (button: string | RegExp, entry: string) => {
        await control(page, button).click();
        await page.getByRole('menuitemradio', { name: entry }).click();
    };
    await choose('Quality', '720p');
    await choose('Captions', 'Deutsch');
    await expect.poll(async () => (await state(page)).captions).toBe('de');
    await choose(/^Speed/, '1.5x');
    await expect.poll(async () => (await state(page)).rate).toBe(1.5);
    await expect(control(page, 'Picture in picture')).toBeVisible();

    await player(page).focus();
    await page.keyboard.press('k');
    await expect.poll(async () => (await state(page)).paused).toBe(false);
    await page.keyboard.press('Space');
    await expect.poll(async () => (await state(page)).paused).toBe(true);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => time(page)).toBeGreaterThan(9);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => time(page)).toBeLessThan(3);
    await page.keyboard.press('m');
    await expect.poll(async () => (await state(page)).muted).toBe(true);
    await page.keyboard.press('c');
    await expect.poll(async () => (await state(page)).captions).toBeUndefined();
    await page.keyboard.press('Shift+>');
    await expect.poll(async () => (await state(page)).rate).toBe(1.75);
    await page.keyboard.press('f');
    await expect(player(page)).toHaveAttribute('mediaisfullscreen');
    await page.keyboard.press('f');
    await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();
    // The player's own list of keys, which is always English, does not open; the portal's does.
    await page.keyboard.press('Shift+?');
    await expect(page.locator('media-keyboard-shortcuts-dialog')).toHaveCount(0);
    await page.getByRole('button', { name: 'Keyboard' }).click();
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText('10 seconds back or forward');
});

test('loads a player only if something is played', async ({ page, signInAs }) => {
    const scripts: string[] = [];
    page.on('request', request => {
        if (/\/assets\/[^/]+\.js$/.test(request.url())) scripts.push(request.url().split('/').at(-1) ?? '');
    });
    const loaded = (): string[] => {
        const names = ['MediaPlayer', 'StreamVideo', 'FramePlayer'].filter(name => scripts.some(file => file.startsWith(name)));
        scripts.length = 0;
        return names;
    };
    await signInAs('admin@lehmann.example', { open: '/academy/d1' });
    await expect(page.getByRole('heading', { name: 'Planen' })).toBeVisible();
    await page.goto('/academy/d11/v103');
    await expect(page.getByText('This video requires an academy licence')).toBeVisible();
    await page.goto('/academy/d4/v402');
    await expect(page.getByText('This video is still in preparation.')).toBeVisible();
    expect(loaded()).toEqual([]);
    for (const [path, players] of [
        [ROOM, ['MediaPlayer']],
        [STREAM, ['MediaPlayer', 'StreamVideo']],
    ] as const) {
        await page.goto(path);
        await ready(page);
        expect(loaded()).toEqual(players);
    }
    await page.goto(FRAME);
    await expect(page.getByRole('main').locator('iframe')).toBeVisible();
    expect(loaded()).toEqual(['FramePlayer']);
});

test('in German, on a phone, and accessible in every look', async ({ page, signInAs, expectAccessible }) => {
    await signInAs(MEMBER, { open: '/academy/d1/v101', language: 'de' });
    await ready(page);
    await expect(control(page, 'Wiedergeben')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Löschen' })).toBeVisible();
    // High enough that the panel in the corner covers nothing.
    const inFull = async () => {
        await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 2600 });
        await expectAccessible();
    };
    await expectAccessibleLooks(page, inFull);

    const attachment = page.getByRole('link', { name: 'Übung: Schrankwand' });
    await expect(attachment).toHaveText(/Übung: Schrankwand\s*PDF\s· 1,7\skB/);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoOverflow(page);
    // In the middle of the picture instead of in the bar, not in both.
    await expect(control(page, 'Wiedergeben')).toHaveCount(1);
    const download = page.waitForEvent('download');
    await attachment.click();
    expect((await download).suggestedFilename()).toBe('exercise-cabinets.pdf');

    await signInAs('admin@lehmann.example', { open: '/academy/d11/v103', language: 'de' });
    await expect(page.getByText('Für dieses Video benötigen Sie eine Academy-Lizenz')).toBeVisible();
    await expectNoOverflow(page);
    await expectAccessibleLooks(page, inFull, BRIEFLY);
});
