import { LANGUAGE_KEY, local } from './storage';

/** The languages of the portal (SESSION-11), each with its own name for the language menu. */
export const LANGUAGE_NAMES = {
    de: 'Deutsch',
    en: 'English',
    fr: 'Français',
    it: 'Italiano',
    nl: 'Nederlands',
    pl: 'Polski',
    sk: 'Slovenčina',
} as const;

export type Language = keyof typeof LANGUAGE_NAMES;
export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as readonly Language[];
export const DEFAULT_LANGUAGE: Language = 'en';

const known = (code: string | null | undefined): Language | undefined =>
    LANGUAGES.find(language => language === code?.toLowerCase().split('-')[0]);

/**
 * Returns the active language: the stored one, else the first of the browser's languages that the portal supports, else English
 * (SESSION-11). Stores the result.
 */
export function currentLanguage(): Language {
    const stored = known(local.get(LANGUAGE_KEY));
    if (stored) return stored;
    const detected = navigator.languages.map(known).find(Boolean) ?? DEFAULT_LANGUAGE;
    local.set(LANGUAGE_KEY, detected);
    return detected;
}

/** Stores the chosen language; the page must be reloaded to show it. */
export function storeLanguage(language: Language): void {
    local.set(LANGUAGE_KEY, language);
}
