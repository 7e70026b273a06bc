import { local } from './storage';

/** The seven languages of the portal (specification 1, section 9). */
export const LANGUAGES = ['de', 'en', 'fr', 'it', 'nl', 'pl', 'sk'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = 'en';

/** Each language's own name, for the language menu. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
    de: 'Deutsch',
    en: 'English',
    fr: 'Français',
    it: 'Italiano',
    nl: 'Nederlands',
    pl: 'Polski',
    sk: 'Slovenčina',
};

const KEY = 'language';

const known = (code: string | null | undefined): Language | undefined =>
    LANGUAGES.find(language => language === code?.toLowerCase().split('-')[0]);

/**
 * The active language: the stored choice, else the first of the browser's languages that the portal speaks,
 * else English. The outcome is stored (specification 1, section 1).
 */
export function currentLanguage(): Language {
    const stored = known(local.get(KEY));
    if (stored) return stored;
    const detected = navigator.languages.map(known).find(Boolean) ?? DEFAULT_LANGUAGE;
    local.set(KEY, detected);
    return detected;
}

/** Stores the chosen language; the page has to be reloaded to show it. */
export function storeLanguage(language: Language): void {
    local.set(KEY, language);
}
