import { defineConfig } from '@playwright/test';
import journeys from './playwright.config';

/** The journeys behind nginx (deploy/README.md): the same browser, and the mock server as the API alone. */
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
            // Playwright turns the cache of pages gone back to off; people have it.
            ignoreDefaultArgs: ['--disable-back-forward-cache'],
        },
    },
});
