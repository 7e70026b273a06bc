import type en from '../en/planCompare';
import type { Translation } from '../messages';

export default {
    planCompare: {
        title: 'Comparer deux fichiers',
        text: 'Deux fichiers « Qui a quoi », par exemple de l’an dernier et d’aujourd’hui. Ils sont lus dans ce navigateur seulement ; rien n’est envoyé ni modifié.',
        before: 'Fichier antérieur',
        after: 'Fichier ultérieur',
        choose: 'Choisir un fichier',
        another: 'Choisir un autre fichier',
        rows: '%{name} : %{smart_count} ligne |||| %{name} : %{smart_count} lignes',
        day: 'Jour du fichier',
        dayHint: 'D’après le nom du fichier. Montre ce qui a expiré entre-temps.',
        clear: 'Effacer le jour',
        other: 'Ce n’est pas un fichier « Qui a quoi ».',
        close: 'Fermer',
        same: 'Les deux fichiers disent la même chose.',
        differences: 'Différences',
        order: 'Ordre',
        orders: { person: 'Par personne', licence: 'Par licence' },
        kinds: {
            given: 'Attribuées',
            taken: 'Retirées',
            moved: 'Transmises',
            expired: 'Expirées',
            renamed: 'Renommées',
        },
        says: {
            given: 'A reçu la clé',
            taken: 'N’a plus la clé',
            moved: 'La clé est passée à %{now}',
            expired: 'Expirée le %{now}',
            renamed: '« %{was} » s’appelle maintenant « %{now} »',
        },
        person: 'Personne',
        key: 'Clé',
        what: 'Ce qui diffère',
        was: 'Avant',
        now: 'Maintenant',
        save: 'Enregistrer les différences (CSV)',
    },
} satisfies Translation<typeof en>;
