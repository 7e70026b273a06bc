import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from './scripts/chromium.mjs';

/** Port of the mock server that the tests start; a portal that runs beside them is not disturbed. */
const PORT = Number(process.env.E2E_PORT ?? 4199);
const ORIGIN = `http://localhost:${PORT}`;

const executablePath = (await findChromium()) ?? undefined;

export default defineConfig({
    testDir: 'e2e',
    // Those have a server of their own: playwright.nginx.config.ts.
    testIgnore: 'nginx/**',
    outputDir: 'test-results/e2e',
    // One mock server with one state: the tests take turns.
    workers: 1,
    fullyParallel: false,
    forbidOnly: true,
    // A busy machine can make one of hundreds of journeys late. What passes only on the second try is named as flaky, to be mended.
    retries: 1,
    timeout: 45_000,
    expect: { timeout: 10_000 },
    reporter: [['list']],
    use: {
        baseURL: ORIGIN,
        locale: 'en-GB',
        timezoneId: 'Europe/Berlin',
        viewport: { width: 1280, height: 900 },
        screenshot: 'only-on-failure',
        trace: 'off',
        launchOptions: { executablePath, args: CHROMIUM_FLAGS },
    },
    webServer: {
        command: `node --import tsx mock-server/index.ts --port ${PORT} --dist dist --state test-results/mock-state.json --reset`,
        url: `${ORIGIN}/__mock/api/state`,
        reuseExistingServer: false,
        timeout: 60_000,
    },
});
