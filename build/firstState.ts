import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { createServer, type Plugin } from 'vite';
import { forPortal, settingsFrom } from '../deploy/settings.mjs';
import { replaced } from './replaced';
import type * as signInPage from './signInPage';

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

/** The sign-in page's first state in every language, each in a template. */
async function renderFirstStates(): Promise<string> {
    const server = await createServer({
        configFile: false,
        mode: 'production',
        logLevel: 'error',
        appType: 'custom',
        plugins: [react()],
        resolve: { tsconfigPaths: true },
        server: { middlewareMode: true, watch: null, ws: false },
        optimizeDeps: { noDiscovery: true },
    });
    const templates: string[] = [];
    try {
        for (const language of SETTINGS.languages) {
            // Before the modules are loaded, which read the settings.
            const undo = surround(language);
            try {
                const { renderSignIn } = (await server.ssrLoadModule('/build/signInPage.tsx')) as typeof signInPage;
                templates.push(`<template lang="${language}">${await renderSignIn()}</template>`);
            } finally {
                undo();
            }
        }
    } finally {
        await server.close();
    }
    return templates.join('');
}

/** Writes the styles of the public pages' first state into index.html, before Vite minifies those. */
export const firstStyles = (): Plugin => ({
    name: 'first-styles',
    transformIndexHtml: { order: 'pre', handler: html => replaced(html, STYLE_PLACE, readFileSync(STYLES, 'utf8')) },
});

/**
 * Writes the sign-in page's first state into index.html, in each language, for src/start/firstState.ts to show (ADR 19). Build only: in development
 * the frame is shown. Before `brand`, which puts the operator's logo into it.
 */
export const firstState = (): Plugin => ({
    name: 'first-state',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: async html => replaced(html, PLACE, await renderFirstStates()) },
});
