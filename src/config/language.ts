import { LANGUAGE_NAMES, type Language } from '../../i18n/languages';
import { settings } from './settings';
import { LANGUAGE_KEY, local } from '../../storage/storage';

export { LANGUAGE_NAMES, type Language };

/** Those that the operator offers, in the order of the menu. */
export const LANGUAGES = settings.languages as readonly Language[];

const known = (code: string | null | undefined): Language | undefined =>
    LANGUAGES.find(language => language === code?.toLowerCase().split('-')[0]);

/**
 * Returns the active language: the stored one, else the first of the browser's languages that is offered, else the operator's default
 * (SESSION-11). Stores the result.
 */
export function currentLanguage(): Language {
    const stored = known(local.get(LANGUAGE_KEY));
    if (stored) return stored;
    const detected = navigator.languages.map(known).find(Boolean) ?? (settings.defaultLanguage as Language);
    local.set(LANGUAGE_KEY, detected);
    return detected;
}

/** Stores the chosen language; the page must be reloaded to show it. */
export function storeLanguage(language: Language): void {
    local.set(LANGUAGE_KEY, language);
}
