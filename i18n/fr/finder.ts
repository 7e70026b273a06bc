import type en from '../en/finder';
import type { Translation } from '../messages';

export default {
    finder: {
        open: 'Rechercher',
        label: 'Rechercher utilisateurs, licences, clés, postes…',
        labelOwn: 'Rechercher clés, applications, pages…',
        results: 'Résultats',
        recent: 'Ouverts récemment',
        forget: 'Vider la liste',
        hint: 'Recherchez un nom, un numéro ou une clé collée.',
        tooShort: 'Veuillez saisir au moins deux caractères.',
        searching: 'Recherche en cours : %{groups}…',
        failed: 'Recherche impossible : %{groups}.',
        empty: 'Aucun résultat : %{groups}',
        none: 'Aucun résultat pour « %{query} ».',
        count: '%{smart_count} résultat |||| %{smart_count} résultats',
        all: 'Afficher %{smart_count} résultat |||| Afficher les %{smart_count} résultats',
        pages: 'Pages',
        stops: 'Qu’est-ce qui bloque %{name} ?',
        stopsMe: 'Qu’est-ce qui me bloque ?',
    },
} satisfies Translation<typeof en>;
