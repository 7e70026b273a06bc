import type en from './en/public';

/** The texts of the public pages. English is the schema; the other languages have the same keys. */
export type PublicMessages = typeof en;

type Paths<T> = { [K in keyof T & string]: T[K] extends string ? K : `${K}.${Paths<T[K]>}` }[keyof T & string];

/** Every key of the public texts, e.g. `auth.noValidEmail`; a misspelt one does not compile. */
export type PublicKey = Paths<PublicMessages>;

/** Translates a key; `%{name}` in the text is replaced by `values.name`. */
export type Translate = (key: PublicKey, values?: Readonly<Record<string, string | number>>) => string;

const LOADERS: Readonly<Record<string, () => Promise<{ default: PublicMessages }>>> = {
    de: () => import('./de/public'),
    en: () => import('./en/public'),
    fr: () => import('./fr/public'),
    it: () => import('./it/public'),
    nl: () => import('./nl/public'),
    pl: () => import('./pl/public'),
    sk: () => import('./sk/public'),
};

/** Loads one language's texts of the public pages; an unknown language gets English. Rejects when the file cannot be loaded. */
export async function loadPublicMessages(language: string): Promise<PublicMessages> {
    const load = LOADERS[language] ?? (() => import('./en/public'));
    return (await load()).default;
}

/** Creates the translate function for loaded texts. It only interpolates: public texts need no plurals. */
export function createPublicTranslate(messages: PublicMessages): Translate {
    return (key, values = {}) => {
        let found: unknown = messages;
        for (const part of key.split('.')) found = (found as Record<string, unknown> | undefined)?.[part];
        if (typeof found !== 'string') return key;
        return found.replace(/%\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
    };
}

/** Shown when not even the texts could be loaded, e.g. because a new version was just deployed. */
export const EMERGENCY_TEXTS: Readonly<Record<string, { title: string; reload: string }>> = {
    de: {
        title: 'Die Seite konnte nicht geladen werden',
        reload: 'Neu laden',
    },
    en: {
        title: 'The page could not be loaded',
        reload: 'Reload',
    },
    fr: {
        title: 'La page n’a pas pu être chargée',
        reload: 'Recharger',
    },
    it: {
        title: 'Impossibile caricare la pagina',
        reload: 'Ricarica',
    },
    nl: {
        title: 'De pagina kon niet worden geladen',
        reload: 'Opnieuw laden',
    },
    pl: {
        title: 'Nie udało się wczytać strony',
        reload: 'Wczytaj ponownie',
    },
    sk: {
        title: 'Stránku sa nepodarilo načítať',
        reload: 'Načítať znova',
    },
};
