import type { I18nProvider, TranslationMessages } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import type en from './en';

/** Every text of the signed-in portal. English is the schema; the other languages have the same keys. */
export type Messages = typeof en;

const LOADERS: Readonly<Record<string, () => Promise<{ default: Messages }>>> = {
    de: () => import('./de'),
    en: () => import('./en'),
    fr: () => import('./fr'),
    it: () => import('./it'),
    nl: () => import('./nl'),
    pl: () => import('./pl'),
    sk: () => import('./sk'),
};

/** Fetches one language's texts; an unknown language gets English. */
export async function loadMessages(language: string): Promise<Messages> {
    const load = LOADERS[language] ?? (() => import('./en'));
    return (await load()).default;
}

/**
 * react-admin's translation on polyglot, with texts that are already at hand.
 * The language is fixed for the page: changing it reloads (specification 1, section 2, "language menu").
 */
export function createI18nProvider(messages: Messages, language: string): I18nProvider {
    // Of react-admin's own texts the portal carries those that it can show; its type asks for all of them.
    return polyglotI18nProvider(() => messages as unknown as TranslationMessages, language);
}
