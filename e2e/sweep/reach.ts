import type { Page } from '@playwright/test';
import type { Language } from '../../src/config/language';
import { expect } from '../support/fixtures';
import type { MockControl } from '../support/mock';
import { ordinaryUser } from '../support/portalPage';
import { patternOf, textsOf } from '../support/texts';
import { rememberOpener } from './focus';
import { layerOf, type Stage, type View } from './view';

/** How a page is brought to a view, and to another width there. */

export const WIDE = 1280;
export const HEIGHT = 900;
/** A phone on which every view of a phone can be reached. */
const NARROWEST = 320;
/** For one step to a view. Another engine than Chromium, and the driver of its window, are several times slower. */
const STEP_MS = process.env.ENGINE ? 30_000 : 8_000;

/** What is in front of the page in a view, by the kind of its layer. */
export const FRONT = { modal: 'dialog[open]', menu: '[role=menu]', panel: ':popover-open', drawer: 'nav[data-open]' };

interface Tools {
    page: Page;
    mock: MockControl;
    signInAs: (email: string, options: { language: Language; open: null }) => Promise<void>;
}

/** Brings the page to the view. */
export async function reach(view: View, { page, mock, signInAs }: Tools, language: Language): Promise<Stage> {
    const messages = await textsOf(language);
    const stage: Stage = { page, mock, say: key => patternOf(messages, key) };
    await rememberOpener(page);
    page.setDefaultTimeout(STEP_MS);
    await page.setViewportSize({ width: view.phone ? NARROWEST : WIDE, height: HEIGHT });
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    const colleague = /^colleague of (.+)/.exec(view.who ?? '')?.[1];
    if (view.who === null) await page.addInitScript(chosen => localStorage.setItem('language', chosen), language);
    else await signInAs(colleague ? await ordinaryUser(page, await mock.signIn(colleague)) : view.who, { language, open: null });
    await view.arrange?.(stage);
    await page.goto(typeof view.open === 'string' ? view.open : await view.open(mock, language));
    await settle(view, page);
    await view.reach?.(stage);
    if (view.layer) await layerOf(page, view.layer).waitFor();
    await settle(view, page);
    await page.mouse.move(0, 0);
    return stage;
}

/** Waits until the page is ready: its heading is there, and nothing is loading. */
async function settle(view: View, page: Page): Promise<void> {
    if (view.loading) {
        await page.locator('main, .p-card').first().waitFor();
        await page.locator('[aria-busy=true], [role=status]').first().waitFor({ state: 'attached' });
        return;
    }
    await page.locator('h1').first().waitFor();
    await expect(page.locator('main [aria-busy=true]:visible, main [role=status][aria-label]:visible')).toHaveCount(0);
}

/** Resizes the window to a width; reopens an overlay that closed because of that. */
export async function widen(view: View, stage: Stage, width: number): Promise<void> {
    const { page } = stage;
    await page.setViewportSize({ width, height: HEIGHT });
    // The previous look may have scrolled something below the header.
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
    await settle(view, page);
    if (!view.layer || (await layerOf(page, view.layer).isVisible())) return;
    await view.reach?.(stage);
    await layerOf(page, view.layer).waitFor();
    await page.mouse.move(0, 0);
}
