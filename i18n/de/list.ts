import type en from '../en/list';

const messages: typeof en = {
    list: {
        search: 'Suchen',
        searchClear: 'Suche leeren',
        searchHint: 'Mehrere Begriffe mit Komma trennen',
        sortBy: 'Sortieren nach',
        ascending: 'Aufsteigend',
        descending: 'Absteigend',
        sortAscending: 'Aufsteigend sortieren',
        sortDescending: 'Absteigend sortieren',
        displayMode: 'Darstellung',
        displayTable: 'Tabelle',
        displayCards: 'Karten',
        refresh: 'Aktualisieren',
        refreshing: 'Wird aktualisiert',
        loading: 'Die Liste wird geladen',
        range: '%{from}–%{to} von %{total}',
        pages: 'Seiten',
        showMore: 'Mehr anzeigen (%{shown} von %{total} angezeigt)',
        nextPage: 'Nächste Seite',
        previousPage: 'Vorherige Seite',
        noMatchTitle: 'Nichts gefunden',
        noMatchText: 'Kein Eintrag enthält den gesuchten Begriff.',
        resetSearch: 'Alle anzeigen',
        failedTitle: 'Die Liste konnte nicht geladen werden',
        tryAgain: 'Erneut versuchen',
        actions: 'Aktionen',
        actionsFor: 'Aktionen für %{name}',
        copy: 'Kopieren',
        copied: 'Kopiert',
        copyName: '%{name} kopieren',
        copyFailed: 'Kopieren ist in diesem Browser nicht möglich. Bitte markieren und kopieren Sie den Text selbst.',
    },
};

export default messages;
