import { defineConfig } from '@playwright/test';
import journeys from './playwright.config';
import { findChromium } from './scripts/chromium.mjs';
import { findNginx } from './scripts/nginx.mjs';

// What the journeys start.
const nginx = findNginx();
if (nginx) process.env.NGINX_PATH = nginx;

/**
 * The journeys behind nginx (deploy/README.md), with the mock server as the API alone. They need the whole Chromium: its headless shell
 * neither keeps pages gone back to, nor forbids a site to store anything.
 */
export default defineConfig({
    ...journeys,
    testDir: 'e2e/nginx',
    testIgnore: [],
    outputDir: 'test-results/nginx',
    use: {
        ...journeys.use,
        baseURL: undefined,
        launchOptions: {
            ...journeys.use?.launchOptions,
            executablePath: (await findChromium()) ?? undefined,
            // Playwright turns the cache of pages gone back to off; people have it.
            ignoreDefaultArgs: ['--disable-back-forward-cache'],
        },
    },
});
