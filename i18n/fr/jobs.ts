import type en from '../en/jobs';
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
        perhaps: '%{smart_count} résultat incertain |||| %{smart_count} résultats incertains',
        left: 'Encore environ %{time}',
        spoken: '%{title} : %{percent} % terminés',
        busy: 'Le serveur est surchargé. Reprise à %{time}.',
        unsaved: 'Ce navigateur n’enregistre rien : l’action s’arrête si vous rechargez ou fermez cette page.',
        batch: {
            users: {
                count: '%{smart_count} utilisateur |||| %{smart_count} utilisateurs',
                nobody: 'Aucun des utilisateurs sélectionnés n’est concerné. Modifiez votre sélection.',
                leftOut: 'Ignoré : %{smart_count} utilisateur |||| Ignorés : %{smart_count} utilisateurs',
                typed: {
                    label: 'Nombre d’utilisateurs',
                    hint: 'Saisissez %{count} pour confirmer',
                    mismatch: 'Veuillez saisir %{count} : c’est le nombre d’utilisateurs qui seront supprimés.',
                },
            },
            keys: {
                count: '%{smart_count} clé |||| %{smart_count} clés',
                nobody: 'Cette action n’est possible pour aucune des clés sélectionnées. Veuillez modifier votre sélection.',
                leftOut: 'Ignorée : %{smart_count} clé |||| Ignorées : %{smart_count} clés',
                typed: {
                    label: 'Nombre de clés',
                    hint: 'Saisissez %{count} pour confirmer',
                    mismatch: 'Veuillez saisir %{count} : c’est le nombre de clés qui seront supprimées.',
                },
            },
            seats: {
                count: '%{smart_count} poste |||| %{smart_count} postes',
                nobody: 'Cette action n’est possible pour aucun des postes sélectionnés. Veuillez modifier votre sélection.',
                leftOut: 'Ignoré : %{smart_count} poste |||| Ignorés : %{smart_count} postes',
            },
            gone: 'N’existe plus',
        },
        pause: 'Pause',
        resume: 'Reprendre',
        stop: 'Arrêter',
        open: 'Détails',
        close: 'Fermer',
        states: {
            running: 'En cours',
            paused: 'En pause',
            stopped: 'Arrêtée',
            ended: 'Terminée',
            over: 'Terminée prématurément',
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
        receipt: 'Télécharger le compte rendu',
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
            perhaps: 'Peut-être envoyé',
            waiting: 'Non commencé',
            sent: 'En cours',
        },
        perhapsReason: 'La connexion a été interrompue : l’e-mail a peut-être été envoyé.',
        perhapsText:
            'La connexion a été interrompue pendant l’envoi de certains e-mails. Ils sont peut-être arrivés et ne sont donc pas renvoyés automatiquement.',
        unsure: {
            outcome: 'Incertain',
            reason: 'La connexion a été interrompue : on ne sait pas si l’action a été effectuée.',
            text: 'La connexion a été interrompue entre-temps. On ne sait pas si l’action a été effectuée, elle n’est donc pas répétée automatiquement.',
        },
        overText: 'Terminée prématurément : %{reason}',
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
            confirm: 'Se déconnecter',
            stay: 'Ne pas se déconnecter',
        },
    },
} satisfies Translation<typeof en>;
