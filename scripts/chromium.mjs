import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { chosenProgram, findProgram, installDebian, isProgram } from './programs.mjs';
import { bin, inProject } from './project.mjs';

/** Finds the Chromium for the browser tests, the benchmarks and the pictures, or installs one. */

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Debian's Chromium without any window: the same engine, with nothing rendered around the page. */
const SHELL = 'chromium-headless-shell';

/**
 * Features of Chromium to switch off: those that Playwright switches off, because this flag replaces Playwright's, and the address bar's
 * pop-ups, which every window renders in a hidden page; they cost about a sixth of a test's time.
 */
const FEATURES_OFF = [
    'AvoidUnnecessaryBeforeUnloadCheckSync',
    'DestroyProfileOnBrowserClose',
    'HttpsUpgrades',
    'HttpsFirstBalancedModeAutoEnable',
    'LensOverlay',
    'MediaRouter',
    'PaintHolding',
    'ThirdPartyStoragePartitioning',
    'AvoidCorsURLLoaderRestartOnRedirect',
    'OptimizationHints',
    'NetworkTimeServiceQuerying',
    'AimEnabled',
    'PreconnectToSearch',
    'WebUIOmniboxPopup',
    'WebUIOmniboxAimPopup',
];

/** The flags that Chromium is always started with: no window, no sandbox inside a container, no background network traffic. */
export const CHROMIUM_FLAGS = [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${FEATURES_OFF.join(',')}`,
];

async function downloaded() {
    if (!existsSync(inProject('node_modules', '@playwright', 'test'))) return null;
    const { chromium } = await import('@playwright/test');
    const path = chromium.executablePath();
    return path && isProgram(path) ? path : null;
}

/** The path of an installed Chromium: `CHROMIUM_PATH`, one on the PATH, or Playwright's own download; otherwise null. */
export async function findChromium() {
    return chosenProgram('CHROMIUM_PATH') ?? findProgram(NAMES) ?? downloaded();
}

/** The path of the Chromium for the browser tests, which need no window: `CHROMIUM_PATH`, the headless shell, or another; otherwise null. */
export async function findTestChromium() {
    return chosenProgram('CHROMIUM_PATH') ?? findProgram([SHELL]) ?? findChromium();
}

/** The same, installed now if there is none: the headless shell where Debian's package can be had, otherwise as `ensureChromium` does. */
export async function ensureTestChromium() {
    // What the variable selects is what the user wants.
    if (process.env.CHROMIUM_PATH) return ensureChromium();
    if (!findProgram([SHELL])) await installDebian('headless Chromium', [SHELL, 'fonts-liberation']);
    return findProgram([SHELL]) ?? ensureChromium();
}

/** The path of a Chromium, which is installed if there is none. If that fails, prints what to install and resolves with null. */
export async function ensureChromium() {
    const ways = [
        async () => undefined,
        () => installDebian('Chromium', ['chromium', 'fonts-liberation']),
        () => bin('playwright', ['install', 'chromium']),
    ];
    for (const tryIt of ways) {
        await tryIt();
        try {
            const path = await findChromium();
            if (path) return path;
        } catch (error) {
            // The variable names a program that does not exist, and the user does not want another one.
            console.error(error.message);
            return null;
        }
    }
    console.error('No Chromium, and none could be installed. Install it ("apt-get install chromium" on Debian and Ubuntu),');
    console.error('or set CHROMIUM_PATH to the program of a Chromium or Chrome that is there.');
    return null;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
    const path = await ensureTestChromium();
    if (!path) process.exit(1);
    console.log(path);
}
