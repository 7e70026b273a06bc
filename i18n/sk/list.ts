import type en from '../en/list';

const messages: typeof en = {
    list: {
        search: 'Hľadať',
        searchClear: 'Vymazať hľadanie',
        searchHint: 'Viac výrazov oddeľte čiarkami',
        sortBy: 'Zoradiť podľa',
        ascending: 'Vzostupne',
        descending: 'Zostupne',
        sortAscending: 'Zoradiť vzostupne',
        sortDescending: 'Zoradiť zostupne',
        displayMode: 'Zobrazenie',
        displayTable: 'Tabuľka',
        displayCards: 'Karty',
        refresh: 'Obnoviť',
        refreshing: 'Obnovuje sa',
        loading: 'Načítava sa zoznam',
        range: '%{from}–%{to} z %{total}',
        pages: 'Strany',
        showMore: 'Zobraziť viac (zobrazené %{shown} z %{total})',
        nextPage: 'Nasledujúca strana',
        previousPage: 'Predchádzajúca strana',
        noMatchTitle: 'Nič sa nenašlo',
        noMatchText: 'Žiadna položka neobsahuje hľadaný výraz.',
        resetSearch: 'Zobraziť všetko',
        failedTitle: 'Zoznam sa nepodarilo načítať',
        tryAgain: 'Skúsiť znova',
        actions: 'Akcie',
        actionsFor: 'Akcie: %{name}',
        copy: 'Kopírovať',
        copied: 'Skopírované',
        copyName: 'Kopírovať: %{name}',
        copyFailed: 'Kopírovanie nie je v tomto prehliadači možné. Označte text a skopírujte ho sami.',
    },
};

export default messages;
