import type en from '../en/shell';

const messages: typeof en = {
    areas: {
        dashboard: 'Übersicht',
        profile: 'Profil',
        users: 'Benutzerverwaltung',
        licences: 'Lizenzen',
        keys: 'Lizenzschlüssel',
        cloudGroups: 'Cloud-Gruppen',
        contracts: 'Verträge',
        applications: 'Anwendungen',
        tickets: 'CAM-Tickets',
        academy: 'Academy',
    },
    layout: {
        skip: 'Zum Inhalt springen',
        navigation: 'Hauptnavigation',
        openNavigation: 'Navigation öffnen',
        closeNavigation: 'Navigation schließen',
        collapse: 'Navigation einklappen',
        expand: 'Navigation ausklappen',
        opensNewTab: 'öffnet sich in einem neuen Tab',
        breadcrumb: 'Pfad',
        backTo: 'Zurück: %{title}',
        language: 'Sprache',
        theme: 'Darstellung',
        themeLight: 'Hell',
        themeDark: 'Dunkel',
        themeSystem: 'Wie das System',
        account: 'Konto von %{email}',
        accountMenu: 'Konto',
        profile: 'Mein Profil',
        signOut: 'Abmelden',
        customerNumber: 'Kundennummer %{id}',
        admin: 'Admin',
        adminReads: 'Admin (nur Lesen)',
        demo: 'Demolizenz',
        loading: 'Wird geladen',
        customerMissing: 'Solange die Daten Ihrer Firma nicht geladen sind, fehlen einige Bereiche.',
    },
    modal: {
        required: 'Pflichtfeld',
        close: 'Schließen',
        cancel: 'Abbrechen',
    },
    messageField: {
        left: 'Noch %{smart_count} Zeichen |||| Noch %{smart_count} Zeichen',
        over: '%{smart_count} Zeichen zu viel |||| %{smart_count} Zeichen zu viel',
        near: 'Es sind nur noch wenige Zeichen übrig.',
        empty: 'Bitte schreiben Sie einen Text.',
        tooLong: 'Der Text darf höchstens %{maximum} Zeichen lang sein. Bitte kürzen Sie ihn.',
    },
    toast: {
        region: 'Meldungen',
        dismiss: 'Meldung schließen',
    },
    errorPage: {
        notFoundTitle: 'Diese Seite wurde nicht gefunden',
        notFoundText: 'Die Adresse ist vielleicht falsch geschrieben, oder das Gesuchte gibt es nicht mehr.',
        unknownTitle: 'Hoppla, etwas ist schiefgegangen',
        unknownText:
            'Die Seite konnte nicht angezeigt werden. Wenn das noch einmal geschieht, wenden Sie sich bitte an unseren Support.',
        outdatedTitle: 'Ein Teil des Portals konnte nicht geladen werden',
        outdatedText:
            'Möglicherweise wurde eine neue Version veröffentlicht oder die Verbindung war unterbrochen. Laden Sie die Seite neu, um fortzufahren.',
        supportHint: 'Wenn das noch einmal geschieht, wenden Sie sich bitte an unseren Support.',
        back: 'Zurück',
        reload: 'Seite neu laden',
        dashboard: 'Zur Übersicht',
    },
};

export default messages;
