import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The pages of the mock server that are built: the support desk. No part of them is in the portal's own build. */
export default defineConfig({
    root: import.meta.dirname,
    base: '/__mock/',
    publicDir: false,
    plugins: [react()],
    build: {
        outDir: 'dist',
        emptyOutDir: true,
        target: 'es2022',
        chunkSizeWarningLimit: 4000,
        rolldownOptions: { input: { desk: path.join(import.meta.dirname, 'desk/index.html') } },
    },
});
