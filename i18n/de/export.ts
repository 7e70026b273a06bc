import type en from '../en/export';
import type { Translation } from '../messages';

export default {
    export: {
        title: 'Exportieren: %{list}',
        format: 'Eine CSV-Datei für Excel, LibreOffice und andere Tabellenkalkulationen. Wenn alle Zellen in einer Spalte landen, wählen Sie das andere Trennzeichen.',
        separator: 'Trennzeichen',
        semicolon: 'Semikolon (;) und Dezimalkomma',
        comma: 'Komma (,) und Dezimalpunkt',
        what: 'Was exportiert wird',
        found: 'Alle Ergebnisse (%{total})',
        everything: 'Alle Ergebnisse',
        chosen: 'Ausgewählte (%{total})',
        whole: 'Wer hat was',
        wholeText: 'Eine Zeile je Person und Schlüssel, mit Rechnern und Cloud-Gruppen',
        tokens: 'Schlüsselcodes mit ausgeben',
        tokensText:
            'Wer die Datei hat, kann diese Schlüssel verwenden. Bewahren Sie die Datei sicher auf und löschen Sie sie, sobald Sie sie nicht mehr brauchen.',
        review: 'Für eine Überprüfung',
        reviewText:
            'Ergänzt die ID jedes Schlüssels und eine leere Spalte „Entscheidung“. Die Datei lässt sich unter „Pläne“ wieder laden.',
        perGroup: 'Eine Datei je Cloud-Gruppe (ZIP)',
        perGroupText: 'Damit jede Datei an die Person geht, die für die Gruppe entscheidet.',
        noGroup: 'ohne Cloud-Gruppe',
        save: 'Datei speichern',
        begun: 'Wird geladen …',
        steps: {
            keys: 'Schlüssel: %{read} von %{total}',
            users: 'Benutzer: %{read} von %{total}',
        },
        stopped: 'Abgebrochen. Es wurde keine Datei gespeichert.',
        failed: 'Es wurde keine Datei gespeichert.',
        saved: '%{smart_count} Zeile wurde in „%{file}“ gespeichert. |||| %{smart_count} Zeilen wurden in „%{file}“ gespeichert.',
        columns: {
            licence: 'Lizenz',
            machines: 'Rechner mit aktivem Arbeitsplatz',
            groups: 'Cloud-Gruppen',
            keyId: 'Schlüssel-ID',
            decision: 'Entscheidung',
            currency: 'Währung',
            activated: 'Aktiv seit',
            deactivated: 'Aktiv bis',
            date: 'Datum',
            annual: 'Preis pro Jahr',
            members: 'Anzahl der Mitglieder',
            deadline: 'Frist',
            begun: 'Begonnen',
            percent: 'Fortschritt in %',
            minutes: 'Länge in Minuten',
        },
    },
} satisfies Translation<typeof en>;
