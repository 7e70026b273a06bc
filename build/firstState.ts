import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer, type Plugin } from 'vite';
import { withoutMarks, type Words } from '../deploy/ownTexts.mjs';
import { forPortal, settingsFrom } from '../deploy/settings.mjs';
import { replaced } from './replaced';
import type * as signInPage from './signInPage';
import type * as words from './words';

const PLACE = '<!-- first states -->';
const STYLE_PLACE = '/* first.css */';
const STYLES = 'customRoutes/public/first.css';

/** Settings with everything that a deployment may show; src/start/firstState.ts removes what it does not. */
const SETTINGS = settingsFrom({ academyContactUrl: 'https://academy.invalid/' }, { server: false });

/** Sets the browser globals that the rendered modules use; returns a function that undoes it. */
function surround(language: string): () => void {
    const root = { dataset: { settings: JSON.stringify(forPortal(SETTINGS)), brand: 'Customer Portal' } };
    const set = { document: { documentElement: root, querySelector: () => null }, navigator: { languages: [language] } };
    const before = Object.keys(set).map(name => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
    for (const [name, value] of Object.entries(set)) Object.defineProperty(globalThis, name, { value, configurable: true });
    return () =>
        before.forEach(([name, descriptor]) =>
            descriptor ? Object.defineProperty(globalThis, name, descriptor) : Reflect.deleteProperty(globalThis, name),
        );
}

/** Marks each text of the public pages with its key, so that an operator's own can take its place (deploy/ownTexts.mjs). */
const markedTexts = (): Plugin => ({
    name: 'marked-texts',
    transform: (code, id) =>
        /\/i18n\/\w+\/public\.ts$/.test(id)
            ? `${code.replace('export default', 'const texts =')}
const marked = (group, before = '') => Object.fromEntries(Object.entries(group).map(([name, text]) =>
    [name, typeof text === 'string' ? '\u{E000}' + before + name + '\u{E001}' + text + '\u{E002}' : marked(text, before + name + '.')]));
export default marked(texts);`
            : null,
});

/** The sign-in page's first state in every language, its texts marked, and what else the build knows of its texts. */
async function renderFirstStates(): Promise<Words> {
    const server = await createServer({
        configFile: false,
        mode: 'production',
        logLevel: 'error',
        appType: 'custom',
        plugins: [react(), markedTexts()],
        resolve: { tsconfigPaths: true },
        server: { middlewareMode: true, watch: null, ws: false },
        optimizeDeps: { noDiscovery: true },
    });
    const first: Record<string, string> = {};
    try {
        for (const language of SETTINGS.languages) {
            // Before the modules are loaded, which read the settings.
            const undo = surround(language);
            try {
                const { renderSignIn } = (await server.ssrLoadModule('/build/signInPage.tsx')) as typeof signInPage;
                first[language] = await renderSignIn();
            } finally {
                undo();
            }
        }
        const { catalogue } = (await server.ssrLoadModule('/build/words.ts')) as typeof words;
        return { first, catalogue: catalogue(withoutMarks) };
    } finally {
        await server.close();
    }
}

const templates = ({ first }: Words): string =>
    Object.entries(first)
        .map(([language, html]) => `<template lang="${language}">${withoutMarks(html)}</template>`)
        .join('');

/** Writes the styles of the public pages' first state into index.html, before Vite minifies those. */
export const firstStyles = (): Plugin => ({
    name: 'first-styles',
    transformIndexHtml: { order: 'pre', handler: html => replaced(html, STYLE_PLACE, readFileSync(STYLES, 'utf8')) },
});

/**
 * Writes the sign-in page's first state into index.html, in each language, for src/start/firstState.ts to show (ADR 19), and what an operator
 * may replace of it into a record of the build. Build only: in development the frame is shown. Before `brand`, which puts the operator's logo
 * into it.
 */
export const firstState = (): Plugin => {
    let known: Words | undefined;
    return {
        name: 'first-state',
        apply: 'build',
        transformIndexHtml: {
            order: 'post',
            handler: async html => {
                known = await renderFirstStates();
                return replaced(html, PLACE, templates(known));
            },
        },
        writeBundle({ dir = 'dist' }) {
            mkdirSync(join(dir, '.vite'), { recursive: true });
            writeFileSync(join(dir, '.vite', 'words.json'), JSON.stringify(known));
        },
    };
};
