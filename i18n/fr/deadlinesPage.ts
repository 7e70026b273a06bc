import type en from '../en/deadlinesPage';
import type { Translation } from '../messages';

export default {
    deadlinesPage: {
        intro: 'Tout ce qui porte une date : licences, clés et contrats, jour par jour',
        period: 'Période',
        next: '%{days} prochains jours',
        past: 'Passées',
        over: {
            licence: 'Licence expirée',
            key: 'Clé expirée',
            cancellation: 'Date de résiliation',
            end: 'Contrat terminé',
        },
        others: 'et %{smart_count} autre personne |||| et %{smart_count} autres personnes',
        count: '%{smart_count} échéance |||| %{smart_count} échéances',
        reading: {
            licences: 'Chargement des licences…',
            keys: 'Chargement des clés…',
            contracts: 'Chargement des contrats…',
        },
        progress: '%{read} sur %{total}',
        failed: {
            licences: 'Les licences n’ont pas pu être chargées',
            keys: 'Les clés n’ont pas pu être chargées',
            contracts: 'Les contrats n’ont pas pu être chargés',
        },
        emptyTitle: 'Rien à prévoir dans les %{days} prochains jours',
        emptyText: 'Aucune licence, aucune clé et aucun contrat n’a de date dans cette période.',
        emptyPastTitle: 'Aucune échéance passée pour le moment',
        emptyPastText: 'Les dates passées apparaissent ici.',
        calendar: {
            save: 'Enregistrer comme calendrier',
            saved: 'Le calendrier a été enregistré tel qu’il est aujourd’hui. Il ne se met pas à jour de lui-même.',
            savedPart: 'Le calendrier a été enregistré, mais il est incomplet. %{missing}.',
            failed: 'Le calendrier n’a pas pu être créé',
            name: 'Échéances (état au %{day})',
            text: 'État au %{day}. Ce calendrier ne se met pas à jour de lui-même. Le portail affiche l’état actuel.',
            event: '%{kind} : %{name}',
        },
    },
} satisfies Translation<typeof en>;
