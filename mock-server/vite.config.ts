import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

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
        target: 'es2022',
        chunkSizeWarningLimit: 4000,
        rolldownOptions: {
            input: ['desk', 'kit'].map(page => path.join(import.meta.dirname, page, 'index.html')),
        },
    },
});
