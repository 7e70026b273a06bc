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
