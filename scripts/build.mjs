import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bin, inProject } from './project.mjs';

/** The two builds: their sources, where they go, and Vite's options. */
const PORTAL = {
    name: 'the portal',
    out: 'dist',
    options: [],
    sources: [
        'src',
        'dataProvider',
        'authProvider',
        'storage',
        'i18n',
        'customRoutes',
        'public',
        'build',
        'docs/guide',
        'docs/accessibility',
        'index.html',
        'vite.config.ts',
        'scripts',
        'tsconfig.json',
        'package-lock.json',
        'deploy/stamp.mjs',
        'deploy/settings.json',
        'deploy/settings.mjs',
        'deploy/accents.mjs',
        'deploy/page.mjs',
        'deploy/ownTexts.mjs',
    ],
};
const MOCK_PAGES = {
    name: 'the support desk and the kit',
    out: 'mock-server/dist',
    options: ['--config', 'mock-server/vite.config.ts'],
    sources: [
        'mock-server/desk',
        'mock-server/kit',
        'src/ui',
        'src/layout/base.css',
        'src/theme',
        'i18n',
        'mock-server/vite.config.ts',
        'src/config/paths.ts',
        'package-lock.json',
    ],
};

function addTo(hash, path) {
    const full = inProject(path);
    if (!existsSync(full)) return;
    try {
        const content = readFileSync(full);
        hash.update(`${path}\0${content.length}\0`).update(content);
    } catch (error) {
        if (error.code !== 'EISDIR') throw error;
        for (const name of readdirSync(full).sort()) addTo(hash, join(path, name));
    }
}

function hashOf(sources, mode) {
    const hash = createHash('sha256').update(mode);
    [...sources, '.env', `.env.${mode}`].forEach(path => addTo(hash, path));
    return hash.digest('hex');
}

/** Builds unless the folder already contains the build of exactly these sources; then calls `finish`. Resolves with the exit code. */
async function build({ name, out, options, sources }, mode, finish = async () => {}) {
    // Vite empties the folder, so a build that was started in any other way removes the stamp.
    const stamp = inProject(out, '.vite', 'sources.txt');
    const hash = hashOf(sources, mode);
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return 0;
    console.log(`Building ${name} (${mode}) ...`);
    const code = await bin('vite', ['build', '--mode', mode, '--configLoader', 'runner', '--logLevel', 'warn', ...options]);
    if (code !== 0) return code;
    await finish();
    mkdirSync(inProject(out, '.vite'), { recursive: true });
    writeFileSync(stamp, hash);
    return 0;
}

/** Builds the portal for `mode` if its sources have changed, and the mock server's own pages for the mock. Resolves with the exit code. */
export async function buildWhenChanged(mode) {
    const code = await build(PORTAL, mode, stampDist);
    return code !== 0 || mode !== 'mock' ? code : build(MOCK_PAGES, mode);
}

/** Compresses the build's files and gives all of them one modification time (deploy/README.md). */
async function stampDist() {
    const { stampDeployment } = await import('../deploy/stamp.mjs');
    stampDeployment(inProject('dist'));
}
