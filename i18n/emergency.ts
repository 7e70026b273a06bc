import type { Language } from '../src/config/language';

/** Shown when even the texts could not be loaded, e.g. because a new version was just deployed. */
export const EMERGENCY_TEXTS: Readonly<Record<Language, { title: string; reload: string }>> = {
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
