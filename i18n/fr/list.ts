import type en from '../en/list';

const messages: typeof en = {
    list: {
        search: 'Rechercher',
        searchClear: 'Effacer la recherche',
        searchHint: 'Séparez plusieurs termes par des virgules',
        sortBy: 'Trier par',
        ascending: 'Croissant',
        descending: 'Décroissant',
        sortAscending: 'Trier par ordre croissant',
        sortDescending: 'Trier par ordre décroissant',
        displayMode: 'Affichage',
        displayTable: 'Tableau',
        displayCards: 'Cartes',
        refresh: 'Actualiser',
        refreshing: 'Actualisation en cours',
        loading: 'Chargement de la liste',
        range: '%{from}–%{to} sur %{total}',
        pages: 'Pages',
        showMore: 'Afficher plus (%{shown} sur %{total} affichés)',
        nextPage: 'Page suivante',
        previousPage: 'Page précédente',
        noMatchTitle: 'Aucun résultat',
        noMatchText: 'Aucune entrée ne contient le terme recherché.',
        resetSearch: 'Tout afficher',
        failedTitle: 'La liste n’a pas pu être chargée',
        tryAgain: 'Réessayer',
        actions: 'Actions',
        actionsFor: 'Actions pour %{name}',
        copy: 'Copier',
        copied: 'Copié',
        copyName: 'Copier : %{name}',
        copyFailed: 'La copie est impossible dans ce navigateur. Veuillez sélectionner le texte et le copier vous-même.',
    },
};

export default messages;
