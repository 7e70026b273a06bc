import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { tokenStyleSheet } from './src/theme/tokens';

/** Writes the theme tokens into index.html, so that the first paint has the right colours before any script. */
const themeTokens = (): Plugin => ({
    name: 'theme-tokens',
    transformIndexHtml: html => html.replace('/* theme tokens */', tokenStyleSheet()),
});

export default defineConfig({
    plugins: [react(), themeTokens()],
    build: { target: 'es2022', sourcemap: false, manifest: true },
});
