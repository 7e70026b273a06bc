import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { loadEnv } from 'vite';

/** Test files that replace modules, or load them anew: what they leave behind would be another file's. */
const replacesModules = (file: string): boolean => /\bvi\.(?:mock|doMock|resetModules)\(/.test(readFileSync(file, 'utf8'));

const ALL = ['tests/**/*.test.{ts,tsx}'];
const ALONE = [
    // Its player replaces modules too.
    'tests/fuzz/*.test.{ts,tsx}',
    ...readdirSync('tests', { recursive: true, encoding: 'utf8' })
        .map(name => join('tests', name))
        .filter(name => /\.test\.tsx?$/.test(name) && replacesModules(name)),
];

export default defineConfig({
    resolve: { tsconfigPaths: true },
    test: {
        environment: 'jsdom',
        setupFiles: ['tests/setup.ts'],
        // The settings of the mock environment, so that texts and addresses in tests are the mock's.
        env: loadEnv('mock', import.meta.dirname, 'VITE_'),
        restoreMocks: true,
        unstubGlobals: true,
        css: false,
        // The grid imports a style sheet, which Node cannot load by itself.
        server: { deps: { inline: [/@mui\/x-data-grid/] } },
        testTimeout: 45_000,
        // A mock server of its own starts in a few seconds, on a busy machine in many.
        hookTimeout: 60_000,
        maxWorkers: 2,
        projects: [
            // The portal's modules are loaded once for all files of a worker, which takes longer than most files' tests.
            { extends: true, test: { name: 'together', include: ALL, exclude: ALONE, isolate: false } },
            { extends: true, test: { name: 'alone', include: ALONE } },
        ],
    },
});
