import type en from '../en/planJobs';
import type { Translation } from '../messages';

export default {
    jobs: {
        title: 'Action groupée',
        bar: 'Actions groupées en cours',
        progress: '%{done} sur %{total} terminés',
        progressOf: 'Progression : %{title}',
        allDone: {
            users: 'Terminé pour %{smart_count} utilisateur |||| Terminé pour %{smart_count} utilisateurs',
            keys: 'Terminé pour %{smart_count} clé |||| Terminé pour %{smart_count} clés',
            seats: 'Terminé pour %{smart_count} poste |||| Terminé pour %{smart_count} postes',
        },
        failed: '%{smart_count} échec |||| %{smart_count} échecs',
        changed: '%{smart_count} modifié entre-temps |||| %{smart_count} modifiés entre-temps',
        unknownCount: '%{smart_count} résultat incertain |||| %{smart_count} résultats incertains',
        left: 'Encore environ %{time}',
        spoken: '%{title} : %{percent} % terminés',
        unsaved: 'Ce navigateur n’enregistre rien : l’action s’arrête si vous rechargez ou fermez cette page.',
        pause: 'Pause',
        open: 'Détails',
        states: {
            running: 'En cours',
            paused: 'En pause',
            stopped: 'Arrêtée',
            ended: 'Terminée',
            targetMissing: 'Terminée prématurément',
            dropped: 'Terminée, car une autre personne s’est connectée avec ce navigateur',
        },
        again: {
            users: 'Réessayer pour %{smart_count} utilisateur |||| Réessayer pour %{smart_count} utilisateurs',
            keys: 'Réessayer pour %{smart_count} clé |||| Réessayer pour %{smart_count} clés',
            seats: 'Réessayer pour %{smart_count} poste |||| Réessayer pour %{smart_count} postes',
        },
        resend: {
            users: 'Renvoyer à %{smart_count} utilisateur |||| Renvoyer à %{smart_count} utilisateurs',
            keys: 'Renvoyer %{smart_count} clé |||| Renvoyer %{smart_count} clés',
        },
        sendAgain: 'Renvoyer',
        receipt: 'Télécharger le rapport',
        rows: {
            users: 'Utilisateurs',
            keys: 'Clés',
            seats: 'Postes',
        },
        row: {
            users: 'Utilisateur',
            keys: 'Clé',
            seats: 'Poste',
        },
        what: 'Action',
        outcome: 'Résultat',
        reason: 'Motif',
        every: 'Tous (%{count})',
        outcomes: {
            done: 'Terminé',
            gone: 'N’existe plus',
            failed: 'Échec',
            changed: 'Modifié entre-temps',
            unknown: 'Peut-être envoyé',
            waiting: 'Non commencé',
            sent: 'En cours',
        },
        unknownReason: 'La connexion a été interrompue : l’e-mail a peut-être été envoyé.',
        unknownText:
            'La connexion a été interrompue pendant l’envoi de certains e-mails. Ils sont peut-être arrivés et ne sont donc pas renvoyés automatiquement.',
        unknownChange: {
            outcome: 'Incertain',
            reason: 'La connexion a été interrompue : on ne sait pas si l’action a été effectuée.',
            text: 'La connexion a été interrompue entre-temps. On ne sait pas si l’action a été effectuée, elle n’est donc pas répétée automatiquement.',
        },
        endedEarly: 'Terminée prématurément : %{reason}',
        unknown: {
            users: 'Utilisateur %{id}',
            keys: 'Clé %{id}',
            seats: 'Poste %{id}',
        },
        missingTitle: 'Rien à afficher',
        missingText: 'Les résultats sont conservés 24 heures dans ce navigateur et supprimés à la déconnexion.',
        signOut: {
            title: 'Se déconnecter maintenant ?',
            text: '%{smart_count} élément n’a pas encore été traité. La déconnexion met fin à l’action. |||| %{smart_count} éléments n’ont pas encore été traités. La déconnexion met fin à l’action.',
            stay: 'Ne pas se déconnecter',
        },
    },
} satisfies Translation<typeof en>;
