import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findTestChromium } from './scripts/chromium.mjs';

/**
 * A fifth of the processor time: a page lives for seconds, in which code is not optimized to any use, and a process for a graphics card
 * that is not there only passes pictures on.
 */
const SHORT_LIVED = ['--js-flags=--no-maglev,--no-turbofan', '--in-process-gpu'];

const executablePath = (await findTestChromium()) ?? undefined;

export default defineConfig({
    testDir: 'e2e',
    // Those have configurations of their own.
    testIgnore: /e2e\/(nginx|engines)\//,
    outputDir: 'test-results/e2e',
    // Each worker has a mock server of its own; the files are shared out among them. Three keep two cores busy while journeys wait; four took longer.
    workers: 3,
    fullyParallel: false,
    forbidOnly: true,
    // A busy machine can make one of hundreds of journeys late. What does not pass at once is listed as flaky, and must be mended.
    retries: 2,
    timeout: 90_000,
    expect: { timeout: 15_000 },
    reporter: [['list']],
    use: {
        locale: 'en-GB',
        timezoneId: 'Europe/Berlin',
        viewport: { width: 1280, height: 900 },
        screenshot: 'only-on-failure',
        trace: 'off',
        // No journey checks how things move, and painting it costs a sixth of the processor time.
        contextOptions: { reducedMotion: 'reduce' },
        launchOptions: { executablePath, args: [...CHROMIUM_FLAGS, ...SHORT_LIVED] },
    },
});
