import type { Language } from './languages';

/** All that a browser gets that lacks what the portal needs (BROWSER-2, build/oldBrowser.ts). */
export const TOO_OLD_TEXTS: Readonly<Record<Language, string>> = {
    de: 'Ihr Browser ist für das Kundenportal zu alt: Bitte aktualisieren Sie ihn oder verwenden Sie eine aktuelle Version von Chrome, Edge, Firefox oder Safari.',
    en: 'Your browser is too old for the customer portal: please update it, or use a current version of Chrome, Edge, Firefox or Safari.',
    fr: 'Votre navigateur est trop ancien pour l’espace client : veuillez le mettre à jour ou utiliser une version récente de Chrome, Edge, Firefox ou Safari.',
    it: 'Il suo browser è troppo vecchio per l’area clienti: lo aggiorni oppure usi una versione recente di Chrome, Edge, Firefox o Safari.',
    nl: 'Uw browser is te oud voor het klantportaal: werk hem bij of gebruik een recente versie van Chrome, Edge, Firefox of Safari.',
    pl: 'Ta przeglądarka jest zbyt stara, aby otworzyć portal klienta: należy ją zaktualizować lub użyć aktualnej wersji Chrome, Edge, Firefox lub Safari.',
    sk: 'Váš prehliadač je pre zákaznícky portál príliš starý: aktualizujte ho alebo použite aktuálnu verziu prehliadača Chrome, Edge, Firefox alebo Safari.',
};

/** Shown when even the texts could not be loaded, e.g. because a new version was just deployed (src/start/missing.ts). */
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
