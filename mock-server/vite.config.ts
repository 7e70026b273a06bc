import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildTargets } from '../build/targets';
import packageJson from '../package.json' with { type: 'json' };

/** Builds the mock server's pages: the support desk and the kit's examples. The portal's own build does not contain them. */
export default defineConfig({
    root: import.meta.dirname,
    base: '/__mock/',
    publicDir: false,
    resolve: { tsconfigPaths: true },
    plugins: [react()],
    build: {
        outDir: 'dist',
        emptyOutDir: true,
        target: buildTargets(packageJson.browserslist),
        chunkSizeWarningLimit: 4000,
        rolldownOptions: {
            input: ['desk', 'kit'].map(page => path.join(import.meta.dirname, page, 'index.html')),
        },
    },
});
