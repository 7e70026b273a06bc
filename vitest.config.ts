import { defineConfig } from 'vitest/config';
import { loadEnv } from 'vite';

export default defineConfig({
    resolve: { tsconfigPaths: true },
    test: {
        environment: 'jsdom',
        include: ['tests/**/*.test.{ts,tsx}'],
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
    },
});
