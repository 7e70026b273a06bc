import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bin, inProject, run } from './project.mjs';

/** Finds the Chromium that the tests in the browser and the benchmarks use, or installs one. */

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** How Chromium is started everywhere: no window, no sandbox inside a container, nothing fetched in the background. */
export const CHROMIUM_FLAGS = [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
];

function executable(path) {
    try {
        accessSync(path, constants.X_OK);
        return statSync(path).isFile();
    } catch {
        return false;
    }
}

async function downloaded() {
    if (!existsSync(inProject('node_modules', '@playwright', 'test'))) return null;
    const { chromium } = await import('@playwright/test');
    const path = chromium.executablePath();
    return path && executable(path) ? path : null;
}

/** The path of an installed Chromium: `CHROMIUM_PATH`, one on the PATH, or Playwright's own download; otherwise null. */
export async function findChromium() {
    const chosen = process.env.CHROMIUM_PATH;
    if (chosen) {
        if (executable(chosen)) return chosen;
        throw new Error(`CHROMIUM_PATH is ${chosen}, which is no program.`);
    }
    const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
    const found = NAMES.flatMap(name => folders.map(folder => join(folder, name))).find(executable);
    return found ?? downloaded();
}

async function installDebian() {
    if (process.getuid?.() !== 0) return;
    console.log("No Chromium found: installing Debian's package ...");
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    if ((await run('apt-get', ['update', '-qq'], { env })) !== 0) return;
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'], { env });
}

/** The path of a Chromium, installed now if there is none; null, after a line on what to install, when that fails too. */
export async function ensureChromium() {
    const ways = [async () => undefined, installDebian, () => bin('playwright', ['install', 'chromium'])];
    for (const tryIt of ways) {
        await tryIt();
        try {
            const path = await findChromium();
            if (path) return path;
        } catch (error) {
            // Somebody chose a program that is not there: another one would not be what they want.
            console.error(error.message);
            return null;
        }
    }
    console.error('No Chromium, and none could be installed. Install it ("apt-get install chromium" on Debian and Ubuntu),');
    console.error('or set CHROMIUM_PATH to the program of a Chromium or Chrome that is there.');
    return null;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
    const path = await ensureChromium();
    if (!path) process.exit(1);
    console.log(path);
}
