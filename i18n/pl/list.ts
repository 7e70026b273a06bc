import type en from '../en/list';

const messages: typeof en = {
    list: {
        search: 'Szukaj',
        searchClear: 'Wyczyść wyszukiwanie',
        searchHint: 'Kilka wyrażeń należy rozdzielić przecinkami',
        sortBy: 'Sortuj według',
        ascending: 'Rosnąco',
        descending: 'Malejąco',
        sortAscending: 'Sortuj rosnąco',
        sortDescending: 'Sortuj malejąco',
        displayMode: 'Widok',
        displayTable: 'Tabela',
        displayCards: 'Karty',
        refresh: 'Odśwież',
        refreshing: 'Odświeżanie',
        loading: 'Wczytywanie listy',
        range: '%{from}–%{to} z %{total}',
        pages: 'Strony',
        showMore: 'Pokaż więcej (wyświetlono %{shown} z %{total})',
        nextPage: 'Następna strona',
        previousPage: 'Poprzednia strona',
        noMatchTitle: 'Nic nie znaleziono',
        noMatchText: 'Żadna pozycja nie zawiera szukanego wyrażenia.',
        resetSearch: 'Pokaż wszystko',
        failedTitle: 'Nie udało się wczytać listy',
        tryAgain: 'Spróbuj ponownie',
        actions: 'Działania',
        actionsFor: 'Działania: %{name}',
        copy: 'Kopiuj',
        copied: 'Skopiowano',
        copyName: 'Kopiuj: %{name}',
        copyFailed: 'Kopiowanie nie jest możliwe w tej przeglądarce. Proszę zaznaczyć i skopiować tekst samodzielnie.',
    },
};

export default messages;
