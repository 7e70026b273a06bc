import type { Language } from './languages';

/** Texts of the public pages that the sign-in page does not need at first, so that it stays small; `%{name}` is the portal's. */
export interface AsideTexts {
    imprint: string;
    privacy: string;
    terms: string;
    help: string;
    contact: string;
    accessibility: string;
    /** names the links above */
    region: string;
    newTab: string;
    readTerms: string;
    readPrivacy: string;
    /** what the portal is for, in three lines */
    purpose: readonly [string, string, string];
}

export const ASIDE_TEXTS: Readonly<Record<Language, AsideTexts>> = {
    de: {
        imprint: 'Impressum',
        privacy: 'Datenschutz',
        terms: 'Nutzungsbedingungen',
        help: 'Hilfe',
        contact: 'Kontakt',
        accessibility: 'Barrierefreiheit',
        region: 'Rechtliches und Kontakt',
        newTab: 'öffnet sich in einem neuen Tab',
        readTerms: 'Lizenzbedingungen lesen',
        readPrivacy: 'Datenschutzhinweise lesen',
        purpose: [
            '%{name}: Ihr Zugang zu unserer Software.',
            'Hier finden Sie Ihre Lizenzschlüssel und laden die Anwendungen herunter.',
            'Außerdem ändern Sie hier Ihre Daten und Ihr Passwort.',
        ],
    },
    en: {
        imprint: 'Legal notice',
        privacy: 'Privacy',
        terms: 'Terms',
        help: 'Help',
        contact: 'Contact',
        accessibility: 'Accessibility',
        region: 'Legal notice and contact',
        newTab: 'opens in a new tab',
        readTerms: 'Read the licence terms',
        readPrivacy: 'Read the privacy notice',
        purpose: [
            '%{name} is your access to our software.',
            'You find your licence keys there and download the applications.',
            'You can also change your data and your password.',
        ],
    },
    fr: {
        imprint: 'Mentions légales',
        privacy: 'Confidentialité',
        terms: 'Conditions d’utilisation',
        help: 'Aide',
        contact: 'Contact',
        accessibility: 'Accessibilité',
        region: 'Mentions légales et contact',
        newTab: 's’ouvre dans un nouvel onglet',
        readTerms: 'Lire les conditions de licence',
        readPrivacy: 'Lire les informations sur la protection des données',
        purpose: [
            '%{name} : votre accès à nos logiciels.',
            'Vous y trouvez vos clés de licence et téléchargez les applications.',
            'Vous pouvez aussi y modifier vos données et votre mot de passe.',
        ],
    },
    it: {
        imprint: 'Note legali',
        privacy: 'Privacy',
        terms: 'Condizioni d’uso',
        help: 'Guida',
        contact: 'Contatti',
        accessibility: 'Accessibilità',
        region: 'Note legali e contatti',
        newTab: 'si apre in una nuova scheda',
        readTerms: 'Leggi le condizioni di licenza',
        readPrivacy: 'Leggi l’informativa sulla privacy',
        purpose: [
            '%{name}: il Suo accesso al nostro software.',
            'Qui trova le Sue chiavi di licenza e scarica le applicazioni.',
            'Può anche modificare i Suoi dati e la password.',
        ],
    },
    nl: {
        imprint: 'Colofon',
        privacy: 'Privacy',
        terms: 'Voorwaarden',
        help: 'Help',
        contact: 'Contact',
        accessibility: 'Toegankelijkheid',
        region: 'Juridische informatie en contact',
        newTab: 'wordt in een nieuw tabblad geopend',
        readTerms: 'Licentievoorwaarden lezen',
        readPrivacy: 'Privacyverklaring lezen',
        purpose: [
            '%{name}: uw toegang tot onze software.',
            'Hier vindt u uw licentiesleutels en downloadt u de applicaties.',
            'U kunt er ook uw gegevens en uw wachtwoord wijzigen.',
        ],
    },
    pl: {
        imprint: 'Nota prawna',
        privacy: 'Prywatność',
        terms: 'Warunki',
        help: 'Pomoc',
        contact: 'Kontakt',
        accessibility: 'Dostępność',
        region: 'Informacje prawne i kontakt',
        newTab: 'otwiera się w nowej karcie',
        readTerms: 'Przeczytaj warunki licencji',
        readPrivacy: 'Przeczytaj informację o ochronie danych',
        purpose: [
            '%{name}: Państwa dostęp do naszego oprogramowania.',
            'Znajdą tu Państwo klucze licencyjne i pobiorą aplikacje.',
            'Można tu również zmienić swoje dane i hasło.',
        ],
    },
    sk: {
        imprint: 'Impresum',
        privacy: 'Ochrana údajov',
        terms: 'Podmienky',
        help: 'Pomoc',
        contact: 'Kontakt',
        accessibility: 'Prístupnosť',
        region: 'Právne informácie a kontakt',
        newTab: 'otvorí sa na novej karte',
        readTerms: 'Prečítať licenčné podmienky',
        readPrivacy: 'Prečítať informácie o ochrane údajov',
        purpose: [
            '%{name}: váš prístup k nášmu softvéru.',
            'Nájdete tu svoje licenčné kľúče a stiahnete si aplikácie.',
            'Môžete tu zmeniť aj svoje údaje a heslo.',
        ],
    },
};
