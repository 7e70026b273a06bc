import type en from '../en/situation';
import type { Translation } from '../messages';

export default {
    situation: {
        text: 'Eine Datei für unseren Support, der das Portal damit so sieht wie Sie. Namen, Adressen, Rechner, Bezeichnungen, Schlüssel, Notizen und Kennungen werden in Ihrem Browser durch erfundene ersetzt, Nachrichten werden weggelassen. Es wird nichts gesendet: Sie bestimmen, wem Sie die Datei geben.',
        begun: 'Wird geladen …',
        reading: '%{done} von %{total} Bereichen geladen',
        ready: 'Die Datei ist bereit. Bitte prüfen Sie vor dem Speichern, was sie enthält.',
        save: 'Datei speichern',
        saved: 'Die Datei „%{file}“ wurde gespeichert.',
        tooLarge: 'Die Datei wäre größer als %{megabytes} MB. Sie wurde nicht gespeichert.',
        missing: 'Konnte nicht geladen werden und fehlt deshalb in der Datei:',
        search: 'Datei durchsuchen, z. B. nach Ihrem Namen',
        searchHint: 'Prüfen Sie hier, dass die Datei nichts Persönliches enthält.',
        notFound: '„%{text}“ kommt in der Datei nirgends vor.',
        found: '„%{text}“ kommt vor in: %{where}',
        show: 'Inhalt der Datei',
        record: 'Datensatz',
        content: 'Inhalt',
        fileName: 'Situation',
        kinds: {
            circumstances: 'Seite, Fenster und fehlgeschlagene Aufrufe',
            customer: 'Unternehmen',
            user: 'Mein Konto',
            users: 'Benutzer',
            licences: 'Lizenzen',
            keys: 'Schlüssel',
            cloudGroups: 'Cloud-Gruppen',
            contracts: 'Verträge',
            invoices: 'Rechnungen',
            tickets: 'Tickets ohne Nachrichten',
            courses: 'Academy mit Fortschritt',
        },
    },
} satisfies Translation<typeof en>;
