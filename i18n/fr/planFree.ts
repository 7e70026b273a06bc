import type en from '../en/planFree';
import type { Translation } from '../messages';

export default {
    planFree: {
        source: 'La vérification liste les clés de ces licences qui ne sont sur aucune machine. Rien n’est supprimé auparavant.',
        nothing: 'Veuillez sélectionner au moins une licence.',
        which: 'Quelles clés seront supprimées ?',
        others: 'Sur aucune machine, avec utilisateur',
        noTime: 'Le serveur n’indique pas l’heure : aucune clé n’est considérée comme expirée.',
        seats: 'Une clé avec un poste actif n’est pas supprimée.',
        reasons: {
            noUser: 'Sans utilisateur',
            expired: 'Expirée',
            neverActivated: 'Compte non activé',
            noMachine: 'Sur aucune machine',
        },
        states: {
            unused: 'Sera supprimée',
            kept: 'Reste',
        },
        figures: {
            unused: '%{smart_count} clé sera supprimée |||| %{smart_count} clés seront supprimées',
            kept: '%{smart_count} clé reste |||| %{smart_count} clés restent',
        },
        delete: 'La clé sera supprimée avec ses postes',
        of: 'Licence : %{licence}',
        loses: 'Perd la clé : %{name}',
    },
} satisfies Translation<typeof en>;
