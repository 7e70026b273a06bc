import type en from '../en/seats';
import type { Translation } from '../messages';

export default {
    seats: {
        title: 'Postes',
        fields: {
            machine: 'Machine',
            state: 'Statut',
            user: 'Utilisateur',
        },
        active: 'Actif',
        activeSince: 'Actif depuis le %{from}',
        inactive: 'Inactif',
        inactiveUntil: 'Inactif, dernière activité le %{to}',
        inactivePeriod: 'Inactif, dernière activité du %{from} au %{to}',
        release: 'Libérer le poste',
        remove: 'Retirer de la liste',
        releaseTitle: 'Libérer le poste',
        releaseText:
            'Le poste sur « %{name} » sera libéré et pourra être utilisé sur une autre machine. Voulez-vous le libérer ?',
        releaseConfirm: 'Libérer',
        releaseSuccess: 'Le poste a été libéré.',
        removeTitle: 'Retirer le poste de la liste',
        removeText: 'Le poste inactif sur « %{name} » sera retiré de la liste. Voulez-vous le retirer ?',
        removeConfirm: 'Retirer',
        removeSuccess: 'Le poste a été retiré de la liste.',
        codeText:
            'La licence est liée à la machine « %{name} ». Veuillez saisir le code de libération que le logiciel y affiche.',
        codeLabel: 'Code de libération',
        codeHint: 'Quatre groupes de quatre lettres ou chiffres, par exemple A1B2-C3D4-E5F6-G7H8',
        codeInvalid: 'Veuillez saisir le code de libération sous la forme XXXX-XXXX-XXXX-XXXX.',
        codeRefused: 'Ce code de libération ne correspond pas à ce poste.',
        emptyTitle: 'Aucun poste pour le moment',
        emptyText: 'Dès qu’une clé de cette licence est utilisée sur une machine, celle-ci apparaît ici.',
        choice: {
            bar: 'Postes sélectionnés',
            count: '%{smart_count} poste sélectionné |||| %{smart_count} postes sélectionnés',
        },
        batch: {
            reasons: {
                nodeLocked: 'Lié à la machine : ne peut être libéré qu’un par un, avec son code de libération',
                active: 'Encore actif : doit d’abord être libéré',
                inactive: 'Déjà inactif',
            },
        },
        errors: {
            notEmpty: 'Le poste est encore utilisé',
            inUse: 'Fermez le logiciel sur cette machine, puis réessayez.',
            release: 'Le poste n’a pas pu être libéré',
            notFound: 'Poste introuvable',
        },
    },
} satisfies Translation<typeof en>;
