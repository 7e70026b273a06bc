import type en from '../en/verbs';
import type { Translation } from '../messages';

/** The actions on several: what they are called, the button that starts them, and what they do. */
export default {
    verbs: {
        giveLicence: { title: 'Attribuer une licence', submit: 'Attribuer' },
        joinGroup: { title: 'Ajouter à un groupe cloud', submit: 'Ajouter' },
        reset: {
            title: 'Réinitialiser le mot de passe',
            submit: 'Envoyer les e-mails',
            text: 'Chacun de ces utilisateurs recevra un e-mail avec un lien pour choisir un nouveau mot de passe.',
        },
        activate: {
            title: 'Renvoyer l’activation',
            submit: 'Envoyer les e-mails',
            text: 'Chacun de ces utilisateurs recevra un nouveau lien d’activation. Les liens envoyés auparavant ne fonctionneront plus.',
        },
        takeLicence: {
            title: 'Retirer une licence',
            submit: 'Retirer',
            text: 'Ces utilisateurs perdront la licence ainsi que leurs clés. La licence aura davantage de clés disponibles.',
        },
        leaveGroup: {
            title: 'Retirer d’un groupe cloud',
            submit: 'Retirer',
            text: 'Ces utilisateurs perdront l’accès à ce qui est partagé avec le groupe.',
        },
        logout: {
            title: 'Déconnecter de tous les appareils',
            submit: 'Déconnecter',
            text: 'Ces utilisateurs seront déconnectés partout et devront se reconnecter. Ce qui n’y est pas enregistré pourra être perdu.',
        },
        deleteUser: {
            title: 'Supprimer des utilisateurs',
            submit: 'Supprimer',
            text: 'Ces utilisateurs seront supprimés, avec leur appartenance aux groupes cloud. Cette action est irréversible.',
        },
        expireKey: {
            title: 'Modifier la date d’expiration',
            submit: 'Modifier',
            text: '%{smart_count} clé recevra cette date d’expiration. |||| %{smart_count} clés recevront cette date d’expiration.',
            chooseExpiry:
                'Choisissez la nouvelle date d’expiration de %{smart_count} clé. |||| Choisissez la nouvelle date d’expiration de %{smart_count} clés.',
            noExpiry: '%{smart_count} clé n’expirera plus. |||| %{smart_count} clés n’expireront plus.',
        },
        sendKey: {
            title: 'Envoyer les clés',
            submit: 'Envoyer',
            text: '%{smart_count} clé sera envoyée par e-mail à son utilisateur. |||| %{smart_count} clés seront envoyées par e-mail à leurs utilisateurs.',
        },
        renewKey: {
            title: 'Remplacer les codes de clé',
            submit: 'Remplacer',
            text: '%{smart_count} clé recevra un nouveau code. L’ancien ne pourra plus être utilisé. |||| %{smart_count} clés recevront de nouveaux codes. Les anciens ne pourront plus être utilisés.',
        },
        deleteKey: {
            title: 'Supprimer les clés',
            submit: 'Supprimer',
            text: '%{smart_count} clé sera supprimée avec ses postes. Cette action est irréversible. |||| %{smart_count} clés seront supprimées avec leurs postes. Cette action est irréversible.',
        },
        releaseSeat: {
            title: 'Libérer les postes',
            submit: 'Libérer',
            text: '%{smart_count} poste sera libéré et pourra être utilisé sur une autre machine. |||| %{smart_count} postes seront libérés et pourront être utilisés sur d’autres machines.',
        },
        removeSeat: {
            title: 'Retirer les postes de la liste',
            submit: 'Retirer',
            text: '%{smart_count} poste inactif sera retiré de la liste. |||| %{smart_count} postes inactifs seront retirés de la liste.',
        },
    },
} satisfies Translation<typeof en>;
