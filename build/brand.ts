import type { Plugin } from 'vite';
import type { Language } from '../src/config/language';
import { renderPage } from '../deploy/page.mjs';
import type { Settings } from '../deploy/settings.mjs';
import { replaced } from './replaced';

/** The portal's name in each language, unless the operator configures one for all of them (SHELL-13). */
export const PORTAL_NAMES: Readonly<Record<Language, string>> = {
    de: 'Kundenportal',
    en: 'Customer Portal',
    fr: 'Espace client',
    it: 'Area clienti',
    nl: 'Klantportaal',
    pl: 'Portal klienta',
    sk: 'Zákaznícky portál',
};

/** Writes the portal's names, for src/start/appearance.ts, and the settings into index.html. */
export const withSettings = (html: string, settings: Settings): string => {
    const named = replaced(html, 'src="/boot.js"', `src="/boot.js" data-names='${JSON.stringify(PORTAL_NAMES)}'`);
    return renderPage(named, settings);
};

/** Gives the page the settings of `.env.<mode>`, which `deploy/render.mjs` replaces for a deployment (WIRE-1). */
export const brand = (settings: Settings): Plugin => ({
    name: 'brand',
    // After Vite has processed the page, because it would treat a logo as one of its own files.
    transformIndexHtml: { order: 'post', handler: html => withSettings(html, settings) },
});
