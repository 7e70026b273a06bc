import type en from '../en/dashboard';

const messages: typeof en = {
    dashboard: {
        title: 'Übersicht',
        greeting: 'Willkommen, %{name}',
        intro: 'Was möchten Sie tun?',
        external: 'öffnet sich in einem neuen Tab',
        profile: 'Ihre persönlichen Daten, Firmendaten und Cloud-Informationen',
        users: 'Personen einladen, mit Lizenzen ausstatten und unterstützen',
        licences: 'Lizenzen, Schlüssel und Arbeitsplätze Ihres Unternehmens',
        keys: 'Ihre persönlichen Lizenzschlüssel',
        cloudGroups: 'Cloud-Inhalte mit Personengruppen teilen',
        contracts: 'Verträge, Laufzeiten und Rechnungen',
        applications: 'Downloads und Dokumentation Ihrer Programme',
        tickets: 'Fragen an den CAM-Support',
        academy: 'Lernen mit Videos und Kursen',
    },
};

export default messages;
