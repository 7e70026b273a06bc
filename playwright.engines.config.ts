import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import journeys from './playwright.config';

/**
 * The tours of Firefox and WebKit (e2e/README.md), in the engine that `ENGINE` names: `scripts/engines.mjs` sets it. With `ENGINE_RUN=all`
 * every journey.
 */

const { ENGINE, FIREFOX_PATH, ENGINE_RUN: RUN } = process.env;

/** Media features for which Firefox's driver has no command; without them it believes in a touch screen alone. */
const FIREFOX_PREFERENCES = {
    'ui.prefersReducedMotion': 1,
    'ui.primaryPointerCapabilities': 6,
    'ui.allPointerCapabilities': 6,
    'browser.download.useDownloadDir': true,
    'browser.download.alwaysOpenPanel': false,
    'browser.download.open_pdf_attachments_inline': false,
};

const { launchOptions: _chromium, ...common } = journeys.use ?? {};

export default defineConfig({
    ...journeys,
    testIgnore: /e2e\/(nginx|faultRun|pages)\//,
    grep: RUN === 'all' ? undefined : /@engines/,
    outputDir: `test-results/${ENGINE}`,
    workers: 2,
    use: {
        ...common,
        ...(ENGINE === 'firefox'
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
