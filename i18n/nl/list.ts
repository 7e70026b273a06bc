import type en from '../en/list';

const messages: typeof en = {
    list: {
        search: 'Zoeken',
        searchClear: 'Zoekopdracht wissen',
        searchHint: 'Scheid meerdere termen met komma’s',
        sortBy: 'Sorteren op',
        ascending: 'Oplopend',
        descending: 'Aflopend',
        sortAscending: 'Oplopend sorteren',
        sortDescending: 'Aflopend sorteren',
        displayMode: 'Weergave',
        displayTable: 'Tabel',
        displayCards: 'Kaarten',
        refresh: 'Vernieuwen',
        refreshing: 'Wordt vernieuwd',
        loading: 'De lijst wordt geladen',
        range: '%{from}–%{to} van %{total}',
        pages: 'Pagina’s',
        showMore: 'Meer weergeven (%{shown} van %{total} weergegeven)',
        nextPage: 'Volgende pagina',
        previousPage: 'Vorige pagina',
        noMatchTitle: 'Niets gevonden',
        noMatchText: 'Geen enkel item bevat de gezochte term.',
        resetSearch: 'Alles tonen',
        failedTitle: 'De lijst kon niet worden geladen',
        tryAgain: 'Opnieuw proberen',
        actions: 'Acties',
        actionsFor: 'Acties voor %{name}',
        copy: 'Kopiëren',
        copied: 'Gekopieerd',
        copyName: '%{name} kopiëren',
        copyFailed: 'Kopiëren is in deze browser niet mogelijk. Selecteer de tekst en kopieer deze zelf.',
    },
};

export default messages;
