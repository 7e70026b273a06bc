import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildWhenChanged } from './build.mjs';
import { chosenProgram, findProgram, installDebian } from './programs.mjs';
import { bin, inProject, install, requireNode } from './project.mjs';

/** Firefox and WebKit for the browser tests: Debian's own, installed where they are missing. Nothing is downloaded from elsewhere. */

const MULTIARCH = { x64: 'x86_64-linux-gnu', arm64: 'aarch64-linux-gnu' }[process.arch] ?? '';
const LIBRARIES = join('/usr/lib', MULTIARCH);
const MINI_BROWSER = join(LIBRARIES, 'webkit2gtk-4.1', 'MiniBrowser');
const GSTREAMER_CODECS = join(LIBRARIES, 'gstreamer-1.0', 'libgstlibav.so');

const hasLibrary = name => existsSync(LIBRARIES) && readdirSync(LIBRARIES).some(file => file.startsWith(`${name}.so`));

/** Firefox takes the codecs of films from the system, and Debian's package does not bring them. */
const findFirefox = () =>
    chosenProgram('FIREFOX_PATH') ?? (hasLibrary('libavcodec') ? findProgram(['firefox-esr', 'firefox']) : null);
/** WebKit needs a display and something that works its window. */
const findWebKit = () =>
    chosenProgram('WEBKIT_PATH') ??
    ([MINI_BROWSER, GSTREAMER_CODECS].every(path => existsSync(path)) && findProgram(['Xvfb']) && findProgram(['xdotool'])
        ? MINI_BROWSER
        : null);

const FIREFOX = { what: 'Firefox', find: findFirefox, packages: ['firefox-esr', 'libavcodec-extra'], variable: 'FIREFOX_PATH' };
const WEBKIT = {
    what: 'WebKit',
    find: findWebKit,
    packages: [
        'libwebkit2gtk-4.1-0',
        'xvfb',
        'xdotool',
        // Films and what they are packed in.
        'gstreamer1.0-plugins-good',
        'gstreamer1.0-plugins-bad',
        'gstreamer1.0-libav',
    ],
    variable: 'WEBKIT_PATH',
};

async function ensure({ what, find, packages, variable }) {
    if (!find()) await installDebian(what, packages);
    const path = find();
    if (!path) {
        console.error(`No ${what}, and it could not be installed. Debian's packages are ${packages.join(', ')};`);
        console.error(`${variable} selects another program.`);
    }
    return path;
}

/** The path of Firefox, installed if there is none; null when that fails, after a message. */
export const ensureFirefox = () => ensure(FIREFOX);
/** The path of WebKit's browser, installed if there is none; null when that fails, after a message. */
export const ensureWebKit = () => ensure(WEBKIT);

/** The environment in which Playwright drives an engine (e2e/engines). */
export const engineEnv = engine => ({
    ENGINE: engine,
    NODE_OPTIONS: [process.env.NODE_OPTIONS, `--require=${inProject('e2e', 'engines', 'preload.cjs')}`].filter(Boolean).join(' '),
});

const ENGINES = { firefox: ['FIREFOX_PATH', ensureFirefox], webkit: ['WEBKIT_PATH', ensureWebKit] };

/** Every journey that an engine's driver can judge, or those whose file is named. Resolves with the exit code. */
async function all(engine, named) {
    const [variable, ensure] = ENGINES[engine];
    const path = await ensure();
    if (!path) return 1;
    const env = { ...engineEnv(engine), ENGINE_RUN: named.length > 0 ? 'named' : 'all', [variable]: path };
    return bin('playwright', ['test', '--config', 'playwright.engines.config.ts', ...named], { env });
}

/**
 * `npm run test:engines`: every journey and every page in Firefox, and in WebKit what its driver can do in a reasonable time; `-- webkit` or
 * `-- firefox keys` runs a part.
 */
if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
    requireNode();
    await install();
    process.exitCode = await buildWhenChanged('mock');
    const named = process.argv.slice(2);
    const engines = Object.keys(ENGINES).filter(engine => !named.some(name => name in ENGINES) || named.includes(engine));
    for (const engine of process.exitCode === 0 ? engines : []) {
        if (
            (await all(
                engine,
                named.filter(name => !(name in ENGINES)),
            )) !== 0
        )
            process.exitCode = 1;
    }
}
