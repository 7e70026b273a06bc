import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The pages of the mock server that are built: the support desk, and the kit's examples. No part of them is in the portal's own build. */
export default defineConfig({
    root: import.meta.dirname,
    base: '/__mock/',
    publicDir: false,
    resolve: { tsconfigPaths: true },
    plugins: [react()],
    build: {
        outDir: 'dist',
        emptyOutDir: true,
        target: 'es2022',
        chunkSizeWarningLimit: 4000,
        rolldownOptions: {
            input: ['desk', 'kit'].map(page => path.join(import.meta.dirname, page, 'index.html')),
        },
    },
});
