import { devices, type Locator, type Page } from '@playwright/test';
import { expectValid, MEMBER, writeComment } from './academyPage';
import { expect, test } from '../support/fixtures';
import { dialogButton } from '../support/parts';
import { control, media, player, ready, state } from './playerPage';

/** The player: what it remembers, how much of the picture its controls cover, and their names. */

const ROOM = '/academy/d11/v102';
const OTHER = '/academy/d1/v101';

test('keeps speed, captions and volume across videos and reloads, under its own key', async ({ page, signInAs }) => {
    await signInAs(MEMBER, { open: ROOM });
    await expectValid(page);
    await ready(page);
    const choose = async (button: string | RegExp, menu: string, entry: string) => {
        await control(page, button).click();
        await page.getByRole('menu', { name: menu }).getByRole('menuitemradio', { name: entry }).click();
    };
    await choose(/^Captions/, 'Captions', 'Deutsch');
    await choose('Speed 1x', 'Speed', '1.5x');
    await control(page, 'Mute').click();
    await expect.poll(() => state(page)).toMatchObject({ rate: 1.5, captions: 'de' });
    const throughPortal = () => page.getByRole('complementary').getByRole('link', { name: 'Schränke einsetzen' }).click();
    for (const go of [() => page.reload(), throughPortal, () => page.goto(OTHER)]) {
        await go();
        await ready(page);
        await expect.poll(() => state(page)).toMatchObject({ rate: 1.5, captions: 'de' });
        await expect(control(page, 'Speed 1.5x')).toBeVisible();
        await expect(control(page, 'Unmute')).toBeVisible();
    }
    const keys = await page.evaluate(() => Object.keys(localStorage));
    expect(keys).toContain('player');
    expect(keys.filter(key => key.startsWith('media-chrome'))).toEqual([]);
    // Unreadable preferences count as missing.
    await page.evaluate(() => localStorage.setItem('player', '{"speed":"fast","captions":7,"volume":9'));
    await page.reload();
    await ready(page);
    await expect.poll(() => state(page)).toMatchObject({ rate: 1, captions: undefined });
});

/** The share of the picture's height that the control bar takes up. */
const share = (page: Page) =>
    page.evaluate(() => {
        const height = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().height ?? NaN;
        const bars = [...document.querySelectorAll('media-control-bar')];
        return (bars[0]?.parentElement?.getBoundingClientRect().height ?? NaN) / height('media-controller');
    });

test('on a desktop of any width the controls take a fifth at most, and none are in the middle', async ({ page, signInAs }) => {
    await signInAs(MEMBER, { open: ROOM });
    await ready(page);
    for (const width of [1280, 800, 600, 360, 320]) {
        await page.setViewportSize({ width, height: 800 });
        // The player arranges its controls in the frame after the one with its new size.
        await page.evaluate(
            () =>
                new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(resolve)))),
        );
        expect(await share(page), `${width} px`).toBeLessThanOrEqual(0.2);
        await expect(control(page, 'Play')).toHaveCount(1);
        await expect(page.locator('media-controller [slot=centered-chrome] media-play-button')).toBeHidden();
        // Every control is within the picture.
        const picture = await player(page).boundingBox();
        const last = await control(page, 'Full screen').boundingBox();
        expect(last!.x + last!.width, `${width} px`).toBeLessThanOrEqual(picture!.x + picture!.width + 0.5);
    }
});

for (const width of [1920, 1280, 320]) {
    test(`on a desktop ${width} px wide captions appear above the controls, and are never covered by them`, async ({
        page,
        signInAs,
    }) => {
        await page.setViewportSize({ width, height: 1100 });
        await signInAs(MEMBER, { open: null });
        await page.evaluate(() => localStorage.setItem('player', '{"captions":"de"}'));
        await page.goto(ROOM);
        await ready(page);
        const visible = (visibility: string) => page.addStyleTag({ content: `video::cue { visibility: ${visibility}; }` });
        await media(page).evaluate((element: HTMLVideoElement) => (element.currentTime = 2));
        const picture = player(page);
        const bar = picture.locator('media-control-bar').first().locator('..');
        const without = async (part: Locator) => {
            await visible('hidden');
            const seen = await part.screenshot({ animations: 'disabled' });
            await visible('visible');
            return seen;
        };
        // Captions are not part of the document: a screenshot shows whether they change.
        await expect.poll(async () => (await without(picture)).equals(await picture.screenshot())).toBe(false);
        // The bar itself may change between two pictures, once.
        await expect.poll(async () => (await without(bar)).equals(await bar.screenshot({ animations: 'disabled' }))).toBe(true);
    });
}

test.describe('on a phone', () => {
    const { viewport, isMobile, hasTouch } = devices['Pixel 5'];
    test.use({ viewport, isMobile, hasTouch });
    test('the buttons are in the middle instead of in the bar', async ({ page, signInAs }) => {
        await signInAs(MEMBER, { open: ROOM });
        await ready(page);
        await expect(page.locator('media-controller [slot=centered-chrome] media-play-button')).toBeVisible();
        await expect(control(page, 'Play')).toHaveCount(1);
        expect(await share(page)).toBeLessThanOrEqual(0.2);
    });
});

test('a comment sent by its button leaves the focus in its form', async ({ page, signInAs, mock }) => {
    await signInAs(MEMBER, { open: ROOM });
    await expectValid(page);
    const field = await writeComment(page);
    await mock.fault({ method: 'POST', path: 'academy/videos/*/comments', kind: 'delay', seconds: 0.5 });
    await field.fill('Well explained');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByText('Your comment was added.')).toBeVisible();
    await expect(field).toBeFocused();
    const own = page.getByRole('article').filter({ hasText: 'Well explained' });
    await own.getByRole('button', { name: 'Reply' }).click();
    await page.getByRole('textbox', { name: 'Your reply' }).fill('Indeed');
    await page.getByRole('button', { name: 'Send', exact: true }).last().click();
    await expect(own.getByRole('button', { name: 'Reply' })).toBeFocused();
    const reply = page.getByRole('article').filter({ hasText: 'Indeed' });
    await reply.getByRole('button', { name: 'Delete' }).click();
    await dialogButton(page, 'Delete').click();
    await expect(reply).toHaveCount(0);
});
