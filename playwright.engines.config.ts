import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { TOURS, UNJUDGED } from './e2e/engines/journeys';
import journeys from './playwright.config';

/**
 * The tours of Firefox and WebKit (e2e/README.md), in the engine that `ENGINE` names: `scripts/engines.mjs` sets it. With `ENGINE_RUN=all`
 * every journey that Firefox's driver can judge, with `named` those of the files on the command line in either engine.
 */

const { ENGINE, FIREFOX_PATH, ENGINE_RUN } = process.env;
const engine = ENGINE === 'firefox' ? 'firefox' : 'webkit';

/** Media features for which Firefox's driver has no command; without them it believes in a touch screen alone. */
const FIREFOX_PREFERENCES = {
    'ui.prefersReducedMotion': 1,
    'ui.primaryPointerCapabilities': 6,
    'ui.allPointerCapabilities': 6,
    // As in headless Chromium, so that a phone's width is the window's.
    'widget.gtk.overlay-scrollbars.enabled': true,
    'ui.useOverlayScrollbars': 1,
    'browser.download.useDownloadDir': true,
    'browser.download.alwaysOpenPanel': false,
    'browser.download.open_pdf_attachments_inline': false,
};

const { launchOptions: _chromium, ...common } = journeys.use ?? {};

const anyOf = (titles: readonly string[]): RegExp[] =>
    titles.map(title => new RegExp(title.replace(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)));
const VIEWS = /engines\/views\.spec\.ts/;
const isEverything = ENGINE_RUN === 'named' || (ENGINE_RUN === 'all' && engine === 'firefox');

export default defineConfig({
    ...journeys,
    testIgnore: /e2e\/(nginx|faultRun|sweep)\//,
    grep: isEverything ? /./ : [VIEWS, ...anyOf(TOURS[engine])],
    grepInvert: isEverything && engine === 'firefox' ? anyOf(Object.values(UNJUDGED).flat()) : [],
    outputDir: `test-results/${engine}`,
    // WebKit waits for the mouse and the keyboard of its window for a third of the time.
    workers: engine === 'webkit' ? 3 : 2,
    use: {
        ...common,
        ...(engine === 'firefox'
            ? {
                  browserName: 'firefox',
                  channel: 'moz-firefox',
                  launchOptions: {
                      executablePath: FIREFOX_PATH,
                      downloadsPath: mkdtempSync(join(tmpdir(), 'portal-firefox-')),
                      firefoxUserPrefs: FIREFOX_PREFERENCES,
                  },
              }
            : { browserName: 'webkit' }),
    },
});
