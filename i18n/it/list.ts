import type en from '../en/list';

const messages: typeof en = {
    list: {
        search: 'Cerca',
        searchClear: 'Cancella la ricerca',
        searchHint: 'Separare più termini con virgole',
        sortBy: 'Ordina per',
        ascending: 'Crescente',
        descending: 'Decrescente',
        sortAscending: 'Ordina in modo crescente',
        sortDescending: 'Ordina in modo decrescente',
        displayMode: 'Visualizzazione',
        displayTable: 'Tabella',
        displayCards: 'Schede',
        refresh: 'Aggiorna',
        refreshing: 'Aggiornamento in corso',
        loading: 'Caricamento dell’elenco',
        range: '%{from}–%{to} di %{total}',
        pages: 'Pagine',
        showMore: 'Mostra altro (%{shown} di %{total} mostrati)',
        nextPage: 'Pagina successiva',
        previousPage: 'Pagina precedente',
        noMatchTitle: 'Nessun risultato',
        noMatchText: 'Nessuna voce contiene il termine cercato.',
        resetSearch: 'Mostra tutto',
        failedTitle: 'Impossibile caricare l’elenco',
        tryAgain: 'Riprova',
        actions: 'Azioni',
        actionsFor: 'Azioni per %{name}',
        copy: 'Copia',
        copied: 'Copiato',
        copyName: 'Copia: %{name}',
        copyFailed: 'La copia non è possibile in questo browser. Selezioni il testo e lo copi manualmente.',
    },
};

export default messages;
