import type { Plugin } from 'vite';
import type { Language } from '../src/config/language';
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

const escaped = (text: string): string =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;');

/** Writes the configured name into index.html; without one the English name, and the names of all languages for public/boot.js. */
export function withBrand(html: string, configured = ''): string {
    const named = html.replaceAll('%VITE_BRAND_NAME%', () => escaped(configured || PORTAL_NAMES.en));
    if (configured !== '') return named;
    return replaced(named, 'src="/boot.js"', `src="/boot.js" data-names='${escaped(JSON.stringify(PORTAL_NAMES))}'`);
}

/** Names the portal in index.html; `configured` is `VITE_BRAND_NAME`. */
export const brand = (configured: string | undefined): Plugin => ({
    name: 'brand',
    // Before Vite replaces the variables of the environment, of which this one may be missing.
    transformIndexHtml: { order: 'pre', handler: html => withBrand(html, configured) },
});
