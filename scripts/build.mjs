import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bin, inProject } from './project.mjs';

/** Everything that a build depends on. */
const SOURCES = [
    'src',
    'dataProvider',
    'authProvider',
    'i18n',
    'customRoutes',
    'public',
    'build',
    'index.html',
    'vite.config.ts',
    'scripts',
    'tsconfig.json',
    'package-lock.json',
    'deploy/stamp.mjs',
];

// Vite empties dist before it builds, so a build started in any other way removes the stamp.
const STAMP = inProject('dist', '.vite', 'sources.txt');

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

function sourcesOf(mode) {
    const hash = createHash('sha256').update(mode);
    [...SOURCES, '.env', `.env.${mode}`].forEach(path => addTo(hash, path));
    return hash.digest('hex');
}

/** Builds for `mode` unless dist already contains the build of exactly these sources. Resolves with the exit code. */
export async function buildWhenChanged(mode) {
    const sources = sourcesOf(mode);
    if (existsSync(STAMP) && existsSync(inProject('dist', 'index.html')) && readFileSync(STAMP, 'utf8') === sources) return 0;
    console.log(`Building the portal (${mode}) ...`);
    const code = await bin('vite', ['build', '--mode', mode, '--configLoader', 'runner', '--logLevel', 'warn']);
    if (code !== 0) return code;
    const stamped = await stampDist();
    if (stamped !== 0) return stamped;
    mkdirSync(inProject('dist', '.vite'), { recursive: true });
    writeFileSync(STAMP, sources);
    return 0;
}

/** Compresses the build's files and gives all of them one modification time (deploy/README.md). */
async function stampDist() {
    const { stampDeployment } = await import('../deploy/stamp.mjs');
    stampDeployment(inProject('dist'));
    return 0;
}
