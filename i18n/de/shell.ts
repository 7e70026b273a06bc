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
        profile: 'Mein Profil',
        signOut: 'Abmelden',
        customerNumber: 'Kundennummer %{id}',
        admin: 'Admin',
        demo: 'Demolizenz',
        loading: 'Wird geladen',
        customerMissing: 'Was von den Kundendaten abhängt, fehlt oder kann nicht verwendet werden.',
    },
    modal: {
        close: 'Schließen',
        cancel: 'Abbrechen',
    },
    toast: {
        region: 'Meldungen',
        dismiss: 'Meldung schließen',
    },
    notifications: {
        region: 'Hinweise',
        dismiss: 'Hinweis ausblenden',
        default: 'Hinweis',
        success: 'Gute Nachricht',
        warning: 'Warnung',
        danger: 'Wichtig',
    },
    messages: {
        updateAvailable: 'Eine neue Version des Portals ist verfügbar.',
        updateReload: 'Die Seite wird neu geladen. Speichern Sie vorher, was Sie gerade eingeben.',
        updateNow: 'Jetzt aktualisieren',
        updateIgnore: 'Ignorieren',
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
