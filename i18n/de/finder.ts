import type en from '../en/finder';
import type { Translation } from '../messages';

export default {
    finder: {
        open: 'Suchen',
        label: 'Benutzer, Lizenzen, Schlüssel, Arbeitsplätze suchen …',
        labelOwn: 'Schlüssel, Anwendungen, Seiten suchen …',
        results: 'Ergebnisse',
        recent: 'Zuletzt geöffnet',
        forget: 'Liste leeren',
        hint: 'Suchen Sie nach einem Namen, einer Nummer oder einem eingefügten Schlüssel.',
        tooShort: 'Bitte geben Sie mindestens zwei Zeichen ein.',
        searching: 'Suche läuft: %{groups} …',
        failed: 'Konnte nicht durchsucht werden: %{groups}.',
        empty: 'Keine Treffer: %{groups}',
        none: 'Zu „%{query}“ wurde nichts gefunden.',
        count: '%{smart_count} Treffer |||| %{smart_count} Treffer',
        all: '%{smart_count} Treffer anzeigen |||| Alle %{smart_count} Treffer anzeigen',
        pages: 'Seiten',
        stops: 'Was hindert %{name}?',
        stopsMe: 'Was hindert mich?',
    },
} satisfies Translation<typeof en>;
